// SPDX-License-Identifier: MIT
#include "reckon/krypto/census/hand_order.hpp"

#include <algorithm>
#include <iterator>

namespace reckon::krypto {

HandOrder::HandOrder(std::size_t cards, std::int64_t largest_card)
    : cards_(cards), largest_card_(largest_card) {
  // Either the smallest number is used once more, or it is excluded from now on.
  const auto width = static_cast<std::size_t>(largest_card) + 2;
  counts_.resize((cards + 1) * width);
  std::fill_n(counts_.begin(), width - 1, 1);
  for (std::size_t size = 1; size <= cards; ++size) {
    for (std::size_t least = width - 1; least-- > 0;) {
      counts_[size * width + least] =
          counts_[(size - 1) * width + least] + counts_[size * width + least + 1];
    }
  }
}

std::vector<std::int64_t> HandOrder::at(std::uint64_t index) const {
  std::vector<std::int64_t> hand;
  std::int64_t card = 1;
  while (hand.size() < cards_) {
    const std::uint64_t with_card = multisets(cards_ - hand.size() - 1, card);
    if (index < with_card) {
      hand.push_back(card);
    } else {
      index -= with_card;
      ++card;
    }
  }
  return hand;
}

bool HandOrder::next(std::vector<std::int64_t>& hand) const {
  auto place = hand.end();
  while (place != hand.begin() && *std::prev(place) == largest_card_) --place;
  if (place == hand.begin()) return false;
  --place;
  std::fill(place, hand.end(), *place + 1);
  return true;
}

}  // namespace reckon::krypto
