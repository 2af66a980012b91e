// SPDX-License-Identifier: MIT
#include "reckon/scan/settle.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "reckon/kinds/code.hpp"
#include "reckon/scan/doubts_test.hpp"

namespace reckon::scan {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr std::string_view kGrid = "AB * C = DEA\n+ * / / -\nAB * B = EF\n= = = = =\nBC * A = EF";
constexpr std::string_view kCode = "CA8DB-R18R1-4HS";

// A reading in which everything is sure.
Reading reading_of(std::string_view text, bool hand = false) {
  Reading reading{.form = hand ? Form::hand : Form::grid, .letters = !hand, .lines = {{}}};
  bool fresh = true;
  for (const char c : text) {
    if (c == ' ' || c == '\n') {
      if (c == '\n') reading.lines.emplace_back();
      fresh = true;
      continue;
    }
    auto& line = reading.lines.back();
    if (std::exchange(fresh, false)) {
      const bool word = hand ? c != ':' : reading.lines.size() % 2 == 1 && line.size() % 2 == 0;
      line.push_back({.word = word});
    }
    if (c != '.') line.back().symbols.push_back({.choices = {c}, .sure = true});
  }
  return reading;
}

ReadSymbol& symbol_at(Reading& reading, std::size_t line, std::size_t token,
                      std::size_t symbol = 0) {
  return reading.lines[line][token].symbols[symbol];
}

TEST(Settle, WhatIsSureAndHasOneAnswerIsCertain) {
  const Found found = settle(reading_of(kGrid));
  EXPECT_TRUE(found.certain);
  EXPECT_EQ(found.text, "AB × C = DEA\n+  × ÷ ÷ −\nAB × B = EF\n=  = = = =\nBC × A = EF\n");
  EXPECT_THAT(sentences_of(found.doubts), IsEmpty());
}

// Letters are named A, B, C ... in order of appearance. One that is not next may be damaged.
TEST(Settle, ALetterOutOfOrderIsADoubt) {
  const Found strange =
      settle(reading_of("AB * C = DEA\n+ * / / -\nAB * B = EU\n= = = = =\nBC * A = EU"));
  EXPECT_FALSE(strange.certain);
  EXPECT_THAT(sentences_of(strange.doubts), ElementsAre(HasSubstr("its letters appear as ABCDEU")));
  const Found turned =
      settle(reading_of("BA * C = DEB\n+ * / / -\nBA * A = EF\n= = = = =\nAC * B = EF"));
  EXPECT_FALSE(turned.certain);
  // Letters of words are in no order.
  const Found words =
      settle(reading_of("SE * N = DMS\n+ * / / -\nSE * E = MO\n= = = = =\nEN * S = MO"));
  EXPECT_TRUE(words.certain);
}

TEST(Settle, WhatHasNoAnswerIsNot) {
  const Found none =
      settle(reading_of("AB * C = DEA\n+ * / / -\nAB * B = EF\n= = = = =\nBC * A = AF"));
  EXPECT_FALSE(none.certain);
  EXPECT_THAT(sentences_of(none.doubts), ElementsAre("has no answer as read"));
  const Found several = settle(reading_of("A + B = C\n+ . + . +\nD + E = F\n= . = . =\nG + H = I"));
  EXPECT_FALSE(several.certain);
  const Found no_grid = settle(reading_of("A + B = C\n+ . + . +\nD + E = F\n= . = . =\nG + H"));
  EXPECT_FALSE(no_grid.certain);
  EXPECT_THAT(sentences_of(no_grid.doubts), ElementsAre(HasSubstr("no grid as read")));
}

TEST(Settle, TheOnlyChoiceWithAnAnswerIsCertain) {
  Reading reading = reading_of(kGrid);
  symbol_at(reading, 2, 2) = {.choices = "BEF"};
  symbol_at(reading, 1, 2) = {.choices = "/+"};
  const Found found = settle(reading);
  EXPECT_TRUE(found.certain);
  EXPECT_EQ(found.text, settle(reading_of(kGrid)).text);
}

// The print may be wrong, and its only correction a puzzle that was never printed.
TEST(Settle, AnAnswerDoesNotOverruleWhatIsSeen) {
  const std::string text = settle(reading_of(kGrid)).text;
  const auto doubts = [&](std::size_t line, std::size_t token, std::size_t symbol,
                          const ReadSymbol& seen) {
    Reading reading = reading_of(kGrid);
    symbol_at(reading, line, token, symbol) = seen;
    const Found found = settle(reading);
    EXPECT_FALSE(found.certain);
    EXPECT_EQ(found.text, text);
    return sentences_of(found.doubts);
  };
  EXPECT_THAT(doubts(2, 2, 0, {.choices = "EB"}),
              ElementsAre("row 2, column 2: looks like E; taken for B, which leaves one answer"));
  // The readers disagree, whichever is right.
  EXPECT_THAT(doubts(2, 2, 0, {.choices = "EB", .other = 'B'}),
              ElementsAre("row 2, column 2: looks like E; taken for B, which leaves one answer"));
  EXPECT_THAT(doubts(2, 2, 0, {.choices = "BE", .other = 'E'}),
              ElementsAre("row 2, column 2: may be B or E; taken for B, which leaves one answer"));
  EXPECT_THAT(doubts(1, 2, 0, {.choices = "+/"}),
              ElementsAre("line 2, place 3: looks like +; taken for /, which leaves one answer"));
  // An unread place.
  EXPECT_THAT(
      doubts(4, 0, 1, {}),
      ElementsAre(
          "row 3, column 1, character 2: could not be read; taken for C, which leaves one answer"));
}

// An A was printed instead of D, the only one, and looks most like O: any new letter would do.
TEST(Settle, AnAnswerDoesNotTellALetterThatStandsNowhereElse) {
  Reading reading = reading_of(kGrid);
  symbol_at(reading, 0, 4) = {.choices = "OA"};
  const Found found = settle(reading);
  EXPECT_FALSE(found.certain);
  EXPECT_THAT(
      sentences_of(found.doubts),
      ElementsAre(
          "row 1, column 3, character 1: is unclear; taken for O, which leaves one answer"));
}

TEST(Settle, OfLettersThatMeanTheSameTheUsualOneIsTaken) {
  // D occurs only once, so O would do as well.
  Reading reading = reading_of(kGrid);
  symbol_at(reading, 0, 4) = {.choices = "DO"};
  const Found found = settle(reading);
  EXPECT_TRUE(found.certain);
  EXPECT_EQ(found.text, settle(reading_of(kGrid)).text);
  symbol_at(reading, 0, 4) = {.choices = "OD"};
  EXPECT_FALSE(settle(reading).certain);
  EXPECT_EQ(settle(reading).text, found.text);
  // But not if neither is usual.
  symbol_at(reading, 0, 4) = {.choices = "OQ"};
  EXPECT_FALSE(settle(reading).certain);
}

TEST(Settle, SeveralChoicesAreDoubts) {
  // Each of the two makes a puzzle with one answer.
  Reading reading = reading_of("A + B = CC\n* + / - -\nA * D = E\n= = = = =\nF - G = H");
  ASSERT_TRUE(settle(reading).certain);
  for (auto& line : reading.lines) {
    for (ReadToken& token : line) {
      if (token.word) token.symbols = {ReadSymbol{}};
    }
  }
  const Found found = settle(reading);
  EXPECT_FALSE(found.certain);
  EXPECT_EQ(found.doubts.size(), 9);
  EXPECT_EQ(sentence_of(found.doubts.front()), "row 1, column 1: could not be read");
  EXPECT_THAT(found.text, HasSubstr("_ + _ = _"));
}

TEST(Settle, ACodeProvesThePuzzle) {
  Reading reading = reading_of(kGrid);
  symbol_at(reading, 2, 2) = {.choices = "EFB"};
  symbol_at(reading, 1, 2) = {.choices = "+/"};
  const auto found = settle_by_code(reading, "CA8DBR18R14HS");
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->certain);
  EXPECT_EQ(found->code, kCode);
  EXPECT_EQ(found->text, settle(reading_of(kGrid)).text);
  ASSERT_TRUE(found->puzzle);
  EXPECT_EQ(*kinds::code_of(*found->puzzle), kCode);
}

TEST(Settle, ACodeOfAnotherPuzzleProvesNothing) {
  // A mistyped code, and one of a hand.
  EXPECT_FALSE(settle_by_code(reading_of(kGrid), "CA8DBR18R14HR"));
  EXPECT_FALSE(settle_by_code(reading_of(kGrid), "K5828-929MV"));
  Reading reading = reading_of(kGrid);
  // A sure character may be a blot or a misprint.
  symbol_at(reading, 2, 2).choices = "E";
  const auto contradicted = settle_by_code(reading, kCode);
  ASSERT_TRUE(contradicted);
  EXPECT_FALSE(contradicted->certain);
  EXPECT_THAT(sentences_of(contradicted->doubts),
              ElementsAre("row 2, column 2: looks like E, the code below says B"));
  // A character that may match the code is proved by it; another is a doubt.
  symbol_at(reading, 2, 2) = {.choices = "EB"};
  EXPECT_TRUE(settle_by_code(reading, kCode)->certain);
  for (const std::string choices : {"EF", ""}) {
    symbol_at(reading, 2, 2) = {.choices = choices};
    const auto found = settle_by_code(reading, kCode);
    ASSERT_TRUE(found);
    EXPECT_FALSE(found->certain);
    EXPECT_EQ(found->text, settle(reading_of(kGrid)).text);
    EXPECT_THAT(
        sentences_of(found->doubts),
        ElementsAre("row 2, column 2: looks like " +
                    (choices.empty() ? "_" : choices.substr(0, 1)) + ", the code below says B"));
  }
  // Hardly anything was read.
  for (auto& line : reading.lines) {
    for (ReadToken& token : line) token.symbols.assign(token.symbols.size(), ReadSymbol{});
  }
  EXPECT_FALSE(settle_by_code(reading, kCode));
}

TEST(Settle, Hands) {
  Reading reading = reading_of("8 2 8 9 2 : 9", true);
  EXPECT_TRUE(settle(reading).certain);
  EXPECT_EQ(settle(reading).text, "8 2 8 9 2 : 9");
  ASSERT_TRUE(settle_by_code(reading, "K5828-929MV"));
  symbol_at(reading, 0, 1) = {.choices = "27"};
  const Found doubtful = settle(reading);
  EXPECT_FALSE(doubtful.certain);
  EXPECT_THAT(sentences_of(doubtful.doubts), ElementsAre("card 2: may be 2 or 7"));
  EXPECT_TRUE(settle_by_code(reading, "K5828-929MV")->certain);
  // Cards that were not seen.
  EXPECT_THAT(sentences_of(settle(reading_of("8 2 9 2 : 9", true)).doubts),
              ElementsAre("has 4 cards, not 5"));
  reading = reading_of("8 2 8 9 2 : 9", true);
  reading.lines[0][6].symbols.clear();
  EXPECT_THAT(sentences_of(settle(reading).doubts),
              ElementsAre("the objective: nothing could be read"));
}

// Any mark before an objective is written as a colon; marks other than equals signs are doubts.
TEST(Settle, WhatStandsBeforeAnObjective) {
  Reading reading = reading_of("8 2 8 9 2 : 9", true);
  ReadToken& sign = reading.lines[0][5];
  sign.symbols = {{.choices = "=", .sure = true}};
  EXPECT_TRUE(settle(reading).certain);
  EXPECT_EQ(settle(reading).text, "8 2 8 9 2 : 9");
  sign.symbols = {{.choices = "+", .sure = true}};
  EXPECT_THAT(
      sentences_of(settle(reading).doubts),
      ElementsAre("before the objective: looks like +, not like a colon or an equals sign"));
  sign.symbols = {{.choices = ":="}};
  EXPECT_THAT(sentences_of(settle(reading).doubts),
              ElementsAre("before the objective: may be : or ="));
  sign.symbols.clear();
  const Found found = settle(reading);
  EXPECT_EQ(found.text, "8 2 8 9 2 : 9");
  EXPECT_THAT(sentences_of(found.doubts),
              ElementsAre("before the objective: no colon or equals sign could be read"));
}

}  // namespace
}  // namespace reckon::scan
