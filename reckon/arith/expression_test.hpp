// SPDX-License-Identifier: MIT
// Random expressions for tests.
#pragma once

#include <rapidcheck.h>

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "reckon/arith/expression.hpp"

namespace reckon {

/// left op right.
inline Expression make(const Expression& left, Operator op, const Expression& right) {
  return {op, left, right};
}

/// Joins neighbours in a row of leaves, at the places that `choices` picks, until one tree is left.
inline Expression join_randomly(const std::vector<std::int64_t>& leaves,
                                const std::vector<std::pair<std::size_t, Operator>>& choices) {
  std::vector<Expression> row(leaves.begin(), leaves.end());
  for (std::size_t i = 0; row.size() > 1; ++i) {
    const auto& [place, op] = choices[i];
    const std::size_t at = place % (row.size() - 1);
    row[at] = Expression(op, row[at], row[at + 1]);
    row.erase(row.begin() + static_cast<std::ptrdiff_t>(at) + 1);
  }
  return row.front();
}

inline rc::Gen<Operator> any_operator() { return rc::gen::elementOf(kOperators); }

/// Any tree over 1 to `most` leaves.
inline rc::Gen<Expression> any_expression(const rc::Gen<std::int64_t>& leaf, int most) {
  return rc::gen::mapcat(rc::gen::inRange(1, most + 1), [=](int count) {
    const auto size = static_cast<std::size_t>(count);
    return rc::gen::map(
        rc::gen::pair(
            rc::gen::container<std::vector<std::int64_t>>(size, leaf),
            rc::gen::container<std::vector<std::pair<std::size_t, Operator>>>(
                size - 1, rc::gen::pair(rc::gen::inRange<std::size_t>(0, 1000), any_operator()))),
        [](const auto& parts) { return join_randomly(parts.first, parts.second); });
  });
}

}  // namespace reckon
