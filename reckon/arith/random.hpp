// SPDX-License-Identifier: MIT
// Random numbers that are the same on every machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace reckon {

/// SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, 2014): 64 random bits a call, from any seed.
class SplitMix64 {
 public:
  constexpr explicit SplitMix64(std::uint64_t seed) : state_(seed) {}

  /// Returns the next 64 bits.
  constexpr std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
  }

  /// Returns a uniform number from 0 to bound - 1; bound > 0.
  constexpr std::uint64_t below(std::uint64_t bound) {
    // The lowest 2^64 mod bound outcomes are rejected, so that the rest divide evenly.
    const std::uint64_t reject = (0 - bound) % bound;
    while (true) {
      const std::uint64_t drawn = next();
      if (drawn >= reject) return drawn % bound;
    }
  }

 private:
  std::uint64_t state_;
};

/// Shuffles items uniformly (R. Durstenfeld, 1964).
template <typename T>
void shuffle(std::vector<T>& items, SplitMix64& random) {
  for (std::size_t left = items.size(); left > 1; --left) {
    std::swap(items[left - 1], items[static_cast<std::size_t>(random.below(left))]);
  }
}

}  // namespace reckon
