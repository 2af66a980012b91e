// SPDX-License-Identifier: MIT
#include "app/contests/zones.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <optional>
#include <system_error>

#include "reckon/contest/local_time.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::contests {

namespace {

using std::chrono::days;
using std::chrono::sys_days;
using std::chrono::sys_seconds;

constexpr std::int64_t kDay = 86'400;
constexpr std::int64_t kHour = 3'600;
constexpr std::int64_t kMinute = 60;
constexpr std::int64_t kMillis = 1'000;

// Reads numbers with the most significant byte first.
class Bytes {
 public:
  explicit Bytes(std::string_view bytes) : bytes_(bytes) {}

  std::string_view take(std::size_t count) {
    if (count > bytes_.size()) {
      is_short_ = true;
      return {};
    }
    const std::string_view taken = bytes_.substr(0, count);
    bytes_.remove_prefix(count);
    return taken;
  }
  std::int64_t number(std::size_t count) {
    std::uint64_t value = 0;
    const std::string_view taken = take(count);
    if (!taken.empty() && (taken.front() & 0x80) != 0) value = ~std::uint64_t{0};
    for (const char c : taken) value = value << 8U | static_cast<unsigned char>(c);
    return static_cast<std::int64_t>(value);
  }
  std::size_t count() { return static_cast<std::size_t>(number(4)) & 0xFFFFFU; }
  std::string_view rest() const { return bytes_; }
  bool is_short() const { return is_short_; }

 private:
  std::string_view bytes_;
  bool is_short_ = false;
};

struct Counts {
  std::size_t utc = 0, standard = 0, leaps = 0, times = 0, types = 0, letters = 0;
};

std::optional<Counts> take_header(Bytes& bytes, char& version) {
  constexpr std::size_t kUnused = 15;
  if (bytes.take(4) != "TZif") return std::nullopt;
  const std::string_view of = bytes.take(1);
  version = of.empty() ? '\0' : of.front();
  bytes.take(kUnused);
  Counts counts;
  for (std::size_t* count : {&counts.utc, &counts.standard, &counts.leaps, &counts.times,
                             &counts.types, &counts.letters}) {
    *count = bytes.count();
  }
  return counts;
}

constexpr std::size_t kTypeBytes = 6;

std::size_t size_of(const Counts& counts, std::size_t time_bytes) {
  return counts.times * (time_bytes + 1) + counts.types * kTypeBytes + counts.letters +
         counts.leaps * (time_bytes + 4) + counts.standard + counts.utc;
}

// Takes a number without sign off the front.
std::optional<std::int64_t> take_number(std::string_view& text) {
  std::int64_t number = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (problem != std::errc()) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}

bool take(std::string_view& text, char c) {
  if (!text.starts_with(c)) return false;
  text.remove_prefix(1);
  return true;
}

// Takes `EST`, or `<+1030>`.
bool take_letters(std::string_view& text) {
  const bool quoted = take(text, '<');
  const std::size_t end =
      quoted ? text.find('>')
             : static_cast<std::size_t>(std::ranges::find_if_not(text, is_letter) - text.begin());
  if (end == 0 || end > text.size()) return false;
  text.remove_prefix(quoted ? end + 1 : end);
  return true;
}

// Takes `[+-]h[:m[:s]]`, in seconds.
std::optional<std::int64_t> take_time(std::string_view& text) {
  const bool negative = take(text, '-');
  if (!negative) take(text, '+');
  std::int64_t seconds = 0;
  for (const std::int64_t unit : {kHour, kMinute, std::int64_t{1}}) {
    if (unit != kHour && !take(text, ':')) break;
    const auto number = take_number(text);
    if (!number || *number < 0 || *number > 167) return std::nullopt;
    seconds += *number * unit;
  }
  return negative ? -seconds : seconds;
}

// Empty if the file cannot be read.
std::string content_of(const std::filesystem::path& file) {
  std::error_code problem;
  const std::uintmax_t size = std::filesystem::file_size(file, problem);
  if (problem) return {};
  std::string bytes(size, '\0');
  std::ifstream stream(file, std::ios::binary);
  if (!stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()))) return {};
  return bytes;
}

std::unexpected<Error> unknown_zone(const std::string& name) {
  return failure(quote(name) +
                 " is not a time zone of this system: write one such as America/Toronto, and see "
                 "whether tzdata is installed");
}

}  // namespace

Result<Zone> Zone::read(const std::string& name) {
  if (name.empty() || name == "UTC") return Zone();
  namespace fs = std::filesystem;
  const auto is_plain = [](char c) {
    return is_letter(c) || is_digit(c) || c == '/' || c == '_' || c == '-' || c == '+';
  };
  if (!std::ranges::all_of(name, is_plain) || name.front() == '/') return unknown_zone(name);
  std::error_code problem;
  const fs::path file = fs::path("/usr/share/zoneinfo") / name;
  if (!fs::is_regular_file(file, problem)) return unknown_zone(name);
  auto zone = of_table(content_of(file));
  if (!zone) return unknown_zone(name);
  return zone;
}

Result<Zone> Zone::of_machine() {
  const std::string table = content_of("/etc/localtime");
  return table.empty() ? Zone() : of_table(table);
}

Result<Zone> Zone::of_table(std::string_view table) {
  const auto unreadable = [] { return failure("this is not a table of a time zone"); };
  Bytes bytes(table);
  char version = '\0';
  auto counts = take_header(bytes, version);
  if (!counts) return unreadable();
  std::size_t time_bytes = 4;
  if (version >= '2') {
    // A second table has 64 bits for each time.
    bytes.take(size_of(*counts, time_bytes));
    counts = take_header(bytes, version);
    if (!counts) return unreadable();
    time_bytes = 8;
  }
  std::vector<std::int64_t> times(counts->times);
  for (std::int64_t& time : times) time = bytes.number(time_bytes);
  const std::string_view types = bytes.take(counts->times);
  std::vector<std::int64_t> offsets(counts->types);
  for (std::int64_t& offset : offsets) {
    offset = bytes.number(4);
    bytes.take(2);
  }
  bytes.take(counts->letters + counts->leaps * (time_bytes + 4) + counts->standard + counts->utc);
  if (bytes.is_short() || offsets.empty()) return unreadable();
  Zone zone;
  zone.first_ = offsets.front();
  for (std::size_t i = 0; i < times.size(); ++i) {
    const auto type = static_cast<unsigned char>(types[i]);
    if (type >= offsets.size()) return unreadable();
    zone.changes_.push_back({.at = times[i], .offset = offsets[type]});
  }
  if (!std::ranges::is_sorted(zone.changes_, std::less<>(), &Change::at)) return unreadable();
  zone.rest_.usual = zone.changes_.empty() ? zone.first_ : zone.changes_.back().offset;
  std::string_view rest = bytes.rest();
  if (take(rest, '\n')) {
    rest = rest.substr(0, rest.find('\n'));
    if (!rest.empty() && !read_rest(rest, zone.rest_)) return unreadable();
  }
  return zone;
}

// Reads `EST5EDT,M3.2.0,M11.1.0`.
bool Zone::read_rest(std::string_view text, Rest& rest) {
  if (!take_letters(text)) return false;
  const auto usual = take_time(text);
  if (!usual) return false;
  rest.usual = -*usual;
  if (text.empty()) return true;
  if (!take_letters(text)) return false;
  rest.changes = true;
  rest.summer = rest.usual + kHour;
  if (!text.starts_with(',')) {
    const auto summer = take_time(text);
    if (!summer) return false;
    rest.summer = -*summer;
  }
  for (Yearly* const yearly : {&rest.begin, &rest.end}) {
    // The other forms, days of the year, are in no zone of today.
    if (!take(text, ',') || !take(text, 'M')) return false;
    const auto month = take_number(text);
    if (!month || !take(text, '.')) return false;
    const auto week = take_number(text);
    if (!week || !take(text, '.')) return false;
    const auto day = take_number(text);
    if (!day || *month < 1 || *month > 12 || *week < 1 || *week > 5 || *day < 0 || *day > 6) {
      return false;
    }
    *yearly = {.month = static_cast<unsigned>(*month),
               .week = static_cast<unsigned>(*week),
               .day = static_cast<unsigned>(*day)};
    if (take(text, '/')) {
      const auto time = take_time(text);
      if (!time) return false;
      yearly->seconds = *time;
    }
  }
  return text.empty();
}

std::int64_t Zone::offset_by_rule(std::int64_t instant) const {
  if (!rest_.changes) return rest_.usual;
  const auto day =
      std::chrono::floor<days>(sys_seconds(std::chrono::seconds(instant + rest_.usual)));
  const auto year = std::chrono::year_month_day(day).year();
  const auto at = [&](const Yearly& yearly, std::int64_t offset_before) {
    using std::chrono::weekday;
    const std::chrono::month month(yearly.month);
    const weekday of_week(yearly.day);
    constexpr unsigned kLast = 5;
    const sys_days date = yearly.week == kLast ? sys_days(year / month / of_week[std::chrono::last])
                                               : sys_days(year / month / of_week[yearly.week]);
    return date.time_since_epoch().count() * kDay + yearly.seconds - offset_before;
  };
  const std::int64_t begin = at(rest_.begin, rest_.usual);
  const std::int64_t end = at(rest_.end, rest_.summer);
  // South of the equator the summer lies over the turn of the year.
  const bool is_summer =
      begin < end ? begin <= instant && instant < end : instant < end || begin <= instant;
  return is_summer ? rest_.summer : rest_.usual;
}

std::int64_t Zone::offset_at(std::int64_t instant) const {
  const auto after = std::ranges::upper_bound(changes_, instant, std::less<>(), &Change::at);
  if (after == changes_.end()) return offset_by_rule(instant);
  return after == changes_.begin() ? first_ : std::prev(after)->offset;
}

std::int64_t Zone::instant_of_local(std::int64_t local, Twice twice) const {
  // No zone changes twice within two days.
  const std::int64_t before = offset_at(local - kDay);
  const std::int64_t after = offset_at(local + kDay);
  const bool with_before = offset_at(local - before) == before;
  const bool with_after = offset_at(local - after) == after;
  if (with_before && with_after) {
    return local - (twice == Twice::first ? std::max(before, after) : std::min(before, after));
  }
  return local - (with_after ? after : before);
}

Result<std::int64_t> Zone::instant_of(std::string_view local, Twice twice) const {
  if (const auto seconds = contest::seconds_of_local(local)) {
    return instant_of_local(*seconds, twice) * kMillis;
  }
  return failure(quote(local) + " is not a local time: write one such as 2026-04-22T07:30");
}

std::int64_t Zone::next_midnight(std::int64_t instant) const {
  const std::int64_t seconds = instant / kMillis;
  const std::int64_t local = seconds + offset_at(seconds);
  return instant_of_local((local / kDay + 1) * kDay, Twice::first) * kMillis;
}

}  // namespace reckon::contests
