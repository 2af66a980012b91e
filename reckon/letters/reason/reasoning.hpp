// SPDX-License-Identifier: MIT
// Solves puzzles as people do: by the easiest technique that helps, one step after another.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/arith/budget.hpp"
#include "reckon/letters/digits.hpp"
#include "reckon/letters/line_puzzle.hpp"
#include "reckon/text/table.hpp"

namespace reckon::letters {

struct Puzzle;

/// The techniques for grids and for all other puzzles of letters, from the easiest to the hardest;
/// docs/letter-puzzles.md defines and shows them.
enum class Technique : std::uint8_t {
  leading_digit,  ///< no number of several digits begins with 0
  found_digit,    ///< no other letter has a digit that is found
  last_place,     ///< all digits are in use, and only one letter can be this one
  pair,           ///< two letters share two digits, which no other letter has
  same_number,    ///< x + y = x, x * y = x, ...: the other number is 0 or 1
  short_line,     ///< a line of one-digit numbers
  carry,          ///< the smallest and largest values of a column and of its carries
  parity,         ///< a column is even or odd
  column,         ///< all choices of digits in a column, with its carries
  last_digits,    ///< the last digits of a line
  sizes,          ///< the smallest and largest values of the numbers of a line
  digit_sums,     ///< casting out nines
  carries,        ///< all columns and carries of a sum together
  two_columns,    ///< two columns side by side worked through in up to kFewCases cases
  few_cases,      ///< a line worked through in up to kFewCases cases
  many_cases,     ///< ... in up to kManyCases
  two_lines,      ///< two lines worked through together in up to kManyCases
  guess,          ///< suppose that a letter is a digit, and see what follows
  refuted,        ///< the end of a guess that led into a contradiction
  answer,         ///< all letters are found, and every line holds
};

/// Where a technique looks.
enum class Scope : std::uint8_t {
  letters,    ///< at the letters alone
  line,       ///< at a line, which is an equation
  column,     ///< at the columns of a sum; a puzzle that is worked by lines has none of these
  two_lines,  ///< at a pair of lines
  puzzle,     ///< at everything
};

/// A row of the table of techniques. The rows follow the enumeration, which is the order in which
/// techniques are tried. Except for the last two, it is also the order of difficulty.
struct TechniqueRow {
  Technique technique;
  Scope scope;
  std::string_view key;      ///< in JSON and in the words of the page
  std::string_view name;     ///< for people
  std::uint64_t effort = 0;  ///< of a step
  bool by_cases = false;     ///< the effort grows with the binary digits of the number of cases
  int least_level = 1;       ///< of a puzzle that needs it, however few steps there are
};

inline constexpr std::array kTechniques = {
    TechniqueRow{Technique::leading_digit, Scope::letters, "leading_digit",
                 "no number begins with 0"},
    TechniqueRow{Technique::found_digit, Scope::letters, "found_digit", "found digits"},
    TechniqueRow{Technique::last_place, Scope::letters, "last_place", "the only place for a digit"},
    TechniqueRow{Technique::pair, Scope::letters, "pair", "two letters with the same two digits",
                 1},
    TechniqueRow{Technique::same_number, Scope::line, "same_number", "equal numbers", 1},
    TechniqueRow{Technique::short_line, Scope::line, "short_line", "one-digit numbers", 1, true},
    TechniqueRow{Technique::carry, Scope::column, "carry", "sizes of a column and its carries", 1},
    TechniqueRow{Technique::parity, Scope::column, "parity", "even and odd", 1},
    TechniqueRow{Technique::column, Scope::column, "column", "all cases of a column", 1, true},
    TechniqueRow{Technique::last_digits, Scope::line, "last_digits", "last digits", 1, true},
    TechniqueRow{Technique::sizes, Scope::line, "sizes", "sizes of the numbers", 3},
    TechniqueRow{Technique::digit_sums, Scope::column, "digit_sums", "casting out nines", 4, false,
                 2},
    TechniqueRow{Technique::carries, Scope::line, "carries", "carries", 4, true, 2},
    TechniqueRow{Technique::two_columns, Scope::column, "two_columns",
                 "working two columns through together", 4, true, 2},
    TechniqueRow{Technique::few_cases, Scope::line, "few_cases",
                 "working a line through in few cases", 6, true, 3},
    TechniqueRow{Technique::many_cases, Scope::line, "many_cases",
                 "working a line through in many cases", 8, true, 4},
    TechniqueRow{Technique::two_lines, Scope::two_lines, "two_lines",
                 "working two lines through together", 10, true, 4},
    TechniqueRow{Technique::guess, Scope::puzzle, "guess", "a guess", 15, false, 5},
    TechniqueRow{Technique::refuted, Scope::puzzle, "refuted", "the end of a guess"},
    TechniqueRow{Technique::answer, Scope::puzzle, "answer", "the answer"},
};

static_assert(is_in_order(kTechniques, &TechniqueRow::technique));
static_assert(all_differ(kTechniques, &TechniqueRow::key));

/// Returns the row of a technique.
constexpr const TechniqueRow& row_of(Technique technique) {
  return kTechniques[static_cast<std::size_t>(technique)];
}

inline constexpr std::uint64_t kFewCases = 100;
inline constexpr std::uint64_t kManyCases = 5000;

/// A letter of a puzzle, or another sign of an unknown digit, by its index.
using Letter = std::uint16_t;

/// The effect of a step on a letter: the digits that it could be before, and those that are left.
struct Change {
  Letter letter = 0;
  DigitSet before = 0;
  DigitSet after = 0;

  friend bool operator==(const Change&, const Change&) = default;
};

/// One application of a technique.
struct Step {
  Technique technique = Technique::leading_digit;
  std::size_t depth = 0;                ///< how many guesses it stands under
  std::optional<std::size_t> line{};    ///< the line looked at, by its index
  std::optional<std::size_t> other{};   ///< the second line of two_lines
  std::optional<std::size_t> column{};  ///< the column looked at, from the right; 0 is the last
  /// For found_digit, last_place and pair: the letters that have these digits.
  std::vector<Letter> because{};
  std::vector<Change> changes{};
  std::uint64_t cases = 0;     ///< choices of digits that had to be tried, 0 if none
  bool contradiction = false;  ///< the technique shows that there is no answer under these guesses

  friend bool operator==(const Step&, const Step&) = default;
};

enum class Outcome : std::uint8_t {
  no_answer,
  one_answer,
  several_answers,  ///< at least two; the first is given
  given_up,         ///< after kMostSteps steps, or where ReasonOptions says so
};

inline constexpr std::size_t kMostSteps = 20'000;

/// The whole way to the answer.
struct Reasoned {
  Outcome outcome = Outcome::no_answer;
  std::vector<Step> steps;
  Technique hardest = Technique::leading_digit;  ///< guess at most
  std::optional<Digits> answer;

  bool guessed() const { return hardest == Technique::guess; }
};

/// Where reasoning begins, and where it ends at the latest.
struct ReasonOptions {
  /// Digits that letters are known not to be, by letter; letters beyond its end can be any.
  std::vector<DigitSet> ruled_out{};
  /// Gives up when this is over; it is endless if null.
  Budget* budget = nullptr;
  /// Gives up as soon as the puzzle turns out to be above this level (grade()).
  std::optional<int> highest_level{};
};

/// Applies the easiest technique that changes anything, again and again. Never removes a digit that
/// an answer has, and guesses if nothing else helps, so the outcome is always right. Letters known
/// and digits ruled out from the start take no steps.
Reasoned reason(const LinePuzzle& puzzle, const ReasonOptions& options = {});
/// Does the same over cells and relations. Works several equations that are lines (lines_of()) and
/// not drawn line by line, like a grid. Works all other puzzles by columns, and by techniques for
/// any relation. The puzzle must have no obstacle().
Reasoned reason(const Puzzle& puzzle, const ReasonOptions& options = {});

/// Returns why a puzzle is not reasoned about, or nothing if it is. The only obstacle is more than
/// 100 equations, whose steps are too many for people to read.
std::optional<std::string_view> obstacle(const Puzzle& puzzle);

/// Returns the name of a letter by its index; that of A is 0.
using LetterName = std::function<std::string(std::size_t)>;
/// Returns A, B, ..., Z, a, b, ...
std::string plain_letter(std::size_t letter);

/// The names that a puzzle has for the letters and lines of its steps.
struct StepNames {
  LetterName letter;
  /// Returns where a step looks in a line: `row 2, AB × C = DEA, ` or `SEND + MORE = MONEY, `.
  std::function<std::string(const Step& step, std::size_t line)> place;
};

/// Returns the step as a sentence without a full stop, with these names.
std::string describe(const Step& step, const StepNames& names);

/// Returns the line as an equation: `AB × C = DEA`.
std::string describe(const Line& line, const LinePuzzle& puzzle,
                     const LetterName& letter_name = plain_letter);
/// Returns a step as a sentence without a full stop, such as `row 2, AB × C = DEA, last digits: C
/// is 4 or 9`.
std::string describe(const Step& step, const LinePuzzle& puzzle,
                     const LetterName& letter_name = plain_letter);
/// Returns the same for a step over cells and relations, such as `column 2 from the right of SEND +
/// MORE = MONEY, ...: N = 6`.
std::string describe(const Step& step, const Puzzle& puzzle);

}  // namespace reckon::letters
