// SPDX-License-Identifier: MIT
// The ways to choose some of the cards, without distinguishing equal ones.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "reckon/krypto/hand.hpp"

namespace reckon::krypto {

/// A choice of cards as a bit mask over the sorted hand. Equal cards are always taken from the
/// front: with cards 3 3 5, `3 5` is 0b101 and never 0b110.
using Subset = std::uint8_t;

/// Bit i is set where card i of the ascending cards equals card i - 1.
Subset equalities_of(std::span<const std::int64_t> cards);
Subset equalities_of(std::span<const Rational> numbers);

/// All choices from a hand, and for each the ways to split it in two.
class Subsets {
 public:
  struct Split {
    Subset small = 0;  ///< not more cards than large; if equally many, not the greater mask
    Subset large = 0;
  };

  /// `equal_to_previous` is equalities_of the hand; the choices depend on nothing else. Cost: about
  /// 3^cards steps.
  Subsets(std::size_t cards, Subset equal_to_previous);

  /// Every choice of at least one card, fewest cards first.
  std::span<const Subset> all() const { return all_; }
  Subset whole() const { return static_cast<Subset>((1U << cards_) - 1); }
  /// The ways to split a choice in two, most even first: they lead to solutions soonest.
  std::span<const Split> splits(Subset subset) const {
    return std::span(splits_).subspan(first_split_[subset],
                                      first_split_[subset + std::size_t{1}] - first_split_[subset]);
  }
  /// The number of splits of all choices together.
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
