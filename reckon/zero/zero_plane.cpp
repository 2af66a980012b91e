// SPDX-License-Identifier: MIT
#include "reckon/zero/zero_plane.hpp"

#include <algorithm>
#include <array>

#include "reckon/algebra/large_parameters.hpp"

namespace reckon::zero {

namespace {

// The sign that a polynomial keeps, apart from zeros, for all unknowns from 1 on; 0 if its terms do
// not prove one.
int sign_from_one_on(const Polynomial& polynomial) {
  return lasting_sign(from_one_on(from_one_on(polynomial, kFirst), kSecond));
}

}  // namespace

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

Quotient in_lowest_terms(const Quotient& number) {
  const RationalFunction lowest(number.top, number.bottom);
  return {lowest.numerator(), lowest.denominator()};
}

Plane::Plane(std::vector<std::string> names) : ring_(std::move(names)) {}

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

const std::vector<PlanePoint>& Plane::common(const NamedCurve& one, const NamedCurve& other) {
  const auto [found, is_new] = common_.try_emplace(std::minmax(one.first, other.first));
  if (is_new) found->second = common_positive_integers(one.second, other.second);
  return found->second;
}

std::optional<Straight> straight_of(const Polynomial& curve) {
  for (const std::size_t unknown : {kSecond, kFirst}) {
    if (curve.degree(unknown) != 1) continue;
    const auto coefficients = curve.coefficients(unknown);
    return Straight{.unknown = unknown,
                    .value = RationalFunction(-coefficients[0], coefficients[1])};
  }
  return std::nullopt;
}

std::vector<Quotient> quotients_on(const ZeroLine& line, std::span<const Quotient> cells) {
  std::vector<Quotient> found;
  for (const std::uint8_t cell : line.cells) found.push_back(cells[cell]);
  return found;
}

std::optional<std::vector<RationalFunction>> numbers_on(const Straight& straight,
                                                        std::span<const Quotient> cells) {
  std::vector<RationalFunction> numbers;
  for (const Quotient& cell : cells) {
    auto number = RationalFunction(cell.top, cell.bottom).with(straight.unknown, straight.value);
    if (!number || number->numerator().is_zero()) return std::nullopt;
    if (is_never_positive({number->numerator(), number->denominator()})) return std::nullopt;
    numbers.push_back(*std::move(number));
  }
  return numbers;
}

std::vector<Quotient> quotients(std::span<const RationalFunction> numbers) {
  std::vector<Quotient> found;
  for (const RationalFunction& number : numbers) {
    found.push_back({number.numerator(), number.denominator()});
  }
  return found;
}

std::optional<std::int64_t> last_on_line(std::span<const RationalFunction> numbers,
                                         std::size_t parameter) {
  std::optional<std::int64_t> last;
  for (const RationalFunction& number : numbers) {
    const auto large = at_large(number, parameter);
    if (!large || large->possible || large->bound > kMostTriedOnLine) continue;
    last = std::min(last.value_or(large->bound), large->bound);
  }
  return last;
}

bool is_never_positive(const Quotient& number) {
  return sign_from_one_on(number.top) * sign_from_one_on(number.bottom) < 0;
}

bool is_never_zero(const Polynomial& polynomial) {
  const std::array ones{FlintRational(1), FlintRational(1)};
  return sign_from_one_on(polynomial) != 0 && !polynomial.at(ones).is_zero();
}

bool has_irrational_ratio(const Polynomial& polynomial) {
  if (polynomial.degree(kFirst) < 2) return false;
  const auto coefficients = polynomial.coefficients(kSecond);
  const int degree = static_cast<int>(coefficients.size()) - 1;
  if (degree != polynomial.degree(kFirst)) return false;
  for (int i = 0; i <= degree; ++i) {
    const Polynomial& coefficient = coefficients[static_cast<std::size_t>(i)];
    if (coefficient.is_zero()) continue;
    if (coefficient.size() > 1 || coefficient.degree(kFirst) != degree - i) return false;
  }
  return true;
}

std::optional<Numbers> numbers_at(std::span<const Quotient> cells,
                                  std::span<const FlintRational> point, std::uint64_t& too_large) {
  Numbers numbers;
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

}  // namespace reckon::zero
