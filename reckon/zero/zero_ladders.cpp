// SPDX-License-Identifier: MIT
#include "reckon/zero/zero_ladders.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <numeric>
#include <optional>
#include <ranges>
#include <set>
#include <span>
#include <utility>

#include "reckon/algebra/large_parameters.hpp"
#include "reckon/algebra/univariate.hpp"
#include "reckon/zero/ladder_lines.hpp"
#include "reckon/zero/zero_plane.hpp"
#include "reckon/zero/zero_settings.hpp"

namespace reckon::zero {

namespace {

using enum Operator;

constexpr std::size_t kLadderCells = 15;
constexpr std::size_t kMiddleKinds = 3;

using Cells = std::vector<Quotient>;

class Ladders {
 public:
  Ladders(const ZeroLayout& layout, std::uint64_t piece)
      : layout_(layout),
        lines_(layout),
        cells_(kLadderCells, plane_.number(Polynomial(plane_.ring()))) {
    const std::set<Crossings> all = lines_.crossings();
    of_f_ = piece % kMiddleKinds;
    if (all.size() * kMiddleKinds != kLadderPieces) {  // otherwise some would be left out
      ++piece_.undecided;
      return;
    }
    relations_ = *std::next(all.begin(), static_cast<std::ptrdiff_t>(piece / kMiddleKinds));
  }

  GridPiece decide() && {
    from_left(relations_);
    piece_.grids = {grids_.begin(), grids_.end()};
    piece_.families = {families_.begin(), families_.end()};
    return std::move(piece_);
  }

  bool looks_for(std::span<const std::int64_t> numbers) const {
    const std::int64_t first = numbers[lines_.at(p)];
    const std::array middles{2 * first, first * first, std::int64_t{1}};
    return numbers[lines_.at(f)] == middles[of_f_] && lines_.hold(relations_, numbers);
  }

 private:
  using enum LadderLines::Name;
  using enum LadderLines::Diagonal;
  using Name = LadderLines::Name;
  using Crossings = LadderLines::Crossings;

  static constexpr std::size_t kP = kFirst;
  static constexpr std::size_t kX = kSecond;

  Quotient& operator[](Name name) { return cells_[lines_.at(name)]; }

  ThreeNumbers three(const ZeroLine& line) const {
    return {cells_[line.cells[0]], cells_[line.cells[1]], cells_[line.cells[2]]};
  }

  // Computes a number of a line of three from the others. False if it cannot be positive.
  bool solve(const ZeroLine& line, const LineOfThree& relation, Name name) {
    const std::uint8_t unknown = lines_.at(name);
    const auto at = std::ranges::find(line.cells, unknown) - line.cells.begin();
    cells_[unknown] = solved(relation, three(line), static_cast<std::size_t>(at));
    return reduce(cells_[unknown]);
  }

  // Reduces a number to lowest terms. False if it cannot be positive.
  static bool reduce(Quotient& number) {
    if (number.top.is_zero() || number.bottom.is_zero()) return false;
    number = in_lowest_terms(number);
    return !is_never_positive(number);
  }

  void from_left(const Crossings& relations) {
    for (const Name name : {p, p_left, p_low}) (*this)[name] = plane_.unknown(kP);
    (*this)[x] = plane_.unknown(kX);
    (*this)[f] = middles(plane_.unknown(kP))[of_f_];
    if (!solve(lines_.diagonal(of_c), relations[of_c], c)) return;
    for (const LineOfThree& left : kLinesOfThree) {
      if (!solve(lines_.left(), left, a) || !solve(lines_.diagonal(of_a), relations[of_a], y))
        continue;
      for (const LineOfThree& across : kLinesOfThree) {
        if (!solve(lines_.middle(), across, g)) continue;
        const Name of_diagonal = lines_.has_first_q(of_g) ? q : q_low;
        if (!solve(lines_.diagonal(of_g), relations[of_g], of_diagonal)) continue;
        const Quotient last = (*this)[of_diagonal];
        for (const Name name : {q, q_right, q_low}) (*this)[name] = last;
        to_right(relations);
      }
    }
  }

  void to_right(const Crossings& relations) {
    for (of_h_ = 0; of_h_ < kMiddleKinds; ++of_h_) {
      (*this)[h] = middles((*this)[q])[of_h_];
      if (reduce((*this)[h]) && solve(lines_.diagonal(of_b), relations[of_b], b) &&
          solve(lines_.diagonal(of_d), relations[of_d], d)) {
        ++piece_.cores;
        decide_core(relations);
      }
    }
  }

  const Curves& condition(std::size_t i) {
    if (!curves_[i]) curves_[i] = plane_.curves_of(quotients_on(*lines_.conditions()[i], cells_));
    return *curves_[i];
  }

  void decide_core(const Crossings& relations) {
    for (auto& curves : curves_) curves.reset();
    // The curves of the diagonal of g that was not used.
    Curves start;
    Plane::add_factors(difference(relations[of_g_too], three(lines_.diagonal(of_g_too))), start);
    std::size_t next = 0;
    if (start.contains(kEverywhere)) {
      const LongMiddle& middle = long_middle(relations[of_g]);
      if (!middle.everywhere) {
        try_points(middle.points);
        start.clear();
        for (const Polynomial& curve : middle.curves) {
          Plane::add_factors(numerator_in_plane(curve), start);
        }
      }
    }
    while (start.contains(kEverywhere)) {
      if (next == lines_.conditions().size()) {
        ++piece_.undecided;
        return;
      }
      start = condition(next++);
    }
    for (const NamedCurve& curve : start) {
      if (!has_irrational_ratio(curve.second) && !is_part_of_number(curve.second)) {
        decide_on(curve, next);
      }
    }
  }

  // The solutions of the long middle line for the current f and h.
  const LongMiddle& long_middle(const LineOfThree& diagonal) {
    // The diagonal has p before g and g before q, or the reverse.
    LineOfThree said = diagonal;
    if (!lines_.ends_with_q(of_g)) said.whole = 2 - said.whole;
    return long_middles_.of(said, of_f_, of_h_);
  }

  // Substitutes the current g in a polynomial in p and g, which is of the plane of these.
  Polynomial numerator_in_plane(const Polynomial& curve) const {
    Quotient sum = plane_.number(Polynomial(plane_.ring()));
    for (const Polynomial& of_g : curve.coefficients(kSecond) | std::views::reverse) {
      Quotient in_p = plane_.number(Polynomial(plane_.ring()));
      for (const Polynomial& number : of_g.coefficients(kFirst) | std::views::reverse) {
        // The coefficients come from short products, so they fit.
        const Polynomial value(plane_.ring(), *number.constant().integer());
        in_p = joined(joined(in_p, multiply, plane_.unknown(kP)), add, plane_.number(value));
      }
      sum = joined(joined(sum, multiply, cells_[lines_.at(g)]), add, in_p);
    }
    return sum.top;
  }

  // Tries points with known p and g.
  void try_points(std::span<const PlanePoint> points) {
    const Quotient middle = cells_[lines_.at(g)];
    for (const auto& [first, second] : points) {
      const Polynomial value(plane_.ring(), *second.integer());
      const RationalFunction p_value(Polynomial(plane_.ring(), *first.integer()));
      const auto zeros = positive_integer_zeros(
          numerator_with(middle.top - value * middle.bottom, kP, p_value), kX);
      if (!zeros) {  // g does not depend on x
        decide_line(cells_, {.unknown = kP, .value = p_value}, 0);
        continue;
      }
      for (const FlintRational& zero : *zeros) try_at(cells_, std::array{first, zero});
    }
  }

  // Whether a number, or its denominator, is 0 along a whole curve.
  bool is_part_of_number(const Polynomial& curve) const {
    return std::ranges::any_of(cells_, [&](const Quotient& cell) {
      return cell.top.over(curve).has_value() || cell.bottom.over(curve).has_value();
    });
  }

  void decide_on(const NamedCurve& named, std::size_t next) {
    const auto& [name, curve] = named;
    if (const auto straight = straight_of(curve)) return decide_line(cells_, *straight, next);
    for (; next < lines_.conditions().size(); ++next) {
      const Curves& others = condition(next);
      if (others.contains(kEverywhere) || others.contains(name)) continue;
      for (const NamedCurve& other : others) {
        for (const PlanePoint& point : plane_.common(named, other)) try_at(cells_, point);
      }
      return;
    }
    if (!decide_in_other_unknowns(curve) && !has_no_ratio(curve)) ++piece_.undecided;
  }

  // Rewrites a curve of all conditions with a number w of the grid instead of x, if that turns it
  // into lines. The number w is a fractional linear function of x, with polynomials in p as
  // coefficients. So x is such a function of w. The determinant has a single term, so it is nonzero
  // for every p, and no x is lost.
  bool decide_in_other_unknowns(const Polynomial& curve) {
    const Polynomial w = Polynomial::unknown(plane_.ring(), kX);
    for (const Quotient& cell : cells_) {
      auto top = cell.top.coefficients(kX);
      auto bottom = cell.bottom.coefficients(kX);
      if (std::max(top.size(), bottom.size()) != 2) continue;
      top.resize(2, Polynomial(plane_.ring()));
      bottom.resize(2, Polynomial(plane_.ring()));
      const Polynomial determinant = top[1] * bottom[0] - top[0] * bottom[1];
      if (determinant.size() != 1) continue;
      const RationalFunction value(w * bottom[0] - top[0], top[1] - w * bottom[1]);
      Curves turned;
      Plane::add_factors(numerator_with(curve, kX, value), turned);
      Cells cells;
      for (const Quotient& other : cells_) {
        const auto number = RationalFunction(other.top, other.bottom).with(kX, value);
        if (number) cells.push_back({number->numerator(), number->denominator()});
      }
      if (cells.size() != cells_.size() || !std::ranges::all_of(turned, [](const auto& named) {
            return straight_of(named.second).has_value();
          })) {
        continue;
      }
      for (const auto& [name, line] : turned) decide_line(cells, *straight_of(line), 0);
      return true;
    }
    return false;
  }

  // Whether a rational function of p, of degree 2, is a positive integer k for no rational p: the
  // discriminant of the equation for p is never a rational square.
  bool is_never_integer(const RationalFunction& number) const {
    if (number.numerator().contains(kX) || number.denominator().contains(kX)) return false;
    auto top = number.numerator().coefficients(kP);
    auto bottom = number.denominator().coefficients(kP);
    if (std::max(top.size(), bottom.size()) != 3) return false;
    top.resize(3, Polynomial(plane_.ring()));
    bottom.resize(3, Polynomial(plane_.ring()));
    const Polynomial k = Polynomial::unknown(plane_.ring(), kX);
    for (std::size_t i = 0; i < top.size(); ++i) top[i] -= k * bottom[i];
    const Polynomial discriminant =
        top[1] * top[1] - Polynomial(plane_.ring(), 4) * top[2] * top[0];
    const auto last = last_square(discriminant, kX, kMostTriedOnLine);
    if (!last || *last > FlintRational(kMostTriedOnLine)) return false;
    PlanePoint point;
    for (std::int64_t value = 1; value <= last->floor(); ++value) {
      point[kX] = FlintRational(value);
      if (top[2].at(point).is_zero() || discriminant.at(point).square_root()) return false;
    }
    // If it has degree 1 in p, there is a rational p.
    return top[2].is_constant();
  }

  // Whether a curve has no positive numbers for any u = p / x. With u instead of p, the curve must
  // give x, and so all numbers, as rational functions of u. In each of the ranges u < 1/2,
  // 1/2 < u < 1 and u > 1, some number must be negative; at 1/2 and 1, one must be 0 or undefined.
  bool has_no_ratio(const Polynomial& curve) const {
    const Polynomial u = Polynomial::unknown(plane_.ring(), kP);
    const Polynomial x_itself = Polynomial::unknown(plane_.ring(), kX);
    const Polynomial one(plane_.ring(), 1);
    const RationalFunction p_of_u(u * x_itself);
    const bool is_excluded = std::ranges::any_of(cells_, [&](const Quotient& cell) {
      const auto number = RationalFunction(cell.top, cell.bottom).with(kP, p_of_u);
      return number && is_never_integer(*number);
    });
    if (is_excluded) return true;
    Curves turned;
    Plane::add_factors(numerator_with(curve, kP, p_of_u), turned);
    return std::ranges::all_of(turned, [&](const auto& named) {
      const Polynomial& factor = named.second;
      if (factor.degree(kX) != 1) return false;
      const auto coefficients = factor.coefficients(kX);
      const RationalFunction value(-coefficients[0], coefficients[1]);
      std::vector<RationalFunction> numbers;
      for (const Quotient& cell : cells_) {
        const auto along = RationalFunction(cell.top, cell.bottom).with(kP, p_of_u);
        const auto number = along ? along->with(kX, value) : std::nullopt;
        if (!number) return true;  // undefined everywhere
        numbers.push_back(*number);
      }
      const auto is_negative = [](const RationalFunction& number) {
        return lasting_sign(number.numerator()) * lasting_sign(number.denominator()) < 0;
      };
      const auto is_impossible = [&](const RationalFunction& ratio) {
        return std::ranges::any_of(numbers, [&](const RationalFunction& number) {
          const auto there = number.with(kP, ratio);
          return !there || there->numerator().is_zero() || is_negative(*there);
        });
      };
      // Substitutes v >= 0 for u.
      const Polynomial two = one + one;
      return std::ranges::all_of(
          std::array{RationalFunction(u, two * (u + one)),
                     RationalFunction(two * u + one, two * (u + one)), RationalFunction(u + one),
                     RationalFunction(one, two), RationalFunction(one)},
          is_impossible);
    });
  }

  // Decides along a curve that gives one unknown as a rational function of the other.
  void decide_line(const Cells& all, const Straight& straight, std::size_t next) {
    const auto numbers = numbers_on(straight, all);
    if (!numbers) return;
    const std::size_t other = straight.parameter();
    const Cells cells = quotients(*numbers);
    if (const auto last = last_on_line(*numbers, other)) {
      for (std::int64_t t = 1; t <= *last; ++t) try_on_line(cells, other, FlintRational(t));
      return;
    }
    for (; next < lines_.conditions().size(); ++next) {
      const Cells line = quotients_on(*lines_.conditions()[next], cells);
      std::set<FlintRational> values;
      bool always = false;
      plane_.each_string(line, [&](const Polynomial& polynomial) {
        always = always || polynomial.is_zero();
        if (always || lasting_sign(polynomial) != 0) return;
        const auto zeros = *positive_integer_zeros(polynomial, other);
        values.insert(zeros.begin(), zeros.end());
      });
      if (always) continue;
      for (const FlintRational& t : values) try_on_line(cells, other, t);
      return;
    }
    add_family(*numbers, cells, other);
  }

  void try_on_line(const Cells& cells, std::size_t unknown, const FlintRational& value) {
    PlanePoint point;
    point[unknown] = value;
    try_at(cells, point);
  }

  // All numbers along a line are zero grids where they are positive integers.
  void add_family(const std::vector<RationalFunction>& numbers, const Cells& cells,
                  std::size_t unknown) {
    std::int64_t bound = 0;  // beyond it `modulus` decides
    std::int64_t modulus = 1;
    for (const RationalFunction& number : numbers) {
      const auto large = at_large(number, unknown);
      if (large && large->possible) {
        bound = std::max(bound, large->bound);
        modulus = std::lcm(modulus, large->modulus);
      }
      if (!large || !large->possible || std::max(bound, modulus) > kMostTriedOnLine) {
        ++piece_.undecided;
        return;
      }
    }
    PlanePoint point;
    const auto is_grid = [&](std::int64_t t) {
      point[unknown] = FlintRational(t);
      return std::ranges::all_of(numbers, [&](const RationalFunction& number) {
        const auto value = number.at(point);
        return value && value->is_integer() && value->sign() > 0;
      });
    };
    for (std::int64_t last = bound + 1; last <= bound + modulus; ++last) {
      if (!is_grid(last)) continue;
      std::int64_t first = last;
      while (first > modulus && is_grid(first - modulus)) first -= modulus;
      if (const auto family = family_of(numbers, unknown, first, modulus)) {
        families_.insert(*family);
      } else {
        ++piece_.undecided;
      }
    }
    for (std::int64_t t = 1; t <= bound; ++t) try_on_line(cells, unknown, FlintRational(t));
  }

  // The family at parameters first, first + step and so on; empty if a coefficient is too large.
  static std::optional<GridFamily> family_of(const std::vector<RationalFunction>& numbers,
                                             std::size_t unknown, std::int64_t first,
                                             std::int64_t step) {
    const algebra::Coefficients parameter{FlintRational(first - step), FlintRational(step)};
    GridFamily family;
    for (const RationalFunction& number : numbers) {
      const FlintRational bottom = number.denominator().constant();
      algebra::Coefficients value;
      const auto coefficients = coefficients_of(number.numerator(), unknown);
      for (std::size_t i = coefficients.size(); i-- > 0;) {
        value = sum_of(product_of(value, parameter), coefficients[i] / bottom, {FlintRational(1)});
      }
      // They are integers, since the step is a multiple of all denominators.
      Numbers& found = family.numbers.emplace_back();
      for (const FlintRational& coefficient : value) {
        const auto integer = coefficient.integer();
        if (!integer) return std::nullopt;
        found.push_back(*integer);
      }
    }
    if (!family.is_sound()) return std::nullopt;
    return family;
  }

  void try_at(const Cells& cells, std::span<const FlintRational> point) {
    const auto numbers = numbers_at(cells, point, piece_.undecided);
    if (numbers && has_setting(layout_, *numbers)) grids_.insert(*numbers);
  }

  const ZeroLayout& layout_;
  LadderLines lines_;
  Plane plane_{{"p", "x"}};
  Cells cells_;
  std::array<std::optional<Curves>, 4> curves_;  // of conditions
  std::set<Numbers> grids_;
  std::set<GridFamily> families_;
  Crossings relations_{};
  std::size_t of_f_ = 0;
  std::size_t of_h_ = 0;
  LongMiddles long_middles_;
  GridPiece piece_;
};

}  // namespace

bool is_decided_ladder(const ZeroLayout& layout) {
  return layout.cells() == kLadderCells && (layout.rows == 3 || layout.columns == 3);
}

GridPiece ladder_piece(const ZeroLayout& layout, std::uint64_t piece) {
  return Ladders(layout, piece).decide();
}

bool is_of_ladder_piece(const ZeroLayout& layout, std::uint64_t piece,
                        std::span<const std::int64_t> numbers) {
  return Ladders(layout, piece).looks_for(numbers);
}

}  // namespace reckon::zero
