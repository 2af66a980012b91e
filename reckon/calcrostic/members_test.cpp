// SPDX-License-Identifier: MIT
// Tests the members of families one by one, and against plain code without families.
#include "reckon/calcrostic/members.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"

namespace reckon::calcrostic {
namespace {

using Int = std::int64_t;
using letters::SquareOperators;

void expect_classes(const std::vector<ClassKey>& keys, Int first_sum, Int last_sum, Int least) {
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const Calcrostic one = keys[i].calcrostic();
    ASSERT_TRUE(holds(one));
    ASSERT_EQ(standard_form(one), one);
    ASSERT_GE(std::ranges::min(one.numbers), least);
    ASSERT_LE(first_sum, one.sum());
    ASSERT_LE(one.sum(), last_sum);
    ASSERT_TRUE(i == 0 || keys[i - 1] < keys[i]);
  }
}

TEST(Members, AreStandardFormsInOrder) {
  constexpr Int kMost = effort(100'000, 10'000);
  expect_classes(members(4, kMost, 2), 4, kMost, 2);
  expect_classes(members(4, 5000, 11), 4, 5000, 11);
  constexpr Int kLargest = 10'000'000;
  const auto last = members(kLargest - 50, kLargest, 2);
  EXPECT_GT(last.size(), 1000U);
  expect_classes(last, kLargest - 50, kLargest, 2);
}

// A range is reached directly, without enumerating the sums before it.
TEST(Members, OfARangeAreThoseOfAllWithItsSums) {
  SplitMix64 random(7);
  const auto all = members(4, 30'000, 2);
  for (int i = 0; i < 100; ++i) {
    const auto first = static_cast<Int>(random.below(30'000));
    const Int last =
        std::min(first + static_cast<Int>(random.below(i % 2 == 0 ? 10 : 3000)), Int{30'000});
    std::vector<ClassKey> expected;
    std::ranges::copy_if(all, std::back_inserter(expected), [&](const ClassKey& key) {
      return first <= key.sum() && key.sum() <= last;
    });
    EXPECT_EQ(members(first, last, 2), expected) << first << " to " << last;
  }
}

// 56 settings up to symmetry, 39 of them with the same members up to any sum.
TEST(Members, AreOf66SettingsAnd39OfTheseUpToSymmetryAreFinite) {
  const auto settings = [](Int first_sum, Int last_sum) {
    std::set<SquareOperators> of_forms;
    std::map<std::array<SquareOperators, 8>, std::size_t> up_to_symmetry;
    for (const ClassKey& key : members(first_sum, last_sum, 2)) {
      const Calcrostic one = key.calcrostic();
      of_forms.insert(one.operators);
      std::array<SquareOperators, 8> all{};
      std::ranges::transform(versions(one), all.begin(), &Calcrostic::operators);
      std::ranges::sort(all);
      ++up_to_symmetry[all];
    }
    return std::pair(of_forms.size(), up_to_symmetry.size());
  };
  EXPECT_EQ(settings(4, 10'000), std::pair(std::size_t{66}, std::size_t{56}));
  // The largest sum of a finite setting is 61.
  EXPECT_EQ(settings(62, 10'000).second, 17U);
}

Int result(Operator op, Int x, Int y) {
  switch (op) {
    case Operator::add: return x + y;
    case Operator::subtract: return x - y;
    case Operator::multiply: return x * y;
    case Operator::divide: return y != 0 && x % y == 0 ? x / y : 0;
  }
  return 0;
}

// The d >= 1 with a . d = h; otherwise 0.
Int second_of(Operator op, Int a, Int h) {
  switch (op) {
    case Operator::add: return h - a;
    case Operator::subtract: return a - h;
    case Operator::multiply: return h % a == 0 ? h / a : 0;
    case Operator::divide: return h != 0 && a % h == 0 ? a / h : 0;
  }
  return 0;
}

// All solutions of a setting with a, b and f from 2 to `most`.
std::vector<Calcrostic> solutions(const SquareOperators& op, Int most) {
  std::vector<Calcrostic> all;
  for (Int a = 2; a <= most; ++a) {
    for (Int b = 2; b <= most; ++b) {
      const Int c = result(op[0], a, b);
      if (c < 2) continue;
      for (Int f = 2; f <= most; ++f) {
        const Int h = result(op[7], c, f);
        const Int m = result(op[6], a, f);
        if (h < 2 || m < 2) continue;
        const Int d = second_of(op[3], a, h);
        const Calcrostic one{
            .numbers = {a, b, c, d, f, result(op[1], d, f), h, result(op[4], b, f), m},
            .operators = op};
        if (std::ranges::min(one.numbers) >= 2 && holds(one)) all.push_back(one);
      }
    }
  }
  return all;
}

void expect_listed(const SquareOperators& setting, Int most) {
  for (const Calcrostic& one : solutions(setting, most)) {
    const ClassKey key(standard_form(one));
    const auto same_sum = members(key.sum(), key.sum(), 2);
    EXPECT_TRUE(std::ranges::binary_search(same_sum, key));
  }
}

TEST(Members, AreAllSolutionsOfTheirSettings) {
  std::set<SquareOperators> settings;
  for (const ClassKey& key : members(4, 2000, 2)) settings.insert(key.calcrostic().operators);
  SplitMix64 random(1);
  for (const SquareOperators& setting : settings) {
    const auto all = versions({.numbers = {}, .operators = setting});
    expect_listed(all[static_cast<std::size_t>(random.below(8))].operators, effort(120, 40));
  }
}

TEST(Members, AreAllSolutionsOfRandomSettings) {
  SplitMix64 random(2);
  for (int i = 0; i < effort(300, 60); ++i) {
    SquareOperators setting{};
    for (Operator& op : setting) op = kOperators[static_cast<std::size_t>(random.below(4))];
    expect_listed(setting, effort(80, 40));
  }
}

}  // namespace
}  // namespace reckon::calcrostic
