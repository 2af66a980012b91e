// SPDX-License-Identifier: MIT
#include "app/answers/days.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "app/answers/grids.hpp"
#include "app/answers/hands.hpp"
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

template <krypto::Game kGame>
Result<Json> json_of_game(daily::Date date, bool solutions, krypto::Solver& solver) {
  const auto dealt = kGame == krypto::Game::countdown ? daily::countdown_of(date, solver)
                                                      : daily::hand_of_24(date, solver);
  if (!dealt) return std::unexpected(dealt.error());
  Json puzzle = {{"kind", name_of(kGame)}, {"level", dealt->level}};
  puzzle.update(json_of(dealt->hand));
  puzzle["rules"] = name_of(row_of(kGame).rules);
  puzzle["use"] = name_of(row_of(kGame).use);
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
    KindOfDay{daily::Kind::newspaper, json_of_grid<daily::Kind::newspaper>},
    KindOfDay{daily::Kind::twenty_four, json_of_game<krypto::Game::twenty_four>},
    KindOfDay{daily::Kind::countdown, json_of_game<krypto::Game::countdown>}};
static_assert(std::ranges::equal(kKindsOfDay, daily::kAllKinds, {}, &KindOfDay::kind));

}  // namespace

Result<Json> json_of_day(daily::Date date, const DayShown& shown, krypto::Solver& solver) {
  Json document = {{"date", daily::to_text(date)}, {"puzzles", Json::array()}};
  const std::span<const daily::Kind> kinds =
      shown.kind ? std::span(&*shown.kind, 1) : daily::kinds_of(date);
  for (const daily::Kind kind : kinds) {
    auto puzzle = kKindsOfDay.at(kind.place()).json_of(date, shown.solutions, solver);
    if (!puzzle) return std::unexpected(puzzle.error());
    document["puzzles"].push_back(*std::move(puzzle));
  }
  return document;
}

}  // namespace reckon::answers
