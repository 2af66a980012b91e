// SPDX-License-Identifier: MIT
#include "reckon/krypto/check.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace reckon::krypto {

namespace {

std::string times(std::size_t count) {
  if (count == 1) return "once";
  return count == 2 ? "twice" : std::to_string(count) + " times";
}

// A number of a formula: the card that it is, and whether a minus is typed before it.
struct UsedCard {
  std::int64_t card = 0;
  bool is_negated = false;
};

// The cards of a formula, from left to right. A -5 is the card 5 with a minus where the hand holds
// no -5.
std::vector<UsedCard> cards_of(const Hand& hand, const Formula& formula) {
  const auto holds = [&](std::int64_t card) {
    return std::ranges::find(hand.cards(), card) != hand.cards().end();
  };
  std::vector<UsedCard> cards;
  const std::vector<std::int64_t> numbers = formula.expression.numbers();
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (std::ranges::find(formula.zeros, i) != formula.zeros.end()) continue;
    const std::int64_t number = numbers[i];
    const bool is_negated = number < 0 && !holds(number) && holds(-number);
    cards.push_back({.card = is_negated ? -number : number, .is_negated = is_negated});
  }
  return cards;
}

void check_cards(const Hand& hand, const std::vector<UsedCard>& used, Use use,
                 std::vector<Mistake>& problems) {
  struct Counts {
    std::size_t held = 0;
    std::size_t used = 0;
  };
  std::map<std::int64_t, Counts> cards;
  for (const std::int64_t card : hand.cards()) ++cards[card].held;
  for (const UsedCard& one : used) ++cards[one.card].used;
  for (const auto& [card, counts] : cards) {
    const std::string name = std::to_string(card);
    if (counts.held == 0) {
      problems.push_back({Mistake::Kind::extra_card, name + " is not a card of this hand"});
    } else if (counts.used > counts.held) {
      problems.push_back(
          {Mistake::Kind::extra_card, "the card " + name + " is used " + times(counts.used) +
                                          ", but the hand holds it " + times(counts.held)});
    } else if (counts.used < counts.held && use == Use::all) {
      problems.push_back({Mistake::Kind::missing_card,
                          counts.used == 0 ? "the card " + name + " is missing"
                                           : "the card " + name + " is used " + times(counts.used) +
                                                 ", but must be used " + times(counts.held)});
    }
  }
}

// Checks the result that a formula states.
void check_result(const Expression& said, const Rational& value, std::vector<Mistake>& problems,
                  Budget& budget) {
  const auto result = said.values_where_defined(&budget).back();
  if (result == value) return;
  problems.push_back({.kind = Mistake::Kind::wrong_value,
                      .message = "the formula says that it is " +
                                 (result ? result->to_text() : "something divided by 0") +
                                 ", but it is " + value.to_text()});
}

// By node, whether it is a 0 that is not typed.
std::vector<bool> untyped_nodes(const Formula& formula) {
  const auto& nodes = formula.expression.nodes();
  std::vector<bool> untyped(nodes.size());
  std::size_t leaf = 0;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (!nodes[i].leaf) continue;
    untyped[i] = std::ranges::find(formula.zeros, leaf++) != formula.zeros.end();
  }
  return untyped;
}

Verdict verdict_of(const Hand& hand, const Formula& formula, Rules rules, Use use, Budget& budget) {
  Verdict verdict;
  const std::vector<UsedCard> used = cards_of(hand, formula);
  check_cards(hand, used, use, verdict.problems);
  const auto add = [&](Mistake::Kind kind, std::string message) {
    verdict.problems.push_back({.kind = kind, .message = std::move(message)});
  };
  const auto forbid = [&](const std::string& step) {
    add(Mistake::Kind::forbidden_result, step + " is forbidden: under " +
                                             std::string(name_of(rules)) +
                                             " rules every result is " + demand_of(rules));
  };
  for (const UsedCard& one : used) {
    if (one.is_negated && !allows(rules, -one.card)) forbid(std::to_string(-one.card));
  }
  const auto& nodes = formula.expression.nodes();
  const std::uint64_t steps_of_number = formula.expression.steps_of_operation();
  const auto values = formula.expression.values_where_defined(&budget);
  const std::vector<bool> untyped = untyped_nodes(formula);
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const auto& node = nodes[i];
    if (node.leaf) continue;
    // Messages contain up to three numbers.
    if (!budget.spend(3 * steps_of_number)) return verdict;
    const std::string step = untyped[node.left]
                                 ? "-" + operand_text(*values[node.right])
                                 : operation_text(*values[node.left], node.op, *values[node.right]);
    if (!values[i]) {
      add(Mistake::Kind::division_by_zero, step + " divides by zero");
      return verdict;
    }
    if (!allows(rules, *values[i])) forbid(step + " = " + values[i]->to_text());
  }
  verdict.value = values.back();
  if (*verdict.value != hand.objective()) {
    add(Mistake::Kind::wrong_value,
        "the value is " + verdict.value->to_text() + ", not " + hand.objective().to_text());
  }
  if (formula.result) check_result(*formula.result, *verdict.value, verdict.problems, budget);
  return verdict;
}

}  // namespace

std::string_view name_of(Mistake::Kind kind) {
  switch (kind) {
    case Mistake::Kind::missing_card: return "missing_card";
    case Mistake::Kind::extra_card: return "extra_card";
    case Mistake::Kind::division_by_zero: return "division_by_zero";
    case Mistake::Kind::wrong_value: return "wrong_value";
    case Mistake::Kind::forbidden_result: return "forbidden_result";
    case Mistake::Kind::wrong_step: return "wrong_step";
  }
  return {};
}

std::vector<Mistake> check(const Hand& hand, const Expression& formula, Rules rules, Use use) {
  Budget endless;
  return verdict_of(hand, {.expression = formula}, rules, use, endless).problems;
}

Result<Verdict> judge(const Hand& hand, std::string_view formula, Notation notation, Rules rules,
                      Use use, Budget* budget) {
  const auto read = read_formula(formula, notation);
  if (read) {
    Budget endless;
    return verdict_of(hand, *read, rules, use, budget == nullptr ? endless : *budget);
  }
  const Error& error = read.error();
  if (error.code != ErrorCode::refuted) return std::unexpected(error);
  return Verdict{.problems = {{.kind = Mistake::Kind::wrong_step, .message = error.message}}};
}

}  // namespace reckon::krypto
