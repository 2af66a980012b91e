// SPDX-License-Identifier: MIT
#include "app/rooms/room_settings.hpp"

#include <gtest/gtest.h>

namespace reckon::rooms {
namespace {

json::PlacedJson placed(const std::string& text) { return json::read_placed_json(text).value(); }

TEST(RoomSettings, AreKeptWithTheEditionOfTheReferee) {
  const RoomSettings settings{.table = {.hands = 3}, .pause_seconds = 7};
  const std::string kept = json_of_kept(settings).dump();
  EXPECT_EQ(read_kept_settings(placed(kept)), settings);
  EXPECT_EQ(settings.table.edition, match::Edition::second);
  EXPECT_FALSE(read_kept_settings(placed(R"({"edition": 3})")));
}

// As rooms were kept when there was one edition.
TEST(RoomSettings, OfRoomsWithoutAnEditionAreOfTheFirst) {
  const auto settings = read_kept_settings(placed(
      R"({"rules":"international","deck":"56","hands":10,"hand_seconds":180,"explain_seconds":30,)"
      R"("unsolved":"again","solvable_only":true,"pause_seconds":5})"));
  ASSERT_TRUE(settings);
  EXPECT_EQ(settings->table.edition, match::Edition::first);
}

TEST(RoomSettings, OfAPlayerHaveNoEdition) {
  EXPECT_FALSE(read_settings(placed(R"({"edition": 1})")));
  EXPECT_EQ(read_settings(placed("{}")).value().table.edition, match::kEdition);
}

}  // namespace
}  // namespace reckon::rooms
