// SPDX-License-Identifier: MIT
#include "reckon/countdown/countdown.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <bitset>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "reckon/arith/random.hpp"

namespace reckon::countdown {
namespace {

const Countdown& countdown() {
  static const Countdown census = Countdown::take();
  return census;
}

std::string text(std::uint64_t selection) {
  std::string text;
  for (const std::int64_t card : countdown().cards(selection)) text += std::to_string(card) + " ";
  return text;
}

// Brute force in a few lines: replaces any two of the numbers by a result, recursively, and notes
// every value.
class EveryWay {
 public:
  explicit EveryWay(std::span<const std::int64_t, 6> cards) {
    std::array<std::int64_t, 6> numbers{};
    std::ranges::copy(cards, numbers.begin());
    for (const std::int64_t number : numbers) note(number);
    go_on(numbers, 6);
  }

  bool reaches(std::int64_t value) const { return met_[static_cast<std::size_t>(value)]; }

 private:
  void note(std::int64_t value) {
    if (value < 1000) met_.set(static_cast<std::size_t>(value));
  }

  void go_on(const std::array<std::int64_t, 6>& numbers, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) {
      for (std::size_t j = i + 1; j < size; ++j) {
        const std::int64_t large = std::max(numbers[i], numbers[j]);
        const std::int64_t small = std::min(numbers[i], numbers[j]);
        std::array<std::int64_t, 6> left = numbers;
        left[j] = left[size - 1];
        const auto with = [&](std::int64_t result) {
          note(result);
          left[i] = result;
          if (size > 2) go_on(left, size - 1);
        };
        with(large + small);
        with(large * small);
        if (large > small) with(large - small);
        if (large % small == 0) with(large / small);
      }
    }
  }

  std::bitset<1000> met_;
};

TEST(Countdown, ListsEverySelectionOnceInLexicographicOrder) {
  std::vector<std::int64_t> tiles = {25, 50, 75, 100};
  for (std::int64_t small = 1; small <= 10; ++small) tiles.insert(tiles.end(), 2, small);
  std::ranges::sort(tiles);
  ASSERT_EQ(tiles.size(), 24U);
  std::set<std::vector<std::int64_t>> selections;
  for (std::uint32_t chosen = 0; chosen < 1U << 24U; ++chosen) {
    if (std::popcount(chosen) != 6) continue;
    std::vector<std::int64_t> selection;
    for (std::uint32_t rest = chosen; rest != 0; rest &= rest - 1) {
      selection.push_back(tiles[static_cast<std::size_t>(std::countr_zero(rest))]);
    }
    selections.insert(selection);
  }
  ASSERT_EQ(countdown().selections(), 13243U);
  ASSERT_EQ(selections.size(), 13243U);
  std::uint64_t number = 0;
  for (const std::vector<std::int64_t>& selection : selections) {
    ASSERT_TRUE(std::ranges::equal(countdown().cards(number), selection)) << text(number);
    ++number;
  }
}

// 10,858,746 games is the published figure. The figures by count of large numbers and for the
// hardest objective are by Jon Corby and Gavin Chipper. Source: "How many Numbers puzzles are there
// in total?", a thread in the forum of c4countdown.co.uk.
TEST(Countdown, FindsThePublishedNumbersOfSolvableGames) {
  EXPECT_EQ(countdown().count(), 11905457U);
  std::array<std::uint64_t, 5> solvable{};
  std::uint64_t reaching_all = 0;
  std::uint64_t reaching_none = 0;
  for (std::uint64_t selection = 0; selection < countdown().selections(); ++selection) {
    std::uint64_t reached = 0;
    for (auto t = Countdown::kFirstObjective; t <= Countdown::kLastObjective; ++t) {
      if (countdown().solvable(selection, t)) ++reached;
    }
    const auto large = std::ranges::count_if(countdown().cards(selection),
                                             [](std::int64_t card) { return card > 10; });
    solvable[static_cast<std::size_t>(large)] += reached;
    if (reached == 899) ++reaching_all;
    if (reached == 0) ++reaching_none;
  }
  EXPECT_EQ(solvable, (std::array<std::uint64_t, 5>{1963726, 4966076, 3192103, 693131, 43710}));
  EXPECT_EQ(std::accumulate(solvable.begin(), solvable.end(), std::uint64_t{0}), 10858746U);
  EXPECT_EQ(reaching_all, 1226U);
  EXPECT_EQ(reaching_none, 1U);
}

TEST(Countdown, CountsTheUnsolvableGamesOfEachObjective) {
  const std::vector<std::uint64_t> unsolvable = countdown().unsolvable_by_objective();
  ASSERT_EQ(unsolvable.size(), 899U);
  EXPECT_EQ(std::accumulate(unsolvable.begin(), unsolvable.end(), std::uint64_t{0}),
            11905457U - 10858746U);
  EXPECT_EQ(std::ranges::max_element(unsolvable) - unsolvable.begin(), 947 - 101);
  EXPECT_EQ(unsolvable[947 - 101], 4226U);
  for (const std::int64_t objective : {101, 500, 999}) {
    std::uint64_t count = 0;
    for (std::uint64_t selection = 0; selection < countdown().selections(); ++selection) {
      if (!countdown().solvable(selection, objective)) ++count;
    }
    EXPECT_EQ(unsolvable[static_cast<std::size_t>(objective - 101)], count) << objective;
  }
}

// Tests all objectives of the first and the last selection, and of random ones.
TEST(Countdown, EqualsEveryWayToPlay) {
  constexpr std::uint64_t kSeed = 10858746;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  SplitMix64 random(kSeed);
  std::vector<std::uint64_t> selections = {0, countdown().selections() - 1};
  while (selections.size() < 100) selections.push_back(random.below(countdown().selections()));
  for (const std::uint64_t selection : selections) {
    const EveryWay every_way(countdown().cards(selection));
    for (auto t = Countdown::kFirstObjective; t <= Countdown::kLastObjective; ++t) {
      ASSERT_EQ(countdown().solvable(selection, t), every_way.reaches(t)) << text(selection) << t;
    }
  }
}

TEST(Countdown, AgreesWithTheSolverOnRandomGames) {
  constexpr std::uint64_t kSeed = 13243;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  SplitMix64 random(kSeed);
  krypto::Solver solver;
  int unsolvable = 0;
  for (int i = 0; i < 1000; ++i) {
    // Half of them are among the first selections, with small numbers, where solutions are rarer.
    const std::uint64_t selection = random.below(i % 2 == 0 ? countdown().selections() : 1000);
    const std::int64_t objective = 101 + static_cast<std::int64_t>(random.below(899));
    const auto cards = countdown().cards(selection);
    const krypto::Hand hand = krypto::Hand::make({cards.begin(), cards.end()}, objective).value();
    const bool truth = solver.solvable(hand, Rules::positive, krypto::Use::any);
    ASSERT_EQ(countdown().solvable(selection, objective), truth) << hand.to_text();
    if (!truth) ++unsolvable;
  }
  EXPECT_GT(unsolvable, 100);
}

TEST(Countdown, SaysHowFarItIs) {
  std::vector<std::uint64_t> steps;
  std::uint64_t all = 0;
  Countdown::take([&](std::uint64_t done, std::uint64_t total) {
    steps.push_back(done);
    all = total;
  });
  ASSERT_EQ(steps.size(), all);
  ASSERT_GT(all, 1000U);
  for (std::size_t i = 0; i < steps.size(); ++i) ASSERT_EQ(steps[i], i + 1);
}

}  // namespace
}  // namespace reckon::countdown
