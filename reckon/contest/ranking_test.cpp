// SPDX-License-Identifier: MIT
// Ranks against their definition, by counting.
#include "reckon/contest/ranking.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "reckon/arith/random.hpp"

namespace reckon::contest {
namespace {

TEST(Standings, GiveEqualRanksToEqualPoints) {
  const std::vector<Score> scores = {{.points = 10}, {.points = 12}, {.points = 12}, {.points = 3}};
  const auto standing = standings(scores);
  EXPECT_EQ(standing[1], (Standing{.rank = 1, .share_below = 75'000}));
  EXPECT_EQ(standing[2], standing[1]);
  EXPECT_EQ(standing[0], (Standing{.rank = 3, .share_below = 37'500}));
  EXPECT_EQ(standing[3], (Standing{.rank = 4, .share_below = 12'500}));
  EXPECT_TRUE(standings({}).empty());
}

TEST(Standings, AreThoseOfCounting) {
  SplitMix64 random(1);
  for (int round = 0; round < 200; ++round) {
    std::vector<Score> scores(1 + static_cast<std::size_t>(random.below(30)));
    for (Score& score : scores) {
      score.points = static_cast<std::int64_t>(random.below(8)) - 2;
      if (random.below(3) > 0) score.time = static_cast<std::int64_t>(random.below(5));
    }
    const auto standing = standings(scores);
    for (std::size_t i = 0; i < scores.size(); ++i) {
      std::int64_t better = 0;
      std::int64_t less = 0;
      std::int64_t equal = 0;
      for (const Score& other : scores) {
        const bool faster = other.points == scores[i].points && other.time && scores[i].time &&
                            *other.time < *scores[i].time;
        better += other.points > scores[i].points || faster ? 1 : 0;
        less += other.points < scores[i].points ? 1 : 0;
        equal += other.points == scores[i].points ? 1 : 0;
      }
      EXPECT_EQ(standing[i].rank, 1 + better);
      EXPECT_EQ(standing[i].share_below,
                (2 * less + equal) * kWholeShare / (2 * static_cast<std::int64_t>(scores.size())));
    }
  }
}

TEST(Cup, CountsTheBestAndBreaksTiesByTheSumOfAll) {
  const std::vector<SeasonPoints> entrants = {
      {90, 80, 70, std::nullopt}, {80, 90, 75, 10}, {100, std::nullopt, 70}, {}, {90, 80, 60, 20}};
  const auto cup = cup_standings(entrants, 2);
  EXPECT_EQ(cup[0], (CupStanding{.best = 170, .all = 240, .rank = 3}));
  EXPECT_EQ(cup[1], (CupStanding{.best = 170, .all = 255, .rank = 1}));
  EXPECT_EQ(cup[2], (CupStanding{.best = 170, .all = 170, .rank = 4}));
  EXPECT_EQ(cup[3], (CupStanding{.best = 0, .all = 0, .rank = 5}));
  EXPECT_EQ(cup[4], (CupStanding{.best = 170, .all = 250, .rank = 2}));
}

}  // namespace
}  // namespace reckon::contest
