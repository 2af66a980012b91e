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
#include <variant>

#include "app/answers/values.hpp"
#include "app/api/api.hpp"
#include "app/server/http.hpp"
#include "reckon/daily/daily.hpp"
#include "reckon/text/language.hpp"

namespace reckon::server {

/// The request is one for DayPages::answer, which may take half a second the first time on a day.
struct DayPage {
  enum class Format : std::uint8_t { json, atom } format = Format::json;
  std::optional<daily::Date> date{};  ///< of `?date=`; today without it
  Language language = Language::english;
  std::string if_none_match{};  ///< the header of that name
};

/// Whether a target, without its query, is one of the pages.
bool is_day_page(std::string_view target);
/// What a GET of such a target asks for, by its query: `date=2026-11-25` and `lang=fr`, whatever
/// else stands there; or the answer to a query that is wrong.
std::variant<Response, DayPage> day_page_at(std::string_view target);

/// Makes the pages, and keeps the puzzles of the days that were asked for. Any thread may call it.
class DayPages {
 public:
  /// Answers a question; nothing once it is told to stop.
  using Ask =
      std::function<std::optional<api::Response>(std::string_view path, std::string_view body)>;

  /// The page on a day that is `today` here. Puzzles may be read one day ahead, for people whose
  /// clock is ahead of this one; later days are not found. /today.json has the day before too,
  /// /today.atom the last seven days; solutions only of days that are over here, whatever day is
  /// asked for. 304 if the client has the page. Nothing if `ask` gives nothing.
  std::optional<Response> answer(const DayPage& page, daily::Date today, const Ask& ask);

 private:
  /// Days that are kept: each takes some 4 KB.
  static constexpr std::size_t kMostDays = 1'000;
  using Day = std::shared_ptr<const answers::Json>;

  // The puzzles of a day with solutions, or why there are none.
  std::optional<std::variant<Response, Day>> day(daily::Date date, const Ask& ask);

  std::mutex mutex_;
  std::map<daily::Date, Day> days_;
};

}  // namespace reckon::server
