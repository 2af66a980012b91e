// SPDX-License-Identifier: MIT
#include "reckon/vision/detail/row_arithmetic.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

#include "reckon/arith/detail/versions.hpp"

namespace reckon::vision {
namespace {

constexpr std::size_t kAtOnce = 8;  // rows in one pass over `out`

// 16-bit factors would be promoted to int, which may overflow.
template <typename T>
RECKON_INLINE T times(T a, T b) {
  using Wide = decltype(a + 0U);
  return static_cast<T>(static_cast<Wide>(a) * static_cast<Wide>(b));
}

template <bool kMultiply, bool kAdd, typename T, std::size_t... kRows>
RECKON_INLINE void pass(const RowTimes<T>* rows, T* __restrict out, std::size_t count,
                        std::index_sequence<kRows...> /*rows*/) {
  const std::array<const T*, sizeof...(kRows)> row = {rows[kRows].row...};
  const std::array<T, sizeof...(kRows)> factor = {rows[kRows].factor...};
  for (std::size_t i = 0; i < count; ++i) {
    const T before = kAdd ? out[i] : T(0);
    if constexpr (kMultiply) {
      out[i] = static_cast<T>((before + ... + times(row[kRows][i], factor[kRows])));
    } else {
      out[i] = static_cast<T>((before + ... + row[kRows][i]));
    }
  }
}

template <bool kMultiply, bool kAdd, typename T>
RECKON_INLINE void pass_of(const RowTimes<T>* rows, std::size_t many, T* out, std::size_t count) {
  switch (many) {
    case 1: return pass<kMultiply, kAdd>(rows, out, count, std::make_index_sequence<1>());
    case 2: return pass<kMultiply, kAdd>(rows, out, count, std::make_index_sequence<2>());
    case 3: return pass<kMultiply, kAdd>(rows, out, count, std::make_index_sequence<3>());
    case 4: return pass<kMultiply, kAdd>(rows, out, count, std::make_index_sequence<4>());
    case 5: return pass<kMultiply, kAdd>(rows, out, count, std::make_index_sequence<5>());
    case 6: return pass<kMultiply, kAdd>(rows, out, count, std::make_index_sequence<6>());
    case 7: return pass<kMultiply, kAdd>(rows, out, count, std::make_index_sequence<7>());
    default: return pass<kMultiply, kAdd>(rows, out, count, std::make_index_sequence<kAtOnce>());
  }
}

template <bool kAdd, typename T>
RECKON_INLINE void some_rows(std::span<const RowTimes<T>> rows, std::span<T> out) {
  if (std::ranges::all_of(rows, [](const RowTimes<T>& r) { return r.factor == 1; })) {
    pass_of<false, kAdd>(rows.data(), rows.size(), out.data(), out.size());
  } else {
    pass_of<true, kAdd>(rows.data(), rows.size(), out.data(), out.size());
  }
}

template <typename T>
RECKON_INLINE void add(std::span<const RowTimes<T>> rows, std::span<T> out) {
  for (; !rows.empty(); rows = rows.subspan(std::min(kAtOnce, rows.size()))) {
    some_rows<true>(rows.first(std::min(kAtOnce, rows.size())), out);
  }
}

template <typename T>
RECKON_INLINE void sum(std::span<const RowTimes<T>> rows, std::span<T> out) {
  if (rows.empty()) {
    std::ranges::fill(out, T(0));
    return;
  }
  some_rows<false>(rows.first(std::min(kAtOnce, rows.size())), out);
  add(rows.subspan(std::min(kAtOnce, rows.size())), out);
}

}  // namespace

RECKON_VERSIONS void sum_rows(std::span<const RowTimes<std::uint16_t>> rows,
                              std::span<std::uint16_t> out) {
  sum(rows, out);
}

RECKON_VERSIONS void sum_rows(std::span<const RowTimes<std::uint32_t>> rows,
                              std::span<std::uint32_t> out) {
  sum(rows, out);
}

RECKON_VERSIONS void sum_rows(std::span<const RowTimes<std::uint64_t>> rows,
                              std::span<std::uint64_t> out) {
  sum(rows, out);
}

RECKON_VERSIONS void add_rows(std::span<const RowTimes<std::uint16_t>> rows,
                              std::span<std::uint16_t> out) {
  add(rows, out);
}

RECKON_VERSIONS void add_rows(std::span<const RowTimes<std::uint32_t>> rows,
                              std::span<std::uint32_t> out) {
  add(rows, out);
}

RECKON_VERSIONS void add_rows(std::span<const RowTimes<std::uint64_t>> rows,
                              std::span<std::uint64_t> out) {
  add(rows, out);
}

RECKON_VERSIONS std::uint64_t sum_of(std::span<const std::uint8_t> row) {
  // Two elements are added as one 16-bit number, and its upper half is added separately. The first
  // sum is too large by 256 times the second. Neither sum of 257 such numbers overflows.
  constexpr std::size_t kBytes = 32;
  constexpr std::size_t kSafe = 257;
  using Words [[gnu::vector_size(kBytes)]] = std::uint16_t;
  std::uint64_t sum = 0;
  while (row.size() >= kBytes) {
    Words both{};
    Words upper{};
    const std::size_t count = std::min(kSafe, row.size() / kBytes) * kBytes;
    for (std::size_t at = 0; at < count; at += kBytes) {
      Words pairs;
      std::memcpy(&pairs, row.data() + at, kBytes);
      both += pairs;
      upper += pairs >> 8;
    }
    const Words lower = both - (upper << 8);
    for (std::size_t i = 0; i < kBytes / sizeof(std::uint16_t); ++i) {
      sum += std::uint64_t{lower[i]} + upper[i];
    }
    row = row.subspan(count);
  }
  for (const std::uint8_t value : row) sum += value;
  return sum;
}

}  // namespace reckon::vision
