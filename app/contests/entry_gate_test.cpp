// SPDX-License-Identifier: MIT
#include "app/contests/entry_gate.hpp"

#include <gtest/gtest.h>

namespace reckon::contests {
namespace {

constexpr std::int64_t kHour = 3'600'000;

traffic::Address address(const char* text) { return *traffic::Address::parse(text); }

TEST(EntryGate, LetsAClassBehindOneAddressIn) {
  EntryGate gate;
  const auto school = address("192.0.2.1");
  // 30 pupils enter, and one of them fails 100 times.
  for (int i = 0; i < 30; ++i) {
    EXPECT_EQ(gate.wait(school, i), 0);
    gate.note(school, true, i);
  }
  for (int i = 0; i < 100; ++i) gate.note(school, false, i);
  EXPECT_EQ(gate.wait(school, 100), 0);
  for (int i = 0; i < 300; ++i) gate.note(school, false, i);
  EXPECT_EQ(gate.wait(school, 100), 1'000);
  EXPECT_EQ(gate.wait(address("192.0.2.2"), 100), 0);
}

TEST(EntryGate, SlowsDownWhoTriesCodes) {
  EntryGate gate;
  const auto thief = address("192.0.2.1");
  for (int i = 0; i < 100; ++i) {
    EXPECT_EQ(gate.wait(thief, 0), 0);
    gate.note(thief, false, 0);
  }
  for (int i = 1; i <= 10; ++i) EXPECT_EQ(gate.wait(thief, 0), i * 1'000);
  EXPECT_FALSE(gate.wait(thief, 0));
  EXPECT_EQ(gate.wait(thief, 500), std::nullopt);
  EXPECT_EQ(gate.wait(thief, 1'000), 10'000);
  // The next hour begins without failures.
  EXPECT_EQ(gate.wait(thief, kHour), 0);
}

TEST(EntryGate, CountsAllFailuresOfAnHour) {
  EntryGate gate;
  for (int i = 0; i < 50; ++i) gate.note(address("192.0.2.1"), false, 0);
  for (int i = 0; i < 50; ++i) gate.note(address("192.0.2.2"), false, 1);
  EXPECT_EQ(gate.failures(2), 100);
  EXPECT_EQ(gate.failures(kHour), 0);
  gate.note(address("192.0.2.1"), false, kHour);
  EXPECT_EQ(gate.failures(kHour), 1);
}

}  // namespace
}  // namespace reckon::contests
