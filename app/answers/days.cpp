// SPDX-License-Identifier: MIT
#include "app/answers/days.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "app/answers/grids.hpp"
#include "app/answers/hands.hpp"
#include "reckon/arith/notation.hpp"
#include "reckon/letters/grid/grid_text.hpp"

namespace reckon::answers {

namespace {

using Deal = Result<daily::HandOfDay>(daily::Date date, krypto::Solver& solver);

template <krypto::Game kGame, Deal kDeal>
Result<Json> json_of_game(daily::Date date, krypto::Solver& solver) {
  const auto dealt = kDeal(date, solver);
  if (!dealt) return std::unexpected(dealt.error());
  return json_of_hand(kGame, row_of(kGame).rules, *dealt);
}
static_assert(row_of(krypto::Game::krypto).rules == daily::kRules);

template <kinds::Kind kKind>
Result<Json> json_of_grid(daily::Date date, krypto::Solver& solver) {
  const auto made = daily::grid_of(date, kKind, solver.budget());
  if (!made) return std::unexpected(made.error());
  const Json generated = json_of_generated(*made, to_text(made->puzzle));
  return Json{{"kind", name_of(kKind)},
              {"level", generated["level"]},
              {"puzzle", generated["puzzle"]},
              {"letters", generated["letters"]},
              {"solution", generated["solution"]}};
}

struct KindOfDay {
  daily::Kind kind = daily::Kind::krypto;
  Result<Json> (*json_of)(daily::Date date, krypto::Solver& solver) = nullptr;
};
constexpr std::array kKindsOfDay = {
    KindOfDay{daily::Kind::krypto, json_of_game<krypto::Game::krypto, daily::hand_of>},
    KindOfDay{daily::Kind::calcrostic, json_of_grid<daily::Kind::calcrostic>},
    KindOfDay{daily::Kind::newspaper, json_of_grid<daily::Kind::newspaper>},
    KindOfDay{daily::Kind::twenty_four, json_of_game<krypto::Game::twenty_four, daily::hand_of_24>},
    KindOfDay{daily::Kind::countdown, json_of_game<krypto::Game::countdown, daily::countdown_of>}};
static_assert(std::ranges::equal(kKindsOfDay, daily::kAllKinds, {}, &KindOfDay::kind));

}  // namespace

Json json_of_hand(krypto::Game game, Rules rules, const daily::HandOfDay& dealt) {
  Json puzzle = {{"kind", name_of(game)}, {"level", dealt.level}};
  puzzle.update(json_of(dealt.hand));
  puzzle["rules"] = name_of(rules);
  // Krypto uses all cards, and documents of before do not say so.
  if (game != krypto::Game::krypto) puzzle["use"] = name_of(row_of(game).use);
  puzzle["solution"] = to_text(dealt.grade.text, Notation::infix);
  return puzzle;
}

void hide_solution(Json& puzzle) {
  puzzle.erase("solution");
  puzzle.erase("letters");
}

Result<Json> json_of_day(daily::Date date, const DayShown& shown, krypto::Solver& solver) {
  Json document = {{"date", daily::to_text(date)}, {"puzzles", Json::array()}};
  const std::span<const daily::Kind> kinds =
      shown.kind ? std::span(&*shown.kind, 1) : daily::kinds_of(date);
  for (const daily::Kind kind : kinds) {
    auto puzzle = kKindsOfDay.at(kind.place()).json_of(date, solver);
    if (!puzzle) return std::unexpected(puzzle.error());
    if (!shown.solutions) hide_solution(*puzzle);
    document["puzzles"].push_back(*std::move(puzzle));
  }
  return document;
}

}  // namespace reckon::answers
