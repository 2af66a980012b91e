// SPDX-License-Identifier: MIT
// Grids that ask for numbers, which need polynomials to be solved and made.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "app/answers/grids.hpp"
#include "reckon/algebra/integer_solutions.hpp"
#include "reckon/algebra/number_generator.hpp"
#include "reckon/kinds/kind.hpp"
#include "reckon/letters/grid/grid_text.hpp"
#include "reckon/text/result.hpp"

namespace reckon::cli {

/// The result about all answers of a grid that asks for numbers.
struct NumberFacts {
  bool all_known = false;  ///< whether all answers are known, shown or not
  bool any = false;        ///< whether an answer exists, shown or not
  std::string answer;      ///< `finitely many`, `infinitely many` and the like
  std::string in_words;    ///< `2 answers`, `infinitely many answers` and the like
  std::string remark;      ///< a note to print after the answers, or empty
};

struct NumberAnswers {
  answers::PuzzleAnswers shown;
  NumberFacts facts;
};

/// Returns `finitely_many` and the like, for JSON.
std::string key_of(algebra::PositiveIntegers::Answer answer);

// All of these are null without the feature `algebra`.

/// Returns the answers of a grid of 3 x 3 with diagonals, showing at most `limit` of them.
[[gnu::weak]] NumberAnswers number_answers(const letters::Grid& grid, std::uint64_t limit);

/// Makes one puzzle after the other, like algebra::NumberGenerator.
using NumberPuzzles = std::function<Result<algebra::NumberPuzzle>()>;
[[gnu::weak]] Result<NumberPuzzles> number_puzzles(std::uint64_t seed,
                                                   const algebra::NumberGeneratorOptions& wishes);

/// Returns algebra::all_kinds().
[[gnu::weak]] kinds::Kinds kinds_with_numbers();

}  // namespace reckon::cli
