// SPDX-License-Identifier: MIT
// Exact rational numbers: 64-bit while they fit, otherwise of any size.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace reckon {

/// An exact rational number in lowest terms, of any size.
///
///     +-----------+-------------+--------+
///     | numerator | denominator | wide   |   wide == null: the value is numerator / denominator,
///     | int64     | int64 > 0   | shared |   reduced, neither being INT64_MIN
///     +-----------+-------------+--------+   wide != null: it does not fit, and the value is *wide
///
/// The small form is used whenever the value fits, so equal values have equal representations.
/// Arithmetic never overflows: each small operation is checked, and widened if necessary. A small
/// operation costs two multiplications and a greatest common divisor (some 20 ns). A wide one costs
/// a few hundred nanoseconds and one allocation. Only allocation failure throws.
class Rational {
 public:
  Rational() = default;
  Rational(std::int64_t value);  // NOLINT(google-explicit-constructor): integers are rationals

  /// Makes the fraction numerator / denominator; the denominator must not be 0.
  static Rational fraction(std::int64_t numerator, std::int64_t denominator);

  /// Parses `17`, `-3` or `68293/32468436`, with any number of digits. Empty for any other text, or
  /// if the denominator is 0.
  static std::optional<Rational> parse(std::string_view text);

  friend Rational operator+(const Rational& a, const Rational& b);
  friend Rational operator-(const Rational& a, const Rational& b);
  friend Rational operator*(const Rational& a, const Rational& b);
  /// The quotient; b must not be 0.
  friend Rational operator/(const Rational& a, const Rational& b);
  Rational operator-() const { return Rational(0) - *this; }

  friend bool operator==(const Rational& a, const Rational& b);
  friend std::strong_ordering operator<=>(const Rational& a, const Rational& b);

  /// Returns the sign: -1, 0 or 1.
  int sign() const;
  bool is_zero() const { return wide_ == nullptr && numerator_ == 0; }
  /// Returns whether the denominator is 1.
  bool is_integer() const;
  /// Returns the largest integer not greater than the value.
  Rational floor() const;
  Rational abs() const { return sign() < 0 ? -*this : *this; }

  /// Returns whether products of such numbers may exceed 64 bits, and so take much longer.
  bool is_long() const {
    constexpr std::int64_t kShort = std::int64_t{1} << 31U;
    return wide_ != nullptr || denominator_ >= kShort || numerator_ >= kShort ||
           numerator_ <= -kShort;
  }

  /// Returns the value as a 64-bit integer, if it is one.
  std::optional<std::int64_t> to_int64() const;
  /// Returns the signed numerator in decimal.
  std::string numerator() const;
  /// Returns the denominator, 1 or more, in decimal.
  std::string denominator() const;
  /// Returns the number as text, such as `17`, `-3` or `3/2`.
  std::string to_text() const;
  /// Returns a hash, the same on every machine; equal values have equal hashes.
  std::size_t hash() const;

 private:
  struct Wide;
  explicit Rational(std::shared_ptr<const Wide> wide) : wide_(std::move(wide)) {}
  const Wide& as_wide(Wide& scratch) const;
  static Rational narrow(Wide&& value);

  std::int64_t numerator_ = 0;
  std::int64_t denominator_ = 1;
  std::shared_ptr<const Wide> wide_;
};

}  // namespace reckon
