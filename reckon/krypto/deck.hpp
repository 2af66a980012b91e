// SPDX-License-Identifier: MIT
// The two Krypto decks, and deals from them by a seed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/krypto/hand.hpp"

namespace reckon::krypto {

/// The two decks on sale, by their number of cards.
enum class Deck {
  cards56,  ///< three each of 1-6, four each of 7-10, two each of 11-17, one each of 18-25
  cards52,  ///< the original: three each of 1-10, two each of 11-17, one each of 18-25
};

inline constexpr std::array kAllDecks = {Deck::cards56, Deck::cards52};
std::string_view name_of(Deck deck);  ///< `56` or `52`
/// Returns the deck with that name, if any.
std::optional<Deck> deck_named(std::string_view name);
/// Returns every card of the deck, ascending.
std::vector<std::int64_t> cards_of(Deck deck);

/// Deals hands of five cards, or of another number, and then the objective. Each hand comes from
/// the whole deck, with every choice of cards equally likely (R. A. Fisher and F. Yates, 1938). The
/// same seed deals the same hands on every machine.
class Dealer {
 public:
  Dealer(Deck deck, std::uint64_t seed, std::size_t hand_cards = 5)
      : cards_(cards_of(deck)), hand_cards_(hand_cards), random_(seed) {}
  /// Returns the next hand, in the order dealt. Cost: a draw per card.
  Hand deal();

 private:
  std::vector<std::int64_t> cards_;
  std::size_t hand_cards_;
  SplitMix64 random_;
};

}  // namespace reckon::krypto
