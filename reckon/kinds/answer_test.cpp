// SPDX-License-Identifier: MIT
// Answers of all kinds: read as people write them, and judged without the solution.
#include "reckon/kinds/answer.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "reckon/calcrostic/generator.hpp"
#include "reckon/letters/grid/grid_text.hpp"
#include "reckon/letters/grid/known_letters.hpp"

namespace reckon::kinds {
namespace {

constexpr KindRow kHands{.answers = [](const std::string& text, Rules rules) {
  return judge_of_hand(text, rules, krypto::Use::all);
}};
constexpr KindRow kLetters{.answers = judge_of_letters};
constexpr KindRow kNumbers{.answers = judge_of_numbers};
constexpr KindRow kAlphametics{.answers = judge_of_alphametic};

std::string judged(const KindRow& row, const std::string& text, const std::string& answer) {
  const auto verdict = accepts(row, text, Rules::house, answer);
  return verdict ? std::string(name_of(*verdict)) : "refused: " + verdict.error().message;
}

struct Case {
  std::string answer;
  std::string usual;
  std::string verdict;
};

void expect_cases(const KindRow& row, const std::string& text, const std::vector<Case>& cases) {
  for (const auto& [answer, usual, verdict] : cases) {
    SCOPED_TRACE(answer);
    const auto read = canonical(row, text, Rules::house, answer);
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(*read, usual);
    EXPECT_EQ(canonical(row, text, Rules::house, *read), usual) << "the usual text stays";
    EXPECT_EQ(judged(row, text, answer), verdict);
  }
}

TEST(Answers, OfHandsAreFormulas) {
  const std::string hand = "8 19 14 2 21 : 17";
  expect_cases(
      kHands, hand,
      {{"21 - 19 + 8 + 14 / 2", "21 - 19 + 8 + 14 / 2", "right"},
       {"21−19+8+14÷2", "21 - 19 + 8 + 14 / 2", "right"},
       {"21 - 19 + 8 + 14 / 2 = 17", "21 - 19 + 8 + 14 / 2 = 17", "right"},
       {"21 - 19 + 8 + 14 / 2 = 18", "21 - 19 + 8 + 14 / 2 = 18", "wrong"},
       {"14 / 2 = 7, 21 - 19 = 2, 2 + 8 = 10, 10 + 7 = 17", "21 - 19 + 8 + 14 / 2", "right"},
       {"21 - 4", "21 - 4", "wrong"},
       {"", "", "incomplete"},
       {"  ", "", "incomplete"}});
  EXPECT_TRUE(judged(kHands, hand, "no idea").starts_with("refused: "));
  EXPECT_TRUE(judged(kHands, "8 19", "1").starts_with("refused: "));
}

TEST(Answers, OfLettersAreDigits) {
  const std::string grid = "24 8 192 24 4 96 48 2 96 | ***+/-*/";
  const auto solved = letters::read_grid(grid);
  ASSERT_TRUE(solved);
  const auto numbers = solved->numbers();
  ASSERT_TRUE(numbers);
  const auto puzzle = letters::encode(solved->puzzle.layout, *numbers);
  ASSERT_TRUE(puzzle);
  // 2, 4, 8, 1, 9, 6 are A to F as they appear; here they have other names.
  const std::string text = letters::to_text(*puzzle, "FBDAEC");
  expect_cases(kLetters, text,
               {{"F=2, B=4, D=8, A=1, E=9, C=6", "A=1, B=4, C=6, D=8, E=9, F=2", "right"},
                {"f2 b4 d8 a1 e9 c6", "A=1, B=4, C=6, D=8, E=9, F=2", "right"},
                {"146892", "A=1, B=4, C=6, D=8, E=9, F=2", "right"},
                {"14-892", "A=1, B=4, D=8, E=9, F=2", "incomplete"},
                {"１４６８９２", "A=1, B=4, C=6, D=8, E=9, F=2", "right"},
                {"146893", "A=1, B=4, C=6, D=8, E=9, F=3", "wrong"},
                {"A=1, B=1", "A=1, B=1", "incomplete"},
                {"111111", "A=1, B=1, C=1, D=1, E=1, F=1", "wrong"},
                {"", "", "incomplete"},
                {"------", "", "incomplete"}});
  for (const std::string refused : {"A=1, A=2", "G=1", "A=12", "A", "A=", "1468925", "x"}) {
    EXPECT_TRUE(judged(kLetters, text, refused).starts_with("refused: ")) << refused;
  }
  EXPECT_EQ(canonical(kLetters, text, Rules::house, "A=1, G=2").error().column, 6U);
}

// Exactly the answer of the generator is right, whatever one letter is changed to.
TEST(Answers, OfGeneratedGridsAreRightOnlyAsTheyWereMade) {
  for (const bool diagonals : {true, false}) {
    auto generator = calcrostic::Generator::make(3, {.diagonals = diagonals}).value();
    for (int i = 0; i < 10; ++i) {
      const auto made = generator.next().value();
      const auto judge = judge_of_letters(letters::to_text(made.puzzle), Rules::house).value();
      const auto verdict = [&](const letters::Digits& digits) {
        return judge.verdict(judge.canonical(letters::to_text(digits)).value());
      };
      EXPECT_EQ(verdict(made.answer), Verdict::right);
      for (std::size_t letter = 0; letter < made.answer.size(); ++letter) {
        for (std::uint8_t digit = 0; digit < 10; ++digit) {
          letters::Digits other = made.answer;
          other[letter] = digit;
          EXPECT_EQ(verdict(other), other == made.answer ? Verdict::right : Verdict::wrong);
        }
      }
    }
  }
}

TEST(Answers, OfAskedNumbersStandInReadingOrder) {
  // The grid of the first page, with two numbers asked for.
  auto grid = letters::read_grid("24 8 192 24 4 96 48 2 96 | ***+/-*/").value();
  letters::GivenNumbers given;
  const auto numbers = grid.numbers().value();
  for (const std::int64_t number : numbers) given.emplace_back(number);
  given[1].reset();
  given[6].reset();
  const std::string asked = letters::to_text(grid.puzzle.layout, given);
  expect_cases(kNumbers, asked,
               {{"8 48", "8, 48", "right"},
                {"8; 48", "8, 48", "right"},
                {"8, -", "8, -", "incomplete"},
                {"- 48", "-, 48", "incomplete"},
                {"48 8", "48, 8", "wrong"},
                {"0 48", "0, 48", "wrong"},
                {"999999999999999999 48", "999999999999999999, 48", "wrong"},
                {"", "", "incomplete"}});
  EXPECT_TRUE(judged(kNumbers, asked, "8").starts_with("refused: "));
  EXPECT_TRUE(judged(kNumbers, asked, "8 48 2").starts_with("refused: "));
  EXPECT_TRUE(judged(kNumbers, asked, "8 x").starts_with("refused: "));
}

TEST(Answers, OfAlphameticsAreDigits) {
  expect_cases(kAlphametics, "SEND + MORE = MONEY",
               {{"S=9, E=5, N=6, D=7, M=1, O=0, R=8, Y=2", "D=7, E=5, M=1, N=6, O=0, R=8, S=9, Y=2",
                 "right"},
                {"75160892", "D=7, E=5, M=1, N=6, O=0, R=8, S=9, Y=2", "right"},
                {"75160893", "D=7, E=5, M=1, N=6, O=0, R=8, S=9, Y=3", "wrong"},
                {"78013625", "D=7, E=8, M=0, N=1, O=3, R=6, S=2, Y=5", "wrong"},  // 03185
                {"7516089-", "D=7, E=5, M=1, N=6, O=0, R=8, S=9", "incomplete"}});
  EXPECT_TRUE(judged(kAlphametics, "SEND + MORE = MONEY", "X=1").starts_with("refused: "));
}

}  // namespace
}  // namespace reckon::kinds
