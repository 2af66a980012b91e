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

/// Gives back the memory that FLINT keeps for the calling thread: before it ends.
void give_back_memory();

/// The unknowns of polynomials, by their names. Polynomials of different rings don't mix, and their
/// ring has to outlive them.
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
  /// The value of a constant.
  FlintRational constant() const;
  /// In one unknown; -1 for the polynomial 0.
  int degree(std::size_t unknown) const;
  bool contains(std::size_t unknown) const { return degree(unknown) > 0; }
  /// Whether it is one of the unknowns.
  bool is_unknown() const;
  /// The sign of the leading coefficient; 0 for the polynomial 0.
  int leading_sign() const;
  /// Of the coefficients, from the leading one on.
  std::vector<int> signs_of_terms() const;
  /// How many terms.
  std::size_t size() const;

  /// The coefficients of 1, x, x^2, ... as a polynomial in one unknown; of 0, none.
  std::vector<Polynomial> coefficients(std::size_t unknown) const;
  /// This over another, if it comes out even. The other must not be 0.
  std::optional<Polynomial> over(const Polynomial& divisor) const;
  /// The irreducible factors over the rational numbers, constants left out: primitive, with a
  /// positive leading coefficient, each once with its multiplicity. Not of 0.
  std::vector<Factor> factors() const;
  /// How many different real zeros it has; not of 0, and in one unknown only, that of its ring.
  std::size_t real_zeros() const;
  /// The value with these numbers for the unknowns.
  FlintRational at(std::span<const FlintRational> values) const;

  /// Like `b*h^2 - 1`.
  std::string to_text() const;

  friend Polynomial gcd(const Polynomial& x, const Polynomial& y);
  friend Polynomial resultant(const Polynomial& x, const Polynomial& y, std::size_t unknown);

 private:
  FlintRational coefficient_of_term(std::size_t term) const;
  // Whether it is linear in an unknown, and has no factor for that reason. Of a primitive one.
  bool is_linear_and_irreducible() const;

  const Ring* ring_;
  fmpz_mpoly_t value_{};
};

struct Factor {
  Polynomial polynomial;
  std::size_t multiplicity = 1;
};

/// With a positive leading coefficient; that of 0 and 0 is 0.
Polynomial gcd(const Polynomial& x, const Polynomial& y);
/// 0 just where x and y, as polynomials in one unknown, have a common zero or both leading
/// coefficients are 0.
Polynomial resultant(const Polynomial& x, const Polynomial& y, std::size_t unknown);

}  // namespace reckon::algebra
