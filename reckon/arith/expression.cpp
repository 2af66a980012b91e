// SPDX-License-Identifier: MIT
#include "reckon/arith/expression.hpp"

namespace reckon {

char symbol_of(Operator op) {
  switch (op) {
    case Operator::add: return '+';
    case Operator::subtract: return '-';
    case Operator::multiply: return '*';
    case Operator::divide: return '/';
  }
  return '?';
}

std::optional<Rational> apply(Operator op, const Rational& left, const Rational& right) {
  switch (op) {
    case Operator::add: return left + right;
    case Operator::subtract: return left - right;
    case Operator::multiply: return left * right;
    case Operator::divide:
      if (right.is_zero()) return std::nullopt;
      return left / right;
  }
  return std::nullopt;
}

Expression::Expression(Operator op, const Expression& left, const Expression& right) {
  nodes_.reserve(left.nodes_.size() + right.nodes_.size() + 1);
  nodes_ = left.nodes_;
  const auto shift = static_cast<std::uint32_t>(left.nodes_.size());
  for (Node node : right.nodes_) {
    if (!node.leaf) {
      node.left += shift;
      node.right += shift;
    }
    nodes_.push_back(node);
  }
  nodes_.push_back(Node{.left = shift - 1,
                        .right = static_cast<std::uint32_t>(nodes_.size() - 1),
                        .op = op,
                        .leaf = false});
}

std::vector<std::int64_t> Expression::numbers() const {
  std::vector<std::int64_t> result;
  for (const Node& node : nodes_) {
    if (node.leaf) result.push_back(node.number);
  }
  return result;
}

std::uint64_t Expression::steps_of_operation() const {
  constexpr std::uint64_t kStepsOfSmall = 500;
  constexpr std::uint64_t kPairsOfDigitsInAStep = 150;
  // No value has more digits than all numbers together. Multiplying long ones costs a step per pair
  // of digits.
  std::uint64_t digits = 0;
  for (const Node& node : nodes_) {
    if (node.leaf) digits += std::to_string(node.number).size();
  }
  return kStepsOfSmall + digits * digits / kPairsOfDigitsInAStep;
}

std::vector<std::optional<Rational>> Expression::values_where_defined(Budget* budget) const {
  const std::uint64_t steps = budget == nullptr ? 0 : steps_of_operation();
  std::vector<std::optional<Rational>> values;
  values.reserve(nodes_.size());
  for (const Node& node : nodes_) {
    if (node.leaf) {
      values.emplace_back(node.number);
      continue;
    }
    if (budget != nullptr && !budget->spend(steps)) {
      values.emplace_back();
      continue;
    }
    const auto& left = values[node.left];
    const auto& right = values[node.right];
    values.push_back(left && right ? apply(node.op, *left, *right) : std::nullopt);
  }
  return values;
}

std::optional<std::vector<Rational>> Expression::values() const {
  std::vector<Rational> values;
  values.reserve(nodes_.size());
  auto all = values_where_defined();
  for (std::optional<Rational>& value : all) {
    if (!value) return std::nullopt;
    values.push_back(*std::move(value));
  }
  return values;
}

std::optional<Rational> Expression::value() const {
  auto all = values();
  if (!all) return std::nullopt;
  return std::move(all->back());
}

bool Expression::obeys(Rules rules) const {
  const auto all = values();
  if (!all) return false;
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    if (!nodes_[i].leaf && !allows(rules, (*all)[i])) return false;
  }
  return true;
}

}  // namespace reckon
