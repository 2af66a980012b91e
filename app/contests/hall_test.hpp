// SPDX-License-Identifier: MIT
// A hall on stores of its own, by clocks that the test sets.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <condition_variable>
#include <deque>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "app/contests/hall.hpp"
#include "app/contests/routes.hpp"
#include "app/testing/schema_faults_test.hpp"
#include "reckon/contest/access_code.hpp"

namespace reckon::contests {

using Json = nlohmann::json;

inline constexpr std::int64_t kMinuteMs = 60'000;
inline constexpr std::int64_t kDayMs = 86'400'000;
inline constexpr const char* kDevice = "00000000000000a1";

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
    stores.cut_outs = {file("doubts"), true};
    stores.writers = writers_;
    auto hall = Hall::open(
        std::move(stores),
        {.plan = [this](const store::ContestRow& row) -> Result<contest::Plan> {
           return contest::Plan{.season = row.season,
                                .id = row.id,
                                .opens = row.opens,
                                .closes = row.closes,
                                .minutes = minutes_,
                                .levels = {{.id = "l", .name = {"L", "L"}}}};
         },
         .stated = [this](const std::string&) -> Result<kinds::StatedPuzzle> { return stated_; }},
        {.clock = [this] { return clock_; },
         .date = [this] { return date_; },
         .chance = [this] { return chance(); }});
    if (!hall) return hall;
    (*hall)->begin({.post = [this](std::function<void()> work) { posts_.post(std::move(work)); },
                    .log = [this](std::string_view line) { log_ += std::string(line) + '\n'; },
                    .read_sheets = read_sheets_});
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
      text_ = refused->text;
      return Json::parse(refused->text);
    }
    std::optional<Answered> answer;
    hall_->take(call, body.dump(), [&](const Answered& one) { answer = one; });
    while (!answer) posts_.run_one();
    status_ = answer->status;
    type_ = answer->type;
    text_ = answer->text;
    if (type_ != "application/json") return {};
    const Json json = Json::parse(answer->text);
    expect_described(*find_route(method, target.substr(kContestPath.size(),
                                                       target.find('?') - kContestPath.size()))
                          .route,
                     json);
    return json;
  }
  // Each answer is as its schema says.
  void expect_described(const Route& route, const Json& answer) const {
    static const Json kSchemas = [] {
      std::ifstream file(std::string(RECKON_SOURCE_DIR) + "/app/contests/schemas.json");
      return Json::parse(file).at("schemas");
    }();
    if (route.answer.contains('.')) return;  // a file
    const std::string name = answer.contains("error") ? "error" : std::string(route.answer);
    const Json schema = {{"$ref", "#/components/schemas/" + name},
                         {"components", {{"schemas", kSchemas}}}};
    EXPECT_EQ(answers::faults(schema, answer), "") << route.path << " " << answer;
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

  kinds::StatedPuzzle stated_{
      .id = "n", .text = {"?", "?"}, .answer = kinds::NumberAnswer{.right = 7}};
  decltype(Hall::Outside::read_sheets) read_sheets_;

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
  Writers writers_;
  int status_ = 0;
  std::string type_;
  std::string text_;
  std::int64_t until_ = 0;
};

}  // namespace reckon::contests
