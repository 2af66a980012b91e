// SPDX-License-Identifier: MIT
// Hands and decks that hold a record.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "reckon/krypto/census/census.hpp"
#include "reckon/krypto/deck.hpp"
#include "reckon/krypto/solver.hpp"
#include "reckon/text/result.hpp"

namespace reckon::krypto {

/// Every multiset of `cards` numbers from `first_card` to `last_card`, ascending and in
/// lexicographic order.
class HandRange {
 public:
  /// Refuses anything but 1 to 7 cards, numbers from 0 to 1,000 in order, and more than 2^32 hands.
  static Result<HandRange> make(std::size_t cards, std::int64_t first_card, std::int64_t last_card);

  std::size_t cards() const { return cards_; }
  std::int64_t first_card() const { return first_card_; }
  std::int64_t last_card() const { return last_card_; }
  /// How many hands there are.
  std::uint64_t hands() const { return order_.hands(); }
  /// The hand of this number, which is below hands(). Cost: some loads a card and a number.
  std::vector<std::int64_t> at(std::uint64_t index) const;

 private:
  HandRange(std::size_t cards, std::int64_t first_card, std::int64_t last_card)
      : cards_(cards),
        first_card_(first_card),
        last_card_(last_card),
        order_(cards, last_card - first_card + 1) {}

  std::size_t cards_;
  std::int64_t first_card_;
  std::int64_t last_card_;
  HandOrder order_;
};

/// The longest run of objectives 1, 2, ..., `run` that some hand reaches without a gap.
struct LongestRun {
  std::int64_t run = 0;
  /// The numbers of all hands that reach as many, ascending; none where the run is 0.
  std::vector<std::uint64_t> hands;

  /// Takes over the record of hands that come after these, or shares it.
  void add(const LongestRun& later);
};

/// The longest run among the hands `first` <= number < `last` of the range, or `at_least` without
/// hands where none reaches as far. A hand that beats or shares the record so far reaches all its
/// objectives, so one that is out of reach dismisses a hand; those that dismissed hands before are
/// tried first. Cost: little more than one question a hand to the solver if `at_least` is near the
/// longest run, and else two to five.
LongestRun longest_run(const HandRange& range, Rules rules, Use use, std::uint64_t first,
                       std::uint64_t last, std::int64_t at_least = 0);

/// A run that some hand of the range reaches, seldom much shorter than the longest: from a hand of
/// small cards on, one card after the other is replaced by any that makes the run longer, until
/// none does. Cost: about a hundred questions a card to the solver, for cards from 1 to 25, and the
/// run itself.
std::int64_t climb_to_a_run(const HandRange& range, Rules rules, Use use);

/// A deck in which one card is replaced by another number, and its games without a solution.
struct DeckChange {
  std::int64_t removed = 0;  ///< 0 in the deck as it is
  std::int64_t added = 0;
  std::uint64_t unsolvable = 0;           ///< deals without a solution, counted as in Odds
  std::uint64_t distinct_unsolvable = 0;  ///< different games
};

/// The deck as it is, and then all changes of one card into another number from 1 to 25, those with
/// the fewest unsolvable deals first; those with equally many in order of the cards. The census is
/// of the standard games. All of these decks have as many deals. Cost: half a second.
std::vector<DeckChange> deck_changes(const Census& census, Deck deck);

}  // namespace reckon::krypto
