// SPDX-License-Identifier: MIT
// Rational numbers of any size: FLINT's, as values.
#pragma once

#include <flint/fmpq.h>

#include <compare>
#include <cstdint>
#include <optional>
#include <string>

namespace reckon::algebra {

class FlintRational {
 public:
  // NOLINTNEXTLINE(google-explicit-constructor): integers are rational
  FlintRational(std::int64_t value = 0);
  /// The denominator must not be 0.
  FlintRational(std::int64_t numerator, std::int64_t denominator);
  FlintRational(const FlintRational& other);
  FlintRational(FlintRational&& other) noexcept;
  FlintRational& operator=(const FlintRational& other);
  FlintRational& operator=(FlintRational&& other) noexcept;
  ~FlintRational();

  FlintRational& operator+=(const FlintRational& other);
  FlintRational& operator-=(const FlintRational& other);
  FlintRational& operator*=(const FlintRational& other);
  /// Divides by a nonzero number.
  FlintRational& operator/=(const FlintRational& other);
  friend FlintRational operator+(FlintRational x, const FlintRational& y) { return x += y; }
  friend FlintRational operator-(FlintRational x, const FlintRational& y) { return x -= y; }
  friend FlintRational operator*(FlintRational x, const FlintRational& y) { return x *= y; }
  friend FlintRational operator/(FlintRational x, const FlintRational& y) { return x /= y; }
  FlintRational operator-() const;
  friend bool operator==(const FlintRational& x, const FlintRational& y);
  friend std::strong_ordering operator<=>(const FlintRational& x, const FlintRational& y);

  bool is_zero() const { return sign() == 0; }
  bool is_integer() const;
  int sign() const;
  /// The value as a 64-bit integer, if it is one.
  std::optional<std::int64_t> integer() const;
  /// Numerator and denominator in lowest terms; the denominator is positive.
  FlintRational numerator() const;
  FlintRational denominator() const;
  /// The nonnegative square root, if it is rational.
  std::optional<FlintRational> square_root() const;
  /// The largest integer not greater than the number, which must be below 2^62 in absolute value.
  std::int64_t floor() const;

  /// Formatted like `-5/3` or `7`.
  std::string to_text() const;

  const fmpq* flint() const { return value_; }
  fmpq* flint() { return value_; }

 private:
  fmpq_t value_;
};

}  // namespace reckon::algebra
