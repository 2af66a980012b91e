// SPDX-License-Identifier: MIT
// Tests of the functions for all kinds of games.
#include "reckon/match/match.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace reckon::match {
namespace {

TEST(Match, OfAnyKindKnowsItsPlayers) {
  for (Match match : std::vector<Match>{*Tournament::open({}), *Duel::open({}), *Race::open({})}) {
    SCOPED_TRACE(match.index());
    EXPECT_EQ(seats(match), 0U);
    EXPECT_EQ(seat_of(match, "Ann"), std::nullopt);
    EXPECT_EQ(phase(match), Phase::gathering);
    ASSERT_TRUE(apply(match, {.at = 3, .act = Joined{"Ann"}}));
    ASSERT_TRUE(apply(match, {.at = 5, .act = Joined{"Bob"}}));
    EXPECT_EQ(now(match), 5);
    EXPECT_EQ(deadline(match), std::nullopt);
    EXPECT_EQ(seats(match), 2U);
    EXPECT_EQ(name_at(match, 1), "Bob");
    EXPECT_EQ(seat_of(match, "Ann"), Seat{0});
    EXPECT_EQ(seat_of(match, "Bob"), Seat{1});
    EXPECT_EQ(seat_of(match, "Cy"), std::nullopt);
    ASSERT_TRUE(apply(match, {.at = 8, .act = Left{1}}));
    EXPECT_FALSE(has_left(match, 0));
    EXPECT_TRUE(has_left(match, 1));
    EXPECT_EQ(seats(match), 2U) << "who has left keeps the seat";
    EXPECT_EQ(score_pad(match).rows.size(), 2U);
  }
}

}  // namespace
}  // namespace reckon::match
