// SPDX-License-Identifier: MIT
// The address of a client, by which clients share the resources of a server.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace reckon::traffic {

/// An IPv4 address, or the first 64 bits of an IPv6 address. The owner of one IPv6 address usually
/// owns all with the same beginning. An IPv4 address mapped into IPv6 (`::ffff:192.0.2.1`) is the
/// IPv4 address.
class Address {
 public:
  /// No address: all clients without one count as one.
  Address() = default;

  /// Reads `192.0.2.1` or `2001:db8::1`, with or without a zone (`%eth0`). Empty if it is neither.
  static std::optional<Address> parse(std::string_view text);

  /// Returns the network that one owner often has: the first 48 bits of an IPv6 address, or the
  /// IPv4 address.
  Address network() const;

  /// Whether it is this machine: 127.0.0.0/8 or ::1; the rest of ::/64 is unused.
  bool is_loopback() const;

  /// Returns `192.0.2.1`, or `2001:db8::/64`.
  std::string to_text() const;

  friend auto operator<=>(const Address&, const Address&) = default;

 private:
  // An IPv4 address is mapped into IPv6; any other has 0 in the last 8 bytes.
  std::array<std::uint8_t, 16> bytes_{};

  friend struct std::hash<Address>;
};

}  // namespace reckon::traffic

template <>
struct std::hash<reckon::traffic::Address> {
  std::size_t operator()(const reckon::traffic::Address& address) const noexcept;
};
