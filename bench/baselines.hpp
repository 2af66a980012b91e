// SPDX-License-Identifier: MIT
// The methods of the sources as baselines for the solver, each written simply and well.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace reckon::bench {

/// An unreduced fraction; five cards from 1 to 25 keep it far below 64 bits.
struct Ratio {
  std::int64_t top;
  std::int64_t bottom;  // 0: undefined
};

inline Ratio apply(unsigned op, Ratio a, Ratio b) {
  switch (op) {
    case 0: return {a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom};
    case 1: return {a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom};
    case 2: return {a.top * b.top, a.bottom * b.bottom};
    default: return {a.top * b.bottom, a.bottom * b.top};
  }
}

/// The exhaustive method of the 2002 game analysis: 120 orders of the cards, 256 choices of four
/// operators, 14 bracketings, with each of the 430,080 formulas evaluated separately. Returns the
/// number of solutions under house rules, or stops at `enough`.
inline std::uint64_t count_exhaustively(std::vector<std::int64_t> cards, std::int64_t objective,
                                        std::uint64_t enough) {
  // A bracketing gives the positions of the neighbours joined first, second, third and last.
  constexpr std::array<std::array<unsigned, 4>, 14> kBracketings = {{{0, 0, 0, 0},
                                                                     {0, 0, 1, 0},
                                                                     {0, 1, 0, 0},
                                                                     {0, 1, 1, 0},
                                                                     {0, 2, 1, 0},
                                                                     {1, 0, 0, 0},
                                                                     {1, 0, 1, 0},
                                                                     {1, 1, 0, 0},
                                                                     {1, 1, 1, 0},
                                                                     {1, 2, 1, 0},
                                                                     {2, 1, 0, 0},
                                                                     {2, 1, 1, 0},
                                                                     {2, 2, 1, 0},
                                                                     {3, 2, 1, 0}}};
  std::ranges::sort(cards);
  std::uint64_t solutions = 0;
  do {
    for (unsigned operators = 0; operators < 256; ++operators) {
      for (const auto& bracketing : kBracketings) {
        std::array<Ratio, 5> values{};
        std::array<unsigned, 4> ops{};
        for (unsigned i = 0; i < 5; ++i) values[i] = {cards[i], 1};
        for (unsigned i = 0; i < 4; ++i) ops[i] = (operators >> (2 * i)) & 3U;
        for (unsigned step = 0; step < 4; ++step) {
          const unsigned at = bracketing[step];
          values[at] = apply(ops[at], values[at], values[at + 1]);
          for (unsigned i = at + 1; i + step < 4; ++i) values[i] = values[i + 1];
          for (unsigned i = at; i + step < 3; ++i) ops[i] = ops[i + 1];
        }
        const Ratio value = values[0];
        if (value.bottom != 0 && value.top == objective * value.bottom && ++solutions == enough) {
          return solutions;
        }
      }
    }
  } while (std::ranges::next_permutation(cards).found);
  return solutions;
}

/// The method of the J and APL texts: all 30,720 unbracketed rows, evaluated from right to left.
inline std::uint64_t count_rows(std::vector<std::int64_t> cards, std::int64_t objective) {
  std::ranges::sort(cards);
  std::uint64_t solutions = 0;
  do {
    for (unsigned operators = 0; operators < 256; ++operators) {
      Ratio value{cards[4], 1};
      for (unsigned i = 4; i-- > 0;)
        value = apply((operators >> (2 * i)) & 3U, {cards[i], 1}, value);
      if (value.bottom != 0 && value.top == objective * value.bottom) ++solutions;
    }
  } while (std::ranges::next_permutation(cards).found);
  return solutions;
}

}  // namespace reckon::bench
