// SPDX-License-Identifier: MIT
#include "reckon/scan/settle_calculation.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cctype>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/scan/calculation_text.hpp"
#include "reckon/scan/doubts_test.hpp"
#include "reckon/scan/settle.hpp"

namespace reckon::scan {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr std::string_view kMoney = "  SEND\n+ MORE\n------\n MONEY";
constexpr std::string_view kCodeOfMoney = "AFRAK-90JMQ-A4JMK-AYNGX-TT18D";

// A reading in which everything is sure.
Reading lines_of(std::string_view text, std::size_t boxes) {
  Reading reading{.form = Form::alphametic, .letters = true, .lines = {{}}, .boxes = boxes};
  std::size_t column = 0;
  for (std::size_t i = 0; i < text.size(); ++i, ++column) {
    const char c = text[i];
    auto& line = reading.lines.back();
    if (c == '\n') {
      reading.lines.emplace_back();
      column = ~std::size_t{0};
      continue;
    }
    const bool rule =
        text.substr(i).starts_with("--") || (i > 0 && text.substr(i - 1).starts_with("--"));
    if (c == ' ' || rule) continue;
    const bool word = std::isupper(static_cast<unsigned char>(c)) != 0;
    if (line.empty() || !word || text[i - 1] == ' ') {
      line.push_back({.word = word, .column = column});
    }
    line.back().symbols.push_back({.choices = {c}, .sure = true});
  }
  return reading;
}

// The choices of clear small print.
std::vector<std::string> print_of(std::string_view code) {
  std::vector<std::string> print;
  for (const char c : code) {
    if (c != '-') print.emplace_back(1, c);
  }
  return print;
}

TEST(CalculationText, IsASumOrADrawing) {
  EXPECT_EQ(calculation_text(lines_of(kMoney, 8)), "SEND + MORE = MONEY");
  constexpr std::string_view kProduct = "  AB\n* CD\n----\n  EF\n GH\n----\n IJK";
  EXPECT_EQ(calculation_text(lines_of(kProduct, 10)), "  AB\n× CD\n----\n  EF\n GH\n----\n IJK");
  EXPECT_EQ(calculation_text(lines_of("AB * C =\nDE", 5)), "AB × C = DE");
}

TEST(CalculationText, IsComparedWithWhatIsPrinted) {
  using Words = std::vector<std::string>;
  EXPECT_THAT(printed_words("SEND + MORE = MONEY"),
              ElementsAre(Words{"SEND"}, Words{"+", "MORE"}, Words{}, Words{"MONEY"}));
  EXPECT_THAT(printed_words("A × B − C = D"),
              ElementsAre(Words{"A", "*", "B", "-", "C", "=", "D"}));
}

TEST(SettleCalculation, TheCodeProvesIt) {
  const Reading reading = lines_of(kMoney, 8);
  const auto found = settle_by_code(reading, kCodeOfMoney);
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->certain);
  EXPECT_EQ(found->text, "SEND + MORE = MONEY");
  // The code of another puzzle, or of another kind.
  EXPECT_FALSE(settle_by_code(lines_of("  CIEL\n+FEMME\n------\nRAISIN", 9), kCodeOfMoney));
  EXPECT_FALSE(settle_by_code(reading, "CA8DB-R18R1-4HS"));
  // Clear characters that differ from the code are a doubt.
  Reading misprint = reading;
  misprint.lines[0][0].symbols[0].choices = "B";
  const auto doubtful = settle_by_code(misprint, kCodeOfMoney);
  ASSERT_TRUE(doubtful);
  EXPECT_FALSE(doubtful->certain);
  EXPECT_THAT(sentences_of(doubtful->doubts),
              ElementsAre("line 1: looks like BEND, the code below says SEND"));
}

// 162 × 49 = 7938, with letters in order of appearance.
constexpr std::string_view kProduct = "   ABC\n*   DE\n------\n  ADFG\n  BDG\n------\n  HEIG";

Found settled(const Reading& reading, const std::vector<std::string>& below = {}) {
  Budget budget(1'000'000'000);
  return settle_calculation(reading, below, budget);
}

TEST(SettleCalculation, WhatIsClearAndHasOneAnswerIsCertain) {
  const Found found = settled(lines_of(kProduct, 9));
  EXPECT_TRUE(found.certain);
  EXPECT_THAT(sentences_of(found.doubts), IsEmpty());
  EXPECT_EQ(found.code, "");
  const auto doubts = [](std::string_view text, std::size_t boxes) {
    const Found doubtful = settled(lines_of(text, boxes));
    EXPECT_FALSE(doubtful.certain) << text;
    return sentences_of(doubtful.doubts);
  };
  EXPECT_THAT(doubts(kProduct, 10), ElementsAre("has 9 letters, and 10 boxes for them"));
  EXPECT_THAT(doubts("  AB\n+ CD\n----\n  EF", 6), ElementsAre("has several answers as read"));
  EXPECT_THAT(doubts("  AA\n+ AA\n----\n  AA", 1), ElementsAre("has no answer as read"));
  EXPECT_THAT(doubts("AB", 2), ElementsAre(HasSubstr("not an alphametic as read")));
  // MONEV has one answer too.
  EXPECT_THAT(doubts(kMoney, 8),
              ElementsAre("its code could not be read, and words may be others"));
}

TEST(SettleCalculation, WhatCannotBeSolvedIsADoubt) {
  Budget none(1);
  none.spend(2);
  EXPECT_FALSE(settle_calculation(lines_of(kProduct, 9), {}, none).certain);
  Budget spent(1);
  spent.spend(2);
  EXPECT_FALSE(settle_calculation(lines_of(kMoney, 8), print_of(kCodeOfMoney), spent).certain);
}

// The answer does not determine letters of words; the code does.
TEST(SettleCalculation, TheCodeTellsWhatIsUnclear) {
  Reading reading = lines_of(kMoney, 8);
  reading.lines[0][0].symbols[3] = {.choices = "OD", .other = 'D'};
  reading.lines[1][1].symbols[2] = {.choices = "RP"};
  const Found uncoded = settled(reading);
  EXPECT_FALSE(uncoded.certain);
  EXPECT_THAT(sentences_of(uncoded.doubts), ElementsAre("line 1, character 4: may be O or D",
                                                        "line 2, character 3: may be R or P"));
  auto print = print_of(kCodeOfMoney);
  const Found coded = settled(reading, print);
  EXPECT_TRUE(coded.certain);
  EXPECT_EQ(coded.text, "SEND + MORE = MONEY");
  EXPECT_EQ(coded.code, kCodeOfMoney);
  // One misread character does not matter, two do.
  print[9] = "Z";
  EXPECT_TRUE(settled(reading, print).certain);
  print[12] = "Z";
  EXPECT_FALSE(settled(reading, print).certain);
}

// Only one choice has an answer; it counts if it was seen.
TEST(SettleCalculation, TheOnlyChoiceWithAnAnswerIsCertain) {
  Reading reading = lines_of(kProduct, 9);
  reading.lines[3][0].symbols[1] = {.choices = "DO"};
  EXPECT_TRUE(settled(reading).certain);
  reading.lines[3][0].symbols[1] = {.choices = "OD"};
  const Found other = settled(reading);
  EXPECT_FALSE(other.certain);
  EXPECT_THAT(sentences_of(other.doubts), ElementsAre("line 4, character 2: may be O or D"));
  // A letter that occurs only once could be any other.
  Reading words = lines_of(kMoney, 8);
  words.lines[3][0].symbols[4] = {.choices = "VN"};
  EXPECT_FALSE(settled(words).certain);
}

TEST(SettleCalculation, WhatWasNotReadIsMarked) {
  Reading reading = lines_of(kMoney, 8);
  reading.lines[3][0].symbols[1] = {};
  const Found found = settled(reading);
  EXPECT_FALSE(found.certain);
  EXPECT_EQ(found.text, "SEND + MORE = M_NEY");
  EXPECT_THAT(sentences_of(found.doubts), ElementsAre("line 4, character 2: could not be read"));
}

}  // namespace
}  // namespace reckon::scan
