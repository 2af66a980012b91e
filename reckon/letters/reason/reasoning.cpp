// SPDX-License-Identifier: MIT
#include "reckon/letters/reason/reasoning.hpp"

#include <algorithm>
#include <array>

#include "reckon/letters/lines.hpp"
#include "reckon/letters/read/read.hpp"
#include "reckon/letters/reason/column_board.hpp"
#include "reckon/letters/reason/hint.hpp"
#include "reckon/letters/solve/solver.hpp"

namespace reckon::letters {

namespace {

constexpr std::array kTriedOnColumns = {
    Tried{.technique = Technique::carry, .in_columns = look_at_carries},
    Tried{.technique = Technique::parity, .in_columns = look_at_parity},
    Tried{.technique = Technique::column, .in_columns = look_at_columns},
    Tried{.technique = Technique::last_digits, .in_relation = look_at_last_digits},
    Tried{.technique = Technique::sizes, .in_relation = look_at_sizes},
    Tried{.technique = Technique::digit_sums, .in_columns = cast_out_nines},
    Tried{.technique = Technique::two_columns, .in_columns = work_two_columns_through},
    Tried{.technique = Technique::few_cases, .in_relation = work_through_few_cases},
    Tried{.technique = Technique::many_cases, .in_relation = work_through_many_cases}};

// The lines of a puzzle that is worked by lines, as a grid is.
std::optional<LineSystem> system_of(const Puzzle& puzzle) {
  if (puzzle.drawn || puzzle.relations.size() < 2) return std::nullopt;
  return lines_of(puzzle);
}

}  // namespace

std::optional<std::string_view> obstacle(const Puzzle& puzzle) {
  constexpr std::size_t kMostRelations = 100;
  if (puzzle.relations.size() > kMostRelations) return "it has more than 100 equations";
  return std::nullopt;
}

Reasoned reason(const Puzzle& puzzle, const ReasonOptions& options) {
  if (const auto system = system_of(puzzle)) return reason(system->puzzle, options);
  Budget endless;
  const ColumnBoard board(puzzle, options.budget == nullptr ? endless : *options.budget,
                          kTriedOnColumns);
  return reason(board, options);
}

Hint hint(const Puzzle& puzzle, const PlayerNotes& believed, Budget& budget) {
  return hint({.answers = [&] { return first_answers(puzzle, 2, &budget); },
               .reason = [&](const ReasonOptions& options) { return reason(puzzle, options); }},
              believed, budget);
}

std::string describe(const Step& step, const Puzzle& puzzle) {
  const auto place = [&](const Step& of, std::size_t line) {
    std::string equation = to_text(puzzle, puzzle.relations[line]) + ", ";
    if (!of.column) return equation;
    const std::string column = std::to_string(*of.column + 1);
    const std::string columns = of.technique == Technique::two_columns
                                    ? "columns " + column + " and " + std::to_string(*of.column + 2)
                                    : "column " + column;
    return columns + " from the right of " + equation;
  };
  const auto letter = [&](std::size_t cell) { return puzzle.name_of(cell); };
  return describe(step, {.letter = letter, .place = place});
}

}  // namespace reckon::letters
