// SPDX-License-Identifier: MIT
// /today.json and /today.atom: the puzzles of the day for other sites and for feed readers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "app/answers/day_list.hpp"
#include "app/answers/values.hpp"
#include "app/api/api.hpp"
#include "app/server/http.hpp"
#include "reckon/daily/daily.hpp"
#include "reckon/text/language.hpp"

namespace reckon::server {

/// A request for DayPages::answer, which may take half a second the first time on a day.
struct DayPage {
  enum class Format : std::uint8_t { json, atom } format = Format::json;
  std::optional<daily::Date> date{};  ///< from `?date=`; today if empty
  Language language = Language::english;
  std::string if_none_match{};  ///< the header of that name
};

/// Whether a target, without its query, is one of the pages.
bool is_day_page(std::string_view target);
/// Returns the page that a GET of such a target requests, or an answer to a wrong query. It reads
/// the parameters `date=2026-11-25` and `lang=fr`, and ignores others.
std::variant<Response, DayPage> day_page_at(std::string_view target);

/// Makes the pages, and caches the puzzles of requested days. Any thread may call it.
class DayPages {
 public:
  /// `list` has the puzzles that an organiser has chosen; it may be null.
  explicit DayPages(std::shared_ptr<const answers::DayList> list = nullptr)
      : list_(std::move(list)) {}

  /// Answers a question; empty if it is stopped.
  using Ask =
      std::function<std::optional<api::Response>(std::string_view path, std::string_view body)>;

  /// Returns the page on a day; `today` is the local date. Puzzles are available one day ahead, for
  /// people whose clock is ahead of this one; later days are not found. The page /today.json has
  /// the day before too, and /today.atom the last seven days. Solutions are given only for days
  /// that are over here, whatever day is requested. Returns 304 if the client has the page, and
  /// nothing if `ask` returns nothing.
  std::optional<Response> answer(const DayPage& page, daily::Date today, const Ask& ask);

 private:
  /// The number of cached days; each takes some 4 KB.
  static constexpr std::size_t kMostDays = 1'000;
  using Day = std::shared_ptr<const answers::Json>;

  // Returns the puzzles of a day with solutions, or an error response.
  std::optional<std::variant<Response, Day>> day(daily::Date date, const Ask& ask);

  std::shared_ptr<const answers::DayList> list_;
  std::mutex mutex_;
  std::map<daily::Date, Day> days_;
};

}  // namespace reckon::server
