// SPDX-License-Identifier: MIT
// Random kernels for tests.
#pragma once

#include <cstddef>
#include <cstdint>

#include "reckon/arith/random.hpp"
#include "reckon/vision/kernel.hpp"

namespace reckon::vision {

/// Kernels of every shape up to `largest` rows and columns: noise, boxes, products, sums of these,
/// few points, and all with outliers. Weights have one digit or are as large as allowed.
inline Kernel random_kernel(SplitMix64& random, std::uint64_t largest) {
  Kernel kernel(1 + random.below(largest), 1 + random.below(largest));
  const std::uint64_t parts = random.below(4);
  const bool large = random.below(8) == 0;
  const auto weight = [&](std::int64_t size) {
    return static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(2 * size + 1))) - size;
  };
  for (std::uint64_t part = 0; part < parts; ++part) {
    Kernel down(1, kernel.rows());
    Kernel across(1, kernel.columns());
    const bool is_box = random.below(2) == 0;
    for (std::int64_t& w : down.row(0)) w = is_box ? 1 : weight(large ? 20'000 : 3);
    for (std::int64_t& w : across.row(0)) w = is_box ? 2 : weight(large ? 20'000 : 3);
    for (std::size_t r = random.below(kernel.rows()); r < kernel.rows(); ++r) {
      for (std::size_t c = 0; c < kernel.columns(); ++c) kernel(r, c) += down(0, r) * across(0, c);
    }
  }
  const std::uint64_t strays = parts == 0 ? kernel.values().size() : random.below(4);
  for (std::uint64_t i = 0; i < strays; ++i) {
    kernel(random.below(kernel.rows()), random.below(kernel.columns())) =
        weight(large ? kLargestWeight : 9);
  }
  return kernel;
}

}  // namespace reckon::vision
