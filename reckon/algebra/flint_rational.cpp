// SPDX-License-Identifier: MIT
#include "reckon/algebra/flint_rational.hpp"

#include <memory>

namespace reckon::algebra {

FlintRational::FlintRational(std::int64_t value) : FlintRational(value, 1) {}

FlintRational::FlintRational(std::int64_t numerator, std::int64_t denominator) : value_{} {
  fmpq_init(value_);
  fmpz_set_si(fmpq_numref(value_), numerator);
  fmpz_set_si(fmpq_denref(value_), denominator);
  fmpq_canonicalise(value_);
}

FlintRational::FlintRational(const FlintRational& other) : FlintRational() {
  fmpq_set(value_, other.value_);
}
FlintRational::FlintRational(FlintRational&& other) noexcept : FlintRational() {
  fmpq_swap(value_, other.value_);
}

FlintRational& FlintRational::operator=(const FlintRational& other) {
  fmpq_set(value_, other.value_);
  return *this;
}

FlintRational& FlintRational::operator=(FlintRational&& other) noexcept {
  fmpq_swap(value_, other.value_);
  return *this;
}

FlintRational::~FlintRational() { fmpq_clear(value_); }

FlintRational& FlintRational::operator+=(const FlintRational& other) {
  fmpq_add(value_, value_, other.value_);
  return *this;
}

FlintRational& FlintRational::operator-=(const FlintRational& other) {
  fmpq_sub(value_, value_, other.value_);
  return *this;
}

FlintRational& FlintRational::operator*=(const FlintRational& other) {
  fmpq_mul(value_, value_, other.value_);
  return *this;
}

FlintRational& FlintRational::operator/=(const FlintRational& other) {
  fmpq_div(value_, value_, other.value_);
  return *this;
}

FlintRational FlintRational::operator-() const {
  FlintRational negative;
  fmpq_neg(negative.value_, value_);
  return negative;
}

bool operator==(const FlintRational& x, const FlintRational& y) {
  return fmpq_equal(x.value_, y.value_) != 0;
}

std::strong_ordering operator<=>(const FlintRational& x, const FlintRational& y) {
  return fmpq_cmp(x.value_, y.value_) <=> 0;
}

bool FlintRational::is_integer() const { return fmpz_is_one(fmpq_denref(value_)) != 0; }

int FlintRational::sign() const { return fmpq_sgn(value_); }

std::optional<std::int64_t> FlintRational::integer() const {
  if (!is_integer() || fmpz_fits_si(fmpq_numref(value_)) == 0) return std::nullopt;
  return fmpz_get_si(fmpq_numref(value_));
}

FlintRational FlintRational::numerator() const {
  FlintRational result;
  fmpz_set(fmpq_numref(result.value_), fmpq_numref(value_));
  return result;
}

FlintRational FlintRational::denominator() const {
  FlintRational result;
  fmpz_set(fmpq_numref(result.value_), fmpq_denref(value_));
  return result;
}

std::optional<FlintRational> FlintRational::square_root() const {
  if (fmpz_is_square(fmpq_numref(value_)) == 0 || fmpz_is_square(fmpq_denref(value_)) == 0) {
    return std::nullopt;
  }
  FlintRational root;
  fmpz_sqrt(fmpq_numref(root.value_), fmpq_numref(value_));
  fmpz_sqrt(fmpq_denref(root.value_), fmpq_denref(value_));
  return root;
}

std::int64_t FlintRational::floor() const {
  fmpz_t quotient;
  fmpz_init(quotient);
  fmpz_fdiv_q(quotient, fmpq_numref(value_), fmpq_denref(value_));
  const std::int64_t result = fmpz_get_si(quotient);
  fmpz_clear(quotient);
  return result;
}

std::string FlintRational::to_text() const {
  const std::unique_ptr<char, decltype(&flint_free)> text(fmpq_get_str(nullptr, 10, value_),
                                                          &flint_free);
  return text.get();
}

}  // namespace reckon::algebra
