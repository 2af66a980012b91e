// SPDX-License-Identifier: MIT
// The Krypto solver compared with the methods of its sources, on the same hands in the same run.
// The ratios are printed at the end. `--signature` prints work instead of time.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/api/cases_test.hpp"
#include "bench/baselines.hpp"
#include "reckon/countdown/countdown.hpp"
#include "reckon/krypto/census/census.hpp"
#include "reckon/krypto/census/solution_counts.hpp"
#include "reckon/krypto/deck.hpp"
#include "reckon/krypto/solver.hpp"

namespace reckon::bench {
namespace {

using krypto::Form;
using krypto::Hand;
using krypto::Solver;

constexpr std::uint64_t kSeed = 1;

std::vector<Hand> dealt_hands(std::size_t hands, std::size_t cards) {
  krypto::Dealer dealer(krypto::Deck::cards56, kSeed, cards);
  std::vector<Hand> dealt;
  for (std::size_t i = 0; i < hands; ++i) dealt.push_back(dealer.deal());
  return dealt;
}

// Runs `work` on every hand, repeatedly; the time shown is for one hand.
template <typename Work>
void each_hand(benchmark::State& state, const std::vector<Hand>& hands, const Work& work) {
  std::size_t i = 0;
  std::uint64_t answers = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(answers += work(hands[i]));
    i = i + 1 == hands.size() ? 0 : i + 1;
  }
}

std::int64_t objective_of(const Hand& hand) { return *hand.objective().to_int64(); }

void all_distinct(benchmark::State& state) {
  const auto cards = static_cast<std::size_t>(state.range(0));
  // A round takes all hands, so that the average is over equally many.
  const auto hands = dealt_hands(static_cast<std::size_t>(state.range(1)), cards);
  Solver solver;
  each_hand(state, hands, [&](const Hand& hand) { return solver.solve(hand, {}).count(); });
}
BENCHMARK(all_distinct)->ArgNames({"cards", "hands"})->Args({5, 1000})->Iterations(20000);
BENCHMARK(all_distinct)->ArgNames({"cards", "hands"})->Args({6, 200})->Iterations(1000);
BENCHMARK(all_distinct)
    ->ArgNames({"cards", "hands"})
    ->Args({7, 50})
    ->Iterations(100)
    ->Unit(benchmark::kMillisecond);

void all_written(benchmark::State& state) {
  const auto hands = dealt_hands(1000, 5);
  Solver solver;
  each_hand(state, hands,
            [&](const Hand& hand) { return solver.solve(hand, {.form = Form::written}).count(); });
}
BENCHMARK(all_written)->Iterations(20000);

void all_linear(benchmark::State& state) {
  const auto hands = dealt_hands(1000, 5);
  Solver solver;
  each_hand(state, hands,
            [&](const Hand& hand) { return solver.solve(hand, {.form = Form::linear}).count(); });
}
BENCHMARK(all_linear)->Iterations(20000);

void solvable(benchmark::State& state) {
  const auto hands = dealt_hands(1000, 5);
  const Rules rules = state.range(0) == 0 ? Rules::house : Rules::international;
  state.SetLabel(std::string(name_of(rules)));
  Solver solver;
  each_hand(state, hands,
            [&](const Hand& hand) { return std::uint64_t{solver.solvable(hand, rules)}; });
}
BENCHMARK(solvable)->ArgName("international")->Arg(0)->Arg(1)->Iterations(200000);

void first(benchmark::State& state) {
  const auto hands = dealt_hands(1000, 5);
  Solver solver;
  each_hand(state, hands, [&](const Hand& hand) {
    return std::uint64_t{solver.first(hand, Rules::house).has_value()};
  });
}
BENCHMARK(first)->Iterations(200000);

// The hand for which other solvers publish their times.
void published_hand(benchmark::State& state) {
  const std::vector<Hand> hands = {Hand::parse("2 4 3 6 5 : 6").value()};
  const bool all = state.range(0) == 1;
  state.SetLabel(all ? "all distinct solutions of 2 4 3 6 5 : 6"
                     : "first solution of 2 4 3 6 5 : 6");
  Solver solver;
  each_hand(state, hands, [&](const Hand& hand) {
    return all ? solver.solve(hand, {}).count()
               : std::uint64_t{solver.first(hand, Rules::house).has_value()};
  });
}
BENCHMARK(published_hand)->ArgName("all")->Arg(1)->Arg(0);

void census(benchmark::State& state) {
  const Rules rules = state.range(0) == 0 ? Rules::house : Rules::international;
  state.SetLabel(std::string(name_of(rules)) + ", 2,968,875 games");
  for (auto _ : state) benchmark::DoNotOptimize(krypto::Census::take({}, rules));
}
BENCHMARK(census)->ArgName("international")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

void solution_counts(benchmark::State& state) {
  const Rules rules = state.range(0) == 0 ? Rules::house : Rules::international;
  state.SetLabel(std::string(name_of(rules)) + ", 2,968,875 games");
  const std::uint64_t hands = krypto::HandOrder(5, 25).hands();
  for (auto _ : state) {
    std::uint64_t solutions = 0;
    const krypto::SolutionCounts counts({}, rules);
    counts.each_hand(0, hands,
                     [&](std::span<const std::uint32_t> of_hand) { solutions += of_hand.back(); });
    benchmark::DoNotOptimize(solutions);
  }
}
BENCHMARK(solution_counts)
    ->ArgName("international")
    ->Arg(0)
    ->Arg(1)
    ->Iterations(3)
    ->Unit(benchmark::kMillisecond);

void countdown_census(benchmark::State& state) {
  state.SetLabel("Countdown, 11,905,457 games");
  for (auto _ : state) benchmark::DoNotOptimize(countdown::Countdown::take());
}
BENCHMARK(countdown_census)->Unit(benchmark::kMillisecond);

void look_up(benchmark::State& state) {
  const krypto::Census census = krypto::Census::take({}, Rules::house);
  std::vector<Hand> hands;
  for (const Hand& hand : dealt_hands(1000, 5)) {
    std::vector<std::int64_t> cards = hand.cards();
    std::ranges::sort(cards);
    hands.push_back(*Hand::make(std::move(cards), hand.objective()));
  }
  state.SetLabel("in the census");
  each_hand(state, hands, [&](const Hand& hand) {
    return std::uint64_t{census.solvable(hand.cards(), objective_of(hand))};
  });
}
BENCHMARK(look_up);

constexpr std::uint64_t kAll = ~std::uint64_t{0};

void exhaustive_method(benchmark::State& state) {
  const auto hands = dealt_hands(50, 5);
  state.SetLabel("430,080 evaluations");
  each_hand(state, hands, [](const Hand& hand) {
    return count_exhaustively(hand.cards(), objective_of(hand), kAll);
  });
}
BENCHMARK(exhaustive_method)->Iterations(100);

void exhaustive_method_to_first(benchmark::State& state) {
  const auto hands = dealt_hands(1000, 5);
  state.SetLabel("until the first solution");
  each_hand(state, hands, [](const Hand& hand) {
    return count_exhaustively(hand.cards(), objective_of(hand), 1);
  });
}
BENCHMARK(exhaustive_method_to_first)->Iterations(1000);

void row_method(benchmark::State& state) {
  const auto hands = dealt_hands(200, 5);
  state.SetLabel("30,720 rows");
  each_hand(state, hands,
            [](const Hand& hand) { return count_rows(hand.cards(), objective_of(hand)); });
}
BENCHMARK(row_method)->Iterations(1000);

// Prints the usual table, and then the speedup of each over its baseline.
class RatioReporter : public benchmark::ConsoleReporter {
 public:
  RatioReporter() : ConsoleReporter(OO_None) {}

  void ReportRuns(const std::vector<Run>& runs) override {
    ConsoleReporter::ReportRuns(runs);
    for (const Run& run : runs) {
      if (run.run_type == Run::RT_Aggregate) continue;
      const std::string& parameters = run.run_name.args;
      microseconds_[run.run_name.function_name + (parameters.empty() ? "" : "/" + parameters)] =
          1e6 * run.real_accumulated_time / static_cast<double>(run.iterations);
    }
  }

  void Finalize() override {
    print("all_distinct/cards:5/hands:1000", "exhaustive_method");
    print("all_written", "exhaustive_method");
    print("all_linear", "row_method");
    print("first", "exhaustive_method_to_first");
    print("solvable/international:0", "exhaustive_method_to_first");
    // The number of games in a census.
    constexpr double kGames = 2968875;
    print("census/international:0", "exhaustive_method", kGames);
    print("census/international:1", "exhaustive_method", kGames);
    print("solution_counts/international:0", "exhaustive_method", kGames);
    print("puzzle_unique", "puzzle_backtracking");
    print("puzzle_unique", "puzzle_gecode");
  }

 private:
  void print(const std::string& name, const std::string& baseline, double items = 1) const {
    const auto ours = microseconds_.find(name);
    const auto theirs = microseconds_.find(baseline);
    if (ours == microseconds_.end() || theirs == microseconds_.end()) return;
    const double each = ours->second / items;
    const double ratio = theirs->second / each;
    std::printf("%-32s %9.3f us   %-27s %9.2f us   ratio %.*f\n", name.c_str(), each,
                baseline.c_str(), theirs->second, ratio < 10 ? 1 : 0, ratio);
  }

  std::map<std::string, double> microseconds_;
};

}  // namespace
}  // namespace reckon::bench

int main(int count, char** values) {
  if (count == 2 && std::string_view(values[1]) == "--signature") {
    std::fputs(reckon::api::work_signature().c_str(), stdout);
    return 0;
  }
  benchmark::Initialize(&count, values);
  if (benchmark::ReportUnrecognizedArguments(count, values)) return 2;
  reckon::bench::RatioReporter reporter;
  benchmark::RunSpecifiedBenchmarks(&reporter);
  return 0;
}
