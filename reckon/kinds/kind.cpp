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
  static constexpr auto kRows = column_of(kAllRows, &RowsOfKind::row);
  static const auto rows = [] {
    std::array<KindRow, kAllKinds.size()> all;
    std::ranges::transform(kRows, kKindNames, all.begin(), [](auto row_of, const KindName& name) {
      KindRow row = row_of().row();
      row.name = name.name;
      row.code_letter = name.code_letter;
      return row;
    });
    return all;
  }();
  return rows;
}

std::string class_of(const Puzzle& puzzle) {
  return row_of(kind_of(puzzle)).facts(puzzle).class_name;
}

std::string task_of(const Puzzle& puzzle, Language language) {
  std::string task(row_of(kind_of(puzzle)).task[language]);
  if (const auto rules = rules_of(puzzle)) task += ' ' + allowed_results(*rules, language);
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
