// SPDX-License-Identifier: MIT
#include "app/rooms/draw.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "reckon/arith/budget.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/calcrostic/generator.hpp"
#include "reckon/krypto/deck.hpp"
#include "reckon/krypto/grade.hpp"
#include "reckon/letters/grid/grid_text.hpp"
#include "reckon/match/referee.hpp"

namespace reckon::rooms {

namespace {

// Draws a hand that may be dealt, at any level. When the budget of the solver has run out, any hand
// may be.
krypto::Hand draw_any_hand(const RoomSettings& settings, const Sources& sources,
                           krypto::Solver& solver) {
  const bool solvable_only = settings.solvable_only || settings.level;
  const match::TournamentSettings& table = settings.table;
  krypto::DealWishes wishes = table.game;
  wishes.deck = table.deck;
  while (true) {
    // The wishes were checked when the room was opened.
    krypto::Hand hand = krypto::GameDealer::make(wishes, sources.chance()).value().deal();
    if (!solvable_only || solver.solvable(hand, table.rules, match::use_in(table.game)) ||
        solver.budget().over()) {
      return hand;
    }
  }
}

// Draws a calcrostic, possibly one that the class has already had.
match::PosedPuzzle draw_any_calcrostic(std::optional<int> level, const Sources& sources) {
  while (true) {
    auto generator = calcrostic::Generator::make(sources.chance(), {.level = level});
    Budget budget(level ? kStepsOfLevel : Budget::kEndless);
    level.reset();
    if (!generator) continue;
    const auto made = generator->next(budget);
    if (!made) continue;
    auto posed = match::PosedPuzzle::read(letters::to_text(made->puzzle));
    if (posed) return *std::move(posed);
  }
}

}  // namespace

krypto::Hand draw_hand(const RoomSettings& settings, const Sources& sources,
                       krypto::Solver& solver) {
  Budget budget(kStepsOfDraw);
  const krypto::WorkWithin within(solver, budget);
  krypto::Hand nearest = draw_any_hand(settings, sources, solver);
  if (!settings.level) return nearest;
  const auto distance = [&](const krypto::Hand& hand) {
    const auto grade = krypto::grade(solver, hand, settings.table.rules);
    return grade ? std::abs(grade->level - *settings.level) : letters::kHardestLevel;
  };
  int least = distance(nearest);
  for (int graded = 1; least > 0 && graded < kMostGraded && !budget.over(); ++graded) {
    krypto::Hand hand = draw_any_hand(settings, sources, solver);
    const int one = distance(hand);
    if (one >= least) continue;
    least = one;
    nearest = std::move(hand);
  }
  return nearest;
}

match::PosedPuzzle draw_calcrostic(std::optional<int> level, std::span<const match::RaceTask> had,
                                   const Sources& sources) {
  match::PosedPuzzle drawn = draw_any_calcrostic(level, sources);
  for (int i = 1; i < kMostDrawn && std::ranges::find(had, match::RaceTask(drawn)) != had.end();
       ++i) {
    drawn = draw_any_calcrostic(level, sources);
  }
  return drawn;
}

namespace {

Result<match::Act> chosen_hand(const RoomSettings& settings, const std::string& text,
                               krypto::Solver& solver) {
  auto hand = krypto::Hand::parse(text);
  if (!hand) return std::unexpected(hand.error());
  const match::TournamentSettings& table = settings.table;
  if (const auto refusal = match::why_not_dealt(table.game, table.deck, false, *hand)) {
    return failure(refusal->message);
  }
  Budget budget(kStepsOfDraw);
  const krypto::WorkWithin within(solver, budget);
  if (settings.solvable_only && !solver.solvable(*hand, table.rules, match::use_in(table.game)) &&
      !budget.over()) {
    return failure("this hand has no solution: choose another");
  }
  return match::Dealt{*std::move(hand)};
}

Result<match::Act> chosen_calcrostic(const std::string& text) {
  auto posed = match::PosedPuzzle::read(text);
  if (!posed) return std::unexpected(posed.error());
  Budget budget(kStepsOfLevel);
  const auto answers = posed->count_answers(budget);
  if (!answers) return failure("this calcrostic takes too long to solve: choose another");
  if (*answers == 1) return match::Posed{*std::move(posed)};
  return failure(*answers == 0 ? "this calcrostic has no answer: choose another"
                               : "this calcrostic has several answers: choose another");
}

}  // namespace

Result<match::Act> chosen_task(const RoomSettings& settings, const std::string& text,
                               krypto::Solver& solver) {
  return match::row_of(settings.puzzle).has_cards ? chosen_hand(settings, text, solver)
                                                  : chosen_calcrostic(text);
}

match::Laid lay_deck(const match::DuelSettings& settings, const Sources& sources) {
  match::Laid laid{match::deck_of(settings.game, settings.deck)};
  for (std::size_t left = laid.cards.size(); left > 1; --left) {
    const auto chosen = SplitMix64(sources.chance()).below(left);
    std::swap(laid.cards[left - 1], laid.cards[static_cast<std::size_t>(chosen)]);
  }
  return laid;
}

}  // namespace reckon::rooms
