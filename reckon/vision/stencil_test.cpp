// SPDX-License-Identifier: MIT
#include "reckon/vision/stencil.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <vector>

#include "reckon/vision/weighted_sums.hpp"

namespace reckon::vision {
namespace {

using testing::ElementsAre;

// rows x columns elements, counting from 1.
Matrix<int> counting(std::size_t rows, std::size_t columns) {
  std::vector<int> values(rows * columns);
  std::iota(values.begin(), values.end(), 1);
  return {rows, columns, std::move(values)};
}

// The windows as lists.
auto windows(const Matrix<int>& matrix, const WindowShape& shape) {
  return stencil(matrix, shape, [](const Window<int>& window) { return window.copy().values(); });
}

int sum_of_window(const Window<int>& window) {
  const std::vector<int> values = window.copy().values();
  return std::accumulate(values.begin(), values.end(), 0);
}

// The windows of 5 x 3 of the 6 x 5 matrix of 1 to 30, all thirty of them.
TEST(Stencil, ShowsTheWindowsOfTheArticle) {
  // A window has the columns and rows around its own, and 0 beyond the matrix.
  const auto found = windows(counting(6, 5), {.rows = 5, .columns = 3});
  ASSERT_EQ(found.rows(), 6U);
  ASSERT_EQ(found.columns(), 5U);
  EXPECT_THAT(found(0, 0), ElementsAre(0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 6, 7, 0, 11, 12));
  EXPECT_THAT(found(0, 4), ElementsAre(0, 0, 0, 0, 0, 0, 4, 5, 0, 9, 10, 0, 14, 15, 0));
  EXPECT_THAT(found(1, 2), ElementsAre(0, 0, 0, 2, 3, 4, 7, 8, 9, 12, 13, 14, 17, 18, 19));
  EXPECT_THAT(found(2, 1), ElementsAre(1, 2, 3, 6, 7, 8, 11, 12, 13, 16, 17, 18, 21, 22, 23));
  EXPECT_THAT(found(3, 3), ElementsAre(8, 9, 10, 13, 14, 15, 18, 19, 20, 23, 24, 25, 28, 29, 30));
  EXPECT_THAT(found(5, 4), ElementsAre(19, 20, 0, 24, 25, 0, 29, 30, 0, 0, 0, 0, 0, 0, 0));
  for (std::size_t r = 0; r < 6; ++r) {
    for (std::size_t c = 0; c < 5; ++c) {
      for (std::size_t i = 0; i < 5; ++i) {
        for (std::size_t j = 0; j < 3; ++j) {
          const bool inside = r + i >= 2 && r + i < 8 && c + j >= 1 && c + j < 6;
          const auto number = static_cast<int>((r + i - 2) * 5 + c + j);
          EXPECT_EQ(found(r, c)[i * 3 + j], inside ? number : 0) << r << c << i << j;
        }
      }
    }
  }
}

// Their sums, as the article prints them.
TEST(Stencil, HasTheSumsOfTheArticle) {
  const Matrix<int> expected(6, 5, {39,  63,  72,  81,  57,   //
                                    72,  114, 126, 138, 96,   //
                                    115, 180, 195, 210, 145,  //
                                    165, 255, 270, 285, 195,  //
                                    152, 234, 246, 258, 176,  //
                                    129, 198, 207, 216, 147});
  EXPECT_EQ(stencil(counting(6, 5), {.rows = 5, .columns = 3}, sum_of_window), expected);
  EXPECT_EQ(*weighted_sums<std::int32_t>(counting(6, 5), *plan(Kernel(5, 3, 1))), expected);
}

// An even window lies between two elements: 2 x 2 needs no zeros, 4 x 4 has one on every side.
TEST(Stencil, CentresEvenWindowsBetweenElements) {
  const auto pairs = windows(counting(3, 4), {.rows = 2, .columns = 2});
  ASSERT_EQ(pairs.rows(), 2U);
  ASSERT_EQ(pairs.columns(), 3U);
  EXPECT_THAT(pairs(0, 0), ElementsAre(1, 2, 5, 6));
  EXPECT_THAT(pairs(1, 2), ElementsAre(7, 8, 11, 12));
  const auto four = windows(counting(1, 4), {.rows = 1, .columns = 4});
  ASSERT_EQ(four.rows(), 1U);
  ASSERT_EQ(four.columns(), 3U);
  EXPECT_THAT(four(0, 0), ElementsAre(0, 1, 2, 3));
  EXPECT_THAT(four(0, 2), ElementsAre(2, 3, 4, 0));
}

TEST(Stencil, MovesByMoreThanOne) {
  const Matrix<int> matrix = counting(7, 6);
  const auto all = windows(matrix, {.rows = 3, .columns = 4});
  for (std::size_t down = 1; down <= 8; ++down) {
    for (std::size_t across = 1; across <= 7; ++across) {
      const auto some = windows(matrix, {3, 4, down, across});
      ASSERT_EQ(some.rows(), (7 + down - 1) / down);
      ASSERT_EQ(some.columns(), (5 + across - 1) / across);
      for (std::size_t i = 0; i < some.rows(); ++i) {
        for (std::size_t j = 0; j < some.columns(); ++j) {
          EXPECT_EQ(some(i, j), all(i * down, j * across));
        }
      }
    }
  }
}

TEST(Stencil, TakesWindowsLargerThanTheMatrix) {
  const auto found = windows(Matrix<int>(1, 1, 7), {.rows = 3, .columns = 5});
  ASSERT_EQ(found.rows(), 1U);
  EXPECT_THAT(found(0, 0), ElementsAre(0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0));
  EXPECT_EQ(windows(Matrix<int>(1, 1, 7), {.rows = 2, .columns = 1}).rows(), 0U);
  EXPECT_EQ(windows(Matrix<int>(), {.rows = 3, .columns = 3}).rows(), 0U);
}

// Functions with special code in APL work like any other: "all", "any", "even number of ones".
TEST(Stencil, AppliesAnyFunction) {
  const Matrix<std::uint8_t> bits(2, 3, std::vector<std::uint8_t>{1, 1, 0, 1, 1, 1});
  const auto with = [&](auto reduce) {
    return stencil(bits, {.rows = 2, .columns = 2},
                   [&](const auto& window) {
                     const auto values = window.copy().values();
                     return static_cast<int>(reduce(values));
                   })
        .values();
  };
  EXPECT_THAT(with([](const auto& v) { return std::ranges::count(v, 0) == 0; }), ElementsAre(1, 0));
  EXPECT_THAT(with([](const auto& v) { return std::ranges::count(v, 1) > 0; }), ElementsAre(1, 1));
  EXPECT_THAT(with([](const auto& v) { return std::ranges::count(v, 1) % 2; }), ElementsAre(0, 1));
}

}  // namespace
}  // namespace reckon::vision
