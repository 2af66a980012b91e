// SPDX-License-Identifier: MIT
// Arithmetic expressions as flat trees, and their exact values.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "reckon/arith/budget.hpp"
#include "reckon/arith/rational.hpp"
#include "reckon/arith/rules.hpp"

namespace reckon {

enum class Operator : std::uint8_t { add, subtract, multiply, divide };
inline constexpr std::array kOperators = {Operator::add, Operator::subtract, Operator::multiply,
                                          Operator::divide};

/// Returns `+`, `-`, `*` or `/`.
char symbol_of(Operator op);
constexpr bool is_additive(Operator op) { return op == Operator::add || op == Operator::subtract; }

/// Returns the result of one operation; empty for a division by zero.
std::optional<Rational> apply(Operator op, const Rational& left, const Rational& right);

/// A binary expression over integers, its nodes in one array, children before parents, the root
/// last. (8 + 19) * 2 is
///
///     index   0    1    2         3    4
///     node    8    19   + (0,1)   2    * (2,3)
///
/// so every traversal is a loop, and depth uses no stack.
class Expression {
 public:
  struct Node {
    std::int64_t number = 0;  ///< of a leaf
    std::uint32_t left = 0;   ///< of an operation: index of its operands
    std::uint32_t right = 0;
    Operator op = Operator::add;
    bool leaf = true;

    friend bool operator==(const Node&, const Node&) = default;
  };

  /// Makes the expression of one card.
  explicit Expression(std::int64_t number) : nodes_{Node{.number = number}} {}
  /// Makes `left op right`. Cost: a copy of both.
  Expression(Operator op, const Expression& left, const Expression& right);

  const std::vector<Node>& nodes() const { return nodes_; }
  const Node& root() const { return nodes_.back(); }
  std::size_t operations() const { return nodes_.size() / 2; }
  /// Returns the numbers of the leaves from left to right.
  std::vector<std::int64_t> numbers() const;

  /// Returns the exact value of every node, in the order of nodes(). A node has no value if it
  /// contains a division by zero or exceeds the budget.
  std::vector<std::optional<Rational>> values_where_defined(Budget* budget = nullptr) const;
  /// Returns an upper bound of the budget steps for one operation on these values, or for writing
  /// one.
  std::uint64_t steps_of_operation() const;
  /// Returns the values of all nodes; empty if something is divided by zero.
  std::optional<std::vector<Rational>> values() const;
  /// Returns the exact value; empty if something is divided by zero.
  std::optional<Rational> value() const;
  /// Returns whether the value exists and the result of every operation obeys the rules. A single
  /// card has no operation, so it obeys all rules.
  bool obeys(Rules rules) const;

  /// The same tree, node for node.
  friend bool operator==(const Expression&, const Expression&) = default;

 private:
  std::vector<Node> nodes_;
};

}  // namespace reckon
