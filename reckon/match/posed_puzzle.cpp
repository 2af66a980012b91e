// SPDX-License-Identifier: MIT
#include "reckon/match/posed_puzzle.hpp"

#include <algorithm>
#include <cstdint>

#include "reckon/letters/grid/grid_text.hpp"
#include "reckon/letters/grid/known_letters.hpp"
#include "reckon/letters/read/read.hpp"
#include "reckon/letters/solve/line_solver.hpp"
#include "reckon/letters/solve/solver.hpp"

namespace reckon::match {

namespace {

bool is_grid(kinds::Kind kind) {
  return kind == kinds::Kind::calcrostic || kind == kinds::Kind::newspaper;
}

// Returns the usual text of a grid with the letters that it has.
Result<std::string> usual_grid(kinds::Kind kind, std::string_view text) {
  const auto grid = letters::read_grid(text);
  if (!grid) return failure(grid.error().message);
  if (grid->asks_for_numbers() || grid->puzzle.letters == 0) {
    return failure(ErrorCode::unsuitable, "the puzzle has no letters: pose one that is not solved");
  }
  if (grid->puzzle.layout.diagonals != (kind == kinds::Kind::calcrostic)) {
    return failure(
        ErrorCode::unsuitable,
        kind == kinds::Kind::calcrostic
            ? "this is not a calcrostic: pose a grid of 3 rows and 3 columns with diagonals"
            : "this is a calcrostic: pose a grid without signs on its diagonals");
  }
  std::string usual = letters::to_text(grid->puzzle, grid->letters);
  usual.erase(usual.find_last_not_of('\n') + 1);
  return usual;
}

Result<std::string> usual_alphametic(std::string_view text) {
  const auto reading = letters::read_puzzle(text);
  if (!reading) return failure(reading.error().message);
  const letters::Puzzle& puzzle = reading->puzzle;
  if (puzzle.cells.empty()) {
    return failure(ErrorCode::unsuitable, "the puzzle has no letters: pose one that is not solved");
  }
  if (std::ranges::count(puzzle.cells, letters::kUnknown, &letters::Cell::name) > 0) {
    return failure(ErrorCode::unsuitable,
                   "it has unknown digits without letters: write a letter for each");
  }
  // A hundred players may answer at once.
  constexpr std::uint64_t kMostSteps = 100'000;
  if (!is_work_within(puzzle, kMostSteps)) {
    return failure(ErrorCode::too_much, "this puzzle takes too long to be judged: choose another");
  }
  return usual_text(*reading);
}

}  // namespace

Result<PosedPuzzle> PosedPuzzle::read(kinds::Kind kind, std::string_view text) {
  if (!is_grid(kind) && kind != kinds::Kind::alphametic) {
    return failure(ErrorCode::unsuitable, "no puzzle of letters is posed here");
  }
  auto usual = is_grid(kind) ? usual_grid(kind, text) : usual_alphametic(text);
  if (!usual) return std::unexpected(usual.error());
  auto judge = is_grid(kind) ? kinds::judge_of_letters(*usual, Rules::house)
                             : kinds::judge_of_alphametic(*usual, Rules::house);
  if (!judge) return std::unexpected(judge.error());
  return PosedPuzzle(kind, *std::move(usual), *std::move(judge));
}

Result<bool> PosedPuzzle::is_answer(std::string_view text) const {
  const auto usual = judge_.canonical(text);
  if (!usual) return std::unexpected(usual.error());
  const kinds::Verdict verdict = judge_.verdict(*usual);
  if (verdict != kinds::Verdict::incomplete) return verdict == kinds::Verdict::right;
  return failure("a letter has no digit: give one to every letter");
}

std::string PosedPuzzle::answer(Budget& budget) const {
  if (is_grid(kind_)) {
    const letters::Grid grid = letters::read_grid(text_).value();
    const auto found = letters::answers_within(budget, grid.puzzle, 1);
    return !found || found->empty() ? std::string()
                                    : letters::to_text(found->front(), grid.letters);
  }
  const letters::Puzzle puzzle = letters::read_puzzle(text_).value().puzzle;
  const auto found = letters::first_answers(puzzle, 1, &budget);
  if (!found || found->empty()) return {};
  std::string text;
  for (std::size_t cell = 0; cell < puzzle.cells.size(); ++cell) {
    text += puzzle.name_of(cell) + '=' + std::to_string(found->front()[cell]) + ' ';
  }
  return judge_.canonical(text).value();
}

std::optional<std::size_t> PosedPuzzle::count_answers(Budget& budget) const {
  if (is_grid(kind_)) {
    const letters::Grid grid = letters::read_grid(text_).value();
    const auto found = letters::answers_within(budget, grid.puzzle, 2);
    return found ? std::optional(found->size()) : std::nullopt;
  }
  const letters::Puzzle puzzle = letters::read_puzzle(text_).value().puzzle;
  const auto found = letters::count_answers(puzzle, 2, &budget);
  return found ? std::optional(static_cast<std::size_t>(*found)) : std::nullopt;
}

}  // namespace reckon::match
