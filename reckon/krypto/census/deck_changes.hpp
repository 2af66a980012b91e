// SPDX-License-Identifier: MIT
// Finds the change of one card of a deck that leaves the fewest games without a solution.
#pragma once

#include <cstdint>
#include <vector>

#include "reckon/krypto/census/census.hpp"
#include "reckon/krypto/deck.hpp"

namespace reckon::krypto {

/// A deck in which one card is replaced by another number, and its games without a solution.
struct DeckChange {
  std::int64_t removed = 0;  ///< 0 for the unchanged deck
  std::int64_t added = 0;
  std::uint64_t unsolvable = 0;           ///< deals without a solution, counted as in Odds
  std::uint64_t distinct_unsolvable = 0;  ///< different games
};

/// The unchanged deck, followed by all changes of one card into another number from 1 to 25. Those
/// with the fewest unsolvable deals come first, ties in order of the cards. The census must be of
/// the standard games. All these decks have the same number of deals. Cost: half a second.
std::vector<DeckChange> deck_changes(const Census& census, Deck deck);

}  // namespace reckon::krypto
