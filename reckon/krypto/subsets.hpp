// SPDX-License-Identifier: MIT
// The ways to take some of the cards, equal cards being the same.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "reckon/krypto/hand.hpp"

namespace reckon::krypto {

/// A choice of cards as a bit mask over the sorted hand. Of masks that choose equal cards, the one
/// that takes the first of them stands for all: with cards 3 3 5, `3 5` is 0b101 and never 0b110.
using Subset = std::uint8_t;

/// Bit i is set where card i of the ascending cards equals card i - 1.
Subset equalities_of(std::span<const std::int64_t> cards);
Subset equalities_of(std::span<const Rational> numbers);

/// All choices from a hand, and for each the ways to part it in two.
class Subsets {
 public:
  struct Split {
    Subset small = 0;  ///< not more cards than large; of equally many, not the greater mask
    Subset large = 0;
  };

  /// `equal_to_previous` is equalities_of the hand: all that the choices depend on. Cost: about
  /// 3^cards steps.
  Subsets(std::size_t cards, Subset equal_to_previous);

  /// Every choice of at least one card, fewest cards first.
  std::span<const Subset> all() const { return all_; }
  Subset whole() const { return static_cast<Subset>((1U << cards_) - 1); }
  /// The ways to part a choice in two, most even first: there solutions turn up soonest.
  std::span<const Split> splits(Subset subset) const {
    return std::span(splits_).subspan(first_split_[subset],
                                      first_split_[subset + std::size_t{1}] - first_split_[subset]);
  }
  /// Of all choices together.
  std::size_t split_count() const { return splits_.size(); }

 private:
  Subset canonical(Subset subset) const;

  std::size_t cards_;
  Subset equal_to_previous_;
  std::vector<Subset> all_;
  std::vector<Split> splits_;
  std::array<std::uint32_t, (1U << kMostCards) + 1> first_split_{};
};

}  // namespace reckon::krypto
