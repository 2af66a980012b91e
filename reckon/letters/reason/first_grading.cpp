// SPDX-License-Identifier: MIT
#include "reckon/letters/reason/first_grading.hpp"

#include <algorithm>
#include <array>

#include "reckon/letters/reason/choices.hpp"
#include "reckon/letters/reason/column_board.hpp"
#include "reckon/letters/reason/grade.hpp"

namespace reckon::letters {

namespace {

// Works a relation through, with each choice of its letters as a case of its own.
template <std::uint64_t kMost>
bool work_through_choices(const FactsOfColumns& facts, std::size_t index, Knowledge& knowledge,
                          Step& step) {
  const std::vector<Letter>& cells = facts.cells[index];
  keep_supported(facts, knowledge, step, {.chosen = cells, .all = cells}, kMost, facts.exact[index],
                 [&](const Digits& digits) {
                   return holds(facts.puzzle, facts.puzzle.relations[index], digits);
                 });
  return true;
}

constexpr std::array kFirstTried = {
    Tried{.technique = Technique::carry, .in_columns = look_at_carries},
    Tried{.technique = Technique::parity, .in_columns = look_at_parity},
    Tried{.technique = Technique::column, .in_columns = look_at_columns},
    Tried{.technique = Technique::last_digits, .in_relation = look_at_last_digits},
    Tried{.technique = Technique::sizes, .in_relation = look_at_sizes},
    Tried{.technique = Technique::digit_sums, .in_columns = cast_out_nines},
    Tried{.technique = Technique::few_cases, .in_relation = work_through_choices<kFewCases>},
    Tried{.technique = Technique::many_cases, .in_relation = work_through_choices<kManyCases>}};

// Returns the least level of a puzzle whose hardest technique this is.
int least_level(Technique hardest) {
  if (hardest < Technique::digit_sums) return 1;
  return hardest == Technique::many_cases ? 3 : 2;
}

}  // namespace

std::optional<int> first_level(const Puzzle& puzzle, Budget& budget) {
  // The highest effort of each level but the last.
  constexpr std::array<std::uint64_t, 4> kMostEffort = {75, 170, 300, 670};
  const ColumnBoard board(puzzle, budget, kFirstTried, false);
  const Reasoned reasoned = reason(board, {});
  if (reasoned.outcome != Outcome::one_answer) return std::nullopt;
  std::uint64_t effort = 0;
  for (const Step& step : reasoned.steps) effort += effort_of(step);
  const auto passed =
      std::ranges::count_if(kMostEffort, [&](std::uint64_t most) { return most < effort; });
  return std::max(1 + static_cast<int>(passed), least_level(reasoned.hardest));
}

}  // namespace reckon::letters
