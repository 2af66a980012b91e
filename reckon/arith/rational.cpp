// SPDX-License-Identifier: MIT
#include "reckon/arith/rational.hpp"

#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>
#include <limits>
#include <numeric>
#include <utility>

#include "reckon/text/words.hpp"

namespace reckon {

namespace {

using BigInt = boost::multiprecision::cpp_int;

constexpr std::int64_t kMin = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t kMax = std::numeric_limits<std::int64_t>::max();

// Small operations report overflow with an empty result.
std::optional<std::int64_t> add(std::int64_t a, std::int64_t b) {
  std::int64_t sum = 0;
  if (__builtin_add_overflow(a, b, &sum)) return std::nullopt;
  return sum;
}

std::optional<std::int64_t> multiply(std::int64_t a, std::int64_t b) {
  std::int64_t product = 0;
  if (__builtin_mul_overflow(a, b, &product)) return std::nullopt;
  return product;
}

std::optional<std::int64_t> cross_sum(std::int64_t a, std::int64_t b, std::int64_t c,
                                      std::int64_t d) {
  const auto left = multiply(a, b);
  const auto right = multiply(c, d);
  if (!left || !right) return std::nullopt;
  return add(*left, *right);
}

// INT64_MIN is excluded, so that every small number has a small negative.
bool fits(const BigInt& value) { return value > kMin && value <= kMax; }

}  // namespace

/// numerator / denominator in lowest terms, denominator > 0.
struct Rational::Wide {
  BigInt numerator;
  BigInt denominator = 1;
};

Rational::Rational(std::int64_t value) : numerator_(value) {
  if (value == kMin) *this = narrow(Wide{.numerator = value, .denominator = 1});
}

Rational Rational::fraction(std::int64_t numerator, std::int64_t denominator) {
  if (numerator == kMin || denominator == kMin) {
    return narrow(Wide{.numerator = numerator, .denominator = denominator});
  }
  const std::int64_t divisor = std::gcd(numerator, denominator);
  const std::int64_t signed_divisor = denominator < 0 ? -divisor : divisor;
  Rational result;
  result.numerator_ = numerator / signed_divisor;
  result.denominator_ = denominator / signed_divisor;
  return result;
}

std::optional<Rational> Rational::parse(std::string_view text) {
  const bool negative = text.starts_with('-');
  if (negative) text.remove_prefix(1);
  const std::size_t slash = text.find('/');
  const std::string_view top = text.substr(0, slash);
  const std::string_view bottom = slash == text.npos ? "1" : text.substr(slash + 1);
  if (!all_digits(top) || !all_digits(bottom)) return std::nullopt;
  // cpp_int reads a leading 0 as octal.
  const auto decimal = [](std::string_view digits) {
    digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size() - 1));
    return BigInt(std::string(digits));
  };
  Wide wide{.numerator = decimal(top), .denominator = decimal(bottom)};
  if (wide.denominator == 0) return std::nullopt;
  if (negative) wide.numerator = -wide.numerator;
  return narrow(std::move(wide));
}

const Rational::Wide& Rational::as_wide(Wide& scratch) const {
  if (wide_) return *wide_;
  scratch.numerator = numerator_;
  scratch.denominator = denominator_;
  return scratch;
}

Rational Rational::narrow(Wide&& value) {
  // Most values are integers, and computing the divisor is the slowest part.
  if (value.denominator != 1) {
    const BigInt divisor = gcd(value.numerator, value.denominator);
    value.numerator /= divisor;
    value.denominator /= divisor;
    if (value.denominator < 0) {
      value.numerator = -value.numerator;
      value.denominator = -value.denominator;
    }
  }
  if (fits(value.numerator) && fits(value.denominator)) {
    Rational result;
    result.numerator_ = static_cast<std::int64_t>(value.numerator);
    result.denominator_ = static_cast<std::int64_t>(value.denominator);
    return result;
  }
  return Rational(std::make_shared<const Wide>(std::move(value)));
}

Rational operator+(const Rational& a, const Rational& b) {
  if (!a.wide_ && !b.wide_) {
    const auto top = cross_sum(a.numerator_, b.denominator_, b.numerator_, a.denominator_);
    const auto bottom = multiply(a.denominator_, b.denominator_);
    if (top && bottom) return Rational::fraction(*top, *bottom);
  }
  Rational::Wide left_scratch;
  Rational::Wide right_scratch;
  const auto& left = a.as_wide(left_scratch);
  const auto& right = b.as_wide(right_scratch);
  return Rational::narrow(
      {.numerator = left.numerator * right.denominator + right.numerator * left.denominator,
       .denominator = left.denominator * right.denominator});
}

Rational operator-(const Rational& a, const Rational& b) {
  if (!b.wide_) {
    Rational negated = b;
    negated.numerator_ = -negated.numerator_;
    return a + negated;
  }
  return a +
         Rational::narrow({.numerator = -b.wide_->numerator, .denominator = b.wide_->denominator});
}

Rational operator*(const Rational& a, const Rational& b) {
  if (!a.wide_ && !b.wide_) {
    const auto top = multiply(a.numerator_, b.numerator_);
    const auto bottom = multiply(a.denominator_, b.denominator_);
    if (top && bottom) return Rational::fraction(*top, *bottom);
  }
  Rational::Wide left_scratch;
  Rational::Wide right_scratch;
  const auto& left = a.as_wide(left_scratch);
  const auto& right = b.as_wide(right_scratch);
  return Rational::narrow({.numerator = left.numerator * right.numerator,
                           .denominator = left.denominator * right.denominator});
}

Rational operator/(const Rational& a, const Rational& b) {
  if (!b.wide_) return a * Rational::fraction(b.denominator_, b.numerator_);
  return a *
         Rational::narrow({.numerator = b.wide_->denominator, .denominator = b.wide_->numerator});
}

bool operator==(const Rational& a, const Rational& b) {
  if (a.wide_ == nullptr || b.wide_ == nullptr) {
    return a.wide_ == b.wide_ && a.numerator_ == b.numerator_ && a.denominator_ == b.denominator_;
  }
  return a.wide_->numerator == b.wide_->numerator && a.wide_->denominator == b.wide_->denominator;
}

std::strong_ordering operator<=>(const Rational& a, const Rational& b) {
  return (a - b).sign() <=> 0;
}

int Rational::sign() const {
  if (wide_) return wide_->numerator.sign();
  return (numerator_ > 0 ? 1 : 0) - (numerator_ < 0 ? 1 : 0);
}

bool Rational::is_integer() const { return wide_ ? wide_->denominator == 1 : denominator_ == 1; }

Rational Rational::floor() const {
  if (is_integer()) return *this;
  if (!wide_) {
    return {numerator_ / denominator_ - (numerator_ < 0 ? 1 : 0)};
  }
  return narrow({.numerator = wide_->numerator / wide_->denominator - (sign() < 0 ? 1 : 0),
                 .denominator = 1});
}

std::optional<std::int64_t> Rational::to_int64() const {
  if (wide_) {
    // INT64_MIN is the only 64-bit integer that is not in small form.
    if (wide_->denominator == 1 && wide_->numerator == kMin) return kMin;
    return std::nullopt;
  }
  if (denominator_ != 1) return std::nullopt;
  return numerator_;
}

std::string Rational::numerator() const {
  return wide_ ? wide_->numerator.str() : std::to_string(numerator_);
}

std::string Rational::denominator() const {
  return wide_ ? wide_->denominator.str() : std::to_string(denominator_);
}

std::string Rational::to_text() const {
  return is_integer() ? numerator() : numerator() + "/" + denominator();
}

std::size_t Rational::hash() const {
  const auto mix = [](std::uint64_t h, std::uint64_t limb) {
    h = (h ^ limb) * 0x9E3779B97F4A7C15U;
    return h ^ (h >> 32U);
  };
  std::uint64_t h = 0;
  if (!wide_) {
    h = mix(h, static_cast<std::uint64_t>(numerator_));
    return static_cast<std::size_t>(mix(h, static_cast<std::uint64_t>(denominator_)));
  }
  for (const BigInt* part : {&wide_->numerator, &wide_->denominator}) {
    h = mix(h, static_cast<std::uint64_t>(part->sign()));
    BigInt rest = boost::multiprecision::abs(*part);
    for (; rest != 0; rest >>= 64U) {
      h = mix(h, static_cast<std::uint64_t>(rest & BigInt(0xFFFFFFFFFFFFFFFFU)));
    }
  }
  return static_cast<std::size_t>(h);
}

}  // namespace reckon
