// SPDX-License-Identifier: MIT
#include "reckon/contest/local_time.hpp"

#include <chrono>
#include <cstddef>

#include "reckon/text/words.hpp"

namespace reckon::contest {

namespace {

template <typename Number>
std::optional<Number> digits_at(std::string_view text, std::size_t at, std::size_t count) {
  Number number = 0;
  for (const char c : text.substr(at, count)) {
    if (!is_digit(c)) return std::nullopt;
    number = number * 10 + static_cast<Number>(c - '0');
  }
  return number;
}

}  // namespace

std::optional<std::int64_t> seconds_of_local(std::string_view text) {
  using std::chrono::year_month_day;
  constexpr std::string_view kForm = "0000-00-00T00:00";
  if (text.size() != kForm.size()) return std::nullopt;
  for (const std::size_t sign : {4U, 7U, 10U, 13U}) {
    if (text[sign] != kForm[sign]) return std::nullopt;
  }
  const auto year = digits_at<int>(text, 0, 4);
  const auto month = digits_at<unsigned>(text, 5, 2);
  const auto day = digits_at<unsigned>(text, 8, 2);
  const auto hour = digits_at<std::int64_t>(text, 11, 2);
  const auto minute = digits_at<std::int64_t>(text, 14, 2);
  if (!year || !month || !day || !hour || !minute) return std::nullopt;
  constexpr std::int64_t kHours = 24;
  constexpr std::int64_t kSixty = 60;
  const year_month_day date{std::chrono::year(*year), std::chrono::month(*month),
                            std::chrono::day(*day)};
  if (*hour >= kHours || *minute >= kSixty || !date.ok()) return std::nullopt;
  const std::int64_t days = std::chrono::sys_days(date).time_since_epoch().count();
  return ((days * kHours + *hour) * kSixty + *minute) * kSixty;
}

}  // namespace reckon::contest
