// SPDX-License-Identifier: MIT
#include "reckon/zero/zero_list.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/zero/zero_search.hpp"
#include "reckon/zero/zero_settings.hpp"

namespace reckon::zero {
namespace {

std::vector<Numbers> listed(std::uint8_t rows, std::uint8_t columns, const ZeroBounds& bounds) {
  return **zero_numbers(zero_layout(rows, columns), bounds);
}

// Fills cells in reading order, and tries every string on full lines.
class Trial {
 public:
  Trial(const ZeroLayout& layout, std::int64_t least, std::int64_t most)
      : layout_(layout), least_(least), most_(most), numbers_(layout.cells()) {
    fill(0);
  }
  std::set<Numbers> found() && { return std::move(found_); }

 private:
  bool can_be_zero(const ZeroLine& line) {
    const auto along = numbers_along(numbers_, line);
    const auto [known, is_new] =
        zero_.try_emplace(Numbers(along.span().begin(), along.span().end()), false);
    bool& found = known->second;
    if (!is_new) return found;
    each_string(line.places.size(), [&](const OperatorString& string) {
      found = found || is_zero(along.span(), string);
    });
    return found;
  }

  void fill(std::size_t cell) {
    if (cell == numbers_.size()) {
      if (!zero_settings(layout_, numbers_).all.is_zero()) found_.insert(numbers_);
      return;
    }
    for (std::int64_t number = least_; number <= most_; ++number) {
      numbers_[cell] = number;
      if (std::ranges::all_of(layout_.lines, [&](const ZeroLine& line) {
            return std::ranges::max(line.cells) != cell || can_be_zero(line);
          })) {
        fill(cell + 1);
      }
    }
  }

  const ZeroLayout& layout_;
  std::int64_t least_;
  std::int64_t most_;
  Numbers numbers_;
  std::map<Numbers, bool> zero_;
  std::set<Numbers> found_;
};

void expect_as_by_trial(std::uint8_t rows, std::uint8_t columns, std::int64_t least,
                        std::int64_t most) {
  const ZeroLayout layout = zero_layout(rows, columns);
  const std::set<Numbers> expected = Trial(layout, least, most).found();
  EXPECT_FALSE(expected.empty());
  const auto found = listed(rows, columns, {.least = least, .most = most});
  EXPECT_EQ(std::set(found.begin(), found.end()), expected) << int{rows} << " x " << int{columns};
  EXPECT_EQ(found.size(), expected.size()) << "each once";
}

TEST(ZeroList, HasWhatTrialHas) {
  expect_as_by_trial(3, 3, 1, effort(9, 4));
  expect_as_by_trial(3, 4, 1, effort(5, 3));
  expect_as_by_trial(4, 3, 1, effort(5, 3));
  expect_as_by_trial(4, 4, 1, 2);
  expect_as_by_trial(5, 3, 1, effort(3, 2));
}

TEST(ZeroList, IsInTheOrderOfSums) {
  const auto grids = listed(4, 4, {.least = 2, .most = 12});
  const auto key = [](const Numbers& numbers) {
    return std::pair(std::accumulate(numbers.begin(), numbers.end(), std::int64_t{0}), numbers);
  };
  EXPECT_TRUE(std::ranges::is_sorted(grids, {}, key));
  // A limit on the sum gives the beginning of the list.
  const std::int64_t sum = key(grids[grids.size() / 2]).first;
  const auto few = listed(4, 4, {.least = 2, .most = 12, .most_sum = sum});
  ASSERT_LT(few.size(), grids.size());
  EXPECT_TRUE(std::ranges::equal(few, std::span(grids).first(few.size())));
  EXPECT_GT(key(grids[few.size()]).first, sum);
}

TEST(ZeroList, OfScalingGridsItHasThoseOfAll) {
  const ZeroLayout layout = zero_layout(4, 4);
  auto expected = listed(4, 4, {.least = 1, .most = effort(12, 6)});
  std::erase_if(expected,
                [&](const Numbers& numbers) { return scaling_example(layout, numbers).empty(); });
  EXPECT_FALSE(expected.empty());
  EXPECT_EQ(listed(4, 4, {.least = 1, .most = effort(12, 6), .scaling = true}), expected);
}

TEST(ZeroList, HasWhatIsFoundByChance) {
  const auto grids = listed(4, 4, {.least = 2, .most = 30});
  auto search = ZeroSearch::make(5, 4, 4, 2);
  int found = 0;
  for (int i = 0; i < 100'000 && found < effort(200, 20); ++i) {
    const auto grid = search->attempt();
    if (!grid || std::ranges::max(grid->numbers) > 30) continue;
    ++found;
    EXPECT_TRUE(std::ranges::find(grids, grid->numbers) != grids.end())
        << to_text(search->layout(), *grid);
  }
  EXPECT_GE(found, effort(200, 20));
}

TEST(ZeroList, NumbersOfTwoWordsAreFoundToo) {
  const auto grids = listed(3, 3, {.least = 1, .most = 127});
  // The four without 1, and t + 1, t + 1, t, t.
  EXPECT_EQ(grids.size(), 4U + 126U);
  EXPECT_EQ(std::ranges::max(grids.back()), 127);
}

// The larger numbers may be, the fewer lines fit the cache, and the more they evict each other.
TEST(ZeroList, DoesNotDependOnTheLargestNumberWhereSumsAreSmall) {
  const ZeroLayout layout = zero_layout(6, 6);
  const auto few = **zero_numbers(layout, {.least = 2, .most = 20, .most_sum = 84});
  EXPECT_EQ(few.size(), 17U);
  EXPECT_EQ(**zero_numbers(layout, {.least = 2, .most = 127, .most_sum = 84}), few);
  for (const Numbers& numbers : few) EXPECT_TRUE(has_setting(layout, numbers));
}

TEST(ZeroList, StopsWhenItIsToldTo) {
  const ZeroLayout layout = zero_layout(4, 4);
  std::uint64_t asked = 0;
  const auto stopped =
      zero_numbers(layout, {.least = 1, .most = 60}, [&](std::uint64_t done, std::uint64_t total) {
        EXPECT_LT(done, total);
        return ++asked < 3;
      });
  EXPECT_EQ(*stopped, std::nullopt);
  EXPECT_EQ(asked, 3U);
  EXPECT_FALSE(*visit_zero_numbers(layout, {.least = 2, .most = 20},
                                   [](std::span<const std::int64_t>) { return false; }));
}

TEST(ZeroList, RefusesWhatItCannotList) {
  for (const ZeroBounds bounds :
       {ZeroBounds{.least = 0, .most = 5}, ZeroBounds{.least = 5, .most = 4},
        ZeroBounds{.least = 2, .most = 128}}) {
    EXPECT_FALSE(zero_numbers(zero_layout(3, 3), bounds));
  }
  EXPECT_FALSE(zero_numbers(zero_layout(7, 3), {.least = 2, .most = 5}));
  EXPECT_FALSE(zero_numbers(zero_layout(3, 2), {.least = 2, .most = 5}));
}

TEST(ZeroList, SmallestGridsHaveTheSmallestSums) {
  constexpr std::array<std::array<std::int64_t, 4>, 4> kSums = {
      {{48, 48, 46, 68}, {120, 46, 44, 62}, {128, 44, 56, 68}, {110, 56, 67, 84}}};
  for (std::uint8_t rows = 3; rows <= 6; ++rows) {
    for (std::uint8_t columns = 3; columns <= 6; ++columns) {
      // Long columns of three numbers have the largest sums.
      if (kSanitized && (rows > 4 || columns > 5)) continue;
      const ZeroLayout layout = zero_layout(rows, columns);
      const SmallestGrids smallest = smallest_zero_grids(layout, 2)->value();
      EXPECT_EQ(smallest.sum, kSums[rows - 3U][columns - 3U]) << int{rows} << " x " << int{columns};
      for (const Numbers& numbers : smallest.grids) {
        const ZeroGrid grid{.numbers = numbers, .operators = zero_example(layout, numbers)};
        EXPECT_TRUE(is_zero(layout, grid)) << to_text(layout, grid);
        EXPECT_TRUE(uses_all_operators(grid.operators));
        EXPECT_EQ(std::accumulate(numbers.begin(), numbers.end(), std::int64_t{0}), smallest.sum);
      }
    }
  }
  EXPECT_TRUE((*smallest_zero_grids(zero_layout(4, 3), 3))->grids.empty());
}

}  // namespace
}  // namespace reckon::zero
