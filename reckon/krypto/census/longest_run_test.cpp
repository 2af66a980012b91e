// SPDX-License-Identifier: MIT
#include "reckon/krypto/census/longest_run.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "reckon/arith/effort_test.hpp"

namespace reckon::krypto {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

using Cards = std::vector<std::int64_t>;

// An independent method without the library: joins any two numbers until one is left. Up to four
// cards.
class Ways {
 public:
  explicit Ways(const Cards& cards) {
    std::vector<Number> numbers;
    for (const std::int64_t card : cards) numbers.push_back({card, 1});
    join(numbers, 15);
  }
  // The largest n with all of 1, 2, ..., n reached.
  std::int64_t run(std::size_t rules) const {
    std::int64_t run = 0;
    while (reached_.at(rules).contains(run + 1)) ++run;
    return run;
  }

 private:
  struct Number {
    std::int64_t top = 0;
    std::int64_t bottom = 1;
  };

  void join(const std::vector<Number>& numbers, unsigned obeyed) {
    if (numbers.size() == 1) {
      const auto [top, bottom] = numbers[0];
      if (top % bottom != 0) return;
      for (std::size_t rules = 0; rules < 4; ++rules) {
        if ((obeyed >> rules & 1U) != 0) reached_.at(rules).insert(top / bottom);
      }
      return;
    }
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      for (std::size_t j = 0; j < numbers.size(); ++j) {
        if (i != j) join_two(numbers, i, j, obeyed);
      }
    }
  }

  void join_two(const std::vector<Number>& numbers, std::size_t i, std::size_t j, unsigned obeyed) {
    std::vector<Number> rest;
    for (std::size_t k = 0; k < numbers.size(); ++k) {
      if (k != i && k != j) rest.push_back(numbers[k]);
    }
    const auto [a, b] = numbers[i];
    const auto [c, d] = numbers[j];
    for (Number result : {Number{a * d + c * b, b * d}, Number{a * d - c * b, b * d},
                          Number{a * c, b * d}, Number{a * d, b * c}}) {
      if (result.bottom == 0) continue;
      if (result.bottom < 0) result = {-result.top, -result.bottom};
      const bool whole = result.top % result.bottom == 0;
      const unsigned obeys = !whole ? 1U : result.top < 0 ? 3U : result.top == 0 ? 7U : 15U;
      rest.push_back(result);
      join(rest, obeyed & obeys);
      rest.pop_back();
    }
  }

  std::array<std::set<std::int64_t>, 4> reached_;  // by rules
};

// All hands of a range, by loops over all ordered choices.
std::set<Cards> all_hands(std::size_t count, std::int64_t first, std::int64_t last) {
  std::set<Cards> hands = {{}};
  for (std::size_t i = 0; i < count; ++i) {
    std::set<Cards> longer;
    for (Cards hand : hands) {
      hand.push_back(0);
      for (hand.back() = first; hand.back() <= last; ++hand.back()) {
        Cards sorted = hand;
        std::ranges::sort(sorted);
        longer.insert(sorted);
      }
    }
    hands = std::move(longer);
  }
  return hands;
}

TEST(LongestRun, IsTheOneThatAllWaysGive) {
  struct Range {
    std::size_t cards;
    std::int64_t first;
    std::int64_t last;
  };
  for (const auto& [cards, first, last] :
       {Range{1, 1, 9}, Range{1, 2, 9}, Range{2, 0, 9}, Range{3, 0, 9}, Range{3, 4, 12},
        Range{4, effort(0, 5), 9}}) {
    const HandRange range = HandRange::make(cards, first, last).value();
    std::array<LongestRun, 4> longest;
    std::uint64_t index = 0;
    for (const Cards& hand : all_hands(cards, first, last)) {
      ASSERT_EQ(range.at(index), hand);
      const Ways ways(hand);
      for (std::size_t rules = 0; rules < 4; ++rules) {
        // A hand of one card needs no operation, and a card obeys all rules.
        longest.at(rules).add({.run = ways.run(rules), .hands = {index}});
      }
      ++index;
    }
    EXPECT_EQ(index, range.hands());
    for (const Rules rules : kAllRules) {
      SCOPED_TRACE(testing::Message()
                   << cards << " cards " << first << "-" << last << " " << name_of(rules));
      const LongestRun& truth = longest.at(static_cast<std::size_t>(rules));
      const Contenders all(range, rules, Use::all);
      const LongestRun found = longest_run(all, 0, range.hands());
      EXPECT_EQ(found.run, truth.run);
      if (truth.run > 0) {
        EXPECT_EQ(found.hands, truth.hands);
      } else {
        EXPECT_THAT(found.hands, IsEmpty());
      }
      // The result is the same if a reachable run is known in advance, and in two parts.
      Contenders climbed(range, rules, Use::all);
      EXPECT_EQ(climbed.next_round(), nullptr);
      EXPECT_LE(climbed.run(), truth.run);
      const LongestRun rest = longest_run(climbed, 0, range.hands());
      EXPECT_EQ(rest.run, found.run);
      EXPECT_EQ(rest.hands, found.hands);
      LongestRun parts = longest_run(all, 0, range.hands() / 3);
      parts.add(longest_run(all, range.hands() / 3, range.hands()));
      EXPECT_EQ(parts.run, found.run);
      EXPECT_EQ(parts.hands, found.hands);
    }
  }
}

// https://oeis.org/A048175 has the digits 1 2 4 as its example, and no longer run for three digits.
TEST(LongestRun, OfThreeDigitsIsThePublishedOne) {
  const HandRange range = HandRange::make(3, 0, 9).value();
  const LongestRun found = longest_run(Contenders(range, Rules::house, Use::all), 0, range.hands());
  EXPECT_EQ(found.run, 10);
  ASSERT_EQ(found.hands.size(), 1U);
  EXPECT_THAT(range.at(found.hands[0]), ElementsAre(1, 2, 4));
}

// Compares hand by hand with the result after all rounds of the sieve.
TEST(LongestRun, IsTheSameOfThoseThatTheSieveLeaves) {
  struct Range {
    std::size_t cards;
    std::int64_t first;
    std::int64_t last;
  };
  for (const auto& [cards, first, last] :
       {Range{5, 1, effort(10, 6)}, Range{5, 0, effort(7, 4)}, Range{6, 1, effort(5, 3)}}) {
    const HandRange range = HandRange::make(cards, first, last).value();
    for (const Rules rules : kAllRules) {
      SCOPED_TRACE(testing::Message()
                   << cards << " cards " << first << "-" << last << " " << name_of(rules));
      const LongestRun truth = longest_run(Contenders(range, rules, Use::all), 0, range.hands());
      Contenders few(range, rules, Use::all);
      int rounds = 0;
      while (HandSieve* sieve = few.next_round()) {
        for (std::uint64_t part = 0; part < sieve->parts(); ++part) sieve->do_part(part);
        ++rounds;
      }
      EXPECT_GT(rounds, 0);
      EXPECT_LE(few.run(), truth.run);
      std::uint64_t left = 0;
      for (std::uint64_t hand = 0; hand < range.hands(); ++hand) left += few.has(hand) ? 1U : 0U;
      EXPECT_LT(left, range.hands() / 4);
      const LongestRun found = longest_run(few, 0, range.hands());
      EXPECT_EQ(found.run, truth.run);
      EXPECT_EQ(found.hands, truth.hands);
    }
  }
}

TEST(HandRange, RefusesWhatIsTooMuch) {
  EXPECT_FALSE(HandRange::make(0, 1, 25).has_value());
  EXPECT_FALSE(HandRange::make(8, 1, 25).has_value());
  EXPECT_FALSE(HandRange::make(3, -1, 25).has_value());
  EXPECT_FALSE(HandRange::make(3, 5, 4).has_value());
  EXPECT_FALSE(HandRange::make(3, 1, 1001).has_value());
  EXPECT_FALSE(HandRange::make(7, 1, 1000).has_value());
  EXPECT_TRUE(HandRange::make(7, 1, 60).has_value());
}

}  // namespace
}  // namespace reckon::krypto
