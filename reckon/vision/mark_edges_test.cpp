// SPDX-License-Identifier: MIT
#include "reckon/vision/mark_edges.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <limits>
#include <string>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/vision/kernel.hpp"
#include "reckon/vision/weighted_sums.hpp"

namespace reckon::vision {
namespace {

template <typename T>
std::vector<std::uint8_t> by_definition(const Matrix<T>& rows, std::int32_t limit,
                                        std::vector<std::uint8_t> mask) {
  const Matrix<std::int64_t> wide(
      rows.rows(), rows.columns(),
      std::vector<std::int64_t>(rows.values().begin(), rows.values().end()));
  const auto sums = sums_by_definition(wide, edge_kernel());
  std::size_t at = 0;
  for (std::size_t r = 1; r + 1 < rows.rows(); ++r) {
    for (std::size_t c = 1; c + 1 < rows.columns(); ++c, ++at) {
      if (std::abs(sums(r, c)) > limit) mask[at] = 1;
    }
  }
  return mask;
}

// Only black and white, which gives the largest sums; nearly black; or anything.
template <typename T>
Matrix<T> random_rows(SplitMix64& random, std::size_t rows, std::size_t columns) {
  constexpr std::uint64_t kMost = std::numeric_limits<T>::max();
  const std::uint64_t kind = random.below(3);
  Matrix<T> matrix(rows, columns);
  for (T& value : matrix.rows_from(0, rows)) {
    value = static_cast<T>(kind == 0   ? kMost * random.below(2)
                           : kind == 1 ? random.below(3)
                                       : random.below(kMost + 1));
  }
  return matrix;
}

template <typename T>
void expect_the_definition() {
  constexpr std::int32_t kLargest = 8 * std::numeric_limits<T>::max();
  constexpr std::int32_t kNone = std::numeric_limits<std::int32_t>::max();
  SplitMix64 random(sizeof(T));
  for (std::size_t rows = 3; rows <= effort(7U, 5U); ++rows) {
    for (std::size_t columns = 3; columns <= 103; ++columns) {
      for (const std::int32_t limit :
           {-1, 0, 1, 7, 90, kLargest / 3, kLargest - 1, kLargest, 0x7fff, 0x8000, 0xffff, kNone}) {
        const Matrix<T> matrix = random_rows<T>(random, rows, columns);
        // Existing marks stay.
        std::vector<std::uint8_t> mask((rows - 2) * (columns - 2));
        mask[random.below(mask.size())] = 1;
        const auto expected = by_definition(matrix, limit, mask);
        mark_edges(matrix.rows_from(0, rows), columns, limit, mask);
        ASSERT_EQ(mask, expected) << rows << " x " << columns << ", limit " << limit;
      }
    }
  }
}

TEST(MarkEdges, MarksThoseOfTheDefinitionInEightBits) { expect_the_definition<std::uint8_t>(); }

TEST(MarkEdges, MarksThoseOfTheDefinitionInSixteenBits) { expect_the_definition<std::uint16_t>(); }

// The largest possible sums, of both signs, at every place of a vector.
template <typename T>
void expect_the_largest_sums() {
  constexpr T kMost = std::numeric_limits<T>::max();
  constexpr std::int32_t kLargest = 8 * kMost;
  constexpr std::size_t kColumns = 80;
  for (std::size_t c = 1; c + 1 < kColumns; ++c) {
    for (const bool bright : {true, false}) {
      Matrix<T> matrix(3, kColumns, bright ? T(0) : kMost);
      matrix(1, c) = bright ? kMost : T(0);
      std::vector<std::uint8_t> only(kColumns - 2);
      only[c - 1] = 1;
      for (const std::int32_t limit : {kLargest - 1, kLargest}) {
        std::vector<std::uint8_t> mask(kColumns - 2);
        mark_edges(matrix.rows_from(0, 3), kColumns, limit, mask);
        EXPECT_EQ(mask, limit < kLargest ? only : std::vector<std::uint8_t>(kColumns - 2)) << c;
      }
    }
  }
}

TEST(MarkEdges, ComparesTheLargestSums) {
  expect_the_largest_sums<std::uint8_t>();
  expect_the_largest_sums<std::uint16_t>();
}

}  // namespace
}  // namespace reckon::vision
