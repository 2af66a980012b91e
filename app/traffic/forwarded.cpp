// SPDX-License-Identifier: MIT
#include "app/traffic/forwarded.hpp"

#include <algorithm>

namespace reckon::traffic {

namespace {

std::string_view trimmed(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
  return text.substr(0, text.find_last_not_of(" \t") + 1);
}

std::string_view without_port(std::string_view text) {
  if (text.starts_with('[')) return text.substr(1, text.find(']') - 1);
  // An IPv6 address without brackets has no port.
  const std::size_t colon = text.find(':');
  return text.find(':', colon + 1) == std::string_view::npos ? text.substr(0, colon) : text;
}

}  // namespace

Address client_of(std::string_view peer, std::string_view forwarded, const Proxies& proxies) {
  Address client = Address::parse(peer).value_or(Address());
  std::string_view known = peer;
  while (!forwarded.empty() && proxies.contain(known)) {
    const std::size_t comma = forwarded.rfind(',');
    known = without_port(trimmed(forwarded.substr(comma + 1)));
    const auto address = Address::parse(known);
    if (!address) break;
    client = *address;
    forwarded = comma == std::string_view::npos ? std::string_view() : forwarded.substr(0, comma);
  }
  return client;
}

}  // namespace reckon::traffic
