// SPDX-License-Identifier: MIT
#include "reckon/krypto/easiest_way.hpp"

#include <algorithm>
#include <limits>
#include <vector>

namespace reckon::krypto {

namespace {

// The least effort to reach a node, and the edge that achieves it.
struct Least {
  std::uint32_t effort = 0;
  std::uint32_t edge = 0;
};

// Effort depends on values alone, so the minimum of a node is built from the minima of its
// operands.
std::vector<Least> least_efforts(const Graph& graph) {
  std::vector<Least> least(graph.nodes.size());
  for (const std::uint32_t id : graph.upwards()) {
    const Graph::Node& node = graph.nodes[id];
    if (node.cards == 1) continue;
    least[id].effort = std::numeric_limits<std::uint32_t>::max();
    for (std::uint32_t e = node.first_edge; e < node.first_edge + node.edge_count; ++e) {
      const Graph::Edge& edge = graph.edges[e];
      const std::uint32_t effort = edge.effort + least[edge.left].effort + least[edge.right].effort;
      if (effort < least[id].effort) least[id] = {.effort = effort, .edge = e};
    }
  }
  return least;
}

Expression expression_of(const Graph& graph, const std::vector<Least>& least, std::uint32_t id) {
  if (graph.nodes[id].cards == 1) return Expression(graph.nodes[id].card);
  const Graph::Edge& edge = graph.edges[least[id].edge];
  return {edge.op, expression_of(graph, least, edge.left), expression_of(graph, least, edge.right)};
}

}  // namespace

Way easiest_way(const Graph& graph, const DistinctSolutions& solutions) {
  const std::vector<Least> least = least_efforts(graph);
  const std::uint32_t root = *std::ranges::min_element(
      graph.roots, {}, [&](std::uint32_t id) { return least[id].effort; });
  const std::uint32_t effort = least[root].effort;
  if (solutions.effort(0) == effort) return {.expression = solutions[0], .effort = effort};
  return {.expression = expression_of(graph, least, root), .effort = effort};
}

}  // namespace reckon::krypto
