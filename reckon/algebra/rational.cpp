#include "reckon/algebra/rational.hpp"

#include <memory>

namespace reckon::algebra {

Rational::Rational(std::int64_t value) : Rational(value, 1) {}

Rational::Rational(std::int64_t numerator, std::int64_t denominator) : value_{} {
  fmpq_init(value_);
  fmpz_set_si(fmpq_numref(value_), numerator);
  fmpz_set_si(fmpq_denref(value_), denominator);
  fmpq_canonicalise(value_);
}

Rational::Rational(const Rational& other) : Rational() { fmpq_set(value_, other.value_); }
Rational::Rational(Rational&& other) noexcept : Rational() { fmpq_swap(value_, other.value_); }

Rational& Rational::operator=(const Rational& other) {
  fmpq_set(value_, other.value_);
  return *this;
}

Rational& Rational::operator=(Rational&& other) noexcept {
  fmpq_swap(value_, other.value_);
  return *this;
}

Rational::~Rational() { fmpq_clear(value_); }

Rational& Rational::operator+=(const Rational& other) {
  fmpq_add(value_, value_, other.value_);
  return *this;
}

Rational& Rational::operator-=(const Rational& other) {
  fmpq_sub(value_, value_, other.value_);
  return *this;
}

Rational& Rational::operator*=(const Rational& other) {
  fmpq_mul(value_, value_, other.value_);
  return *this;
}

Rational& Rational::operator/=(const Rational& other) {
  fmpq_div(value_, value_, other.value_);
  return *this;
}

Rational Rational::operator-() const {
  Rational negative;
  fmpq_neg(negative.value_, value_);
  return negative;
}

bool operator==(const Rational& x, const Rational& y) {
  return fmpq_equal(x.value_, y.value_) != 0;
}

std::strong_ordering operator<=>(const Rational& x, const Rational& y) {
  return fmpq_cmp(x.value_, y.value_) <=> 0;
}

bool Rational::is_integer() const { return fmpz_is_one(fmpq_denref(value_)) != 0; }

int Rational::sign() const { return fmpq_sgn(value_); }

std::optional<std::int64_t> Rational::integer() const {
  if (!is_integer() || fmpz_fits_si(fmpq_numref(value_)) == 0) return std::nullopt;
  return fmpz_get_si(fmpq_numref(value_));
}

Rational Rational::numerator() const {
  Rational result;
  fmpz_set(fmpq_numref(result.value_), fmpq_numref(value_));
  return result;
}

Rational Rational::denominator() const {
  Rational result;
  fmpz_set(fmpq_numref(result.value_), fmpq_denref(value_));
  return result;
}

std::optional<Rational> Rational::square_root() const {
  if (fmpz_is_square(fmpq_numref(value_)) == 0 || fmpz_is_square(fmpq_denref(value_)) == 0) {
    return std::nullopt;
  }
  Rational root;
  fmpz_sqrt(fmpq_numref(root.value_), fmpq_numref(value_));
  fmpz_sqrt(fmpq_denref(root.value_), fmpq_denref(value_));
  return root;
}

std::int64_t Rational::floor() const {
  fmpz_t quotient;
  fmpz_init(quotient);
  fmpz_fdiv_q(quotient, fmpq_numref(value_), fmpq_denref(value_));
  const std::int64_t result = fmpz_get_si(quotient);
  fmpz_clear(quotient);
  return result;
}

std::string Rational::text() const {
  const std::unique_ptr<char, decltype(&flint_free)> text(fmpq_get_str(nullptr, 10, value_),
                                                          &flint_free);
  return text.get();
}

}  // namespace reckon::algebra
