// SPDX-License-Identifier: MIT
// Who shares what a server has to give: the address of a client.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace reckon::traffic {

/// An IPv4 address, or the first 64 bits of an IPv6 address: whoever has one IPv6 address usually
/// has all that begin alike. An IPv4 address mapped into IPv6 (`::ffff:192.0.2.1`) is the IPv4
/// address.
class Address {
 public:
  /// No address: all clients without one share alike.
  Address() = default;

  /// Reads `192.0.2.1` or `2001:db8::1`, with or without a zone (`%eth0`). Nothing if it is
  /// neither.
  static std::optional<Address> parse(std::string_view text);

  /// What one owner often has: the first 48 bits of an IPv6 address, or the IPv4 address.
  Address network() const;

  /// Whether it is this machine: 127.0.0.0/8 or ::1, of which the rest of ::/64 is nobody's.
  bool is_loopback() const;

  /// `192.0.2.1`, or `2001:db8::/64`.
  std::string to_text() const;

  friend auto operator<=>(const Address&, const Address&) = default;

 private:
  // An IPv4 address is mapped into IPv6; of any other the last 8 bytes are 0.
  std::array<std::uint8_t, 16> bytes_{};

  friend struct std::hash<Address>;
};

}  // namespace reckon::traffic

template <>
struct std::hash<reckon::traffic::Address> {
  std::size_t operator()(const reckon::traffic::Address& address) const noexcept;
};
