// SPDX-License-Identifier: MIT
// Solves puzzles as people do: by the easiest technique that gets on, one step after the other.
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
#include "reckon/letters/puzzle.hpp"
#include "reckon/text/table.hpp"

namespace reckon::letters {

/// From the easiest to the hardest; docs/calcrostic-grading.md defines and shows them.
enum class Technique : std::uint8_t {
  leading_digit,  ///< no number of several digits begins with 0
  found_digit,    ///< no other letter has a digit that is found
  last_place,     ///< all digits are in use, and only one letter can be this one
  pair,           ///< two letters share two digits, which no other letter has
  same_number,    ///< x + y = x, x * y = x, ...: the other number is 0 or 1
  short_line,     ///< a line of one-digit numbers
  last_digits,    ///< the last digits of a line
  sizes,          ///< the smallest and largest values of the numbers of a line
  carries,        ///< the columns and carries of a sum
  few_cases,      ///< a line worked through in up to kFewCases cases
  many_cases,     ///< ... in up to kManyCases
  two_lines,      ///< two lines worked through together in up to kManyCases
  guess,          ///< suppose that a letter is a digit, and see what follows
  refuted,        ///< the end of a guess that led into a contradiction
  answer,         ///< all letters are found, and every line holds
};

/// A row of the table of techniques. Its order, that of the enumeration, is the order in which they
/// are tried and, but for the last two, that of difficulty.
struct TechniqueRow {
  Technique technique;
  std::string_view key;      ///< in JSON and in the words of the page
  std::string_view name;     ///< for people
  std::uint64_t effort = 0;  ///< of a step
  bool by_cases = false;     ///< the effort grows with the binary digits of the number of cases
  int least_level = 1;       ///< of a puzzle that needs it, however few steps there are
};

inline constexpr std::array kTechniques = {
    TechniqueRow{Technique::leading_digit, "leading_digit", "no number begins with 0"},
    TechniqueRow{Technique::found_digit, "found_digit", "found digits"},
    TechniqueRow{Technique::last_place, "last_place", "the only place for a digit"},
    TechniqueRow{Technique::pair, "pair", "two letters with the same two digits", 1},
    TechniqueRow{Technique::same_number, "same_number", "equal numbers", 1},
    TechniqueRow{Technique::short_line, "short_line", "one-digit numbers", 1, true},
    TechniqueRow{Technique::last_digits, "last_digits", "last digits", 1, true},
    TechniqueRow{Technique::sizes, "sizes", "sizes of the numbers", 3},
    TechniqueRow{Technique::carries, "carries", "carries", 4, true, 2},
    TechniqueRow{Technique::few_cases, "few_cases", "working a line through in few cases", 6, true,
                 3},
    TechniqueRow{Technique::many_cases, "many_cases", "working a line through in many cases", 8,
                 true, 4},
    TechniqueRow{Technique::two_lines, "two_lines", "working two lines through together", 10, true,
                 4},
    TechniqueRow{Technique::guess, "guess", "a guess", 15, false, 5},
    TechniqueRow{Technique::refuted, "refuted", "the end of a guess"},
    TechniqueRow{Technique::answer, "answer", "the answer"},
};

static_assert(is_in_order(kTechniques, &TechniqueRow::technique));
static_assert(all_differ(kTechniques, &TechniqueRow::key));

/// The row of the table.
constexpr const TechniqueRow& row_of(Technique technique) {
  return kTechniques[static_cast<std::size_t>(technique)];
}

inline constexpr std::uint64_t kFewCases = 100;
inline constexpr std::uint64_t kManyCases = 5000;

/// What a step says about a letter: which digits it could be before and still can be after.
struct Change {
  std::uint8_t letter = 0;
  DigitSet before = 0;
  DigitSet after = 0;
};

/// One application of a technique.
struct Step {
  Technique technique = Technique::leading_digit;
  std::uint8_t depth = 0;              ///< how many guesses it stands under
  std::optional<std::size_t> line{};   ///< the line looked at, by its index in the layout
  std::optional<std::size_t> other{};  ///< the second line of two_lines
  /// For found_digit, last_place and pair: whose digits these are.
  std::vector<std::uint8_t> because{};
  std::vector<Change> changes{};
  std::uint64_t cases = 0;     ///< choices of digits that had to be looked at, 0 if none
  bool contradiction = false;  ///< the technique shows that there is no answer under these guesses
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
  /// Gives up when the puzzle is seen to be of a higher level (grade()).
  std::optional<int> highest_level{};
};

/// Applies the easiest technique that changes anything, again and again. Never removes a digit that
/// an answer has; guesses if nothing else helps, so that the outcome is right always. Of letters
/// that are known, and of digits that are ruled out, no step says anything.
Reasoned reason(const Puzzle& puzzle, const ReasonOptions& beginning = {});

/// How letters are called: A is 0.
using LetterName = std::function<std::string(std::size_t)>;
/// A, B, ..., Z, a, b, ...
std::string plain_letter(std::size_t letter);

/// The line as an equation: `AB × C = DEA`.
std::string describe(const Line& line, const Puzzle& puzzle,
                     const LetterName& letter_name = plain_letter);
/// The step as a sentence without a full stop: `row 2, AB × C = DEA, last digits: C is 4 or 9`.
std::string describe(const Step& step, const Puzzle& puzzle,
                     const LetterName& letter_name = plain_letter);

}  // namespace reckon::letters
