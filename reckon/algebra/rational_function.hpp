// SPDX-License-Identifier: MIT
// Quotients of polynomials.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "reckon/algebra/polynomial.hpp"

namespace reckon::algebra {

/// A rational function in lowest terms; the leading coefficient of its denominator is positive.
class RationalFunction {
 public:
  explicit RationalFunction(Polynomial whole);
  /// The denominator must not be 0.
  RationalFunction(Polynomial numerator, Polynomial denominator);

  const Polynomial& numerator() const { return numerator_; }
  const Polynomial& denominator() const { return denominator_; }

  /// Substitutes a rational function for an unknown; empty if the denominator becomes 0.
  std::optional<RationalFunction> with(std::size_t unknown, const RationalFunction& value) const;
  /// The value at these numbers; empty if the denominator becomes 0.
  std::optional<FlintRational> at(std::span<const FlintRational> values) const;

  /// Formatted like `(b^2 - b)/2` or `b*h`.
  std::string to_text() const;

  friend bool operator==(const RationalFunction&, const RationalFunction&) = default;

 private:
  Polynomial numerator_;
  Polynomial denominator_;
};

/// Substitutes a fraction for an unknown of a polynomial. Returns the numerator over a power of the
/// fraction's denominator.
Polynomial numerator_with(const Polynomial& polynomial, std::size_t unknown,
                          const RationalFunction& value);

}  // namespace reckon::algebra
