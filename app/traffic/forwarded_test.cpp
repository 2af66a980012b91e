// SPDX-License-Identifier: MIT
#include "app/traffic/forwarded.hpp"

#include <gtest/gtest.h>

namespace reckon::traffic {
namespace {

const Address kProxy = *Address::parse("127.0.0.1");
const Address kPeer = *Address::parse("192.0.2.1");

Address client(std::string_view forwarded) { return client_of(kProxy, forwarded, true); }

TEST(Forwarded, TakesTheLastAddressFromATrustedProxyOnly) {
  EXPECT_EQ(client("203.0.113.7"), Address::parse("203.0.113.7"));
  EXPECT_EQ(client("1.2.3.4, 203.0.113.7"), Address::parse("203.0.113.7"));
  EXPECT_EQ(client("made up,203.0.113.7 "), Address::parse("203.0.113.7"));
  EXPECT_EQ(client_of(kPeer, "203.0.113.7", false), kPeer);
}

TEST(Forwarded, ReadsAddressesWithPorts) {
  EXPECT_EQ(client("203.0.113.7:4711"), Address::parse("203.0.113.7"));
  EXPECT_EQ(client("[2001:db8::1]:4711"), Address::parse("2001:db8::1"));
  EXPECT_EQ(client("[2001:db8::1]"), Address::parse("2001:db8::1"));
  EXPECT_EQ(client("2001:db8::1"), Address::parse("2001:db8::1"));
}

TEST(Forwarded, IsTheProxyWhereNothingCanBeRead) {
  for (const char* text :
       {"", ",", "unknown", "203.0.113.7,", "203.0.113.7, _hidden", "[", "[]", ":", "::::"}) {
    EXPECT_EQ(client(text), kProxy) << text;
  }
}

}  // namespace
}  // namespace reckon::traffic
