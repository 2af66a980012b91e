// SPDX-License-Identifier: MIT
// What the techniques look at, and what they find out.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "reckon/alphametic/reason/reasoning.hpp"

namespace reckon::alphametic {

/// Between which values a carry lies.
struct CarryRange {
  std::int64_t low = 0;
  std::int64_t high = 0;
};

/// How often a letter counts in a column.
struct ColumnTerm {
  std::size_t cell = 0;
  std::int64_t weight = 0;
};

/// A column of a sum: carry in + constant + its terms = base × carry out.
struct Column {
  std::vector<ColumnTerm> terms;
  std::int64_t constant = 0;
};

/// What does not change while a puzzle is reasoned out.
struct Facts {
  const Puzzle& puzzle;
  /// For each relation, its columns from the right if it is an equation of sums of whole words;
  /// else none.
  std::vector<std::vector<Column>> columns;
  /// For each relation, the cells in it.
  std::vector<std::vector<std::size_t>> cells;
  /// By cell, whether it begins a number that may not begin with 0.
  std::vector<bool> first{};
  Budget& budget;

  // Steps of the budget:
  std::uint64_t look = 0;             ///< of all that is looked at without choices of digits
  std::vector<std::uint64_t> bounds;  ///< by relation, of its sizes or of its last digits
  std::vector<std::uint64_t> exact;   ///< by relation, of its exact values

  Facts(const Puzzle& puzzle, Budget& budget);

 private:
  void look_at_first_letters();
  void measure();
};

/// What is known so far.
struct Known {
  std::vector<DigitSet> possible;
  /// For each relation with columns, the carries into its columns and out of the last.
  std::vector<std::vector<CarryRange>> carries;

  /// What is known before the first step, without the digits that are ruled out, by cell.
  Known(const Facts& facts, std::span<const DigitSet> ruled_out);

  bool is_found(std::size_t cell) const { return std::has_single_bit(possible[cell]); }
  std::uint8_t digit(std::size_t cell) const {
    return static_cast<std::uint8_t>(std::countr_zero(possible[cell]));
  }
};

/// Each looks for something to find out, in one place, and puts it into `known` and into the step;
/// false if there is nothing. Where a letter is left without digits, the step is a contradiction.
using Find = bool(const Facts& facts, Known& known, Step& step);
Find find_leading_digit;
Find find_found_digit;
Find find_last_place;
Find find_carry;
Find find_parity;
Find find_column;
Find find_last_digits;
Find find_sizes;
Find find_digit_sums;
Find find_few_cases;
Find find_many_cases;

/// Leaves a letter only these digits, and puts that into the step.
void restrict(Known& known, Step& step, std::size_t cell, DigitSet kept);

}  // namespace reckon::alphametic
