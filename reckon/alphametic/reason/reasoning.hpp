// SPDX-License-Identifier: MIT
// Solves alphametics as people do: by the easiest technique that gets on, one step after the other.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/alphametic/puzzle.hpp"
#include "reckon/arith/budget.hpp"
#include "reckon/text/table.hpp"

namespace reckon::alphametic {

/// From the easiest to the hardest; docs/alphametics.md defines and shows them.
enum class Technique : std::uint8_t {
  leading_digit,  ///< no number of several digits begins with 0
  found_digit,    ///< a digit that is found is no other letter's
  last_place,     ///< all digits are in use, and only one letter can be this one
  carry,          ///< the smallest and largest values of a column and of its carries
  parity,         ///< a column is even or odd
  column,         ///< all choices of digits in a column, with its carries
  last_digits,    ///< all choices of the last digits of an equation
  sizes,          ///< the smallest and largest values of the sides of an equation
  digit_sums,     ///< casting out nines
  few_cases,      ///< all choices of digits in an equation, up to kFewCases
  many_cases,     ///< ... up to kManyCases
  guess,          ///< suppose that a letter is a digit, and see what follows
  refuted,        ///< the end of a guess that led into a contradiction
  answer,         ///< all letters are found, and everything holds
};

/// A row of the table of techniques. Its order is that in which they are tried and, but for the
/// last two, that of difficulty.
struct TechniqueRow {
  Technique technique;
  std::string_view key;      ///< in JSON
  std::string_view name;     ///< for people
  std::uint64_t effort = 0;  ///< of a step
  bool by_cases = false;     ///< the effort grows with the binary digits of the number of cases
  int least_level = 1;       ///< of a puzzle that needs it, however few steps there are
};

inline constexpr std::array kTechniques = {
    TechniqueRow{Technique::leading_digit, "leading_digit", "no number begins with 0"},
    TechniqueRow{Technique::found_digit, "found_digit", "found digits"},
    TechniqueRow{Technique::last_place, "last_place", "the only place for a digit"},
    TechniqueRow{Technique::carry, "carry", "sizes of a column and its carries", 1},
    TechniqueRow{Technique::parity, "parity", "even and odd", 1},
    TechniqueRow{Technique::column, "column", "all cases of a column", 1, true},
    TechniqueRow{Technique::last_digits, "last_digits", "all cases of the last digits", 1, true},
    TechniqueRow{Technique::sizes, "sizes", "sizes of the numbers", 3},
    TechniqueRow{Technique::digit_sums, "digit_sums", "casting out nines", 4, false, 2},
    TechniqueRow{Technique::few_cases, "few_cases", "working an equation through in few cases", 6,
                 true, 2},
    TechniqueRow{Technique::many_cases, "many_cases", "working an equation through in many cases",
                 8, true, 3},
    TechniqueRow{Technique::guess, "guess", "a guess", 15, false, 2},
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
  std::size_t cell = 0;
  DigitSet before = 0;
  DigitSet after = 0;

  friend bool operator==(const Change&, const Change&) = default;
};

/// One application of a technique.
struct Step {
  Technique technique = Technique::leading_digit;
  std::size_t depth = 0;                  ///< how many guesses it stands under
  std::optional<std::size_t> relation{};  ///< the equation looked at
  std::optional<std::size_t> column{};    ///< the column looked at, from the right; 0 is the last
  std::optional<std::size_t> because{};   ///< the letter that is found
  std::vector<Change> changes{};
  std::uint64_t cases = 0;     ///< choices of digits that had to be looked at, 0 if none
  bool contradiction = false;  ///< there is no answer under these guesses
};

enum class Outcome : std::uint8_t {
  no_answer,
  one_answer,
  several_answers,  ///< at least two; the first is given
  given_up,         ///< after kMostSteps steps, or when the budget is over
};

inline constexpr std::size_t kMostSteps = 20'000;

/// The whole way to the answer.
struct Reasoned {
  Outcome outcome = Outcome::no_answer;
  std::vector<Step> steps;
  Technique hardest = Technique::leading_digit;  ///< guess at most
  std::optional<Digits> answer;
};

/// Why a puzzle cannot be reasoned about; nothing if it can: of more than 100 equations nobody
/// wants to hear.
std::optional<std::string_view> obstacle(const Puzzle& puzzle);

/// Applies the easiest technique that changes anything, again and again. Never removes a digit that
/// an answer has; guesses if nothing else helps, so that the outcome is always right. The puzzle
/// has no obstacle. The budget is endless if null. The digits of `ruled_out`, by cell, are out
/// before the first step; cells beyond its end can be any.
Reasoned reason(const Puzzle& puzzle, Budget* budget = nullptr,
                std::span<const DigitSet> ruled_out = {});

/// The step as a sentence without a full stop: `column 2 of SEND + MORE = MONEY: N = 6`.
std::string describe(const Step& step, const Puzzle& puzzle);

}  // namespace reckon::alphametic
