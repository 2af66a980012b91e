// SPDX-License-Identifier: MIT
// In which order the puzzle solver guesses, calculates and compares.
//
// Letters are tried only where nothing else is left to do. Most are calculated. The last k digits
// of two numbers of a sum give the last k of the third. Those of two factors give those of the
// product, and a product and a factor give the other factor. Which letter to try, and what then
// follows in which order, depends only on which letters are known, not on their digits. So it is
// found out once, as a plan, and the search runs down the plan:
//
//     try B | C = last digit of B + B | A = last digit of B * C | last digit of B * B is F | ...
//
// Comparisons let one wrong guess in ten pass. They come where nothing else can be calculated, and
// what is left of them when all letters are known is not part of the plan: answers are checked
// anyway.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "reckon/letters/line_puzzle.hpp"

namespace reckon::letters {

struct SearchPlan {
  using Letters = std::uint64_t;  ///< a bit each
  using Lines = std::uint32_t;    ///< a bit each

  static constexpr std::size_t kLongestWord = 18;
  /// The code of the given digit 0, which stands where a number has no digit left.
  static constexpr std::uint8_t kZero = Symbol::kFirstDigit;
  static constexpr std::size_t kCodes = kZero + kMostDigits;

  /// A word by its symbols' codes, the last digit first, and kZero beyond its size.
  struct Number {
    Letters letters;
    std::array<std::uint8_t, kLongestWord + 1> codes;
    std::uint8_t size;
  };

  /// A line of three cells: whole = left + right or whole = left * right.
  struct Relation {
    bool product;
    std::uint8_t whole;
    std::uint8_t left;
    std::uint8_t right;
  };

  /// Numbers are worked through from the last digit on, with carries, as on paper.
  struct alignas(8) Step {
    enum class Kind : std::uint8_t {
      guess,            ///< the next letter is every digit that is left
      choose_sum,       ///< ... with which digit `target` is a + b + carry, at a place of a line
      choose_product,   ///< ... with which digit `target` is that of the product
      next,             ///< the next letter is a + 1
      previous,         ///< ... a - 1
      sum,              ///< ... a + b + carry
      difference,       ///< ... a - b - carry
      product,          ///< ... the digit of the product
      quotient,         ///< cell `target` is cell a over cell b
      value,            ///< ... what the left side of a line of more than three cells comes to
      compare_next,     ///< digit `target` is a + 1
      compare_sum,      ///< ... a + b + carry
      compare_product,  ///< ... the digit of the product
      carry,            ///< no carry is left of a sum
      check,            ///< the line holds
      end,              ///< all letters are known: an answer, if all lines hold
    };
    Kind kind;
    std::uint8_t line;
    std::uint8_t place;
    std::uint8_t target;  ///< a code, or a cell where it says so; so are a and b
    std::uint8_t a;
    std::uint8_t b;
    std::uint8_t known;  ///< how many letters are known before
    bool leading;        ///< the letter that becomes known, if it is one, cannot be 0
  };

  // A line has a step for each place, one for its first digits, and one for its end.
  static constexpr std::size_t kMostSteps = kMostLines * (kLongestWord + 2) + kMostDigits + 1;

  std::array<Number, kMostCells> numbers;
  std::array<Relation, kMostLines> relations;
  Letters leading;                                ///< letters that cannot be 0
  std::array<std::uint8_t, kMostDigits> letters;  ///< in the order in which they become known
  bool given_zero_leads;                          ///< where it must not, so that there is no answer
  std::uint64_t given;                            ///< digits that stand in words, and 0; a bit each
  std::uint8_t branches;                          ///< how many letters are tried at most
  /// Products whose places are behind, by the number of letters that are known before one is tried.
  std::array<Lines, kMostDigits> begun;
  std::array<Step, kMostSteps> steps;  ///< up to the end
};

/// Returns the plan for a puzzle. Cost: 0.4 µs for a 3 x 3 grid of small numbers.
SearchPlan plan_of(const LinePuzzle& puzzle);

/// Estimates how many times a search down the plan tries a letter, as if digits were random. Cost:
/// some nanoseconds a step.
double expected_guesses(const SearchPlan& plan, unsigned base);

}  // namespace reckon::letters
