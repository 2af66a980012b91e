// SPDX-License-Identifier: MIT
// Lines of three positive numbers: each is 0 only if one number is the sum or the product of the
// others.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "reckon/arith/expression.hpp"
#include "reckon/zero/zero_plane.hpp"

namespace reckon::zero {

/// The number at `whole` is the sum or the product of the others.
struct LineOfThree {
  std::size_t whole = 0;
  bool is_product = false;
  friend auto operator<=>(const LineOfThree&, const LineOfThree&) = default;
};
inline constexpr std::array<LineOfThree, 6> kLinesOfThree = {
    {{0, false}, {2, false}, {1, false}, {0, true}, {2, true}, {1, true}}};

/// The relation of the numbers where the operators make 0; empty without a minus.
std::optional<LineOfThree> relation_of(Operator first, Operator second);

/// The three numbers of a line, in order.
using ThreeNumbers = std::array<Quotient, 3>;
/// The number at an index for which the relation holds; that of the argument is ignored.
Quotient solved(const LineOfThree& relation, const ThreeNumbers& numbers, std::size_t unknown);
/// A polynomial that is 0 where the relation holds and all denominators are not 0.
Polynomial difference(const LineOfThree& relation, const ThreeNumbers& numbers);

/// The solutions f of p o f o p = 0: 2 p, p^2 and 1.
std::vector<Quotient> middles(const Quotient& p);

}  // namespace reckon::zero
