// SPDX-License-Identifier: MIT
#include "app/answers/days.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "app/answers/grids.hpp"
#include "reckon/arith/notation.hpp"
#include "reckon/letters/grid_text.hpp"

namespace reckon::answers {

namespace {

Result<Json> json_of_hand(daily::Date date, bool solutions, krypto::Solver& solver) {
  const auto dealt = daily::hand_of(date, solver);
  if (!dealt) return std::unexpected(dealt.error());
  Json puzzle = {{"kind", name_of(daily::Kind::krypto)}, {"level", dealt->level}};
  puzzle.update(json_of(dealt->hand));
  puzzle["rules"] = name_of(daily::kRules);
  if (solutions) puzzle["solution"] = to_text(dealt->grade.text, Notation::infix);
  return puzzle;
}

template <kinds::Kind kKind>
Result<Json> json_of_grid(daily::Date date, bool solutions, krypto::Solver& solver) {
  const auto made = daily::grid_of(date, kKind, solver.budget());
  if (!made) return std::unexpected(made.error());
  const Json generated = json_of_generated(*made, to_text(made->puzzle));
  Json puzzle = {
      {"kind", name_of(kKind)}, {"level", generated["level"]}, {"puzzle", generated["puzzle"]}};
  if (!solutions) return puzzle;
  puzzle["letters"] = generated["letters"];
  puzzle["solution"] = generated["solution"];
  return puzzle;
}

struct KindOfDay {
  daily::Kind kind = daily::Kind::krypto;
  Result<Json> (*json_of)(daily::Date date, bool solutions, krypto::Solver& solver) = nullptr;
};
constexpr std::array kKindsOfDay = {
    KindOfDay{daily::Kind::krypto, json_of_hand},
    KindOfDay{daily::Kind::calcrostic, json_of_grid<daily::Kind::calcrostic>},
    KindOfDay{daily::Kind::newspaper, json_of_grid<daily::Kind::newspaper>}};
static_assert(std::ranges::equal(kKindsOfDay, daily::kAllKinds, {}, &KindOfDay::kind));

}  // namespace

Result<Json> json_of_day(daily::Date date, const DayShown& shown, krypto::Solver& solver) {
  Json document = {{"date", daily::to_text(date)}, {"puzzles", Json::array()}};
  for (const daily::Kind kind : shown.kinds) {
    auto puzzle = kKindsOfDay.at(kind.place()).json_of(date, shown.solutions, solver);
    if (!puzzle) return std::unexpected(puzzle.error());
    document["puzzles"].push_back(*std::move(puzzle));
  }
  return document;
}

}  // namespace reckon::answers
