// SPDX-License-Identifier: MIT
// All hands of a number of cards, in lexicographic order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace reckon::krypto {

/// The multisets of `cards` numbers from 1 to `largest_card`, ascending, numbered in lexicographic
/// order from 0: 1 1 1, 1 1 2, ... The caller sees to it that there are fewer than 2^63 of them.
class HandOrder {
 public:
  /// Cost: cards times largest_card additions.
  HandOrder(std::size_t cards, std::int64_t largest_card);

  /// How many hands there are.
  std::uint64_t hands() const { return multisets(cards_, 1); }
  /// The number of a hand, its cards ascending. Cost: two loads a card.
  std::uint64_t index_of(std::span<const std::int64_t> hand) const {
    // Before a hand come, place by place, those of the same cards up to there and a smaller one.
    std::uint64_t index = 0;
    std::int64_t least = 1;
    for (std::size_t i = 0; i < cards_; ++i) {
      index += multisets(cards_ - i, least) - multisets(cards_ - i, hand[i]);
      least = hand[i];
    }
    return index;
  }
  /// The hand of this number, which is below hands(). Cost: cards + largest_card loads.
  std::vector<std::int64_t> at(std::uint64_t index) const;
  /// Turns a hand into the next one; false after the last.
  bool next(std::vector<std::int64_t>& hand) const;

 private:
  // How many multisets there are of `size` numbers, `least` being the smallest allowed.
  std::uint64_t multisets(std::size_t size, std::int64_t least) const {
    return counts_[size * (static_cast<std::size_t>(largest_card_) + 2) +
                   static_cast<std::size_t>(least)];
  }

  std::size_t cards_;
  std::int64_t largest_card_;
  std::vector<std::uint64_t> counts_;
};

}  // namespace reckon::krypto
