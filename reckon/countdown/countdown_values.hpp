// SPDX-License-Identifier: MIT
// What some of the numbers of the Countdown game make.
//
// Not every expression is looked at:
//
// - An expression is a chain of terms, first all that are added and then those that are subtracted,
//   or a chain of factors, first all that are multiplied and then the divisors. A term is a number
//   or a chain of factors, a factor is a number or a chain of terms. Every expression can be
//   written like that: sums on the way are no smaller than the value of the chain, products and
//   quotients on the way are multiples of it, so all of them are integers of 1 or more. Of what is
//   added or multiplied, the operand of the fewest numbers comes last. So the right operand is no
//   chain of the same kind, and a sum or product with more numbers on the right need not be looked
//   at.
// - Values that fewer of the numbers make are left out: of all expressions with a value take one of
//   the fewest numbers; then no part of it can be made from fewer numbers either. That rules out n
//   * 1, n / 1 and n - m = m.
//
// Three numbers then make 14 values on average and four 88; without the second rule it would be 17
// and 113.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "reckon/arith/rules.hpp"
#include "reckon/countdown/countdown_pool.hpp"
#include "reckon/krypto/operations.hpp"
#include "reckon/krypto/values.hpp"

namespace reckon::countdown {

/// What a choice of numbers makes, using all of them: ascending, and nothing that fewer make.
struct CountdownValues {
  /// No value is larger than the product of the numbers, each 1 being taken for a 2: those of five
  /// numbers stay below 10 * 25 * 50 * 75 * 100 = 93,750,000.
  using Value = std::int32_t;

  std::vector<Value> all;
  std::vector<Value> terms;    ///< single numbers, products and quotients
  std::vector<Value> factors;  ///< single numbers, sums and differences
};

/// A value to calculate with (reckon/krypto/operations.hpp).
using Number = krypto::Integer<CountdownValues::Value>;

/// Calls `visit` with what the operations make of every x and y, as far as it is allowed.
template <typename Operations, AllowedResults kAllowed = allowed_by(Rules::positive),
          typename Visit>
void each_result_of(std::span<const CountdownValues::Value> all_x,
                    std::span<const CountdownValues::Value> all_y, const Visit& visit) {
  for (const auto y : all_y) {
    for (const auto x : all_x) {
      krypto::each_result<Operations>(Number{x}, Number{y}, kAllowed,
                                      [&](Number result) { visit(result.value); });
    }
  }
}

/// Visits what the last operation makes of a and b, sums and differences as factors, products and
/// quotients as terms; `a` has no fewer numbers than b.
template <typename VisitFactor, typename VisitTerm>
void each_result(const CountdownValues& a, const CountdownValues& b, const VisitFactor& factor,
                 const VisitTerm& term) {
  using krypto::Join;
  using krypto::Joins;
  each_result_of<Joins<Join::add, Join::subtract>>(a.all, b.terms, factor);
  each_result_of<Joins<Join::multiply, Join::divide>>(a.all, b.factors, term);
  each_result_of<Joins<Join::subtract>>(b.all, a.terms, factor);
  each_result_of<Joins<Join::divide>>(b.all, a.factors, term);
}

/// The values of all choices of one to four numbers.
class CountdownLists {
 public:
  static constexpr std::size_t kMost = 4;

  /// Cost: 20 ms.
  explicit CountdownLists(const Pool& pool);

  /// Of the choice of that size in that place of the pool.
  const CountdownValues& of(std::size_t size, std::size_t place) const {
    return values_[size][place];
  }

  /// Visits what two to five numbers make, some values more than once.
  template <typename VisitFactor, typename VisitTerm>
  void each_result_of(const Pool& pool, const Choice& choice, std::size_t size,
                      const VisitFactor& factor, const VisitTerm& term) const {
    for (std::size_t fewer = 1; 2 * fewer <= size; ++fewer) {
      pool.each_part(choice, fewer, [&](std::size_t part, std::size_t rest) {
        if (2 * fewer == size && rest > part) return;  // the same two the other way round
        each_result(of(size - fewer, rest), of(fewer, part), factor, term);
      });
    }
  }

 private:
  CountdownValues make(const Pool& pool, const Choice& choice, std::size_t size) const;

  std::array<std::vector<CountdownValues>, kMost + 1> values_;
};

}  // namespace reckon::countdown
