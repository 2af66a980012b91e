// SPDX-License-Identifier: MIT
#include "reckon/krypto/subsets.hpp"

#include <algorithm>
#include <bit>

namespace reckon::krypto {

namespace {

template <typename Number>
Subset equalities(std::span<const Number> numbers) {
  unsigned equal = 0;
  for (std::size_t i = 1; i < numbers.size(); ++i) {
    if (numbers[i] == numbers[i - 1]) equal |= 1U << i;
  }
  return static_cast<Subset>(equal);
}

}  // namespace

Subset equalities_of(std::span<const std::int64_t> cards) { return equalities(cards); }
Subset equalities_of(std::span<const Rational> numbers) { return equalities(numbers); }

Subsets::Subsets(std::size_t cards, Subset equal_to_previous)
    : cards_(cards), equal_to_previous_(equal_to_previous) {
  for (unsigned mask = 1; mask <= whole(); ++mask) {
    const auto subset = static_cast<Subset>(mask);
    first_split_[subset] = static_cast<std::uint32_t>(splits_.size());
    if (canonical(subset) != subset) continue;
    all_.push_back(subset);
    for (unsigned part = (mask - 1) & mask; part != 0; part = (part - 1) & mask) {
      const auto small = static_cast<Subset>(part);
      const Subset large = canonical(static_cast<Subset>(mask & ~part));
      const int difference = std::popcount(small) - std::popcount(large);
      if (canonical(small) == small && (difference < 0 || (difference == 0 && small <= large))) {
        splits_.push_back({.small = small, .large = large});
      }
    }
    std::stable_sort(splits_.begin() + static_cast<std::ptrdiff_t>(first_split_[subset]),
                     splits_.end(), [](const Split& a, const Split& b) {
                       return std::popcount(a.small) > std::popcount(b.small);
                     });
  }
  std::fill(first_split_.begin() + whole() + 1, first_split_.end(),
            static_cast<std::uint32_t>(splits_.size()));
  std::ranges::stable_sort(all_, {}, [](Subset subset) { return std::popcount(subset); });
}

Subset Subsets::canonical(Subset subset) const {
  // Within a run of equal cards, the chosen ones are moved to its front.
  unsigned result = 0;
  for (std::size_t start = 0; start < cards_;) {
    std::size_t end = start + 1;
    while (end < cards_ && ((equal_to_previous_ >> end) & 1U) != 0) ++end;
    const unsigned run = ((1U << (end - start)) - 1) << start;
    const int taken = std::popcount(subset & run);
    result |= ((1U << static_cast<unsigned>(taken)) - 1) << start;
    start = end;
  }
  return static_cast<Subset>(result);
}

}  // namespace reckon::krypto
