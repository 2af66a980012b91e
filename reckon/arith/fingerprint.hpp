// SPDX-License-Identifier: MIT
// Rational functions told apart by their values at a fixed random point, modulo two primes.
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

  /// What is left to do of an inversion: the exponent is 2^61 - 2 - C, of which the first 55 bits
  /// are ones.
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
    // The ones of both exponents, those of `last` behind.
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
/// Two expressions over n numbers differ by a fraction whose numerator has a degree of at most
/// 2n - 1 in the variables, so two different functions agree modulo one prime with a chance of at
/// most (2n - 1) / 2^60 (J. T. Schwartz 1980, R. Zippel 1979), and modulo both with at most
/// 170 / 2^120 for n = 7. Which functions there are depends only on which cards are equal: 64
/// patterns, at most 27,914,126 functions each (OEIS A140606), some 34 million with those of fewer
/// cards, 4e16 pairs altogether, so the chance that this point confuses any two functions of any
/// hand is below 6e-18.
struct Fingerprint {
  using First = PrimeField<1>;
  using Second = PrimeField<31>;

  std::uint64_t first = 0;
  std::uint64_t second = 0;

  /// The variable of this index, 0 to 6.
  static Fingerprint variable(std::size_t index);
  /// 1 / it.
  static Fingerprint inverse_of_variable(std::size_t index);
  /// Replaces every nonzero element by its inverse: one inversion and three products an element
  /// (P. L. Montgomery, 1987).
  static void invert(std::span<Fingerprint> elements);

  /// x^3 + 5 x in either field: odd, so it changes the sign with x, and neither additive nor
  /// multiplicative.
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
