// SPDX-License-Identifier: MIT
#include "reckon/vision/weighted_sums.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <limits>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/vision/random_grey_test.hpp"
#include "reckon/vision/random_kernel_test.hpp"

namespace reckon::vision {
namespace {

template <typename T>
Matrix<T> random_matrix(SplitMix64& random, std::uint64_t largest, std::uint64_t below) {
  Matrix<T> matrix(random.below(largest + 1), random.below(largest + 1));
  for (std::size_t r = 0; r < matrix.rows(); ++r) {
    for (T& value : matrix.row(r)) value = static_cast<T>(random.below(below));
  }
  return matrix;
}

Matrix<std::int64_t> widened(const auto& matrix) {
  return {matrix.rows(), matrix.columns(),
          std::vector<std::int64_t>(matrix.values().begin(), matrix.values().end())};
}

// Compares matrices of a type, with elements below a bound, with the definition.
template <typename T>
void expect_definition(std::uint64_t seeds, std::uint64_t below) {
  for (std::uint64_t seed = 0; seed < seeds; ++seed) {
    SCOPED_TRACE(seed);
    SplitMix64 random(seed);
    const Matrix<T> matrix = random_matrix<T>(random, 14, below);
    const Kernel kernel = random_kernel(random, 7);
    const Movement movement = {1 + random.below(3), 1 + random.below(3)};
    const KernelPlan how = plan(kernel).value();
    const auto sums = weighted_sums(matrix, how, movement);
    ASSERT_TRUE(sums) << sums.error().message;
    const Matrix<std::int64_t> expected = sums_by_definition(widened(matrix), kernel, movement);
    ASSERT_EQ(*sums, expected) << to_text(kernel);
    const auto bound = static_cast<std::int64_t>(random.below(100)) - 50;
    using enum Comparison;
    for (const Comparison comparison :
         {less, less_or_equal, equal, not_equal, greater_or_equal, greater}) {
      const auto bits = compare_sums(matrix, how, bound, comparison, movement);
      ASSERT_TRUE(bits);
      for (std::size_t i = 0; i < expected.values().size(); ++i) {
        ASSERT_EQ(bits->values()[i], holds(bound, comparison, expected.values()[i]) ? 1 : 0);
      }
    }
  }
}

TEST(WeightedSums, AreThoseOfTheDefinition) {
  constexpr std::uint64_t kSeeds = effort(3000, 300);
  expect_definition<std::uint8_t>(kSeeds, 256);
  expect_definition<std::uint8_t>(kSeeds / 3, 2);
  expect_definition<std::int8_t>(kSeeds / 3, 256);
  expect_definition<std::int16_t>(kSeeds / 3, 65536);
  expect_definition<std::uint16_t>(kSeeds / 3, 65536);
  expect_definition<std::int32_t>(kSeeds / 3, std::uint64_t{1} << 16U);
  expect_definition<std::int64_t>(kSeeds / 3, 1000);
}

// Every kernel shape up to 5 x 5 on every matrix shape up to 6 x 6.
TEST(WeightedSums, AreRightForEverySmallShape) {
  SplitMix64 random(5);
  for (std::size_t shape = 0; shape < std::size_t{5} * 5 * 7 * 7; ++shape) {
    Kernel kernel(1 + shape % 5, 1 + shape / 5 % 5);
    Matrix<std::int32_t> matrix(shape / 25 % 7, shape / 175);
    for (std::size_t r = 0; r < kernel.rows(); ++r) {
      for (auto& weight : kernel.row(r)) weight = static_cast<std::int64_t>(random.below(3)) - 1;
    }
    for (std::size_t r = 0; r < matrix.rows(); ++r) {
      for (auto& value : matrix.row(r))
        value = static_cast<std::int32_t>(random.below(2000)) - 1000;
    }
    ASSERT_EQ(weighted_sums(matrix, *plan(kernel)), sums_by_definition(widened(matrix), kernel))
        << shape;
    const Kernel box(kernel.rows(), kernel.columns(), -2);
    ASSERT_EQ(weighted_sums(matrix, *plan(box)), sums_by_definition(widened(matrix), box)) << shape;
  }
}

// Rows longer than any vector, and windows of the largest size.
TEST(WeightedSums, AreRightForLargeWindows) {
  for (const std::size_t size : {30U, 31U, 254U, 255U}) {
    SplitMix64 random(size);
    const Matrix<std::uint8_t> matrix = random_grey(random, 70, 301);
    Kernel box(size, size, 1);
    box(size / 2, size / 2) = -7;
    const auto sums = weighted_sums(matrix, *plan(box));
    ASSERT_TRUE(sums);
    // The sum of a box, from that of the columns, and the middle.
    const auto before = static_cast<std::ptrdiff_t>((size - 1) / 2);
    for (int i = 0; i < 300; ++i) {
      const std::size_t row = random.below(sums->rows());
      const std::size_t column = random.below(sums->columns());
      const Window<std::uint8_t> window(matrix, {.rows = size, .columns = size},
                                        static_cast<std::ptrdiff_t>(row) - before,
                                        static_cast<std::ptrdiff_t>(column) - before);
      std::int64_t sum = std::int64_t{-8} * window(size / 2, size / 2);
      for (std::size_t r = 0; r < size; ++r) {
        for (std::size_t c = 0; c < size; ++c) sum += window(r, c);
      }
      ASSERT_EQ((*sums)(row, column), sum);
    }
  }
}

TEST(WeightedSums, RefuseWhatMightOverflow) {
  const auto refusal = [](const auto& sums) { return sums ? "none" : sums.error().message; };
  constexpr auto kMost = std::numeric_limits<std::int64_t>::max();
  const Matrix<std::int64_t> most(1, 1, kMost);
  EXPECT_EQ(weighted_sums(most, *plan(Kernel(1, 1, -1))).value()(0, 0), -kMost);
  EXPECT_EQ(refusal(weighted_sums(most, *plan(Kernel(1, 1, 2)))),
            "the sums may be too large for 64 bits: give smaller weights or elements");
  EXPECT_EQ(refusal(weighted_sums(Matrix<std::uint64_t>(1, 1, ~std::uint64_t{0}),
                                  *plan(Kernel(1, 1, 1)))),
            "the sums may be too large for 64 bits: give smaller weights or elements");
  EXPECT_EQ(refusal(weighted_sums<std::int16_t>(Matrix<std::uint8_t>(1, 1, 129),
                                                *plan(Kernel(1, 1, 255)))),
            "the sums may be too large for 16 bits: give smaller weights or elements");
  EXPECT_EQ((weighted_sums<std::int16_t>(Matrix<std::uint8_t>(1, 1, 128), *plan(Kernel(1, 1, 255)))
                 .value()(0, 0)),
            128 * 255);
  EXPECT_EQ(refusal(compare_sums(most, *plan(Kernel(1, 2, 3)), 0, Comparison::less)),
            "the sums may be too large for 64 bits: give smaller weights or elements");
}

// The identities of the article, for random weights.
TEST(WeightedSums, ObeyTheRulesOfTheArticle) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    SCOPED_TRACE(seed);
    SplitMix64 random(seed);
    const auto matrix = random_matrix<std::uint8_t>(random, 20, 256);
    const auto factor = static_cast<std::int64_t>(random.below(17));
    const Kernel a = random_kernel(random, 3);
    Kernel b(a.rows(), a.columns());
    Kernel sum = a;
    for (std::size_t r = 0; r < a.rows(); ++r) {
      for (std::size_t c = 0; c < a.columns(); ++c) {
        b(r, c) = static_cast<std::int64_t>(random.below(17));
        sum(r, c) += b(r, c);
      }
    }
    const auto with = [&](const Kernel& kernel) {
      return weighted_sums(matrix, *plan(kernel)).value();
    };
    const auto plus = [](Matrix<std::int64_t> left, const Matrix<std::int64_t>& right) {
      for (std::size_t r = 0; r < left.rows(); ++r) {
        for (std::size_t c = 0; c < left.columns(); ++c) left(r, c) += right(r, c);
      }
      return left;
    };
    const auto times = [](Matrix<std::int64_t> left, std::int64_t by) {
      for (std::size_t r = 0; r < left.rows(); ++r) {
        for (std::int64_t& value : left.row(r)) value *= by;
      }
      return left;
    };
    // Scalar multiple, linearity, middle.
    EXPECT_EQ(with(Kernel(a.rows(), a.columns(), factor)),
              times(with(Kernel(a.rows(), a.columns(), 1)), factor));
    if (total_weight(a) < 1'000'000) {
      EXPECT_EQ(with(sum), plus(with(a), with(b)));
    }
    Kernel middle(3, 3);
    middle(1, 1) = factor;
    EXPECT_EQ(with(middle), times(widened(matrix), factor));
  }
}

// Non-integers are summed by definition only.
TEST(WeightedSums, AreDefinedForFractions) {
  const Matrix<double> matrix(2, 2, std::vector<double>{0.5, 1.5, -2.0, 0.25});
  const Matrix<double> weights(1, 3, std::vector<double>{1.0, 2.0, 4.0});
  EXPECT_EQ(sums_by_definition(matrix, weights),
            Matrix<double>(2, 2, std::vector<double>{7.0, 3.5, -3.0, -1.5}));
}

}  // namespace
}  // namespace reckon::vision
