// SPDX-License-Identifier: MIT
// Every request gets an answer, and none gets a forbidden one.
#include "app/server/router.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

// The lines of the input are the method, the target and the headers that are read.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using reckon::server::Hosts;
  static const reckon::server::Router router({}, Hosts::local);
  const std::string text(data, data + size);
  std::string_view rest = text;
  std::array<std::string_view, 7> lines;
  for (std::string_view& line : lines) {
    line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
  }
  const auto routed = router.route({.method = lines[0],
                                    .target = lines[1],
                                    .host = lines[2],
                                    .content_type = lines[3],
                                    .accept_encoding = lines[4],
                                    .if_none_match = lines[5],
                                    .origin = lines[6],
                                    .upgrade = true});
  if (const auto* response = std::get_if<reckon::server::Response>(&routed)) {
    constexpr std::array kKnown = {200, 304, 400, 403, 404, 405, 415, 421};
    if (std::ranges::find(kKnown, response->status) == kKnown.end()) std::abort();
    const std::string head = reckon::server::head_of(*response, true, 11);
    // No header of the request may add lines to the head of the answer.
    if (head.find("\r\n\r\n") != head.size() - 4) std::abort();
    return 0;
  }
  if (std::holds_alternative<reckon::server::Upgrade>(routed)) {
    const auto& [method, origin, host] = std::tuple(lines[0], lines[6], lines[2]);
    const bool same_site =
        origin.size() >= host.size() &&
        reckon::server::equal_but_case(origin.substr(origin.size() - host.size()), host);
    if (method != "GET" || !(origin.empty() || same_site)) std::abort();
    return 0;
  }
  if (std::holds_alternative<reckon::server::DayPage>(routed)) {
    if (!reckon::server::is_day_page(lines[1])) std::abort();
    return 0;
  }
  if (std::holds_alternative<reckon::server::Probe>(routed)) {
    constexpr std::array<std::string_view, 3> kProbes = {"/healthz", "/readyz", "/metrics"};
    const std::string_view path = lines[1].substr(0, lines[1].find('?'));
    if (std::ranges::find(kProbes, path) == kProbes.end()) std::abort();
    if (lines[0] != "GET" && lines[0] != "HEAD") std::abort();
    return 0;
  }
  if (std::holds_alternative<reckon::server::Picture>(routed)) {
    if (lines[0] != "POST" || !reckon::server::is_for_pictures(lines[1])) std::abort();
    return 0;
  }
  if (lines[0] != "POST" && lines[0] != "GET" && lines[0] != "HEAD") std::abort();
  const auto paths = reckon::api::paths();
  if (std::ranges::find(paths, std::get<reckon::server::Question>(routed).path) == paths.end()) {
    std::abort();
  }
  return 0;
}
