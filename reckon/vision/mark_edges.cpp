// Twice the width of the elements is enough for all sums. Elements are widened where they are: a
// word is two of them, the one half masked out, the other shifted down, which takes one instruction
// for as many elements as a vector has words. So a row is read as two vectors, one element pair
// apart, and its sums of three are those around the second and the third element of every four:
//
//     elements    a b c d e f g h ...
//     here        a b|c d|e f|g h
//     next            c d|e f|g h|...
//     of a word   a + b + c around b,  b + c + d around c
//
// From row to row these go down in registers, in a strip as wide as a vector: every sum of three is
// made once, and nothing is written but the mask.
#include "reckon/vision/mark_edges.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <type_traits>

#include "reckon/vision/versions.hpp"

namespace reckon::vision {
namespace {

constexpr std::size_t kBytes = 32;  // of a vector; a processor without such takes it in parts
constexpr bool kLittle = std::endian::native == std::endian::little;

template <typename T>
struct Strip {
  using Word = std::conditional_t<sizeof(T) == 1, std::uint16_t, std::uint32_t>;
  using Sum = std::make_signed_t<Word>;
  using Words [[gnu::vector_size(kBytes)]] = Word;
  using Sums [[gnu::vector_size(kBytes)]] = Sum;
  // What two elements have in the mask.
  using Marks [[gnu::vector_size(kBytes / sizeof(T))]] = std::uint16_t;
  static constexpr std::size_t kElements = kBytes / sizeof(T);

  // The first or second elements of the words.
  static RECKON_INLINE void widen(const Words& words, bool second, Words& out) {
    if (second == kLittle) {
      out = words >> std::numeric_limits<T>::digits;
    } else {
      out = words & std::numeric_limits<T>::max();
    }
  }

  // Of a row, for the two windows of each word.
  struct Row {
    Words centres;
    Words more_centres;
    Words sums;
    Words more_sums;
  };

  static RECKON_INLINE void read(const T* from, Row& row) {
    Words here;
    Words next;
    std::memcpy(&here, from, kBytes);
    std::memcpy(&next, from + 2, kBytes);
    Words left;
    Words right;
    widen(here, false, left);
    widen(here, true, row.centres);
    widen(next, false, row.more_centres);
    widen(next, true, right);
    const Words middle = row.centres + row.more_centres;
    row.sums = left + middle;
    row.more_sums = middle + right;
  }

  // -1 where nine times the centre less the sum of the window is large.
  static RECKON_INLINE void compare(const Words& centres, const Words& sums, Sum limit,
                                    Words& out) {
    const Sums difference = reinterpret_cast<Sums>(centres * 9 - sums);
    const Sums size = difference > -difference ? difference : -difference;
    out = reinterpret_cast<Words>(size > limit);
  }

  static RECKON_INLINE void mark(const T* rows, std::size_t columns, std::size_t count, Sum limit,
                                 std::uint8_t* mask) {
    Row above;
    Row row;
    Row below;
    read(rows, above);
    read(rows + columns, row);
    Words sums = above.sums + row.sums;
    Words more_sums = above.more_sums + row.more_sums;
    for (std::size_t r = 2; r < count; ++r, mask += columns - 2) {
      read(rows + r * columns, below);
      Words first;
      Words second;
      compare(row.centres, sums + below.sums, limit, first);
      compare(row.more_centres, more_sums + below.more_sums, limit, second);
      const Words found = (first & (kLittle ? 1 : 0x100)) | (second & (kLittle ? 0x100 : 1));
      Marks marks;
      std::memcpy(&marks, mask, sizeof marks);
      marks |= __builtin_convertvector(found, Marks);
      std::memcpy(mask, &marks, sizeof marks);
      sums = row.sums + below.sums;
      more_sums = row.more_sums + below.more_sums;
      row = below;
    }
  }
};

// What is narrower than a strip.
template <typename T>
RECKON_INLINE void mark_narrow(std::span<const T> rows, std::size_t columns, std::int32_t limit,
                               std::uint8_t* mask) {
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

template <typename T>
RECKON_INLINE void mark_all(std::span<const T> rows, std::size_t columns, std::int32_t limit,
                            std::uint8_t* mask) {
  using Sum = typename Strip<T>::Sum;
  constexpr std::size_t kElements = Strip<T>::kElements;
  if (columns < kElements + 2) return mark_narrow(rows, columns, limit, mask);
  // A limit that no sum can exceed is as good as a larger one.
  constexpr std::int32_t kMost = std::numeric_limits<Sum>::max();
  const Sum most = static_cast<Sum>(std::min(limit, kMost));
  for (std::size_t begin = 0; begin < columns - 2; begin += kElements) {
    // The last strip may lie over the one before it.
    const std::size_t first = std::min(begin, columns - 2 - kElements);
    Strip<T>::mark(rows.data() + first, columns, rows.size() / columns, most, mask + first);
  }
}

}  // namespace

RECKON_VERSIONS void mark_edges(std::span<const std::uint8_t> rows, std::size_t columns,
                                std::int32_t limit, std::span<std::uint8_t> mask) {
  mark_all(rows, columns, limit, mask.data());
}

RECKON_VERSIONS void mark_edges(std::span<const std::uint16_t> rows, std::size_t columns,
                                std::int32_t limit, std::span<std::uint8_t> mask) {
  mark_all(rows, columns, limit, mask.data());
}

}  // namespace reckon::vision
