// SPDX-License-Identifier: MIT
// The stencil operator: applies a function to every window of a matrix.
//
// It follows the conventions of APL's stencil (Dyalog 16.0, R. Hui, "Stencil Maneuvers"):
//
//     window of 3, movement 1        window of 4, movement 1        window of 3, movement 2
//
//       0 a b c d 0                    0 a b c d 0                    0 a b c d 0
//       [ . ]         centred on a     [ . . ]       between a and b  [ . ]         on a
//         [ . ]                on b      [ . . ]             b and c      [ . ]     on c
//           [ . ]              on c        [ . . ]           c and d
//             [ . ]            on d
//
// An odd window is centred on every element, an even one on every gap between two, which makes one
// position less. Elements beyond the matrix are 0. A movement of m keeps the first position and
// every m-th after it.
#pragma once

#include <cstddef>
#include <type_traits>
#include <utility>

#include "reckon/vision/matrix.hpp"

namespace reckon::vision {

/// The size and the movement (stride) of a window, all 1 or more. The two axes are independent.
struct WindowShape {
  std::size_t rows = 1;
  std::size_t columns = 1;
  std::size_t row_movement = 1;
  std::size_t column_movement = 1;
};

/// The windows along an axis: the start of the first one, and their number.
struct WindowAxis {
  std::size_t before;     ///< zeros before the matrix in the first window
  std::size_t positions;  ///< number of windows, at the given movement
};

/// Computes the windows for an axis of `length` elements and a window of `size`, 1 or more.
constexpr WindowAxis window_axis(std::size_t length, std::size_t size, std::size_t movement) {
  const std::size_t gaps = length == 0 ? 0 : length - 1;
  const std::size_t centres = size % 2 == 1 ? length : gaps;
  return {(size - 1) / 2, (centres + movement - 1) / movement};
}

/// A window at one position. Valid only while its matrix lives.
template <typename T>
class Window {
 public:
  Window(const Matrix<T>& matrix, const WindowShape& shape, std::ptrdiff_t top, std::ptrdiff_t left)
      : matrix_(&matrix), shape_(shape), top_(top), left_(left) {}

  std::size_t rows() const { return shape_.rows; }
  std::size_t columns() const { return shape_.columns; }

  /// Returns the element at a place of the window; zero beyond the matrix.
  T operator()(std::size_t row, std::size_t column) const {
    // Negative positions wrap around, and so are beyond the matrix too.
    const auto r = static_cast<std::size_t>(top_) + row;
    const auto c = static_cast<std::size_t>(left_) + column;
    return r < matrix_->rows() && c < matrix_->columns() ? (*matrix_)(r, c) : T();
  }

  /// Returns a copy of its elements.
  Matrix<T> copy() const {
    Matrix<T> result(rows(), columns());
    for (std::size_t r = 0; r < rows(); ++r) {
      for (std::size_t c = 0; c < columns(); ++c) result(r, c) = (*this)(r, c);
    }
    return result;
  }

 private:
  const Matrix<T>* matrix_;
  WindowShape shape_;
  std::ptrdiff_t top_;
  std::ptrdiff_t left_;
};

/// Applies `function(const Window<T>&)` to each window; it may return any type except bool. The
/// window for row i of the result begins at row i x movement - (size - 1) / 2 of the matrix;
/// columns likewise. Cost: a call per position.
template <typename T, typename Function>
auto stencil(const Matrix<T>& matrix, const WindowShape& shape, Function function) {
  using Value = std::remove_cvref_t<decltype(function(std::declval<const Window<T>&>()))>;
  const WindowAxis down = window_axis(matrix.rows(), shape.rows, shape.row_movement);
  const WindowAxis across = window_axis(matrix.columns(), shape.columns, shape.column_movement);
  Matrix<Value> result(down.positions, across.positions);
  for (std::size_t i = 0; i < down.positions; ++i) {
    for (std::size_t j = 0; j < across.positions; ++j) {
      const auto top = static_cast<std::ptrdiff_t>(i * shape.row_movement) -
                       static_cast<std::ptrdiff_t>(down.before);
      const auto left = static_cast<std::ptrdiff_t>(j * shape.column_movement) -
                        static_cast<std::ptrdiff_t>(across.before);
      result(i, j) = function(Window<T>(matrix, shape, top, left));
    }
  }
  return result;
}

}  // namespace reckon::vision
