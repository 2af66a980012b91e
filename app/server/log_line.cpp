// SPDX-License-Identifier: MIT
#include "app/server/log_line.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <ctime>

namespace reckon::server {

namespace {

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

std::string log_line(std::string_view client, std::string_view method, std::string_view target,
                     const Response& response, std::chrono::nanoseconds duration) {
  return fmt::format("{} {} {} {} {} {} {:.1f} ms", now(), client, visible(method), visible(target),
                     response.status, response.body().size(),
                     std::chrono::duration<double, std::milli>(duration).count());
}

}  // namespace reckon::server
