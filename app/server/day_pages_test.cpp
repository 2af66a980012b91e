// SPDX-License-Identifier: MIT
#include "app/server/day_pages.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/property_tree/ptree.hpp>
#include <boost/property_tree/xml_parser.hpp>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "app/server/client_test.hpp"
#include "app/testing/schema_faults_test.hpp"

namespace reckon::server {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
using testing::Not;

daily::Date day(const char* text) { return *daily::date_of(text); }

// A server whose date is 25 November 2026.
std::unique_ptr<Server> started_then() {
  Settings settings;
  settings.today = [] { return day("2026-11-25"); };
  return started(std::move(settings));
}

Json puzzles_of(const std::string& date, bool solutions) {
  api::Engine engine;
  return Json::parse(
      engine.answer("today", Json{{"date", date}, {"solutions", solutions}}.dump()).body);
}

TEST(DayPages, HaveThePuzzlesOfTodayAndTheSolutionsOfYesterday) {
  const auto server = started_then();
  Client client(server->port());
  const Reply reply = client.ask(get("/today.json"));
  EXPECT_EQ(reply.status, 200);
  EXPECT_EQ(reply.header("Content-Type"), "application/json");
  EXPECT_EQ(reply.header("Access-Control-Allow-Origin"), "*");
  Json page = Json::parse(reply.body);
  EXPECT_EQ(answers::faults(answers::schema_text("today-page"), page), "") << page;
  EXPECT_EQ(page["yesterday"], puzzles_of("2026-11-24", true));
  page.erase("yesterday");
  EXPECT_EQ(page, puzzles_of("2026-11-25", false));
  EXPECT_THAT(page.dump(), Not(HasSubstr("solution")));
}

// Even when the client says that it is tomorrow: here today is not over.
TEST(DayPages, GiveNoSolutionBeforeItsDayIsOver) {
  const auto server = started_then();
  Client client(server->port());
  const Reply reply = client.ask(get("/today.json?date=2026-11-26"));
  const Json page = Json::parse(reply.body);
  EXPECT_EQ(answers::faults(answers::schema_text("today-page"), page), "") << page;
  EXPECT_EQ(page["yesterday"], puzzles_of("2026-11-25", false));
  EXPECT_THAT(reply.body, Not(HasSubstr("solution")));
  const std::string feed = client.ask(get("/today.atom?date=2026-11-26")).body;
  EXPECT_GT(feed.find("Solution"), feed.find("<published>2026-11-24"));
  EXPECT_THAT(feed, HasSubstr("<published>2026-11-25T00:00:00Z</published><updated>2026-11-25T"));
}

// From 29 November on, a day has five puzzles.
TEST(DayPages, HaveThePuzzlesOfAnOrganiser) {
  const auto list = answers::DayList::read(
      R"({"from": "2026-11-30", "puzzles": [{"kind": "24", "puzzle": "1 3 4 6 : 24"},
        {"kind": "24", "puzzle": "3 3 8 8 : 24"}, {"kind": "24", "puzzle": "1 2 3 4 : 24"}]})",
      {}, [](std::size_t, std::size_t) {});
  ASSERT_TRUE(list);
  Settings settings;
  settings.today = [] { return day("2026-12-01"); };
  settings.days = std::make_shared<const answers::DayList>(*list);
  const auto server = started(std::move(settings));
  Client client(server->port());
  const auto page_of = [&](const std::string& query) {
    return Json::parse(client.ask(get("/today.json" + query)).body);
  };
  const Json page = page_of("");
  EXPECT_EQ(answers::faults(answers::schema_text("today-page"), page), "") << page;
  ASSERT_EQ(page["puzzles"].size(), 5U);
  const Json& today = page["puzzles"][3];
  EXPECT_EQ(today["cards"], Json({3, 3, 8, 8}));
  EXPECT_EQ(today["level"], 5);
  EXPECT_FALSE(today.contains("solution"));
  const Json& before = page["yesterday"]["puzzles"][3];
  EXPECT_EQ(before["cards"], Json({1, 3, 4, 6}));
  EXPECT_EQ(before["solution"], "6 / (1 - 3 / 4)");
  // Other kinds and days have their usual puzzles. A client cannot read ahead.
  EXPECT_EQ(page["puzzles"][0], puzzles_of("2026-12-01", false)["puzzles"][0]);
  const Json tomorrow = page_of("?date=2026-12-02");
  EXPECT_EQ(tomorrow["puzzles"][3]["cards"], Json({1, 2, 3, 4}));
  EXPECT_THAT(tomorrow.dump(), Not(HasSubstr("solution")));
  EXPECT_EQ(client.ask(get("/today.json?date=2026-12-03")).status, 404);
  EXPECT_EQ(page_of("?date=2026-11-29")["puzzles"], puzzles_of("2026-11-29", false)["puzzles"]);
  const std::string feed = client.ask(get("/today.atom")).body;
  EXPECT_THAT(feed, HasSubstr("<title>2026-12-01</title>"));
  EXPECT_THAT(feed, HasSubstr("<h2>The 24 game, level 5</h2><pre>3 3 8 8 → 24"));
  EXPECT_THAT(feed, HasSubstr("<title>2026-11-28: level 5</title>"));
}

TEST(DayPages, AreSentOnceToWhoKeepsThem) {
  const auto server = started_then();
  Client client(server->port());
  for (const std::string target : {"/today.json", "/today.atom", "/today.json?date=2026-02-28"}) {
    const Reply first = client.ask(get(target));
    const std::string tag = first.header("ETag");
    EXPECT_EQ(first.status, 200);
    const std::string line = "GET " + target + " HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: ";
    const Reply known = client.ask(line + tag + "\r\n\r\n");
    EXPECT_EQ(known.status, 304);
    EXPECT_EQ(known.body, "");
    EXPECT_EQ(known.header("ETag"), tag);
    EXPECT_EQ(client.ask(line + "\"x\"\r\n\r\n").body, first.body);
  }
}

TEST(DayPages, AreThoseOfADayThatIsAskedFor) {
  const auto server = started_then();
  Client client(server->port());
  const auto date_at = [&](const std::string& target) {
    const Reply reply = client.ask(get(target));
    EXPECT_EQ(reply.status, 200) << target;
    return Json::parse(reply.body)["date"].get<std::string>();
  };
  EXPECT_EQ(date_at("/today.json?date=2026-02-28"), "2026-02-28");
  EXPECT_EQ(date_at("/today.json?x&date=2026-02-28&y=date=3"), "2026-02-28");
  // In time zones ahead of this one, it is already tomorrow.
  EXPECT_EQ(date_at("/today.json?date=2026-11-26"), "2026-11-26");
  EXPECT_EQ(date_at("/today.json?dat=2026-02-28"), "2026-11-25");
  // The first day has no yesterday.
  const Reply first = client.ask(get("/today.json?date=2026-01-01"));
  EXPECT_EQ(answers::faults(answers::schema_text("today-page"), Json::parse(first.body)), "");
  EXPECT_FALSE(Json::parse(first.body).contains("yesterday"));
}

TEST(DayPages, RefuseWhatIsNotADayThatHasCome) {
  const auto server = started_then();
  Client client(server->port());
  const auto status = [&client](std::string target, const std::string& query) {
    target += query;
    return client.ask(get(target)).status;
  };
  for (const std::string page : {"/today.json", "/today.atom"}) {
    for (const std::string query : {"date=", "date", "date=2026-02-30", "date=today", "lang=de",
                                    "date=%32026-02-28", "date=2026-11-25%0d%0aX:1"}) {
      EXPECT_EQ(status(page + '?', query), 400) << query;
    }
    for (const std::string date : {"2026-11-27", "2027-01-01", "9999-12-31"}) {
      EXPECT_EQ(status(page + "?date=", date), 404) << date;
    }
    EXPECT_EQ(client.ask(get(page + "/")).status, 404);
    const std::string head = page + " HTTP/1.1\r\nHost: localhost\r\n";
    EXPECT_EQ(client.ask("POST " + head + "Content-Length: 0\r\n\r\n").status, 405);
  }
  EXPECT_EQ(client.ask(get("/today.jsonx")).status, 404);
}

TEST(DayPages, RefuseEveryDayWhereTheClockIsBeforeTheFirst) {
  DayPages pages;
  const auto answer = pages.answer({}, daily::day_before(daily::kFirstDay),
                                   [](std::string_view, std::string_view) { return std::nullopt; });
  EXPECT_EQ(answer->status, 404);
}

// Reads the feed as a tree, and fails if it is not well-formed.
boost::property_tree::ptree feed_in(const std::string& text) {
  std::istringstream stream(text);
  boost::property_tree::ptree tree;
  boost::property_tree::read_xml(stream, tree);
  return tree.get_child("feed");
}

TEST(DayPages, AreAFeedOfAWeek) {
  const auto server = started_then();
  Client client(server->port());
  for (const std::string language : {"en", "fr"}) {
    const Reply reply = client.ask(get("/today.atom?lang=" + language));
    EXPECT_EQ(reply.status, 200);
    EXPECT_EQ(reply.header("Content-Type"), "application/atom+xml; charset=utf-8");
    const auto feed = feed_in(reply.body);
    EXPECT_EQ(feed.get<std::string>("<xmlattr>.xml:lang"), language);
    EXPECT_EQ(feed.get<std::string>("updated"), "2026-11-25T00:00:00Z");
    EXPECT_FALSE(feed.get<std::string>("title").empty());
    EXPECT_FALSE(feed.get<std::string>("author.name").empty());
    std::set<std::string> ids = {feed.get<std::string>("id")};
    std::vector<std::string> published;
    for (const auto& [name, entry] : feed) {
      if (name != "entry") continue;
      ids.insert(entry.get<std::string>("id"));
      published.push_back(entry.get<std::string>("published").substr(0, 10));
      const bool is_today = published.size() == 1;
      // Readers show an entry again when its solutions are published.
      EXPECT_EQ(entry.get<std::string>("updated").substr(0, 10),
                is_today ? "2026-11-25" : published.at(published.size() - 2));
      std::ostringstream content;
      boost::property_tree::write_xml(content, entry.get_child("content"));
      EXPECT_EQ(content.str().find("Solution") == std::string::npos, is_today);
    }
    EXPECT_EQ(published,
              (std::vector<std::string>{"2026-11-25", "2026-11-24", "2026-11-23", "2026-11-22",
                                        "2026-11-21", "2026-11-20", "2026-11-19"}));
    EXPECT_EQ(ids.size(), 8U);
  }
  const Reply early = client.ask(get("/today.atom?date=2026-01-02"));
  EXPECT_EQ(feed_in(early.body).count("entry"), 2U);
}

// An engine that counts its questions, and stops at some.
struct Asked {
  int questions = 0;
  bool stopped = false;

  DayPages::Ask ask() {
    return [this](std::string_view, std::string_view body) -> std::optional<api::Response> {
      ++questions;
      if (stopped) return std::nullopt;
      return api::Response{.body = R"({"date":)" + Json::parse(body)["date"].dump() +
                                   R"(,"puzzles":[]})"};
    };
  }
};

TEST(DayPages, MakeEachDayOnce) {
  DayPages pages;
  Asked asked;
  const daily::Date today = day("2026-11-25");
  asked.stopped = true;
  EXPECT_FALSE(pages.answer({}, today, asked.ask()));
  asked.stopped = false;
  for (int i = 0; i < 3; ++i) EXPECT_EQ(pages.answer({}, today, asked.ask())->status, 200);
  EXPECT_EQ(asked.questions, 3);
  EXPECT_EQ(pages.answer({.format = DayPage::Format::atom}, today, asked.ask())->status, 200);
  EXPECT_EQ(asked.questions, 8);
}

// A client reads a hundred years: at most a thousand days are cached.
TEST(DayPages, KeepAThousandDays) {
  DayPages pages;
  Asked asked;
  const daily::Date today = day("2031-01-01");
  std::vector<DayPage> days;
  for (auto date = std::chrono::sys_days(daily::kFirstDay); date <= std::chrono::sys_days(today);
       date += std::chrono::days(1)) {
    days.push_back({.date = daily::Date(date)});
  }
  for (const DayPage& page : days) EXPECT_EQ(pages.answer(page, today, asked.ask())->status, 200);
  const int count = static_cast<int>(days.size());
  EXPECT_GE(asked.questions, count);
  EXPECT_LE(asked.questions, count + count / 100);
  // Most questions are repeated, since the days were not cached.
  asked.questions = 0;
  for (const DayPage& page : days) pages.answer(page, today, asked.ask());
  EXPECT_GE(asked.questions, count - 1'000);
}

TEST(DayPages, PassOnThatADayIsTooMuchWork) {
  DayPages pages;
  const auto answer = pages.answer({}, day("2026-11-25"), [](std::string_view, std::string_view) {
    return api::Response{.status = api::Status::too_much, .body = "{}"};
  });
  EXPECT_EQ(answer->status, 422);
}

}  // namespace
}  // namespace reckon::server
