// Distinct solutions: the rational functions among all the ways to reach an objective.
#pragma once

#include <cstdint>
#include <vector>

#include "reckon/arith/fingerprint.hpp"
#include "reckon/krypto/graph.hpp"

namespace reckon::krypto {

/// Tells expressions apart as rational functions of the cards.
struct FunctionPrint {
  Fingerprint value;

  static FunctionPrint variable(std::size_t index) { return {Fingerprint::variable(index)}; }
  static FunctionPrint sum(const FunctionPrint& a, const FunctionPrint& b) {
    return {a.value + b.value};
  }
  static FunctionPrint difference(const FunctionPrint& a, const FunctionPrint& b) {
    return {a.value - b.value};
  }
  static FunctionPrint product(const FunctionPrint& a, const Fingerprint& b) {
    return {a.value * b};
  }

  /// What a product is made of; its inverse makes a quotient.
  const Fingerprint& factor() const { return value; }
  const Fingerprint& identity() const { return value; }
};

/// Tells expressions apart up to order, brackets and signs within sums and within products, but not
/// up to the distributive law: with equal cards, 7 * 7 - 5 * 5 and (7 + 5) * (7 - 5) are one
/// function and two forms. A sum becomes a factor, and a product a term, by Fingerprint::scrambled.
struct FormPrint {
  Fingerprint as_term;
  Fingerprint as_factor;

  static FormPrint variable(std::size_t index) {
    return {.as_term = Fingerprint::variable(index), .as_factor = Fingerprint::variable(index)};
  }
  static FormPrint sum(const FormPrint& a, const FormPrint& b) {
    return of_term(a.as_term + b.as_term);
  }
  static FormPrint difference(const FormPrint& a, const FormPrint& b) {
    return of_term(a.as_term - b.as_term);
  }
  static FormPrint product(const FormPrint& a, const Fingerprint& b) {
    const Fingerprint factor = a.as_factor * b;
    return {.as_term = Fingerprint::scrambled(factor), .as_factor = factor};
  }
  static FormPrint of_term(const Fingerprint& term) {
    return {.as_term = term, .as_factor = Fingerprint::scrambled(term)};
  }

  const Fingerprint& factor() const { return as_factor; }
  const Fingerprint& identity() const { return as_term; }
};

/// One solution for each identity of `Print` at the roots of a graph. From the cards upwards, the
/// prints of a node are made of those of its edges and kept once each; of equal ones the easiest
/// expression stays. All inverses that one level of the graph needs are found with a single
/// inversion.
///
/// Cost: one product or sum of fingerprints and one look into a small table for each pair of
/// prints on an edge, some 15 ns; 32 bytes a function.
template <typename Print>
class SolutionsBy {
 public:
  explicit SolutionsBy(const Graph& graph);

  std::size_t count() const { return solutions_.size(); }
  /// Solution 0 <= index < count(), easiest first.
  Expression operator[](std::size_t index) const { return expression(solutions_[index]); }
  /// How hard solution `index` is: the sum of effort_of over its operations.
  std::uint32_t effort(std::size_t index) const {
    return functions_[solutions_[index]].effort >> kBracketBits;
  }

 private:
  // Below the effort, a count of brackets decides between equally easy expressions.
  static constexpr unsigned kBracketBits = 4;

  struct Function {
    Print print;
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

using DistinctSolutions = SolutionsBy<FunctionPrint>;

}  // namespace reckon::krypto
