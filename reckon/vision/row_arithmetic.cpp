#include "reckon/vision/row_arithmetic.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

// With the sanitizers the choice would come before they are ready.
#if defined(__x86_64__) && defined(__linux__) && !defined(__SANITIZE_ADDRESS__)
#if !defined(__has_feature)
#define RECKON_VERSIONS __attribute__((target_clones("arch=x86-64-v3", "default")))
#elif !__has_feature(address_sanitizer)
#define RECKON_VERSIONS __attribute__((target_clones("arch=x86-64-v3", "default")))
#endif
#endif
#if !defined(RECKON_VERSIONS)
#define RECKON_VERSIONS
#endif

#define RECKON_INLINE inline __attribute__((always_inline))

namespace reckon::vision {
namespace {

constexpr std::size_t kAtOnce = 8;        // rows in one pass over `out`
constexpr std::size_t kMarkedAtOnce = 3;  // red, green, blue

// 16-bit factors would be multiplied as int, which may overflow.
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

template <bool kAdd, typename T, std::size_t... kRows>
RECKON_INLINE void mark(const RowLimit<T>* rows, std::uint8_t* __restrict mask, std::size_t count,
                        std::index_sequence<kRows...> /*rows*/) {
  const std::array<const T*, sizeof...(kRows)> sums = {rows[kRows].sums...};
  const std::array<T, sizeof...(kRows)> limit = {rows[kRows].limit...};
  const auto is_large = [&](std::size_t row, std::size_t i) {
    const T sum = sums[row][i];
    // A mask of the width of the elements, which is narrowed only once.
    return static_cast<T>(std::max<T>(sum, static_cast<T>(-sum)) > limit[row] ? 1 : 0);
  };
  for (std::size_t i = 0; i < count; ++i) {
    const auto found = static_cast<std::uint8_t>((is_large(kRows, i) | ...));
    mask[i] = kAdd ? static_cast<std::uint8_t>(mask[i] | found) : found;
  }
}

template <bool kAdd, typename T>
RECKON_INLINE void mark_some(std::span<const RowLimit<T>> rows, std::span<std::uint8_t> mask) {
  switch (rows.size()) {
    case 1: return mark<kAdd>(rows.data(), mask.data(), mask.size(), std::make_index_sequence<1>());
    case 2: return mark<kAdd>(rows.data(), mask.data(), mask.size(), std::make_index_sequence<2>());
    default:
      return mark<kAdd>(rows.data(), mask.data(), mask.size(),
                        std::make_index_sequence<kMarkedAtOnce>());
  }
}

template <typename T>
RECKON_INLINE void mark_rows(std::span<const RowLimit<T>> rows, std::span<std::uint8_t> mask) {
  mark_some<false>(rows.first(std::min(kMarkedAtOnce, rows.size())), mask);
  for (std::size_t first = kMarkedAtOnce; first < rows.size(); first += kMarkedAtOnce) {
    mark_some<true>(rows.subspan(first, std::min(kMarkedAtOnce, rows.size() - first)), mask);
  }
}

template <typename Narrow, typename Wide>
RECKON_INLINE void copy_wider(std::span<const Narrow> row, Wide* __restrict out) {
  // In blocks, of which the last may lie over the one before it: single elements would take as long
  // as all others together.
  constexpr std::size_t kBlock = 32;
  const Narrow* const from = row.data();
  if (row.size() < kBlock) {
    for (std::size_t i = 0; i < row.size(); ++i) out[i] = from[i];
    return;
  }
  for (std::size_t begin = 0; begin < row.size(); begin += kBlock) {
    const std::size_t first = std::min(begin, row.size() - kBlock);
    for (std::size_t i = first; i < first + kBlock; ++i) out[i] = from[i];
  }
}

// Adds in lanes of little more than the width of the elements, as many elements as fit for sure.
template <typename Lane, typename T>
RECKON_INLINE std::uint64_t add_up(std::span<const T> row) {
  constexpr std::size_t kLanes = 32;
  constexpr std::size_t kSafe = std::numeric_limits<Lane>::max() / std::numeric_limits<T>::max();
  std::uint64_t sum = 0;
  while (row.size() >= kLanes) {
    std::array<Lane, kLanes> lanes{};
    const std::size_t rounds = std::min(kSafe, row.size() / kLanes);
    const T* from = row.data();
    for (std::size_t round = 0; round < rounds; ++round, from += kLanes) {
      for (std::size_t i = 0; i < kLanes; ++i) lanes[i] = static_cast<Lane>(lanes[i] + from[i]);
    }
    for (const Lane lane : lanes) sum += lane;
    row = row.subspan(rounds * kLanes);
  }
  for (const T value : row) sum += value;
  return sum;
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

RECKON_VERSIONS void mark_larger(std::span<const RowLimit<std::int16_t>> rows,
                                 std::span<std::uint8_t> mask) {
  mark_rows(rows, mask);
}

RECKON_VERSIONS void mark_larger(std::span<const RowLimit<std::int32_t>> rows,
                                 std::span<std::uint8_t> mask) {
  mark_rows(rows, mask);
}

RECKON_VERSIONS void widen(std::span<const std::uint8_t> row, std::uint16_t* out) {
  copy_wider(row, out);
}

RECKON_VERSIONS void widen(std::span<const std::uint16_t> row, std::uint32_t* out) {
  copy_wider(row, out);
}

RECKON_VERSIONS std::uint64_t sum_of(std::span<const std::uint8_t> row) {
  return add_up<std::uint16_t>(row);
}

RECKON_VERSIONS std::uint64_t sum_of(std::span<const std::uint16_t> row) {
  return add_up<std::uint32_t>(row);
}

}  // namespace reckon::vision
