// SPDX-License-Identifier: MIT
#include "reckon/algebra/zero_plane.hpp"

#include <algorithm>
#include <array>

#include "reckon/algebra/univariate.hpp"

namespace reckon::algebra {

Quotient joined(const Quotient& left, Operator op, const Quotient& right) {
  using enum Operator;
  switch (op) {
    case add:
      return {left.top * right.bottom + right.top * left.bottom, left.bottom * right.bottom};
    case subtract:
      return {left.top * right.bottom - right.top * left.bottom, left.bottom * right.bottom};
    case multiply: return {left.top * right.top, left.bottom * right.bottom};
    case divide: break;
  }
  return {left.top * right.bottom, left.bottom * right.top};
}

Plane::Plane(std::vector<std::string> names) : ring_(std::move(names)) {}

std::vector<Quotient> Plane::middles(const Quotient& p) const {
  return {joined(p, Operator::add, p), joined(p, Operator::multiply, p), number(one_)};
}

void Plane::add_factors(const Polynomial& polynomial, Curves& curves) {
  if (polynomial.is_zero()) {
    curves.emplace(kEverywhere, polynomial);
    return;
  }
  const auto has_one_sign = [](const Polynomial& one) {
    const std::vector<int> signs = one.signs_of_terms();
    return std::ranges::count(signs, signs[0]) == std::ssize(signs);
  };
  if (has_one_sign(polynomial)) return;
  for (const Factor& factor : polynomial.factors()) {
    if (!has_one_sign(factor.polynomial)) {
      curves.emplace(factor.polynomial.to_text(), factor.polynomial);
    }
  }
}

Curves Plane::curves_of(std::span<const Quotient> line) const {
  Curves curves;
  each_string(line, [&](const Polynomial& polynomial) { add_factors(polynomial, curves); });
  return curves;
}

const std::vector<PlanePoint>& Plane::common(const std::string& name, const Polynomial& curve,
                                             const std::string& other_name,
                                             const Polynomial& other) {
  const auto [found, is_new] = common_.try_emplace(std::minmax(name, other_name));
  if (!is_new) return found->second;
  ++resultants_;
  const Polynomial eliminated = resultant(curve, other, kSecond);
  const auto possible = positive_integer_zeros(eliminated, kFirst);
  for (const FlintRational& first : *possible) {
    const auto value = first.integer();
    if (!value) {
      ++too_large_;
      continue;
    }
    // At most one of them is 0 for all values of the second unknown.
    const Polynomial* checked = &other;
    auto zeros = positive_integer_zeros(at_first(curve, *value), kSecond);
    if (!zeros) {
      zeros = positive_integer_zeros(at_first(other, *value), kSecond);
      checked = &curve;
    }
    for (const FlintRational& second : *zeros) {
      if (checked->at(std::array{first, second}).is_zero()) {
        found->second.push_back({first, second});
      }
    }
  }
  return found->second;
}

Polynomial Plane::at_first(const Polynomial& polynomial, std::int64_t value) const {
  const Polynomial first(ring_, value);
  Polynomial result(ring_);
  const std::vector<Polynomial> coefficients = polynomial.coefficients(kFirst);
  for (std::size_t i = coefficients.size(); i-- > 0;) result = result * first + coefficients[i];
  return result;
}

std::optional<Straight> straight_of(const Polynomial& curve) {
  for (const std::size_t unknown : {Plane::kSecond, Plane::kFirst}) {
    if (curve.degree(unknown) != 1) continue;
    const auto coefficients = curve.coefficients(unknown);
    return Straight{.unknown = unknown,
                    .value = RationalFunction(-coefficients[0], coefficients[1])};
  }
  return std::nullopt;
}

bool has_irrational_ratio(const Polynomial& polynomial) {
  if (polynomial.degree(Plane::kFirst) < 2) return false;
  const auto coefficients = polynomial.coefficients(Plane::kSecond);
  const int degree = static_cast<int>(coefficients.size()) - 1;
  if (degree != polynomial.degree(Plane::kFirst)) return false;
  for (int i = 0; i <= degree; ++i) {
    const Polynomial& coefficient = coefficients[static_cast<std::size_t>(i)];
    if (coefficient.is_zero()) continue;
    if (coefficient.size() > 1 || coefficient.degree(Plane::kFirst) != degree - i) return false;
  }
  return true;
}

std::optional<std::vector<std::int64_t>> numbers_at(std::span<const Quotient> cells,
                                                    std::span<const FlintRational> point,
                                                    std::uint64_t& too_large) {
  std::vector<std::int64_t> numbers;
  for (const Quotient& cell : cells) {
    const FlintRational bottom = cell.bottom.at(point);
    if (bottom.is_zero()) return std::nullopt;
    const FlintRational number = cell.top.at(point) / bottom;
    if (number.sign() <= 0 || !number.is_integer()) return std::nullopt;
    const auto value = number.integer();
    if (!value) {
      ++too_large;
      return std::nullopt;
    }
    numbers.push_back(*value);
  }
  return numbers;
}

}  // namespace reckon::algebra
