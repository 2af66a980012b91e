// SPDX-License-Identifier: MIT
// Grids, and equations that are lines as theirs, for the loop of reasoning.
#include <algorithm>
#include <array>

#include "reckon/letters/reason/line_techniques.hpp"

namespace reckon::letters {

namespace {

constexpr std::array<Technique, kLineTechniques.size()> kTriedOnLines = [] {
  std::array<Technique, kLineTechniques.size()> techniques{};
  std::ranges::transform(kLineTechniques, techniques.begin(),
                         [](const auto& row) { return row.first; });
  return techniques;
}();

class LineBoard final : public Board {
 public:
  LineBoard(const LinePuzzle& puzzle, Budget& budget)
      : Board(puzzle.conditions.base, puzzle.letters, budget),
        puzzle_(puzzle),
        facts_(puzzle, budget) {
    for (const LineFacts& line : facts_.lines) {
      add_line(std::vector<Letter>(line.letters.begin(), line.letters.end()));
    }
    if (puzzle.conditions.leading_zeros) return;
    for (const Word& word : puzzle.words) {
      if (word.size() == 1) continue;
      const Symbol first = word.front();
      if (!first.given()) {
        add_beginning(static_cast<Letter>(first.letter()));
      } else if (first.digit() == 0) {
        add_beginning({});
      }
    }
  }

  Knowledge beginning() const override {
    Knowledge start;
    start.possible.assign(letters(), all_digits_of(base()));
    for (const KnownLetter& known : puzzle_.known) start.possible[known.letter] = only(known.digit);
    return start;
  }
  std::span<const Technique> techniques() const override { return kTriedOnLines; }
  bool look(std::size_t technique, std::size_t line, Knowledge& knowledge,
            Step& step) const override {
    return kLineTechniques[technique].second(facts_, line, knowledge.possible, step.cases);
  }
  bool has_pairs() const override { return true; }
  std::uint64_t cases_of(std::span<const std::size_t> lines, Open possible) const override {
    return letters::cases_of(facts_, lines, possible);
  }
  bool work_through(std::span<const std::size_t> lines, Possible possible) const override {
    return letters::work_through(facts_, lines, possible);
  }
  bool is_answer(const Digits& digits) const override {
    return holds(puzzle_.layout, numbers_of(puzzle_, digits));
  }

 private:
  const LinePuzzle& puzzle_;
  FactsOfLines facts_;
};

}  // namespace

Reasoned reason(const LinePuzzle& puzzle, const ReasonOptions& options) {
  Budget endless;
  const LineBoard board(puzzle, options.budget == nullptr ? endless : *options.budget);
  return reason(board, options);
}

}  // namespace reckon::letters
