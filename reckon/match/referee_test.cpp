// SPDX-License-Identifier: MIT
#include "reckon/match/referee.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "reckon/match/tournament.hpp"

namespace reckon::match {
namespace {

using Reason = Refusal::Reason;

TEST(Referee, TakesTimesInTheirOrderUpToTheLatest) {
  constexpr Time kLatest = 1'000'000'000'000'000;
  EXPECT_FALSE(why_not_at(0, 0, false));
  EXPECT_FALSE(why_not_at(kLatest, 7, false));
  EXPECT_EQ(why_not_at(kLatest + 1, 7, false).value().reason, Reason::too_late);
  EXPECT_EQ(why_not_at(6, 7, false).value().reason, Reason::earlier);
  EXPECT_EQ(why_not_at(7, 7, true).value().reason, Reason::over);
}

TEST(Referee, SaysWhereAnAnswerCannotBeRead) {
  const auto hand = *krypto::Hand::parse("2 1 2 2 3 : 24");
  const auto unread = judge_answer(hand, {0, "2 + (1"}, Rules::international);
  ASSERT_FALSE(unread);
  EXPECT_EQ(unread.error().reason, Reason::unreadable);
  EXPECT_TRUE(unread.error().message.starts_with("column 5: ")) << unread.error().message;
}

TEST(Referee, SaysTenShortProblemsAtMost) {
  const auto hand = *krypto::Hand::parse("2 1 2 2 3 : 24");
  std::string sum = "1/999999999999999989";
  for (int i = 1; sum.size() + 21 <= kLongestAnswer; ++i) {
    sum += "+1/9999999999999999" + std::to_string(10 + i);
  }
  const auto verdict = judge_answer(hand, {0, sum}, Rules::international);
  ASSERT_TRUE(verdict);
  EXPECT_FALSE(verdict->right);
  EXPECT_EQ(verdict->problems.size(), kMostProblems);
  for (const auto& problem : verdict->problems) EXPECT_LE(problem.message.size(), 210U);
}

TEST(Referee, EvaluatesNoLongFormulaOfManyNumbers) {
  const auto hand = *krypto::Hand::parse("2 1 2 2 3 : 24");
  // A continued fraction whose value has thousands of digits.
  std::string nested;
  for (int i = 100'000; i-- > 0;) nested += "1/(" + std::to_string(i) + "+";
  nested += "1";
  const auto verdict = judge_answer(hand, {0, nested}, Rules::house);
  ASSERT_TRUE(verdict);
  EXPECT_FALSE(verdict->right);
  ASSERT_EQ(verdict->problems.size(), 1U);
  EXPECT_EQ(verdict->problems.front().kind, krypto::Mistake::Kind::extra_card);
}

TEST(Referee, JudgesALongFormulaOfFewNumbers) {
  const auto hand = *krypto::Hand::parse("2 1 2 2 3 : 24");
  const std::string blanks(kLongestAnswer, ' ');
  for (const auto& [formula, right] :
       {std::pair("2 * 1 * 2 * 2 * 3", true), std::pair("2 + 1 + 2 + 2 + 3", false)}) {
    const auto verdict = judge_answer(hand, {0, formula + blanks}, Rules::international);
    ASSERT_TRUE(verdict);
    EXPECT_EQ(verdict->right, right);
  }
}

TEST(Referee, TrustsTheVerdictThatAnAnswerBringsAlong) {
  const auto hand = *krypto::Hand::parse("2 1 2 2 3 : 24");
  for (const bool right : {true, false}) {
    const auto verdict =
        judge_answer(hand, {.seat = 0, .formula = "(", .verdict = right}, Rules::international);
    ASSERT_TRUE(verdict);
    EXPECT_EQ(verdict->right, right);
  }
}

TEST(Edition, HasANumber) {
  EXPECT_EQ(edition_numbered(1), Edition::first);
  EXPECT_EQ(edition_numbered(2), Edition::second);
  EXPECT_EQ(edition_numbered(0), std::nullopt);
  EXPECT_EQ(edition_numbered(3), std::nullopt);
}

}  // namespace
}  // namespace reckon::match
