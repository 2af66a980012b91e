// SPDX-License-Identifier: MIT
// Matrices, on which stencils operate.
#pragma once

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace reckon::vision {

/// A matrix of any value type except bool, stored row by row. Rows and columns count from 0.
template <typename T>
class Matrix {
 public:
  Matrix() = default;
  Matrix(std::size_t rows, std::size_t columns, const T& value = T())
      : rows_(rows), columns_(columns), values_(rows * columns, value) {}
  /// Makes a matrix of the values row by row; their number must be rows x columns.
  Matrix(std::size_t rows, std::size_t columns, std::vector<T> values)
      : rows_(rows), columns_(columns), values_(std::move(values)) {}

  /// The number of rows and of columns.
  std::size_t rows() const { return rows_; }
  std::size_t columns() const { return columns_; }

  /// Returns the value in a row and column, without bounds checks.
  T& operator()(std::size_t row, std::size_t column) { return values_[row * columns_ + column]; }
  const T& operator()(std::size_t row, std::size_t column) const {
    return values_[row * columns_ + column];
  }

  /// Returns the values of one row, from left to right.
  std::span<T> row(std::size_t row) { return std::span(values_).subspan(row * columns_, columns_); }
  std::span<const T> row(std::size_t row) const {
    return std::span(values_).subspan(row * columns_, columns_);
  }

  /// Returns consecutive rows.
  std::span<T> rows_from(std::size_t first, std::size_t count) {
    return std::span(values_).subspan(first * columns_, count * columns_);
  }
  std::span<const T> rows_from(std::size_t first, std::size_t count) const {
    return std::span(values_).subspan(first * columns_, count * columns_);
  }

  /// Returns all values, row by row.
  const std::vector<T>& values() const { return values_; }

  friend bool operator==(const Matrix& a, const Matrix& b) = default;

 private:
  std::size_t rows_ = 0;
  std::size_t columns_ = 0;
  std::vector<T> values_;
};

}  // namespace reckon::vision
