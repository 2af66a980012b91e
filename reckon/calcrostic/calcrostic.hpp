// SPDX-License-Identifier: MIT
// Calcrostics: grids of three by three numbers in which rows, columns and diagonals are sums.
#pragma once

#include <array>
#include <compare>
#include <cstdint>

#include "reckon/letters/layout.hpp"
#include "reckon/letters/puzzle.hpp"

namespace reckon::calcrostic {

/// A solved calcrostic. Its numbers, in reading order a b c d f g h k m, and the lines that its
/// operators are of, rows 1 to 3, columns 1 to 3, main diagonal (a f m), other diagonal (c f h):
///
/// ```
/// a . b = c
/// .  . .  . .
/// d . f = g
/// =  = =  = =
/// h . k = m
/// ```
struct Calcrostic {
  std::array<std::int64_t, 9> numbers{};
  letters::SquareOperators operators{};

  /// s = a + b + d + f, by which classes are ordered first.
  std::int64_t sum() const { return numbers[0] + numbers[1] + numbers[3] + numbers[4]; }

  friend bool operator==(const Calcrostic&, const Calcrostic&) = default;
};

/// Whether all eight lines hold; numbers below 2^62.
bool holds(const Calcrostic& calcrostic);

/// Its puzzle: a letter for each digit. Of numbers from 0 on.
letters::Puzzle puzzle_of(const Calcrostic& calcrostic);

/// The 8 versions under the symmetries of the square, the calcrostic itself first. A line that is
/// read the other way has the opposite operator: x + y = z becomes z - y = x. Versions of a
/// symmetric calcrostic may be equal.
std::array<Calcrostic, 8> versions(const Calcrostic& calcrostic);

/// The version that stands for the class: its upper left corner is the smallest, by (corner + both
/// neighbours, corner, smaller neighbour); then d > b, or d = b and (h > c, or h = c and k >= g).
/// Of versions that this leaves equal the first in the total order.
Calcrostic standard_form(const Calcrostic& calcrostic);

/// Whether some version has all four operators.
bool uses_all_operators(const Calcrostic& calcrostic);

/// The total order of classes, for standard forms: by s, f, b, d, and the operators as text with
/// + < - < * < /.
std::strong_ordering compare(const Calcrostic& left, const Calcrostic& right);

}  // namespace reckon::calcrostic
