// Distinct solutions: the rational functions among all the ways to reach an objective.
#pragma once

#include <cstdint>
#include <vector>

#include "reckon/arith/fingerprint.hpp"
#include "reckon/krypto/graph.hpp"

namespace reckon::krypto {

/// The distinct rational functions at the roots of a graph. From the cards upwards, the functions
/// of a node are made of those of its edges and kept once each, told apart by their fingerprints;
/// of equal ones the easiest expression stays. All inverses that one level of the graph needs are
/// found with a single inversion.
///
/// Cost: one product or sum of fingerprints and one look into a small table for each pair of
/// functions on an edge, some 15 ns; 48 bytes a function.
class DistinctSolutions {
 public:
  explicit DistinctSolutions(const Graph& graph);

  std::size_t count() const { return solutions_.size(); }
  /// Solution 0 <= index < count(), easiest first.
  Expression operator[](std::size_t index) const { return expression(solutions_[index]); }
  /// How hard solution `index` is: the sum of effort_of over its operations.
  std::uint32_t effort(std::size_t index) const {
    return functions_[solutions_[index]].effort >> kBracketBits;
  }
  const Fingerprint& fingerprint(std::size_t index) const {
    return functions_[solutions_[index]].fingerprint;
  }

 private:
  // Below the effort, a count of brackets decides between equally easy expressions.
  static constexpr unsigned kBracketBits = 4;

  struct Function {
    Fingerprint fingerprint;
    std::uint32_t left = 0;  // functions; of a card, its place in cards_
    std::uint32_t right = 0;
    std::uint32_t effort = 0;  // shifted by kBracketBits, plus brackets
    Operator op = Operator::add;
    bool card = false;
  };
  struct Range {
    std::uint32_t first = 0;
    std::uint32_t last = 0;
  };
  class Table;

  void combine(const Graph::Edge& edge, Table& table);
  Expression expression(std::uint32_t function) const;

  std::vector<std::int64_t> cards_;
  std::vector<Function> functions_;
  std::vector<Range> of_node_;  // the functions of each node
  // The inverses of the functions of nodes that divide, and where those of a node begin.
  std::vector<Fingerprint> inverses_;
  std::vector<std::uint32_t> inverses_of_node_;
  std::vector<std::uint32_t> solutions_;
};

}  // namespace reckon::krypto
