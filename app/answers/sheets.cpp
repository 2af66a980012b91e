// SPDX-License-Identifier: MIT
#include "app/answers/sheets.hpp"

#include "reckon/kinds/kind.hpp"

namespace reckon::answers {

Json json_of(const kinds::Entry& entry, std::size_t number) {
  Json item = {{"number", number}, {"kind", name_of(kind_of(entry.puzzle))}, {"code", entry.code},
               {"level", nullptr}, {"puzzle", to_text(entry.puzzle)},        {"solution", nullptr}};
  if (entry.solved.level) item["level"] = *entry.solved.level;
  if (const auto* const hand = std::get_if<kinds::HandPuzzle>(&entry.puzzle)) {
    item["rules"] = name_of(hand->rules);
    if (!entry.solved.solution.empty()) item["solution"] = entry.solved.solution;
  } else if (std::holds_alternative<kinds::AlphameticPuzzle>(entry.puzzle)) {
    item["solution"] = entry.solved.solution;
  } else {
    const auto& grid = std::get<kinds::GridPuzzle>(entry.puzzle);
    item["solution"] = to_text(grid.layout, grid.numbers);
  }
  return item;
}

}  // namespace reckon::answers
