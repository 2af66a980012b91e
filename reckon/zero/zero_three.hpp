// SPDX-License-Identifier: MIT
// Decides all 3 x 3 zero grids: finds the nonzero numbers for every setting of the operators with a
// minus in each line (docs/zero-grids.md has the proof).
//
//     a o x o c       Diagonals of two numbers need a minus, so the four crossings are −, and the
//     o − o − o       four numbers between the corners are one, x. Then a = f + m, c = f + h, and
//     x o f o x       the row and the column through f leave f = 2 x, f = x^2, f = 1 or nothing.
//     o − o − o       What remains, four lines y o x o z = 0, is linear in h and in m.
//     h o x o m
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "reckon/arith/expression.hpp"
#include "reckon/zero/grid_families.hpp"
#include "reckon/zero/zero_grid.hpp"

namespace reckon::zero {

/// The kind of solutions of a setting: the first in this list that occurs. A setting with
/// infinitely many solutions is `infinite`.
enum class ZeroKind : std::uint8_t {
  infinite,           ///< with one parameter; more do not occur
  positive_integers,  ///< finitely many, including positive integers
  rational,
  real_quadratic,
  real_algebraic,  ///< of higher degree
  complex_only,
  none,
};
inline constexpr std::size_t kZeroKinds = 7;

/// A setting and its positive integers: numbers + t * growth for t = 0, 1, 2, ..., where growth is
/// 0 for a single grid.
struct ZeroFamily {
  ZeroGrid grid;
  std::array<std::int64_t, 9> growth{};

  bool is_single() const { return growth == std::array<std::int64_t, 9>{}; }
  /// The numbers for t = 1, 2, 3, ..., if they grow.
  GridFamily polynomials() const;
};

struct ZeroCensus {
  std::uint64_t settings = 0;
  std::uint64_t systems = 0;  ///< different systems of equations that were solved for them
  std::array<std::uint64_t, kZeroKinds> kinds{};
  std::uint64_t undecided = 0;  ///< 0, or the proof has a gap
  /// All positive integers, sorted by the operators, without grids that belong to a family.
  std::vector<ZeroFamily> families;
};

/// The solutions of a system of equations, for all settings that lead to it.
struct ZeroSolutions {
  /// Positive integers, in reading order, and their growth.
  struct Positive {
    std::array<std::int64_t, 9> numbers{};
    std::array<std::int64_t, 9> growth{};
    friend auto operator<=>(const Positive&, const Positive&) = default;
  };

  ZeroKind kind = ZeroKind::none;
  bool undecided = false;
  std::vector<Positive> positive;  ///< ascending
};

// All settings lead to 7,776 systems, which are solved in independent pieces.
inline constexpr std::uint64_t kZeroPieces = 36;
inline constexpr std::size_t kZeroSystemsInPiece = 216;
/// Solves the systems of a piece. Takes some hundredths of a second.
std::vector<ZeroSolutions> solve_zero_piece(std::uint64_t piece);

/// Called for each setting, with its operators in reading order and the kind of its solutions.
using ZeroVisit = std::function<void(std::span<const Operator> operators, ZeroKind kind)>;

/// Decides all 117,649 settings with a minus in each line, or the 72,960 of them with all four
/// operators, without a bound on the numbers. Takes less than a second.
ZeroCensus zero_census(bool all_operators, const ZeroVisit& visit = {});
/// Combines the solutions of all pieces, in order: kZeroPieces times kZeroSystemsInPiece. Takes
/// some hundredths of a second.
ZeroCensus zero_census(std::span<const ZeroSolutions> solved, bool all_operators,
                       const ZeroVisit& visit = {});

}  // namespace reckon::zero
