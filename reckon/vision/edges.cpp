#include "reckon/vision/edges.hpp"

#include <algorithm>
#include <limits>

#include "reckon/vision/kernel.hpp"
#include "reckon/vision/kernel_plan.hpp"
#include "reckon/vision/row_arithmetic.hpp"
#include "reckon/vision/row_buffer.hpp"

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

KernelPlan edge_plan() {
  return {.rows = 3,
          .columns = 3,
          .separable = {{.down = {.taps = {{0, 1}, {1, 1}, {2, 1}}},
                         .across = {.taps = {{0, -1}, {1, -1}, {2, -1}}}}},
          .points = {{.row = 1, .column = 1, .factor = 9}},
          .cost = 16,
          .total_weight = 16};
}

template <typename T>
EdgeRows<T>::EdgeRows(std::size_t columns, std::span<const std::int32_t> limits)
    : columns_(columns),
      stride_(in_vectors<T>(columns + 2)),
      rows_(edge_plan(), limits.size() * stride_ + kVectorBytes),
      limits_(limits.begin(), limits.end()),
      edges_(in_vectors<std::uint8_t>(columns - 2)) {}

template <typename T>
std::span<const std::uint8_t> EdgeRows<T>::take_rows() {
  using Sum = typename KernelRows<T>::Sum;
  rows_.take_row();
  if (taken_ < 2) {
    ++taken_;
    return {};
  }
  sums_.clear();
  for (std::size_t i = 0; i < limits_.size(); ++i) {
    // A limit that no sum can exceed is as good as a larger one.
    constexpr std::int32_t kMost = std::numeric_limits<Sum>::max();
    sums_.push_back({.sums = rows_.sums().data() + i * stride_ + 1,
                     .limit = static_cast<Sum>(std::min(limits_[i], kMost))});
  }
  // What lies between the channels and beyond them is compared too, and then left out.
  mark_larger(sums_, edges_);
  return std::span<const std::uint8_t>(edges_).first(columns_ - 2);
}

template class EdgeRows<std::uint16_t>;
template class EdgeRows<std::uint32_t>;

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
  EdgeRows<std::uint16_t> finder(columns, limits);
  Matrix<std::uint8_t> result(rows - 2, columns - 2);
  for (std::size_t r = 0; r < rows; ++r) {
    for (std::size_t i = 0; i < channels.size(); ++i) {
      widen(channels[i].row(r), finder.next_row(i).data());
    }
    const auto found = finder.take_rows();
    if (!found.empty()) std::ranges::copy(found, result.row(r - 2).begin());
  }
  return result;
}

}  // namespace reckon::vision
