// SPDX-License-Identifier: MIT
// Hands of any cards up to 1,000, numbered.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "reckon/krypto/census/hand_order.hpp"
#include "reckon/text/result.hpp"

namespace reckon::krypto {

/// All multisets of `cards` numbers from `first_card` to `last_card`, ascending, in lexicographic
/// order.
class HandRange {
 public:
  /// Refuses anything except 1 to 7 cards, ascending ranges within 0 to 1,000, and at most 2^32
  /// hands.
  static Result<HandRange> make(std::size_t cards, std::int64_t first_card, std::int64_t last_card);

  std::size_t cards() const { return cards_; }
  std::int64_t first_card() const { return first_card_; }
  std::int64_t last_card() const { return last_card_; }
  /// The number of different cards.
  std::int64_t numbers() const { return last_card_ - first_card_ + 1; }
  /// The number of hands.
  std::uint64_t hands() const { return order_.hands(); }
  /// The hand with this number, which must be below hands(). Cost: some loads per card and per
  /// number.
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

}  // namespace reckon::krypto
