// SPDX-License-Identifier: MIT
// reckon krypto records, run as a user would.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "app/testing/run_program_test.hpp"

namespace reckon::cli {
namespace {

using testing::HasSubstr;

TEST(RecordsCommand, FindsTheLongestRun) {
  const Outcome outcome = krypto({"records", "--cards", "3"});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.out, "1 to 10 under house rules, reached by 1 hand of 2925\n1 2 4\n");
  const auto nothing = krypto({"records", "--cards", "1", "--min", "2"});
  EXPECT_EQ(nothing.status, 0);
  EXPECT_EQ(nothing.out, "No hand reaches 1 under house rules\n");
}

// More hands than fit one piece: most are removed before pieces are made.
TEST(RecordsCommand, FindsTheLongestRunOfManyHands) {
  const Outcome outcome = krypto({"records", "--cards", "5", "--max", "15", "--threads", "2"});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.out, "1 to 271 under house rules, reached by 1 hand of 11628\n2 8 9 12 13\n");
}

TEST(RecordsCommand, ListsAllHandsOfTheLongestRun) {
  // Equal cards divide to 1, and neighbours differ by 1.
  const Words words = {"records", "--cards", "2", "--min", "2", "--max", "9", "--json"};
  const auto run = krypto(words).json()["longest_run"];
  EXPECT_EQ(run["length"], 1);
  EXPECT_EQ(run["count"], 15);
  EXPECT_EQ(run["hands"].size(), 15U);
  Words fewer = words;
  fewer.insert(fewer.end(), {"--limit", "2"});
  const auto first = krypto(fewer).json()["longest_run"];
  EXPECT_EQ(first["count"], 15);
  EXPECT_EQ(first["hands"].dump(), "[[2,2],[2,3]]");
}

TEST(RecordsCommand, LeavesCardsOverWhereAsked) {
  // 1, 3 - 1, 3 and 3 + 1.
  const auto any =
      krypto({"records", "--cards", "2", "--max", "3", "--use", "any", "--json"}).json();
  EXPECT_EQ(any["longest_run"]["length"], 4);
  EXPECT_EQ(any["longest_run"]["hands"].dump(), "[[1,3]]");
}

TEST(RecordsCommand, FindsTheRichestGameOfTheCensus) {
  const auto found = krypto({"records", "--question", "solutions", "--max", "6", "--json"}).json();
  EXPECT_EQ(found["richest_games"]["solutions"], 570);
  EXPECT_EQ(found["richest_games"]["games"][0]["objective"], 1);
  // A range with a later start leaves hands out.
  const auto later = krypto({"records", "--question", "solutions", "--cards", "4", "--min", "5",
                             "--max", "9", "--json"})
                         .json();
  const auto& hands = later["richest_hands"]["hands"];
  EXPECT_FALSE(hands.empty());
  for (const auto& hand : hands) EXPECT_GE(hand[0], 5);
}

TEST(RecordsCommand, CountsTheGamesWithoutASolutionAsTheCensusDoes) {
  const auto rows = krypto({"records", "--question", "unsolvable", "--json"}).json()["objectives"];
  int total = 0;
  for (const auto& row : rows) total += row["unsolvable"].get<int>();
  EXPECT_EQ(total, 54864);
}

TEST(RecordsCommand, RefusesWhatDoesNotBelongTogether) {
  for (const auto& [words, complaint] : {
           std::pair<Words, std::string>{{"records", "--question", "longest"},
                                         "is unknown: choose run|objectives|"},
           {{"records", "--deck", "52"}, "--deck does not apply to --question run"},
           {{"records", "--question", "deck", "--cards", "4"}, "--cards does not apply"},
           {{"records", "--question", "single", "--cards", "6", "--max", "3"}, "up to 5 cards"},
           {{"records", "--question", "solutions", "--min", "0"}, "--min 0: give 1 or more"},
           {{"records", "--cards", "8"}, "records: 8 cards: a hand has 1 to 7"},
           {{"records", "--min", "9", "--max", "8"},
            "cards from 9 to 8: give a smallest and a largest"},
           {{"records", "--cards", "7", "--max", "1000"}, "more than 4294967296 hands"},
           {{"records", "--question", "objectives", "--objectives", "5-"}, "is not a range"},
       }) {
    const Outcome outcome = krypto(words);
    EXPECT_EQ(outcome.status, 2) << complaint;
    EXPECT_THAT(outcome.err, HasSubstr(complaint));
  }
}

}  // namespace
}  // namespace reckon::cli
