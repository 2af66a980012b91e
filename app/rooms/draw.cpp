// SPDX-License-Identifier: MIT
#include "app/rooms/draw.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "reckon/arith/budget.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/kinds/kind.hpp"
#include "reckon/krypto/deck.hpp"
#include "reckon/krypto/grade.hpp"
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

// Draws a puzzle of letters, possibly one that the class has already had.
match::PosedPuzzle draw_any_posed(const RoomSettings& settings, const Sources& sources) {
  kinds::PuzzleOptions wishes{.language = settings.language};
  for (int off = 0;; ++off) {
    wishes.levels.reset();
    if (settings.level && off <= 1) {
      wishes.levels = kinds::Levels{std::max(*settings.level - off, letters::kEasiestLevel),
                                    std::min(*settings.level + off, letters::kHardestLevel)};
    }
    auto source = kinds::row_of(settings.puzzle).draw(wishes, sources.chance());
    Budget budget(wishes.levels ? kStepsOfLevel : Budget::kEndless);
    while (source && !budget.over()) {
      const auto made = (*source)(budget);
      if (!made) break;
      if (!*made) continue;
      auto posed = match::PosedPuzzle::read(settings.puzzle, to_text((*made)->puzzle));
      if (posed) return *std::move(posed);
    }
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

match::PosedPuzzle draw_posed(const RoomSettings& settings, std::span<const match::RaceTask> had,
                              const Sources& sources) {
  match::PosedPuzzle drawn = draw_any_posed(settings, sources);
  for (int i = 1; i < kMostDrawn && std::ranges::find(had, match::RaceTask(drawn)) != had.end();
       ++i) {
    drawn = draw_any_posed(settings, sources);
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
    return failure(ErrorCode::not_found, "this hand has no solution: choose another");
  }
  return match::Dealt{*std::move(hand)};
}

Result<match::Act> chosen_posed(match::RacePuzzle kind, const std::string& text) {
  auto posed = match::PosedPuzzle::read(kind, text);
  if (!posed) return std::unexpected(posed.error());
  Budget budget(kStepsOfDraw);
  const auto answers = posed->count_answers(budget);
  if (!answers) {
    return failure(ErrorCode::too_much, "this puzzle takes too long to solve: choose another");
  }
  if (*answers == 1) return match::Posed{*std::move(posed)};
  return *answers == 0
             ? failure(ErrorCode::not_found, "this puzzle has no answer: choose another")
             : failure(ErrorCode::refuted, "this puzzle has several answers: choose another");
}

}  // namespace

Result<match::Act> chosen_task(const RoomSettings& settings, const std::string& text,
                               krypto::Solver& solver) {
  return match::row_of(settings.puzzle).has_cards ? chosen_hand(settings, text, solver)
                                                  : chosen_posed(settings.puzzle, text);
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
