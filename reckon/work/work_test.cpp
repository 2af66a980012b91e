// SPDX-License-Identifier: MIT
#include "reckon/work/work.hpp"

#include <gtest/gtest.h>

#include <string>

#include "reckon/work/pace.hpp"

namespace reckon::work {
namespace {

TEST(Work, IsJoined) {
  const auto make = [](const std::string& name) {
    return [name](std::uint64_t piece) { return name + std::to_string(piece); };
  };
  const Work all = joined({{.parameters = "a", .pieces = 2, .make = make("a")},
                           {.parameters = "b", .pieces = 0, .make = make("b")},
                           {.parameters = "c", .pieces = 3, .make = make("c")}});
  EXPECT_EQ(all.parameters, "a; b; c");
  std::string made;
  for (std::uint64_t piece = 0; piece < all.pieces; ++piece) made += all.make(piece) + " ";
  EXPECT_EQ(made, "a0 a1 c0 c1 c2 ");
}

TEST(Work, JoinedIsPreparedAsItsPartsAre) {
  std::string prepared;
  const auto make = [](std::uint64_t) { return std::string(); };
  const auto prepare = [&](char part) { return [&prepared, part] { prepared += part; }; };
  joined({{.parameters = "a", .pieces = 1, .prepare = prepare('a'), .make = make},
          {.parameters = "b", .pieces = 1, .make = make},
          {.parameters = "c", .pieces = 1, .prepare = prepare('c'), .make = make}})
      .prepare();
  EXPECT_EQ(prepared, "ac");
}

TEST(Shards, HaveEachPieceOnce) {
  for (std::uint64_t piece = 0; piece < 50; ++piece) {
    int times = 0;
    for (const char* name : {"0/3", "1/3", "2/3"}) times += shard_named(name)->has(piece) ? 1 : 0;
    EXPECT_EQ(times, 1);
  }
  EXPECT_TRUE(shard_named("0/1")->has(17));
}

TEST(Shards, AreRefused) {
  for (const char* name : {"", "3", "/", "1/", "/2", "3/3", "0/0", "-1/3", "1/3x", "1/2/3", " 1/3",
                           "1/99999999999", "99999999999999999999/99999999999999999999"}) {
    EXPECT_FALSE(shard_named(name)) << name;
  }
}

TEST(Ranges, AreShort) {
  EXPECT_EQ(ranges_of({}, 3), "");
  EXPECT_EQ(ranges_of({5}, 3), "5");
  EXPECT_EQ(ranges_of({0, 1, 3, 4, 5, 9}, 3), "0-1, 3-5, 9");
  EXPECT_EQ(ranges_of({0, 1, 3, 4, 5, 9}, 2), "0-1, 3-5, and 1 more");
  EXPECT_EQ(ranges_of({0, 2, 4, 6}, 1), "0, and 3 more");
}

TEST(Pace, SaysHowLongItTakes) {
  using namespace std::chrono_literals;
  const Pace::Time start{};
  const Pace fresh(0, 4096, start);
  EXPECT_EQ(fresh.text(0, start + 5s), "0 of 4096 pieces (0.0 %)");
  EXPECT_EQ(fresh.text(1024, start + 20s),
            "1024 of 4096 pieces (25.0 %), 51.2 a second, 1 min 0 s left");
  EXPECT_EQ(fresh.text(4096, start + 80s),
            "4096 of 4096 pieces (100.0 %), 51.2 a second, 0 s left");
  EXPECT_EQ(fresh.share(1024), 0.25);
  // Pieces done before the start count for the share, not for the rate.
  const Pace resumed(3000, 4000, start);
  EXPECT_EQ(resumed.text(3000, start + 20s), "3000 of 4000 pieces (75.0 %)");
  EXPECT_EQ(resumed.text(3010, start + 20s),
            "3010 of 4000 pieces (75.2 %), 30.0 a minute, 33 min 0 s left");
  EXPECT_EQ(resumed.text(3001, start + 1h),
            "3001 of 4000 pieces (75.0 %), 1.00 an hour, 41 days 15 h left");
  EXPECT_EQ(Pace(3000, 3027, start).text(3001, start + 1h),
            "3001 of 3027 pieces (99.1 %), 1.00 an hour, 1 day 2 h left");
  EXPECT_EQ(Pace(0, 0, start).share(0), 1);
}

TEST(Pace, SpeaksOnceAMinute) {
  using namespace std::chrono_literals;
  const Pace::Time start{};
  Pace pace(0, 10, start);
  EXPECT_FALSE(pace.minute_passed(start + 59s));
  EXPECT_TRUE(pace.minute_passed(start + 61s));
  EXPECT_FALSE(pace.minute_passed(start + 120s));
  EXPECT_TRUE(pace.minute_passed(start + 121s));
}

TEST(Durations, AreToldInTwoUnits) {
  using namespace std::chrono_literals;
  EXPECT_EQ(to_text(59s), "59 s");
  EXPECT_EQ(to_text(60s), "1 min 0 s");
  EXPECT_EQ(to_text(3h + 5min + 59s), "3 h 5 min");
  EXPECT_EQ(to_text(50h), "2 days 2 h");
}

}  // namespace
}  // namespace reckon::work
