// SPDX-License-Identifier: MIT
// The lines of zero grids of 3 x 5 and 5 x 3 (zero_ladders.hpp).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <tuple>
#include <vector>

#include "reckon/zero/line_of_three.hpp"
#include "reckon/zero/zero_grid.hpp"

namespace reckon::zero {

class LadderLines {
 public:
  /// The cells, named as in zero_ladders.hpp.
  enum Name : std::uint8_t { a, p, x, q, b, p_left, f, g, h, q_right, c, p_low, y, q_low, d };
  /// The diagonals of three numbers, by the number they determine: those of a, c, b and d, and two
  /// of g.
  enum Diagonal : std::uint8_t { of_a, of_c, of_b, of_d, of_g, of_g_too, diagonals };
  using Crossings = std::array<LineOfThree, diagonals>;

  /// The layout, 3 x 5 or 5 x 3, must outlive this object.
  explicit LadderLines(const ZeroLayout& layout);

  /// The index of a cell in the layout.
  std::uint8_t at(Name name) const;
  const ZeroLine& diagonal(Diagonal name) const { return *diagonals_[name]; }
  /// Whether the diagonal has the q of the first line, not that of the last.
  bool has_first_q(Diagonal name) const;
  bool ends_with_q(Diagonal name) const;
  /// The line of a, p and c.
  const ZeroLine& left() const { return *left_; }
  /// The line of x, g and y.
  const ZeroLine& middle() const { return *middle_; }
  /// The lines that remain to be checked once these hold: one of three numbers, that of p, f, g, h
  /// and q, and two more of five.
  std::span<const ZeroLine* const> conditions() const { return conditions_; }

  /// The combinations of relations that the diagonals can have together.
  std::set<Crossings> crossings() const;
  /// Whether these numbers satisfy the relations.
  bool hold(const Crossings& crossings, std::span<const std::int64_t> numbers) const;

 private:
  bool has(const ZeroLine& line, Name name) const;

  const ZeroLayout& layout_;
  const ZeroLine* left_ = nullptr;
  const ZeroLine* middle_ = nullptr;
  std::array<const ZeroLine*, diagonals> diagonals_{};
  std::vector<std::uint8_t> forced_;  // places of the operators on diagonals of two numbers
  std::vector<const ZeroLine*> conditions_;
};

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
