// SPDX-License-Identifier: MIT
#include "reckon/match/posed_puzzle.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/match/posed_test.hpp"

namespace reckon::match {
namespace {

constexpr const PosedSample& kCalcrostic = posed_sample(kinds::Kind::calcrostic);

PosedPuzzle read(std::string_view text, kinds::Kind kind = kinds::Kind::calcrostic) {
  return PosedPuzzle::read(kind, text).value();
}
const PosedPuzzle& posed() {
  static const PosedPuzzle puzzle = read(kCalcrostic.text);
  return puzzle;
}

class PosedOfKind : public testing::TestWithParam<PosedSample> {
 protected:
  const PosedPuzzle puzzle_ = read(GetParam().text, GetParam().kind);
};
INSTANTIATE_TEST_SUITE_P(Kinds, PosedOfKind, testing::ValuesIn(kPosedSamples),
                         [](const auto& info) { return std::string(name_of(info.param.kind)); });

TEST_P(PosedOfKind, IsReadSolvedAndJudged) {
  EXPECT_EQ(puzzle_.text(), GetParam().text);
  EXPECT_EQ(puzzle_.kind(), GetParam().kind);
  EXPECT_EQ(read(puzzle_.text(), puzzle_.kind()), puzzle_);
  Budget endless(Budget::kEndless);
  EXPECT_EQ(puzzle_.answer(endless), GetParam().answer);
  EXPECT_EQ(puzzle_.count_answers(endless), 1);
  EXPECT_EQ(puzzle_.is_answer(GetParam().answer), true);
  EXPECT_EQ(puzzle_.is_answer(GetParam().wrong_answer), false);
  Budget spent(0);
  EXPECT_EQ(puzzle_.answer(spent), "");
  EXPECT_EQ(puzzle_.count_answers(spent), std::nullopt);
}

TEST_P(PosedOfKind, IsOfNoOtherKind) {
  for (const kinds::Kind other : kinds::kAllKinds) {
    EXPECT_EQ(PosedPuzzle::read(other, GetParam().text).has_value(), other == GetParam().kind)
        << name_of(other);
  }
}

TEST(PosedPuzzle, IsReadAsItMayBeTyped) {
  // A typed record may use signs that every keyboard has.
  std::string typed(kCalcrostic.text);
  for (const auto& [sign, ascii] : {std::pair("×", "*"), {"÷", "/"}, {"−", "-"}}) {
    for (std::size_t at = 0; (at = typed.find(sign)) != std::string::npos;) {
      typed.replace(at, std::string_view(sign).size(), ascii);
    }
  }
  EXPECT_EQ(read(typed), posed());
  EXPECT_EQ(read("send+more=money", kinds::Kind::alphametic).text(), "SEND + MORE = MONEY");
}

TEST(PosedPuzzle, HasLettersAndCanBeJudgedSoon) {
  for (const char* text : {"", "AB", "24 8 192 24 4 96 48 2 96 | ***+/-*/"}) {
    EXPECT_FALSE(PosedPuzzle::read(kinds::Kind::calcrostic, text)) << text;
  }
  for (const char* text : {"", "SEND", "1 + 2 = 3", "A. + B = C", "A ^ BCDE = F ^ GHIJ"}) {
    EXPECT_FALSE(PosedPuzzle::read(kinds::Kind::alphametic, text)) << text;
  }
}

TEST(PosedPuzzle, TakesTheDigitsOfAllLetters) {
  EXPECT_EQ(posed().is_answer(kCalcrostic.answer), true);
  EXPECT_EQ(posed().is_answer("F=6,E=9,D=1,C=8,B=4,A=2"), true);
  EXPECT_EQ(posed().is_answer("248196"), true) << "in the order of the alphabet";
  EXPECT_EQ(posed().is_answer(kCalcrostic.wrong_answer), false) << "no line may fail";
  EXPECT_EQ(posed().is_answer("A=2, B=4, C=8, D=1, E=9, F=9"), false) << "equal digits";
  for (const char* text :
       {"", "A", "A=2", "A=2, B=4, C=8, D=1, E=9", "A=2, B=4, C=8, D=1, E=9, F=6, G=0",
        "A=2, A=3, B=4, C=8, D=1, E=9, F=6", "A=2, B=4, C=8, D=1, E=9, F=10",
        "A=2, B=4, C=8, D=1, E=9, F=x", "(8 + 19) * 2"}) {
    const auto refused = posed().is_answer(text);
    ASSERT_FALSE(refused) << text;
    EXPECT_FALSE(refused.error().message.empty());
  }
}

TEST(PosedPuzzle, NoNumberBeginsWithZero) {
  // 0 is not allowed as a first digit, though every line holds: 02 + 3 = 5 in each direction.
  const auto puzzle = read("AB + A = B\n+  + + +  +\nA  + A = A\n=  = = =  =\nB  + A = B");
  EXPECT_EQ(puzzle.is_answer("A=0, B=2"), false);
  const auto short_words = read("B + A = B\n+  + + +  +\nA  + A = A\n=  = = =  =\nB  + A = B");
  EXPECT_EQ(short_words.is_answer("A=0, B=2"), true) << "a number of one digit may be 0";
}

// The value of a word, and whether the line a op b = c holds, without code of reckon/letters.
bool holds(const std::string& line, const std::vector<int>& digits) {
  std::vector<std::int64_t> numbers(1);
  std::string signs;
  for (const char c : line) {
    if (c >= 'A' && c <= 'Z') {
      numbers.back() = 10 * numbers.back() + digits[static_cast<std::size_t>(c - 'A')];
    } else {
      signs += c;
      numbers.push_back(0);
    }
  }
  switch (signs.at(0)) {
    case '+': return numbers[0] + numbers[1] == numbers[2];
    case '-': return numbers[0] - numbers[1] == numbers[2];
    case '*': return numbers[0] * numbers[1] == numbers[2];
    default: return numbers[1] != 0 && numbers[2] * numbers[1] == numbers[0];
  }
}

// A second judge evaluates eight lines written by hand. It checks random digits, which may be
// equal, and all digits that differ from the answer in one letter.
TEST(PosedPuzzle, IsJudgedAsASecondJudgeDoes) {
  const std::vector<std::string> lines = {"AB*C=DEA", "AB*B=EF",   "BC*A=EF", "AB+AB=BC",
                                          "C/B=A",    "DEA-EF=EF", "AB*B=EF", "DEA/B=BC"};
  const auto second = [&](const std::vector<int>& digits) {
    const bool different = [&] {
      for (std::size_t i = 0; i < digits.size(); ++i) {
        if (std::count(digits.begin(), digits.end(), digits[i]) > 1) return false;
      }
      return true;
    }();
    const bool leads = digits[0] * digits[1] * digits[3] * digits[4] != 0;  // AB, BC, DEA, EF
    return different && leads &&
           std::ranges::all_of(lines, [&](const auto& line) { return holds(line, digits); });
  };
  const std::uint64_t seed = 20261126;
  SplitMix64 random(seed);
  int right = 0;
  const auto agree = [&](const std::vector<int>& digits) {
    std::string text;
    for (std::size_t i = 0; i < digits.size(); ++i) {
      text += (i == 0 ? "" : ",") + std::string(1, static_cast<char>('A' + i)) + '=' +
              std::to_string(digits[i]);
    }
    const bool judged = posed().is_answer(text).value();
    right += judged ? 1 : 0;
    ASSERT_EQ(judged, second(digits)) << text << ", seed " << seed;
  };
  for (int n = 0; n < 20'000; ++n) {
    std::vector<int> digits;
    while (digits.size() < 6) digits.push_back(static_cast<int>(random.below(10)));
    agree(digits);
  }
  EXPECT_LE(right, 1);
  right = 0;
  const std::vector<int> answer = {2, 4, 8, 1, 9, 6};
  for (std::size_t letter = 0; letter < answer.size(); ++letter) {
    for (int digit = 0; digit < 10; ++digit) {
      auto digits = answer;
      digits[letter] = digit;
      agree(digits);
    }
  }
  EXPECT_EQ(right, 6) << "once for each letter that stays as it is";
}

}  // namespace
}  // namespace reckon::match
