// SPDX-License-Identifier: MIT
#include "reckon/arith/notation.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "reckon/arith/expression_test.hpp"

namespace reckon {
namespace {

using enum Operator;
using testing::HasSubstr;

Expression reading(const std::string& text, Notation notation = Notation::infix) {
  const auto expression = read(text, notation);
  EXPECT_TRUE(expression) << text << ": " << (expression ? "" : expression.error().message);
  return expression.value_or(Expression(0));
}

std::vector<std::int64_t> sorted(std::vector<std::int64_t> numbers) {
  std::ranges::sort(numbers);
  return numbers;
}

// Cases per run of a property; each property has a hundred runs.
constexpr int kRounds = 20;

rc::Gen<std::int64_t> small_number() { return rc::gen::inRange<std::int64_t>(-12, 26); }

// --- Writing -------------------------------------------------------------------------------------

using Texts = std::map<Notation, std::string>;

TEST(Notation, WritesExactTexts) {
  using enum Notation;
  const Expression card8(8);
  const Expression card19(19);
  const Expression card2(2);
  const std::vector<std::pair<Expression, Texts>> table = {
      {make(make(card8, add, card19), multiply, card2),
       {{infix, "(8 + 19) * 2"},
        {brackets, "(8 + 19) * 2"},
        {linear, "(8 + 19) * 2"},
        {apl, "(8 + 19) × 2"},
        {j, "(8 + 19) * 2"},
        {latex, "\\left(8 + 19\\right) \\times 2"},
        {rpn, "8 19 + 2 *"},
        {steps, "8 + 19 = 27, 27 * 2 = 54"}}},
      {make(card2, multiply, make(card8, add, card19)),
       {{infix, "2 * (8 + 19)"},
        {brackets, "2 * (8 + 19)"},
        {linear, "2 * 8 + 19"},
        {apl, "2 × 8 + 19"},
        {j, "2 * 8 + 19"},
        {latex, "2 \\times \\left(8 + 19\\right)"},
        {rpn, "2 8 19 + *"},
        {steps, "8 + 19 = 27, 2 * 27 = 54"}}},
      {make(make(make(Expression(24), add, Expression(22)), divide, Expression(23)), subtract,
            Expression(-3)),
       {{infix, "(24 + 22) / 23 - -3"},
        {brackets, "((24 + 22) / 23) - -3"},
        {linear, "((24 + 22) / 23) - -3"},
        {apl, "((24 + 22) ÷ 23) - ¯3"},
        {j, "((24 + 22) % 23) - _3"},
        {latex, "\\frac{24 + 22}{23} - \\left(-3\\right)"},
        {rpn, "24 22 + 23 / -3 -"},
        {steps, "24 + 22 = 46, 46 / 23 = 2, 2 - (-3) = 5"}}},
      {make(card8, divide, make(card19, divide, card2)),
       {{infix, "8 / (19 / 2)"},
        {brackets, "8 / (19 / 2)"},
        {linear, "8 / 19 / 2"},
        {apl, "8 ÷ 19 ÷ 2"},
        {j, "8 % 19 % 2"},
        {latex, "\\frac{8}{\\frac{19}{2}}"},
        {rpn, "8 19 2 / /"},
        {steps, "19 / 2 = 19/2, 8 / (19/2) = 16/19"}}},
      {make(card8, add, make(card19, subtract, card2)),
       {{infix, "8 + (19 - 2)"},
        {brackets, "8 + (19 - 2)"},
        {linear, "8 + 19 - 2"},
        {apl, "8 + 19 - 2"},
        {j, "8 + 19 - 2"},
        {latex, "8 + \\left(19 - 2\\right)"},
        {rpn, "8 19 2 - +"},
        {steps, "19 - 2 = 17, 8 + 17 = 25"}}},
      {make(make(card8, subtract, card2), add, card19),
       {{infix, "8 - 2 + 19"},
        {brackets, "(8 - 2) + 19"},
        {linear, "(8 - 2) + 19"},
        {apl, "(8 - 2) + 19"},
        {j, "(8 - 2) + 19"},
        {latex, "8 - 2 + 19"},
        {rpn, "8 2 - 19 +"},
        {steps, "8 - 2 = 6, 6 + 19 = 25"}}},
      {Expression(-7),
       {{infix, "-7"},
        {brackets, "-7"},
        {linear, "-7"},
        {apl, "¯7"},
        {j, "_7"},
        {latex, "-7"},
        {rpn, "-7"},
        {steps, "-7"}}},
      {make(card8, divide, make(card2, subtract, card2)),
       {{infix, "8 / (2 - 2)"},
        {brackets, "8 / (2 - 2)"},
        {linear, "8 / 2 - 2"},
        {apl, "8 ÷ 2 - 2"},
        {j, "8 % 2 - 2"},
        {latex, "\\frac{8}{2 - 2}"},
        {rpn, "8 2 2 - /"},
        {steps, "2 - 2 = 0, 8 / 0 = ?"}}},
  };
  for (const auto& [expression, texts] : table) {
    ASSERT_EQ(texts.size(), kAllNotations.size());
    for (const auto& [notation, text] : texts) {
      EXPECT_EQ(to_text(expression, notation), text) << name_of(notation);
    }
  }
}

TEST(Notation, WritesTheScoreSheet) {
  const std::string sheet = "24 + 22 = 46, 46 / 23 = 2, 2 + 20 = 22, 22 - 21 = 1";
  const Expression expression = reading("(24 + 22) / 23 + 20 - 21");
  EXPECT_EQ(to_text(expression, Notation::steps), sheet);
  EXPECT_EQ(reading(sheet, Notation::steps), expression);
  EXPECT_EQ(steps_of(expression), (std::vector<std::string>{"24 + 22 = 46", "46 / 23 = 2",
                                                            "2 + 20 = 22", "22 - 21 = 1"}));
  EXPECT_EQ(steps_of(Expression(4)), std::vector<std::string>{"4"});
}

TEST(Notation, NamesAreReadBack) {
  for (const Notation notation : kAllNotations)
    EXPECT_EQ(notation_named(name_of(notation)), notation);
  for (const char* name : {"", "Infix", "rpn ", "polish"})
    EXPECT_EQ(notation_named(name), std::nullopt);
}

RC_GTEST_PROP(NotationProperty, WhatIsWrittenIsReadBack, ()) {
  for (int round = 0; round < kRounds; ++round) {
    const Expression expression = *any_expression(small_number(), 12);
    const auto value = expression.value();
    for (const Notation notation : kAllNotations) {
      const std::string text = to_text(expression, notation);
      RC_LOG() << name_of(notation) << ": " << text << '\n';
      RC_ASSERT(text.find('\n') == text.npos);
      const auto again = read(text, notation);
      // Steps contain the values, so an expression without a value has none.
      if (notation == Notation::steps && !value) {
        RC_ASSERT(text.find("= ?") != text.npos);
        RC_ASSERT(!again.has_value());
        continue;
      }
      RC_ASSERT(again.has_value());
      RC_ASSERT(again->value() == value);
      RC_ASSERT(sorted(again->numbers()) == sorted(expression.numbers()));
      // Equal results of steps may change places.
      if (notation != Notation::steps) RC_ASSERT(*again == expression);
    }
  }
}

RC_GTEST_PROP(NotationProperty, WritingIsStable, ()) {
  for (int round = 0; round < kRounds; ++round) {
    // Reading what was written and writing it again changes nothing.
    const Expression expression = *any_expression(small_number(), 8);
    for (const Notation notation : {Notation::infix, Notation::brackets, Notation::latex}) {
      const std::string text = to_text(expression, notation);
      RC_ASSERT(to_text(reading(text, notation), notation) == text);
    }
  }
}

// --- Fewest brackets -----------------------------------------------------------------------------

std::vector<std::pair<std::size_t, std::size_t>> pairs_in(const std::string& text) {
  std::vector<std::pair<std::size_t, std::size_t>> pairs;
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '(') open.push_back(i);
    if (text[i] != ')') continue;
    pairs.emplace_back(open.back(), i);
    open.pop_back();
  }
  return pairs;
}

// Removing any subset of the brackets changes the calculation.
RC_GTEST_PROP(NotationProperty, InfixHasNoBracketTooMany, ()) {
  for (int round = 0; round < kRounds; ++round) {
    const Expression expression = *any_expression(small_number(), 6);
    const std::string text = to_text(expression, Notation::infix);
    RC_ASSERT(reading(text) == expression);
    const auto pairs = pairs_in(text);
    for (std::size_t chosen = 1; chosen < std::size_t{1} << pairs.size(); ++chosen) {
      std::string fewer = text;
      for (std::size_t i = 0; i < pairs.size(); ++i) {
        if ((chosen >> i & 1U) != 0) fewer[pairs[i].first] = fewer[pairs[i].second] = ' ';
      }
      RC_LOG() << text << "  against  " << fewer << '\n';
      RC_ASSERT(reading(fewer) != expression);
    }
  }
}

// All trees of three leaves. No two have the same text, so no text hides a calculation that breaks
// the rules.
TEST(Notation, TwoCalculationsNeverHaveOneText) {
  const std::vector<std::int64_t> numbers = {-2, 0, 1, 3};
  std::vector<Expression> cards;
  for (const std::int64_t number : numbers) cards.emplace_back(number);
  std::vector<Expression> pairs;
  std::vector<Expression> trees;
  const auto join = [](const auto& left, const auto& right, std::vector<Expression>& to) {
    for (const Expression& a : left) {
      for (const Expression& b : right) {
        for (const Operator op : kOperators) to.emplace_back(op, a, b);
      }
    }
  };
  join(cards, cards, pairs);
  join(cards, pairs, trees);
  join(pairs, cards, trees);
  for (const Notation notation : kAllNotations) {
    if (notation == Notation::steps) continue;
    std::map<std::string, std::size_t> known;
    for (std::size_t i = 0; i < trees.size(); ++i) {
      const std::string text = to_text(trees[i], notation);
      const auto [other, is_new] = known.emplace(text, i);
      ASSERT_TRUE(is_new) << name_of(notation) << ": " << text;
      ASSERT_EQ(reading(text, notation), trees[i]) << name_of(notation) << ": " << text;
    }
  }
}

TEST(Notation, WritesWhatIsTooLongToRead) {
  const std::int64_t huge = -1'000'000'000'000'000'000;
  EXPECT_EQ(to_text(Expression(huge), Notation::infix), "-1000000000000000000");
  const Expression sum = make(Expression(huge), add, Expression(1));
  EXPECT_EQ(to_text(sum, Notation::infix), "-1000000000000000000 + 1");
  EXPECT_EQ(to_text(sum, Notation::latex), "-1000000000000000000 + 1");
  Expression zeros(0);
  std::string text = "0";
  for (int i = 0; i < 1500; ++i) {
    zeros = make(zeros, add, Expression(0));
    text += " + 0";
  }
  EXPECT_EQ(to_text(zeros, Notation::infix), text);
}

// --- Reading -------------------------------------------------------------------------------------

TEST(Notation, ReadsWhatPeopleType) {
  const std::vector<std::pair<std::string, std::string>> rows = {
      {"(2+3)*5 − 6/2", "22"},
      {"2 × 3", "6"},
      {"2x3", "6"},
      {"2 x 3", "6"},
      {"2 X 3", "6"},
      {"2·3", "6"},
      {"2⋅3", "6"},
      {"2∗3", "6"},
      {"6 ÷ 4", "3/2"},
      {"6∕4", "3/2"},
      {"5–3", "2"},
      {"5 −3", "2"},
      {"5 - -3", "8"},
      {"5--3", "8"},
      {"5 − −3", "8"},
      {"-3+5", "2"},
      {"(-3)*(–2)", "6"},
      {"2*-3", "-6"},
      {"007 + 1", "8"},
      {"-999999999999999999 + 1", "-999999999999999998"},
      {"1-2-3", "-4"},
      {"100/10/5", "2"},
      {"100/10*5", "50"},
      {"2+3*4-5", "9"},
      {"(2+3)-4", "1"},
      {"(2 + 3) -4", "1"},
      {"((((7))))", "7"},
      {"\t 1\u00A0+\u202F2\u2009", "3"},
      {"1 +\n2", "3"},
      {"999999999999999999 * 999999999999999999", "999999999999999998000000000000000001"},
  };
  for (const auto& [text, expected] : rows) {
    const auto value = reading(text).value();
    ASSERT_TRUE(value) << text;
    EXPECT_EQ(value.value_or(0).to_text(), expected) << text;
    EXPECT_EQ(reading(text, Notation::brackets), reading(text)) << text;
  }
  EXPECT_EQ(reading("1 / (2 - 2)").value(), std::nullopt);
}

TEST(Notation, ReadsTheOtherNotationsAsTyped) {
  const auto value = [](const char* text, Notation notation) {
    const auto found = reading(text, notation).value();
    return found ? found->to_text() : "none";
  };
  EXPECT_EQ(value("19 + 2 × 21 - 8 + 14", Notation::apl), "17");
  EXPECT_EQ(value("5-3-1", Notation::apl), "3");
  EXPECT_EQ(value("19 + 2 * 21 - 8 + 14", Notation::linear), "17");
  EXPECT_EQ(value("12 / 2 / 3", Notation::linear), "18");
  EXPECT_EQ(value("2×¯3", Notation::apl), "-6");
  EXPECT_EQ(value("12 ÷ 2 ÷ 3", Notation::apl), "18");
  EXPECT_EQ(value("12 % 2 % 3", Notation::j), "18");
  EXPECT_EQ(value("_3 - _4", Notation::j), "1");
  EXPECT_EQ(value("3 4 -", Notation::rpn), "-1");
  EXPECT_EQ(value("3 -4 -", Notation::rpn), "7");
  EXPECT_EQ(value("1 2 3 4 + + +", Notation::rpn), "10");
  EXPECT_EQ(value("\\frac{1}{2} \\cdot 4", Notation::latex), "2");
  EXPECT_EQ(value("7 \\div (2 + 5)", Notation::latex), "1");
  EXPECT_EQ(value("\\frac{\\frac{1}{2}}{\\frac{3}{4}}", Notation::latex), "2/3");
  EXPECT_EQ(value("3 / 2 = 3/2; 3/2 * 4 = 6", Notation::steps), "6");
  EXPECT_EQ(value("24+22=46\n46/23=2\n", Notation::steps), "2");
  EXPECT_EQ(value("3 / 2 = 3/2, 5 / 4 = 5/4, 3/2 / 5/4 = 6/5", Notation::steps), "6/5");
  EXPECT_EQ(value("1 / 2 = 1/2, 3 / 1/2 = 6", Notation::steps), "6");
  EXPECT_EQ(value("3 / 2 = 3/2, 3/2/4 = 3/8", Notation::steps), "3/8");
  EXPECT_EQ(value("9 / 8 = 9/8, 27 / (9/8) = 24", Notation::steps), "24");
  EXPECT_EQ(value("9 / 8 = (9/8), (9/8) * 8 = 9", Notation::steps), "9");
  EXPECT_EQ(value("3 / 2 = 3/2, 5 / 4 = 5/4, (3/2) / (5/4) = [6/5]", Notation::steps), "6/5");
  EXPECT_EQ(value("3 - 5 = -2, 4 - (-2) = 6", Notation::steps), "6");
  EXPECT_EQ(value("3 - 5 = -2, 4 / (−2) = −2", Notation::steps), "-2");
  EXPECT_EQ(value("3 / 2 = 3/2, 3 / 2 / 4 = 3/8", Notation::steps), "3/8");
  EXPECT_EQ(value("17", Notation::steps), "17");
}

TEST(Notation, StepsUseEqualNumbersInEitherWay) {
  // Two results 2 and a card 2: whichever is meant, the cards used are the same.
  const Expression read_back = reading("1 + 1 = 2, 2 + 2 = 4, 4 - 3 = 1", Notation::steps);
  EXPECT_EQ(sorted(read_back.numbers()), (std::vector<std::int64_t>{1, 1, 2, 3}));
  EXPECT_EQ(read_back.value(), Rational(1));
}

std::string in_brackets(std::size_t depth) {
  std::string text;
  text.append(depth, '(').append("1").append(depth, ')');
  return text;
}

// A text, its notation, the column of the error and its message.
using Bad = std::tuple<std::string, Notation, std::size_t, std::string>;

TEST(Notation, PointsAtWhatIsWrong) {
  using enum Notation;
  const std::vector<Bad> table = {
      {"", infix, 1, "empty"},
      {"   ", infix, 1, "empty"},
      {"", rpn, 1, "empty"},
      {"", steps, 1, "no step"},
      {"1 +", infix, 4, "missing at the end"},
      {"1 2", infix, 3, "operator is missing"},
      {"2(3)", infix, 2, "operator is missing"},
      {"(1 + 2)(3)", infix, 8, "operator is missing"},
      {"1 + * 2", infix, 5, "before this operator"},
      {"* 2", infix, 1, "before this operator"},
      {"+2", infix, 1, "before this operator"},
      {"(1 + 2", infix, 1, "never closed"},
      {"((1 + 2)", infix, 1, "never closed"},
      {"1 + 2)", infix, 6, "closes nothing"},
      {"()", infix, 2, "before ')'"},
      {"(1 +)", infix, 5, "before ')'"},
      {"1 + y", infix, 5, "'y'"},
      {"× × é", infix, 5, "'é'"},
      {"1 + é", infix, 5, "'é'"},
      {"1 = 1", infix, 3, "'='"},
      {"$1 + 2$", infix, 1, "'$'"},
      {"1 +\r2", infix, 4, "control character"},
      {"1.5", infix, 2, "'.'"},
      {"2^3", infix, 2, "'^'"},
      {"5 % 3", infix, 3, "'%'"},
      {"1 + 1234567890123456789", infix, 5, "18 digits"},
      {"-(3)", infix, 1, "before this operator"},
      {std::string("1\0+2", 4), infix, 2, "control character"},
      {"1 + \x1b[2J", infix, 5, "control character"},
      {"1 + \xff", infix, 5, "UTF-8"},
      {"1 + \xc3", infix, 5, "UTF-8"},
      {"1 × \x80", infix, 5, "UTF-8"},
      {"1 + \xc0\xaf", infix, 5, "UTF-8"},
      {"1 + ¯3", infix, 5, "'¯'"},
      {"1 2 +", apl, 3, "operator is missing"},
      {"1 +", j, 4, "missing at the end"},
      {"3 ¯4", apl, 3, "operator is missing"},
      {"3 _4", j, 3, "operator is missing"},
      {"1 +", rpn, 3, "two operands"},
      {"1 2", rpn, 4, "2 values are left"},
      {"(1 2 +)", rpn, 1, "no brackets"},
      {"\\frac{1", latex, 8, "not finished"},
      {"\\frac{1}", latex, 8, "unknown LaTeX"},
      {"\\sqrt{2}", latex, 1, "unknown LaTeX"},
      {"1 + }", latex, 5, "unknown LaTeX"},
      {"1 + {", latex, 5, "unknown LaTeX"},
      {"\\frac{1}{2}{3}", latex, 12, "unknown LaTeX"},
      {"\\frac{}{2}", latex, 7, "missing before ')'"},
      {"1 + 2", steps, 1, "a step is"},
      {"1 + 2 = ", steps, 1, "a step is"},
      {"=", steps, 1, "a step is"},
      {";", steps, 2, "no step"},
      {"1 + 2 = +", steps, 1, "a step is"},
      {"1 + 2 = 3 4", steps, 1, "a step is"},
      {"+ + 2 = 3", steps, 1, "a step is"},
      {"1 + + = 3", steps, 1, "a step is"},
      {"1 2 3 = 4", steps, 1, "a step is"},
      {"1/0 + 3 = 4", steps, 1, "a step is"},
      {"1 + 2 + 3 = 6", steps, 1, "a step is"},
      {"1 + 2 = 4", steps, 9, "1 + 2 is 3, not 4"},
      {"1 + 1 = 2, 5 / 0 = 1", steps, 16, "division by zero"},
      {"1 + 1 = 2, 3 + 4 = 7", steps, 1, "the result 2 of step 1 is never used"},
      {"1/2 + 3 = 7/2", steps, 1, "1/2 is neither"},
      {"(1 + 2 = 3", steps, 1, "a step is"},
      {"1 + 2) = 3", steps, 1, "a step is"},
      {"(1 + 2) = 3", steps, 1, "a step is"},
      {"() + 2 = 3", steps, 1, "a step is"},
      {"(1] + 2 = 3", steps, 1, "a step is"},
      {"1 + 2 = 3", infix, 7, "'=' has no meaning"},
      {"1 2 + 3 =", rpn, 9, "'=' has no meaning"},
      {"-(5 - 3)", infix, 1, "is missing before this operator"},
      {"(1 + 2]", infix, 7, "does not close the '('"},
      {"\uFEFF1 + \u200B?", infix, 7, "'?' has no meaning"},
      {"3 + 1/2 = 7/2", steps, 5, "1/2 is neither"},
  };
  for (const auto& [text, notation, column, mention] : table) {
    const auto expression = read(text, notation);
    ASSERT_FALSE(expression) << text;
    EXPECT_EQ(expression.error().column, column) << text;
    EXPECT_THAT(expression.error().message, HasSubstr(mention)) << text;
    EXPECT_EQ(expression.error().message.find('\n'), std::string::npos) << text;
  }
}

std::string infix_value(const std::string& text) {
  const auto expression = read(text, Notation::infix);
  return expression ? expression->value()->to_text() : expression.error().message;
}

TEST(Notation, ReadsAllSigns) {
  for (const std::string sign : {"*", "∗", "×", "✕", "✖️", "x", "X", "·", "⋅", "•", "∙", "＊"})
    EXPECT_EQ(infix_value("6" + sign + "2"), "12") << sign;
  for (const std::string sign : {":", "∶", "/", "∕", "⁄", "÷", "➗", "：", "／"})
    EXPECT_EQ(infix_value("6 " + sign + " 2"), "3") << sign;
  for (const std::string sign : {"-", "–", "—", "‐", "‑", "‒", "−", "➖", "－"}) {
    EXPECT_EQ(infix_value("6" + sign + "2"), "4") << sign;
    EXPECT_EQ(infix_value("(" + sign + "6)*2"), "-12") << sign;
  }
  for (const std::string sign : {"+", "＋", "➕"}) EXPECT_EQ(infix_value("6" + sign + "2"), "8");
  for (const std::string text :
       {"[6+2]*3", "{6+2}*3", "{[(6+2)]}*3", "（６＋２）×３", "(6\u00A0+\u200B2)*3"})
    EXPECT_EQ(infix_value(text), "24") << text;
  EXPECT_EQ(infix_value("K - J + A * Q"), "14");
  EXPECT_EQ(infix_value("R - V + A * D"), "14");
  EXPECT_FALSE(read("DR", Notation::infix));
  EXPECT_FALSE(read("KJ", Notation::infix));
  EXPECT_FALSE(read("A1", Notation::infix));
}

std::string formula_of(std::string_view text, Notation notation) {
  const auto formula = read_formula(text, notation);
  if (!formula) return std::to_string(formula.error().column) + ": " + formula.error().message;
  std::string written = to_text(formula->expression, Notation::brackets);
  for (const std::size_t zero : formula->zeros) written += " !" + std::to_string(zero);
  if (formula->result) written += " = " + to_text(*formula->result, Notation::infix);
  return written;
}

TEST(Notation, ReadsFormulasThatSayTheirResult) {
  EXPECT_EQ(formula_of("(6-4+1)×8 = 24", Notation::infix), "((6 - 4) + 1) * 8 = 24");
  EXPECT_EQ(formula_of("24 == 3*8", Notation::infix), "3 * 8 = 24");
  EXPECT_EQ(formula_of("3*8 = 20 + 4", Notation::infix), "3 * 8 = 20 + 4");
  EXPECT_EQ(formula_of("8 3 * = 24", Notation::rpn), "8 * 3 = 24");
  EXPECT_EQ(formula_of("8 * 3 = -24", Notation::infix), "8 * 3 = -24");
  EXPECT_EQ(formula_of("3*8 = 24 = 24", Notation::infix).substr(0, 4), "10: ");
  for (const std::string text : {"3*8 =", "= 3*8"}) {
    EXPECT_TRUE(formula_of(text, Notation::infix).contains("missing beside")) << text;
  }
}

TEST(Notation, ReadsFormulasThatBeginWithAMinus) {
  EXPECT_EQ(formula_of("-(5-3)", Notation::infix), "0 - (5 - 3) !0");
  EXPECT_EQ(formula_of("8*-(3-5)+1", Notation::infix), "(8 * (0 - (3 - 5))) + 1 !1");
  EXPECT_EQ(formula_of("-(2+1)*4", Notation::infix), "(0 - (2 + 1)) * 4 !0");
  EXPECT_EQ(formula_of("- 5 + 3", Notation::infix), "(0 - 5) + 3 !0");
  EXPECT_EQ(formula_of("--(5)", Notation::infix), "0 - (0 - 5) !0 !1");
  EXPECT_EQ(formula_of("-5 + 3", Notation::infix), "-5 + 3");
  EXPECT_EQ(formula_of("-", Notation::infix), "2: a number or '(' is missing at the end");
}

TEST(Notation, RefusesTheEndless) {
  for (const Notation notation : kAllNotations) {
    for (const std::string& text :
         {std::string(100'000, '('), std::string(100'000, '7'), std::string(1'000'000, 'z'),
          std::string(100'000, ')'), std::string(100'000, '-'), std::string(1'000'000, '\xff'),
          std::string(1'000'000, '\0'), std::string(1'000'000, ' '), in_brackets(3000)}) {
      const auto expression = read(text, notation);
      ASSERT_FALSE(expression) << name_of(notation);
      EXPECT_LE(expression.error().column, kLongestFormula + 1) << name_of(notation);
      EXPECT_LT(expression.error().message.size(), 200U) << name_of(notation);
    }
  }
}

TEST(Notation, ReadsTheLongestFormula) {
  // 2047 brackets, a digit, 2047 brackets: one character below the limit.
  const std::string text = in_brackets(2047);
  ASSERT_EQ(text.size(), kLongestFormula - 1);
  EXPECT_EQ(reading(text), Expression(1));
  EXPECT_EQ(reading(text + ' '), Expression(1));
  const auto over = read(text + " +2", Notation::infix);
  ASSERT_FALSE(over);
  EXPECT_THAT(over.error().message, HasSubstr("4096"));
  std::string sum = "1";
  while (sum.size() + 2 <= kLongestFormula) sum += "+1";
  EXPECT_EQ(reading(sum).value(), Rational(static_cast<std::int64_t>(sum.size() / 2 + 1)));
}

RC_GTEST_PROP(NotationProperty, AnyTextIsReadOrRefused, ()) {
  for (int round = 0; round < kRounds; ++round) {
    const auto pieces = *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(
        std::vector<std::string>{"1", "23", "0", "+", "-",       "*",  "/", "(",       ")",
                                 " ", "×",  "÷", "−", "\\frac{", "}{", "}", "\\left(", "\\right)",
                                 "=", ",",  "¯", "_", "%",       "\n", "é", "\xe2"}));
    std::string text;
    for (const std::string& piece : pieces) text += piece;
    for (const Notation notation : kAllNotations) {
      const auto expression = read(text, notation);
      if (!expression) {
        RC_ASSERT(!expression.error().message.empty());
        RC_ASSERT(expression.error().column >= 1U);
        RC_ASSERT(expression.error().column <= text.size() + 1);
        continue;
      }
      RC_ASSERT(reading(to_text(*expression, Notation::rpn), Notation::rpn) == *expression);
    }
  }
}

TEST(Read, KeepsBracketsWithinTheirFraction) {
  EXPECT_FALSE(read("\\frac{1) + (2}{3}", Notation::latex));
  EXPECT_FALSE(read("\\frac{(1}{2)}", Notation::latex));
  EXPECT_FALSE(read("(\\frac{1}{2)}", Notation::latex));
  EXPECT_TRUE(read("\\frac{(1) + (2)}{3}", Notation::latex));
}

TEST(Read, TakesLatexAsPeopleWriteIt) {
  for (const char* text :
       {"\\frac{8}{4}", "\\frac {8} {4}", "\\dfrac{8}{4}", "$\\tfrac{8}{4}$", "8 \\div 4"}) {
    const auto formula = read(text, Notation::latex);
    ASSERT_TRUE(formula) << text;
    EXPECT_EQ(formula->value(), Rational(2)) << text;
  }
}

TEST(Read, RefusesBytesThatAreNoText) {
  for (const char* text : {"1 \xE0\x80\x80", "1 \xED\xA0\x80", "1 \xF0\x80\x80\x80",
                           "1 \xF4\x90\x80\x80", "1 \xC0\x80"}) {
    const auto formula = read(text, Notation::infix);
    ASSERT_FALSE(formula);
    EXPECT_EQ(formula.error().message, "not a character of UTF-8 text");
    EXPECT_EQ(formula.error().column, 3U);
  }
  for (const char* text : {"1 \x7F", "1 \xC2\x85", "1 \x01"}) {
    EXPECT_THAT(read(text, Notation::infix).error().message,
                testing::StartsWith("'control character'"));
  }
}

TEST(Notation, SaysWhatSortOfFaultItIs) {
  const auto fault = [](std::string_view text, Notation notation) {
    return read(text, notation).error().code;
  };
  EXPECT_EQ(fault("1 + ", Notation::infix), ErrorCode::malformed);
  EXPECT_EQ(fault("1 + 1234567890123456789", Notation::infix), ErrorCode::out_of_range);
  EXPECT_EQ(fault(std::string(kLongestFormula + 1, '1'), Notation::rpn), ErrorCode::out_of_range);
  EXPECT_EQ(fault("1 + 2 = ", Notation::steps), ErrorCode::malformed);
  EXPECT_EQ(fault("1 + 2 = 4", Notation::steps), ErrorCode::refuted);
  EXPECT_EQ(fault("1 + 2 = 3, 4 + 5 = 9", Notation::steps), ErrorCode::refuted);
}

}  // namespace
}  // namespace reckon
