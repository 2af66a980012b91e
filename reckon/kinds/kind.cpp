// SPDX-License-Identifier: MIT
#include "reckon/kinds/kind.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "reckon/kinds/code.hpp"
#include "reckon/kinds/rows.hpp"
#include "reckon/text/table.hpp"

namespace reckon::kinds {

Kinds kinds() {
  static const std::array<KindRow, kAllKinds.size()> rows = {
      krypto_hand(), calcrostic_grid(), newspaper_grid(), asked_numbers(), alphametic_equation()};
  return rows;
}

std::optional<Kind> kind_named(std::string_view name) {
  return look_up(kinds(), &KindRow::kind, &KindRow::name, name);
}

std::optional<Kind> kind_of_code(char letter) {
  return look_up(kinds(), &KindRow::kind, &KindRow::code_letter, letter);
}

Kind kind_of(const Puzzle& puzzle) {
  return std::ranges::find_if(kinds(), [&](const KindRow& row) { return row.is(puzzle); })->kind;
}

std::string class_of(const Puzzle& puzzle) {
  return row_of(kind_of(puzzle)).facts(puzzle).class_name;
}

std::string task_of(const Puzzle& puzzle, Language language) {
  std::string task(row_of(kind_of(puzzle)).task[language]);
  if (const auto* const hand = std::get_if<HandPuzzle>(&puzzle)) {
    task += ' ' + allowed_results(hand->rules, language);
  }
  return task;
}

Result<Entry> entry_of(krypto::Solver& solver, Puzzle puzzle, Kinds kinds) {
  auto code = code_of(puzzle);
  if (!code) return std::unexpected(code.error());
  auto solved = row_of(kinds, kind_of(puzzle)).solve(solver, puzzle);
  if (!solved) return std::unexpected(solved.error());
  return Entry{.puzzle = std::move(puzzle), .code = *std::move(code), .solved = *std::move(solved)};
}

}  // namespace reckon::kinds
