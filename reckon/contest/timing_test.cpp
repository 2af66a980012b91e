// SPDX-License-Identifier: MIT
#include "reckon/contest/timing.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

namespace reckon::contest {
namespace {

constexpr Millis kMinute = 60'000;

TEST(Timing, GivesOutagesBack) {
  EXPECT_EQ(end_of(100, 50, {}), 150);
  const std::vector<Outage> before = {{.from = 0, .to = 100}};
  EXPECT_EQ(end_of(100, 50, before), 150);
  const std::vector<Outage> behind = {{.from = 150, .to = 900}};
  EXPECT_EQ(end_of(100, 50, behind), 150);
  const std::vector<Outage> over_the_start = {{.from = 90, .to = 110}};
  EXPECT_EQ(end_of(100, 50, over_the_start), 160);
  // The end of an outage may lie far behind the usual end.
  const std::vector<Outage> over_the_end = {{.from = 149, .to = 1149}};
  EXPECT_EQ(end_of(100, 50, over_the_end), 1150);
  // One outage moves the end over the beginning of the next.
  const std::vector<Outage> two = {{.from = 155, .to = 160}, {.from = 120, .to = 130}};
  EXPECT_EQ(end_of(100, 50, two), 165);
  const std::vector<Outage> overlapping = {
      {.from = 110, .to = 130}, {.from = 120, .to = 125}, {.from = 125, .to = 140}};
  EXPECT_EQ(end_of(100, 50, overlapping), 180);
}

TEST(Timing, AddsSharesAndSeconds) {
  EXPECT_EQ(length_of(50, 0, 0), 50 * kMinute);
  EXPECT_EQ(length_of(50, 33, 0), 66 * kMinute + 30'000);
  EXPECT_EQ(length_of(50, 50, 90), 76 * kMinute + 30'000);
}

// Counts millisecond by millisecond: the attempt ends when so many have passed outside outages.
Millis counted_end(Millis started, Millis length, const std::vector<Outage>& outages) {
  Millis now = started;
  while (length > 0) {
    const bool is_out = std::ranges::any_of(
        outages, [now](const Outage& one) { return one.from <= now && now < one.to; });
    length -= is_out ? 0 : 1;
    ++now;
  }
  return now;
}

std::vector<Outage> some_outages() {
  std::vector<Outage> outages;
  const auto count = *rc::gen::inRange(0, 6);
  for (int i = 0; i < count; ++i) {
    const Millis from = *rc::gen::inRange(0, 300);
    outages.push_back({.from = from, .to = from + *rc::gen::inRange(0, 60)});
  }
  return outages;
}

RC_GTEST_PROP(Timing, IsTheEndThatCountingFinds, ()) {
  const auto outages = some_outages();
  const Millis started = *rc::gen::inRange(0, 200);
  const Millis length = *rc::gen::inRange(1, 200);
  RC_ASSERT(end_of(started, length, outages) == counted_end(started, length, outages));
}

// More outages or more time never move the end to earlier.
RC_GTEST_PROP(Timing, NeverMovesToEarlier, ()) {
  auto outages = some_outages();
  const Millis started = *rc::gen::inRange(0, 200);
  Millis length = *rc::gen::inRange(1, 200);
  Millis end = end_of(started, length, outages);
  for (const Outage& more : some_outages()) {
    outages.push_back(more);
    length += *rc::gen::inRange(0, 50);
    const Millis later = end_of(started, length, outages);
    RC_ASSERT(later >= end);
    end = later;
  }
}

}  // namespace
}  // namespace reckon::contest
