// SPDX-License-Identifier: MIT
#include "reckon/vision/edges.hpp"

#include <algorithm>
#include <limits>

#include "reckon/vision/detail/row_arithmetic.hpp"
#include "reckon/vision/mark_edges.hpp"

namespace reckon::vision {

std::int32_t edge_limit(const Rational& threshold, std::uint64_t sum, std::uint64_t count) {
  constexpr std::int32_t kMost = std::numeric_limits<std::int32_t>::max();
  const auto whole = [](std::uint64_t value) { return Rational(static_cast<std::int64_t>(value)); };
  const Rational mean = count == 0 ? Rational(0) : whole(sum) / whole(count);
  const Rational limit = (threshold * std::max(Rational(1), mean)).floor();
  if (limit.sign() < 0) return -1;
  if (limit > Rational(kMost)) return kMost;
  return static_cast<std::int32_t>(*limit.to_int64());
}

template <typename T>
EdgeRows<T>::EdgeRows(std::size_t columns, std::span<const std::int32_t> limits)
    : columns_(columns),
      limits_(limits.begin(), limits.end()),
      rows_(limits.size() * kKept * columns),
      edges_(columns - 2) {}

template <typename T>
std::span<T> EdgeRows<T>::next_row(std::size_t channel) {
  return std::span(rows_).subspan((channel * kKept + taken_) * columns_, columns_);
}

template <typename T>
std::span<const std::uint8_t> EdgeRows<T>::take_rows() {
  if (taken_ + 1 < kKept) {
    ++taken_;
    return {};
  }
  std::ranges::fill(edges_, 0);
  for (std::size_t i = 0; i < limits_.size(); ++i) {
    const auto rows = std::span(rows_).subspan(i * kKept * columns_, kKept * columns_);
    mark_edges(rows, columns_, limits_[i], edges_);
    std::ranges::copy(rows.subspan(columns_), rows.begin());
  }
  return edges_;
}

template class EdgeRows<std::uint8_t>;
template class EdgeRows<std::uint16_t>;

Matrix<std::uint8_t> edges(std::span<const Matrix<std::uint8_t>> channels,
                           const Rational& threshold) {
  if (channels.empty() || channels[0].rows() < 3 || channels[0].columns() < 3) return {};
  const std::size_t rows = channels[0].rows();
  const std::size_t columns = channels[0].columns();
  std::vector<std::int32_t> limits;
  for (const Matrix<std::uint8_t>& channel : channels) {
    const auto& values = channel.values();
    limits.push_back(edge_limit(threshold, sum_of(values), values.size()));
  }
  Matrix<std::uint8_t> result(rows - 2, columns - 2);
  // Alternates between channels every few rows, so that their edges stay in the nearest cache.
  constexpr std::size_t kRows = 16;
  for (std::size_t first = 0; first < rows - 2; first += kRows) {
    const std::size_t count = std::min(kRows, rows - 2 - first);
    for (std::size_t i = 0; i < channels.size(); ++i) {
      mark_edges(channels[i].rows_from(first, count + 2), columns, limits[i],
                 result.rows_from(first, count));
    }
  }
  return result;
}

}  // namespace reckon::vision
