// SPDX-License-Identifier: MIT
#include "reckon/zero/line_of_three.hpp"

namespace reckon::zero {

using enum Operator;

std::optional<LineOfThree> relation_of(Operator first, Operator second) {
  if (first == subtract) {
    switch (second) {
      case add: return LineOfThree{1, false};
      case subtract: return LineOfThree{0, false};
      case multiply: return LineOfThree{0, true};
      case divide: return LineOfThree{1, true};
    }
  }
  if (second != subtract) return std::nullopt;
  if (first == add) return LineOfThree{2, false};
  return LineOfThree{first == multiply ? std::size_t{2} : std::size_t{0}, true};
}

Quotient solved(const LineOfThree& relation, const ThreeNumbers& numbers, std::size_t unknown) {
  const auto& [whole, is_product] = relation;
  if (unknown == whole) {
    const std::size_t first = whole == 0 ? 1 : 0;
    return joined(numbers[first], is_product ? multiply : add, numbers[3 - whole - first]);
  }
  return joined(numbers[whole], is_product ? divide : subtract, numbers[3 - whole - unknown]);
}

Polynomial difference(const LineOfThree& relation, const ThreeNumbers& numbers) {
  const std::size_t whole = relation.whole;
  return joined(numbers[whole], subtract, solved(relation, numbers, whole)).top;
}

std::vector<Quotient> middles(const Quotient& p) {
  return {joined(p, add, p),
          joined(p, multiply, p),
          {Polynomial(p.top.ring(), 1), Polynomial(p.top.ring(), 1)}};
}

}  // namespace reckon::zero
