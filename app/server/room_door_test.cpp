// SPDX-License-Identifier: MIT
#include "app/server/room_door.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <utility>
#include <vector>

#include "app/traffic/addresses_test.hpp"

namespace reckon::server {
namespace {

using traffic::v4;

constexpr RoomDoor::Time kPatience = 5;

// A door whose places one address has taken, one at a time.
struct Crowded {
  explicit Crowded(int count, std::size_t leaving = 8)
      : door(static_cast<std::size_t>(count), leaving, kPatience) {
    for (int i = 0; i < count; ++i) places.push_back(std::move(door.enter(v4(1), i)->place));
  }

  RoomDoor door;
  std::vector<RoomDoor::Place> places;
};

TEST(RoomDoor, ConnectionsInNoRoomMakeRoomForTheirAddress) {
  Crowded crowd(3);
  EXPECT_TRUE(crowd.door.full(v4(1), kPatience - 1));
  EXPECT_FALSE(crowd.door.full(v4(1), kPatience));
  const auto entry = crowd.door.enter(v4(1), kPatience);
  ASSERT_TRUE(entry);
  EXPECT_EQ(entry->yielding.loser, crowd.places[0].connection());
  EXPECT_EQ(entry->yielding.cut, std::nullopt);
  // The next one has not waited long enough.
  EXPECT_TRUE(crowd.door.full(v4(1), kPatience));
}

TEST(RoomDoor, ConnectionsInARoomStay) {
  Crowded crowd(3);
  crowd.door.stand(crowd.places[0].connection(), false);
  crowd.door.stand(crowd.places[1].connection(), true);
  const auto entry = crowd.door.enter(v4(1), 100);
  ASSERT_TRUE(entry);
  EXPECT_EQ(entry->yielding.loser, crowd.places[2].connection());
  EXPECT_TRUE(crowd.door.full(v4(1), 100));
}

TEST(RoomDoor, OtherAddressesTakeWhatWaitsFirst) {
  Crowded crowd(4);
  crowd.door.stand(crowd.places[0].connection(), false);
  const auto entry = crowd.door.enter(v4(2), 100);
  ASSERT_TRUE(entry);
  EXPECT_EQ(entry->yielding.loser, crowd.places[1].connection());
}

TEST(RoomDoor, ConnectionsInARoomHaveTimeToClose) {
  Crowded crowd(4, 1);
  for (const auto& place : crowd.places) crowd.door.stand(place.connection(), false);
  const auto entry = crowd.door.enter(v4(2), 100);
  ASSERT_TRUE(entry);
  EXPECT_EQ(entry->yielding.loser, crowd.places[3].connection());
  EXPECT_FALSE(crowd.door.enter(v4(3), 101));
}

TEST(RoomDoor, ConnectionsInNoRoomHaveNone) {
  Crowded crowd(4, 2);
  std::vector<RoomDoor::Place> newcomers;
  for (int i = 0; i < 2; ++i) {
    auto entry = crowd.door.enter(v4(1), 100 + i);
    ASSERT_TRUE(entry);
    EXPECT_EQ(entry->yielding.cut, std::nullopt);
    newcomers.push_back(std::move(entry->place));
  }
  const auto entry = crowd.door.enter(v4(1), 102);
  ASSERT_TRUE(entry);
  EXPECT_EQ(entry->yielding.loser, crowd.places[2].connection());
  EXPECT_EQ(entry->yielding.cut, crowd.places[0].connection());
}

}  // namespace
}  // namespace reckon::server
