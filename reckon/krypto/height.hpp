// SPDX-License-Identifier: MIT
// A bound on the numerators and denominators that cards can produce.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "reckon/arith/rational.hpp"

namespace reckon::krypto {

/// A bound on absolute values. It saturates at kTooHigh, which exceeds every fixed-size number
/// type.
__extension__ using Height = unsigned __int128;
inline constexpr Height kTooHigh = Height{1} << 63U;

/// H, the maximum of numerator and denominator; max(|c|, 1) for a card.
constexpr Height height_of(std::int64_t card) {
  const auto bits = static_cast<std::uint64_t>(card);
  return std::max<Height>(card < 0 ? 0 - bits : bits, 1);
}

/// The height of a fraction in lowest terms.
inline Height height_of(const Rational& number) {
  const auto height = [](const std::string& digits) {
    const auto part = Rational::parse(digits).value_or(0).to_int64();
    return part ? height_of(*part) : kTooHigh;
  };
  return std::max(height(number.numerator()), height(number.denominator()));
}

/// A bound on the numerator and denominator of every value that these numbers can make:
/// H(A + B) = 2 H(A) H(B) bounds both, reduced or not, for every operation on A and B.
template <typename Number>
constexpr Height height_of(const std::vector<Number>& numbers) {
  Height height = 1;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    height *= height_of(numbers[i]) * (i == 0 ? 1 : 2);
    if (height > kTooHigh) return kTooHigh;
  }
  return height;
}

}  // namespace reckon::krypto
