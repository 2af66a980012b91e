// SPDX-License-Identifier: MIT
#include "app/traffic/places.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <utility>

#include "app/traffic/addresses_test.hpp"

namespace reckon::traffic {
namespace {

TEST(Address, BelongsToANetwork) {
  EXPECT_EQ(v4(1).network(), v4(1));
  EXPECT_EQ(v6(1, 1).network(), v6(1, 2).network());
  EXPECT_NE(v6(1, 1).network(), v6(2, 1).network());
}

TEST(Places, GoFromWhoeverHoldsMost) {
  Places places(4);
  for (Places::Id id = 1; id <= 3; ++id) places.add(id, v4(1));
  places.add(4, v4(2));
  EXPECT_TRUE(places.full());
  EXPECT_EQ(places.yields_to(v4(3)), 3U);
  EXPECT_EQ(places.yields_to(v4(2)), 3U);
  EXPECT_EQ(places.yields_to(v4(1)), std::nullopt);
}

TEST(Places, GoFromANetworkWithManyAddresses) {
  Places places(20);
  for (Places::Id id = 1; id <= 20; ++id) places.add(id, v6(1, static_cast<int>(id)));
  EXPECT_TRUE(places.yields_to(v6(2, 1)));
  EXPECT_TRUE(places.yields_to(v4(1)));
  EXPECT_EQ(places.yields_to(v6(1, 99)), std::nullopt);
}

TEST(Places, AreKept) {
  Places places(4);
  for (Places::Id id = 1; id <= 4; ++id) places.add(id, v4(1));
  for (Places::Id id = 2; id <= 4; ++id) places.keep(id, true);
  EXPECT_EQ(places.yields_to(v4(2)), std::nullopt);
  places.keep(2, false);
  EXPECT_EQ(places.yields_to(v4(2)), 2U);
  places.remove(2);
  EXPECT_FALSE(places.full());
}

TEST(Places, AreNotAllKeptForOne) {
  Places places(16);
  for (Places::Id id = 1; id <= 16; ++id) {
    places.add(id, v4(1));
    places.keep(id, true);
  }
  EXPECT_EQ(places.yields_to(v4(2)), 16U);
  places.remove(16);
  places.add(17, v4(2));
  EXPECT_EQ(places.yields_to(v4(3)), std::nullopt);
  // A postponed place is kept as soon as the limit allows.
  places.remove(1);
  places.add(18, v4(3));
  EXPECT_EQ(places.yields_to(v4(4)), std::nullopt);
}

TEST(Places, GoFirstWhereTheyHaveWaitedLongest) {
  Places places(4);
  for (Places::Id id = 1; id <= 4; ++id) places.add(id, v4(1));
  places.wait(3, 20);
  places.wait(2, 30);
  EXPECT_EQ(places.yields_to(v4(2), 19), 4U);
  EXPECT_EQ(places.yields_to(v4(2), 20), 3U);
  places.wait(3, 40);
  EXPECT_EQ(places.yields_to(v4(2), 50), 2U);
  places.serve(2);
  EXPECT_EQ(places.yields_to(v4(2), 50), 3U);
  places.remove(3);
  EXPECT_EQ(places.taken(), 3U);
}

TEST(Places, GoToANewcomerOfTheSameAddressWhereTheyWait) {
  Places places(3);
  for (Places::Id id = 1; id <= 3; ++id) places.add(id, v4(1));
  EXPECT_EQ(places.yields_to(v4(1), 100), std::nullopt);
  EXPECT_FALSE(places.waits(2, 100));
  places.wait(2, 50);
  EXPECT_FALSE(places.waits(2, 49));
  EXPECT_TRUE(places.waits(2, 50));
  EXPECT_EQ(places.yields_to(v4(1), 49), std::nullopt);
  EXPECT_EQ(places.yields_to(v4(1), 50), 2U);
  places.serve(2);
  EXPECT_FALSE(places.waits(2, 50));
  EXPECT_EQ(places.yields_to(v4(1), 50), std::nullopt);
}

TEST(Places, GoToWhoeverHoldsLessWhereTheyWait) {
  Places places(3);
  for (int id = 1; id <= 3; ++id) places.add(static_cast<Places::Id>(id), v4(id));
  EXPECT_EQ(places.yields_to(v4(9), 100), std::nullopt);
  places.wait(2, 50);
  EXPECT_EQ(places.yields_to(v4(9), 100), 2U);
  // An address that holds equally many takes nothing from others.
  EXPECT_EQ(places.yields_to(v4(1), 100), std::nullopt);
  // Also in a network of many addresses.
  Places shared(3);
  for (int id = 1; id <= 3; ++id) shared.add(static_cast<Places::Id>(id), v6(1, id));
  shared.wait(3, 50);
  EXPECT_EQ(shared.yields_to(v6(1, 9), 100), 3U);
  EXPECT_EQ(shared.yields_to(v6(1, 2), 100), std::nullopt);
}

TEST(Places, AreKeptThoughTheyWait) {
  Places places(4);
  for (Places::Id id = 1; id <= 4; ++id) places.add(id, v4(1));
  places.wait(1, 10);
  places.keep(1, true);
  EXPECT_EQ(places.yields_to(v4(1), 20), std::nullopt);
  EXPECT_EQ(places.yields_to(v4(2), 20), 4U);
  places.keep(1, false);
  EXPECT_EQ(places.yields_to(v4(1), 20), 1U);
  places.keep(1, true);
  places.serve(1);
  places.keep(1, false);
  EXPECT_EQ(places.yields_to(v4(1), 20), std::nullopt);
}

// Compared with a list of all holders.
RC_GTEST_PROP(Places, AreCountedAsAListCountsThem, ()) {
  constexpr std::size_t kPlaces = 24;
  Places places(kPlaces);
  std::map<Places::Id, std::pair<Address, bool>> list;
  Places::Id next = 0;
  const int steps = *rc::gen::inRange(1, 200);
  for (int i = 0; i < steps; ++i) {
    const Address who = v6(*rc::gen::inRange(1, 4), *rc::gen::inRange(1, 4));
    const int what = *rc::gen::inRange(0, 6);
    if (what == 0 && !list.empty()) {
      const auto one =
          std::next(list.begin(), *rc::gen::inRange<long>(0, static_cast<long>(list.size())));
      places.remove(one->first);
      list.erase(one);
    } else if (what == 1 && !list.empty()) {
      const auto one =
          std::next(list.begin(), *rc::gen::inRange<long>(0, static_cast<long>(list.size())));
      one->second.second = !one->second.second;
      places.keep(one->first, one->second.second);
    } else if (what >= 4 && !list.empty()) {
      const auto one =
          std::next(list.begin(), *rc::gen::inRange<long>(0, static_cast<long>(list.size())));
      if (what == 4) places.wait(one->first, *rc::gen::inRange(0, 2 * i + 1));
      if (what == 5) places.serve(one->first);
    } else {
      if (places.full()) {
        const auto loser = places.yields_to(who, i);
        if (!loser) continue;
        RC_ASSERT(list.contains(*loser));
        const auto kept = std::count_if(list.begin(), list.end(),
                                        [](const auto& one) { return one.second.second; });
        if (kept <= 21) RC_ASSERT(!list.at(*loser).second);
        places.remove(*loser);
        list.erase(*loser);
      }
      places.add(++next, who);
      list[next] = {who, false};
    }
    RC_ASSERT(places.taken() == list.size());
    RC_ASSERT(places.taken() <= kPlaces);
  }
}

}  // namespace
}  // namespace reckon::traffic
