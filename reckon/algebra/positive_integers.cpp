#include "reckon/algebra/positive_integers.hpp"

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>

namespace reckon::algebra {

namespace {

using Answer = PositiveIntegers::Answer;
using Numbers = std::vector<std::int64_t>;
using Coefficients = std::vector<Rational>;  // of 1, t, t^2, ...

// Bounds on a parameter beyond this are not looked through.
constexpr std::int64_t kMostTried = 100000;

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

Coefficients coefficients_of(const Polynomial& polynomial, std::size_t unknown) {
  Coefficients result;
  for (const Polynomial& coefficient : polynomial.coefficients(unknown)) {
    result.push_back(coefficient.constant());
  }
  return result;
}

Rational size_of(const Rational& x) { return x.sign() < 0 ? -x : x; }

// No zero of the polynomial is larger: 1 + the largest coefficient over the leading one (Cauchy).
// It need not be in lowest degree; of the polynomial 0, nothing.
std::optional<Rational> bound_of_zeros(const Coefficients& coefficients) {
  std::size_t size = coefficients.size();
  while (size > 0 && coefficients[size - 1].is_zero()) --size;
  if (size == 0) return std::nullopt;
  Rational largest;
  for (std::size_t i = 0; i + 1 < size; ++i) largest = std::max(largest, size_of(coefficients[i]));
  return Rational(1) + largest / size_of(coefficients[size - 1]);
}

struct Division {
  Coefficients quotient;
  Coefficients remainder;
};

Division divide(Coefficients dividend, const Coefficients& divisor) {
  Division result;
  if (dividend.size() >= divisor.size()) {
    result.quotient.resize(dividend.size() - divisor.size() + 1);
  }
  for (std::size_t i = result.quotient.size(); i-- > 0;) {
    const Rational factor = dividend[i + divisor.size() - 1] / divisor.back();
    result.quotient[i] = factor;
    for (std::size_t k = 0; k < divisor.size(); ++k) dividend[i + k] -= factor * divisor[k];
  }
  dividend.resize(std::min(dividend.size(), divisor.size() - 1));
  result.remainder = std::move(dividend);
  return result;
}

// The least common denominator, if it is not too large to be looked through.
std::optional<std::int64_t> denominator_of(const Coefficients& coefficients) {
  std::int64_t denominator = 1;
  for (const Rational& coefficient : coefficients) {
    const auto own = coefficient.denominator();
    if (!own || *own > kMostTried) return std::nullopt;
    denominator = std::lcm(denominator, *own);
    if (denominator > kMostTried) return std::nullopt;
  }
  return denominator;
}

// What one number says of large parameters.
struct AtLarge {
  bool possible = true;      // that it is a positive integer for some parameter beyond the bound
  std::int64_t bound = 0;    // beyond which the sign does not change and no remainder helps
  std::int64_t modulus = 1;  // beyond the bound, it is an integer or not by this
};

std::optional<AtLarge> at_large(const Fraction& number, std::size_t parameter) {
  const Coefficients denominator = coefficients_of(number.denominator(), parameter);
  const auto [quotient, remainder] =
      divide(coefficients_of(number.numerator(), parameter), denominator);
  const auto modulus = denominator_of(quotient);
  if (!modulus) return std::nullopt;
  Rational bound(1);
  const auto raise = [&](const Coefficients& coefficients) {
    if (const auto other = bound_of_zeros(coefficients)) bound = std::max(bound, *other);
  };
  raise(remainder);
  AtLarge result{.modulus = *modulus};
  if (bound_of_zeros(remainder)) {
    // |modulus * remainder| < |denominator| beyond the zeros of their sum and difference.
    Coefficients sum = denominator;
    Coefficients difference = denominator;
    for (std::size_t i = 0; i < remainder.size(); ++i) {
      sum[i] += Rational(*modulus) * remainder[i];
      difference[i] -= Rational(*modulus) * remainder[i];
    }
    raise(sum);
    raise(difference);
    result.possible = false;
  } else {
    raise(quotient);
    result.possible = quotient.back().sign() > 0;
  }
  if (bound > Rational(kMostTried)) return std::nullopt;
  result.bound = bound.floor();
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

// Whether all terms have the same sign, so that it keeps it for positive unknowns; 0 if not.
int lasting_sign(const Polynomial& polynomial) {
  int sign = 0;
  for (const int term : polynomial.signs_of_terms()) {
    if (sign != 0 && term != sign) return 0;
    sign = term;
  }
  return sign;
}

// For all positive values of the parameters.
bool is_never_positive(const Fraction& number) {
  const int top = lasting_sign(number.numerator());
  const int bottom = lasting_sign(number.denominator());
  return top * bottom < 0;
}

PositiveIntegers of_small_parameters(const Family& family) {
  const bool impossible = std::ranges::any_of(family.numbers, is_never_positive) ||
                          std::ranges::any_of(family.conditions, [](const Polynomial& condition) {
                            return lasting_sign(condition) != 0;
                          });
  if (impossible) return {.answer = Answer::none};
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
  if (family.parameters.size() == 1 && family.conditions.empty()) {
    PositiveIntegers result = of_one_parameter(family);
    if (result.answer != Answer::unknown) return result;
  }
  return of_small_parameters(family);
}

}  // namespace reckon::algebra
