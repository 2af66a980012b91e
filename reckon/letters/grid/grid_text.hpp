// SPDX-License-Identifier: MIT
// Grids as people write them: in lines of words and operators.
//
//     AB × C = DEA      2m - 1 lines of 2n - 1 cells for m x n numbers, blanks between them.
//     +  × ÷ ÷ −        Numbers are words of letters, of digits, or of both, such as A4; a digit
//     AB × B = EF       of larger bases is its value in brackets: A(11).
//     =  = = = =        Where a grid has no operator stands a dot; without diagonals an operator
//     BC × A = EF       line may also have its n operators alone.
//
// A ? asks for a whole number; all other numbers of the grid are then decimal.
//
// The equals sign of a line stands next to its last number, or, in a line to be read from right to
// left or from bottom to top, next to its first.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/letters/layout.hpp"
#include "reckon/letters/line_puzzle.hpp"
#include "reckon/text/result.hpp"

namespace reckon {
class AsTyped;
}

namespace reckon::letters {

/// The fault in the text of a grid, for callers with words of their own. Each kind says what else
/// is known.
struct GridFault {
  enum class Kind : std::uint8_t {
    other,                ///< only the message says it
    nothing,              ///< there is no grid
    lines,                ///< a grid with `count` lines
    cells_of_first_line,  ///< `count` cells
    cells_of_line,        ///< `count` cells where `wanted` belong
    no_number,            ///< `text` where a number belongs
    no_sign,              ///< `text` where an operator belongs
    no_diagonals_here,    ///< `text` where only diagonals have operators
    number_count,         ///< a grid line with `count` numbers, not `wanted`
    sign_count,           ///< the same of operators
    long_number,          ///< `text` has more than 18 characters
    letters,              ///< `text` is the first letter for which there is no digit
    no_equals,      ///< `text` is the line of the grid that has none: `row 1`, `main diagonal`
    two_equals,     ///< it has two
    equals_inside,  ///< its equals sign stands neither behind the first number nor before the last
  };
  Kind kind = Kind::other;
  std::string text{};
  std::size_t count = 0;
  std::size_t wanted = 0;
};

/// The reason why a text was refused, and its place.
struct GridError : Error {
  GridFault fault{};
};

template <typename T>
using GridResult = std::expected<T, GridError>;

/// Returns the refusal of a text, for functions that return a GridResult.
std::unexpected<GridError> grid_failure(std::size_t line, std::size_t column, std::string message,
                                        GridFault fault = {});

/// The numbers of a grid by cell; nothing where the grid asks for one.
using GivenNumbers = std::vector<std::optional<std::int64_t>>;

/// A grid as it was read.
struct Grid {
  LinePuzzle puzzle;  ///< without words if the grid asks for numbers
  /// How the text calls each letter, by index, one after the other: see letter_name().
  std::string letters;
  std::size_t line = 0;  ///< where it starts
  std::size_t column = 1;
  GivenNumbers given{};  ///< if the grid asks for numbers; else empty

  bool asks_for_numbers() const { return !given.empty(); }
  /// Returns the numbers of the grid if all are known.
  std::optional<std::vector<std::int64_t>> numbers() const;
};

/// Reads one grid after the other from a text: grid texts with blank lines between them, grid lines
/// (`... | ...`), whose puzzles have no letters, and arrays of LaTeX with what stands around them.
/// Comments go from # to the end of a line, in LaTeX from %.
class GridReader {
 public:
  /// Reads a text, which must live as long as the reader; `conditions` hold for all its puzzles.
  explicit GridReader(std::string_view text, Conditions conditions = {});

  /// Returns the next grid; none at the end. After an error the one behind it can be read.
  GridResult<std::optional<Grid>> next();
  /// Returns how many bytes have been read, of the text as it would be typed.
  std::size_t position() const { return position_; }

 private:
  GridResult<std::optional<Grid>> read_next();
  struct TextLine {
    std::string_view text;
    std::size_t number;
  };
  std::optional<TextLine> take_line();
  // Passes the lines up to the next blank one.
  void pass_grid();
  // How many lines a grid has that is too long already.
  std::size_t lines_to_come();
  // The array of LaTeX that begins at this byte, in the line taken last.
  GridResult<std::optional<Grid>> read_array(std::size_t begin);

  std::shared_ptr<const AsTyped> typed_;
  std::string_view text_;
  Conditions conditions_;
  std::size_t position_ = 0;
  std::size_t line_ = 0;
};

/// Returns the only grid of a text; a text of none or of several is refused.
GridResult<Grid> read_grid(std::string_view text, Conditions conditions = {});

/// The way to write operators.
enum class Typography : std::uint8_t { typeset, ascii };

/// Returns the lines of a puzzle, in columns. Letters are called by their names, or A to Z and a to
/// z.
std::string to_text(const LinePuzzle& puzzle, std::string_view letters = {},
                    Typography typography = Typography::typeset);
/// Returns the same for a solved grid, with decimal numbers.
std::string to_text(const Layout& layout, std::span<const std::int64_t> numbers,
                    Typography typography = Typography::typeset);
/// Returns the same for a grid that asks for numbers.
std::string to_text(const Layout& layout, const GivenNumbers& given,
                    Typography typography = Typography::typeset);

/// Returns the same as an array of LaTeX, for use in formulas. GridReader reads it.
std::string to_latex(const LinePuzzle& puzzle, std::string_view letters = {});
std::string to_latex(const Layout& layout, std::span<const std::int64_t> numbers);
std::string to_latex(const Layout& layout, const GivenNumbers& given);

/// Returns the name of a letter: A to Z and a to z.
char letter_name(std::size_t index);
/// Returns the same, but from a list of names, as far as that goes.
std::string letter_name(std::size_t index, std::string_view letters);
/// Returns the index of a name in a list, if the list has it.
std::optional<std::size_t> index_of_letter(std::string_view letters, std::string_view name);
/// Returns how many names a list has.
std::size_t letter_count(std::string_view letters);

}  // namespace reckon::letters
