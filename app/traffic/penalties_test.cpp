// SPDX-License-Identifier: MIT
#include "app/traffic/penalties.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "app/traffic/addresses_test.hpp"

namespace reckon::traffic {
namespace {

constexpr Penalties::Rule kRule = {
    .free = 3, .forgiven = 10'000, .first_wait = 1'000, .longest_wait = 60'000, .addresses = 100};

TEST(Penalties, GrowAndAreForgiven) {
  Penalties penalties(kRule);
  std::int64_t now = 5'000;
  for (int i = 0; i < 2; ++i) penalties.charge(v4(1), now);
  EXPECT_EQ(penalties.wait(v4(1), now), 0);
  std::vector<std::int64_t> waits;
  for (int i = 0; i < 9; ++i) {
    penalties.charge(v4(1), now);
    waits.push_back(penalties.wait(v4(1), now));
  }
  EXPECT_EQ(waits, (std::vector<std::int64_t>{1'000, 2'000, 4'000, 8'000, 16'000, 32'000, 60'000,
                                              60'000, 60'000}));
  EXPECT_EQ(penalties.wait(v4(2), now), 0);
  now += 59'999;
  EXPECT_EQ(penalties.wait(v4(1), now), 1);
  now += 10'000'000;
  EXPECT_EQ(penalties.wait(v4(1), now), 0);
  for (int i = 0; i < 2; ++i) penalties.charge(v4(1), now);
  EXPECT_EQ(penalties.wait(v4(1), now), 0);
}

// After any number of acts, the time to forgive is that of the free ones and twenty more.
TEST(Penalties, AreBounded) {
  Penalties penalties(kRule);
  for (int i = 0; i < 100'000; ++i) penalties.charge(v4(1), 0);
  EXPECT_EQ(penalties.wait(v4(1), 0), 60'000);
  penalties.charge(v4(1), 230'000);
  EXPECT_EQ(penalties.wait(v4(1), 230'000), 0);
}

TEST(Penalties, OfAThousandAddressesAreThoseOfTheirNetwork) {
  Penalties penalties(kRule);
  int tries = 0;
  for (int number = 1; number <= 1'000; ++number) {
    if (penalties.wait(v6(1, number), 0) > 0) continue;
    penalties.charge(v6(1, number), 0);
    ++tries;
  }
  EXPECT_EQ(tries, 30);
  EXPECT_EQ(penalties.wait(v6(2, 1), 0), 0);
}

TEST(Penalties, AreNotForgottenSinceOthersCome) {
  Penalties penalties(kRule);
  for (int i = 0; i < 12; ++i) penalties.charge(v4(1), 0);
  for (int network = 0; network < 9'999; ++network) {
    penalties.charge(v6(network, 1), 0);
    EXPECT_LE(penalties.remembered(), 200U);
  }
  EXPECT_EQ(penalties.wait(v4(1), 0), 60'000);
}

// How many wrong codes one address can try in a day, as fast as the waits allow.
TEST(Penalties, BoundWhatIsGuessedInADay) {
  const Penalties::Rule rule;
  Penalties penalties(rule);
  constexpr std::int64_t kDay = 86'400'000;
  std::int64_t tries = 0;
  for (std::int64_t now = 0; now < kDay;) {
    penalties.charge(v4(1), now);
    ++tries;
    now += std::max<std::int64_t>(penalties.wait(v4(1), now), 1);
  }
  EXPECT_LE(tries, kDay / rule.forgiven + rule.free + 10);
}

}  // namespace
}  // namespace reckon::traffic
