// SPDX-License-Identifier: MIT
#include "app/cli/files/bank_options.hpp"

#include <fmt/core.h>

#include <charconv>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "app/cli/frame/choice.hpp"
#include "app/cli/frame/environment.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/text/quote.hpp"
#include "reckon/text/words.hpp"

namespace reckon::cli {

namespace {

// Returns the number, or empty if the text is not entirely a number.
template <typename Number>
std::optional<Number> whole(std::string_view text) {
  Number number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, problem] = std::from_chars(text.data(), end, number);
  if (problem != std::errc() || stop != end) return std::nullopt;
  return number;
}

std::optional<kinds::Levels> levels_in(std::string_view text) {
  const std::size_t dash = text.find('-');
  const auto least = whole<int>(text.substr(0, dash));
  const auto most = dash == text.npos ? least : whole<int>(text.substr(dash + 1));
  if (!least || !most || *least > *most) return std::nullopt;
  if (*least < letters::kEasiestLevel || *most > letters::kHardestLevel) return std::nullopt;
  return kinds::Levels{.least = *least, .most = *most};
}

}  // namespace

Option add_bank(const Command& command, std::optional<std::string>& file) {
  return command
      .add_option("--bank", file, "File of the bank (default: ~/.local/share/reckon/bank.sqlite)")
      .type_name("FILE");
}

Option add_mark(const Command& command, std::optional<std::string>& mark, const std::string& help) {
  const auto read = [&mark](const std::string& name) {
    if (!is_name(name)) throw WrongValue("--mark", "is not a short line of text");
    mark = name;
  };
  return command.add_option("--mark", read, help).type_name("TEXT");
}

void add_bank_kind(const Command& command, std::optional<kinds::Kind>& kind,
                   const std::string& help) {
  add_choice(command, "--kind", help, kind, kinds::kAllKinds);
}

Option add_levels(const Command& command, std::optional<kinds::Levels>& levels,
                  const std::string& help) {
  const auto read = [&levels](const std::string& text) {
    levels = levels_in(text);
    if (levels) return;
    throw WrongValue(
        "--difficulty",
        fmt::format("{} is not a level from 1 to 5, nor a range like 1-4", quote(text)));
  };
  return command.add_option("--difficulty", read, help).type_name("D");
}

bool is_name(std::string_view text) {
  constexpr std::size_t kMostBytes = 200;
  // Invalid UTF-8 would be replaced.
  const std::string written = Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
  return !text.empty() && text.size() <= kMostBytes && !has_controls(text) &&
         Json::parse(written).get<std::string>() == text;
}

std::string today() {
  using std::chrono::system_clock;
  auto now = system_clock::now();
  if (const std::string epoch = variable("SOURCE_DATE_EPOCH"); !epoch.empty()) {
    constexpr std::int64_t kMost = 253402300799;  // the end of the year 9999
    const auto seconds = whole<std::int64_t>(epoch);
    if (!seconds || *seconds < 0 || *seconds > kMost) {
      throw Fault(
          kBadInput,
          fmt::format("SOURCE_DATE_EPOCH: {} is not a number of seconds since 1970", quote(epoch)));
    }
    now = system_clock::time_point(std::chrono::seconds(*seconds));
  }
  const std::chrono::year_month_day day(std::chrono::floor<std::chrono::days>(now));
  return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(day.year()),
                     static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()));
}

}  // namespace reckon::cli
