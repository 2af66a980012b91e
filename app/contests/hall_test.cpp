// SPDX-License-Identifier: MIT
// Contests in the browser by clocks that the test sets: windows, ends, outages, tokens.
#include "app/contests/hall_test.hpp"

#include "app/contests/zones.hpp"

namespace reckon::contests {
namespace {

using testing::HasSubstr;

// Windows are local: from +14 hours to -11, as a day goes round the world, also on the days on
// which clocks change.
TEST_F(HallTest, OpensAndClosesByTheClockOnTheWall) {
  const std::vector<std::string> zones = {
      "Pacific/Kiritimati", "Australia/Lord_Howe", "Asia/Kolkata",     "Europe/Paris", "UTC",
      "America/St_Johns",   "America/Winnipeg",    "Pacific/Pago_Pago"};
  std::size_t looked = 0;
  for (const std::string day : {"2026-03-08", "2026-03-29", "2026-10-25", "2026-11-01"}) {
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
    codes_.clear();
    const std::string opens = day + "T01:30";
    const std::string closes = day + "T02:15";
    hold(opens, closes, zones);
    date_ = Zone().instant_of(day + "T00:00", Twice::first).value_or(0) - kDayMs;
    open();
    for (const std::string& name : zones) {
      const Zone zone = Zone::read(name).value_or(Zone());
      const std::int64_t from = zone.instant_of(opens, Twice::first).value_or(0);
      const std::int64_t to = zone.instant_of(closes, Twice::second).value_or(0);
      EXPECT_LT(from, to) << name << ' ' << day;
      for (const auto& [when, expected] : {std::pair(from - 1, "soon"), std::pair(from, "open"),
                                           std::pair(to - 1, "open"), std::pair(to, "closed")}) {
        ASSERT_GE(when, hall_->now()) << name << ' ' << day;
        pass(when - hall_->now());
        EXPECT_EQ(phase(enter(name)), expected) << name << ' ' << day << ' ' << when;
        ++looked;
      }
    }
    close();
  }
  EXPECT_EQ(looked, 4U * zones.size() * 4);
}

TEST_F(HallTest, RefusesUnknownZones) {
  hold("2026-06-01T00:00", "2027-06-02T00:00", {"UTC", "Mars/Base"});
  const auto hall = opened();
  ASSERT_FALSE(hall);
  EXPECT_THAT(hall.error().message, HasSubstr("'Mars/Base' is not a time zone"));
}

TEST_F(HallTest, GoesOnWhenTheDateIsSet) {
  hold("2026-06-01T00:00", "2027-06-02T00:00", {"UTC"});
  date_ = Zone().instant_of("2026-06-01T12:00", Twice::first).value_or(0);
  open();
  const std::string token = enter("UTC");
  const std::int64_t begun = start(token).at("now");
  EXPECT_EQ(begun, date_);
  // A day back, and a day on: the clock of the server does not care.
  for (const std::int64_t jump : {-kDayMs, 2 * kDayMs}) {
    date_ += jump;
    clock_ += 1'000;
    EXPECT_EQ(change(token, 1), jump < 0 ? "applied" : "known");
  }
  EXPECT_EQ(hall_->now(), begun + 2'000);
  EXPECT_EQ(ends(token), begun + 50 * kMinuteMs);
  close();
  // A server that starts with a clock behind the store would give time away, or take it.
  date_ = begun - kDayMs;
  const auto behind = opened();
  ASSERT_FALSE(behind);
  EXPECT_THAT(behind.error().message, HasSubstr("seconds behind the last entry"));
}

TEST_F(HallTest, GivesBackTheTimeInWhichNothingCouldBeWritten) {
  hold("2026-06-01T00:00", "2027-06-02T00:00", {"UTC"});
  date_ = Zone().instant_of("2026-06-01T12:00", Twice::first).value_or(0);
  open();
  const std::string token = enter("UTC");
  const std::int64_t before = start(token).at("ends");
  EXPECT_EQ(change(token, 1), "applied");
  {
    // Another process holds the file.
    auto other = *store::open_writing(file("c.sqlite"), [] { return std::uint64_t{1}; });
    EXPECT_TRUE(other->all_or_none([&]() -> Result<void> {
      EXPECT_EQ(change(token, 2), "none");
      EXPECT_EQ(status_, 503);
      pass(30'000);
      tick();
      return {};
    }));
  }
  EXPECT_THAT(log_, HasSubstr("another process holds it"));
  tick();
  EXPECT_EQ(ends(token), before + 30'000);
  EXPECT_EQ(change(token, 2), "applied");
  // The server was away for an hour.
  close();
  pass(60 * kMinuteMs);
  open();
  EXPECT_EQ(ends(token), before + 30'000 + 60 * kMinuteMs);
  // A silence of a second is none.
  pass(1'000);
  tick();
  EXPECT_EQ(ends(token), before + 30'000 + 60 * kMinuteMs);
}

// A paper that cannot be read spoils neither the requests of others nor those that wait with it.
TEST_F(HallTest, ServesOthersInSpiteOfADamagedPaper) {
  hold("2026-06-01T00:00", "2027-06-02T00:00", {"UTC"});
  {
    const auto contests = *store::open_contests(file("c.sqlite"), store::OpenMode::change);
    const std::vector<store::AttemptRow> damaged = {{.id = 77,
                                                     .entrant = 1,
                                                     .contest = "c",
                                                     .level = "l",
                                                     .language = "en",
                                                     .paper = "no paper"}};
    ASSERT_TRUE(contests->add_attempts(damaged));
  }
  date_ = Zone().instant_of("2026-06-01T12:00", Twice::first).value_or(0);
  open();
  const std::string broken = enter("UTC", 0);
  start(broken);
  EXPECT_EQ(status_, 503);
  EXPECT_THAT(log_, HasSubstr("a paper in the store cannot be read"));
  // While the first is written, the two others wait for one transaction.
  const std::string bearer = "Bearer " + broken;
  int answers = 0;
  std::vector<int> statuses;
  const auto take = [&](std::string_view method, std::string_view path, const Json& body) {
    hall_->take({.method = method,
                 .target = path,
                 .authorization = bearer,
                 .content_type = "application/json",
                 .client = {}},
                body.dump(), [&](const Answered& one) {
                  statuses.push_back(one.status);
                  ++answers;
                });
  };
  take("GET", "/contest/v1/now", {});
  take("POST", "/contest/v1/attempt", {{"contest", "c"}, {"lang", "en"}});
  take("GET", "/contest/v1/me", {});
  while (answers < 3) posts_.run_one();
  EXPECT_THAT(statuses, testing::ElementsAre(200, 503, 200));
}

TEST_F(HallTest, HandsInWhatIsThereAtTheEnd) {
  minutes_ = 4;
  hold("2026-06-01T00:00", "2026-06-01T12:01", {"UTC"});
  date_ = Zone().instant_of("2026-06-01T12:00", Twice::first).value_or(0);
  open();
  const std::string token = enter("UTC");
  start(token);
  EXPECT_EQ(change(token, 1), "applied");
  // The window ends; the attempt goes on, to its end and through the grace.
  for (int i = 0; i < 2 * 60 + 60; ++i) {
    pass(2'000);
    tick();
  }
  EXPECT_EQ(change(token, 2), "applied");
  pass(1'000);
  tick();
  EXPECT_EQ(change(token, 3), "late");
  EXPECT_EQ(status_, 410);
  const Json attempt = ask("GET", "attempt", token);
  EXPECT_EQ(attempt.at("state"), "handed_in");
  EXPECT_EQ(attempt.at("receipt").at("how"), "time");
  EXPECT_EQ(attempt.at("receipt").at("answers"), 1);
  EXPECT_EQ(attempt.at("answers").at(0).at("n"), 2);
  // Another pupil comes too late to start.
  start(enter("UTC", 1));
  EXPECT_EQ(status_, 423);
}

TEST_F(HallTest, EndsTokensWithTheDay) {
  hold("2026-06-01T00:00", "2027-06-02T00:00", {"America/Toronto"});
  const Zone zone = Zone::read("America/Toronto").value_or(Zone());
  date_ = zone.instant_of("2026-06-01T10:00", Twice::first).value_or(0);
  open();
  const std::string token = enter("America/Toronto");
  EXPECT_EQ(until_, zone.instant_of("2026-06-02T00:00", Twice::first).value_or(0));
  pass(kMinuteMs * 13 * 60);
  ask("GET", "me", token);
  EXPECT_EQ(status_, 200);
  // Late in the evening a token has six hours.
  enter("America/Toronto");
  EXPECT_EQ(until_, date_ + kMinuteMs * 6 * 60);
  pass(60 * kMinuteMs);
  ask("GET", "me", token);
  EXPECT_EQ(status_, 401);
  // A new server reads the hashes of the file.
  const std::string later = enter("America/Toronto");
  close();
  open();
  ask("GET", "me", later);
  EXPECT_EQ(status_, 200);
  ask("GET", "me", token);
  EXPECT_EQ(status_, 401);
}

// No pupil reads or changes the attempt of another.
TEST_F(HallTest, KeepsPupilsApart) {
  hold("2026-06-01T00:00", "2027-06-02T00:00", {"UTC"});
  date_ = Zone().instant_of("2026-06-01T12:00", Twice::first).value_or(0);
  open();
  const std::string one = enter("UTC", 0);
  const std::string other = enter("UTC", 1);
  const std::string attempt = start(one).at("attempt");
  EXPECT_NE(start(other).at("attempt"), attempt);
  EXPECT_EQ(change(one, 1), "applied");
  EXPECT_EQ(ask("GET", "attempt", other).at("answers").at(0).at("n"), 0);
  const std::string third = enter("UTC", 2);
  EXPECT_EQ(change(third, 1), "none");
  EXPECT_EQ(status_, 404);
  ask("GET", "attempt?contest=c&attempt=" + attempt, third);
  EXPECT_EQ(status_, 404);
  ask("GET", "attempt?contest=" + attempt, third);
  EXPECT_EQ(status_, 404);
}

TEST_F(HallTest, SlowsDownWhoTriesCodes) {
  hold("2026-06-01T00:00", "2027-06-02T00:00", {"UTC"});
  date_ = Zone().instant_of("2026-06-01T12:00", Twice::first).value_or(0);
  open();
  const Call call{.method = "POST",
                  .target = "/contest/v1/enter",
                  .content_type = "application/json",
                  .client = *traffic::Address::parse("192.0.2.1")};
  enter("UTC");
  // A hundred and ten may fail after one success.
  for (int i = 0; i < 110; ++i) {
    EXPECT_EQ(hall_->wait(call), 0);
    const std::string code = contest::draw_access_code([this] { return chance(); });
    ask("POST", "enter", "", {{"code", code}, {"device", kDevice}});
    EXPECT_EQ(status_, 404);
  }
  EXPECT_EQ(hall_->wait(call), 1'000);
  EXPECT_EQ(hall_->wait(call), 2'000);
  EXPECT_EQ(hall_->wait({.method = "GET", .target = "/contest/v1/now", .client = call.client}), 0);
}

}  // namespace
}  // namespace reckon::contests
