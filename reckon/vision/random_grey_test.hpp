// SPDX-License-Identifier: MIT
// Random pictures for tests.
#pragma once

#include <cstddef>
#include <cstdint>

#include "reckon/arith/random.hpp"
#include "reckon/vision/matrix.hpp"

namespace reckon::vision {

/// Every element is uniformly random and independent.
inline Matrix<std::uint8_t> random_grey(SplitMix64& random, std::size_t rows, std::size_t columns) {
  Matrix<std::uint8_t> picture(rows, columns);
  for (std::size_t r = 0; r < rows; ++r) {
    for (std::uint8_t& value : picture.row(r)) value = static_cast<std::uint8_t>(random.below(256));
  }
  return picture;
}

}  // namespace reckon::vision
