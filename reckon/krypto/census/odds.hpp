// SPDX-License-Identifier: MIT
// The exact probability that a deal has no solution.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "reckon/krypto/census/census.hpp"
#include "reckon/krypto/census/solution_counts.hpp"
#include "reckon/krypto/deck.hpp"

namespace reckon::krypto {

/// Counts of deals and games. Deals distinguish equal cards: there are C(56, 5) * 51 deals of five
/// cards and an objective. Games do not.
struct Odds {
  std::uint64_t deals = 0;
  std::uint64_t unsolvable = 0;  ///< deals
  std::uint64_t distinct_games = 0;
  std::uint64_t distinct_unsolvable = 0;  ///< games

  /// Returns unsolvable / deals; deals must not be 0.
  Rational probability() const;
};

/// Returns the odds of six cards, five and then the objective. The census must be of the standard
/// games, `Games{}`. Costs some 20 ms.
Odds odds_of_deal(const Census& census, Deck deck);

/// Returns the odds of five cards in rounds with fixed objectives, such as 0 and 100 for two
/// players. Takes at least one round. Each is a census of hands of five numbers from 1 to 25 with
/// one objective. A deal counts as unsolvable if it has no solution in at least one round.
Odds odds_of_rounds(std::span<const Census> rounds, Deck deck);

/// Returns the total number of distinct solutions over all deals of six cards whose hands have the
/// numbers `first` <= number < `last`. The counts must be of the standard games. Divided by
/// Odds::deals, the total of all hands gives the mean per deal. Costs what counting the hands does.
std::uint64_t solutions_of_deals(const SolutionCounts& counts, Deck deck, std::uint64_t first,
                                 std::uint64_t last);

/// Returns a fraction >= 0 in decimal, rounded half up to this many places.
std::string decimal(const Rational& probability, unsigned places);

}  // namespace reckon::krypto
