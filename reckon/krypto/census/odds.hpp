// SPDX-License-Identifier: MIT
// The exact chance that what is dealt has no solution.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "reckon/krypto/census/census.hpp"
#include "reckon/krypto/census/solution_counts.hpp"
#include "reckon/krypto/deck.hpp"

namespace reckon::krypto {

/// A deal is a set of cards of the deck, equal cards being different ones: C(56, 5) * 51 for five
/// cards and an objective. A game is what can be told apart on the table.
struct Odds {
  std::uint64_t deals = 0;
  std::uint64_t unsolvable = 0;  ///< deals
  std::uint64_t distinct_games = 0;
  std::uint64_t distinct_unsolvable = 0;  ///< games

  /// unsolvable / deals; there must be a deal.
  Rational probability() const;
};

/// The odds of six cards, five and then the objective. The census is of the standard games,
/// `Games{}`. Costs some 20 ms.
Odds odds_of_deal(const Census& census, Deck deck);

/// The odds of five cards in rounds with set objectives, as 0 and 100 for two players. Each round
/// is a census of hands of five numbers from 1 to 25 with one objective, and there is at least one;
/// a deal counts as unsolvable if it has no solution in one round at least.
Odds odds_of_rounds(std::span<const Census> rounds, Deck deck);

/// The distinct solutions of all deals of six cards together whose hands are those numbered `first`
/// <= number < `last` of the standard games, which the counts are of. Over all hands it is divided
/// by Odds::deals for the mean of a deal. Costs what counting the hands does.
std::uint64_t solutions_of_deals(const SolutionCounts& counts, Deck deck, std::uint64_t first,
                                 std::uint64_t last);

/// A fraction of 0 or more in decimal, rounded to this many places, a half upwards.
std::string decimal(const Rational& probability, unsigned places);

}  // namespace reckon::krypto
