// SPDX-License-Identifier: MIT
#include "reckon/arith/rules.hpp"

namespace reckon {

std::optional<Rules> rules_named(std::string_view name) {
  return look_up(kRuleSets, &RuleSet::rules, &RuleSet::name, name);
}

std::optional<Rules> rules_of_code(std::uint64_t code) {
  return look_up(kRuleSets, &RuleSet::rules, &RuleSet::code, code);
}

bool allows(const AllowedResults& allowed, const Rational& result) {
  return (allowed.fractions || result.is_integer()) &&
         (!allowed.is_bounded() || result >= Rational(allowed.least));
}

std::string demand_of(Rules rules) {
  const AllowedResults allowed = allowed_by(rules);
  std::string demand = allowed.fractions ? "a number" : "an integer";
  if (allowed.is_bounded()) demand += ", " + std::to_string(allowed.least) + " or more";
  return demand;
}

}  // namespace reckon
