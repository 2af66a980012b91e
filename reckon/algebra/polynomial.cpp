// SPDX-License-Identifier: MIT
#include "reckon/algebra/polynomial.hpp"

#include <flint/fmpz_mpoly_factor.h>
#include <flint/fmpz_poly.h>

#include <memory>
#include <utility>

namespace reckon::algebra {

void give_back_memory() { flint_cleanup(); }

Ring::Ring(std::vector<std::string> names) : names_(std::move(names)) {
  fmpz_mpoly_ctx_init(context_, static_cast<slong>(names_.size()), ORD_DEGLEX);
}

Ring::~Ring() { fmpz_mpoly_ctx_clear(context_); }

Polynomial::Polynomial(const Ring& ring, std::int64_t value) : ring_(&ring) {
  fmpz_mpoly_init(value_, ring.context());
  fmpz_mpoly_set_si(value_, value, ring.context());
}

Polynomial::Polynomial(const Polynomial& other) : ring_(other.ring_) {
  fmpz_mpoly_init(value_, ring_->context());
  fmpz_mpoly_set(value_, other.value_, ring_->context());
}

Polynomial::Polynomial(Polynomial&& other) noexcept : ring_(other.ring_) {
  fmpz_mpoly_init(value_, ring_->context());
  fmpz_mpoly_swap(value_, other.value_, ring_->context());
}

// FLINT handles self-assignment.
// NOLINTNEXTLINE(bugprone-unhandled-self-assignment)
Polynomial& Polynomial::operator=(const Polynomial& other) {
  fmpz_mpoly_set(value_, other.value_, ring_->context());
  return *this;
}

Polynomial& Polynomial::operator=(Polynomial&& other) noexcept {
  fmpz_mpoly_swap(value_, other.value_, ring_->context());
  return *this;
}

Polynomial::~Polynomial() { fmpz_mpoly_clear(value_, ring_->context()); }

Polynomial Polynomial::unknown(const Ring& ring, std::size_t i) {
  Polynomial result(ring);
  fmpz_mpoly_gen(result.value_, static_cast<slong>(i), ring.context());
  return result;
}

Polynomial& Polynomial::operator+=(const Polynomial& other) {
  fmpz_mpoly_add(value_, value_, other.value_, ring_->context());
  return *this;
}

Polynomial& Polynomial::operator-=(const Polynomial& other) {
  fmpz_mpoly_sub(value_, value_, other.value_, ring_->context());
  return *this;
}

Polynomial& Polynomial::operator*=(const Polynomial& other) {
  fmpz_mpoly_mul(value_, value_, other.value_, ring_->context());
  return *this;
}

Polynomial Polynomial::operator-() const {
  Polynomial result(*ring_);
  fmpz_mpoly_neg(result.value_, value_, ring_->context());
  return result;
}

bool operator==(const Polynomial& x, const Polynomial& y) {
  return fmpz_mpoly_equal(x.value_, y.value_, x.ring_->context()) != 0;
}

bool Polynomial::is_zero() const { return fmpz_mpoly_is_zero(value_, ring_->context()) != 0; }

bool Polynomial::is_constant() const { return fmpz_mpoly_is_fmpz(value_, ring_->context()) != 0; }

FlintRational Polynomial::constant() const {
  FlintRational result;
  fmpz_mpoly_get_fmpz(fmpq_numref(result.flint()), value_, ring_->context());
  return result;
}

int Polynomial::degree(std::size_t unknown) const {
  return static_cast<int>(
      fmpz_mpoly_degree_si(value_, static_cast<slong>(unknown), ring_->context()));
}

bool Polynomial::is_unknown() const { return fmpz_mpoly_is_gen(value_, -1, ring_->context()) != 0; }

int Polynomial::leading_sign() const { return is_zero() ? 0 : coefficient_of_term(0).sign(); }

FlintRational Polynomial::coefficient_of_term(std::size_t term) const {
  FlintRational coefficient;
  fmpz_mpoly_get_term_coeff_fmpz(fmpq_numref(coefficient.flint()), value_, static_cast<slong>(term),
                                 ring_->context());
  return coefficient;
}

std::vector<int> Polynomial::signs_of_terms() const {
  std::vector<int> signs;
  for (std::size_t term = 0; term < size(); ++term) {
    signs.push_back(coefficient_of_term(term).sign());
  }
  return signs;
}

std::size_t Polynomial::size() const {
  return static_cast<std::size_t>(fmpz_mpoly_length(value_, ring_->context()));
}

std::vector<Polynomial> Polynomial::coefficients(std::size_t unknown) const {
  std::vector<Polynomial> result(static_cast<std::size_t>(degree(unknown) + 1), Polynomial(*ring_));
  std::vector<ulong> exponents(ring_->size());
  // Terms with the same power are ordered by their other unknowns.
  for (std::size_t term = 0; term < size(); ++term) {
    FlintRational coefficient = coefficient_of_term(term);
    fmpz_mpoly_get_term_exp_ui(exponents.data(), value_, static_cast<slong>(term),
                               ring_->context());
    const ulong power = std::exchange(exponents[unknown], 0);
    fmpz_mpoly_push_term_fmpz_ui(result[power].value_, fmpq_numref(coefficient.flint()),
                                 exponents.data(), ring_->context());
  }
  return result;
}

std::optional<Polynomial> Polynomial::over(const Polynomial& divisor) const {
  Polynomial quotient(*ring_);
  if (fmpz_mpoly_divides(quotient.value_, value_, divisor.value_, ring_->context()) == 0) {
    return std::nullopt;
  }
  return quotient;
}

bool Polynomial::is_linear_and_irreducible() const {
  for (std::size_t unknown = 0; unknown < ring_->size(); ++unknown) {
    if (degree(unknown) != 1) continue;
    // One of two factors would have this unknown, and the other would divide both coefficients.
    const std::vector<Polynomial> terms = coefficients(unknown);
    return gcd(terms[0], terms[1]).is_constant();
  }
  return false;
}

std::vector<Factor> Polynomial::factors() const {
  Polynomial common(*ring_);  // the common monomial of all terms
  fmpz_mpoly_term_content(common.value_, value_, ring_->context());
  Polynomial rest = *over(common);
  if (rest.leading_sign() < 0) rest = -rest;
  std::vector<Factor> result;
  for (std::size_t i = 0; i < ring_->size(); ++i) {
    const auto times = static_cast<std::size_t>(common.degree(i));
    if (times > 0) result.push_back({.polynomial = unknown(*ring_, i), .multiplicity = times});
  }
  if (rest.is_constant()) return result;
  if (rest.is_linear_and_irreducible()) {
    result.push_back({.polynomial = std::move(rest)});
    return result;
  }
  fmpz_mpoly_factor_t found;
  fmpz_mpoly_factor_init(found, ring_->context());
  // Fails only if exponents do not fit a word, which would need more memory than exists.
  fmpz_mpoly_factor(found, rest.value_, ring_->context());
  for (slong i = 0; i < fmpz_mpoly_factor_length(found, ring_->context()); ++i) {
    Polynomial polynomial(*ring_);
    fmpz_mpoly_factor_get_base(polynomial.value_, found, i, ring_->context());
    const slong times = fmpz_mpoly_factor_get_exp_si(found, i, ring_->context());
    result.push_back(
        {.polynomial = std::move(polynomial), .multiplicity = static_cast<std::size_t>(times)});
  }
  fmpz_mpoly_factor_clear(found, ring_->context());
  return result;
}

std::size_t Polynomial::real_zeros() const {
  fmpz_poly_t dense;
  fmpz_poly_init(dense);
  std::size_t unknown = 0;
  while (unknown + 1 < ring_->size() && !contains(unknown)) ++unknown;
  const auto terms = coefficients(unknown);
  for (std::size_t i = 0; i < terms.size(); ++i) {
    fmpz_poly_set_coeff_fmpz(dense, static_cast<slong>(i),
                             fmpq_numref(terms[i].constant().flint()));
  }
  fmpz_poly_t squarefree;
  fmpz_poly_init(squarefree);
  fmpz_poly_derivative(squarefree, dense);
  fmpz_poly_gcd(squarefree, squarefree, dense);
  fmpz_poly_div(squarefree, dense, squarefree);
  const slong count = fmpz_poly_num_real_roots_sturm(squarefree);
  fmpz_poly_clear(squarefree);
  fmpz_poly_clear(dense);
  return static_cast<std::size_t>(count);
}

FlintRational Polynomial::at(std::span<const FlintRational> values) const {
  FlintRational sum;
  std::vector<ulong> exponents(ring_->size());
  for (std::size_t i = 0; i < size(); ++i) {
    FlintRational term = coefficient_of_term(i);
    fmpz_mpoly_get_term_exp_ui(exponents.data(), value_, static_cast<slong>(i), ring_->context());
    for (std::size_t unknown = 0; unknown < exponents.size(); ++unknown) {
      for (ulong k = 0; k < exponents[unknown]; ++k) term *= values[unknown];
    }
    sum += term;
  }
  return sum;
}

std::string Polynomial::to_text() const {
  std::vector<const char*> names;
  for (std::size_t i = 0; i < ring_->size(); ++i) names.push_back(ring_->name(i).c_str());
  const std::unique_ptr<char, decltype(&flint_free)> text(
      fmpz_mpoly_get_str_pretty(value_, names.data(), ring_->context()), &flint_free);
  return text.get();
}

Polynomial gcd(const Polynomial& x, const Polynomial& y) {
  Polynomial result(*x.ring_);
  fmpz_mpoly_gcd(result.value_, x.value_, y.value_, x.ring_->context());
  return result;
}

Polynomial resultant(const Polynomial& x, const Polynomial& y, std::size_t unknown) {
  Polynomial result(*x.ring_);
  fmpz_mpoly_resultant(result.value_, x.value_, y.value_, static_cast<slong>(unknown),
                       x.ring_->context());
  return result;
}

}  // namespace reckon::algebra
