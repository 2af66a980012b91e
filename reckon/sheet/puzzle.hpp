// What sheets are made of: hands and grids, with their answers.
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
#include "reckon/sheet/kind.hpp"
#include "reckon/text/result.hpp"

namespace reckon::sheet {

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

Kind kind_of(const Puzzle& puzzle);

/// What it has in common with all of its class and with no other puzzle that a player would tell
/// from it: its numbers in order, and the objective of a hand. Versions of a grid under the
/// symmetries of the square have it in common, and so have the few classes of equal numbers.
std::vector<std::int64_t> class_key(const Puzzle& puzzle);

/// The puzzle in the notation of hands, or as a grid text, whose operators are typeset or not.
std::string text_of(const Puzzle& puzzle,
                    letters::Typography typography = letters::Typography::typeset);

/// A formula with the operators of typesetters: `(14 + 8 − 21) × 2`.
std::string typeset(std::string_view formula);

/// A puzzle as it comes onto a sheet.
struct Entry {
  Puzzle puzzle;
  std::string code;            ///< by which it can be made again
  std::optional<int> level{};  ///< 1 to 5; none of hands without solution and asked numbers
  std::string solution{};      ///< of a hand, the easiest; empty if there is none
  letters::Digits digits{};    ///< of the letters of a grid
};

/// Solves and grades the puzzle. What is no puzzle is refused: a grid with a line that does not
/// hold, or letters with another answer, and what has no code. That asked numbers have one answer
/// only is not looked at. Costs what grading does, a millisecond on average, of the budget that the
/// solver works within; means nothing if that is over.
Result<Entry> entry_of(krypto::Solver& solver, Puzzle puzzle);

/// The answer of a grid as `A=2, B=0`; empty if it asks for numbers.
std::string letters_of(const Entry& entry);

}  // namespace reckon::sheet
