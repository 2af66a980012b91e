// SPDX-License-Identifier: MIT
#include "app/answers/day_list.hpp"

#include <string>
#include <utility>
#include <variant>

#include "app/answers/days.hpp"
#include "app/answers/grids.hpp"
#include "app/answers/object_reader.hpp"
#include "app/answers/placed_json.hpp"
#include "reckon/kinds/kind.hpp"
#include "reckon/krypto/grade.hpp"
#include "reckon/letters/grid/grid_text.hpp"
#include "reckon/text/names.hpp"
#include "reckon/text/overloaded.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::answers {

namespace {

Result<Json> json_of_listed(const kinds::HandPuzzle& puzzle, krypto::Solver& solver) {
  const auto grade = krypto::grade(solver, puzzle.hand, puzzle.rules, puzzle.use);
  if (!grade) return failure("the hand has no solution: give another one");
  return json_of_hand(puzzle.game, puzzle.rules,
                      {.hand = puzzle.hand, .grade = *grade, .level = grade->level});
}

Result<Json> json_of_listed(const kinds::GridPuzzle& puzzle, krypto::Solver& solver) {
  const auto entry = kinds::entry_of(solver, puzzle);
  if (!entry) return std::unexpected(entry.error());
  return Json{{"kind", name_of(puzzle.kind())},
              {"level", entry->solved.level.value_or(letters::kHardestLevel)},
              {"puzzle", to_text(entry->puzzle)},
              {"letters", json_of_letters(entry->solved.digits, {})},
              {"solution", text_of(puzzle.layout, puzzle.numbers)}};
}

// Days have no other puzzles.
Result<Json> no_json_of_listed() { return failure("days have no such puzzle: take another one"); }

struct Listed {
  daily::Kind kind = daily::Kind::krypto;
  Json json;
};

// Reads one puzzle and solves it; nothing if no day has its kind.
std::optional<Listed> read_puzzle(ObjectReader& object, krypto::Solver& solver) {
  const kinds::Kind kind = object.needed("kind", object.named_if_any("kind", kinds::kind_named));
  const std::string text = object.text("puzzle");
  const auto rules = object.named_if_any("rules", rules_named);
  const auto kind_of_day = named(daily::kAllKinds, name_of(kind));
  if (object.error() || !kind_of_day) return std::nullopt;
  const kinds::KindRow& row = kinds::row_of(kind);
  if (rules && !row.has_rules) object.fail("rules", "only hands have rules: leave them out");
  Budget budget(kinds::kStepsOfReading);
  const auto puzzle = kinds::read_puzzle(kind, budget, text, rules.value_or(row.usual_rules));
  if (!puzzle) object.fail("puzzle", puzzle.error().message);
  if (object.error()) return std::nullopt;
  auto json = std::visit(
      Overloaded{[&](const kinds::HandPuzzle& hand) { return json_of_listed(hand, solver); },
                 [&](const kinds::GridPuzzle& grid) { return json_of_listed(grid, solver); },
                 [](const kinds::AlphameticPuzzle&) { return no_json_of_listed(); },
                 [](const kinds::StatedPuzzle&) { return no_json_of_listed(); }},
      *puzzle);
  if (!json) {
    object.fail("puzzle", json.error().message);
    return std::nullopt;
  }
  (*json)["listed"] = true;
  return Listed{.kind = *kind_of_day, .json = *std::move(json)};
}

}  // namespace

Result<DayList> DayList::read(std::string_view text, std::optional<daily::Date> from,
                              const Look& look) {
  const auto document = read_placed_json(text);
  if (!document) return std::unexpected(document.error());
  ObjectReader all(*document, "a list of puzzles: write it with reckon bank find --json");
  if (const auto written = all.text_if_any("from"); written && !from) {
    if (const auto date = daily::date_of(*written)) {
      from = *date;
    } else {
      all.fail("from", quote(*written) + ' ' + date.error().message);
    }
  }
  const PlacedJson* const puzzles = document->find("puzzles");
  if (puzzles == nullptr || puzzles->kind != PlacedJson::Kind::list) {
    all.fail("puzzles", "puzzles is a list: write it with reckon bank find --json");
  } else if (puzzles->items.size() > kMost) {
    all.fail("puzzles", "a list has 10,000 puzzles at most: shorten it");
  }
  if (!from && !all.error())
    all.fail({},
             "\"from\" is missing: write the day of the first puzzles, or give it as an option");
  if (all.error()) return std::unexpected(*all.error());

  DayList list;
  list.first_ = *from;
  krypto::Solver solver;
  std::size_t done = 0;
  for (const PlacedJson& item : puzzles->items) {
    ObjectReader object(item, "a puzzle: write an object with kind and puzzle");
    if (auto listed = read_puzzle(object, solver)) {
      list.puzzles_.at(listed->kind.place()).push_back(std::move(listed->json));
    }
    if (object.error()) return std::unexpected(*object.error());
    look(++done, puzzles->items.size());
  }
  return list;
}

void put_listed(const DayList& list, daily::Date date, Json& day, bool solutions) {
  for (Json& puzzle : day["puzzles"]) {
    const auto kind = *named(daily::kAllKinds, puzzle["kind"].get<std::string>());
    const Json* const listed = list.find(date, kind);
    if (listed == nullptr) continue;
    puzzle = *listed;
    if (!solutions) hide_solution(puzzle);
  }
}

}  // namespace reckon::answers
