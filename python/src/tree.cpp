// SPDX-License-Identifier: MIT
#include "python/src/tree.hpp"

#include <algorithm>
#include <vector>

#include "reckon/arith/notation.hpp"
#include "reckon/kinds/puzzle.hpp"
#include "reckon/sheet/page.hpp"
#include "reckon/sheet/svg.hpp"

namespace reckon::python {

namespace {

using sheet::kPoint;
using sheet::Length;

constexpr Length kSize = 13 * kPoint;
constexpr Length kStep = 32 * kPoint;  // from a row to the next
constexpr Length kRadius = 11 * kPoint;
constexpr Length kDigit = 8 * kPoint;
constexpr Length kGap = 20 * kPoint;  // between numbers

struct Place {
  Length x = 0;
  Length height = 0;  // rows above the numbers
};

}  // namespace

std::string svg_of_tree(const Expression& expression) {
  const auto& nodes = expression.nodes();
  std::vector<Place> places;
  Length width = 0;
  for (const Expression::Node& node : nodes) {
    if (node.leaf) {
      const auto digits = static_cast<Length>(std::to_string(node.number).size());
      const Length room = std::max(digits * kDigit, 2 * kRadius);
      places.push_back({.x = width + room / 2, .height = 0});
      width += room + kGap;
    } else {
      const Place& left = places[node.left];
      const Place& right = places[node.right];
      places.push_back(
          {.x = (left.x + right.x) / 2, .height = std::max(left.height, right.height) + 1});
    }
  }
  sheet::Drawing drawing{.width = width - kGap,
                         .height = places.back().height * kStep + 2 * kRadius};
  const auto y_of = [&](std::size_t i) {
    return drawing.height - kRadius - places[i].height * kStep;
  };
  const auto join = [&](std::size_t above, std::size_t below) {
    drawing.add(sheet::Rule{.x1 = places[above].x,
                            .y1 = y_of(above) + kRadius,
                            .x2 = places[below].x,
                            .y2 = y_of(below) - kRadius,
                            .width = kPoint});
  };
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    std::string text = std::to_string(nodes[i].number);
    if (!nodes[i].leaf) {
      join(i, nodes[i].left);
      join(i, nodes[i].right);
      drawing.add(sheet::Disc{.x = places[i].x, .y = y_of(i), .radius = kRadius});
      text = std::string(1, symbol_of(nodes[i].op));
    }
    drawing.add(sheet::Text{.x = places[i].x,
                            .y = y_of(i) + kSize / 3,
                            .text = kinds::typeset(text),
                            .size = kSize,
                            .anchor = sheet::Anchor::middle});
  }
  return to_svg(drawing, kinds::typeset(to_text(expression, Notation::infix)), 2 * kPoint);
}

}  // namespace reckon::python
