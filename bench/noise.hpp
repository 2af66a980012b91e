// SPDX-License-Identifier: MIT
// Pictures and kernels for measurements.
#pragma once

#include <cstddef>
#include <cstdint>

#include "reckon/arith/random.hpp"
#include "reckon/vision/kernel.hpp"
#include "reckon/vision/matrix.hpp"

namespace reckon::bench {

/// The size of the picture of "Stencil Maneuvers".
inline constexpr std::size_t kNoiseRows = 227;
inline constexpr std::size_t kNoiseColumns = 316;

inline vision::Matrix<std::uint8_t> noise(std::uint64_t seed) {
  SplitMix64 random(seed);
  vision::Matrix<std::uint8_t> matrix(kNoiseRows, kNoiseColumns);
  for (std::size_t r = 0; r < matrix.rows(); ++r) {
    for (auto& value : matrix.row(r)) value = static_cast<std::uint8_t>(random.below(256));
  }
  return matrix;
}

/// -1 everywhere except in the middle, and 0 in total; 3 x 3 is the edge kernel.
inline vision::Kernel box_like(std::size_t size) {
  vision::Kernel kernel(size, size, -1);
  kernel(size / 2, size / 2) = static_cast<std::int64_t>(size * size) - 1;
  return kernel;
}

}  // namespace reckon::bench
