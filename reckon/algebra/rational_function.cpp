// SPDX-License-Identifier: MIT
#include "reckon/algebra/rational_function.hpp"

#include <algorithm>
#include <utility>

namespace reckon::algebra {

namespace {

// The sum of c_i n^i d^(degree - i) over the coefficients c_i.
Polynomial homogeneous(const std::vector<Polynomial>& coefficients, const RationalFunction& value,
                       std::size_t degree) {
  const Polynomial& n = value.numerator();
  const Polynomial& d = value.denominator();
  Polynomial sum(n.ring());
  Polynomial power(n.ring(), 1);  // of d
  std::size_t i = degree + 1;
  // Horner's rule, from the highest power of n down.
  while (i-- > 0) {
    sum *= n;
    if (i < coefficients.size()) {
      sum += coefficients[i] * power;
    }
    power *= d;
  }
  return sum;
}

std::string in_brackets(const Polynomial& polynomial) {
  const std::string text = polynomial.to_text();
  return polynomial.size() > 1 ? '(' + text + ')' : text;
}

}  // namespace

RationalFunction::RationalFunction(Polynomial whole)
    : numerator_(std::move(whole)), denominator_(numerator_.ring(), 1) {}

RationalFunction::RationalFunction(Polynomial numerator, Polynomial denominator)
    : numerator_(std::move(numerator)), denominator_(std::move(denominator)) {
  const Polynomial common = gcd(numerator_, denominator_);
  numerator_ = *numerator_.over(common);
  denominator_ = *denominator_.over(common);
  if (denominator_.leading_sign() < 0) {
    numerator_ = -numerator_;
    denominator_ = -denominator_;
  }
}

std::optional<RationalFunction> RationalFunction::with(std::size_t unknown,
                                                       const RationalFunction& value) const {
  const auto top = numerator_.coefficients(unknown);
  const auto bottom = denominator_.coefficients(unknown);
  const std::size_t degree = std::max({top.size(), bottom.size(), std::size_t{1}}) - 1;
  Polynomial denominator = homogeneous(bottom, value, degree);
  if (denominator.is_zero()) return std::nullopt;
  return RationalFunction(homogeneous(top, value, degree), std::move(denominator));
}

std::optional<FlintRational> RationalFunction::at(std::span<const FlintRational> values) const {
  const FlintRational denominator = denominator_.at(values);
  if (denominator.is_zero()) return std::nullopt;
  return numerator_.at(values) / denominator;
}

std::string RationalFunction::to_text() const {
  if (denominator_ == Polynomial(denominator_.ring(), 1)) return numerator_.to_text();
  const std::string bottom = denominator_.is_constant() || denominator_.is_unknown()
                                 ? denominator_.to_text()
                                 : '(' + denominator_.to_text() + ')';
  return in_brackets(numerator_) + '/' + bottom;
}

Polynomial numerator_with(const Polynomial& polynomial, std::size_t unknown,
                          const RationalFunction& value) {
  const auto coefficients = polynomial.coefficients(unknown);
  if (coefficients.size() < 2) return polynomial;
  return homogeneous(coefficients, value, coefficients.size() - 1);
}

}  // namespace reckon::algebra
