// SPDX-License-Identifier: MIT
#include "reckon/algebra/calcrostic_families.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <string>
#include <vector>

#include "reckon/algebra/plain_loops_test.hpp"
#include "reckon/algebra/setting_decision.hpp"
#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/calcrostic/list.hpp"

namespace reckon::algebra {
namespace {

using Answer = PositiveIntegers::Answer;

const Ring kRingOfNumbers(names_of_numbers());

std::vector<Family> families(const std::string& setting) {
  return families_of(kRingOfNumbers, read_setting(setting).value());
}

// Whether the eight lines hold, by plain arithmetic.
bool satisfied(const Setting& setting, const std::vector<FlintRational>& numbers) {
  static constexpr std::array<std::array<std::size_t, 3>, 8> kLines = {
      {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}};
  for (std::size_t i = 0; i < kLines.size(); ++i) {
    const FlintRational& x = numbers[kLines[i][0]];
    const FlintRational& y = numbers[kLines[i][1]];
    const FlintRational& z = numbers[kLines[i][2]];
    const bool good = setting[i] == Operator::add        ? x + y == z
                      : setting[i] == Operator::subtract ? x - y == z
                      : setting[i] == Operator::multiply ? x * y == z
                                                         : !y.is_zero() && x / y == z;
    if (!good) return false;
  }
  return true;
}

std::vector<std::string> texts_of(const Family& family) {
  std::vector<std::string> texts;
  for (const RationalFunction& number : family.numbers) texts.push_back(number.to_text());
  return texts;
}

TEST(Families, OneParameterOfTheSource) {
  const auto found = families("++/*+--+");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].dimension(), 1U);
  EXPECT_EQ(texts_of(found[0]),
            std::vector<std::string>({"a", "2", "a+2", "2", "a-2", "a", "2*a", "a", "2"}));
  EXPECT_TRUE(satisfies(found[0], equations_of(kRingOfNumbers, read_setting("++/*+--+").value())));
  EXPECT_FALSE(satisfies(found[0], equations_of(kRingOfNumbers, read_setting("++/*+-++").value())));
}

TEST(Families, TwoParametersOfTheSource) {
  const auto found = families("-**-*+*/");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].dimension(), 2U);
  for (std::int64_t b = 2; b < 9; ++b) {
    for (std::int64_t h = 2; h < 9; ++h) {
      const Numbers numbers = {b * h * h,
                               b * h,
                               b * h * (h - 1),
                               h * (b * h - 1),
                               b * (h - 1),
                               b * h * (h - 1) * (b * h - 1),
                               h,
                               b * b * h * (h - 1),
                               b * b * h * h * (h - 1)};
      EXPECT_TRUE(found[0].contains(std::vector<FlintRational>(numbers.begin(), numbers.end())));
    }
  }
}

// The last condition is a^2 (b-1)^2 - 3 a b (b-1) + b^2 = 0, so a (b-1) / b would be a zero of
// t^2 - 3 t + 1, and f is 1 - a (b-1) / b.
TEST(Families, NoneHasAnIrrationalNumber) { EXPECT_TRUE(families("+*/**-+*").empty()); }

TEST(Families, SettingsAreReadAndWritten) {
  EXPECT_EQ(to_text(read_setting(" + + / × + - − +").value()), "++/*+--+");
  EXPECT_FALSE(read_setting("+++"));
  EXPECT_EQ(read_setting("++/*+--+=").error().column, 9U);
  EXPECT_EQ(read_setting("++x?").error().column, 4U);
}

TEST(Families, EightVersionsHaveOneStandardSetting) {
  const std::vector<Setting> all = standard_settings();
  EXPECT_EQ(all.size(), 8192U);
  constexpr std::uint64_t kSeed = 65536;
  SplitMix64 random(kSeed);
  for (int i = 0; i < 100; ++i) {
    const Setting& setting = all[static_cast<std::size_t>(random.below(all.size()))];
    for (const auto& version : calcrostic::versions({.numbers = {}, .operators = setting})) {
      EXPECT_EQ(standard_setting(version.operators), setting);
    }
  }
}

// Every class of the list is in a family of its setting, and a thousand random points of each of
// these families are solutions.
TEST(Families, HaveAllClassesOfTheList) {
  std::map<Setting, std::vector<Family>> known;
  std::uint64_t classes = 0;
  calcrostic::each_class({.first_sum = 4, .last_sum = 1000}, [&](const auto& found) {
    auto [at, is_new] = known.try_emplace(found.operators);
    if (is_new) at->second = families_of(kRingOfNumbers, found.operators);
    const std::vector<FlintRational> numbers(found.numbers.begin(), found.numbers.end());
    EXPECT_TRUE(std::ranges::any_of(at->second, [&](const Family& family) {
      return family.contains(numbers);
    })) << to_text(found.operators);
    ++classes;
    return true;
  });
  EXPECT_EQ(classes, 10278U);
  EXPECT_EQ(known.size(), 66U);

  constexpr std::uint64_t kSeed = 1000;
  SplitMix64 random(kSeed);
  for (const auto& [setting, its_families] : known) {
    for (const Family& family : its_families) {
      EXPECT_TRUE(satisfies(family, equations_of(kRingOfNumbers, setting)));
      if (!family.conditions.empty()) continue;
      for (int i = 0; i < effort(1000, 100); ++i) {
        std::vector<FlintRational> parameters;
        for (std::size_t k = 0; k < family.parameters.size(); ++k) {
          parameters.emplace_back(1 + static_cast<std::int64_t>(random.below(1000)),
                                  1 + static_cast<std::int64_t>(random.below(50)));
        }
        const auto numbers = family.at(parameters);
        if (!numbers || std::ranges::any_of(*numbers, &FlintRational::is_zero)) continue;
        ASSERT_TRUE(satisfied(setting, *numbers)) << to_text(setting) << " seed " << kSeed;
      }
    }
  }
}

TEST(Families, AgreeWithPlainLoops) {
  constexpr std::uint64_t kSeed = 200;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  SplitMix64 random(kSeed);
  std::map<Answer, int> answers;
  constexpr int kSettings = effort(300, 100);
  for (int i = 0; i < kSettings; ++i) {
    Setting setting{};
    for (Operator& op : setting) op = static_cast<Operator>(random.below(4));
    SCOPED_TRACE(to_text(setting));
    const std::vector<Family> all = families_of(kRingOfNumbers, setting);
    const SettingDecision decision = decide(kRingOfNumbers, setting);
    const auto& [answer, examples, because] = decision.positive_integers;
    EXPECT_FALSE(because.empty());
    ++answers[answer];
    ASSERT_EQ(decision.families, all.size());
    const std::vector<Numbers> found = all_up_to(setting, 100);
    for (const Numbers& numbers : found) {
      const std::vector<FlintRational> values(numbers.begin(), numbers.end());
      ASSERT_TRUE(
          std::ranges::any_of(all, [&](const Family& family) { return family.contains(values); }));
      if (answer == Answer::finitely_many) {
        EXPECT_NE(std::ranges::find(examples, numbers), examples.end());
      }
    }
    EXPECT_TRUE(found.empty() || answer != Answer::none);
    for (const Numbers& numbers : examples) {
      EXPECT_TRUE(satisfied(setting, std::vector<FlintRational>(numbers.begin(), numbers.end())));
      EXPECT_GT(std::ranges::min(numbers), 0);
    }
    for (const Family& family : all) {
      EXPECT_TRUE(satisfies(family, equations_of(kRingOfNumbers, setting)));
    }
  }
  EXPECT_GT(answers[Answer::none], kSettings / 3);
  EXPECT_GE(answers[Answer::finitely_many], kSettings / 100);
  EXPECT_GE(answers[Answer::infinitely_many], kSettings / 100);
}

}  // namespace
}  // namespace reckon::algebra
