// SPDX-License-Identifier: MIT
#include "reckon/match/referee.hpp"

#include <gtest/gtest.h>

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
  const auto unread = judge_answer(hand, "2 + (1", Rules::international);
  ASSERT_FALSE(unread);
  EXPECT_EQ(unread.error().reason, Reason::unreadable);
  EXPECT_TRUE(unread.error().message.starts_with("column 5: ")) << unread.error().message;
}

TEST(Edition, HasANumber) {
  EXPECT_EQ(edition_numbered(1), Edition::first);
  EXPECT_EQ(edition_numbered(2), Edition::second);
  EXPECT_EQ(edition_numbered(0), std::nullopt);
  EXPECT_EQ(edition_numbered(3), std::nullopt);
}

}  // namespace
}  // namespace reckon::match
