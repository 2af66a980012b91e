// SPDX-License-Identifier: MIT
// The three number types of a search; each hand uses the narrowest that holds all its values.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>

#include "reckon/arith/fingerprint.hpp"
#include "reckon/arith/rational.hpp"
#include "reckon/arith/rules.hpp"
#include "reckon/krypto/operations.hpp"

namespace reckon::krypto {

/// The properties of a number that determine its difficulty for a person.
struct Traits {
  bool negative = false;
  bool fraction = false;
  std::uint8_t digits = 1;  ///< of the magnitude
  /// The absolute value, rounded up; 2^64 - 1 for anything larger.
  std::uint64_t magnitude = 0;

  static Traits of(bool negative, bool fraction, std::uint64_t magnitude) {
    // Numbers with the same bit length have the same number of digits, or differ by one.
    const auto fewest = static_cast<unsigned>(std::bit_width(magnitude | 1)) * 1233U >> 12U;
    const bool one_more = magnitude >= kPowersOfTen[fewest];
    return {.negative = negative,
            .fraction = fraction,
            .digits = static_cast<std::uint8_t>(fewest + (one_more ? 1 : 0)),
            .magnitude = magnitude};
  }

 private:
  static constexpr auto kPowersOfTen = [] {
    std::array<std::uint64_t, 20> powers{0, 10};  // 0 has a digit too
    for (std::size_t i = 2; i < powers.size(); ++i) powers[i] = powers[i - 1] * 10;
    return powers;
  }();
};

inline Traits traits_of(const Rational& value) {
  const Rational up = -(-value.abs()).floor();
  const auto size = up.to_int64();
  return Traits::of(
      value.sign() < 0, !value.is_integer(),
      size ? static_cast<std::uint64_t>(*size) : std::numeric_limits<std::uint64_t>::max());
}

// Each type offers: of, +, -, *, divide (false if no rules could allow the quotient), ==, key
// (equal for equal values), is_zero, is_in, traits, integer (the value, if it is one) and steps.
// The latter is the budget to make all results of two values and look them up.

/// For rule sets without fractions. The caller ensures that values stay below kBound.
template <typename Number>
struct Integer {
  /// The sum of two values fits a Number.
  static constexpr Number kBound = Number{1} << (std::numeric_limits<Number>::digits - 1);

  Number value = 0;

  static Integer of(std::int64_t card) { return {static_cast<Number>(card)}; }
  static Integer of(const Rational& integer) { return of(integer.to_int64().value_or(0)); }
  static bool divide(Integer a, Integer b, Integer& quotient) {
    if (b.value == 0 || a.value % b.value != 0) return false;
    quotient.value = a.value / b.value;
    return true;
  }
  friend Integer operator+(Integer a, Integer b) { return {a.value + b.value}; }
  friend Integer operator-(Integer a, Integer b) { return {a.value - b.value}; }
  friend Integer operator*(Integer a, Integer b) { return {a.value * b.value}; }
  friend bool operator==(Integer a, Integer b) = default;

  std::uint64_t key() const { return static_cast<std::uint64_t>(value); }
  bool is_zero() const { return value == 0; }
  bool is_in(const AllowedResults& allowed) const { return value >= allowed.least; }
  Traits traits() const {
    return Traits::of(value < 0, false, static_cast<std::uint64_t>(value < 0 ? -value : value));
  }
  std::optional<std::int64_t> integer() const { return value; }
  static std::uint64_t steps() { return 15; }
};
using Whole = Integer<std::int64_t>;

/// For rule sets with fractions. Numerator and denominator (> 0) are not reduced; the caller
/// ensures that both stay below kBound. So both are exact as doubles. IEEE division rounds the true
/// quotient, so equal fractions have equal keys. The key only finds candidates; integer arithmetic
/// decides whether two fractions are equal.
struct SmallFraction {
  static constexpr std::int64_t kBound = std::int64_t{1} << 53U;

  std::int64_t numerator = 0;
  std::int64_t denominator = 1;
  double quotient = 0;

  static SmallFraction make(std::int64_t numerator, std::int64_t denominator) {
    return {.numerator = numerator,
            .denominator = denominator,
            .quotient = static_cast<double>(numerator) / static_cast<double>(denominator)};
  }
  static SmallFraction of(std::int64_t card) { return make(card, 1); }
  static SmallFraction of(const Rational& value) {
    const auto part = [](const std::string& digits) {
      return Rational::parse(digits).value_or(0).to_int64().value_or(0);
    };
    return make(part(value.numerator()), part(value.denominator()));
  }
  static bool divide(const SmallFraction& a, const SmallFraction& b, SmallFraction& result) {
    if (b.numerator == 0) return false;
    const std::int64_t sign = b.numerator < 0 ? -1 : 1;
    result = make(a.numerator * b.denominator * sign, a.denominator * b.numerator * sign);
    return true;
  }
  friend SmallFraction operator+(const SmallFraction& a, const SmallFraction& b) {
    return make(a.numerator * b.denominator + b.numerator * a.denominator,
                a.denominator * b.denominator);
  }
  friend SmallFraction operator-(const SmallFraction& a, const SmallFraction& b) {
    return make(a.numerator * b.denominator - b.numerator * a.denominator,
                a.denominator * b.denominator);
  }
  friend SmallFraction operator*(const SmallFraction& a, const SmallFraction& b) {
    return make(a.numerator * b.numerator, a.denominator * b.denominator);
  }
  friend bool operator==(const SmallFraction& a, const SmallFraction& b) {
    __extension__ using Wide = __int128;
    return static_cast<Wide>(a.numerator) * b.denominator ==
           static_cast<Wide>(b.numerator) * a.denominator;
  }

  std::uint64_t key() const { return std::bit_cast<std::uint64_t>(quotient); }
  bool is_zero() const { return numerator == 0; }
  bool is_in(const AllowedResults& allowed) const {
    if (!allowed.is_bounded()) [[likely]] {
      return true;
    }
    __extension__ using Wide = __int128;
    return numerator >= static_cast<Wide>(allowed.least) * denominator;
  }
  Traits traits() const {
    const std::int64_t size = numerator < 0 ? -numerator : numerator;
    const std::int64_t down = size / denominator;
    const bool fraction = down * denominator != size;
    return Traits::of(numerator < 0, fraction,
                      static_cast<std::uint64_t>(down + (fraction ? 1 : 0)));
  }
  std::optional<std::int64_t> integer() const {
    if (numerator % denominator != 0) return std::nullopt;
    return numerator / denominator;
  }
  static std::uint64_t steps() { return 25; }
};

/// For searches under rule sets with fractions: a SmallFraction with its residue modulo the prime
/// 2^61 - 1. Numerator and denominator are smaller than the prime, so every fraction has a residue.
/// The residue of a result is computed from those of its operands without division. Equal fractions
/// have equal residues, so a set is searched by residue first, and the fraction is computed only on
/// a hit. Integer arithmetic decides whether two fractions are equal.
struct ModularFraction {
  using Field = Fingerprint::First;
  static constexpr std::int64_t kBound = SmallFraction::kBound;

  std::int64_t numerator = 0;
  std::int64_t denominator = 1;
  std::uint64_t residue = 0;
  std::uint64_t inverse = 0;  ///< of the residue, if with_inverse() has been called

  static std::uint64_t residue_of(std::int64_t integer) {
    const auto bits = static_cast<std::uint64_t>(integer);
    return integer < 0 ? Field::kModulus + bits : bits;
  }
  static ModularFraction make(std::int64_t numerator, std::int64_t denominator,
                              std::uint64_t residue) {
    return {.numerator = numerator, .denominator = denominator, .residue = residue};
  }
  static ModularFraction of(std::int64_t card) {
    return make(card, 1, residue_of(card)).with_inverse();
  }
  static ModularFraction of(const Rational& value) {
    const SmallFraction exact = SmallFraction::of(value);
    return make(exact.numerator, exact.denominator,
                Field::multiply(residue_of(exact.numerator), inverse_of(exact.denominator)))
        .with_inverse();
  }
  /// The same value with its inverse, so that it can be a divisor.
  ModularFraction with_inverse() const {
    ModularFraction same = *this;
    same.inverse = inverted();
    return same;
  }
  /// The inverse of the residue; 0 for 0.
  std::uint64_t inverted() const {
    if (inverse != 0) return inverse;
    return Field::multiply(residue_of(denominator), inverse_of(numerator));
  }
  static bool divide(const ModularFraction& a, const ModularFraction& b, ModularFraction& result) {
    if (b.numerator == 0) return false;
    result = quotient(a, b, Field::multiply(a.residue, b.inverted()));
    return true;
  }
  friend ModularFraction operator+(const ModularFraction& a, const ModularFraction& b) {
    return sum(a, b, Field::add(a.residue, b.residue));
  }
  friend ModularFraction operator-(const ModularFraction& a, const ModularFraction& b) {
    return difference(a, b, Field::subtract(a.residue, b.residue));
  }
  friend ModularFraction operator*(const ModularFraction& a, const ModularFraction& b) {
    return product(a, b, Field::multiply(a.residue, b.residue));
  }
  friend bool operator==(const ModularFraction& a, const ModularFraction& b) {
    return a.exact() == b.exact();
  }

  // Results whose residue is already known.

  static ModularFraction sum(const ModularFraction& a, const ModularFraction& b,
                             std::uint64_t residue) {
    return make(a.numerator * b.denominator + b.numerator * a.denominator,
                a.denominator * b.denominator, residue);
  }
  static ModularFraction difference(const ModularFraction& a, const ModularFraction& b,
                                    std::uint64_t residue) {
    return make(a.numerator * b.denominator - b.numerator * a.denominator,
                a.denominator * b.denominator, residue);
  }
  static ModularFraction product(const ModularFraction& a, const ModularFraction& b,
                                 std::uint64_t residue) {
    return make(a.numerator * b.numerator, a.denominator * b.denominator, residue);
  }
  static ModularFraction quotient(const ModularFraction& a, const ModularFraction& b,
                                  std::uint64_t residue) {
    const std::int64_t sign = b.numerator < 0 ? -1 : 1;
    return make(a.numerator * b.denominator * sign, a.denominator * b.numerator * sign, residue);
  }

  /// The operand that gives `result` with a by the operation; a and `result` must be nonzero.
  static ModularFraction partner(Join how, const ModularFraction& a, const ModularFraction& result,
                                 std::uint64_t residue) {
    switch (how) {
      case Join::add: return difference(result, a, residue);
      case Join::subtract: return difference(a, result, residue);
      case Join::subtract_from: return sum(result, a, residue);
      case Join::multiply: return quotient(result, a, residue);
      case Join::divide: return quotient(a, result, residue);
      case Join::divide_into: break;
    }
    return product(result, a, residue);
  }

  std::uint64_t key() const { return residue; }
  bool is_zero() const { return numerator == 0; }
  bool is_in(const AllowedResults& allowed) const { return exact().is_in(allowed); }
  Traits traits() const { return exact().traits(); }
  std::optional<std::int64_t> integer() const { return exact().integer(); }
  static std::uint64_t steps() { return SmallFraction::steps(); }

 private:
  SmallFraction exact() const { return {.numerator = numerator, .denominator = denominator}; }

  static constexpr std::size_t kSmall = 1024;
  static constexpr auto kInverses = [] {
    std::array<std::uint64_t, kSmall> inverses{0, 1};
    for (std::uint64_t i = 2; i < kSmall; ++i) {
      // p = q i + r, so 1 / i = -q / r.
      inverses[static_cast<std::size_t>(i)] = Field::subtract(
          0, Field::multiply(Field::kModulus / i,
                             inverses[static_cast<std::size_t>(Field::kModulus % i)]));
    }
    return inverses;
  }();

  // The inverse of the residue of an integer; 0 for 0.
  static std::uint64_t inverse_of(std::int64_t integer) {
    const auto size = static_cast<std::uint64_t>(integer < 0 ? -integer : integer);
    const std::uint64_t inverse =
        size < kSmall ? kInverses[static_cast<std::size_t>(size)] : Field::inverse(size);
    return integer < 0 ? Field::subtract(0, inverse) : inverse;
  }
};

/// The type that searches use. Browsers do without residues, because loading the code would take
/// longer than it saves: 4 kB less when compressed, but half as fast.
#if defined(__wasm__)
using Fraction = SmallFraction;
#else
using Fraction = ModularFraction;
#endif

/// For everything else: numbers of any size, some thirty times slower.
struct Unbounded {
  Rational value;
  std::size_t hash = 0;

  static Unbounded make(Rational value) {
    const std::size_t hash = value.hash();
    return {.value = std::move(value), .hash = hash};
  }
  static Unbounded of(const Rational& value) { return make(value); }
  static bool divide(const Unbounded& a, const Unbounded& b, Unbounded& quotient) {
    if (b.value.is_zero()) return false;
    quotient = make(a.value / b.value);
    return true;
  }
  friend Unbounded operator+(const Unbounded& a, const Unbounded& b) {
    return make(a.value + b.value);
  }
  friend Unbounded operator-(const Unbounded& a, const Unbounded& b) {
    return make(a.value - b.value);
  }
  friend Unbounded operator*(const Unbounded& a, const Unbounded& b) {
    return make(a.value * b.value);
  }
  friend bool operator==(const Unbounded& a, const Unbounded& b) { return a.value == b.value; }

  std::uint64_t key() const { return hash; }
  bool is_zero() const { return value.is_zero(); }
  bool is_in(const AllowedResults& allowed) const { return allows(allowed, value); }
  Traits traits() const { return traits_of(value); }
  std::optional<Rational> integer() const {
    if (!value.is_integer()) return std::nullopt;
    return value;
  }
  std::uint64_t steps() const {
    constexpr std::uint64_t kShort = 700;
    constexpr std::uint64_t kLong = 6000;
    return value.is_long() ? kLong : kShort;
  }
};

}  // namespace reckon::krypto
