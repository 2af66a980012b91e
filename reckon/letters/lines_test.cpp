// SPDX-License-Identifier: MIT
#include "reckon/letters/lines.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/letters/random_lines_test.hpp"
#include "reckon/letters/read/read.hpp"
#include "reckon/letters/solve/line_solver.hpp"
#include "reckon/letters/solve/solver.hpp"

namespace reckon::letters {
namespace {

Puzzle equations(const std::string& text, const ReadOptions& options = {}) {
  const auto reading = read_puzzle(text, options);
  if (!reading) {
    ADD_FAILURE() << text << ": " << reading.error().message;
    return {};
  }
  return reading->puzzle;
}

bool has_lines(const std::string& text, const ReadOptions& options = {}) {
  return lines_of(equations(text, options)).has_value();
}

std::set<Digits> answers_by_lines(const LineSystem& system) {
  const std::vector<Digits> found = answers(system.puzzle);
  return {found.begin(), found.end()};
}

TEST(AlphameticLines, AreOfOneWordOnASide) {
  EXPECT_TRUE(has_lines("SEND + MORE = MONEY"));
  EXPECT_TRUE(has_lines("MONEY = SEND + MORE"));
  EXPECT_TRUE(has_lines("A + B * C - D = E"));
  EXPECT_TRUE(has_lines("(A * B) / C = D"));
  EXPECT_TRUE(has_lines("A + B = C = D"));
  EXPECT_TRUE(has_lines("AB = 12"));
  EXPECT_TRUE(has_lines("AB + 0C = D", {.conditions = {.leading_zeros = true}}));
  EXPECT_FALSE(has_lines("A + B = C + D"));
  EXPECT_FALSE(has_lines("A + B + C + D + E = F"));
  EXPECT_FALSE(has_lines("A - (B - C) = D"));
  EXPECT_FALSE(has_lines("A * (B + C) = D"));
  EXPECT_FALSE(has_lines("A / (B / C) = D"));
  EXPECT_FALSE(has_lines("-A + B = C"));
  EXPECT_FALSE(has_lines("A^2 = B"));
  EXPECT_FALSE(has_lines("A + B < C"));
  EXPECT_FALSE(has_lines("A + B = C; A != 1"));
  EXPECT_FALSE(has_lines("A + B = C", {.may_share = "A"}));
  EXPECT_FALSE(has_lines("A + _ = C"));
  EXPECT_TRUE(has_lines(" AB\nx C\n---\nDEF\n")) << "a drawing of one product";
  EXPECT_TRUE(has_lines("  AB\nx CD\n----\n EFG\nHAB\n----\nIJAG\n")) << "and one of three lines";
}

TEST(AlphameticLines, HaveBounds) {
  const std::string longest(18, 'A');
  EXPECT_TRUE(has_lines(longest + " + B = " + longest));
  EXPECT_TRUE(has_lines(longest + " * B = " + longest)) << "two operands may be as long as words";
  EXPECT_FALSE(has_lines("A" + longest + " + B = " + longest));
  EXPECT_FALSE(has_lines(longest + " * B * " + longest + " = C")) << "beyond 2^126";
  EXPECT_FALSE(has_lines(longest + " + B = C", {.conditions = {.base = 36}})) << "beyond 2^62";
  std::string lines = "A + B = C";
  for (std::size_t i = 1; i < kMostLines; ++i) lines += "; A + B = C";
  EXPECT_TRUE(has_lines(lines));
  EXPECT_FALSE(has_lines(lines + "; A + B = C"));
  std::string cells = "AAA";
  for (std::size_t i = 1; i + 1 < kMostCells; ++i) {
    cells += (i % 4 == 0 ? " = AAA; AAA" : " + ") + (i % 4 == 0 ? "" : "B" + std::to_string(i));
  }
  EXPECT_TRUE(has_lines(cells + " = A"));
}

// Words stand in cells in order of appearance, the same only once.
TEST(AlphameticLines, SayWhereWordsStand) {
  const Puzzle puzzle = equations("AB + C = DE; DE = C * AB; C / C = 1");
  const auto system = lines_of(puzzle);
  ASSERT_TRUE(system);
  EXPECT_EQ(system->words.size(), 4U);
  ASSERT_EQ(system->puzzle.layout.lines.size(), puzzle.relations.size());
  const auto& lines = system->puzzle.layout.lines;
  EXPECT_EQ(lines[0].result(), lines[1].result());
  EXPECT_EQ(lines[0].cells[0], lines[1].cells[1]);
  EXPECT_EQ(lines[2].cells[0], lines[2].cells[1]);
  EXPECT_EQ(system->puzzle.letters, puzzle.cells.size());
  for (std::size_t cell = 0; cell < system->words.size(); ++cell) {
    const Word& word = puzzle.words[system->words[cell]];
    ASSERT_EQ(word.size(), system->puzzle.words[cell].size());
    for (std::size_t i = 0; i < word.size(); ++i) {
      const Symbol symbol = system->puzzle.words[cell][i];
      EXPECT_EQ(symbol.given(), word[i].given());
      if (symbol.given()) {
        EXPECT_EQ(symbol.digit(), word[i].digit());
      } else {
        EXPECT_EQ(symbol.letter(), word[i].letter());
      }
    }
  }
}

TEST(AlphameticLines, KeepKnownDigits) {
  Puzzle puzzle = equations("A + B = C");
  ASSERT_TRUE(give(puzzle, "C", 3));
  const auto system = lines_of(puzzle);
  ASSERT_TRUE(system);
  EXPECT_EQ(answers_by_lines(*system), (std::set<Digits>{{1, 2, 3}, {2, 1, 3}}));
  Puzzle twice = puzzle;
  ASSERT_TRUE(give(twice, "A", 3));
  EXPECT_FALSE(lines_of(twice)) << "two letters with one digit";
  ASSERT_TRUE(give(puzzle, "C", 4));
  EXPECT_FALSE(lines_of(puzzle)) << "a letter without a digit";
  Puzzle less = equations("A + B = C");
  less.possible[0] &= ~only(1);
  EXPECT_FALSE(lines_of(less)) << "a letter that lacks some digits";
}

// The same answers as those of plain loops over all digits, by lines and by equations.
TEST(AlphameticLines, HaveTheAnswersOfPlainLoops) {
  constexpr std::uint64_t kSeed = 20261129;
  RandomLines puzzles(kSeed);
  const int wanted = effort(5000, 300);
  int with_answers = 0;
  for (int i = 0; i < wanted; ++i) {
    const PlainPuzzle plain = puzzles.next();
    const ReadOptions options{
        .conditions = {.base = plain.base, .leading_zeros = plain.leading_zeros}};
    const Puzzle puzzle = equations(plain.text(), options);
    const auto system = lines_of(puzzle);
    ASSERT_TRUE(system) << plain.text();
    const std::set<Digits> expected = PlainLoops(plain).answers;
    EXPECT_EQ(answers_by_lines(*system), expected)
        << "seed " << kSeed << ", base " << plain.base
        << (plain.leading_zeros ? ", leading zeros: " : ": ") << plain.text();
    const auto by_equations = answers(puzzle);
    ASSERT_TRUE(by_equations);
    EXPECT_TRUE(std::ranges::equal(*by_equations, expected)) << plain.text();
    with_answers += expected.empty() ? 0 : 1;
  }
  EXPECT_GT(with_answers, wanted / 3);
}

}  // namespace
}  // namespace reckon::letters
