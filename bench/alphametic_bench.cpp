// SPDX-License-Identifier: MIT
// The time to prove that an alphametic has one answer, without reading it.
#include <benchmark/benchmark.h>

#include "bench/alphametics.hpp"
#include "reckon/letters/solve/solver.hpp"

namespace reckon::bench {
namespace {

void alphametic_corpus(benchmark::State& state) {
  each_alphametic(state, [](const letters::Puzzle& puzzle) { return is_unique(puzzle); });
}
BENCHMARK(alphametic_corpus)->Iterations(20 * kAlphametics);

void alphametic_alone(benchmark::State& state, const char* text) {
  const letters::Puzzle puzzle = letters::read_puzzle(text)->puzzle;
  for (auto _ : state) benchmark::DoNotOptimize(is_unique(puzzle));
}
BENCHMARK_CAPTURE(alphametic_alone, money, "SEND + MORE = MONEY");
BENCHMARK_CAPTURE(alphametic_alone, robert, "DONALD + GERALD = ROBERT");
BENCHMARK_CAPTURE(alphametic_alone, product, "TWO × TWO = THREE");
BENCHMARK_CAPTURE(alphametic_alone, six_factors, "GB × DE × HH × CA × AI × BE = BAJGHBGFEEE");
BENCHMARK_CAPTURE(alphametic_alone, seven, kSolitarySeven);
BENCHMARK_CAPTURE(alphametic_alone, sum_of_200, sum_of_200().c_str());

// All answers of a division without a given digit.
void alphametic_bare_division(benchmark::State& state) {
  const letters::Puzzle puzzle = letters::read_puzzle(kBareDivision)->puzzle;
  for (auto _ : state) benchmark::DoNotOptimize(count_answers(puzzle));
}
BENCHMARK(alphametic_bare_division);

}  // namespace
}  // namespace reckon::bench
