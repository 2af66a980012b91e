// SPDX-License-Identifier: MIT
// Zero grids: all of 3 x 3 decided, and larger ones found by random search.
#include <benchmark/benchmark.h>

#include <cstdint>

#include "reckon/zero/zero_search.hpp"
#include "reckon/zero/zero_three.hpp"

namespace reckon::bench {
namespace {

void zero_three(benchmark::State& state) {
  state.SetLabel("all 117,649 settings");
  for (auto _ : state) benchmark::DoNotOptimize(zero::zero_census(false));
}
BENCHMARK(zero_three)->Unit(benchmark::kMillisecond);

void zero_search(benchmark::State& state) {
  state.SetLabel("grids of 4 x 4");
  auto search = zero::ZeroSearch::make(1, 4, 4, 2);
  for (auto _ : state) {
    while (!search->attempt()) {
    }
  }
}
BENCHMARK(zero_search)->Unit(benchmark::kMillisecond)->Iterations(200);

}  // namespace
}  // namespace reckon::bench
