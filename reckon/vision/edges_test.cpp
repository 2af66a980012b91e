// SPDX-License-Identifier: MIT
#include "reckon/vision/edges.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <numeric>
#include <utility>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/vision/detail/row_arithmetic.hpp"
#include "reckon/vision/kernel.hpp"
#include "reckon/vision/weighted_sums.hpp"

namespace reckon::vision {
namespace {

using testing::Each;

// threshold < |sum| / max(1, mean), in any channel, without the outermost rows and columns.
template <typename T>
Matrix<std::uint8_t> by_definition(const std::vector<Matrix<T>>& channels,
                                   const Rational& threshold) {
  const std::size_t rows = channels[0].rows();
  const std::size_t columns = channels[0].columns();
  Matrix<std::uint8_t> result(rows - 2, columns - 2);
  for (const Matrix<T>& channel : channels) {
    const Matrix<std::int64_t> wide(
        rows, columns, std::vector<std::int64_t>(channel.values().begin(), channel.values().end()));
    Rational sum(0);
    for (const std::int64_t value : wide.values()) sum = sum + Rational(value);
    const Rational mean =
        std::max(Rational(1), sum / Rational(static_cast<std::int64_t>(rows * columns)));
    const auto sums = sums_by_definition(wide, edge_kernel());
    for (std::size_t r = 1; r + 1 < rows; ++r) {
      for (std::size_t c = 1; c + 1 < columns; ++c) {
        if (threshold < Rational(std::abs(sums(r, c))) / mean) result(r - 1, c - 1) = 1;
      }
    }
  }
  return result;
}

template <typename T>
std::vector<Matrix<T>> random_channels(SplitMix64& random) {
  // More rows than are marked at once, and more columns than one or two vectors have, are rarer.
  const std::size_t rows = 3 + random.below(random.below(4) == 0 ? 40 : 6);
  const std::size_t columns = 3 + random.below(random.below(4) == 0 ? 70 : 6);
  // Dark pictures have a mean below 1, flat ones have sums exactly at the limit, and
  // black-and-white ones have the largest sums.
  constexpr std::uint64_t kMost = std::numeric_limits<T>::max();
  const std::uint64_t kind = random.below(4);
  const std::uint64_t below = kind == 0 ? 1 + random.below(3) : kind == 1 ? 2 : kMost + 1;
  const std::uint64_t factor = kind == 1 ? kMost : 1;
  std::vector<Matrix<T>> channels;
  for (std::uint64_t i = 1 + random.below(5); i > 0; --i) {
    Matrix<T> channel(rows, columns);
    for (T& value : channel.rows_from(0, rows)) {
      value = static_cast<T>(factor * random.below(below));
    }
    channels.push_back(std::move(channel));
  }
  return channels;
}

Rational random_threshold(SplitMix64& random) {
  if (random.below(10) == 0) return *Rational::parse("99999999999999999999999");
  return Rational::fraction(static_cast<std::int64_t>(random.below(60)) - 5,
                            1 + static_cast<std::int64_t>(random.below(10)));
}

// The edges of a picture that is read row by row.
template <typename T>
Matrix<std::uint8_t> row_by_row(const std::vector<Matrix<T>>& channels, const Rational& threshold) {
  std::vector<std::int32_t> limits;
  for (const Matrix<T>& channel : channels) {
    const auto& values = channel.values();
    const auto sum = std::accumulate(values.begin(), values.end(), std::uint64_t{0});
    limits.push_back(edge_limit(threshold, sum, values.size()));
  }
  const std::size_t rows = channels[0].rows();
  Matrix<std::uint8_t> found(rows - 2, channels[0].columns() - 2);
  EdgeRows<T> finder(channels[0].columns(), limits);
  for (std::size_t r = 0; r < rows; ++r) {
    for (std::size_t i = 0; i < channels.size(); ++i) {
      std::ranges::copy(channels[i].row(r), finder.next_row(i).begin());
    }
    const auto row = finder.take_rows();
    EXPECT_EQ(row.empty(), r < 2);
    if (r >= 2) std::ranges::copy(row, found.row(r - 2).begin());
  }
  return found;
}

TEST(Edges, AreThoseOfTheDefinition) {
  for (std::uint64_t seed = 0; seed < effort(2000U, 200U); ++seed) {
    SCOPED_TRACE(seed);
    SplitMix64 random(seed);
    const auto channels = random_channels<std::uint8_t>(random);
    const Rational threshold = random_threshold(random);
    const auto expected = by_definition(channels, threshold);
    ASSERT_EQ(edges(channels, threshold), expected);
    ASSERT_EQ(row_by_row(channels, threshold), expected);
  }
}

TEST(Edges, AreFoundInSixteenBits) {
  for (std::uint64_t seed = 0; seed < effort(500U, 100U); ++seed) {
    SCOPED_TRACE(seed);
    SplitMix64 random(seed);
    const auto channels = random_channels<std::uint16_t>(random);
    const Rational threshold = random_threshold(random);
    ASSERT_EQ(row_by_row(channels, threshold), by_definition(channels, threshold));
  }
}

// Sizes around those at which rows and columns are processed together.
TEST(Edges, AreFoundInEveryShape) {
  SplitMix64 random(1);
  const std::vector<Rational> thresholds = {Rational(0), Rational::fraction(7, 10), Rational(8),
                                            *Rational::parse("99999999999999999999999")};
  for (const std::size_t rows : {3U, 4U, 17U, 18U, 19U, 34U, 35U}) {
    for (const std::size_t columns : {3U, 4U, 5U, 16U, 33U, 34U, 35U, 36U, 66U, 67U}) {
      std::vector<Matrix<std::uint8_t>> channels(1 + random.below(5),
                                                 Matrix<std::uint8_t>(rows, columns));
      for (auto& channel : channels) {
        for (auto& value : channel.rows_from(0, rows)) {
          value = static_cast<std::uint8_t>(255 * random.below(2));
        }
      }
      for (const Rational& threshold : thresholds) {
        ASSERT_EQ(edges(channels, threshold), by_definition(channels, threshold))
            << rows << " x " << columns << ", " << threshold.to_text();
      }
    }
  }
}

// All lengths around those of vectors, and enough elements that 16-bit sums would overflow.
TEST(Edges, HaveExactMeans) {
  SplitMix64 random(2);
  for (std::size_t size = 0; size < 40000; size += size < 300 ? 1 : 1237) {
    std::vector<std::uint8_t> values(size, 255);
    EXPECT_EQ(sum_of(values), 255 * size);
    std::uint64_t sum = 0;
    for (std::uint8_t& value : values) sum += value = static_cast<std::uint8_t>(random.below(256));
    EXPECT_EQ(sum_of(values), sum);
  }
}

TEST(Edges, AreNoneWhereNothingChanges) {
  const std::vector<Matrix<std::uint8_t>> flat(3, Matrix<std::uint8_t>(10, 12, 200));
  EXPECT_THAT(edges(flat, Rational(0)).values(), Each(0));
  EXPECT_THAT(edges(flat, Rational(-1)).values(), Each(1)) << "0 is larger than any limit below 0";
  EXPECT_EQ(edges(flat, Rational(0)).rows(), 8U);
  EXPECT_EQ(edges({}, Rational(0)), Matrix<std::uint8_t>());
  EXPECT_EQ(edges(std::vector(1, Matrix<std::uint8_t>(2, 9)), Rational(0)), Matrix<std::uint8_t>());
}

TEST(Edges, HaveExactLimits) {
  // 7/10 of a mean of 10/3 is 7/3; for a mean below 1 it is 7/10.
  EXPECT_EQ(edge_limit(Rational::fraction(7, 10), 10, 3), 2);
  EXPECT_EQ(edge_limit(Rational::fraction(7, 10), 1, 3), 0);
  EXPECT_EQ(edge_limit(Rational(3), 0, 0), 3);
  EXPECT_EQ(edge_limit(Rational::fraction(-1, 10), 5, 1), -1);
  EXPECT_EQ(edge_limit(*Rational::parse("99999999999999999999999"), 5, 1),
            std::numeric_limits<std::int32_t>::max());
}

}  // namespace
}  // namespace reckon::vision
