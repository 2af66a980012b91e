// SPDX-License-Identifier: MIT
// Sets of small numbers as bits of 64-bit words: number n is bit n % 64 of word n / 64.
#pragma once

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>

namespace reckon {

template <std::unsigned_integral Bit>
constexpr void set_bit(std::uint64_t* words, Bit bit) {
  words[static_cast<std::size_t>(bit / 64)] |= std::uint64_t{1} << (bit % 64);
}

template <std::unsigned_integral Bit>
constexpr bool has_bit(const std::uint64_t* words, Bit bit) {
  return ((words[static_cast<std::size_t>(bit / 64)] >> (bit % 64)) & 1U) != 0;
}

/// Returns the number of words that hold this many bits.
template <std::unsigned_integral Count>
constexpr Count words_for(Count bits) {
  return static_cast<Count>(bits / 64 + (bits % 64 != 0 ? 1 : 0));
}

/// Returns the smallest number in a set that is not empty; `set &= set - 1` removes it.
constexpr std::size_t lowest(std::uint64_t set) {
  return static_cast<std::size_t>(std::countr_zero(set));
}

}  // namespace reckon
