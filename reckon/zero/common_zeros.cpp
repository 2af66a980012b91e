// SPDX-License-Identifier: MIT
#include "reckon/zero/common_zeros.hpp"

#include <utility>

namespace reckon::zero {

namespace {

using algebra::Factor;
// The coefficients of 1, t, t^2, ...
using Coefficients = std::vector<Polynomial>;

// The irreducible polynomials in the first unknown of which one is 0 wherever both curves are.
std::vector<Factor> places_of(const Polynomial& one, const Polynomial& other) {
  const bool is_fixed = !one.contains(kSecond);
  if (!is_fixed && other.contains(kSecond)) return resultant(one, other, kSecond).factors();
  if (is_fixed && !other.contains(kSecond)) return {};
  return {{.polynomial = is_fixed ? one : other}};
}

// The zero of a polynomial of degree 1 without other unknowns.
RationalFunction zero_of(const Polynomial& linear, std::size_t unknown) {
  const Coefficients coefficients = linear.coefficients(unknown);
  return {-coefficients[0], coefficients[1]};
}

FlintRational value_of(const RationalFunction& constant) {
  return constant.numerator().constant() / constant.denominator().constant();
}

bool is_positive_integer(const FlintRational& number) {
  return number.is_integer() && number.sign() > 0;
}

// The factors of what two curves have in common for a rational first unknown.
std::vector<Factor> factors_above(const RationalFunction& first, const Polynomial& one,
                                  const Polynomial& other) {
  return gcd(numerator_with(one, kFirst, first), numerator_with(other, kFirst, first)).factors();
}

// Without leading terms that are 0 at a place.
Coefficients trimmed(Coefficients polynomial, const Polynomial& place) {
  while (!polynomial.empty() && polynomial.back().over(place)) polynomial.pop_back();
  return polynomial;
}

// The greatest common divisor, as polynomials in the second unknown, at a place of the first. They
// are not both 0 there.
Coefficients common_divisor(const Polynomial& one, const Polynomial& other,
                            const Polynomial& place) {
  Coefficients longer = trimmed(one.coefficients(kSecond), place);
  Coefficients shorter = trimmed(other.coefficients(kSecond), place);
  while (true) {
    if (longer.size() < shorter.size()) std::swap(longer, shorter);
    if (shorter.empty()) return longer;
    const Polynomial leading = longer.back();
    for (Polynomial& coefficient : longer) coefficient *= shorter.back();
    for (std::size_t i = 0; i < shorter.size(); ++i) {
      longer[longer.size() - shorter.size() + i] -= leading * shorter[i];
    }
    longer = trimmed(std::move(longer), place);
  }
}

}  // namespace

bool CommonZero::is_on(const Polynomial& curve) const {
  return numerator_with(curve, 1 - unknown, other).over(place).has_value();
}

PlanePoint CommonZero::point() const {
  PlanePoint point;
  point[unknown] = value_of(zero_of(place, unknown));
  point[1 - unknown] = *other.at(point);
  return point;
}

CommonZeros common_zeros(const Polynomial& one, const Polynomial& other) {
  CommonZeros found;
  for (const auto& [place, multiplicity] : places_of(one, other)) {
    if (place.degree(kFirst) == 1) {
      const RationalFunction first = zero_of(place, kFirst);
      for (const auto& [second, times] : factors_above(first, one, other)) {
        found.zeros.push_back({.place = second, .unknown = kSecond, .other = first});
      }
      continue;
    }
    const Coefficients both = common_divisor(one, other, place);
    found.left_open |= both.size() > 2;
    if (both.size() != 2) continue;
    found.zeros.push_back({.place = place, .other = RationalFunction(-both[0], both[1])});
  }
  return found;
}

std::vector<PlanePoint> common_positive_integers(const Polynomial& one, const Polynomial& other) {
  std::vector<PlanePoint> found;
  for (const auto& [place, multiplicity] : places_of(one, other)) {
    if (place.degree(kFirst) != 1) continue;
    const RationalFunction first = zero_of(place, kFirst);
    if (!is_positive_integer(value_of(first))) continue;
    for (const auto& [second, times] : factors_above(first, one, other)) {
      if (second.degree(kSecond) != 1) continue;
      const FlintRational value = value_of(zero_of(second, kSecond));
      if (is_positive_integer(value)) found.push_back({value_of(first), value});
    }
  }
  return found;
}

}  // namespace reckon::zero
