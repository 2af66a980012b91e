// SPDX-License-Identifier: MIT
// The expensive questions of the API: the steps of each, and the time of a step. With more than
// 10^9 steps in a second, the limit of steps also limits the time of a question.
#include <benchmark/benchmark.h>

#include <string>

#include "app/api/api.hpp"
#include "app/api/cases_test.hpp"

namespace reckon::bench {
namespace {

void answer(benchmark::State& state, const api::Case& question) {
  const std::string body = question.body.dump();
  api::Engine engine;
  for (auto _ : state) benchmark::DoNotOptimize(engine.answer(question.path, body));
  const auto steps = static_cast<double>(engine.steps());
  state.counters["steps"] = steps;
  state.counters["steps_per_second"] = {steps, benchmark::Counter::kIsIterationInvariantRate};
}

const bool kRegistered = [] {
  for (const api::Case& question : api::costly_questions()) {
    benchmark::RegisterBenchmark(("question: " + question.name).c_str(), answer, question)
        ->Unit(benchmark::kMillisecond);
  }
  return true;
}();

}  // namespace
}  // namespace reckon::bench
