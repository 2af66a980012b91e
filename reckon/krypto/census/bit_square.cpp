// SPDX-License-Identifier: MIT
#include "reckon/krypto/census/bit_square.hpp"

#include <cstring>

#include "reckon/arith/detail/versions.hpp"

namespace reckon::krypto {

namespace {

// Four neighbouring rows form a group and are processed at once, one word each. So steps between
// rows four or more apart combine whole groups. For steps within a group, four groups are
// transposed first:
//
//     a0 a1 a2 a3          a0 b0 c0 d0
//     b0 b1 b2 b3   into   a1 b1 c1 d1
//     c0 c1 c2 c3          a2 b2 c2 d2
//     d0 d1 d2 d3          a3 b3 c3 d3
using Group [[gnu::vector_size(32)]] = std::uint64_t;
constexpr std::size_t kRows = sizeof(Group) / sizeof(std::uint64_t);
using Groups = std::array<Group, kSquare / kRows>;

RECKON_INLINE void turn(Group& a, Group& b, Group& c, Group& d) {
  const Group ab_even = __builtin_shufflevector(a, b, 0, 4, 2, 6);
  const Group ab_odd = __builtin_shufflevector(a, b, 1, 5, 3, 7);
  const Group cd_even = __builtin_shufflevector(c, d, 0, 4, 2, 6);
  const Group cd_odd = __builtin_shufflevector(c, d, 1, 5, 3, 7);
  a = __builtin_shufflevector(ab_even, cd_even, 0, 1, 4, 5);
  b = __builtin_shufflevector(ab_odd, cd_odd, 0, 1, 4, 5);
  c = __builtin_shufflevector(ab_even, cd_even, 2, 3, 6, 7);
  d = __builtin_shufflevector(ab_odd, cd_odd, 2, 3, 6, 7);
}

// In each two columns of this width, exchanges the second of the upper rows with the first of the
// lower rows.
template <std::size_t kWidth>
RECKON_INLINE void exchange(Group& upper, Group& lower) {
  constexpr std::uint64_t kFirst = ~std::uint64_t{0} / ((std::uint64_t{1} << kWidth) + 1);
  const Group change = (upper >> kWidth ^ lower) & kFirst;
  upper ^= change << kWidth;
  lower ^= change;
}

template <std::size_t kWidth>
RECKON_INLINE void exchange(Groups& groups) {
  constexpr std::size_t kApart = kWidth / kRows;
  for (std::size_t i = 0; i < groups.size(); i += 2 * kApart) {
    for (std::size_t upper = i; upper < i + kApart; ++upper) {
      exchange<kWidth>(groups[upper], groups[upper + kApart]);
    }
  }
}

}  // namespace

RECKON_VERSIONS void transpose(Square& square) {
  Groups groups;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    std::memcpy(&groups[i], &square[i * kRows], sizeof(Group));
  }
  exchange<32>(groups);
  exchange<16>(groups);
  exchange<8>(groups);
  exchange<4>(groups);
  for (std::size_t i = 0; i < groups.size(); i += kRows) {
    Group& a = groups[i];
    Group& b = groups[i + 1];
    Group& c = groups[i + 2];
    Group& d = groups[i + 3];
    turn(a, b, c, d);
    exchange<2>(a, c);
    exchange<2>(b, d);
    exchange<1>(a, b);
    exchange<1>(c, d);
    turn(a, b, c, d);
  }
  for (std::size_t i = 0; i < groups.size(); ++i) {
    std::memcpy(&square[i * kRows], &groups[i], sizeof(Group));
  }
}

}  // namespace reckon::krypto
