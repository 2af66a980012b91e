// SPDX-License-Identifier: MIT
#include "reckon/algebra/regions.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "reckon/algebra/large_parameters.hpp"

namespace reckon::algebra {

namespace {

using Answer = PositiveIntegers::Answer;
using Kind = Argument::Kind;

constexpr std::int64_t kMostValues = 8;  // of a bounded number
constexpr int kMostRegions = 60;

// An expression that must be a positive integer: a number, or the remainder of a division of one.
struct Quantity {
  std::string text;  // in terms of the parameters
  Polynomial numerator;
  Polynomial denominator;
  Polynomial numerator_here;  // in terms of s and t
  Polynomial denominator_here;

  std::optional<std::size_t> unknown = std::nullopt;  // if it is one of the numbers

  // A polynomial that is 0 where the quantity has this value.
  Polynomial at_value(std::int64_t value) const {
    const Polynomial constant(numerator.ring(), value);
    if (unknown) return Polynomial::unknown(numerator.ring(), *unknown) - constant;
    return constant * denominator - numerator;
  }
};

Polynomial with(const Polynomial& polynomial, std::size_t unknown, const Polynomial& value) {
  return numerator_with(polynomial, unknown, RationalFunction(value));
}

class Regions {
 public:
  Regions(SettingSystem& system, const Family& family)
      : system_(system),
        one_(system.ring(), 1),
        zeros_(system.ring().size()),
        x_(family.parameters[0]),
        y_(family.parameters[1]) {
    const auto less_one = [&](std::size_t unknown) {
      return Polynomial::unknown(system.ring(), unknown) - one_;
    };
    Region all{
        .quantities = {}, .conditions = family.conditions, .s = less_one(x_), .t = less_one(y_)};
    for (std::size_t i = 0; i < family.numbers.size(); ++i) {
      const RationalFunction& number = family.numbers[i];
      const Polynomial& top = number.numerator();
      const Polynomial& bottom = number.denominator();
      all.quantities.push_back({.text = system.ring().name(i) + " = " + number.to_text(),
                                .numerator = top,
                                .denominator = bottom,
                                .numerator_here = top,
                                .denominator_here = bottom,
                                .unknown = i});
    }
    add_remainders(all, family);
    put_in(all, x_, Polynomial::unknown(system.ring(), x_) + one_);
    put_in(all, y_, Polynomial::unknown(system.ring(), y_) + one_);
    all_ = std::move(all);
  }

  bool decide(int cuts) {
    left_ = kMostRegions;
    return decide(*all_, cuts);
  }

  PositiveIntegers result() && {
    result_.answer = result_.examples.empty() ? Answer::none : Answer::finitely_many;
    return std::move(result_);
  }

 private:
  // The region where s and t are 0 or more. Polynomials named `here` have x instead of s and y
  // instead of t.
  struct Region {
    std::vector<Quantity> quantities;
    std::vector<Polynomial> conditions;
    Polynomial s;  // in terms of the parameters
    Polynomial t;

    std::string text() const {
      return "where " + s.to_text() + " >= 0 and " + t.to_text() + " >= 0";
    }
  };

  static void put_in(Region& region, std::size_t unknown, const Polynomial& value) {
    for (Quantity& quantity : region.quantities) {
      quantity.numerator_here = with(quantity.numerator_here, unknown, value);
      quantity.denominator_here = with(quantity.denominator_here, unknown, value);
    }
    for (Polynomial& condition : region.conditions) condition = with(condition, unknown, value);
  }

  // A number q + r / d with an integer polynomial q is an integer exactly if r / d is. If that is
  // positive everywhere, it is a further quantity.
  void add_remainders(Region& region, const Family& family) {
    for (std::size_t i = 0; i < family.numbers.size(); ++i) {
      for (const std::size_t unknown : {x_, y_}) {
        const Polynomial& bottom = family.numbers[i].denominator();
        if (bottom.degree(unknown) < 1) continue;
        const Polynomial leading = bottom.coefficients(unknown).back();
        if (!leading.is_constant() || leading * leading != one_) continue;
        Polynomial rest = family.numbers[i].numerator();
        bool is_divided = false;
        while (rest.degree(unknown) >= bottom.degree(unknown)) {
          is_divided = true;
          Polynomial factor = rest.coefficients(unknown).back() * leading;
          for (int k = rest.degree(unknown); k > bottom.degree(unknown); --k) {
            factor *= Polynomial::unknown(system_.ring(), unknown);
          }
          rest -= factor * bottom;
        }
        if (!is_divided || rest.is_zero()) continue;
        const auto sign = [&](const Polynomial& polynomial) {
          return lasting_sign(from_one_on(from_one_on(polynomial, x_), y_));
        };
        const int sign_of_rest = sign(rest);
        const std::vector<FlintRational> ones(zeros_.size(), FlintRational(1));
        if (sign_of_rest == 0 || sign(bottom) == 0 || rest.at(ones).is_zero()) continue;
        if (sign_of_rest != sign(bottom)) rest = -rest;
        region.quantities.push_back({.text = RationalFunction(rest, bottom).to_text(),
                                     .numerator = rest,
                                     .denominator = bottom,
                                     .numerator_here = rest,
                                     .denominator_here = bottom});
        remainders_.push_back({.kind = Kind::remainder,
                               .statement = system_.ring().name(i) + " = " +
                                            family.numbers[i].to_text() + " is whole, so that " +
                                            region.quantities.back().text + " is"});
      }
    }
  }

  bool decide(const Region& region, int cuts) {
    if (--left_ < 0) return false;
    if (has_no_point(region) || is_bounded(region)) return true;
    return cuts > 0 && (cut_off_first(region, true, cuts) || cut_off_first(region, false, cuts) ||
                        cut_in_two(region, cuts));
  }

  bool has_no_point(const Region& region) {
    for (const Polynomial& condition : region.conditions) {
      if (lasting_sign(condition) == 0 || condition.at(zeros_).is_zero()) continue;
      result_.because.push_back(
          {.kind = Kind::sign, .statement = region.text() + " the condition has one sign"});
      return true;
    }
    return false;
  }

  // Whether a quantity has only a few values, and the setting is decided for each of them.
  bool is_bounded(const Region& region) {
    for (std::int64_t bound = 0; bound <= kMostValues; ++bound) {
      for (std::size_t i = 0; i < region.quantities.size(); ++i) {
        const Quantity& quantity = region.quantities[i];
        const int sign = lasting_sign(quantity.denominator_here);
        const Polynomial room =
            Polynomial(system_.ring(), bound) * quantity.denominator_here - quantity.numerator_here;
        if (sign == 0 || lasting_sign(room) * sign <= 0) continue;
        const bool is_less = !room.at(zeros_).is_zero();
        const std::int64_t most = is_less ? bound - 1 : bound;
        bool decided = true;
        for (std::int64_t value = 1; value <= most && decided; ++value) {
          decided = is_finite(quantity.at_value(value));
        }
        if (!decided) continue;
        if (i >= system_.ring().size()) {
          result_.because.push_back(remainders_[i - system_.ring().size()]);
        }
        result_.because.push_back({.kind = Kind::size,
                                   .statement = region.text() + ' ' + quantity.text +
                                                (is_less ? " is less than " : " is at most ") +
                                                std::to_string(bound)});
        for (std::int64_t value = 1; value <= most; ++value) use(quantity.at_value(value));
        return true;
      }
    }
    return false;
  }

  // Separates s = 0 or t = 0.
  bool cut_off_first(const Region& region, bool of_s, int cuts) {
    const Polynomial& first = of_s ? region.s : region.t;
    if (!is_finite(first)) return false;
    const PositiveIntegers before = result_;
    use(first);
    Region rest = region;
    (of_s ? rest.s : rest.t) -= one_;
    const std::size_t unknown = of_s ? x_ : y_;
    put_in(rest, unknown, Polynomial::unknown(system_.ring(), unknown) + one_);
    if (decide(rest, cuts - 1)) return true;
    result_ = before;
    return false;
  }

  // Separates s >= t and s < t.
  bool cut_in_two(const Region& region, int cuts) {
    const PositiveIntegers before = result_;
    const Polynomial sum =
        Polynomial::unknown(system_.ring(), x_) + Polynomial::unknown(system_.ring(), y_);
    Region above = region;
    above.s -= region.t;
    put_in(above, x_, sum);
    Region below = region;
    below.t -= region.s + one_;
    put_in(below, y_, sum + one_);
    if (decide(above, cuts - 1) && decide(below, cuts - 1)) return true;
    result_ = before;
    return false;
  }

  bool is_finite(const Polynomial& polynomial) {
    const Answer answer = system_.section(polynomial).answer;
    return answer == Answer::none || answer == Answer::finitely_many;
  }

  // Adds the solutions of a section.
  void use(const Polynomial& polynomial) {
    const PositiveIntegers& section = system_.section(polynomial);
    for (const auto& example : section.examples) {
      if (std::ranges::find(result_.examples, example) == result_.examples.end()) {
        result_.examples.push_back(example);
      }
    }
    const std::string name = equation_text(polynomial);
    result_.because.push_back(
        {.kind = Kind::section, .statement = name + " has " + to_text(section.answer)});
    add_case(result_.because, name, section.because);
  }

  SettingSystem& system_;
  Polynomial one_;
  std::vector<FlintRational> zeros_;
  std::size_t x_;
  std::size_t y_;
  std::optional<Region> all_;
  std::vector<Argument> remainders_;  // of the quantities that are not numbers
  int left_ = 0;
  PositiveIntegers result_;
};

}  // namespace

std::optional<PositiveIntegers> by_regions(SettingSystem& system, const Family& family, int cuts) {
  if (family.parameters.size() != 2 || family.conditions.size() > 1) return std::nullopt;
  Regions regions(system, family);
  if (!regions.decide(cuts)) return std::nullopt;
  return std::move(regions).result();
}

}  // namespace reckon::algebra
