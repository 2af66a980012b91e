// Rational numbers of any size: FLINT's, as values.
#pragma once

#include <flint/fmpq.h>

#include <compare>
#include <cstdint>
#include <optional>
#include <string>

namespace reckon::algebra {

class Rational {
 public:
  Rational(std::int64_t value = 0);  // NOLINT(google-explicit-constructor): integers are rational
  /// The denominator must not be 0.
  Rational(std::int64_t numerator, std::int64_t denominator);
  Rational(const Rational& other);
  Rational(Rational&& other) noexcept;
  Rational& operator=(const Rational& other);
  Rational& operator=(Rational&& other) noexcept;
  ~Rational();

  Rational& operator+=(const Rational& other);
  Rational& operator-=(const Rational& other);
  Rational& operator*=(const Rational& other);
  /// By another number than 0.
  Rational& operator/=(const Rational& other);
  friend Rational operator+(Rational x, const Rational& y) { return x += y; }
  friend Rational operator-(Rational x, const Rational& y) { return x -= y; }
  friend Rational operator*(Rational x, const Rational& y) { return x *= y; }
  friend Rational operator/(Rational x, const Rational& y) { return x /= y; }
  Rational operator-() const;
  friend bool operator==(const Rational& x, const Rational& y);
  friend std::strong_ordering operator<=>(const Rational& x, const Rational& y);

  bool is_zero() const { return sign() == 0; }
  bool is_integer() const;
  int sign() const;
  /// The value of an integer that fits.
  std::optional<std::int64_t> integer() const;
  /// In lowest terms, the denominator being positive.
  Rational numerator() const;
  Rational denominator() const;
  /// The root that is not negative, if it is rational.
  std::optional<Rational> square_root() const;
  /// The largest integer that is not larger, of a number below 2^62 in size.
  std::int64_t floor() const;

  /// Like `-5/3` or `7`.
  std::string text() const;

  const fmpq* flint() const { return value_; }
  fmpq* flint() { return value_; }

 private:
  fmpq_t value_;
};

}  // namespace reckon::algebra
