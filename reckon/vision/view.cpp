// SPDX-License-Identifier: MIT
#include "reckon/vision/view.hpp"

#include <algorithm>
#include <tuple>

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

std::pair<std::int64_t, std::int64_t> Turn::in_picture(std::int64_t row,
                                                       std::int64_t column) const {
  return {floor_of(column * sine + row * cosine, View::kRun),
          floor_of(column * cosine - row * sine, View::kRun)};
}

std::pair<std::int64_t, std::int64_t> Turn::on_page(std::int64_t row, std::int64_t column) const {
  return {floor_of(row * cosine - column * sine, View::kRun),
          floor_of(column * cosine + row * sine, View::kRun)};
}

Cutout Cutout::whole(std::size_t rows, std::size_t columns) {
  const auto middle_row = static_cast<std::int64_t>(rows / 2);
  const auto middle_column = static_cast<std::int64_t>(columns / 2);
  return {.top = -middle_row,
          .left = -middle_column,
          .bottom = static_cast<std::int64_t>(rows) - middle_row,
          .right = static_cast<std::int64_t>(columns) - middle_column};
}

Cutout Cutout::around(const Mask& ink, const Turn& turn) {
  const auto middle_row = static_cast<std::int64_t>(ink.rows() / 2);
  const auto middle_column = static_cast<std::int64_t>(ink.columns() / 2);
  Cutout cutout{.turn = turn};
  for (std::size_t r = 0; r < ink.rows(); ++r) {
    const auto row = ink.row(r);
    for (std::size_t c = 0; c < row.size(); ++c) {
      if (row[c] == 0) continue;
      const auto [y, x] = turn.on_page(static_cast<std::int64_t>(r) - middle_row,
                                       static_cast<std::int64_t>(c) - middle_column);
      cutout.top = std::min(cutout.top, y);
      cutout.left = std::min(cutout.left, x);
      cutout.bottom = std::max(cutout.bottom, y);
      cutout.right = std::max(cutout.right, x);
    }
  }
  constexpr std::int64_t kMargin = 16;
  cutout.top -= kMargin;
  cutout.left -= kMargin;
  cutout.bottom += kMargin;
  cutout.right += kMargin;
  return cutout;
}

Levelling::Levelling(std::size_t rows, std::size_t columns, const Cutout& cutout, const View& view,
                     unsigned scale)
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
  // The corners of the cutout on the page: two linear equations in the two coordinates, with
  // coefficients in 2^-20.
  std::int64_t right = 0;
  std::int64_t bottom = 0;
  constexpr std::int64_t kParts = 1 << 20;
  constexpr std::int64_t kPartsOfLength = kParts / kLengthOne;
  constexpr std::int64_t kFarOfParts = View::kFar / kParts;
  for (const std::int64_t y : {cutout.top, cutout.bottom}) {
    for (const std::int64_t x : {cutout.left, cutout.right}) {
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
  // The page is turned after it was seen.
  const std::int64_t cosine = cutout.turn.cosine;
  const std::int64_t sine = cutout.turn.sine;
  std::tie(along_right_, fall_right_) =
      std::pair((along_right_ * cosine - fall_right_ * sine) / run,
                (along_right_ * sine + fall_right_ * cosine) / run);
  std::tie(along_down_, lean_down_) = std::pair((along_down_ * cosine - lean_down_ * sine) / run,
                                                (along_down_ * sine + lean_down_ * cosine) / run);
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
  return levelled(picture, Levelling(picture.rows(), picture.columns(), view, scale));
}

Grey levelled(const Grey& picture, const Levelling& levelling) {
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
