// SPDX-License-Identifier: MIT
// The list of calcrostics with numbers from 2 on is complete: every other setting is excluded, as
// in docs/calcrostics.md.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "reckon/algebra/calcrostic_families.hpp"
#include "reckon/algebra/large_parameters.hpp"
#include "reckon/algebra/sample_settings_test.hpp"
#include "reckon/algebra/setting_decision.hpp"
#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/calcrostic/members.hpp"

namespace reckon::algebra {
namespace {

using Answer = PositiveIntegers::Answer;
using calcrostic::ClassKey;
using Examples = std::vector<std::vector<std::int64_t>>;

const Ring kNumbers(names_of_numbers());

// The number of members in the list for each standard setting.
std::map<Setting, std::size_t> listed(std::int64_t first_sum) {
  std::map<Setting, std::size_t> count;
  for (const ClassKey& key : calcrostic::members(first_sum, 3000, 2)) {
    ++count[standard_setting(key.calcrostic().operators)];
  }
  return count;
}
const std::map<Setting, std::size_t> kListed = listed(4);
// The largest sum of a finite setting is 61.
const std::map<Setting, std::size_t> kInfinite = listed(62);

// Whether a polynomial is provably positive for all parameters from 2 on: after substituting x + 2
// for each x no coefficient is negative, and it is positive where all are 2.
bool is_positive_from_two_on(Polynomial polynomial, const std::vector<std::size_t>& parameters) {
  const std::vector<FlintRational> twos(kNumbers.size(), FlintRational(2));
  const FlintRational at_two = polynomial.at(twos);
  for (const std::size_t parameter : parameters) {
    polynomial = from_one_on(from_one_on(polynomial, parameter), parameter);
  }
  return lasting_sign(polynomial) == 1 && at_two.sign() > 0;
}

// Whether some number is less than 2 for all parameters from 2 on.
bool has_number_below_two(const Family& family) {
  return std::ranges::any_of(family.numbers, [&](const RationalFunction& number) {
    Polynomial below = number.denominator();
    Polynomial difference = below + below - number.numerator();
    if (below.leading_sign() != 0 && !is_positive_from_two_on(below, family.parameters)) {
      below = -below;
      difference = -difference;
    }
    return is_positive_from_two_on(below, family.parameters) &&
           is_positive_from_two_on(difference, family.parameters);
  });
}

bool has_one_in_each(const Examples& examples) {
  return std::ranges::all_of(examples,
                             [](const auto& numbers) { return std::ranges::min(numbers) == 1; });
}

// Whether an argument of the document shows that a family has no positive integers from 2 on.
bool is_excluded(const Family& family) {
  const bool has_one = std::ranges::any_of(family.numbers, [](const RationalFunction& number) {
    return number.numerator() == number.denominator();
  });
  if (has_one || has_number_below_two(family)) return true;
  const PositiveIntegers integers = positive_integers(family);
  return integers.answer == Answer::none ||
         (integers.answer == Answer::finitely_many && has_one_in_each(integers.examples));
}

// Whether this holds for all families of one of the versions.
bool is_excluded(const Setting& setting) {
  const auto all = calcrostic::versions({.numbers = {}, .operators = setting});
  return std::ranges::any_of(all, [](const calcrostic::Calcrostic& version) {
    return std::ranges::all_of(families_of(kNumbers, version.operators),
                               [](const Family& family) { return is_excluded(family); });
  });
}

void expect_listed_or_excluded(const Setting& setting) {
  SCOPED_TRACE(to_text(setting));
  if (kInfinite.contains(setting)) return;
  const auto of_list = kListed.find(setting);
  const std::size_t members = of_list == kListed.end() ? 0 : of_list->second;
  const PositiveIntegers integers = decide(kNumbers, setting).positive_integers;
  if (integers.answer == Answer::none || integers.answer == Answer::finitely_many) {
    std::set<ClassKey> classes;
    for (const auto& numbers : integers.examples) {
      if (std::ranges::min(numbers) < 2) continue;
      calcrostic::Calcrostic one{.numbers = {}, .operators = setting};
      std::ranges::copy(numbers, one.numbers.begin());
      classes.emplace(standard_form(one));
    }
    EXPECT_EQ(classes.size(), members);
    for (const ClassKey& key : classes) {
      const auto same_sum = calcrostic::members(key.sum(), key.sum(), 2);
      EXPECT_TRUE(std::ranges::binary_search(same_sum, key));
    }
    return;
  }
  EXPECT_EQ(members, 0U);
  EXPECT_TRUE(is_excluded(setting));
}

TEST(SettingsFromTwo, AreThoseOfTheList) {
  EXPECT_EQ(kListed.size(), 56U);
  EXPECT_EQ(kInfinite.size(), 17U);
  constexpr std::uint64_t kSeed = 2;
  SplitMix64 random(kSeed);
  for (const Setting& setting : sample_of_settings(random, effort(16, 100))) {
    expect_listed_or_excluded(setting);
  }
}

TEST(SettingsFromTwo, AreFinitelyManyGridsOf39) {
  for (const auto& [setting, members] : kListed) expect_listed_or_excluded(setting);
}

// The settings whose families do not all have the number 1 in the same place.
TEST(SettingsFromTwo, AreNotThoseOfCurves) {
  constexpr std::size_t kEvery = effort(1U, 10U);
  std::size_t number = 0;
  for (const char* const text :
       {"++-+/-//", "++--/-//", "++-*/-//", "++-*////", "++-//-//", "++-/////",
        "++*-+//-", "++*-*//-", "++/***/-", "++//*--/", "+*-+*/**", "+*-+//*-",
        "+*-*/-//", "+*-*/*//", "+*-//-//", "+**+/*+/", "+**+//+/", "+***/-*-",
        "+**//*+-", "+*/-/*+-", "+*//*---", "+*//*--/", "+/*+//+/", "******+*",
        "********", "******/*", "*/**/*+*", "*/**/***", "*/**/*/*"}) {
    const Setting setting = read_setting(text).value();
    EXPECT_EQ(standard_setting(setting), setting);
    if (number++ % kEvery == 0) expect_listed_or_excluded(setting);
  }
}

}  // namespace
}  // namespace reckon::algebra
