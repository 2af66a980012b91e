// SPDX-License-Identifier: MIT
// Calcrostics: 3 x 3 grids of numbers in which rows, columns and diagonals are equations.
#pragma once

#include <array>
#include <compare>
#include <cstdint>

#include "reckon/letters/layout.hpp"
#include "reckon/letters/line_puzzle.hpp"

namespace reckon::calcrostic {

/// A solved calcrostic: its numbers in reading order a b c d f g h k m, and its operators by line.
/// The lines are rows 1 to 3, columns 1 to 3, the main diagonal (a f m) and the other diagonal (c f
/// h):
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

  /// Returns s = a + b + d + f, the first key of the order of classes.
  std::int64_t sum() const { return numbers[0] + numbers[1] + numbers[3] + numbers[4]; }

  friend bool operator==(const Calcrostic&, const Calcrostic&) = default;
};

/// Returns whether all eight lines hold; numbers must be below 2^62.
bool holds(const Calcrostic& calcrostic);

/// Returns the puzzle of a calcrostic, with a letter for each digit. Numbers must not be negative.
letters::LinePuzzle puzzle_of(const Calcrostic& calcrostic);

/// Returns the 8 versions under the symmetries of the square, the calcrostic itself first. A line
/// read backwards has the inverse operator: x + y = z becomes z - y = x. Versions of a symmetric
/// calcrostic may be equal.
std::array<Calcrostic, 8> versions(const Calcrostic& calcrostic);

/// Returns the canonical form of the class: the version with the smallest upper left corner, by
/// (corner + both neighbours, corner, smaller neighbour). Then d > b, or d = b and (h > c, or h = c
/// and k >= g). The total order breaks remaining ties.
Calcrostic standard_form(const Calcrostic& calcrostic);

/// Returns whether a version has all four operators.
bool uses_all_operators(const Calcrostic& calcrostic);

/// Compares two classes in the total order, for canonical forms: by s, f, b, d, and the operators
/// as text with + < - < * < /.
std::strong_ordering compare(const Calcrostic& left, const Calcrostic& right);

}  // namespace reckon::calcrostic
