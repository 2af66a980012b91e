// SPDX-License-Identifier: MIT
// The techniques that look at columns of sums, and at relations of any kind. A part of reason();
// not for other use.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "reckon/letters/puzzle.hpp"
#include "reckon/letters/reason/board.hpp"

namespace reckon::letters {

/// A letter, and how often it counts in a column.
struct ColumnTerm {
  std::size_t cell = 0;
  std::int64_t weight = 0;
};

/// A column of a sum: carry in + constant + its terms = base × carry out.
struct Column {
  std::vector<ColumnTerm> terms;
  std::int64_t constant = 0;
};

/// The facts of a puzzle that stay the same while it is reasoned out.
struct FactsOfColumns {
  const Puzzle& puzzle;
  /// For each relation, its columns from the right if it is an equation of sums of whole words;
  /// else none.
  std::vector<std::vector<Column>> columns;
  /// For each relation, the cells in it.
  std::vector<std::vector<Letter>> cells;
  Budget& budget;

  // Steps of the budget:
  std::uint64_t look = 0;             ///< of trying all techniques once, without choices of digits
  std::vector<std::uint64_t> bounds;  ///< by relation, of its sizes or of its last digits
  std::vector<std::uint64_t> exact;   ///< by relation, of its exact values

  FactsOfColumns(const Puzzle& puzzle, Budget& budget);

  /// Returns the knowledge before the first step.
  Knowledge beginning() const;

 private:
  void measure();
};

/// A technique that goes through the columns of all relations. It removes digits that letters
/// cannot be, and records in the step what it looked at. False if it sees that there is no answer.
using ColumnTechnique = bool(const FactsOfColumns& facts, Knowledge& knowledge, Step& step);
ColumnTechnique look_at_carries;
ColumnTechnique look_at_parity;
ColumnTechnique look_at_columns;
ColumnTechnique cast_out_nines;
ColumnTechnique work_two_columns_through;
/// The same for a technique that looks at one relation.
using RelationTechnique = bool(const FactsOfColumns& facts, std::size_t relation,
                               Knowledge& knowledge, Step& step);
RelationTechnique look_at_last_digits;
RelationTechnique look_at_sizes;
RelationTechnique work_through_few_cases;
RelationTechnique work_through_many_cases;

}  // namespace reckon::letters
