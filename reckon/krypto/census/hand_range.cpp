// SPDX-License-Identifier: MIT
#include "reckon/krypto/census/hand_range.hpp"

#include <string>

#include "reckon/krypto/hand.hpp"

namespace reckon::krypto {

namespace {

constexpr std::uint64_t kMostHands = std::uint64_t{1} << 32U;

}  // namespace

Result<HandRange> HandRange::make(std::size_t cards, std::int64_t first_card,
                                  std::int64_t last_card) {
  if (cards < 1 || cards > kMostCards) {
    return failure(ErrorCode::out_of_range, std::to_string(cards) + " cards: a hand has 1 to 7");
  }
  if (first_card < 0 || last_card > kLargestCountedCard || first_card > last_card) {
    return failure(ErrorCode::out_of_range,
                   "cards from " + std::to_string(first_card) + " to " + std::to_string(last_card) +
                       ": give a smallest and a largest card from 0 to 1000, in this order");
  }
  HandRange range(cards, first_card, last_card);
  if (range.hands() > kMostHands) {
    return failure(ErrorCode::too_much,
                   "more than 4294967296 hands: give fewer cards or a smaller range");
  }
  return range;
}

std::vector<std::int64_t> HandRange::at(std::uint64_t index) const {
  std::vector<std::int64_t> hand = order_.at(index);
  for (std::int64_t& card : hand) card += first_card_ - 1;
  return hand;
}

}  // namespace reckon::krypto
