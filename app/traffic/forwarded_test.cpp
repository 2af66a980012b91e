// SPDX-License-Identifier: MIT
#include "app/traffic/forwarded.hpp"

#include <gtest/gtest.h>

namespace reckon::traffic {
namespace {

const Address kProxy = *Address::parse("127.0.0.1");
const Address kPeer = *Address::parse("192.0.2.1");

Proxies trusted(std::string_view list = "") {
  Proxies proxies;
  proxies.add_loopback();
  if (!list.empty()) {
    EXPECT_TRUE(proxies.add(list)) << list;
  }
  return proxies;
}

Address client(std::string_view forwarded, std::string_view list = "") {
  return client_of("127.0.0.1", forwarded, trusted(list));
}

TEST(Forwarded, TakesTheLastAddressFromATrustedProxyOnly) {
  EXPECT_EQ(client("203.0.113.7"), Address::parse("203.0.113.7"));
  EXPECT_EQ(client("1.2.3.4, 203.0.113.7"), Address::parse("203.0.113.7"));
  EXPECT_EQ(client("made up,203.0.113.7 "), Address::parse("203.0.113.7"));
  EXPECT_EQ(client_of("192.0.2.1", "203.0.113.7", trusted()), kPeer);
}

TEST(Forwarded, PassesOverProxiesThatAreTrusted) {
  const std::string_view list = "10.0.0.0/8,2001:db8:1::/48";
  EXPECT_EQ(client("1.2.3.4, 203.0.113.7, 10.1.2.3", list), Address::parse("203.0.113.7"));
  EXPECT_EQ(client("203.0.113.7, [2001:db8:1::9]:80, 10.1.2.3:4711, 127.0.0.1", list),
            Address::parse("203.0.113.7"));
  EXPECT_EQ(client("1.2.3.4, 203.0.113.7, 11.1.2.3", list), Address::parse("11.1.2.3"));
  EXPECT_EQ(client_of("10.9.9.9", "203.0.113.7", trusted(list)), Address::parse("203.0.113.7"));
  // If all are proxies, the client is the first of them.
  EXPECT_EQ(client("10.1.2.3, 10.4.5.6", list), Address::parse("10.1.2.3"));
  // An unreadable entry counts as the proxy that added it.
  EXPECT_EQ(client("1.2.3.4, unknown, 10.4.5.6", list), Address::parse("10.4.5.6"));
}

TEST(Proxies, AreAddressesAndNetworks) {
  Proxies proxies;
  EXPECT_TRUE(proxies.empty());
  EXPECT_FALSE(proxies.contain("127.0.0.1"));
  EXPECT_TRUE(proxies.add("192.0.2.7,10.0.0.0/9,2001:db8::1,2001:db8:8::/45"));
  for (const char* text : {"192.0.2.7", "::ffff:192.0.2.7", "10.127.255.255", "2001:db8::1",
                           "2001:db8:f::1", "2001:db8::1%eth0"}) {
    EXPECT_TRUE(proxies.contain(text)) << text;
  }
  for (const char* text : {"192.0.2.6", "10.128.0.0", "2001:db8::2", "2001:db8:10::1", "::1",
                           "127.0.0.1", "", "unknown"}) {
    EXPECT_FALSE(proxies.contain(text)) << text;
  }
  EXPECT_TRUE(proxies.add("0.0.0.0/0"));
  EXPECT_TRUE(proxies.contain("198.51.100.1"));
  EXPECT_FALSE(proxies.contain("2001:db8::2"));
  EXPECT_TRUE(proxies.add("::/0"));
  EXPECT_TRUE(proxies.contain("2001:db8::2"));
}

TEST(Proxies, OfThisMachine) {
  const Proxies proxies = trusted();
  EXPECT_TRUE(proxies.contain("127.9.9.9"));
  EXPECT_TRUE(proxies.contain("::1"));
  EXPECT_FALSE(proxies.contain("::2"));
}

TEST(Proxies, RefuseWhatIsNoNetwork) {
  for (const char* text :
       {"", ",", "192.0.2.7,", "192.0.2", "example.org", "10.0.0.0/33", "10.0.0.0/", "::/129",
        "10.0.0.0/-1", "10.0.0.0/+1", "10.0.0.0/8/8", "10.0.0.0 /8", "1.2.3.4 5.6.7.8", "[::1]"}) {
    EXPECT_FALSE(Proxies().add(text)) << text;
  }
  EXPECT_EQ(Proxies().add("10.0.0.0/8,10.0.0.0/99,x").error(), "10.0.0.0/99");
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
