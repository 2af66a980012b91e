// SPDX-License-Identifier: MIT
#include "reckon/krypto/graph.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "reckon/krypto/hand.hpp"

namespace reckon::krypto {

std::vector<std::uint32_t> Graph::upwards() const {
  std::array<std::uint32_t, kMostCards + 2> ends{};  // ends of the nodes with that many cards
  for (const Node& node : nodes) ++ends[node.cards + std::size_t{1}];
  for (std::size_t cards = 1; cards < ends.size(); ++cards) ends[cards] += ends[cards - 1];
  std::vector<std::uint32_t> order(nodes.size());
  for (std::uint32_t id = 0; id < nodes.size(); ++id) order[ends[nodes[id].cards]++] = id;
  return order;
}

Needs needs_of(const Graph& graph) {
  // For each node, the needs of every tree below it. An edge has the needs of either operand; a
  // node has only those of all its edges.
  std::vector<Needs> needs(graph.nodes.size());
  for (const std::uint32_t id : graph.upwards()) {
    const Graph::Node& node = graph.nodes[id];
    Needs all{.division = true, .fraction = true, .negative = true, .largest = ~std::uint64_t{0}};
    if (node.cards == 1) {
      needs[id] = {};  // a card is not a result
      continue;
    }
    for (std::uint32_t e = node.first_edge; e < node.first_edge + node.edge_count; ++e) {
      const Graph::Edge& edge = graph.edges[e];
      const Needs& left = needs[edge.left];
      const Needs& right = needs[edge.right];
      all.division &= edge.op == Operator::divide || left.division || right.division;
      all.fraction &= node.traits.fraction || left.fraction || right.fraction;
      all.negative &= node.traits.negative || left.negative || right.negative;
      all.largest = std::min(all.largest, std::max(left.largest, right.largest));
    }
    all.largest = std::max(all.largest, node.traits.magnitude);
    needs[id] = all;
  }
  Needs common = needs[graph.roots.front()];
  for (const std::uint32_t root : graph.roots) {
    common.division &= needs[root].division;
    common.fraction &= needs[root].fraction;
    common.negative &= needs[root].negative;
    common.largest = std::min(common.largest, needs[root].largest);
  }
  return common;
}

Features features_of(const Graph& graph, const Needs& needs) {
  const std::uint32_t root = graph.roots.front();
  const auto is_plain = [&](std::uint32_t id) { return graph.nodes[id].as_operand.which != 0; };
  const auto is_comfortable = [&](std::uint32_t id) {
    const Traits& traits = graph.nodes[id].traits;
    return id == root || (!traits.fraction && !traits.negative && traits.magnitude <= kComfortable);
  };
  std::vector<std::uint64_t> comfortable(graph.nodes.size());
  std::vector<std::int64_t> steps(graph.nodes.size());
  std::uint64_t products = 0;
  std::uint64_t variables = 0;  // a bit for each different card
  for (const std::uint32_t id : graph.upwards()) {
    const Graph::Node& node = graph.nodes[id];
    if (node.cards == 1) {
      comfortable[id] = 1;
      variables |= std::uint64_t{1} << node.variable;
      continue;
    }
    steps[id] = node.cards;
    const bool counts = is_comfortable(id);
    for (std::uint32_t e = node.first_edge; e < node.first_edge + node.edge_count; ++e) {
      const Graph::Edge& edge = graph.edges[e];
      const bool is_real = !is_plain(edge.left) && !is_plain(edge.right);
      steps[id] = std::min(steps[id], steps[edge.left] + steps[edge.right] + (is_real ? 1 : 0));
      if (!counts) continue;
      const std::uint64_t ways =
          graph.orders(edge) * comfortable[edge.left] * comfortable[edge.right];
      comfortable[id] += ways;
      if (id == root && is_real && edge.op == Operator::multiply) products += ways;
    }
  }
  const auto cards = std::int64_t{graph.nodes[root].cards};
  return {.real_steps = steps[root],
          .comfortable = comfortable[root],
          .products = products,
          .fraction = needs.fraction,
          .division = needs.division,
          .equal_cards = cards - std::popcount(variables),
          .cards = cards};
}

WrittenSolutions::WrittenSolutions(Graph graph)
    : graph_(std::move(graph)), counts_(graph_.nodes.size()) {
  for (const std::uint32_t id : graph_.upwards()) {
    const Graph::Node& node = graph_.nodes[id];
    if (node.cards == 1) counts_[id] = 1;
    for (std::uint32_t e = node.first_edge; e < node.first_edge + node.edge_count; ++e) {
      const Graph::Edge& edge = graph_.edges[e];
      counts_[id] += graph_.orders(edge) * counts_[edge.left] * counts_[edge.right];
    }
  }
  first_of_root_.push_back(0);
  for (const std::uint32_t root : graph_.roots) {
    first_of_root_.push_back(first_of_root_.back() + counts_[root]);
  }
}

Expression WrittenSolutions::operator[](std::uint64_t index) const {
  const auto after = std::ranges::upper_bound(first_of_root_, index);
  const auto root = static_cast<std::size_t>(after - first_of_root_.begin()) - 1;
  return expression(graph_.roots[root], index - first_of_root_[root]);
}

Expression WrittenSolutions::expression(std::uint32_t id, std::uint64_t index) const {
  const Graph::Node& node = graph_.nodes[id];
  if (node.cards == 1) return Expression(node.card);
  const Graph::Edge* edge = &graph_.edges[node.first_edge];
  while (true) {
    const std::uint64_t each = counts_[edge->left] * counts_[edge->right];
    if (index < graph_.orders(*edge) * each) {
      const bool swapped = index >= each;
      index %= each;
      Expression left = expression(edge->left, index / counts_[edge->right]);
      Expression right = expression(edge->right, index % counts_[edge->right]);
      if (swapped) std::swap(left, right);
      return {edge->op, left, right};
    }
    index -= graph_.orders(*edge) * each;
    ++edge;
  }
}

}  // namespace reckon::krypto
