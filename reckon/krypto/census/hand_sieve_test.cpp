// SPDX-License-Identifier: MIT
#include "reckon/krypto/census/hand_sieve.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/krypto/solver.hpp"

namespace reckon::krypto {
namespace {

void do_round(HandSieve& sieve, const std::vector<std::int64_t>& objectives) {
  sieve.begin(objectives);
  // The order does not matter.
  for (std::uint64_t part = sieve.parts(); part-- > 0;) sieve.do_part(part);
  sieve.end();
}

struct Case {
  std::size_t cards;
  std::int64_t first;
  std::int64_t last;
};

// The solver decides hand by hand. In theory two fractions may share a residue; among so few none
// do.
TEST(HandSieve, LeavesTheHandsThatReachAllObjectives) {
  constexpr std::uint64_t kSeed = 20189;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  SplitMix64 random(kSeed);
  Solver solver;
  for (const auto& [cards, first, last] :
       {Case{5, 1, effort(9, 5)}, Case{5, 0, effort(6, 3)}, Case{6, 1, effort(6, 3)}, Case{6, 0, 2},
        Case{7, 1, effort(4, 2)}, Case{7, 0, 2}, Case{5, 11, effort(15, 13)}}) {
    const HandRange range = HandRange::make(cards, first, last).value();
    for (const Rules rules : kAllRules) {
      ASSERT_TRUE(HandSieve::fits(range, rules));
      HandSieve sieve(range, rules);
      EXPECT_EQ(sieve.left(), range.hands());
      std::vector<bool> left(static_cast<std::size_t>(range.hands()), true);
      for (int round = 0; round < 2; ++round) {
        std::vector<std::int64_t> objectives;
        for (int i = 0; i < 2; ++i) {
          const std::uint64_t most = round == 0 ? 30 : 200;
          objectives.push_back(static_cast<std::int64_t>(random.below(most)) + 1);
        }
        do_round(sieve, objectives);
        std::uint64_t count = 0;
        for (std::uint64_t hand = 0; hand < range.hands(); ++hand) {
          const auto cards_of_hand = range.at(hand);
          for (const std::int64_t objective : objectives) {
            const auto asked = Hand::make(cards_of_hand, objective).value();
            if (!solver.solvable(asked, rules)) left[static_cast<std::size_t>(hand)] = false;
          }
          ASSERT_EQ(sieve.has(hand), left[static_cast<std::size_t>(hand)])
              << cards << " cards from " << first << " to " << last << ", " << name_of(rules)
              << " rules, hand " << hand << ", objectives " << objectives[0] << " and "
              << objectives[1];
          if (!sieve.has(hand)) continue;
          EXPECT_EQ(sieve.nth(count), hand);
          ++count;
        }
        EXPECT_EQ(sieve.left(), count);
      }
    }
  }
}

TEST(HandSieve, FitsWhatMemoryAndNumbersHold) {
  const auto fits = [](std::size_t cards, std::int64_t first, std::int64_t last, Rules rules) {
    return HandSieve::fits(HandRange::make(cards, first, last).value(), rules);
  };
  EXPECT_TRUE(fits(7, 0, 25, Rules::house));
  EXPECT_TRUE(fits(7, 1, 25, Rules::positive));
  EXPECT_TRUE(fits(6, 1, 50, Rules::house));
  EXPECT_FALSE(fits(4, 1, 25, Rules::house));
  EXPECT_FALSE(fits(7, 1, 40, Rules::house)) << "some 150 million values of four cards";
  EXPECT_FALSE(fits(6, 1, 70, Rules::house)) << "2^27 hands and more";
  EXPECT_FALSE(fits(7, 990, 1000, Rules::house)) << "1000^7 times 2^7";
}

}  // namespace
}  // namespace reckon::krypto
