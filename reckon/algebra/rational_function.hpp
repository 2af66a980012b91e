// SPDX-License-Identifier: MIT
// Quotients of polynomials.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "reckon/algebra/polynomial.hpp"

namespace reckon::algebra {

/// In lowest terms, with a denominator whose leading coefficient is positive.
class RationalFunction {
 public:
  explicit RationalFunction(Polynomial whole);
  /// The denominator must not be 0.
  RationalFunction(Polynomial numerator, Polynomial denominator);

  const Polynomial& numerator() const { return numerator_; }
  const Polynomial& denominator() const { return denominator_; }

  /// With a fraction in place of an unknown; nothing if the denominator becomes 0.
  std::optional<RationalFunction> with(std::size_t unknown, const RationalFunction& value) const;
  /// The value with these numbers for the unknowns; nothing if the denominator becomes 0.
  std::optional<FlintRational> at(std::span<const FlintRational> values) const;

  /// Like `(b^2 - b)/2` or `b*h`.
  std::string to_text() const;

  friend bool operator==(const RationalFunction&, const RationalFunction&) = default;

 private:
  Polynomial numerator_;
  Polynomial denominator_;
};

/// The numerator of a polynomial with a fraction in place of an unknown, over a power of the
/// fraction's denominator.
Polynomial numerator_with(const Polynomial& polynomial, std::size_t unknown,
                          const RationalFunction& value);

}  // namespace reckon::algebra
