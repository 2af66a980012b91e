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

TEST(Edition, HasANumber) {
  EXPECT_EQ(edition_numbered(1), Edition::first);
  EXPECT_EQ(edition_numbered(2), Edition::second);
  EXPECT_EQ(edition_numbered(0), std::nullopt);
  EXPECT_EQ(edition_numbered(3), std::nullopt);
}

}  // namespace
}  // namespace reckon::match
