// SPDX-License-Identifier: MIT
// The values that numbers of the Countdown game make.
//
// Two arguments limit the expressions:
//
// - An expression is a chain of terms, first those added and then those subtracted, or a chain of
//   factors, first the multipliers and then the divisors. A term is a number or a chain of factors,
//   a factor is a number or a chain of terms. Every expression can be written in this form. In it,
//   partial sums are not below the value of the chain, and partial products and quotients are
//   multiples of it, so all are integers of 1 or more. Within the added or multiplied operands, the
//   one with the fewest numbers comes last. So the right operand is never a chain of the same kind,
//   and sums and products with more numbers on the right can be skipped.
// - Values that fewer of the numbers make are omitted. Among all expressions with a value, take one
//   with the fewest numbers; then no part of it can be made from fewer numbers either. This rules
//   out n * 1, n / 1 and n - m = m.
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

/// The values that a choice of numbers makes with all of them but not with fewer, ascending.
struct CountdownValues {
  /// No value exceeds the product of the numbers with each 1 replaced by 2: for five numbers at
  /// most 10 * 25 * 50 * 75 * 100 = 93,750,000.
  using Value = std::int32_t;

  std::vector<Value> all;
  std::vector<Value> terms;    ///< single numbers, products and quotients
  std::vector<Value> factors;  ///< single numbers, sums and differences
};

/// A value to calculate with (reckon/krypto/operations.hpp).
using Number = krypto::Integer<CountdownValues::Value>;

/// Calls `visit` with the allowed results of the operations on every x and y.
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

/// Visits the results of the last operation on a and b, sums and differences as factors, products
/// and quotients as terms; `a` has at least as many numbers as b.
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

  /// The values of the choice with that size and index in the pool.
  const CountdownValues& of(std::size_t size, std::size_t place) const {
    return values_[size][place];
  }

  /// Visits the values of two to five numbers, some more than once.
  template <typename VisitFactor, typename VisitTerm>
  void each_result_of(const Pool& pool, const Choice& choice, std::size_t size,
                      const VisitFactor& factor, const VisitTerm& term) const {
    for (std::size_t fewer = 1; 2 * fewer <= size; ++fewer) {
      pool.each_part(choice, fewer, [&](std::size_t part, std::size_t rest) {
        if (2 * fewer == size && rest > part) return;  // the same two in the other order
        each_result(of(size - fewer, rest), of(fewer, part), factor, term);
      });
    }
  }

 private:
  CountdownValues make(const Pool& pool, const Choice& choice, std::size_t size) const;

  std::array<std::vector<CountdownValues>, kMost + 1> values_;
};

}  // namespace reckon::countdown
