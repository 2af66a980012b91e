// SPDX-License-Identifier: MIT
// Simulates pages from a scanner or a camera, for tests.
#pragma once

#include "reckon/arith/random.hpp"
#include "reckon/vision/paper.hpp"

namespace reckon::cli {

/// The distortions of a page.
struct Harm {
  double degrees = 0;  ///< the rotation
  double blur = 0;     ///< the deviation of a normal distribution, in pixels
  double noise = 0;    ///< the same for the brightness of a pixel, out of 255
  double shadow = 0;   ///< the part of the light that is missing on one side
  /// Perspective: by which part the right side of the page is shorter than the left, and the lower
  /// than the upper; if negative, the other is shorter.
  double right_shorter = 0;
  double lower_shorter = 0;
};

inline Harm random_harm(SplitMix64& random) {
  const auto upto = [&](double most) {
    return static_cast<double>(random.below(1001)) / 1000 * most;
  };
  return {.degrees = upto(20) - 10, .blur = upto(1), .noise = upto(15), .shadow = upto(0.6)};
}

/// Returns the same, rotated by half as much and with two sides shorter by up to 15 %.
inline Harm random_harm_from_the_side(SplitMix64& random) {
  const auto upto = [&](double most) {
    return static_cast<double>(random.below(1001)) / 1000 * most;
  };
  Harm harm = random_harm(random);
  harm.degrees /= 2;
  harm.right_shorter = upto(0.3) - 0.15;
  harm.lower_shorter = upto(0.3) - 0.15;
  return harm;
}

/// Returns the distorted picture; a rotation adds white around it.
vision::Grey degraded(const vision::Grey& page, const Harm& harm, SplitMix64& random);

}  // namespace reckon::cli
