// SPDX-License-Identifier: MIT
#include "app/contests/zones.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <ctime>
#include <string>

namespace reckon::contests {
namespace {

constexpr std::int64_t kSecondMs = 1000;
constexpr std::int64_t kHourMs = 3'600'000;

Zone zone(const std::string& name) {
  auto read = Zone::read(name);
  EXPECT_TRUE(read) << name;
  return read.value_or(Zone());
}

std::int64_t instant(const Zone& zone, const std::string& local, Twice twice = Twice::first) {
  return zone.instant_of(local, twice).value_or(-1);
}

TEST(Zones, TurnsLocalTimesIntoInstants) {
  EXPECT_EQ(instant(Zone(), "1970-01-02T00:00"), 24 * kHourMs);
  const std::int64_t noon = instant(Zone(), "2026-04-22T12:00");
  EXPECT_EQ(instant(zone("America/Toronto"), "2026-04-22T08:00"), noon);
  EXPECT_EQ(instant(zone("Asia/Kolkata"), "2026-04-22T17:30"), noon);
  EXPECT_EQ(instant(zone("Pacific/Kiritimati"), "2026-04-23T02:00"), noon);
  EXPECT_EQ(instant(zone("Pacific/Pago_Pago"), "2026-04-22T01:00"), noon);
}

TEST(Zones, KnowsSkippedAndRepeatedTimes) {
  const Zone toronto = zone("America/Toronto");
  // Clocks go from 2:00 to 3:00.
  EXPECT_EQ(instant(toronto, "2026-03-08T02:30"), instant(toronto, "2026-03-08T03:30"));
  EXPECT_EQ(instant(toronto, "2026-03-08T03:00") - instant(toronto, "2026-03-08T01:00"), kHourMs);
  // And from 2:00 back to 1:00.
  EXPECT_EQ(instant(toronto, "2026-11-01T01:30", Twice::second) -
                instant(toronto, "2026-11-01T01:30", Twice::first),
            kHourMs);
  EXPECT_EQ(instant(toronto, "2026-11-01T02:00") - instant(toronto, "2026-11-01T00:59"),
            2 * kHourMs + 60 * kSecondMs);
}

TEST(Zones, FindsTheNextMidnight) {
  const Zone paris = zone("Europe/Paris");
  // The days on which clocks change have 23 and 25 hours.
  for (const auto& [day, next, hours] : {std::tuple("2026-03-29T00:00", "2026-03-30T00:00", 23),
                                         std::tuple("2026-10-25T00:00", "2026-10-26T00:00", 25),
                                         std::tuple("2026-06-01T00:00", "2026-06-02T00:00", 24)}) {
    const std::int64_t begin = instant(paris, day);
    EXPECT_EQ(paris.next_midnight(begin), instant(paris, next)) << day;
    EXPECT_EQ(paris.next_midnight(begin) - begin, hours * kHourMs) << day;
    EXPECT_EQ(paris.next_midnight(begin + 20 * kHourMs), instant(paris, next)) << day;
  }
}

TEST(Zones, RefusesWhatIsNotThere) {
  for (const char* name :
       {"Mars/Base", "../../../etc/passwd", "/etc/localtime", "America", "a b", "tzdata.zi"}) {
    EXPECT_FALSE(Zone::read(name)) << name;
  }
  for (const char* local : {"", "2026-04-22", "2026-02-30T07:30", "2026-04-22T24:00",
                            "2026-04-22T07:60", "2026-04-22T07:3x"}) {
    EXPECT_FALSE(Zone().instant_of(local, Twice::first)) << local;
  }
  for (const std::string bytes : {"", "TZif", "TZif2", "no table at all", "TZif2\n\n\n\n\n\n\n"}) {
    EXPECT_FALSE(Zone::of_table(bytes));
  }
}

// glibc reads the same tables, for the whole process.
TEST(Zones, HasTheOffsetsOfTheSystem) {
  std::size_t compared = 0;
  for (const char* name :
       {"America/Toronto", "America/St_Johns", "America/Sao_Paulo", "Europe/Paris", "Europe/London",
        "Africa/Casablanca", "Asia/Tokyo", "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Apia",
        "Pacific/Auckland", "Pacific/Chatham", "America/Nuuk", "Europe/Dublin"}) {
    const Zone own = zone(name);
    // NOLINTBEGIN(concurrency-mt-unsafe): this test has one thread
    setenv("TZ", name, 1);
    tzset();
    // NOLINTEND(concurrency-mt-unsafe)
    constexpr std::int64_t kFirst = 1'000'000'000;  // 2001
    constexpr std::int64_t kLast = 2'900'000'000;   // 2061, beyond what tables list
    constexpr std::int64_t kStep = 86'415;
    for (std::int64_t at = kFirst; at < kLast; at += kStep) {
      const auto seconds = static_cast<std::time_t>(at);
      std::tm parts{};
      localtime_r(&seconds, &parts);
      ASSERT_EQ(own.offset_at(at), parts.tm_gmtoff) << name << ' ' << at;
      ++compared;
    }
  }
  EXPECT_GT(compared, 300'000U);
  unsetenv("TZ");  // NOLINT(concurrency-mt-unsafe)
}

// Local times come back, over a whole year in zones from -11 to +14 hours.
TEST(Zones, TurnsInstantsBack) {
  for (const char* name :
       {"Pacific/Pago_Pago", "America/Toronto", "America/St_Johns", "UTC", "Europe/Paris",
        "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Auckland", "Pacific/Kiritimati"}) {
    const Zone own = zone(name);
    for (std::int64_t at = 1'767'225'600; at < 1'798'761'600; at += 1'800) {
      const auto local = static_cast<std::time_t>(at + own.offset_at(at));
      std::tm parts{};
      gmtime_r(&local, &parts);
      std::string text(16, ' ');
      ASSERT_EQ(std::strftime(text.data(), text.size() + 1, "%Y-%m-%dT%H:%M", &parts), 16U);
      const std::int64_t first = instant(own, text, Twice::first);
      const std::int64_t second = instant(own, text, Twice::second);
      ASSERT_TRUE(first == at * kSecondMs || second == at * kSecondMs) << name << ' ' << text;
      ASSERT_LE(first, second);
    }
  }
}

}  // namespace
}  // namespace reckon::contests
