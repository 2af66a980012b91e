// SPDX-License-Identifier: MIT
#include "reckon/krypto/deck.hpp"

#include <utility>

#include "reckon/text/names.hpp"

namespace reckon::krypto {

namespace {

int copies(Deck deck, std::int64_t card) {
  if (card <= 6) return 3;
  if (card <= 10) return deck == Deck::cards56 ? 4 : 3;
  return card <= 17 ? 2 : 1;
}

}  // namespace

std::string_view name_of(Deck deck) { return deck == Deck::cards56 ? "56" : "52"; }

std::optional<Deck> deck_named(std::string_view name) { return named(kAllDecks, name); }

std::vector<std::int64_t> cards_of(Deck deck) {
  std::vector<std::int64_t> cards;
  for (std::int64_t card = 1; card <= 25; ++card) {
    for (int i = 0; i < copies(deck, card); ++i) cards.push_back(card);
  }
  return cards;
}

Hand Dealer::deal() {
  // Only the six drawn cards need shuffling. Each card is drawn from all that remain, so the order
  // left by the last hand does not matter.
  for (std::size_t i = 0; i <= hand_cards_; ++i) {
    std::swap(cards_[i], cards_[i + static_cast<std::size_t>(random_.below(cards_.size() - i))]);
  }
  const auto objective = cards_.begin() + static_cast<std::ptrdiff_t>(hand_cards_);
  return *Hand::make({cards_.begin(), objective}, Rational(*objective));
}

}  // namespace reckon::krypto
