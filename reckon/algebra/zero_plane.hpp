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

#include "reckon/algebra/polynomial.hpp"
#include "reckon/algebra/rational_function.hpp"
#include "reckon/arith/expression.hpp"

namespace reckon::algebra {

/// A number of the grid. It may be negative or 0 for some values of the unknowns, but must be right
/// wherever it is a positive integer.
struct Quotient {
  Polynomial top;
  Polynomial bottom;
};

/// Joins two numbers by an operator. Divides by 0 if `right` is 0.
Quotient joined(const Quotient& left, Operator op, const Quotient& right);

/// Polynomials by their texts. The curve `0` stands for the zero polynomial.
using Curves = std::map<std::string, Polynomial>;
inline constexpr const char* kEverywhere = "0";

struct PlanePoint {
  FlintRational first;
  FlintRational second;
};

/// Curves in a plane, and their intersections.
class Plane {
 public:
  static constexpr std::size_t kFirst = 0;
  static constexpr std::size_t kSecond = 1;

  /// The names of the two unknowns, and any further names.
  explicit Plane(std::vector<std::string> names);

  const Ring& ring() const { return ring_; }
  Quotient number(Polynomial value) const { return {std::move(value), one_}; }
  Quotient unknown(std::size_t i) const { return number(Polynomial::unknown(ring_, i)); }
  /// The solutions f of p o f o p = 0: 2 p, p^2 and 1.
  std::vector<Quotient> middles(const Quotient& p) const;

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
  const std::vector<PlanePoint>& common(const std::string& name, const Polynomial& curve,
                                        const std::string& other_name, const Polynomial& other);

  /// The number of different pairs of curves that were intersected.
  std::uint64_t resultants() const { return resultants_; }
  /// The number of points left out because a number exceeds 64 bits.
  std::uint64_t too_large() const { return too_large_; }

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

  Polynomial at_first(const Polynomial& polynomial, std::int64_t value) const;

  Ring ring_;
  Polynomial zero_{ring_};
  Polynomial one_{ring_, 1};
  std::map<std::pair<std::string, std::string>, std::vector<PlanePoint>> common_;
  std::uint64_t resultants_ = 0;
  std::uint64_t too_large_ = 0;
};

/// A curve that gives one unknown as a rational function of the other.
struct Straight {
  std::size_t unknown = 0;
  RationalFunction value;
};
/// Empty for other curves.
std::optional<Straight> straight_of(const Polynomial& curve);

/// Whether an irreducible polynomial in the unknowns of a plane is proved to have no zeros at
/// positive integers because it is homogeneous of degree 2 or more. A rational ratio of the
/// unknowns at which it is 0 would be a factor of degree 1.
bool has_irrational_ratio(const Polynomial& polynomial);

/// The numbers of a grid at a point; empty unless all are positive integers. A number beyond 64
/// bits is counted by `too_large`.
std::optional<std::vector<std::int64_t>> numbers_at(std::span<const Quotient> cells,
                                                    std::span<const FlintRational> point,
                                                    std::uint64_t& too_large);

}  // namespace reckon::algebra
