// SPDX-License-Identifier: MIT
#include "reckon/letters/guess/guess_memory.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "reckon/letters/guess/guess_candidates.hpp"
#include "reckon/letters/guess/guess_puzzles_test.hpp"

namespace reckon::letters {
namespace {

// --- What a guess tells --------------------------------------------------------------------------

// A single line of given digits.
LinePuzzle given(const std::vector<std::string>& numbers, const std::vector<Operator>& operators,
                 unsigned base = 10) {
  std::vector<Word> words;
  Line line{.size = static_cast<std::uint8_t>(numbers.size())};
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    line.cells.at(i) = static_cast<std::uint8_t>(i);
    Word& word = words.emplace_back();
    for (const char c : numbers[i]) word.push_back(Symbol::digit(static_cast<unsigned>(c - '0')));
  }
  for (std::size_t i = 0; i < operators.size(); ++i) line.operators.at(i) = operators[i];
  return LinePuzzle::make({.lines = {line}}, words, {.base = base}).value();
}

LineAgreement agreement_of(const std::vector<std::string>& numbers,
                           const std::vector<Operator>& operators, unsigned base = 10) {
  return judge(given(numbers, operators, base), {}).lines.at(0);
}

TEST(GuessJudge, SaysHowNearTheSidesAre) {
  using enum Operator;
  const auto told = [](bool holds, int last_digits, int distance) {
    return LineAgreement{.holds = holds,
                         .last_digits = static_cast<std::uint8_t>(last_digits),
                         .distance = static_cast<std::uint8_t>(distance)};
  };
  EXPECT_EQ(agreement_of({"24", "8", "192"}, {multiply}), told(true, 2, 0));
  EXPECT_EQ(agreement_of({"24", "8", "182"}, {multiply}), told(false, 1, 1));
  EXPECT_EQ(agreement_of({"24", "8", "180"}, {multiply}), told(false, 0, 1));  // 192 / 12 = 16
  EXPECT_EQ(agreement_of({"24", "8", "179"}, {multiply}), told(false, 0, 2));
  EXPECT_EQ(agreement_of({"24", "8", "150"}, {multiply}), told(false, 0, 3));
  EXPECT_EQ(agreement_of({"24", "8", "100"}, {multiply}), told(false, 0, 4));
  EXPECT_EQ(agreement_of({"99", "8", "192"}, {multiply}), told(false, 2, 5));  // 792
  EXPECT_EQ(agreement_of({"24", "8", "92"}, {multiply}), told(false, 2, 6));
  EXPECT_EQ(agreement_of({"24", "8", "9"}, {multiply}), told(false, 0, 7));
  // 192 and 24 × 8, 23 × 8.
  EXPECT_EQ(agreement_of({"192", "8", "24"}, {divide}), told(true, 2, 0));
  EXPECT_EQ(agreement_of({"192", "8", "23"}, {divide}), told(false, 0, 1));
  EXPECT_EQ(agreement_of({"192", "0", "23"}, {divide}), told(false, 0, 7));
  EXPECT_EQ(agreement_of({"100", "0", "23"}, {divide}), told(false, 2, 7));
  // −3 and 7 differ by 10.
  EXPECT_EQ(agreement_of({"1", "4", "7"}, {subtract}), told(false, 1, 7));
  EXPECT_EQ(agreement_of({"2", "3", "4", "9", "5"}, {multiply, add, subtract}), told(false, 0, 5));
  EXPECT_EQ(agreement_of({"2", "3", "4", "5", "5"}, {multiply, add, subtract}), told(true, 2, 0));
  EXPECT_EQ(agreement_of({"1", "1", "10"}, {add}, 2), told(true, 2, 0));
  EXPECT_EQ(agreement_of({"1", "1", "100"}, {add}, 2), told(false, 1, 4));
}

TEST(GuessJudge, PrefersLinesThatHold) {
  const auto agreement = [](const std::vector<int>& distances) {
    Agreement made;
    for (const int distance : distances) {
      made.lines.push_back(
          {.holds = distance == 0, .distance = static_cast<std::uint8_t>(distance)});
    }
    return made;
  };
  EXPECT_TRUE(agreement({0, 7, 7}).is_better_than(agreement({1, 1, 1})));
  EXPECT_TRUE(agreement({0, 3, 1}).is_better_than(agreement({2, 0, 3})));
  EXPECT_FALSE(agreement({0, 3, 2}).is_better_than(agreement({2, 0, 3})));
  EXPECT_EQ(agreement({0, 3, 0}).held(), 2U);
  EXPECT_FALSE(agreement({0, 3, 0}).complete());
  EXPECT_TRUE(agreement({0, 0}).complete());
}

// --- What is remembered --------------------------------------------------------------------------

RC_GTEST_PROP(FactTable, IsAMap,
              (const std::vector<std::pair<std::uint16_t, std::uint8_t>>& facts, bool few)) {
  FactTable table(few ? 10'000 : std::uint64_t{1} << 55U);
  std::map<std::uint64_t, std::uint8_t> map;
  for (const auto& [number, value] : facts) {
    const std::uint64_t key = few ? number % 10'000U : std::uint64_t{number} << (number % 3 * 18U);
    table.write(key, value);
    map[key] = value;
  }
  for (const auto& [key, value] : map) RC_ASSERT(table.at(key) == value);
  for (std::uint64_t key = 0; key < 100; ++key) {
    RC_ASSERT(table.at(key) == (map.contains(key) ? map[key] : 0));
  }
}

// Whether there are few keys or many, the largest may be written.
TEST(FactTable, HoldsTheLastKeyOfAnySize) {
  for (std::uint64_t keys = 1; keys <= 1U << 16U; keys *= 2) {
    for (const std::uint64_t size : {keys, keys + 1}) {
      FactTable table(size);
      table.write(size - 1, 7);
      ASSERT_EQ(table.at(size - 1), 7) << size;
    }
  }
}

TEST(FactTable, Grows) {
  FactTable table(std::uint64_t{1} << 55U);
  for (std::uint64_t key = 0; key < 5000; ++key)
    table.write(key * key, static_cast<std::uint8_t>(key % 250));
  for (std::uint64_t key = 0; key < 5000; ++key) ASSERT_EQ(table.at(key * key), key % 250);
}

SymbolDigits with(const std::vector<int>& letters) {
  SymbolDigits digits{};
  for (std::size_t i = 0; i < letters.size(); ++i)
    digits.at(i) = static_cast<std::uint8_t>(letters[i]);
  return digits;
}

// Two lines of one-digit numbers with different letters: A . B = C and D . E = F.
GuessMemory memory_of(Operator one, Operator other, Sharing sharing = Sharing::same_relation) {
  std::vector<Word> words;
  for (std::size_t letter = 0; letter < 6; ++letter) words.push_back({Symbol::letter(letter)});
  const Layout layout = {.lines = {{.cells = {0, 1, 2}, .operators = {one}, .size = 3},
                                   {.cells = {3, 4, 5}, .operators = {other}, .size = 3}}};
  return GuessMemory(LinePuzzle::make(layout, words).value(),
                     {.last_digits = 1, .sharing = sharing, .distances = false});
}

// The first line agrees with 5, 2 and 3, the second does not with 7, 8 and 9.
void tell(GuessMemory& memory) {
  memory.learn(with({5, 2, 3, 7, 8, 9}), {.lines = {{.last_digits = 1}, {.last_digits = 0}}});
}

TEST(GuessMemory, DoubtsWhatDisagreed) {
  GuessMemory memory = memory_of(Operator::subtract, Operator::multiply);
  const int unknown = memory.doubt(0, with({5, 2, 3, 7, 8, 9}));
  EXPECT_GT(unknown, 0);
  tell(memory);
  EXPECT_EQ(memory.doubt(0, with({5, 2, 3, 7, 8, 9})), 0);
  EXPECT_GT(memory.doubt(1, with({5, 2, 3, 7, 8, 9})), unknown);
  EXPECT_EQ(memory.doubt(1, with({5, 2, 3, 7, 9, 8})), unknown);
}

TEST(GuessMemory, SharesWhatLinesHaveInCommon) {
  using enum Operator;
  struct Case {
    Operator one;
    Operator other;
    std::vector<int> same;  // the digits for which line two repeats line one
    std::set<Sharing> sharing;
  };
  using enum Sharing;
  const std::vector<Case> cases = {
      {subtract, subtract, {5, 2, 3}, {same_operators, same_relation}},
      {subtract, subtract, {5, 3, 2}, {same_relation}},
      {subtract, add, {2, 3, 5}, {same_relation}},
      {subtract, add, {3, 2, 5}, {same_relation}},
      {subtract, add, {5, 2, 3}, {}},
      {subtract, multiply, {2, 3, 5}, {}},
      {divide, multiply, {2, 3, 5}, {same_relation}},
      {multiply, divide, {3, 2, 5}, {same_relation}},
      {add, add, {2, 5, 3}, {same_relation}},
      {add, add, {5, 2, 3}, {same_operators, same_relation}},
      {add, add, {5, 3, 2}, {}},
  };
  for (const auto& [one, other, same, sharing] : cases) {
    for (const Sharing now : {none, same_operators, same_relation}) {
      GuessMemory memory = memory_of(one, other, now);
      tell(memory);
      SymbolDigits digits = with({0, 0, 0, same[0], same[1], same[2]});
      EXPECT_EQ(memory.doubt(1, digits) == 0, sharing.contains(now))
          << symbol_of(one) << symbol_of(other) << static_cast<int>(now);
    }
  }
}

// More numbers than three: A + B − C = D is A + B = C + D.
TEST(GuessMemory, SharesWithinALine) {
  std::vector<Word> words;
  for (std::size_t letter = 0; letter < 4; ++letter) words.push_back({Symbol::letter(letter)});
  const Line line{
      .cells = {0, 1, 2, 3}, .operators = {Operator::add, Operator::subtract}, .size = 4};
  GuessMemory memory(LinePuzzle::make({.lines = {line}}, words).value());
  memory.learn(with({1, 7, 6, 2}), {.lines = {{.holds = true, .last_digits = 2, .distance = 0}}});
  for (const auto& same : {std::vector{7, 1, 6, 2}, {7, 1, 2, 6}, {6, 2, 1, 7}, {2, 6, 7, 1}}) {
    EXPECT_LT(memory.doubt(0, with(same)), 10);
  }
  for (const auto& other : {std::vector{7, 6, 1, 2}, {1, 2, 6, 7}, {1, 7, 6, 3}}) {
    EXPECT_GT(memory.doubt(0, with(other)), 10);
  }
}

TEST(GuessMemory, PrefersFirstDigitsThatCameNear) {
  const LinePuzzle puzzle = newspaper_puzzle();
  GuessMemory memory(puzzle, {.last_digits = 0});
  const SymbolDigits digits = with({1, 2, 3, 4, 5, 6, 7, 8, 9, 0});
  const auto doubt_after = [&](std::uint8_t distance) {
    Agreement agreement;
    agreement.lines.resize(puzzle.layout.lines.size(), {.distance = distance});
    memory.learn(digits, agreement);
    return memory.doubt(0, digits);
  };
  const int unknown = memory.doubt(0, digits);
  EXPECT_GT(doubt_after(7), unknown);
  EXPECT_LT(doubt_after(2), unknown);
  const int near = doubt_after(1);
  EXPECT_EQ(doubt_after(7), near);  // the nearest counts
  EXPECT_EQ(doubt_after(0), 0);
}

// --- What may be guessed -------------------------------------------------------------------------

// Three cells of up to two letters, with or without leading zeros, and some letters known.
LinePuzzle small_puzzle(SplitMix64& random) {
  const unsigned base = 2 + static_cast<unsigned>(random.below(5));
  const std::uint64_t letters = random.below(base + 1);
  std::vector<Word> words;
  for (std::uint64_t next = 0; words.size() < 3 || next < letters;) {
    Word& word = words.emplace_back();
    for (std::uint64_t i = 0; i < 2; ++i) {
      const bool letter = next < letters && random.below(4) != 0;
      word.push_back(letter ? Symbol::letter(static_cast<std::size_t>(next++))
                            : Symbol::digit(static_cast<unsigned>(random.below(base))));
      if (random.below(2) == 0) break;
    }
  }
  const Conditions conditions = {.base = base, .leading_zeros = random.below(2) == 0};
  LinePuzzle puzzle = LinePuzzle::make({}, words, conditions).value();
  for (std::size_t letter = 0; letter < puzzle.letters; ++letter) {
    const auto digit = static_cast<unsigned>(random.below(base));
    const bool taken = std::ranges::count(puzzle.known, digit, &KnownLetter::digit) != 0;
    if (random.below(4) == 0 && !taken) puzzle.known.push_back({.letter = letter, .digit = digit});
  }
  return puzzle;
}

// Goes through the orders of all digits; the first digits are the letters'.
std::set<Digits> plainly_allowed(const LinePuzzle& puzzle) {
  std::set<Digits> all;
  Digits order(puzzle.conditions.base);
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<std::uint8_t>(i);
  do {
    const auto leads_with_zero = [&](const Word& word) {
      const Symbol first = word[0];
      return word.size() > 1 && (first.given() ? first.digit() : order[first.letter()]) == 0;
    };
    if (!puzzle.conditions.leading_zeros && std::ranges::any_of(puzzle.words, leads_with_zero))
      continue;
    if (std::ranges::all_of(puzzle.known, [&](const KnownLetter& known) {
          return order[known.letter] == known.digit;
        })) {
      all.emplace(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(puzzle.letters));
    }
  } while (std::ranges::next_permutation(order).found);
  return all;
}

TEST(Assignments, AreThoseThatTheConditionsAllow) {
  SplitMix64 random(3);
  for (int i = 0; i < 300; ++i) {
    const LinePuzzle puzzle = small_puzzle(random);
    const Assignments assignments(puzzle);
    const std::set<Digits> allowed = plainly_allowed(puzzle);
    ASSERT_EQ(assignments.any(), !allowed.empty());
    std::vector<Digits> walked;
    for (auto next = assignments.next({}); next; next = assignments.next(next))
      walked.push_back(*next);
    ASSERT_EQ(walked, std::vector<Digits>(allowed.begin(), allowed.end()));
    if (allowed.empty()) continue;
    SymbolDigits drawn = assignments.draw(random);
    ASSERT_TRUE(allowed.contains(assignments.letters_of(drawn)));
    ASSERT_EQ(assignments.letters_of(assignments.symbols_of(walked[0])), walked[0]);
    // Every swap that it allows stays within, and one that it does not leaves.
    for (const Swap swap : assignments.swaps()) {
      std::swap(drawn.at(swap.one), drawn.at(swap.other));
      ASSERT_EQ(assignments.allows(drawn, swap), allowed.contains(assignments.letters_of(drawn)));
      std::swap(drawn.at(swap.one), drawn.at(swap.other));
    }
  }
}

TEST(Assignments, AreDrawnEvenly) {
  SplitMix64 random(4);
  LinePuzzle puzzle = given({"11", "1", "1"}, {Operator::add}, 4);
  puzzle.words[0][0] = Symbol::letter(0);
  puzzle.words[1][0] = Symbol::letter(1);
  puzzle.letters = 2;
  const Assignments assignments(puzzle);
  std::map<Digits, int> drawn;
  for (int i = 0; i < 9000; ++i) ++drawn[assignments.letters_of(assignments.draw(random))];
  EXPECT_EQ(drawn.size(), 9U);
  for (const auto& [digits, count] : drawn) EXPECT_NEAR(count, 1000, 120);
}

}  // namespace
}  // namespace reckon::letters
