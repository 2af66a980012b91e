#include "reckon/algebra/positive_integers.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <span>
#include <utility>

#include "reckon/algebra/large_parameters.hpp"

namespace reckon::algebra {

namespace {

using Answer = PositiveIntegers::Answer;
using Numbers = std::vector<std::int64_t>;

std::optional<Numbers> positive_numbers(const Family& family, std::span<const Rational> values) {
  const auto numbers = family.at(values);
  if (!numbers) return std::nullopt;
  Numbers result;
  for (const Rational& number : *numbers) {
    const auto integer = number.integer();
    if (!integer || *integer <= 0) return std::nullopt;
    result.push_back(*integer);
  }
  return result;
}

PositiveIntegers of_one_parameter(const Family& family) {
  std::int64_t bound = 0;
  std::int64_t modulus = 1;
  bool endless = true;
  for (const Fraction& number : family.numbers) {
    const auto large = at_large(number, family.parameters[0]);
    if (!large) return {};
    bound = std::max(bound, large->bound);
    modulus = std::lcm(modulus, large->modulus);
    if (modulus > kMostTried) return {};
    endless = endless && large->possible;
  }
  PositiveIntegers result;
  const auto try_all = [&](std::int64_t first, std::int64_t last, std::size_t enough) {
    for (std::int64_t t = first; t <= last && result.examples.size() < enough; ++t) {
      const std::array<Rational, 1> values = {Rational(t)};
      if (auto numbers = positive_numbers(family, values)) {
        result.examples.push_back(std::move(*numbers));
      }
    }
  };
  if (endless) {
    try_all(bound + 1, bound + modulus, 1);
    if (!result.examples.empty()) {
      // The smallest is nicer to show.
      result.answer = Answer::infinitely_many;
      result.examples.clear();
      try_all(1, bound + modulus, 1);
      return result;
    }
  }
  try_all(1, bound, static_cast<std::size_t>(kMostTried));
  result.answer = result.examples.empty() ? Answer::none : Answer::finitely_many;
  return result;
}

// The sign that a polynomial does not change, apart from zeros, while all parameters are 1 or more;
// 0 if that does not show.
int sign_from_one_on(Polynomial polynomial, const std::vector<std::size_t>& parameters) {
  for (const std::size_t parameter : parameters) polynomial = from_one_on(polynomial, parameter);
  return lasting_sign(polynomial);
}

// Whether a number is not positive, or a condition fails, for all parameters from 1 on.
bool is_impossible(const Family& family) {
  const auto sign = [&](const Polynomial& polynomial) {
    return sign_from_one_on(polynomial, family.parameters);
  };
  // With terms of one sign, a sum is not 0 if it has one where all others are 0.
  const std::vector<Rational> ones(family.numbers.size(), Rational(1));
  return std::ranges::any_of(family.numbers,
                             [&](const Fraction& number) {
                               return sign(number.numerator()) * sign(number.denominator()) < 0;
                             }) ||
         std::ranges::any_of(family.conditions, [&](const Polynomial& condition) {
           return sign(condition) != 0 && !condition.at(ones).is_zero();
         });
}

// The integers, 1 or more, that a polynomial in one unknown is 0 for; nothing if it is always 0.
std::optional<std::vector<std::int64_t>> zeros_from_one_on(const Polynomial& polynomial,
                                                           std::size_t unknown) {
  if (polynomial.is_zero()) return std::nullopt;
  std::vector<std::int64_t> zeros;
  if (polynomial.is_constant()) return zeros;
  for (const Factor& factor : polynomial.factors()) {
    if (factor.polynomial.degree(unknown) != 1) continue;
    const auto coefficients = factor.polynomial.coefficients(unknown);
    const auto zero = (-coefficients[0].constant() / coefficients[1].constant()).integer();
    if (zero && *zero > 0) zeros.push_back(*zero);
  }
  return zeros;
}

// All that a family of two parameters and one condition has with one of them up to a bound; nothing
// if the other is free for some value of it.
std::optional<PositiveIntegers> up_to(const Family& family, std::size_t bounded, std::size_t other,
                                      std::int64_t bound) {
  PositiveIntegers result;
  const Ring& ring = family.conditions[0].ring();
  std::vector<Rational> values(2);
  for (std::int64_t t = 1; t <= bound; ++t) {
    const Polynomial condition =
        numerator_with(family.conditions[0], bounded, Fraction(Polynomial(ring, t)));
    const auto zeros = zeros_from_one_on(condition, other);
    if (!zeros) return std::nullopt;
    for (const std::int64_t zero : *zeros) {
      const bool bounded_is_first = family.parameters[0] == bounded;
      values[bounded_is_first ? 0 : 1] = Rational(t);
      values[bounded_is_first ? 1 : 0] = Rational(zero);
      if (auto numbers = positive_numbers(family, values)) {
        result.examples.push_back(std::move(*numbers));
      }
    }
  }
  result.answer = result.examples.empty() ? Answer::none : Answer::finitely_many;
  return result;
}

std::optional<PositiveIntegers> of_curve(const Family& family) {
  constexpr std::int64_t kMostFactored = 2000;
  const auto [x, y] = std::pair(family.parameters[0], family.parameters[1]);
  for (const auto& [bounded, other] : {std::pair(x, y), std::pair(y, x)}) {
    const auto bound = last_possible(family, bounded, other);
    if (!bound || *bound > kMostFactored) continue;
    if (auto all = up_to(family, bounded, other, *bound)) return all;
  }
  return std::nullopt;
}

PositiveIntegers of_small_parameters(const Family& family) {
  constexpr std::int64_t kMost = 40;  // of each parameter
  std::vector<Rational> values(family.parameters.size(), Rational(1));
  while (true) {
    if (auto numbers = positive_numbers(family, values)) {
      return {.answer = Answer::some, .examples = {std::move(*numbers)}};
    }
    std::size_t i = 0;
    while (i < values.size() && values[i] == Rational(kMost)) values[i++] = Rational(1);
    if (i == values.size()) return {};
    values[i] += Rational(1);
  }
}

}  // namespace

std::string to_text(PositiveIntegers::Answer answer) {
  switch (answer) {
    case Answer::none: return "none";
    case Answer::finitely_many: return "finitely many";
    case Answer::infinitely_many: return "infinitely many";
    case Answer::some: return "some";
    case Answer::unknown: return "unknown";
  }
  return {};
}

PositiveIntegers positive_integers(const Family& family) {
  if (family.parameters.empty()) {
    auto numbers = positive_numbers(family, {});
    if (!numbers) return {.answer = Answer::none};
    return {.answer = Answer::finitely_many, .examples = {std::move(*numbers)}};
  }
  if (is_impossible(family)) return {.answer = Answer::none};
  if (family.parameters.size() == 1 && family.conditions.empty()) {
    PositiveIntegers result = of_one_parameter(family);
    if (result.answer != Answer::unknown) return result;
  }
  if (family.parameters.size() == 2 && family.conditions.size() == 1) {
    if (auto result = of_curve(family)) return std::move(*result);
  }
  return of_small_parameters(family);
}

}  // namespace reckon::algebra
