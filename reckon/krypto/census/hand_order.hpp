// SPDX-License-Identifier: MIT
// All hands with a given number of cards, in lexicographic order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace reckon::krypto {

/// The largest card of hands that are counted: there are fewer than 2^58 hands, so nothing
/// overflows.
inline constexpr std::int64_t kLargestCountedCard = 1000;

/// The multisets of `cards` numbers from 1 to `largest_card`, ascending, numbered in lexicographic
/// order from 0: 1 1 1, 1 1 2, ... The caller ensures that there are fewer than 2^63 of them.
class HandOrder {
 public:
  /// Numbers the hands of these cards. Cost: cards times largest_card additions.
  HandOrder(std::size_t cards, std::int64_t largest_card);

  /// Returns the number of hands.
  std::uint64_t hands() const { return multisets(cards_, 1); }
  /// Returns the number of a hand; its cards are ascending. Cost: two loads per card.
  std::uint64_t index_of(std::span<const std::int64_t> hand) const {
    // Counts, card by card, the hands with the same cards before it and a smaller one there.
    std::uint64_t index = 0;
    std::int64_t least = 1;
    for (std::size_t i = 0; i < cards_; ++i) {
      index += multisets(cards_ - i, least) - multisets(cards_ - i, hand[i]);
      least = hand[i];
    }
    return index;
  }
  /// Returns the hand with this number, which must be below hands(). Cost: cards + largest_card
  /// loads.
  std::vector<std::int64_t> at(std::uint64_t index) const;
  /// Advances to the next hand; false after the last.
  bool next(std::vector<std::int64_t>& hand) const;

 private:
  // The number of multisets of `size` numbers from `least` on.
  std::uint64_t multisets(std::size_t size, std::int64_t least) const {
    return counts_[size * (static_cast<std::size_t>(largest_card_) + 2) +
                   static_cast<std::size_t>(least)];
  }

  std::size_t cards_;
  std::int64_t largest_card_;
  std::vector<std::uint64_t> counts_;
};

}  // namespace reckon::krypto
