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

Address client_of(const Address& peer, std::string_view forwarded, bool trusted) {
  if (!trusted) return peer;
  const std::string_view last = forwarded.substr(forwarded.rfind(',') + 1);
  return Address::parse(without_port(trimmed(last))).value_or(peer);
}

}  // namespace reckon::traffic
