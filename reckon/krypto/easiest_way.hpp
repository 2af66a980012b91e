// SPDX-License-Identifier: MIT
// The easiest way to join two numbers at a time until the objective is left.
#pragma once

#include <cstdint>

#include "reckon/krypto/functions.hpp"

namespace reckon::krypto {

/// A tree and the sum of effort_of over its operations.
struct Way {
  Expression expression = Expression(0);
  std::uint32_t effort = 0;
};

/// The way of least effort to any root of a graph with roots: no order of operations on two
/// numbers at a time is easier. As a text it may need brackets that are otherwise redundant. If the
/// first of `solutions`, those of the graph, is equally easy, it is chosen.
///
/// Cost: one pass over the edges, little compared with making the solutions.
Way easiest_way(const Graph& graph, const DistinctSolutions& solutions);

}  // namespace reckon::krypto
