// SPDX-License-Identifier: MIT
// The long line in the middle of a zero grid of 3 x 5 or 5 x 3 by itself (zero_ladders.hpp).
#pragma once

#include <cstddef>
#include <map>
#include <tuple>
#include <vector>

#include "reckon/algebra/ladder_lines.hpp"
#include "reckon/algebra/zero_plane.hpp"

namespace reckon::algebra {

/// The p and g, q being what their diagonal says, with which the long line p o f o g o h o q can be
/// 0: some points, and curves on which there may be infinitely many.
struct LongMiddle {
  std::vector<PlanePoint> points;
  std::vector<Polynomial> curves;
  bool everywhere = false;
};

class LongMiddles {
 public:
  /// `diagonal` is what p, g and q in this order say; f and h are those of Plane::middles().
  /// Remembered.
  const LongMiddle& of(const LineOfThree& diagonal, std::size_t of_f, std::size_t of_h);

 private:
  LongMiddle find(const LineOfThree& diagonal, std::size_t of_f, std::size_t of_h) const;

  Plane plane_{{"p", "g", "q", "f", "h"}};
  std::map<std::tuple<LineOfThree, std::size_t, std::size_t>, LongMiddle> found_;
};

}  // namespace reckon::algebra
