// SPDX-License-Identifier: MIT
// One operation on two values: its results, and the operands that produce a given result. All
// searches and tables use this, for all number types and rules.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "reckon/arith/expression.hpp"
#include "reckon/arith/rules.hpp"

namespace reckon::krypto {

/// An operation on operands a and b, in one order or the other.
enum class Join : std::uint8_t {
  add,            ///< a + b
  subtract,       ///< a - b
  multiply,       ///< a * b
  divide,         ///< a / b
  subtract_from,  ///< b - a
  divide_into,    ///< b / a
};

/// Whether b stands on the left.
constexpr bool is_reversed(Join how) {
  return how == Join::subtract_from || how == Join::divide_into;
}

constexpr Operator operator_of(Join how) {
  switch (how) {
    case Join::add: return Operator::add;
    case Join::subtract:
    case Join::subtract_from: return Operator::subtract;
    case Join::multiply: return Operator::multiply;
    case Join::divide:
    case Join::divide_into: break;
  }
  return Operator::divide;
}

/// A set of operations, in the order in which their results are visited.
template <Join... kHow>
struct Joins {
  static constexpr std::array kAll = {kHow...};
  static constexpr bool has(Join how) { return ((kHow == how) || ...); }
};

/// Every operation on two values.
using AllJoins = Joins<Join::add, Join::subtract, Join::multiply, Join::divide, Join::subtract_from,
                       Join::divide_into>;
/// The operations with a on the left: those of unbracketed text, read from right to left.
using LeftJoins = Joins<Join::add, Join::subtract, Join::multiply, Join::divide>;

// A value type offers + - *, divide (false if no rules could allow the quotient), is_zero and is_in
// (values.hpp).

/// Calculates one operation. False if the result does not exist or is not allowed; `result` is then
/// unspecified.
template <typename Value>
[[gnu::always_inline]] inline bool join(Join how, const Value& a, const Value& b,
                                        const AllowedResults& allowed, Value& result) {
  switch (how) {
    case Join::add: result = a + b; break;
    case Join::subtract: result = a - b; break;
    case Join::multiply: result = a * b; break;
    case Join::divide:
      if (!Value::divide(a, b, result)) return false;
      break;
    case Join::subtract_from: result = b - a; break;
    case Join::divide_into:
      if (!Value::divide(b, a, result)) return false;
      break;
  }
  return result.is_in(allowed);
}

/// Calls `visit(result)` for every allowed result of a and b, once per operation.
template <typename Operations, typename Value, typename Visit>
[[gnu::always_inline]] inline void each_result(const Value& a, const Value& b,
                                               const AllowedResults& allowed, const Visit& visit) {
  const auto offer = [&](Join how) __attribute__((always_inline)) {
    Value result;
    if (join(how, a, b, allowed, result)) visit(result);
  };
  [&]<Join... kHow>(Joins<kHow...>) { (offer(kHow), ...); }(Operations());
}

/// Calls `visit(how, x)` for every x such that an operation on a and x gives `result`, whether or
/// not the rules allow x. If a and the result are both 0, any x solves the products and quotients;
/// it calls `any()` instead of these, and each_zero_join lists them. A callback may return true to
/// stop the visit. Returns whether one did.
template <typename Operations, typename Value, typename Visit, typename Any>
[[gnu::always_inline]] inline bool each_partner(const Value& a, const Value& result,
                                                const Visit& visit, const Any& any) {
  const auto ends = [&](Join how, const Value& x) __attribute__((always_inline)) {
    if constexpr (std::is_void_v<std::invoke_result_t<Visit, Join, const Value&>>) {
      visit(how, x);
      return false;
    } else {
      return visit(how, x);
    }
  };
  if constexpr (Operations::has(Join::add)) {
    if (ends(Join::add, result - a)) return true;
  }
  if constexpr (Operations::has(Join::subtract)) {
    if (ends(Join::subtract, a - result)) return true;
  }
  if constexpr (Operations::has(Join::subtract_from)) {
    if (ends(Join::subtract_from, result + a)) return true;
  }
  if (a.is_zero()) {
    if (!result.is_zero()) return false;
    if constexpr (std::is_void_v<std::invoke_result_t<Any>>) {
      any();
      return false;
    } else {
      return any();
    }
  }
  Value x;
  if constexpr (Operations::has(Join::multiply)) {
    if (Value::divide(result, a, x) && ends(Join::multiply, x)) return true;
  }
  if constexpr (Operations::has(Join::divide)) {
    if (Value::divide(a, result, x) && ends(Join::divide, x)) return true;
  }
  if constexpr (Operations::has(Join::divide_into)) {
    if (ends(Join::divide_into, result * a)) return true;
  }
  return false;
}

/// The same for a nonzero `a`.
template <typename Operations, typename Value, typename Visit>
[[gnu::always_inline]] inline bool each_partner(const Value& a, const Value& result,
                                                const Visit& visit) {
  return each_partner<Operations>(a, result, visit, [] {});
}

/// Calls `visit(how)` for the operations that give 0 from 0 and any x: 0 * x, and 0 / x for nonzero
/// x. As for each_partner, true stops the visit.
template <typename Value, typename Visit>
bool each_zero_join(const Value& x, const Visit& visit) {
  return visit(Join::multiply) || (!x.is_zero() && visit(Join::divide));
}

}  // namespace reckon::krypto
