// SPDX-License-Identifier: MIT
// Polynomials with integer coefficients: FLINT's, as values.
#pragma once

#include <flint/fmpz_mpoly.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "reckon/algebra/flint_rational.hpp"

namespace reckon::algebra {

/// Frees the memory that FLINT caches for the calling thread; call it before the thread ends.
void give_back_memory();

/// The unknowns of polynomials, by name. Polynomials of different rings must not be mixed, and
/// their ring must outlive them.
class Ring {
 public:
  explicit Ring(std::vector<std::string> names);
  ~Ring();
  Ring(const Ring&) = delete;
  Ring& operator=(const Ring&) = delete;

  std::size_t size() const { return names_.size(); }
  const std::string& name(std::size_t unknown) const { return names_[unknown]; }
  const fmpz_mpoly_ctx_struct* context() const { return context_; }

 private:
  std::vector<std::string> names_;
  fmpz_mpoly_ctx_t context_{};
};

struct Factor;

class Polynomial {
 public:
  /// A constant.
  explicit Polynomial(const Ring& ring, std::int64_t value = 0);
  Polynomial(const Polynomial& other);
  Polynomial(Polynomial&& other) noexcept;
  Polynomial& operator=(const Polynomial& other);
  Polynomial& operator=(Polynomial&& other) noexcept;
  ~Polynomial();

  static Polynomial unknown(const Ring& ring, std::size_t i);

  const Ring& ring() const { return *ring_; }

  Polynomial& operator+=(const Polynomial& other);
  Polynomial& operator-=(const Polynomial& other);
  Polynomial& operator*=(const Polynomial& other);
  friend Polynomial operator+(Polynomial x, const Polynomial& y) { return x += y; }
  friend Polynomial operator-(Polynomial x, const Polynomial& y) { return x -= y; }
  friend Polynomial operator*(Polynomial x, const Polynomial& y) { return x *= y; }
  Polynomial operator-() const;
  friend bool operator==(const Polynomial& x, const Polynomial& y);

  bool is_zero() const;
  bool is_constant() const;
  /// The value of a constant polynomial.
  FlintRational constant() const;
  /// The degree in one unknown; -1 for the polynomial 0.
  int degree(std::size_t unknown) const;
  bool contains(std::size_t unknown) const { return degree(unknown) > 0; }
  /// Whether it is a single unknown.
  bool is_unknown() const;
  /// The sign of the leading coefficient; 0 for the polynomial 0.
  int leading_sign() const;
  /// The signs of the coefficients, from the leading one on.
  std::vector<int> signs_of_terms() const;
  /// The number of terms.
  std::size_t size() const;

  /// The coefficients of 1, x, x^2, ... as a polynomial in one unknown; empty for 0.
  std::vector<Polynomial> coefficients(std::size_t unknown) const;
  /// The exact quotient by a nonzero divisor; empty if there is a remainder.
  std::optional<Polynomial> over(const Polynomial& divisor) const;
  /// The irreducible factors over the rational numbers, without constants: primitive, with a
  /// positive leading coefficient, each once with its multiplicity. The polynomial must not be 0.
  std::vector<Factor> factors() const;
  /// The number of different real zeros. The polynomial must not be 0, nor contain two unknowns.
  std::size_t real_zeros() const;
  /// The value at these numbers.
  FlintRational at(std::span<const FlintRational> values) const;

  /// Formatted like `b*h^2 - 1`.
  std::string to_text() const;

  friend Polynomial gcd(const Polynomial& x, const Polynomial& y);
  friend Polynomial resultant(const Polynomial& x, const Polynomial& y, std::size_t unknown);

 private:
  FlintRational coefficient_of_term(std::size_t term) const;
  // Whether it is linear in an unknown, and irreducible for that reason. It must be primitive.
  bool is_linear_and_irreducible() const;

  const Ring* ring_;
  fmpz_mpoly_t value_{};
};

struct Factor {
  Polynomial polynomial;
  std::size_t multiplicity = 1;
};

/// The greatest common divisor, with a positive leading coefficient; 0 for 0 and 0.
Polynomial gcd(const Polynomial& x, const Polynomial& y);
/// The resultant in one unknown: 0 exactly where x and y have a common zero or both leading
/// coefficients are 0.
Polynomial resultant(const Polynomial& x, const Polynomial& y, std::size_t unknown);

}  // namespace reckon::algebra
