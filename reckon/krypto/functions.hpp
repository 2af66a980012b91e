// SPDX-License-Identifier: MIT
// Distinct solutions: the rational functions among all ways to reach an objective.
#pragma once

#include <cstdint>
#include <vector>

#include "reckon/arith/budget.hpp"
#include "reckon/arith/fingerprint.hpp"
#include "reckon/krypto/graph.hpp"

namespace reckon::krypto {

/// Distinguishes expressions as rational functions of the cards.
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

  /// The factor of a product; its inverse is the factor of a quotient.
  const Fingerprint& factor() const { return value; }
  const Fingerprint& identity() const { return value; }
};

/// Distinguishes expressions up to order, brackets and signs within sums and within products, but
/// not up to the distributive law. With equal cards, 7 * 7 - 5 * 5 and (7 + 5) * (7 - 5) are one
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

/// One solution for each identity of `Print` at the roots of a graph. Bottom-up, the prints of a
/// node are computed from those of its edges, without duplicates; the easiest of equal expressions
/// stays. One inversion yields all inverses that a level of the graph needs.
///
/// A solution is the tree that a person calculates from left to right. The right operand of + is
/// not a sum or a difference, and that of * not a product or a quotient. So a + (b - c) is a + b -
/// c, with the efforts of a + b and of subtracting c. The brackets stay only where the rules forbid
/// a + b, which requires a card below 1. A sum needs other brackets than a product, so a function
/// that is both is kept as both until the roots.
///
/// Cost: one product or sum of fingerprints and one look-up in a small table for each pair of
/// prints on an edge, some 15 ns; 32 bytes per function. The work is spent from `budget`, if given;
/// if that runs out, there are no solutions.
template <typename Print>
class SolutionsBy {
 public:
  explicit SolutionsBy(const Graph& graph, Budget* budget = nullptr);

  std::size_t count() const { return solutions_.size(); }
  /// Solution 0 <= index < count(), easiest first.
  Expression operator[](std::size_t index) const { return expression(solutions_[index]); }
  /// The difficulty of solution `index`: the sum of effort_of over the operations of its text.
  std::uint32_t effort(std::size_t index) const { return ease(solutions_[index]) >> kBracketBits; }

 private:
  // The cost of an expression, most significant first: brackets around the right operand of + or *,
  // which only the rules can require; the effort; all brackets.
  static constexpr unsigned kBracketBits = 4;
  static constexpr unsigned kEaseBits = 20;
  static constexpr std::uint32_t kRegrouping = (std::uint32_t{1} << kEaseBits) + 1;

  // Operations that accept another operand without brackets: sums and differences, or products and
  // quotients. A card is neither.
  enum class Chain : std::uint8_t { none, sum, product };
  static constexpr Chain chain_of(Operator op) {
    return is_additive(op) ? Chain::sum : Chain::product;
  }

  struct Function {
    Print print;
    std::uint32_t left = 0;  // functions; for a card, its index in cards_
    std::uint32_t right = 0;
    std::uint32_t cost = 0;
    Operator op = Operator::add;
    Chain chain = Chain::none;
  };
  struct Range {
    std::uint32_t first = 0;
    std::uint32_t last = 0;
  };
  // Equal functions of a node, a sum and a product.
  struct Twins {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
  };
  class Table;

  std::vector<Twins> make_functions(const Graph& graph, Budget& budget);
  void invert(std::size_t first, Budget& budget);
  void order_solutions(const Graph& graph, const std::vector<Twins>& twins);
  void combine(const Graph::Edge& edge, Table& table, Budget& budget);
  template <Operator kOp>
  void combine_by(const Graph::Edge& edge, Table& table, Budget& budget);
  void drop_repeated();
  template <typename Key>
  void sort_by(const Key& key_of_ease);
  Expression expression(std::uint32_t function) const;
  // The effort, with the number of brackets in the low bits.
  std::uint32_t ease(std::uint32_t function) const {
    return functions_[function].cost & ((std::uint32_t{1} << kEaseBits) - 1);
  }

  std::vector<std::int64_t> cards_;
  std::vector<Function> functions_;
  std::vector<Range> of_node_;  // the functions of each node
  // The inverses of the functions of nodes that are divisors, and where those of a node begin.
  std::vector<Fingerprint> inverses_;
  std::vector<std::uint32_t> inverses_of_node_;
  std::vector<std::uint32_t> solutions_;
};

using DistinctSolutions = SolutionsBy<FunctionPrint>;

}  // namespace reckon::krypto
