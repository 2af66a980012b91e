// SPDX-License-Identifier: MIT
#include "reckon/algebra/asked_numbers.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <variant>

#include "reckon/algebra/number_generator.hpp"
#include "reckon/algebra/number_puzzle.hpp"
#include "reckon/kinds/grids.hpp"
#include "reckon/kinds/rows.hpp"

namespace reckon::algebra {

namespace {

using kinds::Graded;
using kinds::GridPuzzle;
using kinds::KindRow;

Result<kinds::Solved> solve_asked(krypto::Solver&, const kinds::Puzzle& puzzle) {
  const GridPuzzle& grid = kinds::grid_in(puzzle);
  if (const auto good = kinds::check_lines(grid); !good) return std::unexpected(good.error());
  const auto found = solve(grid.layout, grid.given);
  if (!found.unique() || !std::ranges::equal(found.examples.front(), grid.numbers)) {
    return failure(ErrorCode::refuted, "the grid has more than one answer");
  }
  return kinds::Solved{};
}

Result<kinds::Puzzle> read_asked(Budget&, const std::string& text, Rules) {
  const auto grid = kinds::grid_of(text, true, true);
  if (!grid) return std::unexpected(grid.error());
  const auto found = solve(grid->puzzle.layout, grid->given);
  if (!found.unique()) {
    return failure(ErrorCode::unsuitable,
                   "the puzzle is not known to have exactly one answer in positive integers");
  }
  const auto& numbers = found.examples.front();
  return GridPuzzle{.layout = grid->puzzle.layout,
                    .numbers = {numbers.begin(), numbers.end()},
                    .given = grid->given};
}

Result<Graded> judge_asked(const std::string& text, Rules rules) {
  Budget budget(kinds::kStepsOfReading);
  auto puzzle = read_asked(budget, text, rules);
  if (!puzzle) return std::unexpected(puzzle.error());
  return Graded{.puzzle = *std::move(puzzle)};
}

Result<kinds::Source> draw_asked(const kinds::PuzzleOptions& wishes, std::uint64_t seed) {
  auto generator = NumberGenerator::make(seed, {.all_operators = wishes.all_operators});
  if (!generator) return std::unexpected(generator.error());
  return [from = *std::move(generator)](Budget&) mutable -> Result<std::optional<Graded>> {
    const auto made = from.next();
    if (!made) return std::unexpected(made.error());
    return Graded{
        .puzzle = GridPuzzle{.layout = letters::layout_of(made->answer.operators),
                             .numbers = {made->answer.numbers.begin(), made->answer.numbers.end()},
                             .given = {made->givens.begin(), made->givens.end()}}};
  };
}

constexpr auto kBankRows = [] {
  auto rows = column_of(kinds::kRowsOfKinds, &kinds::RowsOfKind::in_banks);
  rows[static_cast<std::size_t>(kinds::Kind::numbers)] = {.read = read_asked,
                                                          .judge = judge_asked,
                                                          .answers = kinds::judge_of_numbers,
                                                          .solve = solve_asked,
                                                          .draw = draw_asked};
  return rows;
}();
static_assert(std::ranges::all_of(kBankRows, &kinds::BankRow::is_complete),
              "a kind is not read and judged for banks");

KindRow with(KindRow row, const kinds::BankRow& in_banks) {
  row.read = in_banks.read;
  row.judge = in_banks.judge;
  row.answers = in_banks.answers;
  row.walk = in_banks.walk;
  if (in_banks.solve != nullptr) row.solve = in_banks.solve;
  if (in_banks.draw != nullptr) row.draw = in_banks.draw;
  return row;
}

}  // namespace

kinds::Kinds all_kinds() {
  static const auto kinds_with_numbers = [] {
    std::array<KindRow, kinds::kAllKinds.size()> rows;
    std::ranges::transform(kinds::kinds(), kBankRows, rows.begin(), with);
    return rows;
  }();
  return kinds_with_numbers;
}

}  // namespace reckon::algebra
