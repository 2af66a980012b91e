// SPDX-License-Identifier: MIT
#include "app/traffic/address.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>

#include <algorithm>
#include <cstring>
#include <string>

namespace reckon::traffic {

namespace {

constexpr std::array<std::uint8_t, 12> kMapped = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};
constexpr std::size_t kPrefix = 8;
constexpr std::size_t kNetworkPrefix = 6;

bool is_mapped(const std::array<std::uint8_t, 16>& bytes) {
  return std::equal(kMapped.begin(), kMapped.end(), bytes.begin());
}

}  // namespace

std::optional<Address> Address::parse(std::string_view text) {
  const std::string address(text.substr(0, text.find('%')));
  Address parsed;
  in_addr v4{};
  if (inet_pton(AF_INET, address.c_str(), &v4) == 1 && address.size() == text.size()) {
    std::ranges::copy(kMapped, parsed.bytes_.begin());
    std::memcpy(parsed.bytes_.data() + kMapped.size(), &v4, sizeof v4);
    return parsed;
  }
  if (inet_pton(AF_INET6, address.c_str(), parsed.bytes_.data()) != 1) return std::nullopt;
  if (!is_mapped(parsed.bytes_)) {
    std::fill(parsed.bytes_.begin() + kPrefix, parsed.bytes_.end(), std::uint8_t{0});
  }
  return parsed;
}

Address Address::network() const {
  Address network = *this;
  if (!is_mapped(bytes_)) {
    std::fill(network.bytes_.begin() + kNetworkPrefix, network.bytes_.end(), std::uint8_t{0});
  }
  return network;
}

bool Address::is_loopback() const {
  constexpr std::uint8_t kLoopback = 127;
  return is_mapped(bytes_) ? bytes_[kMapped.size()] == kLoopback : *this == Address();
}

std::string Address::to_text() const {
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (is_mapped(bytes_)) {
    inet_ntop(AF_INET, bytes_.data() + kMapped.size(), text.data(), text.size());
    return text.data();
  }
  inet_ntop(AF_INET6, bytes_.data(), text.data(), text.size());
  return std::string(text.data()) + "/64";
}

}  // namespace reckon::traffic

std::size_t std::hash<reckon::traffic::Address>::operator()(
    const reckon::traffic::Address& address) const noexcept {
  const auto& bytes = address.bytes_;
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): bytes are characters
  const auto* const characters = reinterpret_cast<const char*>(bytes.data());
  return std::hash<std::string_view>()({characters, bytes.size()});
}
