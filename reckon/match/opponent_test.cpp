// SPDX-License-Identifier: MIT
#include "reckon/match/opponent.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <vector>

#include "reckon/krypto/check.hpp"
#include "reckon/krypto/deck.hpp"

namespace reckon::match {
namespace {

struct Graded {
  krypto::Hand hand;
  std::optional<krypto::Grade> grade;
};

// The first hands of a seed, graded once for all tests.
const std::vector<Graded>& thousand_hands() {
  static const std::vector<Graded> hands = [] {
    constexpr std::size_t kHands = 1000;
    krypto::Dealer dealer(krypto::Deck::cards56, 1);
    krypto::Solver solver;
    std::vector<Graded> dealt;
    while (dealt.size() < kHands) {
      krypto::Hand hand = dealer.deal();
      auto grade = krypto::grade(solver, hand, Rules::international);
      if (grade) dealt.push_back({std::move(hand), std::move(grade)});
    }
    return dealt;
  }();
  return hands;
}

Time mean_time(int strength, const auto& of_hand) {
  SplitMix64 random(7);
  Time sum = 0;
  Time count = 0;
  for (const Graded& dealt : thousand_hands()) {
    const auto thought = think(strength, dealt.hand, dealt.grade, Rules::international, random);
    if (!of_hand(*dealt.grade)) continue;
    sum += thought->after;
    ++count;
  }
  EXPECT_GT(count, 0);
  return sum / count;
}

TEST(Opponent, IsFasterTheStrongerItIs) {
  const auto all = [](const krypto::Grade&) { return true; };
  for (int strength = 2; strength <= kStrongest; ++strength) {
    EXPECT_LT(mean_time(strength, all), mean_time(strength - 1, all)) << strength;
  }
}

TEST(Opponent, TakesLongerForHarderHands) {
  for (int strength = 1; strength <= kStrongest; ++strength) {
    Time easier = 0;
    for (int level = 1; level <= 5; ++level) {
      const Time mean =
          mean_time(strength, [level](const krypto::Grade& grade) { return grade.level == level; });
      EXPECT_GT(mean, easier) << strength << " " << level;
      easier = mean;
    }
  }
}

// This holds for the same random numbers, not only on average.
RC_GTEST_PROP(Opponent, IsNeverFasterForBeingWeakerOrTheHandHarder, ()) {
  const auto strength = *rc::gen::inRange(1, kStrongest + 1);
  const auto weaker = *rc::gen::inRange(1, strength + 1);
  const auto score = *rc::gen::inRange<std::int64_t>(-40, 100);
  const auto harder = score + *rc::gen::inRange<std::int64_t>(0, 50);
  const auto seed = *rc::gen::arbitrary<std::uint64_t>();
  SplitMix64 one(seed);
  SplitMix64 two(seed);
  const Time time = thinking_time(strength, score, one);
  RC_ASSERT(time <= thinking_time(weaker, harder, two));
  RC_ASSERT(one.next() == two.next());
  // 2 s to read; for the hardest hands at least 166 ms, doubled 21 times.
  RC_ASSERT(time >= 2000);
  RC_ASSERT(time <= 2000 + (Time{166} << 21U));
}

TEST(Opponent, ThinksTheSameFromTheSameSeed) {
  SplitMix64 one(3);
  SplitMix64 two(3);
  for (const Graded& dealt : thousand_hands()) {
    const auto first = think(1, dealt.hand, dealt.grade, Rules::international, one);
    const auto second = think(1, dealt.hand, dealt.grade, Rules::international, two);
    ASSERT_EQ(first->after, second->after);
    ASSERT_EQ(first->formula, second->formula);
  }
  // Fixed, because people share seeds.
  SplitMix64 random(1);
  EXPECT_EQ(thinking_time(5, 0, random), 12'624);
  EXPECT_EQ(thinking_time(3, 8, random), 29'556);
}

TEST(Opponent, NeedsAsLongAsTheHeaderSays) {
  // The noise is as often below its median as above it.
  for (const auto& [strength, score, middle] : {std::tuple{5, 0, 9'500},
                                                {4, 0, 17'000},
                                                {5, 8, 17'000},
                                                {3, -8, 17'000},
                                                {1, 0, 122'000}}) {
    SplitMix64 random(11);
    int below = 0;
    constexpr int kHalf = 5'000;
    for (int i = 0; i < 2 * kHalf; ++i) below += thinking_time(strength, score, random) < middle;
    EXPECT_NEAR(below, kHalf, 600) << strength << " " << score;
  }
}

TEST(Opponent, ErrsAsOftenAsItsStrengthSays) {
  constexpr std::array<int, kStrongest> kErrorsInThousand = {120, 60, 30, 10, 0};
  for (int strength = 1; strength <= kStrongest; ++strength) {
    SplitMix64 random(5);
    int wrong = 0;
    for (const Graded& dealt : thousand_hands()) {
      const auto thought = think(strength, dealt.hand, dealt.grade, Rules::international, random);
      const auto problems = krypto::check(dealt.hand, thought->formula, Rules::international);
      wrong += !problems.empty();
      // A slip looks like a solution: the cards are right, and every step is allowed.
      for (const auto& problem : problems) {
        ASSERT_EQ(problem.kind, krypto::Mistake::Kind::wrong_value) << problem.message;
      }
      if (!problems.empty()) {
        const auto& nodes = thought->formula.nodes();
        const auto& right = dealt.grade->text.nodes();
        ASSERT_EQ(nodes.size(), right.size());
        int others = 0;
        for (std::size_t i = 0; i < nodes.size(); ++i) others += nodes[i].op != right[i].op;
        ASSERT_EQ(others, 1) << "one operator is taken for another";
      }
    }
    const int expected = kErrorsInThousand.at(static_cast<std::size_t>(strength) - 1);
    // Four standard deviations; a few slips would be solutions too and are not made.
    EXPECT_NEAR(wrong, expected, expected == 0 ? 0 : expected / 3 + 10) << strength;
  }
}

TEST(Opponent, NeverCallsToAHandWithoutASolution) {
  SplitMix64 random(1);
  const auto hand = krypto::Hand::parse("1 1 1 2 2 : 25");
  EXPECT_FALSE(think(5, *hand, std::nullopt, Rules::international, random));
}

}  // namespace
}  // namespace reckon::match
