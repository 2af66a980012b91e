// SPDX-License-Identifier: MIT
// The rule sets: which intermediate results a player may pass through.
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

/// A rule set limits the result of every operation, the last one included. A card is not a result:
/// the card 0 or -3 may be dealt under any rules, but what is made of it must obey them.
enum class Rules {
  house,          ///< any rational number
  integer,        ///< any integer, negative too
  international,  ///< integers >= 0
  positive,       ///< integers >= 1
};

/// Which results are allowed: all from `least` on, with the fractions among them or without. All
/// rule sets are of this form, on which the census stands: if a number is allowed, so is its size
/// (docs/krypto-census.md).
struct AllowedResults {
  static constexpr std::int64_t kNoLeast = std::numeric_limits<std::int64_t>::min();

  bool fractions = true;
  std::int64_t least = kNoLeast;  ///< kNoLeast: negative results of any size are allowed

  constexpr bool is_bounded() const { return least != kNoLeast; }
};

/// A row of the table of rule sets, from which what is allowed, the words for it and codes follow.
struct RuleSet {
  Rules rules;
  std::string_view name;  ///< on the command line and in JSON
  AllowedResults allowed;
  std::uint8_t code;  ///< in the codes of sheets; never another one, since sheets are printed
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

/// The row of the table.
constexpr const RuleSet& rule_set(Rules rules) {
  return kRuleSets[static_cast<std::size_t>(rules)];
}

/// The rules of that name, if there are any.
std::optional<Rules> rules_named(std::string_view name);
/// The rules with that number in the codes of sheets, if this version knows them.
std::optional<Rules> rules_of_code(std::uint64_t code);

constexpr std::string_view name_of(Rules rules) { return rule_set(rules).name; }
constexpr AllowedResults allowed_by(Rules rules) { return rule_set(rules).allowed; }

/// Whether `result` is allowed as the result of an operation.
bool allows(const AllowedResults& allowed, const Rational& result);
/// The same for a rule set.
inline bool allows(Rules rules, const Rational& result) {
  return allows(allowed_by(rules), result);
}

/// What the rules ask of a result, as in "must be ...": `an integer, 0 or more`.
std::string demand_of(Rules rules);

}  // namespace reckon
