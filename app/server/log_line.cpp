// SPDX-License-Identifier: MIT
#include "app/server/log_line.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <ctime>

#include "app/answers/values.hpp"

namespace reckon::server {

namespace {

using answers::Json;

constexpr std::size_t kLongest = 200;

std::string visible(std::string_view text) {
  std::string result(text.substr(0, kLongest));
  std::ranges::replace_if(result, [](char c) { return c <= ' ' || c > '~'; }, '?');
  return result;
}

std::string now() {
  const std::time_t seconds = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  std::string text(20, ' ');
  std::strftime(text.data(), text.size() + 1, "%Y-%m-%dT%H:%M:%SZ", &parts);
  return text;
}

}  // namespace

std::string log_line(const LogEntry& entry, LogFormat format) {
  const double ms = std::chrono::duration<double, std::milli>(entry.duration).count();
  if (format == LogFormat::json) {
    // Microseconds are fine enough.
    constexpr double kFine = 1'000;
    return Json{{"time", now()},
                {"client", entry.client},
                {"method", visible(entry.method)},
                {"target", visible(entry.target)},
                {"status", entry.status},
                {"bytes", entry.bytes},
                {"ms", std::round(ms * kFine) / kFine}}
        .dump();
  }
  return fmt::format("{} {} {} {} {} {} {:.1f} ms", now(), entry.client, visible(entry.method),
                     visible(entry.target), entry.status, entry.bytes, ms);
}

std::string remark_line(std::string_view remark, LogFormat format) {
  if (format == LogFormat::text) return std::string(remark);
  return Json{{"time", now()}, {"message", remark}}.dump(-1, ' ', false,
                                                         Json::error_handler_t::replace);
}

}  // namespace reckon::server
