// SPDX-License-Identifier: MIT
// What puzzles are: hands and grids, known by their answers.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "reckon/arith/rules.hpp"
#include "reckon/krypto/solver.hpp"
#include "reckon/letters/grid_text.hpp"
#include "reckon/text/result.hpp"

namespace reckon::kinds {

/// A hand, to be played by these rules.
struct HandPuzzle {
  krypto::Hand hand;
  Rules rules = Rules::house;

  friend bool operator==(const HandPuzzle&, const HandPuzzle&) = default;
};

/// A grid, known by its answer: 3 x 3 with diagonals, or newspaper grids of any size, each line to
/// be read from left to right or from top to bottom. It asks for the digits behind letters, which
/// are those of letters::encode, or for numbers.
struct GridPuzzle {
  letters::Layout layout;
  std::vector<std::int64_t> numbers;  ///< one a cell
  letters::GivenNumbers given{};      ///< where it asks for numbers: those it tells; else empty

  bool asks_for_numbers() const { return !given.empty(); }

  friend bool operator==(const GridPuzzle&, const GridPuzzle&) = default;
};

using Puzzle = std::variant<HandPuzzle, GridPuzzle>;

/// The puzzle in the notation of hands, or as a grid text, whose operators are typeset or not.
std::string to_text(const Puzzle& puzzle,
                    letters::Typography typography = letters::Typography::typeset);

/// A formula with the operators of typesetters: `(14 + 8 − 21) × 2`.
std::string typeset(std::string_view formula);

/// The answer of a puzzle, and how hard it is.
struct Solved {
  std::optional<int> level{};  ///< 1 to 5; none of hands without solution and asked numbers
  std::string solution{};      ///< of a hand, the easiest; empty if there is none
  letters::Digits digits{};    ///< of the letters of a grid
};

/// A puzzle as it comes onto a sheet.
struct Entry {
  Puzzle puzzle;
  std::string code;  ///< by which it can be made again
  Solved solved{};
};

/// The answer of a grid as `A=2, B=0`; empty if it asks for numbers.
std::string letters_of(const Solved& solved);

}  // namespace reckon::kinds
