// SPDX-License-Identifier: MIT
#include "reckon/krypto/census/multisets.hpp"

#include <algorithm>

namespace reckon::krypto {

Multisets::Multisets(std::size_t numbers)
    : numbers_(numbers), pair_(numbers * numbers), three_(numbers * numbers * numbers) {
  for (std::size_t a = 0; a < numbers; ++a) {
    for (std::size_t b = a; b < numbers; ++b) {
      pair_[a * numbers + b] = static_cast<std::uint32_t>(pairs_++);
      for (std::size_t c = b; c < numbers; ++c) {
        three_[(a * numbers + b) * numbers + c] = static_cast<std::uint32_t>(threes());
        three_cards_.push_back({a, b, c});
        four_start_.push_back(static_cast<std::uint32_t>(fours_));
        fours_ += numbers - c;
        for (std::size_t d = c; d < numbers; ++d) {
          hand_start_.push_back(static_cast<std::uint32_t>(hands_));
          hands_ += numbers - d;
        }
      }
    }
  }
}

std::vector<Multisets::Run> Multisets::runs_of(std::size_t first, std::size_t count) const {
  std::vector<Run> runs;
  const auto after = std::ranges::upper_bound(four_start_, first);
  auto three = static_cast<std::size_t>(after - four_start_.begin()) - 1;
  for (std::size_t begin = 0; begin < count; ++three) {
    const std::size_t four = first + begin;
    const std::size_t last_card = three_cards_[three][2] + four - four_start_[three];
    const std::size_t end = std::min(count, begin + numbers_ - last_card);
    runs.push_back({.three = three_cards_[three],
                    .last_card = last_card,
                    .four = four,
                    .begin = begin,
                    .end = end});
    begin = end;
  }
  return runs;
}

void Multisets::add_to_hands(std::span<const std::uint64_t> rows, unsigned shift,
                             std::span<const Run> runs, std::size_t card,
                             std::span<std::uint32_t> reached) const {
  for (const Run& run : runs) {
    std::size_t row = run.begin;
    std::size_t d = run.last_card;
    // While the card is the largest, each four has its own block of hands.
    for (; row < run.end && d < card; ++row, ++d) {
      const std::size_t first = hand_start_[run.four + row - run.begin];
      reached[first + card - d] |= static_cast<std::uint32_t>(rows[row] >> shift);
    }
    if (row == run.end) continue;
    // Then the fourth card is the largest, and the hands are consecutive.
    const std::size_t first = hand_start_[four_with(run.three, card)];
    std::uint32_t* hand = &reached[first + d - std::max(run.three[2], card)];
    for (; row < run.end; ++row) *hand++ |= static_cast<std::uint32_t>(rows[row] >> shift);
  }
}

}  // namespace reckon::krypto
