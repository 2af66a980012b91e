// SPDX-License-Identifier: MIT
#include "reckon/krypto/check.hpp"

#include <map>
#include <utility>

namespace reckon::krypto {

namespace {

std::string times(std::size_t count) {
  if (count == 1) return "once";
  return count == 2 ? "twice" : std::to_string(count) + " times";
}

void check_cards(const Hand& hand, const Expression& formula, Use use,
                 std::vector<Mistake>& problems) {
  struct Counts {
    std::size_t held = 0;
    std::size_t used = 0;
  };
  std::map<std::int64_t, Counts> cards;
  for (const std::int64_t card : hand.cards()) ++cards[card].held;
  for (const std::int64_t card : formula.numbers()) ++cards[card].used;
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

Verdict verdict_of(const Hand& hand, const Expression& formula, Rules rules, Use use,
                   Budget& budget) {
  Verdict verdict;
  check_cards(hand, formula, use, verdict.problems);
  const auto add = [&](Mistake::Kind kind, std::string message) {
    verdict.problems.push_back({.kind = kind, .message = std::move(message)});
  };
  const auto& nodes = formula.nodes();
  const std::uint64_t steps_of_number = formula.steps_of_operation();
  const auto values = formula.values_where_defined(&budget);
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const auto& node = nodes[i];
    if (node.leaf) continue;
    // Messages contain up to three numbers.
    if (!budget.spend(3 * steps_of_number)) return verdict;
    const std::string step = values[node.left]->to_text() + ' ' + symbol_of(node.op) + ' ' +
                             values[node.right]->to_text();
    if (!values[i]) {
      add(Mistake::Kind::division_by_zero, step + " divides by zero");
      return verdict;
    }
    if (!allows(rules, *values[i])) {
      add(Mistake::Kind::forbidden_result,
          step + " = " + values[i]->to_text() + " is forbidden: under " +
              std::string(name_of(rules)) + " rules every result is " + demand_of(rules));
    }
  }
  verdict.value = values.back();
  if (*verdict.value != hand.objective()) {
    add(Mistake::Kind::wrong_value,
        "the value is " + verdict.value->to_text() + ", not " + hand.objective().to_text());
  }
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
  return verdict_of(hand, formula, rules, use, endless).problems;
}

Result<Verdict> judge(const Hand& hand, std::string_view formula, Notation notation, Rules rules,
                      Use use, Budget* budget) {
  const auto expression = read(formula, notation);
  if (expression) {
    Budget endless;
    return verdict_of(hand, *expression, rules, use, budget == nullptr ? endless : *budget);
  }
  const Error& error = expression.error();
  if (error.code != ErrorCode::refuted) return std::unexpected(error);
  return Verdict{.problems = {{.kind = Mistake::Kind::wrong_step, .message = error.message}}};
}

}  // namespace reckon::krypto
