// SPDX-License-Identifier: MIT
#include "reckon/krypto/way_on.hpp"

#include "reckon/krypto/easiest_way.hpp"

namespace reckon::krypto {

std::optional<std::vector<Calculation>> way_on(Solver& solver, std::span<const Rational> numbers,
                                               const Rational& objective, Rules rules, Use use) {
  const Graph graph = solver.graph(numbers, objective, rules, use);
  if (graph.roots.empty()) return std::nullopt;
  const DistinctSolutions solutions(graph, &solver.budget());
  if (solver.budget().over()) return std::nullopt;
  const Expression easiest = easiest_way(graph, solutions).expression;
  std::vector<Calculation> way;
  std::vector<Rational> values;
  for (const Expression::Node& node : easiest.nodes()) {
    if (node.leaf) {
      values.push_back(numbers[static_cast<std::size_t>(node.number)]);
      continue;
    }
    // Solutions contain no division by zero.
    const Calculation calculation{.left = values[node.left],
                                  .op = node.op,
                                  .right = values[node.right],
                                  .result = *apply(node.op, values[node.left], values[node.right])};
    values.push_back(calculation.result);
    way.push_back(calculation);
  }
  return way;
}

}  // namespace reckon::krypto
