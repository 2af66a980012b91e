// SPDX-License-Identifier: MIT
#include "reckon/letters/reason/column_board.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace reckon::letters {

ColumnBoard::ColumnBoard(const Puzzle& puzzle, Budget& budget, std::span<const Tried> tried,
                         bool looks_at_pairs)
    : Board(puzzle.conditions.base, puzzle.cells.size(), budget),
      facts_(puzzle, budget),
      tried_(tried),
      looks_at_pairs_(looks_at_pairs) {
  for (const Tried& one : tried) techniques_.push_back(one.technique);
  for (const std::vector<Letter>& cells : facts_.cells) add_line(cells);
  for (std::size_t i = 0; i < puzzle.words.size(); ++i) {
    const Symbol first = puzzle.words[i].front();
    if (!first.given() && !puzzle.may_begin_with_zero(i)) {
      add_beginning(static_cast<Letter>(first.letter()));
    }
  }
  if (std::ranges::none_of(puzzle.cells, &Cell::may_share)) return;
  std::vector<bool> sharing;
  for (const Cell& cell : puzzle.cells) sharing.push_back(cell.may_share);
  let_share(std::move(sharing));
  if (puzzle.has_pairs_that_differ()) let_pairs_differ();
}

bool ColumnBoard::differ_by_rule(std::size_t a, std::size_t b) const {
  return facts_.puzzle.must_differ(a, b);
}

bool ColumnBoard::look(std::size_t technique, std::size_t line, Knowledge& knowledge,
                       Step& step) const {
  const Tried& tried = tried_[technique];
  return tried.in_columns != nullptr ? tried.in_columns(facts_, knowledge, step)
                                     : tried.in_relation(facts_, line, knowledge, step);
}

bool ColumnBoard::is_answer(const Digits& digits) const {
  for (const std::uint64_t steps : facts_.exact) budget().spend(steps);
  return letters::is_answer(facts_.puzzle, digits);
}

}  // namespace reckon::letters
