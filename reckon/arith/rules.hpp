// SPDX-License-Identifier: MIT
// The rule sets: which intermediate results are allowed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "reckon/arith/rational.hpp"
#include "reckon/text/table.hpp"

namespace reckon {

/// A rule set limits the result of every operation, including the last. A card is not a result: the
/// card 0 or -3 may be dealt under any rules, but results made from it must obey them.
enum class Rules {
  house,          ///< any rational number
  integer,        ///< any integer, also negative
  international,  ///< integers >= 0
  positive,       ///< integers >= 1
};

/// The allowed results: all numbers from `least` on, with or without fractions. All rule sets have
/// this form, and the census relies on it: if a number is allowed, so is its absolute value
/// (docs/krypto-census.md).
struct AllowedResults {
  static constexpr std::int64_t kNoLeast = std::numeric_limits<std::int64_t>::min();

  bool fractions = true;
  std::int64_t least = kNoLeast;  ///< kNoLeast: negative results of any size are allowed

  constexpr bool is_bounded() const { return least != kNoLeast; }
};

/// A row of the table of rule sets, the only place that defines their limits, names and codes.
struct RuleSet {
  Rules rules;
  std::string_view name;  ///< on the command line and in JSON
  AllowedResults allowed;
  std::uint8_t code;  ///< in the codes of sheets; never reused, since sheets are printed
};

inline constexpr std::array kRuleSets = {
    RuleSet{Rules::house, "house", {.fractions = true}, 0},
    RuleSet{Rules::integer, "integer", {.fractions = false}, 1},
    RuleSet{Rules::international, "international", {.fractions = false, .least = 0}, 2},
    RuleSet{Rules::positive, "positive", {.fractions = false, .least = 1}, 3},
};

static_assert(is_in_order(kRuleSets, &RuleSet::rules));
static_assert(all_differ(kRuleSets, &RuleSet::name) && all_differ(kRuleSets, &RuleSet::code));

inline constexpr std::array kAllRules = column_of(kRuleSets, &RuleSet::rules);

/// Returns the row of the table.
constexpr const RuleSet& rule_set(Rules rules) {
  return kRuleSets[static_cast<std::size_t>(rules)];
}

/// Returns the rules with that name, if any.
std::optional<Rules> rules_named(std::string_view name);
/// Returns the rules with that number in the codes of sheets, if this version has them.
std::optional<Rules> rules_of_code(std::uint64_t code);

constexpr std::string_view name_of(Rules rules) { return rule_set(rules).name; }
constexpr AllowedResults allowed_by(Rules rules) { return rule_set(rules).allowed; }

/// Returns whether `result` is allowed as the result of an operation.
bool allows(const AllowedResults& allowed, const Rational& result);
/// Returns the same for a rule set.
inline bool allows(Rules rules, const Rational& result) {
  return allows(allowed_by(rules), result);
}

/// Returns the requirement of the rules on a result, to follow "must be": `an integer, 0 or more`.
std::string demand_of(Rules rules);

}  // namespace reckon
