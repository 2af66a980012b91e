// SPDX-License-Identifier: MIT
#include "reckon/vision/view.hpp"

#include <algorithm>

namespace reckon::vision {
namespace {

// The length of an element, in units that resolve less than one.
constexpr std::int64_t kLengthOne = kPlaceOne * kPlaceOne;

// Round down and up, also for negative numbers; the divisor is positive.
std::int64_t floor_of(std::int64_t a, std::int64_t b) { return a / b - (a % b < 0 ? 1 : 0); }
std::int64_t ceiling_of(std::int64_t a, std::int64_t b) { return a / b + (a % b > 0 ? 1 : 0); }

}  // namespace

std::int64_t View::length() const {
  const std::int64_t square = std::int64_t{kRun} * kRun + std::int64_t{fall} * lean;
  std::int64_t root = kRun / 2;
  while (root * root < square) ++root;
  return root;
}

Levelling::Levelling(std::size_t rows, std::size_t columns, const View& view, unsigned scale)
    : middle_row_(static_cast<std::int64_t>(rows / 2)),
      middle_column_(static_cast<std::int64_t>(columns / 2)) {
  const std::int64_t run = View::kRun;
  const std::int64_t fall = view.fall;
  const std::int64_t lean = view.lean;
  const std::int64_t length = view.length();
  along_right_ = along_down_ = run * kLengthOne / length / scale;
  fall_right_ = fall * kLengthOne / length / scale;
  lean_down_ = lean * kLengthOne / length / scale;
  narrowing_right_ = view.narrowing_right / static_cast<std::int64_t>(scale);
  narrowing_down_ = view.narrowing_down / static_cast<std::int64_t>(scale);
  // The corners of the picture on the page: two linear equations in the two coordinates, with
  // coefficients in 2^-20.
  std::int64_t right = 0;
  std::int64_t bottom = 0;
  constexpr std::int64_t kParts = 1 << 20;
  constexpr std::int64_t kPartsOfLength = kParts / kLengthOne;
  constexpr std::int64_t kFarOfParts = View::kFar / kParts;
  for (const std::int64_t y : {-middle_row_, static_cast<std::int64_t>(rows) - middle_row_}) {
    for (const std::int64_t x :
         {-middle_column_, static_cast<std::int64_t>(columns) - middle_column_}) {
      const std::int64_t a = along_right_ * kPartsOfLength - x * narrowing_right_ / kFarOfParts;
      const std::int64_t b = -lean_down_ * kPartsOfLength - x * narrowing_down_ / kFarOfParts;
      const std::int64_t c = fall_right_ * kPartsOfLength - y * narrowing_right_ / kFarOfParts;
      const std::int64_t d = along_down_ * kPartsOfLength - y * narrowing_down_ / kFarOfParts;
      const std::int64_t determinant = (a * d - b * c) / kParts;
      const std::int64_t column = x * d - y * b;
      const std::int64_t row = y * a - x * c;
      left_ = std::min(left_, floor_of(column, determinant));
      right = std::max(right, ceiling_of(column, determinant));
      top_ = std::min(top_, floor_of(row, determinant));
      bottom = std::max(bottom, ceiling_of(row, determinant));
    }
  }
  rows_ = static_cast<std::size_t>(bottom - top_);
  columns_ = static_cast<std::size_t>(right - left_);
}

std::pair<std::int64_t, std::int64_t> Levelling::source(std::size_t row, std::size_t column) const {
  const std::int64_t y = static_cast<std::int64_t>(row) + top_;
  const std::int64_t x = static_cast<std::int64_t>(column) + left_;
  const std::int64_t down = x * fall_right_ + y * along_down_;
  const std::int64_t across = x * along_right_ - y * lean_down_;
  // Shifts round down, also for negative numbers.
  if (narrowing_right_ == 0 && narrowing_down_ == 0) {
    return {(down >> kPlaceBits) + middle_row_ * kPlaceOne,
            (across >> kPlaceBits) + middle_column_ * kPlaceOne};
  }
  // Its distance, in 2^-20 of the distance of the middle.
  constexpr int kFarBits = 10;
  constexpr int kUpBits = 20 - kPlaceBits;
  const std::int64_t distance =
      (View::kFar + x * narrowing_right_ + y * narrowing_down_) >> kFarBits;
  return {(down << kUpBits) / distance + middle_row_ * kPlaceOne,
          (across << kUpBits) / distance + middle_column_ * kPlaceOne};
}

Grey levelled(const Grey& picture, const View& view, unsigned scale) {
  const Levelling levelling(picture.rows(), picture.columns(), view, scale);
  Grey level(levelling.rows(), levelling.columns());
  for (std::size_t i = 0; i < level.rows(); ++i) {
    for (std::size_t j = 0; j < level.columns(); ++j) {
      const auto [row, column] = levelling.source(i, j);
      level(i, j) = between(picture, row, column);
    }
  }
  return level;
}

}  // namespace reckon::vision
