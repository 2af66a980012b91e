// SPDX-License-Identifier: MIT
#include "reckon/krypto/operations.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "reckon/krypto/values.hpp"

namespace reckon::krypto {
namespace {

// The sample numbers; all pairs and triples of them are tested.
std::vector<Rational> samples() {
  std::vector<Rational> samples;
  for (std::int64_t numerator = -12; numerator <= 12; ++numerator) {
    for (const std::int64_t denominator : {1, 2, 3}) {
      samples.push_back(Rational::fraction(numerator, denominator));
    }
  }
  std::ranges::sort(samples);
  const auto [first, last] = std::ranges::unique(samples);
  samples.erase(first, last);
  return samples;
}

Rational exact(const SmallFraction& value) {
  return Rational::fraction(value.numerator, value.denominator);
}
Rational exact(const ModularFraction& value) {
  return Rational::fraction(value.numerator, value.denominator);
}
Rational exact(const Unbounded& value) { return value.value; }
template <typename Number>
Rational exact(Integer<Number> value) {
  return value.value;
}

// One operation with the arithmetic of expressions, which does not use joins.
std::optional<Rational> calculated(Join how, const Rational& a, const Rational& b) {
  switch (how) {
    case Join::add: return apply(Operator::add, a, b);
    case Join::subtract: return apply(Operator::subtract, a, b);
    case Join::multiply: return apply(Operator::multiply, a, b);
    case Join::divide: return apply(Operator::divide, a, b);
    case Join::subtract_from: return apply(Operator::subtract, b, a);
    case Join::divide_into: return apply(Operator::divide, b, a);
  }
  return std::nullopt;
}

template <typename Value>
class Operations : public testing::Test {
 protected:
  // The samples that the type can represent.
  static std::vector<Rational> numbers() {
    std::vector<Rational> numbers = samples();
    if constexpr (requires(Value value) { value.value + 1; }) {
      std::erase_if(numbers, [](const Rational& number) { return !number.is_integer(); });
    }
    return numbers;
  }
  static std::vector<Rules> rules() {
    if (numbers().size() == samples().size()) return {kAllRules.begin(), kAllRules.end()};
    return {Rules::integer, Rules::international, Rules::positive};
  }
};

using Kinds =
    testing::Types<Whole, Integer<std::int32_t>, SmallFraction, ModularFraction, Unbounded>;
TYPED_TEST_SUITE(Operations, Kinds);

// Sets are searched by residue: each result has the residue of its exact value, and inverses are
// correct.
TEST(ModularFraction, HasTheResidueOfItsValue) {
  for (const Rational& a : samples()) {
    for (const Rational& b : samples()) {
      for (const Join how : AllJoins::kAll) {
        ModularFraction value;
        if (!join(how, ModularFraction::of(a), ModularFraction::of(b), {}, value)) continue;
        const ModularFraction same = ModularFraction::of(exact(value));
        ASSERT_EQ(value.residue, same.residue) << a.to_text() << ' ' << b.to_text();
        if (value.is_zero()) continue;
        ASSERT_EQ(ModularFraction::Field::multiply(value.residue, value.inverted()), 1U);
        ASSERT_EQ(value.inverted(), same.inverse);
      }
    }
  }
  const ModularFraction large = ModularFraction::of(-(ModularFraction::kBound - 1));
  EXPECT_EQ(ModularFraction::Field::multiply(large.residue, large.inverse), 1U);
}

TYPED_TEST(Operations, GiveTheAllowedResultsOfExpressions) {
  for (const Rules rules : this->rules()) {
    // Types with fractions are not tested under rules without fractions: no search combines them.
    if (this->numbers().size() == samples().size() && !allowed_by(rules).fractions) continue;
    for (const Rational& a : this->numbers()) {
      for (const Rational& b : this->numbers()) {
        std::vector<Rational> expected;
        for (const Join how : AllJoins::kAll) {
          const auto result = calculated(how, a, b);
          const bool allowed = result && allows(rules, *result);
          TypeParam value;
          ASSERT_EQ(join(how, TypeParam::of(a), TypeParam::of(b), allowed_by(rules), value),
                    allowed);
          if (!allowed) continue;
          ASSERT_EQ(exact(value), *result) << a.to_text() << ' ' << b.to_text();
          expected.push_back(*result);
        }
        std::vector<Rational> results;
        each_result<AllJoins>(TypeParam::of(a), TypeParam::of(b), allowed_by(rules),
                              [&](const TypeParam& value) { results.push_back(exact(value)); });
        ASSERT_EQ(results, expected) << a.to_text() << ' ' << b.to_text();
      }
    }
  }
}

// Both directions: every partner gives the result, and every operand that gives a result is found
// as a partner.
TYPED_TEST(Operations, FindEveryPartnerAndNoOther) {
  const std::vector<Rational> numbers = this->numbers();
  int found_in_all = 0;
  for (const Rational& a : numbers) {
    for (const Rational& result : numbers) {
      std::set<std::pair<Join, Rational>> partners;
      bool any = false;
      each_partner<AllJoins>(
          TypeParam::of(a), TypeParam::of(result),
          [&](Join how, const TypeParam& x) {
            ASSERT_EQ(calculated(how, a, exact(x)), result);
            ASSERT_TRUE(partners.emplace(how, exact(x)).second);
          },
          [&] { any = true; });
      ASSERT_EQ(any, a.is_zero() && result.is_zero());
      for (const Rational& x : numbers) {
        std::set<Join> of_zero;
        if (any) {
          each_zero_join(TypeParam::of(x), [&](Join how) {
            of_zero.insert(how);
            return false;
          });
        }
        for (const Join how : AllJoins::kAll) {
          const bool makes_it = calculated(how, a, x) == result;
          const bool found = partners.contains({how, x}) || of_zero.contains(how);
          ASSERT_EQ(found, makes_it)
              << a.to_text() << ' ' << x.to_text() << " -> " << result.to_text();
          found_in_all += found ? 1 : 0;
        }
      }
    }
  }
  EXPECT_GT(found_in_all, 1000);
}

// A subset of operations is visited in the order of all of them, and a stopped visit goes no
// further.
TYPED_TEST(Operations, KeepToTheChoiceAndEndWhenTold) {
  const TypeParam a = TypeParam::of(std::int64_t{6});
  const TypeParam result = TypeParam::of(std::int64_t{3});
  std::vector<Join> all;
  std::vector<Join> left;
  const auto note = [](std::vector<Join>& list) {
    return [&list](Join how, const TypeParam&) { list.push_back(how); };
  };
  EXPECT_FALSE(each_partner<AllJoins>(a, result, note(all)));
  EXPECT_FALSE(each_partner<LeftJoins>(a, result, note(left)));
  std::erase_if(all, [](Join how) { return is_reversed(how); });
  EXPECT_EQ(left, all);
  EXPECT_THAT(left, testing::Contains(Join::divide));
  int visits = 0;
  EXPECT_TRUE(each_partner<AllJoins>(a, result, [&](Join, const TypeParam&) {
    ++visits;
    return visits == 2;
  }));
  EXPECT_EQ(visits, 2);
}

TEST(Joins, AreOperatorsInOneOrderOrTheOther) {
  for (const Join how : AllJoins::kAll) {
    const auto forward = apply(operator_of(how), 12, 4);
    const auto backward = apply(operator_of(how), 4, 12);
    EXPECT_EQ(calculated(how, 12, 4), is_reversed(how) ? backward : forward);
  }
}

}  // namespace
}  // namespace reckon::krypto
