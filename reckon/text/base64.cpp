// SPDX-License-Identifier: MIT
#include "reckon/text/base64.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace reckon {

namespace {

constexpr std::string_view kBase64Digits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::uint8_t kNoDigit = 255;
constexpr std::size_t kBytesOfGroup = 3;  // bytes, in one digit more

std::optional<std::uint32_t> digit_of(char c) {
  static constexpr auto kValues = [] {
    std::array<std::uint8_t, 256> values{};
    values.fill(kNoDigit);
    for (std::size_t i = 0; i < kBase64Digits.size(); ++i) {
      values.at(static_cast<unsigned char>(kBase64Digits[i])) = static_cast<std::uint8_t>(i);
    }
    return values;
  }();
  const std::uint8_t value = kValues.at(static_cast<unsigned char>(c));
  return value == kNoDigit ? std::nullopt : std::optional<std::uint32_t>(value);
}

}  // namespace

std::string base64(std::string_view bytes) {
  std::string text;
  text.reserve((bytes.size() + kBytesOfGroup - 1) / kBytesOfGroup * 4);
  for (; !bytes.empty(); bytes.remove_prefix(std::min(kBytesOfGroup, bytes.size()))) {
    std::uint32_t group = 0;
    for (std::size_t i = 0; i < kBytesOfGroup; ++i) {
      group = group << 8U | (i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0U);
    }
    for (std::size_t i = 0; i <= kBytesOfGroup; ++i) {
      text += i <= bytes.size() ? kBase64Digits[group >> (18U - 6U * i) & 63U] : '=';
    }
  }
  return text;
}

std::optional<std::string> from_base64(std::string_view text) {
  std::string digits;
  std::ranges::copy_if(text, std::back_inserter(digits),
                       [](char c) { return !std::string_view(" \t\r\n").contains(c); });
  std::string bytes;
  bytes.reserve(digits.size() / 4 * kBytesOfGroup);
  std::uint32_t group = 0;
  unsigned bits = 0;  // that are left in the group
  for (const char c : std::string_view(digits).substr(0, digits.find('='))) {
    const auto digit = digit_of(c);
    if (!digit) return std::nullopt;
    group = (group << 6U | *digit) & 0xFFFFU;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes += static_cast<char>(group >> bits & 255U);
  }
  // Else the end is not as it is written: too few digits, or bits that nothing needs.
  if (base64(bytes) != digits) return std::nullopt;
  return bytes;
}

}  // namespace reckon
