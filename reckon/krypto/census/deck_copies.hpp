// SPDX-License-Identifier: MIT
// A deck as the number of copies of each card.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "reckon/krypto/deck.hpp"

namespace reckon::krypto {

/// The largest number on a card of the decks on sale, and the largest objective.
inline constexpr std::size_t kDeckNumbers = 25;

/// The number of copies of each number from 1 to kDeckNumbers.
using Copies = std::array<std::uint64_t, kDeckNumbers + 1>;

inline Copies copies_in(Deck deck) {
  Copies copies{};
  for (const std::int64_t card : cards_of(deck)) ++copies[static_cast<std::size_t>(card)];
  return copies;
}

}  // namespace reckon::krypto
