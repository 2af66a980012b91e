// SPDX-License-Identifier: MIT
#include "reckon/letters/solve/solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <ranges>

#include "reckon/arith/effort_test.hpp"
#include "reckon/letters/random_puzzle_test.hpp"
#include "reckon/letters/read/read.hpp"

namespace reckon::letters {
namespace {

Puzzle puzzle_of(const std::string& text, const ReadOptions& options = {}) {
  const auto reading = read_puzzle(text, options);
  if (!reading) {
    ADD_FAILURE() << text << ": " << reading.error().message;
    return {};
  }
  return reading->puzzle;
}

std::string only_answer(const std::string& text, const ReadOptions& options = {}) {
  const auto reading = read_puzzle(text, options);
  if (!reading) return reading.error().message;
  const auto found = answers(reading->puzzle, 2);
  if (!found || found->size() != 1) return "not one answer";
  return filled(*reading, found->front());
}

std::uint64_t count(const std::string& text, const ReadOptions& options = {}) {
  return count_answers(puzzle_of(text, options)).value();
}

TEST(AlphameticSolver, SolvesWellKnownPuzzles) {
  // H. E. Dudeney, Strand Magazine, July 1924.
  EXPECT_EQ(only_answer("SEND + MORE = MONEY"), "9567 + 1085 = 10652");
  EXPECT_EQ(only_answer("send+more==money"), "9567+1085==10652");
  // A. Newell and H. Simon, Human Problem Solving, 1972; there D = 5 is given, and follows.
  EXPECT_EQ(only_answer("DONALD + GERALD = ROBERT"), "526485 + 197485 = 723970");
  // Doubly true.
  EXPECT_EQ(only_answer("FORTY + TEN + TEN = SIXTY"), "29786 + 850 + 850 = 31486");
  EXPECT_EQ(only_answer("SEVEN + SEVEN + SIX = TWENTY"), "68782 + 68782 + 650 = 138214");
  EXPECT_EQ(only_answer("CINQ + CINQ + VINGT = TRENTE"), "6483 + 6483 + 94851 = 107817");
  EXPECT_EQ(only_answer("TWO × TWO = THREE"), "138 × 138 = 19044");
  EXPECT_EQ(only_answer("AB^2 = ACB"), "not one answer");
}

TEST(AlphameticSolver, AgreesWithPlainLoops) {
  const std::uint64_t seed = 20240;
  RandomPuzzles puzzles(seed);
  std::size_t compared = 0;
  std::size_t with_answers = 0;
  std::size_t unique = 0;
  const std::size_t wanted = effort(3000, 300);
  while (compared < wanted) {
    const PlainPuzzle plain = puzzles.next();
    ReadOptions options{.conditions = {.base = plain.base, .leading_zeros = plain.leading_zeros},
                        .may_share = plain.may_share};
    const auto reading = read_puzzle(plain.text(), options);
    ASSERT_TRUE(reading) << plain.text() << ": " << reading.error().message;
    const PlainLoops loops(plain);
    const auto found = answers(reading->puzzle);
    ASSERT_TRUE(found);
    EXPECT_EQ(std::set<Digits>(found->begin(), found->end()), loops.answers)
        << "seed " << seed << ", base " << plain.base
        << (plain.leading_zeros ? ", leading zeros" : "") << ", sharing " << plain.may_share << ": "
        << plain.text();
    EXPECT_EQ(count_answers(reading->puzzle), loops.answers.size()) << plain.text();
    for (const Digits& digits : *found) EXPECT_TRUE(is_answer(reading->puzzle, digits));
    ++compared;
    with_answers += loops.answers.empty() ? 0U : 1U;
    unique += loops.answers.size() == 1 ? 1U : 0U;
  }
  // The comparison says something only if there are enough of each.
  EXPECT_GT(with_answers, wanted / 4);
  EXPECT_GT(unique, wanted / 60);
}

TEST(AlphameticSolver, TakesConditions) {
  EXPECT_EQ(count("A + B = C"), 32U);  // A, B in order: pairs with A + B <= 9, none 0, A ≠ B
  EXPECT_EQ(count("A + B = C", {.may_share = "A"}), 45U);  // A + B <= 9, A not 0
  EXPECT_EQ(count("A + B = C", {.all_may_share = true}), 55U);
  EXPECT_EQ(count("1_ = AB", {}), 9U);
  EXPECT_EQ(count("AB = 1.", {}), 0U) << "the point ends the sentence";
  EXPECT_EQ(count("AB + 0 = B"), 0U);
  EXPECT_EQ(count("AB + 0 = B", {.conditions = {.leading_zeros = true}}), 9U);
  EXPECT_EQ(count("AB = 10", {.conditions = {.base = 2}}), 1U);
  EXPECT_EQ(count("A = (35)", {.conditions = {.base = 36}}), 0U);
  EXPECT_EQ(count("A = 0(35)", {.conditions = {.base = 36, .leading_zeros = true}}), 1U);
}

TEST(AlphameticSolver, LimitsAndBudgets) {
  const Puzzle puzzle = puzzle_of("A + B = C");
  const auto all = answers(puzzle);
  ASSERT_TRUE(all);
  EXPECT_TRUE(std::ranges::is_sorted(*all));
  const auto first = answers(puzzle, 3);
  ASSERT_TRUE(first);
  EXPECT_TRUE(std::ranges::equal(*first, *all | std::views::take(3)));
  EXPECT_EQ(answers(puzzle, 0)->size(), 0U);
  Budget small(20);
  EXPECT_FALSE(answers(puzzle, 1000, &small));
  EXPECT_TRUE(small.over());
  EXPECT_FALSE(is_unique(puzzle));
}

// With as many steps as it takes there are all answers, with fewer none: never some of them as if
// they were all.
TEST(AlphameticSolver, EndsWhereverItsBudgetDoes) {
  constexpr std::uint64_t kSeed = 20261124;
  constexpr std::uint64_t kAll = ~std::uint64_t{0};
  RandomPuzzles puzzles(kSeed);
  SplitMix64 random(kSeed);
  for (int i = 0; i < effort(1000, 200); ++i) {
    const PlainPuzzle plain = puzzles.next();
    ReadOptions options{.conditions = {.base = plain.base, .leading_zeros = plain.leading_zeros},
                        .may_share = plain.may_share};
    const Puzzle puzzle = puzzle_of(plain.text(), options);
    Budget endless;
    const auto all = answers(puzzle, kAll, &endless);
    ASSERT_TRUE(all);
    Budget enough(endless.spent());
    EXPECT_EQ(answers(puzzle, kAll, &enough), all) << plain.text();
    if (endless.spent() == 0) continue;
    Budget less(random.below(endless.spent()));
    EXPECT_FALSE(answers(puzzle, kAll, &less)) << "seed " << kSeed << ": " << plain.text();
    EXPECT_TRUE(less.over());
    // A caller who wants only a few answers gets them before the end.
    Budget some(random.below(endless.spent()));
    const auto few = first_answers(puzzle, 2, &some);
    if (few) {
      EXPECT_EQ(few->size(), std::min<std::size_t>(2, all->size())) << plain.text();
      for (const Digits& digits : *few) EXPECT_TRUE(is_answer(puzzle, digits));
    }
  }
}

TEST(AlphameticSolver, GivenLettersAreKept) {
  Puzzle puzzle = puzzle_of("A + B = C");
  ASSERT_TRUE(give(puzzle, "C", 3));
  EXPECT_EQ(answers(puzzle)->size(), 2U);
  EXPECT_EQ(give(puzzle, "X", 3).error().message, "no letter X in this puzzle (letters: A, B, C)");
  EXPECT_EQ(give(puzzle, "A", 10).error().message, "10 is not a digit in base 10");
  ASSERT_TRUE(give(puzzle, "C", 4));
  EXPECT_TRUE(answers(puzzle)->empty());
}

// Numbers beyond 64 and beyond 128 bits.
TEST(AlphameticSolver, PowersOfWholeNumbersHaveNoDenominators) {
  EXPECT_TRUE(read_puzzle("A ^ 700 + B = C ^ 700"));
  EXPECT_TRUE(read_puzzle("A ^ 700 + (B + C) ^ 2 = D ^ 700"));
  EXPECT_FALSE(read_puzzle("(A / B) ^ 700 + (C / D) ^ 700 = E"));
}

TEST(AlphameticSolver, LongNumbers) {
  // A + B = C with A and B at least 1, for a carry would change the next digit.
  const std::string twenty(20, 'A');
  EXPECT_EQ(count(twenty + " + B = " + std::string(19, 'A') + "C"), 32U);
  const std::string sixty(60, 'A');
  EXPECT_EQ(count(sixty + " + B = " + std::string(59, 'A') + "C"), 32U);
  EXPECT_EQ(count(sixty + " × B = " + sixty), 0U + 9 - 1);  // B = 1, A is not 1
  EXPECT_EQ(read_puzzle("A^BC^DE = F").error().message,
            "the values can have more than 4,096 binary digits: take smaller powers");
}

}  // namespace
}  // namespace reckon::letters
