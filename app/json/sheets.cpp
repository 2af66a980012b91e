#include "app/json/sheets.hpp"

namespace reckon::json {

Json json_of(const sheet::Entry& entry, std::size_t number) {
  Json item = {{"number", number}, {"kind", name_of(kind_of(entry.puzzle))}, {"code", entry.code},
               {"level", nullptr}, {"puzzle", text_of(entry.puzzle)},        {"solution", nullptr}};
  if (entry.level) item["level"] = *entry.level;
  if (const auto* const hand = std::get_if<sheet::HandPuzzle>(&entry.puzzle)) {
    item["rules"] = name_of(hand->rules);
    if (!entry.solution.empty()) item["solution"] = entry.solution;
  } else {
    const auto& grid = std::get<sheet::GridPuzzle>(entry.puzzle);
    item["solution"] = to_text(grid.layout, grid.numbers);
  }
  return item;
}

}  // namespace reckon::json
