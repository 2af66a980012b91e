// SPDX-License-Identifier: MIT
#include "reckon/algebra/positive_integers.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <numeric>
#include <span>
#include <utility>

#include "reckon/algebra/large_parameters.hpp"
#include "reckon/algebra/univariate.hpp"

namespace reckon::algebra {

namespace {

using Answer = PositiveIntegers::Answer;
using Kind = Argument::Kind;
using Numbers = std::vector<std::int64_t>;

// `g = (b+f)/2`
std::string number_text(const Family& family, std::size_t unknown) {
  return family.numbers[unknown].numerator().ring().name(unknown) + " = " +
         family.numbers[unknown].to_text();
}

// The number of solutions found, as text.
std::string count_text(const PositiveIntegers& found) {
  switch (found.examples.size()) {
    case 0: return "no solution";
    case 1: return "1 solution";
    default: return std::to_string(found.examples.size()) + " solutions";
  }
}

// `a, b`
std::string names_of(const Family& family) {
  std::string names;
  for (const std::size_t parameter : family.parameters) {
    if (!names.empty()) names += ", ";
    names += family.numbers.front().numerator().ring().name(parameter);
  }
  return names;
}

// The positive integers of a family at some of its parameters.
class Found {
 public:
  explicit Found(const Family& family) : family_(family) {}

  void look_at(std::span<const FlintRational> values) {
    const auto numbers = family_.at(values);
    if (!numbers || !std::ranges::all_of(*numbers, [](const FlintRational& number) {
          return number.is_integer() && number.sign() > 0;
        })) {
      return;
    }
    Numbers result;
    for (const FlintRational& number : *numbers) {
      const auto integer = number.integer();
      if (!integer) {
        too_large_ = true;
        return;
      }
      result.push_back(*integer);
    }
    numbers_.push_back(std::move(result));
  }

  // The solutions that fit 64 bits.
  std::vector<Numbers>& numbers() { return numbers_; }
  bool any() const { return too_large_ || !numbers_.empty(); }

  // The result if all parameters were considered.
  PositiveIntegers all() && {
    if (!any()) return {.answer = Answer::none};
    if (!too_large_) return {.answer = Answer::finitely_many, .examples = std::move(numbers_)};
    return std::move(*this).some();
  }
  // The result otherwise.
  PositiveIntegers some() && {
    if (numbers_.empty()) return {};
    numbers_.resize(1);
    return {.answer = Answer::some, .examples = std::move(numbers_)};
  }

 private:
  const Family& family_;
  std::vector<Numbers> numbers_;
  bool too_large_ = false;  // whether some do not fit
};

// Adds `b = 1 to 17 are tried`, if there are any.
void add_trials(PositiveIntegers& result, const std::string& parameter, std::int64_t last) {
  if (last < 1) return;
  result.because.push_back(
      {.kind = Kind::trial,
       .statement = parameter +
                    (last == 1 ? " = 1 is" : " = 1 to " + std::to_string(last) + " are") +
                    " tried: " + count_text(result)});
}

// Uses numbers that are not positive integers beyond a bound; returns the least bound.
std::optional<LastPossible> last_of_one_parameter(const Family& family) {
  std::optional<LastPossible> least;
  const Ring& ring = family.numbers.front().numerator().ring();
  const std::size_t parameter = family.parameters[0];
  for (std::size_t i = 0; i < family.numbers.size(); ++i) {
    const auto large = at_large(family.numbers[i], parameter);
    if (!large || large->possible || (least && least->value <= large->bound)) continue;
    least = {.value = large->bound,
             .because = {.kind = Kind::fraction,
                         .statement = number_text(family, i) + " is not a positive integer for " +
                                      ring.name(parameter) + " > " + std::to_string(large->bound)}};
  }
  return least;
}

PositiveIntegers of_one_parameter(const Family& family) {
  const std::string name = family.numbers.front().numerator().ring().name(family.parameters[0]);
  const auto look_from_to = [&](std::int64_t first, std::int64_t last, std::size_t enough) {
    Found found(family);
    for (std::int64_t t = first; t <= last && found.numbers().size() < enough; ++t) {
      found.look_at(std::array{FlintRational(t)});
    }
    return found;
  };
  constexpr auto kAll = static_cast<std::size_t>(kMostTried);
  if (const auto last = last_of_one_parameter(family)) {
    PositiveIntegers result = look_from_to(1, last->value, kAll).all();
    result.because.push_back(last->because);
    add_trials(result, name, last->value);
    return result;
  }
  std::int64_t bound = 0;
  std::int64_t modulus = 1;
  for (const RationalFunction& number : family.numbers) {
    const auto large = at_large(number, family.parameters[0]);
    if (!large) return {};
    bound = std::max(bound, large->bound);
    modulus = std::lcm(modulus, large->modulus);
    if (modulus > kMostTried) return {};
  }
  const std::string after =
      "for " + name + " > " + std::to_string(bound) +
      (modulus == 1 ? " all numbers are positive integers"
                    : ", " + name + " modulo " + std::to_string(modulus) + " decides");
  if (Found endless = look_from_to(bound + 1, bound + modulus, 1); endless.any()) {
    std::string all = after;
    if (!endless.numbers().empty()) {
      const std::int64_t first = endless.numbers().front()[family.parameters[0]];
      all += ": " + name + " = " + std::to_string(first) + ", " + std::to_string(first + modulus) +
             ", " + std::to_string(first + 2 * modulus) + " and so on are solutions";
    }
    // The smallest makes the nicest example.
    return {.answer = Answer::infinitely_many,
            .examples = std::move(look_from_to(1, bound + modulus, 1).numbers()),
            .because = {{.kind = Kind::congruence, .statement = std::move(all)}}};
  }
  PositiveIntegers result = look_from_to(1, bound, kAll).all();
  result.because.push_back({.kind = Kind::congruence, .statement = after});
  add_trials(result, name, bound + modulus);
  return result;
}

// The sign of a polynomial, apart from zeros, while all parameters are 1 or more; 0 if its terms do
// not prove one.
int sign_from_one_on(Polynomial polynomial, const std::vector<std::size_t>& parameters) {
  for (const std::size_t parameter : parameters) polynomial = from_one_on(polynomial, parameter);
  return lasting_sign(polynomial);
}

// Why a number is not positive, or a condition fails, for all parameters from 1 on; empty if that
// is not proved.
std::optional<Argument> impossible(const Family& family) {
  const auto sign = [&](const Polynomial& polynomial) {
    return sign_from_one_on(polynomial, family.parameters);
  };
  const auto argument = [&](const std::string& what) {
    return Argument{.kind = Kind::sign,
                    .statement = what + " for all " + names_of(family) + " from 1 on"};
  };
  for (std::size_t i = 0; i < family.numbers.size(); ++i) {
    const RationalFunction& number = family.numbers[i];
    if (sign(number.numerator()) * sign(number.denominator()) < 0) {
      return argument(number_text(family, i) + " is negative or 0");
    }
  }
  // If all terms have one sign, the sum is nonzero if it has a term that is nonzero where all
  // others are 0.
  const std::vector<FlintRational> ones(family.numbers.size(), FlintRational(1));
  for (const Polynomial& condition : family.conditions) {
    if (sign(condition) != 0 && !condition.at(ones).is_zero()) {
      return argument(condition.to_text() + " is not 0");
    }
  }
  return std::nullopt;
}

// All solutions of a family with two parameters and one condition, with one parameter up to a
// bound. Empty if the other is free for some value of it.
std::optional<PositiveIntegers> up_to(const Family& family, std::size_t bounded, std::size_t other,
                                      std::int64_t bound) {
  Found found(family);
  const Ring& ring = family.conditions[0].ring();
  const bool bounded_is_first = family.parameters[0] == bounded;
  std::vector<RationalFunction> alone;  // numbers that contain only this parameter
  std::ranges::copy_if(
      family.numbers, std::back_inserter(alone), [&](const RationalFunction& number) {
        return !number.numerator().contains(other) && !number.denominator().contains(other);
      });
  std::vector<FlintRational> values(ring.size());
  for (std::int64_t t = 1; t <= bound; ++t) {
    values[bounded] = FlintRational(t);
    const bool possible = std::ranges::all_of(alone, [&](const RationalFunction& number) {
      const auto value = number.at(values);
      return value && value->is_integer() && value->sign() > 0;
    });
    if (!possible) continue;  // most end here, and factoring is expensive
    const Polynomial condition =
        numerator_with(family.conditions[0], bounded, RationalFunction(Polynomial(ring, t)));
    const auto zeros = positive_integer_zeros(condition, other);
    if (!zeros) return std::nullopt;
    for (const FlintRational& zero : *zeros) {
      found.look_at(bounded_is_first ? std::array{FlintRational(t), zero}
                                     : std::array{zero, FlintRational(t)});
    }
  }
  return std::move(found).all();
}

std::optional<PositiveIntegers> of_curve(const Family& family) {
  constexpr std::int64_t kMostFactored = 2000;
  const auto [x, y] = std::pair(family.parameters[0], family.parameters[1]);
  for (const auto& [bounded, other] : {std::pair(x, y), std::pair(y, x)}) {
    const auto bound = last_possible(family, bounded, other);
    if (!bound || bound->value > kMostFactored) continue;
    auto all = up_to(family, bounded, other, bound->value);
    if (!all) continue;
    all->because.push_back(bound->because);
    add_trials(*all, family.conditions[0].ring().name(bounded), bound->value);
    return all;
  }
  return std::nullopt;
}

PositiveIntegers of_small_parameters(const Family& family) {
  constexpr std::int64_t kMost = 40;  // of each parameter
  std::vector<FlintRational> values(family.parameters.size(), FlintRational(1));
  Found found(family);
  while (true) {
    found.look_at(values);
    if (!found.numbers().empty()) return std::move(found).some();
    std::size_t i = 0;
    while (i < values.size() && values[i] == FlintRational(kMost)) values[i++] = FlintRational(1);
    if (i == values.size()) return {};
    values[i] += FlintRational(1);
  }
}

// Combines the answers of two families.
Answer together(Answer x, Answer y) {
  if (x == Answer::infinitely_many || y == Answer::infinitely_many) return Answer::infinitely_many;
  if (x == Answer::none) return y;
  if (y == Answer::none || x == y) return x;
  return Answer::some;  // one has some or finitely many, the other is undecided
}

}  // namespace

PositiveIntegers positive_integers(const Family& family) {
  if (family.parameters.empty()) {
    Found found(family);
    found.look_at({});
    PositiveIntegers result = std::move(found).all();
    std::string all;
    for (std::size_t i = 0; i < family.numbers.size(); ++i) {
      all += (all.empty() ? "" : ", ") + number_text(family, i);
    }
    result.because = {{.kind = Kind::example, .statement = all + " is all of it"}};
    return result;
  }
  if (auto argument = impossible(family)) {
    return {.answer = Answer::none, .examples = {}, .because = {*std::move(argument)}};
  }
  if (family.parameters.size() == 1 && family.conditions.empty()) {
    PositiveIntegers result = of_one_parameter(family);
    if (result.answer != Answer::unknown) return result;
  }
  if (family.parameters.size() == 2 && family.conditions.size() == 1) {
    if (auto result = of_curve(family)) return std::move(*result);
  }
  return of_small_parameters(family);
}

PositiveIntegers positive_integers(std::span<const Family> families) {
  PositiveIntegers result{.answer = Answer::none};
  auto& [answer, examples, because] = result;
  for (std::size_t i = 0; i < families.size(); ++i) {
    PositiveIntegers found = positive_integers(families[i]);
    answer = together(answer, found.answer);
    if (found.answer == Answer::infinitely_many) {
      because = std::move(found.because);  // it decides alone
    } else {
      for (Argument& argument : found.because) {
        if (families.size() > 1) {
          argument.statement = "family " + std::to_string(i + 1) + ": " + argument.statement;
        }
        because.push_back(std::move(argument));
      }
    }
    for (Numbers& numbers : found.examples) {
      if (std::ranges::find(examples, numbers) == examples.end()) {
        examples.push_back(std::move(numbers));
      }
    }
    if (found.answer == Answer::infinitely_many) break;
  }
  if (answer != Answer::finitely_many && examples.size() > 1) examples.resize(1);
  return result;
}

}  // namespace reckon::algebra
