// SPDX-License-Identifier: MIT
// Twice the width of the elements is enough for all sums. Elements are widened in place: a word
// contains two of them. One is masked out, the other shifted down, each with one instruction per
// vector. So a row is read as two vectors, one pair of elements apart. They contain the neighbours
// of the second and the third element of every four:
//
//     elements    a b c d e f g h ...
//     here        a b|c d|e f|g h
//     next            c d|e f|g h|...
//     of a word   a b c around b, b c d around c
//
// Then the strip, as wide as a vector, moves down by a row. The contributions of a row to the rows
// above and below it are computed once and stay in registers; only the mask is written.
#include "reckon/vision/mark_edges.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <type_traits>

namespace reckon::vision {
namespace {

constexpr bool kLittle = std::endian::native == std::endian::little;

// The elements that fit in a vector of this many bytes.
template <typename T, std::size_t kBytes>
struct Strip {
  using Word = std::conditional_t<sizeof(T) == 1, std::uint16_t, std::uint32_t>;
  using Sum = std::make_signed_t<Word>;
  using Words [[gnu::vector_size(kBytes)]] = Word;
  using Sums [[gnu::vector_size(kBytes)]] = Sum;
  // The two mask elements of a word.
  using Marks [[gnu::vector_size(kBytes / sizeof(T))]] = std::uint16_t;
  static constexpr std::size_t kElements = kBytes / sizeof(T);

  // Three elements of a row around one of the two elements of each word.
  struct Row {
    Words sums{};
    Words differences{};  // eight times the middle one minus the other two
  };

  [[gnu::always_inline]] static void widen_first(const Words& words, Words& out) {
    out = kLittle ? words & std::numeric_limits<T>::max() : words >> std::numeric_limits<T>::digits;
  }
  [[gnu::always_inline]] static void widen_second(const Words& words, Words& out) {
    out = kLittle ? words >> std::numeric_limits<T>::digits : words & std::numeric_limits<T>::max();
  }

  [[gnu::always_inline]] static void take(const Words& left, const Words& middle,
                                          const Words& right, Row& row) {
    const Words sides = left + right;
    row.sums = sides + middle;
    row.differences = middle * 8 - sides;
  }

  [[gnu::always_inline]] static void read(const T* from, Row& first, Row& second) {
    Words here;
    Words next;
    std::memcpy(&here, from, kBytes);
    std::memcpy(&next, from + 2, kBytes);
    Words a;
    Words b;
    Words c;
    Words d;
    widen_first(here, a);
    widen_second(here, b);
    widen_first(next, c);
    widen_second(next, d);
    take(a, b, c, first);
    take(b, c, d, second);
  }

  // The mark where the absolute value of a difference exceeds the limit, elsewhere 0.
  [[gnu::always_inline]] static void compare(const Words& differences, Sum limit, Word mark,
                                             Words& out) {
    const auto with_sign = __builtin_convertvector(differences, Sums);
    const Sums sizes = with_sign > -with_sign ? with_sign : -with_sign;
    out = sizes > limit ? Words{} + mark : Words{};
  }

  [[gnu::always_inline]] static void mark(const T* from, std::size_t columns, std::size_t rows,
                                          Sum limit, std::uint8_t* mask) {
    Row above_first;
    Row above_second;
    Row first;
    Row second;
    read(from, above_first, above_second);
    read(from + columns, first, second);
    // The differences of the previous row, except for the row below it.
    Words first_differences = first.differences - above_first.sums;
    Words second_differences = second.differences - above_second.sums;
    for (std::size_t r = 2; r < rows; ++r, mask += columns - 2) {
      Row below_first;
      Row below_second;
      read(from + r * columns, below_first, below_second);
      Words first_found;
      Words second_found;
      compare(first_differences - below_first.sums, limit, kLittle ? 1 : 0x100, first_found);
      compare(second_differences - below_second.sums, limit, kLittle ? 0x100 : 1, second_found);
      const Words found = first_found | second_found;
      Marks marks;
      std::memcpy(&marks, mask, sizeof marks);
      marks |= __builtin_convertvector(found, Marks);
      std::memcpy(mask, &marks, sizeof marks);
      first_differences = below_first.differences - first.sums;
      second_differences = below_second.differences - second.sums;
      first = below_first;
      second = below_second;
    }
  }
};

// Handles columns narrower than a strip.
template <typename T>
[[gnu::always_inline]] inline void mark_narrow(std::span<const T> rows, std::size_t columns,
                                               std::int32_t limit, std::uint8_t* mask) {
  for (std::size_t first = 0; first + 2 * columns < rows.size(); first += columns) {
    for (std::size_t c = 0; c + 2 < columns; ++c, ++mask) {
      std::int32_t difference = 9 * rows[first + columns + c + 1];
      for (std::size_t r = first; r <= first + 2 * columns; r += columns) {
        difference -= rows[r + c] + rows[r + c + 1] + rows[r + c + 2];
      }
      if (std::abs(difference) > limit) *mask = 1;
    }
  }
}

template <std::size_t kBytes, typename T>
[[gnu::always_inline]] inline void mark_all(std::span<const T> rows, std::size_t columns,
                                            std::int32_t limit, std::uint8_t* mask) {
  using Strip = Strip<T, kBytes>;
  if (columns < Strip::kElements + 2) {
    if constexpr (kBytes > 16) {
      return mark_all<kBytes / 2>(rows, columns, limit, mask);
    } else {
      return mark_narrow(rows, columns, limit, mask);
    }
  }
  // Larger limits are equivalent to one that no sum can exceed.
  constexpr std::int32_t kMost = std::numeric_limits<typename Strip::Sum>::max();
  const auto most = static_cast<typename Strip::Sum>(std::min(limit, kMost));
  for (std::size_t begin = 0; begin < columns - 2; begin += Strip::kElements) {
    // The last strip may overlap the one before it.
    const std::size_t first = std::min(begin, columns - 2 - Strip::kElements);
    Strip::mark(rows.data() + first, columns, rows.size() / columns, most, mask + first);
  }
}

// Not function clones: each version has vectors of its processor's length, because compilers split
// longer ones into code several times slower.
#if defined(__x86_64__)
template <typename T>
__attribute__((target("arch=x86-64-v4"))) void mark_with_64(std::span<const T> rows,
                                                            std::size_t columns, std::int32_t limit,
                                                            std::uint8_t* mask) {
  mark_all<64>(rows, columns, limit, mask);
}

template <typename T>
__attribute__((target("arch=x86-64-v3"))) void mark_with_32(std::span<const T> rows,
                                                            std::size_t columns, std::int32_t limit,
                                                            std::uint8_t* mask) {
  mark_all<32>(rows, columns, limit, mask);
}
#endif

template <typename T>
void mark(std::span<const T> rows, std::size_t columns, std::int32_t limit, std::uint8_t* mask) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("x86-64-v4")) return mark_with_64(rows, columns, limit, mask);
  if (__builtin_cpu_supports("x86-64-v3")) return mark_with_32(rows, columns, limit, mask);
#endif
  mark_all<16>(rows, columns, limit, mask);
}

}  // namespace

void mark_edges(std::span<const std::uint8_t> rows, std::size_t columns, std::int32_t limit,
                std::span<std::uint8_t> mask) {
  mark(rows, columns, limit, mask.data());
}

void mark_edges(std::span<const std::uint16_t> rows, std::size_t columns, std::int32_t limit,
                std::span<std::uint8_t> mask) {
  mark(rows, columns, limit, mask.data());
}

}  // namespace reckon::vision
