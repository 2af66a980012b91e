// SPDX-License-Identifier: MIT
// The long middle line of a zero grid of 3 x 5 or 5 x 3, in isolation (zero_ladders.hpp).
#pragma once

#include <cstddef>
#include <map>
#include <tuple>
#include <vector>

#include "reckon/zero/ladder_lines.hpp"
#include "reckon/zero/zero_plane.hpp"

namespace reckon::zero {

/// The p and g for which the long line p o f o g o h o q can be 0, with q given by its diagonal.
/// These are some points, and curves that may have infinitely many.
struct LongMiddle {
  std::vector<PlanePoint> points;
  std::vector<Polynomial> curves;
  bool everywhere = false;
};

class LongMiddles {
 public:
  /// `diagonal` is the relation of p, g and q in this order; f and h are indices into
  /// middles(). Cached.
  const LongMiddle& of(const LineOfThree& diagonal, std::size_t of_f, std::size_t of_h);

 private:
  LongMiddle find(const LineOfThree& diagonal, std::size_t of_f, std::size_t of_h) const;

  Plane plane_{{"p", "g", "q", "f", "h"}};
  std::map<std::tuple<LineOfThree, std::size_t, std::size_t>, LongMiddle> found_;
};

}  // namespace reckon::zero
