// SPDX-License-Identifier: MIT
// Zero grids whose numbers are all quotients of polynomials in two unknowns. The condition that a
// line is 0 is a union of curves in the plane of these unknowns: an irreducible curve for each
// factor of the equations of its operator strings.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "reckon/arith/expression.hpp"
#include "reckon/zero/common_zeros.hpp"
#include "reckon/zero/zero_grid.hpp"

namespace reckon::zero {

using algebra::Factor;
using algebra::Ring;

/// A number of the grid. It may be negative or 0 for some values of the unknowns, but must be right
/// wherever it is a positive integer.
struct Quotient {
  Polynomial top;
  Polynomial bottom;
};

/// Joins two numbers by an operator. Divides by 0 if `right` is 0.
Quotient joined(const Quotient& left, Operator op, const Quotient& right);
/// The number in lowest terms. Its denominator must not be 0.
Quotient in_lowest_terms(const Quotient& number);

/// Polynomials by their texts. The curve `0` stands for the zero polynomial.
using Curves = std::map<std::string, Polynomial>;
using NamedCurve = Curves::value_type;
inline constexpr const char* kEverywhere = "0";

/// Curves in a plane, and their intersections.
class Plane {
 public:
  /// The names of the two unknowns, and any further names.
  explicit Plane(std::vector<std::string> names);

  const Ring& ring() const { return ring_; }
  Quotient number(Polynomial value) const { return {std::move(value), one_}; }
  Quotient unknown(std::size_t i) const { return number(Polynomial::unknown(ring_, i)); }
  /// Adds the irreducible factors of a polynomial, except those whose coefficients all have one
  /// sign: they have no positive zeros.
  static void add_factors(const Polynomial& polynomial, Curves& curves);
  /// The curves on which a line of these numbers can be 0, for all strings of operators.
  Curves curves_of(std::span<const Quotient> line) const;
  /// Calls `take` with the numerator of a line for each string of operators.
  template <typename Take>
  void each_string(std::span<const Quotient> line, const Take& take) const {
    walk(line, 1, number(zero_), line[0], take);
  }

  /// All positive integers at which two different irreducible polynomials are 0. Cached.
  const std::vector<PlanePoint>& common(const NamedCurve& one, const NamedCurve& other);

  /// The number of different pairs of curves that were intersected.
  std::uint64_t resultants() const { return common_.size(); }

 private:
  template <typename Take>
  void walk(std::span<const Quotient> line, std::size_t next, const Quotient& sum,
            const Quotient& term, const Take& take) const {
    const Quotient so_far = joined(sum, Operator::add, term);
    if (next == line.size()) {
      take(so_far.top);
      return;
    }
    const Quotient& number = line[next];
    walk(line, next + 1, so_far, number, take);
    walk(line, next + 1, so_far, {-number.top, number.bottom}, take);
    walk(line, next + 1, sum, joined(term, Operator::multiply, number), take);
    walk(line, next + 1, sum, joined(term, Operator::divide, number), take);
  }

  Ring ring_;
  Polynomial zero_{ring_};
  Polynomial one_{ring_, 1};
  std::map<std::pair<std::string, std::string>, std::vector<PlanePoint>> common_;
};

/// A curve that gives one unknown as a rational function of the other.
struct Straight {
  std::size_t unknown = 0;
  RationalFunction value;

  std::size_t parameter() const { return 1 - unknown; }
};
/// Empty for other curves.
std::optional<Straight> straight_of(const Polynomial& curve);
/// The numbers of the cells of a line.
std::vector<Quotient> quotients_on(const ZeroLine& line, std::span<const Quotient> cells);
/// Numbers along such a curve, as functions of its parameter; empty if one of them is never
/// positive.
std::optional<std::vector<RationalFunction>> numbers_on(const Straight& straight,
                                                        std::span<const Quotient> cells);
/// The same numbers as quotients.
std::vector<Quotient> quotients(std::span<const RationalFunction> numbers);
/// The largest parameter that must be tried along a curve.
inline constexpr std::int64_t kMostTriedOnLine = 2000;
/// A value of the parameter beyond which some number is not a positive integer; empty if none is
/// found up to kMostTriedOnLine.
std::optional<std::int64_t> last_on_line(std::span<const RationalFunction> numbers,
                                         std::size_t parameter);

/// Whether the signs of all terms prove that a number is negative or 0 for all unknowns from 1 on.
bool is_never_positive(const Quotient& number);
/// Whether they prove that a polynomial is not 0 there.
bool is_never_zero(const Polynomial& polynomial);

/// Whether an irreducible polynomial in the unknowns of a plane is proved to have no zeros at
/// positive integers because it is homogeneous of degree 2 or more. A rational ratio of the
/// unknowns at which it is 0 would be a factor of degree 1.
bool has_irrational_ratio(const Polynomial& polynomial);

/// The numbers of a grid at a point; empty unless all are positive integers. A number beyond 64
/// bits is counted by `too_large`.
std::optional<Numbers> numbers_at(std::span<const Quotient> cells,
                                  std::span<const FlintRational> point, std::uint64_t& too_large);

}  // namespace reckon::zero
