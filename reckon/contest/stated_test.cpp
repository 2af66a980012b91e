// SPDX-License-Identifier: MIT
#include "reckon/contest/stated.hpp"

#include <gtest/gtest.h>

namespace reckon::contest {
namespace {

std::string judged(const Stated& question, std::string_view answer) {
  const kinds::AnswerJudge judge = judge_of(question);
  const auto usual = judge.canonical(answer);
  if (!usual) return "refused";
  EXPECT_EQ(judge.canonical(*usual), *usual);
  return std::string(name_of(judge.verdict(*usual)));
}

TEST(Stated, TakesAnOption) {
  const Stated question{
      .id = "coins",
      .answer = ChoiceAnswer{.options = {{"1", "1"}, {"2", "2"}, {"3", "3"}}, .right = 2}};
  EXPECT_EQ(solution_of(question), "C");
  EXPECT_EQ(judged(question, " c "), "right");
  EXPECT_EQ(judged(question, "A"), "wrong");
  EXPECT_EQ(judged(question, ""), "incomplete");
  EXPECT_EQ(judged(question, "-"), "incomplete");
  for (const std::string_view refused : {"D", "AB", "1", "@"}) {
    EXPECT_EQ(judged(question, refused), "refused") << refused;
  }
}

TEST(Stated, TakesANumber) {
  const Stated question{.id = "half", .answer = NumberAnswer{.right = Rational::fraction(-3, 4)}};
  EXPECT_EQ(solution_of(question), "-3/4");
  for (const std::string_view right : {"-3/4", "-6/8", "-0.75", "-0,750", " - 0.75 ", "-.75"}) {
    EXPECT_EQ(judged(question, right), "right") << right;
  }
  EXPECT_EQ(judged(question, "3/4"), "wrong");
  EXPECT_EQ(judged(question, " "), "incomplete");
  for (const std::string_view refused : {"three", "1/0", "1.", "1.2.3", "1/2.5", "."}) {
    EXPECT_EQ(judged(question, refused), "refused") << refused;
  }
}

TEST(Stated, TakesAShortText) {
  const Stated question{.id = "day", .answer = TextAnswer{.right = {"Monday", "lundi"}}};
  EXPECT_EQ(judged(question, "  MONDAY "), "right");
  EXPECT_EQ(judged(question, "Lundi"), "right");
  EXPECT_EQ(judged(question, "Mon day"), "wrong");
  EXPECT_EQ(judged(question, ""), "incomplete");
}

}  // namespace
}  // namespace reckon::contest
