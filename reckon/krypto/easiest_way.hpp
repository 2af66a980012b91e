// SPDX-License-Identifier: MIT
// The easiest way to combine two numbers at a time until the objective is left.
#pragma once

#include <cstdint>

#include "reckon/krypto/functions.hpp"

namespace reckon::krypto {

/// A tree and the sum of effort_of over its operations.
struct Way {
  Expression expression = Expression(0);
  std::uint32_t effort = 0;
};

/// The way of the least effort to the root of a graph, which has one: no order of operations on two
/// numbers at a time is easier. It may be one that a text shows only with needless brackets. Where
/// the first of `solutions`, which are those of the graph, is as easy, it is that one.
///
/// Cost: one pass over the edges, little beside what the solutions took.
Way easiest_way(const Graph& graph, const DistinctSolutions& solutions);

}  // namespace reckon::krypto
