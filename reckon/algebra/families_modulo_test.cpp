// SPDX-License-Identifier: MIT
// Checks printed families modulo primes: the test shares only their text with the derivation.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <map>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/algebra/calcrostic_families.hpp"
#include "reckon/algebra/positive_integers.hpp"
#include "reckon/algebra/sample_settings_test.hpp"
#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"

namespace reckon::algebra {
namespace {

// Numbers modulo a prime below 2^31.
class Field {
 public:
  explicit Field(std::int64_t prime) : prime_(prime) {}

  std::int64_t prime() const { return prime_; }
  std::int64_t of(std::int64_t value) const { return (value % prime_ + prime_) % prime_; }
  std::int64_t power(std::int64_t base, std::int64_t exponent) const {
    std::int64_t result = 1;
    for (; exponent > 0; exponent /= 2) {
      if (exponent % 2 == 1) result = of(result * base);
      base = of(base * base);
    }
    return result;
  }
  std::int64_t inverse(std::int64_t value) const { return power(value, prime_ - 2); }

 private:
  std::int64_t prime_;
};

// A formula of + - * / ^, brackets, integers and letters, evaluated modulo a prime with values for
// the letters. Empty if it divides by 0.
class Reader {
 public:
  Reader(std::string_view text, const Field& field, const std::map<char, std::int64_t>& letters)
      : text_(text), field_(field), letters_(letters) {}

  std::optional<std::int64_t> value() {
    const std::int64_t result = sum();
    EXPECT_EQ(at_, text_.size()) << text_;
    if (by_zero_) return std::nullopt;
    return result;
  }

 private:
  bool next_is(char c) {
    if (at_ == text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }
  std::int64_t sum() {
    std::int64_t result = next_is('-') ? field_.of(-product()) : product();
    while (true) {
      if (next_is('+')) {
        result = field_.of(result + product());
      } else if (next_is('-')) {
        result = field_.of(result - product());
      } else {
        return result;
      }
    }
  }
  std::int64_t product() {
    std::int64_t result = power();
    while (true) {
      if (next_is('*')) {
        result = field_.of(result * power());
      } else if (next_is('/')) {
        const std::int64_t divisor = power();
        by_zero_ |= divisor == 0;
        result = field_.of(result * field_.inverse(divisor));
      } else {
        return result;
      }
    }
  }
  std::int64_t power() {
    const std::int64_t base = part();
    return next_is('^') ? field_.power(base, integer()) : base;
  }
  std::int64_t part() {
    if (next_is('(')) {
      const std::int64_t result = sum();
      EXPECT_TRUE(next_is(')')) << text_;
      return result;
    }
    if (at_ < text_.size() && letters_.contains(text_[at_])) return letters_.at(text_[at_++]);
    return field_.of(integer());
  }
  std::int64_t integer() {
    std::int64_t result = 0;
    const std::size_t first = at_;
    while (at_ < text_.size() && std::isdigit(static_cast<unsigned char>(text_[at_])) != 0) {
      result = field_.of(result * 10 + (text_[at_++] - '0'));
    }
    EXPECT_GT(at_, first) << text_;
    return result;
  }

  std::string_view text_;
  const Field& field_;
  const std::map<char, std::int64_t>& letters_;
  std::size_t at_ = 0;
  bool by_zero_ = false;
};

constexpr std::string_view kLetters = "abcdfghkm";

// The nine numbers for these parameters, if the conditions hold; empty if a number is 0 or
// undefined.
using Nine = std::array<std::int64_t, 9>;
std::optional<Nine> numbers_modulo(const Family& family, const Field& field,
                                   const std::map<char, std::int64_t>& letters) {
  for (const Polynomial& condition : family.conditions) {
    if (Reader(condition.to_text(), field, letters).value() != 0) return std::nullopt;
  }
  Nine numbers{};
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto value = Reader(family.numbers[i].to_text(), field, letters).value();
    if (!value || *value == 0) return std::nullopt;
    numbers[i] = *value;
  }
  return numbers;
}

// x . y = z, without division.
bool is_right(char op, std::int64_t x, std::int64_t y, std::int64_t z, const Field& field) {
  switch (op) {
    case '+': return field.of(x + y - z) == 0;
    case '-': return field.of(x - y - z) == 0;
    case '*': return field.of(x * y - z) == 0;
    default: return field.of(y * z - x) == 0;
  }
}

bool are_right(const std::string& setting, const Nine& n, const Field& field) {
  constexpr std::array<std::array<std::size_t, 3>, 8> kLines = {
      {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}};
  for (std::size_t i = 0; i < kLines.size(); ++i) {
    const auto& [x, y, z] = kLines[i];
    if (!is_right(setting[i], n[x], n[y], n[z], field)) return false;
  }
  return true;
}

// Some points of a family modulo a prime, at random parameters; if there are conditions, the last
// parameter takes all values.
std::vector<Nine> points_of(const Family& family, const Field& field, SplitMix64& random) {
  std::vector<Nine> points;
  const auto draw = [&] {
    return 1 +
           static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(field.prime()) - 1));
  };
  const std::int64_t tries = family.parameters.empty() ? 1 : 3;
  for (std::int64_t i = 0; i < tries; ++i) {
    std::map<char, std::int64_t> letters;
    for (const std::size_t parameter : family.parameters) letters[kLetters[parameter]] = draw();
    const bool all = !family.conditions.empty() && !family.parameters.empty();
    for (std::int64_t last = 1; last < (all ? field.prime() : 2); ++last) {
      if (all) letters[kLetters[family.parameters.back()]] = last;
      if (const auto numbers = numbers_modulo(family, field, letters)) points.push_back(*numbers);
    }
  }
  return points;
}

// Fractions of small numbers, the smallest first.
const std::vector<FlintRational>& small_fractions() {
  static const std::vector<FlintRational> fractions = [] {
    constexpr std::int64_t kMost = 5;
    std::vector<FlintRational> found;
    for (std::int64_t large = 1; large <= kMost; ++large) {
      for (std::int64_t small = 1; small <= large; ++small) {
        if (std::gcd(small, large) != 1) continue;
        for (const FlintRational& size :
             {FlintRational(large, small), FlintRational(small, large)}) {
          found.push_back(size);
          found.push_back(-size);
        }
      }
    }
    return found;
  }();
  return fractions;
}

bool has_numbers_at(const Family& family, const std::vector<FlintRational>& parameters) {
  const auto numbers = family.at(parameters);
  return numbers && std::ranges::none_of(*numbers, &FlintRational::is_zero);
}

// Whether the condition of a family has a solution for the parameter at `place`, given values of
// the others.
bool has_numbers_with(const Family& family, std::size_t place,
                      std::vector<FlintRational> parameters) {
  Polynomial left = family.conditions[0];
  const Ring& ring = left.ring();
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    if (i == place) continue;
    left = numerator_with(
        left, family.parameters[i],
        RationalFunction(Polynomial(ring, parameters[i].numerator().integer().value()),
                         Polynomial(ring, parameters[i].denominator().integer().value())));
  }
  if (left.is_constant()) return false;
  return std::ranges::any_of(left.factors(), [&](const Factor& factor) {
    if (factor.polynomial.degree(family.parameters[place]) != 1) return false;
    const auto coefficients = factor.polynomial.coefficients(family.parameters[place]);
    parameters[place] = -coefficients[0].constant() / coefficients[1].constant();
    return has_numbers_at(family, parameters);
  });
}

// Whether a family has nonzero rational numbers with small fractions as parameters, except for the
// parameter that a condition determines. `parameters` are the chosen values.
bool has_rational_point(const Family& family, std::size_t place,
                        std::vector<FlintRational> parameters = {}) {
  const bool is_given = !family.conditions.empty();
  if (parameters.size() == family.parameters.size()) {
    return is_given ? has_numbers_with(family, place, parameters)
                    : has_numbers_at(family, parameters);
  }
  if (is_given && parameters.size() == place) {
    parameters.emplace_back();
    return has_rational_point(family, place, parameters);
  }
  return std::ranges::any_of(small_fractions(), [&](const FlintRational& value) {
    std::vector<FlintRational> more = parameters;
    more.push_back(value);
    return has_rational_point(family, place, more);
  });
}

bool has_rational_point(const Family& family) {
  if (family.conditions.empty()) return has_rational_point(family, 0);
  for (std::size_t place = 0; place < family.parameters.size(); ++place) {
    if (has_rational_point(family, place)) return true;
  }
  return false;
}

// The families satisfy the eight equations of their setting, at points modulo two primes, and have
// a rational point. A curve may have none, or no small one; then it has no positive integers, or is
// one of the few left undecided.
TEST(Families, SatisfyTheirEquationsModuloPrimes) {
  constexpr std::uint64_t kSeed = 1009;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  SplitMix64 random(kSeed);
  const Ring ring(names_of_numbers());
  const std::array fields = {Field(1'000'000'007), Field(2'147'483'629)};
  const std::array small_fields = {Field(211), Field(283)};  // to try all values
  std::size_t families = 0;
  std::size_t curves = 0;
  std::size_t curves_with_points = 0;
  std::size_t open = 0;
  for (const Setting& setting :
       sample_of_settings(random, effort(std::uint64_t{12}, std::uint64_t{80}))) {
    const std::string text = to_text(setting);
    for (const Family& family : families_of(ring, setting)) {
      ++families;
      const bool is_curve = !family.conditions.empty();
      ASSERT_LE(family.conditions.size(), 1U) << text;
      ASSERT_LE(family.dimension(), 2U) << text;
      std::size_t points = 0;
      for (const Field& field : is_curve ? small_fields : fields) {
        for (const Nine& numbers : points_of(family, field, random)) {
          ++points;
          ASSERT_TRUE(are_right(text, numbers, field)) << text << " modulo " << field.prime();
        }
      }
      EXPECT_TRUE(is_curve || points > 0) << text;
      curves += is_curve ? 1 : 0;
      curves_with_points += is_curve && points > 0 ? 1 : 0;
      if (has_rational_point(family)) continue;
      EXPECT_TRUE(is_curve) << text;
      const PositiveIntegers found = positive_integers(family);
      if (!found.examples.empty()) continue;  // its points may not be that small
      EXPECT_TRUE(found.answer == PositiveIntegers::Answer::none ||
                  found.answer == PositiveIntegers::Answer::unknown)
          << text << ": " << to_text(found.answer);
      open += found.answer == PositiveIntegers::Answer::unknown ? 1 : 0;
    }
  }
  EXPECT_GT(families, effort(500U, 60U));
  EXPECT_GT(curves_with_points, curves / 2);
  EXPECT_LT(open, curves / effort(10U, 4U));  // a small sample varies more
}

}  // namespace
}  // namespace reckon::algebra
