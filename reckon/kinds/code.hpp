// SPDX-License-Identifier: MIT
// Short codes that name puzzles.
//
//     C   A8DB  R1 8 R1 4   HS        in groups of five: CA8DB-R18R1-4HS
//     |   |     a  b d  f    |
//     |   |     its numbers  two check characters
//     |   its operators, two a character
//     kind: K hand, C calcrostic, N newspaper grid, Q asked numbers, A alphametic, and hands of
//           other games: 4 of the 24 game, T of Countdown, whose numbers are tiles, H of one's own
//
// The characters are D. Crockford's base 32: digits and capitals without I, L, O and U. Their
// meaning never changes, even if generators do. A code holds the whole answer, from which the rest
// of a puzzle follows.
//
//     number      four bits a character, the lowest first; 16 is added where more follow
//     hand        cards + 8 * rules, cards in order, objective
//     of others   2 * rules, 1 more if any cards may be used; cards; cards in order, objective
//     calcrostic  operators of rows, columns and diagonals; a b d f, from which the others follow
//     newspaper   3 * (rows - 3) + columns - 3; operators; numbers but the last of each line
//     asked       as a calcrostic, then which cells are given: two characters, the first of five
//                 cells from the upper left corner
//     alphametic  how many symbols its text has, the text (detail/text_symbols.hpp), and the place
//                 of the answer among all choices of different digits for its letters; of a long
//                 multiplication whose letters are named as they appear 0, factor, multiplier
//
// The last two make the code a word of the Reed-Solomon code over GF(32), x^5 = x^2 + 1, with roots
// 2 and 4 (I. S. Reed and G. Solomon, 1960): one wrong character, or two in up to 31, or two that
// are swapped never go unnoticed.
#pragma once

#include <string>
#include <string_view>

#include "reckon/kinds/puzzle.hpp"
#include "reckon/text/result.hpp"

namespace reckon::kinds {

/// Returns the code of a puzzle, the same for equal puzzles and for no others. Refuses hands with
/// negative numbers or objectives beyond 63 bits. Refuses grids whose lines do not hold, or with
/// numbers of 2^31 and more, except the last of each line. Refuses alphametics of more than some
/// 300 signs.
Result<std::string> code_of(const Puzzle& puzzle);

/// Returns the puzzle of a code; blanks and hyphens do not matter, nor do capitals, and O, I and L
/// are read as 0 and 1. Errors carry the column. Does not check that it has one answer.
Result<Puzzle> puzzle_of(std::string_view code);

}  // namespace reckon::kinds
