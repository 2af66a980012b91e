// SPDX-License-Identifier: MIT
// The trusted reverse proxies, whose statements about their clients are believed.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace reckon::traffic {

/// Addresses, each with its network. Unlike traffic::Address, all bits of IPv6 count.
class Proxies {
 public:
  /// No proxies.
  Proxies() = default;

  /// Adds the addresses and networks of `192.0.2.7,10.0.0.0/8,2001:db8::/32`. The error is the
  /// first part that is neither.
  std::expected<void, std::string> add(std::string_view list);
  /// Adds the addresses of this machine: 127.0.0.0/8 and ::1.
  void add_loopback();

  bool empty() const { return networks_.empty(); }
  /// Whether this address is in the list; false if it is not an address. Cost: linear in the list.
  bool contain(std::string_view address) const;

 private:
  using Bytes = std::array<std::uint8_t, 16>;
  struct Network {
    Bytes bytes{};
    unsigned bits = 0;
  };

  std::vector<Network> networks_;
};

}  // namespace reckon::traffic
