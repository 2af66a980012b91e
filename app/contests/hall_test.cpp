// SPDX-License-Identifier: MIT
// Contests in the browser by clocks that the test sets: windows, ends, outages, tokens.
#include "app/contests/hall.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <condition_variable>
#include <deque>
#include <filesystem>
#include <map>
#include <mutex>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "app/contests/zones.hpp"
#include "reckon/contest/access_code.hpp"

namespace reckon::contests {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;

constexpr std::int64_t kMinuteMs = 60'000;
constexpr std::int64_t kDayMs = 86'400'000;
constexpr const char* kDevice = "00000000000000a1";

// Functions that other threads post, and the test runs.
class Posts {
 public:
  void post(std::function<void()> work) {
    {
      const std::scoped_lock lock(mutex_);
      waiting_.push_back(std::move(work));
    }
    changed_.notify_one();
  }
  void run_one() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !waiting_.empty(); });
    const auto work = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    work();
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> waiting_;
};

class HallTest : public testing::Test {
 public:
  HallTest() {
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
  }
  ~HallTest() override { std::filesystem::remove_all(folder_); }
  HallTest(const HallTest&) = delete;
  HallTest& operator=(const HallTest&) = delete;

  // A contest of one question, with a group of three in each zone.
  void hold(const std::string& opens, const std::string& closes,
            const std::vector<std::string>& zones) {
    auto contests = *store::open_contests(file("c.sqlite"), store::OpenMode::fill);
    auto persons = *store::open_persons(file("p.sqlite"), store::OpenMode::fill);
    ASSERT_TRUE(contests->add_contest(
        {.row = {.id = "c", .season = "s", .settings = "{}", .opens = opens, .closes = closes},
         .questions = {{.id = "q1",
                        .kind = "stated",
                        .body = "text",
                        .points = 3,
                        .variants = {{.text = "?", .solution = "7"}}}},
         .on_paper = {{.level = "l", .question = "q1", .band = 0, .place = 0}}}));
    std::int64_t id = 0;
    for (const std::string& zone : zones) {
      std::vector<store::EntrantRow> entrants;
      std::vector<store::AccessRow> codes;
      for (std::int64_t seat = 1; seat <= 3; ++seat) {
        entrants.push_back(
            {.id = ++id, .season = "s", .group = zone + "/g", .seat = seat, .level = "l"});
        codes.push_back(
            {.code = contest::draw_access_code([this] { return chance(); }), .entrant = id});
        codes_[zone].push_back(codes.back().code);
      }
      ASSERT_TRUE(contests->enrol({.id = "school " + zone, .zone = zone},
                                  {.id = zone + "/g", .school = "school " + zone, .season = "s"},
                                  entrants));
      ASSERT_TRUE(persons->add_codes(codes));
    }
  }

  Result<std::unique_ptr<Hall>> opened() {
    constexpr std::chrono::milliseconds kPatience(20);
    Stores stores;
    stores.contests = *store::open_contests(file("c.sqlite"), store::OpenMode::change, kPatience);
    stores.writing = *store::open_writing(file("c.sqlite"), [this] { return chance(); }, kPatience);
    stores.persons = *store::open_persons(file("p.sqlite"), store::OpenMode::change, kPatience);
    stores.day = *store::open_day(file("c.sqlite"), kPatience);
    auto hall =
        Hall::open(std::move(stores),
                   {.plan = [this](const store::ContestRow& row) -> Result<contest::Plan> {
                      return contest::Plan{.season = row.season,
                                           .id = row.id,
                                           .opens = row.opens,
                                           .closes = row.closes,
                                           .minutes = minutes_,
                                           .levels = {{.id = "l", .name = {"L", "L"}}}};
                    },
                    .stated = [](const std::string&) -> Result<kinds::StatedPuzzle> {
                      return kinds::StatedPuzzle{
                          .id = "n", .text = {"?", "?"}, .answer = kinds::NumberAnswer{.right = 7}};
                    }},
                   {.clock = [this] { return clock_; },
                    .date = [this] { return date_; },
                    .chance = [this] { return chance(); }});
    if (!hall) return hall;
    (*hall)->begin({.post = [this](std::function<void()> work) { posts_.post(std::move(work)); },
                    .log = [this](std::string_view line) { log_ += std::string(line) + '\n'; }});
    return hall;
  }
  void open() {
    auto hall = opened();
    ASSERT_TRUE(hall) << hall.error().message;
    hall_ = *std::move(hall);
  }
  void close() { hall_.reset(); }
  void pass(std::int64_t time) {
    clock_ += time;
    date_ += time;
  }
  void tick() {
    hall_->tick();
    posts_.run_one();
  }

  Json ask(const std::string& method, const std::string& path, const std::string& token,
           const Json& body = {}) {
    const std::string target = std::string(kContestPath) + path;
    const std::string bearer = "Bearer " + token;
    const Call call{.method = method,
                    .target = target,
                    .authorization = token.empty() ? "" : std::string_view(bearer),
                    .content_type = "application/json",
                    .client = *traffic::Address::parse("192.0.2.1")};
    if (const auto refused = hall_->refused(call)) {
      status_ = refused->status;
      return Json::parse(refused->text);
    }
    std::optional<Answered> answer;
    hall_->take(call, body.dump(), [&](const Answered& one) { answer = one; });
    while (!answer) posts_.run_one();
    status_ = answer->status;
    return Json::parse(answer->text);
  }
  // Returns a token.
  std::string enter(const std::string& zone, std::size_t seat = 0) {
    const Json entered =
        ask("POST", "enter", "", {{"code", codes_[zone].at(seat)}, {"device", kDevice}});
    EXPECT_EQ(status_, 200) << entered;
    until_ = entered.value("until", std::int64_t{0});
    return entered.value("token", "");
  }
  Json start(const std::string& token) {
    return ask("POST", "attempt", token, {{"contest", "c"}, {"lang", "en"}});
  }
  std::string change(const std::string& token, std::int64_t n) {
    const Json body = {{"device", kDevice},
                       {"changes",
                        {{{"q", "q1"},
                          {"n", n},
                          {"after", {{"device", n == 1 ? "" : kDevice}, {"n", n - 1}}},
                          {"state", ""},
                          {"answer", "7"}}}}};
    const Json answer = ask("POST", "attempt/changes", token, body);
    return answer.contains("results") ? answer.at("results").at(0).at("fate") : Json("none");
  }
  std::string phase(const std::string& token) {
    return ask("GET", "me", token).at("contests").at(0).at("phase");
  }
  std::int64_t ends(const std::string& token) {
    return ask("GET", "attempt?contest=c", token).at("ends");
  }

  std::string file(const std::string& name) const { return folder_ / name; }
  std::uint64_t chance() { return chance_ = chance_ * 6364136223846793005U + 1442695040888963407U; }

  std::filesystem::path folder_ =
      std::filesystem::path(testing::TempDir()) / ("reckon_hall" + std::to_string(getpid()));
  std::int64_t clock_ = 5'000;
  std::int64_t date_ = 0;
  std::uint64_t chance_ = 1;
  Posts posts_;
  std::string log_;
  std::map<std::string, std::vector<std::string>> codes_;
  std::unique_ptr<Hall> hall_;
  std::int64_t minutes_ = 50;
  int status_ = 0;
  std::int64_t until_ = 0;
};

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
