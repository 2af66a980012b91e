// SPDX-License-Identifier: MIT
#include "reckon/alphametic/reason/reasoning.hpp"

#include <algorithm>
#include <array>

#include "reckon/alphametic/lines.hpp"
#include "reckon/alphametic/read.hpp"
#include "reckon/alphametic/reason/techniques.hpp"
#include "reckon/alphametic/solve/solver.hpp"

namespace reckon::alphametic {

namespace {

constexpr std::array<ColumnTechnique*, 3> kByColumns = {look_at_carries, look_at_parity,
                                                        look_at_columns};
constexpr std::array<RelationTechnique*, 5> kByRelation = {look_at_last_digits, look_at_sizes,
                                                           cast_out_nines, work_through_few_cases,
                                                           work_through_many_cases};
constexpr std::array<Technique, kByColumns.size() + kByRelation.size()> kTried = {
    Technique::carry, Technique::parity,     Technique::column,    Technique::last_digits,
    Technique::sizes, Technique::digit_sums, Technique::few_cases, Technique::many_cases};

class ColumnBoard final : public letters::Board {
 public:
  ColumnBoard(const Puzzle& puzzle, Budget& budget)
      : Board(puzzle.conditions.base, puzzle.cells.size(), budget), facts_(puzzle, budget) {
    letters_of_lines_ = facts_.cells;
    for (std::size_t i = 0; i < puzzle.words.size(); ++i) {
      const Symbol first = puzzle.words[i].front();
      if (!first.given() && !puzzle.may_begin_with_zero(i)) {
        beginnings_.emplace_back(static_cast<Letter>(first.cell()));
      }
    }
    if (std::ranges::none_of(puzzle.cells, &Cell::may_share)) return;
    for (const Cell& cell : puzzle.cells) sharing_.push_back(cell.may_share);
  }

  Knowledge beginning() const override { return facts_.beginning(); }
  std::span<const Technique> techniques() const override { return kTried; }
  bool look(std::size_t technique, std::size_t line, Knowledge& knowledge,
            Step& step) const override {
    return technique < kByColumns.size()
               ? kByColumns[technique](facts_, knowledge, step)
               : kByRelation[technique - kByColumns.size()](facts_, line, knowledge, step);
  }
  bool is_answer(const Digits& digits) const override {
    for (const std::uint64_t steps : facts_.exact) budget().spend(steps);
    return alphametic::is_answer(facts_.puzzle, digits);
  }
  std::uint64_t steps_of_look() const override { return facts_.look; }

 private:
  Facts facts_;
};

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
  if (const auto system = system_of(puzzle)) return letters::reason(system->puzzle, options);
  Budget endless;
  const ColumnBoard board(puzzle, options.budget == nullptr ? endless : *options.budget);
  return letters::reason(board, options);
}

Hint hint(const Puzzle& puzzle, const PlayerNotes& believed, Budget& budget) {
  return letters::hint(
      {.answers = [&] { return first_answers(puzzle, 2, &budget); },
       .reason = [&](const ReasonOptions& options) { return reason(puzzle, options); },
       .is_news = [](const Step& step) { return step.technique > Technique::found_digit; }},
      believed, budget);
}

std::string describe(const Step& step, const Puzzle& puzzle) {
  const auto place = [&](std::size_t line, std::optional<std::size_t> column) {
    const std::string equation = to_text(puzzle, puzzle.relations[line]) + ", ";
    if (!column) return equation;
    return "column " + std::to_string(*column + 1) + " from the right of " + equation;
  };
  const auto letter = [&](std::size_t cell) { return puzzle.name_of(cell); };
  return letters::describe(step, {.letter = letter, .place = place});
}

}  // namespace reckon::alphametic
