// SPDX-License-Identifier: MIT
#include "reckon/zero/zero_strips.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <set>
#include <span>
#include <utility>

#include "reckon/zero/line_of_three.hpp"
#include "reckon/zero/zero_plane.hpp"
#include "reckon/zero/zero_settings.hpp"

namespace reckon::zero {

namespace {

using enum Operator;

constexpr std::size_t kCells = 12;

// The a for which a − left op right is 0.
Quotient after_minus(const Quotient& left, Operator op, const Quotient& right) {
  return solved(*relation_of(subtract, op), {left, left, right}, 0);
}

class Strips {
 public:
  explicit Strips(const ZeroLayout& layout)
      : layout_(layout),
        straight_(layout.lines.begin(),
                  layout.lines.begin() + static_cast<std::ptrdiff_t>(layout.straight())) {
    std::ranges::stable_sort(straight_, {}, [](const ZeroLine& line) { return line.cells.size(); });
    for (const Quotient& f : middles(plane_.unknown(kFirst))) {
      for (const Quotient& g : middles(plane_.unknown(kSecond))) {
        for (const Operator x : kOperators) {
          for (const Operator y : kOperators) decide(f, g, x, y);
        }
      }
    }
    census_.resultants = plane_.resultants();
    census_.grids = {grids_.begin(), grids_.end()};
    sort_by_sum(census_.grids);
  }
  GridCensus census() && { return std::move(census_); }

 private:
  using Cells = std::vector<Quotient>;

  Cells cells_of(const Quotient& f, const Quotient& g, Operator x, Operator y) const {
    const Quotient p = plane_.unknown(kFirst);
    const Quotient q = plane_.unknown(kSecond);
    const Quotient a = after_minus(f, y, q);
    const Quotient l = joined(p, x, g);
    if (layout_.rows == 3) {
      return {a, p, q, after_minus(g, y, p), p, f, g, q, joined(q, x, f), p, q, l};
    }
    return {a, p, after_minus(f, x, q), p, f, p, q, g, q, joined(p, y, g), q, l};
  }

  void decide(const Quotient& f, const Quotient& g, Operator x, Operator y) {
    ++census_.cores;
    const Cells cells = cells_of(f, g, x, y);
    std::vector<Curves> lines;  // of rows and columns that do not hold everywhere
    for (const ZeroLine& line : straight_) {
      Curves curves = plane_.curves_of(quotients_on(line, cells));
      if (curves.empty()) return;
      if (!curves.contains(kEverywhere)) lines.push_back(std::move(curves));
    }
    if (lines.empty()) {
      ++census_.undecided;
      return;
    }
    for (const NamedCurve& curve : lines[0]) {
      const auto other = std::ranges::find_if(
          lines, [&](const Curves& curves) { return !curves.contains(curve.first); });
      if (other == lines.end()) {
        if (!makes_zero(curve.second, cells)) ++census_.undecided;
        continue;
      }
      for (const NamedCurve& other_curve : *other) {
        for (const PlanePoint& point : plane_.common(curve, other_curve)) try_at(point, cells);
      }
    }
  }

  // Whether some number of the grid is 0 along a whole curve.
  static bool makes_zero(const Polynomial& curve, const Cells& cells) {
    return std::ranges::any_of(
        cells, [&](const Quotient& cell) { return cell.top.over(curve).has_value(); });
  }

  void try_at(const PlanePoint& point, const Cells& cells) {
    const auto numbers = numbers_at(cells, point, census_.undecided);
    if (numbers && has_setting(layout_, *numbers)) grids_.insert(*numbers);
  }

  const ZeroLayout& layout_;
  std::vector<ZeroLine> straight_;  // rows and columns, short ones first
  Plane plane_{{"p", "q"}};
  std::set<Numbers> grids_;
  GridCensus census_;
};

}  // namespace

bool is_decided_strip(const ZeroLayout& layout) {
  return layout.cells() == kCells && (layout.rows == 3 || layout.columns == 3);
}

GridCensus strip_census(const ZeroLayout& layout) { return Strips(layout).census(); }

}  // namespace reckon::zero
