// SPDX-License-Identifier: MIT
#include "app/server/own_addresses.hpp"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>

#include "app/server/descriptor.hpp"

namespace reckon::server {

namespace {

// Whether the first bits of an address are these.
bool begins_with(in_addr address, std::uint32_t beginning, int bits) {
  return (ntohl(address.s_addr) ^ beginning) >> (32 - bits) == 0;
}

constexpr std::uint32_t kLoopback = 0x7f000000;   // 127.0.0.0/8
constexpr std::uint32_t kOfOneLink = 0xa9fe0000;  // 169.254.0.0/16

std::optional<std::string> text_of(const sockaddr* address) {
  if (address == nullptr || address->sa_family != AF_INET) return std::nullopt;
  sockaddr_in whole{};
  std::memcpy(&whole, address, sizeof whole);
  if (begins_with(whole.sin_addr, kLoopback, 8) || begins_with(whole.sin_addr, kOfOneLink, 16)) {
    return std::nullopt;
  }
  std::array<char, INET_ADDRSTRLEN> text{};
  if (inet_ntop(AF_INET, &whole.sin_addr, text.data(), text.size()) == nullptr) return std::nullopt;
  return text.data();
}

// Returns the address from which datagrams would leave for another network. The system chooses it
// when a socket is connected, which sends nothing; 192.0.2.0/24 is for documentation (RFC 5737).
std::optional<std::string> address_outwards() {
  const Descriptor socket(::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0));
  sockaddr_in there{};
  there.sin_family = AF_INET;
  there.sin_port = htons(9);
  there.sin_addr.s_addr = htonl(0xc0000201);  // 192.0.2.1
  sockaddr from{};
  std::memcpy(&from, &there, sizeof from);
  socklen_t size = sizeof from;
  if (connect(socket.number(), &from, size) != 0 ||
      getsockname(socket.number(), &from, &size) != 0) {
    return std::nullopt;
  }
  return text_of(&from);
}

}  // namespace

std::vector<std::string> own_addresses() {
  ifaddrs* list = nullptr;
  if (getifaddrs(&list) != 0) return {};
  const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> owner(list, &freeifaddrs);
  std::vector<std::string> found;
  for (const ifaddrs* one = list; one != nullptr; one = one->ifa_next) {
    const bool is_up = (one->ifa_flags & unsigned{IFF_UP}) != 0;
    const auto text = is_up ? text_of(one->ifa_addr) : std::nullopt;
    if (text && std::ranges::find(found, *text) == found.end()) found.push_back(*text);
  }
  if (const auto outwards = address_outwards()) {
    const auto at = std::ranges::find(found, *outwards);
    if (at != found.end()) std::rotate(found.begin(), at, at + 1);
  }
  return found;
}

}  // namespace reckon::server
