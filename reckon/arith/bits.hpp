// Sets as the bits of a word.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace reckon {

/// The index of the lowest member of a set that is not empty.
constexpr std::size_t lowest(std::uint64_t set) {
  return static_cast<std::size_t>(std::countr_zero(set));
}

}  // namespace reckon
