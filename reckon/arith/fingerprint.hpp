// SPDX-License-Identifier: MIT
// Distinguishes rational functions by their values at a fixed random point, modulo two primes
// (polynomial identity testing, Schwartz-Zippel).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "reckon/arith/expression.hpp"

namespace reckon {

/// Arithmetic modulo the prime 2^61 - C, C small: a product is folded twice instead of divided.
/// Arguments and results are below the modulus.
template <std::uint64_t C>
struct PrimeField {
  static constexpr std::uint64_t kModulus = (std::uint64_t{1} << 61U) - C;

  static constexpr std::uint64_t add(std::uint64_t a, std::uint64_t b) { return reduce(a + b); }
  static constexpr std::uint64_t subtract(std::uint64_t a, std::uint64_t b) {
    return reduce(a + kModulus - b);
  }
  static constexpr std::uint64_t multiply(std::uint64_t a, std::uint64_t b) {
    __extension__ using Wide = unsigned __int128;
    Wide product = static_cast<Wide>(a) * b;
    if constexpr (C == 1) {
      // Below twice the modulus once it is folded.
      return reduce(static_cast<std::uint64_t>(product >> 61U) +
                    (static_cast<std::uint64_t>(product) & kLow));
    }
    product = (product >> 61U) * C + (product & kLow);
    const auto low = static_cast<std::uint64_t>(product & kLow);
    return reduce(static_cast<std::uint64_t>(product >> 61U) * C + low);
  }
  /// a^(kModulus - 2), which is 1 / a; gives 0 for 0.
  static constexpr std::uint64_t inverse(std::uint64_t a) {
    return last_of_inverse(a, ones55(a, multiply));
  }

  /// Finishes an inversion. The exponent is 2^61 - 2 - C; its first 55 bits are ones.
  static constexpr std::uint64_t last_of_inverse(std::uint64_t a, std::uint64_t ones) {
    static_assert(C + 2 <= kLast);
    for (std::uint64_t bit = kLast / 2; bit != 0; bit /= 2) {
      ones = multiply(ones, ones);
      if (((kModulus - 2) & bit) != 0) ones = multiply(ones, a);
    }
    return ones;
  }
  /// a^(2^55 - 1).
  template <typename Element, typename Multiply>
  static constexpr Element ones55(const Element& a, const Multiply& times) {
    // The power whose exponent has the ones of `ones`, followed by those of `last`.
    const auto behind = [&](Element ones, unsigned more, const Element& last) {
      for (; more != 0; --more) ones = times(ones, ones);
      return times(ones, last);
    };
    const Element ones3 = behind(behind(a, 1, a), 1, a);
    const Element ones6 = behind(ones3, 3, ones3);
    const Element ones12 = behind(ones6, 6, ones6);
    const Element ones24 = behind(ones12, 12, ones12);
    const Element ones27 = behind(ones24, 3, ones3);
    return behind(behind(ones27, 27, ones27), 1, a);
  }

 private:
  static constexpr std::uint64_t kLast = 64;
  static constexpr std::uint64_t kLow = (std::uint64_t{1} << 61U) - 1;
  static constexpr std::uint64_t reduce(std::uint64_t a) {
    return std::min(a, a - kModulus);  // which wraps around below the modulus
  }
};

/// The value of a rational function of up to 7 variables at one fixed random point, modulo the
/// primes 2^61 - 1 and 2^61 - 31.
///
/// The difference of two expressions over n numbers is a fraction whose numerator has degree at
/// most 2n - 1. So the probability that two different functions agree modulo one prime is at most
/// (2n - 1) / 2^60 (J. T. Schwartz 1980, R. Zippel 1979). Modulo both it is at most 170 / 2^120 for
/// n =
/// 7. The set of functions depends only on which cards are equal. There are 64 patterns with at
/// most 27,914,126 functions each (OEIS A140606), some 34 million with those of fewer cards. These
/// make 4e16 pairs altogether. The probability that this point confuses any two functions of any
/// hand is therefore below 6e-18.
struct Fingerprint {
  using First = PrimeField<1>;
  using Second = PrimeField<31>;

  std::uint64_t first = 0;
  std::uint64_t second = 0;

  /// The variable of this index, 0 to 6.
  static Fingerprint variable(std::size_t index);
  /// The inverse of a variable.
  static Fingerprint inverse_of_variable(std::size_t index);
  /// Replaces every nonzero element by its inverse. Cost: one inversion, and three products per
  /// element
  /// (P. L. Montgomery, 1987).
  static void invert(std::span<Fingerprint> elements);

  /// x^3 + 5 x in either field. It is odd, so it changes its sign with x; it is neither additive
  /// nor multiplicative.
  static Fingerprint scrambled(const Fingerprint& x) {
    return x * (x * x + Fingerprint{.first = 5, .second = 5});
  }

  friend bool operator==(const Fingerprint&, const Fingerprint&) = default;

  friend Fingerprint operator+(const Fingerprint& a, const Fingerprint& b) {
    return {.first = First::add(a.first, b.first), .second = Second::add(a.second, b.second)};
  }
  friend Fingerprint operator-(const Fingerprint& a, const Fingerprint& b) {
    return {.first = First::subtract(a.first, b.first),
            .second = Second::subtract(a.second, b.second)};
  }
  friend Fingerprint operator*(const Fingerprint& a, const Fingerprint& b) {
    return {.first = First::multiply(a.first, b.first),
            .second = Second::multiply(a.second, b.second)};
  }
};

}  // namespace reckon
