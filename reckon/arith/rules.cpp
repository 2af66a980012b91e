#include "reckon/arith/rules.hpp"

#include "reckon/arith/names.hpp"

namespace reckon {

std::string_view name_of(Rules rules) {
  switch (rules) {
    case Rules::house: return "house";
    case Rules::integer: return "integer";
    case Rules::international: return "international";
    case Rules::positive: return "positive";
  }
  return {};
}

std::optional<Rules> rules_named(std::string_view name) { return named(kAllRules, name); }

bool allows(Rules rules, const Rational& result) {
  switch (rules) {
    case Rules::house: return true;
    case Rules::integer: return result.is_integer();
    case Rules::international: return result.is_integer() && result.sign() >= 0;
    case Rules::positive: return result.is_integer() && result.sign() > 0;
  }
  return false;
}

std::string_view demand_of(Rules rules) {
  switch (rules) {
    case Rules::house: return "a number";
    case Rules::integer: return "an integer";
    case Rules::international: return "an integer, 0 or more";
    case Rules::positive: return "an integer, 1 or more";
  }
  return {};
}

}  // namespace reckon
