// SPDX-License-Identifier: MIT
#include "app/traffic/shares.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

namespace reckon::traffic {
namespace {

Address address(int number) { return *Address::parse("192.0.2." + std::to_string(number)); }

TEST(Address, IsAnAddressOrThePrefixOfOne) {
  EXPECT_EQ(Address::parse("192.0.2.1")->to_text(), "192.0.2.1");
  EXPECT_EQ(Address::parse("::ffff:192.0.2.1"), Address::parse("192.0.2.1"));
  EXPECT_EQ(Address::parse("2001:db8:1:2:3:4:5:6")->to_text(), "2001:db8:1:2::/64");
  EXPECT_EQ(Address::parse("2001:db8:1:2::9"), Address::parse("2001:db8:1:2:3::"));
  EXPECT_NE(Address::parse("2001:db8:1:2::9"), Address::parse("2001:db8:1:3::9"));
  EXPECT_EQ(Address::parse("fe80::1%eth0"), Address::parse("fe80::2"));
  EXPECT_NE(Address::parse("192.0.2.1"), Address::parse("192.0.2.2"));
  for (const char* text : {"", "192.0.2", "192.0.2.256", "192.0.2.1%eth0", "localhost", "1::2::3",
                           "[::1]", "192.0.2.1 ", "%"}) {
    EXPECT_FALSE(Address::parse(text)) << text;
  }
}

TEST(Shares, OneAddressMayHoldAllWhileNobodyElseWantsAny) {
  Shares shares;
  for (int i = 0; i < 900; ++i) shares.add(address(1));
  EXPECT_EQ(shares.yields_to(address(1)), std::nullopt);
  EXPECT_EQ(shares.yields_to(address(2)), address(1));
}

TEST(Shares, NobodyYieldsToWhoeverWouldThenHaveMore) {
  Shares shares;
  shares.add(address(1));
  EXPECT_EQ(shares.yields_to(address(2)), std::nullopt);
  shares.add(address(1));
  EXPECT_EQ(shares.yields_to(address(2)), address(1));
  shares.add(address(2));
  EXPECT_EQ(shares.yields_to(address(2)), std::nullopt);
}

// An address that holds at most its part of the places never loses one.
RC_GTEST_PROP(Shares, WhoeverHoldsAFairPartLosesNothing, ()) {
  const int others = *rc::gen::inRange(1, 20);
  const std::size_t places = *rc::gen::inRange<std::size_t>(1, 200);
  const std::size_t fair = places / static_cast<std::size_t>(others + 1);
  Shares shares;
  for (std::size_t i = 0; i < fair; ++i) shares.add(address(0));
  for (const int who : *rc::gen::container<std::vector<int>>(rc::gen::inRange(1, others + 1))) {
    if (shares.total() >= places) {
      const auto loser = shares.yields_to(address(who));
      if (!loser) continue;
      shares.remove(*loser);
    }
    shares.add(address(who));
    RC_ASSERT(shares.of(address(0)) == fair);
    RC_ASSERT(shares.total() <= places);
  }
}

}  // namespace
}  // namespace reckon::traffic
