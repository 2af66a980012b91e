// SPDX-License-Identifier: MIT
// Letter grids as kinds of puzzles: calcrostics, and newspaper grids, which have no diagonals.
#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/calcrostic/calcrostic_line.hpp"
#include "reckon/calcrostic/generator.hpp"
#include "reckon/calcrostic/walk.hpp"
#include "reckon/kinds/grids.hpp"
#include "reckon/kinds/rows.hpp"
#include "reckon/letters/reason/grade.hpp"
#include "reckon/letters/reason/reasoning.hpp"
#include "reckon/letters/solve/line_solver.hpp"

namespace reckon::kinds {

namespace {

using calcrostic::Calcrostic;

std::optional<Puzzle> if_it_has_letters(std::optional<GridPuzzle> grid) {
  if (!grid || !letters::encode(grid->layout, grid->numbers)) return std::nullopt;
  return *std::move(grid);
}

Result<void> put_calcrostic(Symbols& symbols, const Puzzle& puzzle) {
  put_lines(symbols, grid_in(puzzle));
  return {};
}

std::optional<Puzzle> take_calcrostic(SymbolSource& source) {
  return if_it_has_letters(take_lines(source, 3, 3, true));
}

Result<void> put_newspaper(Symbols& symbols, const Puzzle& puzzle) {
  const GridPuzzle& grid = grid_in(puzzle);
  symbols.push_back(
      static_cast<std::uint8_t>(3 * (grid.layout.rows - 3) + grid.layout.columns - 3));
  put_lines(symbols, grid);
  return {};
}

std::optional<Puzzle> take_newspaper(SymbolSource& source) {
  const unsigned size = source.take();
  if (size > 8) return std::nullopt;
  return if_it_has_letters(take_lines(source, static_cast<std::uint8_t>(3 + size / 3),
                                      static_cast<std::uint8_t>(3 + size % 3), false));
}

Facts facts_of_newspaper(const Puzzle& puzzle) {
  const GridPuzzle& grid = grid_in(puzzle);
  const letters::SolvedGrid standard =
      standard_form({.layout = grid.layout, .numbers = grid.numbers});
  return {.class_name = to_text(standard.layout, standard.numbers),
          .place = place_of(standard),
          .digits = longest_of(grid.numbers),
          .operators = operators_in(grid.layout)};
}

Result<Solved> solve_letters(krypto::Solver& solver, const Puzzle& puzzle) {
  const GridPuzzle& grid = grid_in(puzzle);
  if (const auto checked = check_lines(grid); !checked) return std::unexpected(checked.error());
  const auto in_letters = letters::encode(grid.layout, grid.numbers);
  if (!in_letters) return std::unexpected(in_letters.error());
  const letters::Reasoned reasoned = letters::reason(*in_letters, {.budget = &solver.budget()});
  if (reasoned.outcome == letters::Outcome::given_up) {
    return failure(ErrorCode::too_much, "the grid takes too long to solve");
  }
  if (reasoned.outcome != letters::Outcome::one_answer ||
      letters::numbers_of(*in_letters, *reasoned.answer) != grid.numbers) {
    return failure(ErrorCode::refuted, "the grid has more than one answer");
  }
  return Solved{.level = letters::level_of(reasoned), .digits = *reasoned.answer};
}

// For reading and grading. Some seconds; puzzles for people are far below.

// A puzzle in letters, and its only answer.
struct ReadLetters {
  letters::LinePuzzle puzzle;
  letters::SolvedGrid answer;

  Puzzle known_by_answer() && {
    return GridPuzzle{.layout = std::move(answer.layout), .numbers = std::move(answer.numbers)};
  }
};

template <bool kDiagonals>
Result<ReadLetters> read_letters(Budget& budget, const std::string& text) {
  auto grid = grid_of(text, false, kDiagonals);
  if (!grid) return std::unexpected(grid.error());
  letters::LinePuzzle& puzzle = grid->puzzle;
  if (puzzle.letters == 0) return failure(ErrorCode::unsuitable, "the puzzle has no letters");
  const auto answers = answers_within(budget, puzzle, 2);
  if (!answers) return failure(ErrorCode::too_much, "the puzzle takes too long to be solved");
  if (answers->size() != 1) {
    return failure(ErrorCode::unsuitable, answers->empty() ? "the puzzle has no answer"
                                                           : "the puzzle has several answers");
  }
  letters::SolvedGrid answer{.layout = puzzle.layout,
                             .numbers = numbers_of(puzzle, answers->front())};
  if (kDiagonals) {
    if (const auto good = check_class(answer); !good) return std::unexpected(good.error());
  }
  return ReadLetters{.puzzle = std::move(puzzle), .answer = std::move(answer)};
}

template <bool kDiagonals>
Result<Puzzle> read_puzzle(Budget& budget, const std::string& text) {
  auto found = read_letters<kDiagonals>(budget, text);
  if (!found) return std::unexpected(found.error());
  return (*std::move(found)).known_by_answer();
}

template <bool kDiagonals>
Result<Graded> judge_letters(const std::string& text) {
  Budget budget(kStepsOfReading);
  auto found = read_letters<kDiagonals>(budget, text);
  if (!found) return std::unexpected(found.error());
  const auto reasoned = reason(found->puzzle, {.budget = &budget});
  if (reasoned.outcome != letters::Outcome::one_answer) {
    return failure(ErrorCode::too_much, "the puzzle takes too long to be graded");
  }
  const std::size_t letters = found->puzzle.letters;
  return Graded{.puzzle = (*std::move(found)).known_by_answer(),
                .level = level_of(reasoned),
                .letters = letters};
}

Graded graded(calcrostic::Generated made) {
  const std::size_t letters = made.puzzle.letters;
  return {.puzzle = GridPuzzle{.layout = std::move(made.puzzle.layout),
                               .numbers = std::move(made.numbers)},
          .level = made.grade.level,
          .letters = letters};
}

template <bool kDiagonals>
Result<Source> draw_letters(const PuzzleOptions& wishes, std::uint64_t seed) {
  calcrostic::GeneratorOptions of_grid{.diagonals = kDiagonals,
                                       .all_operators = wishes.all_operators};
  if (!kDiagonals) {
    of_grid.rows = wishes.rows;
    of_grid.columns = wishes.columns;
  }
  if (wishes.levels && wishes.levels->least == wishes.levels->most) {
    of_grid.level = wishes.levels->least;
  }
  auto generator = calcrostic::Generator::make(seed, of_grid);
  if (!generator) return std::unexpected(generator.error());
  return [wishes,
          from = *std::move(generator)](Budget& budget) mutable -> Result<std::optional<Graded>> {
    auto made = from.next(budget);
    if (!made) return std::unexpected(made.error());
    if (wishes.levels && !wishes.levels->has(made->grade.level)) return std::nullopt;
    return graded(*std::move(made));
  };
}

// One of the versions that is as it is wished.
std::optional<Graded> version_of(const Calcrostic& standard, const PuzzleOptions& wishes,
                                 SplitMix64 random) {
  const auto all = versions(standard);
  std::vector<Calcrostic> shuffled(all.begin(), all.end());
  shuffle(shuffled, random);
  for (const Calcrostic& version : shuffled) {
    const letters::Layout layout = letters::layout_of(version.operators);
    if (wishes.all_operators && !has_all_operators(layout)) continue;
    auto made = calcrostic::puzzle_of(layout, {version.numbers.begin(), version.numbers.end()});
    if (made && (!wishes.levels || wishes.levels->has(made->grade.level))) {
      return graded(*std::move(made));
    }
  }
  return std::nullopt;
}

}  // namespace

Result<Puzzle> read_calcrostic(Budget& budget, const std::string& text, Rules) {
  return read_puzzle<true>(budget, text);
}

Result<Graded> judge_calcrostic(const std::string& text, Rules) {
  return judge_letters<true>(text);
}

Result<Puzzle> read_newspaper(Budget& budget, const std::string& text, Rules) {
  return read_puzzle<false>(budget, text);
}

Result<Graded> judge_newspaper(const std::string& text, Rules) {
  return judge_letters<false>(text);
}

Result<Source> walk_calcrostics(const PuzzleOptions& wishes, std::uint64_t seed,
                                Unwanted unwanted) {
  return [wishes, unwanted = std::move(unwanted), walk = calcrostic::Walk(seed),
          random = SplitMix64(~seed)](Budget&) mutable -> Result<std::optional<Graded>> {
    const auto standard = walk.next();
    if (!standard) return failure(ErrorCode::not_found, "all classes have been seen");
    const SplitMix64 of_class(random.next());
    if (unwanted(place_of(*standard))) return std::nullopt;
    return version_of(*standard, wishes, of_class);
  };
}

CheckedRow calcrostic_grid() {
  return KindRow{
      .kind = Kind::calcrostic,
      .how_many = "Number of calcrostics",
      .put = put_calcrostic,
      .take = take_calcrostic,
      .facts = facts_of_calcrostic,
      .solve = solve_letters,
      .draw = draw_letters<true>,
  };
}

CheckedRow newspaper_grid() {
  return KindRow{
      .kind = Kind::newspaper,
      .how_many = "Number of newspaper grids (letters, without diagonals)",
      .put = put_newspaper,
      .take = take_newspaper,
      .facts = facts_of_newspaper,
      .solve = solve_letters,
      .draw = draw_letters<false>,
  };
}

}  // namespace reckon::kinds
