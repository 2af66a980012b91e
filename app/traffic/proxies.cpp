// SPDX-License-Identifier: MIT
#include "app/traffic/proxies.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <system_error>

namespace reckon::traffic {

namespace {

using Bytes = std::array<std::uint8_t, 16>;

constexpr unsigned kBits = 128;
constexpr unsigned kMappedBits = 96;  // before a mapped IPv4 address

struct Parsed {
  Bytes bytes{};
  bool is_v4 = false;
};

std::optional<Parsed> parsed(std::string_view text) {
  const std::string address(text.substr(0, text.find('%')));
  Parsed result;
  if (inet_pton(AF_INET6, address.c_str(), result.bytes.data()) == 1) return result;
  result.is_v4 = true;
  const std::string mapped = "::ffff:" + std::string(text);
  in_addr v4{};
  if (inet_pton(AF_INET, std::string(text).c_str(), &v4) != 1) return std::nullopt;
  if (inet_pton(AF_INET6, mapped.c_str(), result.bytes.data()) != 1) return std::nullopt;
  return result;
}

bool begin_alike(const Bytes& one, const Bytes& other, unsigned bits) {
  constexpr unsigned kByte = 8;
  const std::size_t whole = bits / kByte;
  if (!std::equal(one.begin(), one.begin() + whole, other.begin())) return false;
  if (bits % kByte == 0) return true;
  const unsigned shift = kByte - bits % kByte;
  return one.at(whole) >> shift == other.at(whole) >> shift;
}

std::optional<unsigned> bits_in(std::string_view text, unsigned most) {
  unsigned bits = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, problem] = std::from_chars(text.data(), end, bits);
  if (problem != std::errc() || stop != end || bits > most) return std::nullopt;
  return bits;
}

}  // namespace

std::expected<void, std::string> Proxies::add(std::string_view list) {
  while (true) {
    const std::size_t comma = std::min(list.find(','), list.size());
    const std::string_view part = list.substr(0, comma);
    const std::size_t slash = std::min(part.find('/'), part.size());
    const auto address = parsed(part.substr(0, slash));
    std::optional<unsigned> bits;
    if (address) {
      const unsigned before = address->is_v4 ? kMappedBits : 0;
      bits =
          slash == part.size() ? kBits - before : bits_in(part.substr(slash + 1), kBits - before);
      if (bits) *bits += before;
    }
    if (!bits) return std::unexpected(std::string(part));
    networks_.push_back({.bytes = address->bytes, .bits = *bits});
    if (comma == list.size()) return {};
    list.remove_prefix(comma + 1);
  }
}

void Proxies::add_loopback() {
  networks_.push_back({.bytes = parsed("127.0.0.0")->bytes, .bits = kMappedBits + 8});
  networks_.push_back({.bytes = parsed("::1")->bytes, .bits = kBits});
}

bool Proxies::contain(std::string_view address) const {
  const auto one = parsed(address);
  return one && std::ranges::any_of(networks_, [&](const Network& network) {
           return begin_alike(one->bytes, network.bytes, network.bits);
         });
}

}  // namespace reckon::traffic
