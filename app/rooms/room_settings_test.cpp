// SPDX-License-Identifier: MIT
#include "app/rooms/room_settings.hpp"

#include <gtest/gtest.h>

namespace reckon::rooms {
namespace {

answers::PlacedJson placed(const std::string& text) {
  return answers::read_placed_json(text).value();
}

TEST(RoomSettings, AreKeptWithTheEditionOfTheReferee) {
  const RoomSettings settings{.table = {.hands = 3}, .pause_seconds = 7};
  const std::string kept = json_of_kept(settings).dump();
  EXPECT_EQ(read_kept_settings(placed(kept)), settings);
  EXPECT_EQ(settings.table.edition, match::Edition::second);
  EXPECT_FALSE(read_kept_settings(placed(R"({"edition": 3})")));
}

// The stored form from when one edition existed.
TEST(RoomSettings, OfRoomsWithoutAnEditionAreOfTheFirst) {
  const auto settings = read_kept_settings(placed(
      R"({"rules":"international","deck":"56","hands":10,"hand_seconds":180,"explain_seconds":30,)"
      R"("unsolved":"again","solvable_only":true,"pause_seconds":5})"));
  ASSERT_TRUE(settings);
  EXPECT_EQ(settings->table.edition, match::Edition::first);
}

// The stored form of classes from before calcrostics, still used for hands of any level.
TEST(RoomSettings, OfClassesOfBeforeThereWereCalcrosticsAreOfHands) {
  const std::string kept =
      R"({"rules":"house","deck":"52","hands":4,"hand_seconds":90,"solvable_only":false,)"
      R"("private":true,"game":"race","host":"0123456789abcdef0123456789abcdef"})";
  const auto settings = read_kept_settings(placed(kept));
  ASSERT_TRUE(settings) << settings.error().message;
  EXPECT_EQ(settings->puzzle, match::RacePuzzle::krypto);
  EXPECT_EQ(settings->level, std::nullopt);
  EXPECT_EQ(json_of_kept(*settings).dump(), kept);
  const auto match = open_match(*settings).value();
  EXPECT_EQ(std::get<match::Race>(match).settings().deck, krypto::Deck::cards52);
}

TEST(RoomSettings, OfClassesOnCalcrosticsAreKept) {
  const RoomSettings settings{.game = RoomGame::race,
                              .table = {.hands = 3},
                              .puzzle = match::RacePuzzle::calcrostic,
                              .level = 4,
                              .host_token = "0123456789abcdef0123456789abcdef"};
  EXPECT_EQ(read_kept_settings(placed(json_of_kept(settings).dump())), settings);
  const auto match = open_match(settings).value();
  EXPECT_EQ(std::get<match::Race>(match).settings().puzzle, match::RacePuzzle::calcrostic);
}

TEST(RoomSettings, OfAPlayerHaveNoEdition) {
  EXPECT_FALSE(read_settings(placed(R"({"edition": 1})")));
  EXPECT_EQ(read_settings(placed("{}")).value().table.edition, match::kEdition);
}

TEST(RoomSettings, OfOtherGamesAreKept) {
  using krypto::Game;
  for (const RoomSettings& settings :
       {RoomSettings{.table = {.game = {.game = Game::countdown, .large = 4},
                               .rules = Rules::positive,
                               .hand_seconds = 30}},
        RoomSettings{.game = RoomGame::race,
                     .table = {.game = {.game = Game::own, .cards = 3, .objective = 77},
                               .rules = Rules::house},
                     .host_token = "0123456789abcdef0123456789abcdef"},
        RoomSettings{.game = RoomGame::duel,
                     .table = {.game = {.game = Game::twenty_four, .up_to = 10}},
                     .rounds = 1,
                     .pause_seconds = 15}}) {
    const std::string kept = json_of_kept(settings).dump();
    EXPECT_EQ(read_kept_settings(placed(kept)), settings) << kept;
    EXPECT_TRUE(open_match(settings)) << kept;
  }
}

}  // namespace
}  // namespace reckon::rooms
