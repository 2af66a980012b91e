// SPDX-License-Identifier: MIT
#include "reckon/zero/zero_settings.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/zero/zero_search.hpp"

namespace reckon::zero {
namespace {

// Advances to the next string in order; false after the last.
bool advance(OperatorString& string) {
  for (std::size_t i = string.size(); i-- > 0;) {
    if (string[i] != Operator::divide) {
      string[i] = static_cast<Operator>(static_cast<unsigned>(string[i]) + 1);
      return true;
    }
    string[i] = Operator::add;
  }
  return false;
}

TEST(ZeroSettings, StringsAreAllThatMakeZero) {
  SplitMix64 random(1);
  for (int round = 0; round < effort(300, 30); ++round) {
    const std::size_t size = 2 + random.below(4);
    // Numbers of 256 and more use another algorithm.
    const std::uint64_t most = round % 3 == 0 ? 300 : 6;
    Numbers numbers(size);
    for (std::int64_t& number : numbers) number = static_cast<std::int64_t>(1 + random.below(most));
    if (round % 3 == 0) numbers[0] = numbers[1] * (size > 2 ? numbers[2] : 1);
    std::vector<OperatorString> expected;
    OperatorString string(size - 1, Operator::add);
    do {
      if (is_zero(numbers, string)) expected.push_back(string);
    } while (advance(string));
    EXPECT_EQ(zero_strings(numbers), expected) << "round " << round << " of seed 1";
  }
  EXPECT_EQ(zero_strings(Numbers{1'000'000'000'000, 1'000'000, 1'000'000}).size(), 2U)
      << "x - y * z and x / y - z";
}

// All settings of a grid, by trying every operator of each row, each column and all crossings.
std::set<OperatorString> settings_by_trial(const ZeroLayout& layout, const Numbers& numbers) {
  const std::size_t straight = std::size_t{layout.rows} + layout.columns;
  std::set<OperatorString> found{OperatorString(layout.places(), Operator::subtract)};
  const auto widen = [&](const std::vector<std::uint8_t>& places, const auto& holds) {
    std::set<OperatorString> wider;
    OperatorString string(places.size(), Operator::add);
    do {
      OperatorString setting(layout.places(), Operator::subtract);
      for (std::size_t i = 0; i < places.size(); ++i) setting[places[i]] = string[i];
      if (!holds(setting)) continue;
      for (OperatorString other : found) {
        for (std::size_t i = 0; i < places.size(); ++i) other[places[i]] = string[i];
        wider.insert(other);
      }
    } while (advance(string));
    found = wider;
  };
  const auto line_holds = [&](const ZeroLine& line, const OperatorString& setting) {
    return is_zero(numbers_along(numbers, line).span(),
                   Along<Operator>(setting, line.places).span());
  };
  std::set<std::uint8_t> crossings;
  for (std::size_t i = straight; i < layout.lines.size(); ++i) {
    crossings.insert(layout.lines[i].places.begin(), layout.lines[i].places.end());
  }
  widen({crossings.begin(), crossings.end()}, [&](const OperatorString& setting) {
    return std::all_of(layout.lines.begin() + static_cast<std::ptrdiff_t>(straight),
                       layout.lines.end(),
                       [&](const ZeroLine& line) { return line_holds(line, setting); });
  });
  for (std::size_t i = 0; i < straight; ++i) {
    const ZeroLine& line = layout.lines[i];
    widen(line.places, [&](const OperatorString& setting) { return line_holds(line, setting); });
  }
  return found;
}

int operators_in(const OperatorString& setting) {
  return static_cast<int>(std::set(setting.begin(), setting.end()).size());
}

void expect_settings(const ZeroLayout& layout, const Numbers& numbers) {
  const std::set<OperatorString> expected = settings_by_trial(layout, numbers);
  const ZeroSettings settings = zero_settings(layout, numbers);
  const auto with_all = std::ranges::count_if(
      expected, [](const OperatorString& setting) { return uses_all_operators(setting); });
  EXPECT_EQ(settings.all, Rational(static_cast<std::int64_t>(expected.size())));
  EXPECT_EQ(settings.with_all_operators, Rational(with_all));
  EXPECT_EQ(different_settings(layout, std::vector<Numbers>{numbers}), expected.size());
  EXPECT_EQ(different_settings(layout, std::vector<Numbers>{numbers}, true),
            static_cast<std::uint64_t>(with_all));
  const OperatorString example = zero_example(layout, numbers);
  if (expected.empty()) {
    EXPECT_TRUE(example.empty());
    EXPECT_FALSE(has_setting(layout, numbers));
    return;
  }
  EXPECT_TRUE(expected.contains(example));
  int most = 0;
  for (const OperatorString& setting : expected) most = std::max(most, operators_in(setting));
  EXPECT_EQ(operators_in(example), most);
}

TEST(ZeroSettings, AreThoseOfTrial) {
  const ZeroLayout three = zero_layout(3, 3);
  expect_settings(three, {12, 2, 10, 2, 4, 2, 6, 2, 8});
  expect_settings(three, {10, 2, 12, 2, 4, 2, 8, 2, 6});
  expect_settings(three, {3, 1, 3, 1, 1, 1, 2, 1, 2});
  expect_settings(three, {12, 2, 10, 2, 4, 2, 6, 2, 9});
  expect_settings(zero_layout(3, 4), {3, 3, 3, 3, 3, 6, 6, 3, 9, 3, 3, 9});
  for (const std::size_t columns : {3U, 4U, 5U}) {
    auto search = ZeroSearch::make(columns, columns == 3 ? 4 : 3, columns, 2);
    for (int i = 0; i < effort(3, 1);) {
      const auto grid = search->attempt();
      if (!grid) continue;
      const ZeroSettings settings = zero_settings(search->layout(), grid->numbers);
      if (settings.all > Rational(effort(3'000, 1'100))) continue;
      expect_settings(search->layout(), grid->numbers);
      ++i;
    }
  }
}

TEST(ZeroSettings, SettingsOfSeveralGridsAreCountedOnce) {
  const ZeroLayout layout = zero_layout(3, 3);
  const Numbers one = {2, 1, 2, 1, 1, 1, 1, 1, 1};
  const Numbers other = {3, 1, 3, 1, 1, 1, 2, 1, 2};
  std::set<OperatorString> all = settings_by_trial(layout, one);
  const std::size_t first = all.size();
  const std::set<OperatorString> more = settings_by_trial(layout, other);
  all.insert(more.begin(), more.end());
  ASSERT_LT(all.size(), first + more.size()) << "they share some";
  EXPECT_EQ(different_settings(layout, std::vector<Numbers>{one, other}), all.size());
}

TEST(ZeroSettings, TooManyAreNotListed) {
  const ZeroLayout larger = zero_layout(4, 5);
  const std::vector<Numbers> ones = {Numbers(20, 1)};
  EXPECT_EQ(different_settings(larger, ones), std::nullopt) << "43 operators";
  EXPECT_TRUE(uses_all_operators(zero_example(larger, ones[0])));
  EXPECT_EQ(different_settings(zero_layout(3, 6), std::vector<Numbers>{Numbers(18, 1)}),
            std::nullopt);
  EXPECT_TRUE(uses_all_operators(zero_example(zero_layout(6, 6), Numbers(36, 1))));
}

// Whether all multiples of a grid are zero grids for a setting; checks some of them.
TEST(ZeroSettings, MultiplesHoldWhereTheyAreSaidTo) {
  const ZeroLayout layout = zero_layout(4, 4);
  const Numbers numbers = {1, 3, 3, 1, 3, 2, 2, 3, 1, 2, 2, 1, 1, 1, 1, 1};
  const OperatorString setting = scaling_example(layout, numbers);
  ASSERT_FALSE(setting.empty());
  for (const std::int64_t times : {2, 3, 1'000'003}) {
    Numbers multiple = numbers;
    for (std::int64_t& number : multiple) number *= times;
    EXPECT_TRUE(is_zero(layout, {.numbers = multiple, .operators = setting}));
  }
  // The operators of 3 x 3 with ones are all of other kinds.
  EXPECT_TRUE(scaling_example(zero_layout(3, 3), Numbers{3, 1, 3, 1, 1, 1, 2, 1, 2}).empty());
}

// One setting makes all grids of a family 0. Each line, multiplied by its divisors, is a polynomial
// in t of degree at most 5, so more values prove it for all.
TEST(ZeroSettings, FamiliesWithOnesHold) {
  constexpr std::int64_t kFirst = 3;
  const auto expect_family = [](const ZeroLayout& layout, const auto& numbers_at) {
    std::vector<Numbers> grids;
    for (std::int64_t t = kFirst; t < kFirst + 100; ++t) grids.push_back(numbers_at(t));
    const OperatorString setting = common_example(layout, grids);
    ASSERT_FALSE(setting.empty());
    for (const Numbers& numbers : grids) {
      EXPECT_TRUE(is_zero(layout, {.numbers = numbers, .operators = setting}));
    }
  };
  expect_family(zero_layout(3, 5), [](std::int64_t t) {
    return Numbers{t, 2, t - 2, 2, t, 2, 1, 1, 1, 2, t - 2, 2, t - 1, 2, t - 2};
  });
  expect_family(zero_layout(5, 3), [](std::int64_t t) {
    return Numbers{2 * t, 1, 2 * t, 1, 2, 1, t, 1, t, 1, 2, 1, t - 2, 1, t - 2};
  });
}

}  // namespace
}  // namespace reckon::zero
