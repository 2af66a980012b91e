// SPDX-License-Identifier: MIT
// The cells between the corners of a 4 x 4 zero grid, as systems of equations.
//
//     .  p  q  .     Diagonals of two numbers make p, q, r and s. A core is what the diagonals of
//     p  e  f  q     three numbers and the four lines in the middle say: eight equations for eight
//     r  g  h  s     numbers. Strings of operators that say the same are one choice.
//     .  r  s  .
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "reckon/algebra/integer_solutions.hpp"
#include "reckon/zero/zero_systems.hpp"

namespace reckon::zero {

class ZeroCores {
 public:
  ZeroCores();

  /// The number of different systems.
  std::uint64_t count() const;
  /// A system by its number, from 0 on.
  std::vector<Polynomial> equations(std::uint64_t core) const;
  /// The numbers of all systems that hold for these nonzero p, q, r, s, e, f, g and h.
  std::vector<std::uint64_t> holding(std::span<const std::int64_t> numbers) const;
  /// Returns the positive integers for which a system holds, in this order, by linear steps,
  /// factors and resultants. Takes milliseconds, but impractically long for some systems.
  algebra::PositiveIntegers decide(std::uint64_t core) const;

 private:
  static constexpr std::size_t kLines = 4;

  Ring ring_;
  std::vector<std::array<Polynomial, kLines>> diagonals_;  // by the crossings in the middle
  std::array<std::vector<Polynomial>, kLines> lines_;      // the possible equations of each line
};

}  // namespace reckon::zero
