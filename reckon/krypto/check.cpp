#include "reckon/krypto/check.hpp"

#include <map>

namespace reckon::krypto {

namespace {

std::string times(std::size_t count) {
  if (count == 1) return "once";
  return count == 2 ? "twice" : std::to_string(count) + " times";
}

void check_cards(const Hand& hand, const Expression& formula, Use use,
                 std::vector<Problem>& problems) {
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
      problems.push_back({Problem::Kind::extra_card, name + " is not a card of this hand"});
    } else if (counts.used > counts.held) {
      problems.push_back(
          {Problem::Kind::extra_card, "the card " + name + " is used " + times(counts.used) +
                                          ", but the hand holds it " + times(counts.held)});
    } else if (counts.used < counts.held && use == Use::all) {
      problems.push_back({Problem::Kind::missing_card,
                          counts.used == 0 ? "the card " + name + " is missing"
                                           : "the card " + name + " is used " + times(counts.used) +
                                                 ", but must be used " + times(counts.held)});
    }
  }
}

}  // namespace

std::string_view name_of(Problem::Kind kind) {
  switch (kind) {
    case Problem::Kind::missing_card: return "missing_card";
    case Problem::Kind::extra_card: return "extra_card";
    case Problem::Kind::division_by_zero: return "division_by_zero";
    case Problem::Kind::wrong_value: return "wrong_value";
    case Problem::Kind::forbidden_result: return "forbidden_result";
    case Problem::Kind::wrong_step: return "wrong_step";
  }
  return {};
}

std::vector<Problem> check(const Hand& hand, const Expression& formula, Rules rules, Use use) {
  std::vector<Problem> problems;
  check_cards(hand, formula, use, problems);
  const auto& nodes = formula.nodes();
  const auto values = formula.values_where_defined();
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const auto& node = nodes[i];
    if (node.leaf && nodes.size() > 1) continue;
    std::string step = "the card " + std::to_string(node.number);
    if (!node.leaf) {
      step = values[node.left]->to_string() + ' ' + symbol_of(node.op) + ' ' +
             values[node.right]->to_string();
      if (!values[i]) {
        problems.push_back({Problem::Kind::division_by_zero, step + " divides by zero"});
        return problems;
      }
      step += " = " + values[i]->to_string();
    }
    if (!allows(rules, *values[i])) {
      problems.push_back({Problem::Kind::forbidden_result,
                          step + " is forbidden: under " + std::string(name_of(rules)) +
                              " rules every result is " + std::string(demand_of(rules))});
    }
  }
  const Rational& value = *values.back();
  if (value != hand.objective()) {
    problems.push_back({Problem::Kind::wrong_value, "the value is " + value.to_string() + ", not " +
                                                        hand.objective().to_string()});
  }
  return problems;
}

Result<Verdict> judge(const Hand& hand, std::string_view formula, Notation notation, Rules rules,
                      Use use) {
  const auto expression = read(formula, notation);
  if (expression) {
    return Verdict{.problems = check(hand, *expression, rules, use), .value = expression->value()};
  }
  const Error& error = expression.error();
  if (!error.refuted) return std::unexpected(error);
  return Verdict{.problems = {{.kind = Problem::Kind::wrong_step, .message = error.message}}};
}

}  // namespace reckon::krypto
