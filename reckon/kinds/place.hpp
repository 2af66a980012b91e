// SPDX-License-Identifier: MIT
// Where the class of a puzzle stands among those of its kind, as bytes that sort so.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>

#include "reckon/calcrostic/calcrostic.hpp"
#include "reckon/letters/layout.hpp"

namespace reckon::kinds {

/// The key of a class. Two puzzles of one kind are of the same class if and only if their places
/// are equal, and comparing places byte by byte, as memcmp and SQLite do with blobs, compares
/// classes.
///
/// A number is its length in bytes and then its bytes, the highest first, so that a longer number
/// is a larger one: 300 is 02 01 2c.
using Place = std::string;

/// Returns the place of a standard form in the total order: s, f, b, d and the operators. Those
/// determine all of the grid, for a = s - b - d - f, and the other five numbers follow. Numbers are
/// from 0 to 2^60.
Place place_of(const calcrostic::Calcrostic& standard);

/// Returns the place of a Krypto game in lexicographic order: its cards, ascending, and the
/// objective.
Place place_of(std::span<const std::int64_t> game);

/// Returns the place of a newspaper grid: its size, numbers, and lines.
Place place_of(const letters::SolvedGrid& grid);

/// Returns the grid with its rows as columns; it has no diagonals.
letters::SolvedGrid transposed(const letters::SolvedGrid& grid);

/// Returns the first of two forms of a newspaper grid: itself, and with rows and columns exchanged.
letters::SolvedGrid standard_form(const letters::SolvedGrid& grid);

}  // namespace reckon::kinds
