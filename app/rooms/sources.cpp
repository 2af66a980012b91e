// SPDX-License-Identifier: MIT
#include "app/rooms/sources.hpp"

#include <sys/random.h>

#include <chrono>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string_view>

#include "reckon/arith/random.hpp"

namespace reckon::rooms {

namespace {

constexpr std::string_view kCodeLetters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

template <typename Clock>
std::int64_t milliseconds_of() {
  using std::chrono::milliseconds;
  return std::chrono::duration_cast<milliseconds>(Clock::now().time_since_epoch()).count();
}

// Not std::random_device, which may rely on the processor alone.
std::uint64_t system_chance() {
  std::uint64_t bits = 0;
  if (getrandom(&bits, sizeof bits, 0) != static_cast<ssize_t>(sizeof bits)) {
    // Without secrets, any client could take any seat.
    std::perror("reckon: getrandom");
    std::abort();
  }
  return bits;
}

}  // namespace

Sources system_sources() {
  return {.clock = &milliseconds_of<std::chrono::steady_clock>,
          .date = &milliseconds_of<std::chrono::system_clock>,
          .chance = &system_chance};
}

std::string draw_code(const Sources& sources, std::size_t length) {
  SplitMix64 random(sources.chance());
  std::string code;
  while (code.size() < length) code += kCodeLetters[random.below(kCodeLetters.size())];
  return code;
}

std::string draw_token(const Sources& sources) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string token;
  for (const std::uint64_t bits : {sources.chance(), sources.chance()}) {
    for (unsigned shift = 0; shift < 64; shift += 4) token += kDigits[(bits >> shift) & 15U];
  }
  return token;
}

bool same_token(const std::string& one, const std::string& other) {
  if (one.size() != other.size()) return false;
  unsigned difference = 0;
  for (std::size_t i = 0; i < one.size(); ++i) {
    difference |= static_cast<unsigned>(one[i] ^ other[i]);
  }
  return difference == 0;
}

std::string day_of(std::int64_t date) {
  const std::time_t seconds = date / 1000;
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  std::string text(10, ' ');
  std::strftime(text.data(), text.size() + 1, "%Y-%m-%d", &parts);
  return text;
}

}  // namespace reckon::rooms
