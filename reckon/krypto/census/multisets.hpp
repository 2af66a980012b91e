// SPDX-License-Identifier: MIT
// The pairs, threes and fours of cards, and the hands of five, each with its index in the list of
// all.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace reckon::krypto {

/// Cards are 0-based here: card i is i + 1. All lists are in the order of HandOrder, with ascending
/// cards.
class Multisets {
 public:
  /// Takes cards from 0 to `numbers` - 1, at most 100 of them: then there are fewer than 2^32
  /// hands.
  explicit Multisets(std::size_t numbers);

  std::size_t numbers() const { return numbers_; }
  std::size_t pairs() const { return pairs_; }
  std::size_t threes() const { return three_cards_.size(); }
  std::size_t fours() const { return fours_; }
  std::size_t hands() const { return hands_; }

  /// The index of a pair; its cards are ascending.
  std::size_t pair(std::size_t a, std::size_t b) const { return pair_[a * numbers_ + b]; }
  std::size_t three(std::size_t a, std::size_t b, std::size_t c) const {
    return three_[(a * numbers_ + b) * numbers_ + c];
  }
  std::size_t four(std::size_t a, std::size_t b, std::size_t c, std::size_t d) const {
    return four_start_[three(a, b, c)] + d - c;
  }
  /// The index of three ascending cards with any fourth.
  std::size_t four_with(const std::array<std::size_t, 3>& three_cards, std::size_t d) const {
    const auto& [a, b, c] = three_cards;
    if (d <= a) return four(d, a, b, c);
    if (d <= b) return four(a, d, b, c);
    return d <= c ? four(a, b, d, c) : four(a, b, c, d);
  }
  const std::array<std::size_t, 3>& cards_of_three(std::size_t three) const {
    return three_cards_[three];
  }

  /// Consecutive fours that begin with the same three cards.
  struct Run {
    std::array<std::size_t, 3> three;
    std::size_t last_card;  ///< of the first four
    std::size_t four;       ///< the first
    std::size_t begin;      ///< index of the first four within the requested range
    std::size_t end;
  };

  /// The runs that cover `count` fours, from the number `first` on.
  std::vector<Run> runs_of(std::size_t first, std::size_t count) const;

  /// Adds the objectives that fours reach with a card to those of the hands. Row i has the mask of
  /// the i-th four of runs_of(), from bit `shift` on.
  void add_to_hands(std::span<const std::uint64_t> rows, unsigned shift, std::span<const Run> runs,
                    std::size_t card, std::span<std::uint32_t> reached) const;

 private:
  std::size_t numbers_;
  std::size_t pairs_ = 0;
  std::size_t fours_ = 0;
  std::size_t hands_ = 0;
  std::vector<std::uint32_t> pair_;
  std::vector<std::uint32_t> three_;
  std::vector<std::uint32_t> four_start_;  // by three: the first four that begins with it
  std::vector<std::uint32_t> hand_start_;  // by four: the first hand
  std::vector<std::array<std::size_t, 3>> three_cards_;
};

}  // namespace reckon::krypto
