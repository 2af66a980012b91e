// SPDX-License-Identifier: MIT
// Every way to reach an objective, as a graph of values.
#pragma once

#include <cstdint>
#include <vector>

#include "reckon/arith/expression.hpp"
#include "reckon/krypto/effort.hpp"
#include "reckon/krypto/features.hpp"
#include "reckon/krypto/needs.hpp"
#include "reckon/krypto/values.hpp"

namespace reckon::krypto {

/// A node is a value made from certain cards; an edge is one operation that makes it from two
/// nodes:
///
///     nodes   ... | 17 of {2 8 14 19 21} | ...      edges [first_edge, first_edge + edge_count)
///                      |            |
///     edges     + (left, right)   - (left, right)   lead to nodes of fewer cards, at last to cards
///
/// The graph has only nodes below a root, so the trees below the roots are exactly the solutions.
/// Edges of + and * represent both orders of their operands, unless `ordered`.
struct Graph {
  struct Edge {
    std::uint32_t left;
    std::uint32_t right;
    std::uint32_t effort;  ///< effort_of the operation
    Operator op;
  };
  struct Node {
    std::uint32_t first_edge = 0;
    std::uint32_t edge_count = 0;
    std::int64_t card = 0;  ///< of a single card
    std::uint8_t variable =
        0;  ///< for a single card: the index of the first equal card in the sorted hand
    std::uint8_t cards = 0;    ///< number of cards in the value
    OperandEffort as_operand;  ///< the effort that its value adds to operations on it
    Traits traits;
  };

  std::vector<Node> nodes;
  std::vector<Edge> edges;
  std::vector<std::uint32_t> roots;
  bool ordered = false;

  /// The nodes, those with the fewest cards first.
  std::vector<std::uint32_t> upwards() const;
  /// The number of operand orders that an edge represents, 1 or 2.
  unsigned orders(const Edge& edge) const {
    const bool commutes = edge.op == Operator::add || edge.op == Operator::multiply;
    return !ordered && commutes && edge.left != edge.right ? 2 : 1;
  }
};

/// The common needs of all solutions of a graph with roots.
Needs needs_of(const Graph& graph);

/// Returns the features of a graph with one root, whose needs are `needs`. Costs one pass over the
/// edges.
Features features_of(const Graph& graph, const Needs& needs);

/// All written solutions, by index, and their number.
class WrittenSolutions {
 public:
  explicit WrittenSolutions(Graph graph);

  /// At most 7! x 132 x 4^6 < 2^32 for 7 cards and one root.
  std::uint64_t count() const { return first_of_root_.back(); }
  /// Solution 0 <= index < count(). Cost: visits the edges of the nodes on the path, some
  /// microseconds.
  Expression operator[](std::uint64_t index) const;

 private:
  Expression expression(std::uint32_t id, std::uint64_t index) const;

  Graph graph_;
  std::vector<std::uint64_t> counts_;         // of each node
  std::vector<std::uint64_t> first_of_root_;  // running totals
};

}  // namespace reckon::krypto
