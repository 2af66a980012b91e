// SPDX-License-Identifier: MIT
#include "app/server/day_pages.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "app/answers/days.hpp"
#include "app/server/router.hpp"
#include "app/server/site.hpp"
#include "reckon/text/names.hpp"
#include "reckon/text/xml.hpp"
#include "reckon/words/words.hpp"

namespace reckon::server {

namespace {

using answers::Json;

constexpr std::string_view kJsonPage = "/today.json";
constexpr std::string_view kAtomPage = "/today.atom";
constexpr int kDaysOfFeed = 7;

daily::Date day_after(daily::Date date) {
  return std::chrono::sys_days(date) + std::chrono::days(1);
}

Json without_solutions(Json day) {
  for (Json& puzzle : day["puzzles"]) answers::hide_solution(puzzle);
  return day;
}

// --- The feed (RFC 4287)

const FeedWords& feed_words(Language language) { return words_in(language).feed; }

// How a feed shows the puzzle of a kind.
struct KindShown {
  daily::Kind kind = daily::Kind::krypto;
  Phrase FeedWords::* heading = nullptr;
  std::string_view board;         // the page of the board, below the folder of the feed
  std::string_view behind_day{};  // what its address has behind the date
};
constexpr std::array kKindsShown = {
    KindShown{.kind = daily::Kind::krypto, .heading = &FeedWords::krypto, .board = "krypto"},
    KindShown{
        .kind = daily::Kind::calcrostic, .heading = &FeedWords::calcrostic, .board = "calcrostic"},
    KindShown{.kind = daily::Kind::newspaper,
              .heading = &FeedWords::newspaper,
              .board = "calcrostic",
              .behind_day = "/newspaper"},
    KindShown{.kind = daily::Kind::twenty_four, .heading = &FeedWords::twenty_four, .board = "24"},
    KindShown{
        .kind = daily::Kind::countdown, .heading = &FeedWords::countdown, .board = "countdown"}};
static_assert(std::ranges::equal(kKindsShown, daily::kAllKinds, {}, &KindShown::kind));

std::string heading_of(daily::Kind kind, Language language) {
  return std::string(feed_words(language).*kKindsShown.at(kind.place()).heading);
}

// Returns the address of a board's page, below the folder of the feed.
std::string address_of(daily::Kind kind, std::string_view date) {
  const KindShown& shown = kKindsShown.at(kind.place());
  return "./#/" + std::string(shown.board) + '/' + std::string(date) +
         std::string(shown.behind_day);
}

// Returns an id by RFC 9562, version 8: the date, and the letters of reckon. The feed is day 0.
std::string id_of(std::string_view digits) {
  return "<id>urn:uuid:" + std::string(digits) + "-0000-8000-8000-7265636b6f6e</id>";
}

std::string digits_of(std::string_view date) {
  std::string digits(date);
  std::erase(digits, '-');
  return digits;
}

std::string updated(daily::Date date) {
  return "<updated>" + daily::to_text(date) + "T00:00:00Z</updated>";
}

std::string puzzle_text(const Json& puzzle, Language language) {
  std::string text = "<pre>";
  if (puzzle.contains("cards")) {
    for (const Json& card : puzzle["cards"]) text += card.dump() + ' ';
    text += "→ " + puzzle["objective"].dump() + " (" + std::string(feed_words(language).objective) +
            ')';
  } else {
    text += in_xml(puzzle["puzzle"].get<std::string>());
  }
  text += "</pre>";
  if (!puzzle.contains("solution")) return text;
  return text + "<p>" + std::string(feed_words(language).solution) + "</p><pre>" +
         in_xml(puzzle["solution"].get<std::string>()) + "</pre>";
}

std::string entry_of(const Json& day, daily::Date date, bool is_over, Language language) {
  const auto name = day["date"].get<std::string>();
  // Puzzles of an organiser are of any level.
  const bool is_of_one_level =
      std::ranges::none_of(day["puzzles"], [](const Json& one) { return one.contains("listed"); });
  const std::string level = ' ' + std::string(feed_words(language).level) + ' ';
  std::string entry =
      "<entry><title>" + name +
      (is_of_one_level ? ':' + level + std::to_string(daily::level_of(date)) : "") + "</title>" +
      id_of(digits_of(name)) + "<published>" + name + "T00:00:00Z</published>" +
      // When the solutions are published, readers show the entry again.
      updated(is_over ? day_after(date) : date) +
      R"(<link rel="alternate" type="text/html" href=")" + address_of(daily::Kind::krypto, name) +
      R"("/><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">)";
  for (const Json& puzzle : day["puzzles"]) {
    const auto kind = *named(daily::kAllKinds, puzzle["kind"].get<std::string>());
    entry += "<h2>" + heading_of(kind, language) +
             (is_of_one_level ? "" : ',' + level + puzzle["level"].dump()) + "</h2>" +
             puzzle_text(puzzle, language) + "<p><a href=\"" + address_of(kind, name) + "\">" +
             std::string(feed_words(language).play) + "</a></p>";
  }
  return entry + "</div></content></entry>\n";
}

std::string feed_head(daily::Date newest, Language language) {
  const bool is_usual = language == DayPage().language;
  const std::string query = is_usual ? "" : "?lang=" + std::string(name_of(language));
  return R"(<?xml version="1.0" encoding="utf-8"?>)"
         "\n"
         R"(<feed xmlns="http://www.w3.org/2005/Atom" xml:lang=")" +
         std::string(name_of(language)) + "\"><title>" + std::string(feed_words(language).title) +
         "</title>" + id_of("00000000") + updated(newest) +
         R"(<author><name>reckon</name></author>)"
         R"(<link rel="self" type="application/atom+xml" href="today.atom)" +
         query + R"("/><link rel="alternate" type="text/html" href="./"/>)" + "\n";
}

// --- Requests

// Returns the value of a name in a query: in `a=1&b=2`, 2 for b.
std::optional<std::string_view> in_query(std::string_view target, std::string_view name) {
  std::size_t place = target.find('?');
  while (place != std::string_view::npos) {
    target.remove_prefix(place + 1);
    place = target.find('&');
    const std::string_view pair = target.substr(0, place);
    const std::size_t equals = pair.find('=');
    if (pair.substr(0, equals) != name) continue;
    return equals == std::string_view::npos ? "" : pair.substr(equals + 1);
  }
  return std::nullopt;
}

// `en or fr`
std::string choices_of_languages() {
  std::string choices;
  for (const Language language : kAllLanguages) {
    choices += (choices.empty() ? "" : " or ") + std::string(name_of(language));
  }
  return choices;
}

Response page_of(std::string text, const DayPage& page, bool is_past) {
  const bool is_feed = page.format == DayPage::Format::atom;
  std::string tag = '"' + tag_of(text) + '"';
  // Feed readers ask often, and mostly nothing has changed.
  const bool is_known = names_tag(page.if_none_match, tag);
  // Other sites and their scripts may read it. Past days never change.
  Response response{
      .headers = {{"ETag", std::move(tag)},
                  {"Cache-Control", is_past ? "public, max-age=86400" : "public, max-age=60"}},
      .shared = true};
  if (is_known) {
    response.status = 304;
    return response;
  }
  response.headers.push_back(
      {"Content-Type", is_feed ? "application/atom+xml; charset=utf-8" : "application/json"});
  response.text = std::move(text);
  return response;
}

}  // namespace

bool is_day_page(std::string_view target) {
  const std::string_view path = target.substr(0, target.find('?'));
  return path == kJsonPage || path == kAtomPage;
}

std::variant<Response, DayPage> day_page_at(std::string_view target) {
  DayPage page;
  if (target.starts_with(kAtomPage)) page.format = DayPage::Format::atom;
  if (const auto date = in_query(target, "date")) {
    const auto known = daily::date_of(*date);
    if (!known) return plain_text(400, "date: write a day from 2026-01-01 on, like 2026-11-25");
    page.date = *known;
  }
  if (const auto language = in_query(target, "lang")) {
    const auto known = named(kAllLanguages, *language);
    if (!known) return plain_text(400, "lang: choose " + choices_of_languages());
    page.language = *known;
  }
  return page;
}

std::optional<Response> DayPages::answer(const DayPage& page, daily::Date today, const Ask& ask) {
  const daily::Date newest = page.date.value_or(today);
  if (newest < daily::kFirstDay || newest > day_after(today)) {
    return plain_text(404, "the puzzles of " + daily::to_text(newest) +
                               " are not out: take a day from 2026-01-01 to today");
  }
  const bool is_feed = page.format == DayPage::Format::atom;
  std::string text = is_feed ? feed_head(newest, page.language) : "";
  Json document;
  daily::Date date = newest;
  for (int i = 0; i < (is_feed ? kDaysOfFeed : 2) && date >= daily::kFirstDay; ++i) {
    const auto found = day(date, ask);
    if (!found) return std::nullopt;
    if (const auto* refusal = std::get_if<Response>(&*found)) return *refusal;
    const Json& all = *std::get<Day>(*found);
    // A request for tomorrow must not reveal the solutions of today.
    const bool is_over = i != 0 && date < today;
    const Json shown = is_over ? all : without_solutions(all);
    if (is_feed) {
      text += entry_of(shown, date, is_over, page.language);
    } else if (i == 0) {
      document = shown;
    } else {
      document["yesterday"] = shown;
    }
    date = daily::day_before(date);
  }
  text += is_feed ? "</feed>\n" : document.dump() + '\n';
  return page_of(std::move(text), page, newest < today);
}

std::optional<std::variant<Response, DayPages::Day>> DayPages::day(daily::Date date,
                                                                   const Ask& ask) {
  {
    const std::scoped_lock lock(mutex_);
    if (const auto known = days_.find(date); known != days_.end()) return known->second;
  }
  const Json body = {{"date", daily::to_text(date)}, {"solutions", true}};
  auto answered = ask("today", body.dump());
  if (!answered) return std::nullopt;
  if (answered->status != api::Status::ok) {
    return response_of(*std::move(answered));
  }
  Json puzzles = Json::parse(answered->body);
  if (list_) answers::put_listed(*list_, date, puzzles, true);
  auto made = std::make_shared<const Json>(std::move(puzzles));
  const std::scoped_lock lock(mutex_);
  if (days_.size() == kMostDays) days_.clear();
  return days_.emplace(date, std::move(made)).first->second;
}

}  // namespace reckon::server
