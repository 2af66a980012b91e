// The four rule sets: which intermediate results a player may pass through.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "reckon/arith/rational.hpp"

namespace reckon {

/// A rule set limits the result of every operation, the last one included. A card is not a result:
/// the card 0 or -3 may be dealt under any rules, but what is made of it must obey them.
enum class Rules {
  house,          ///< any rational number
  integer,        ///< any integer, negative too
  international,  ///< integers >= 0
  positive,       ///< integers >= 1
};

inline constexpr std::array kAllRules = {Rules::house, Rules::integer, Rules::international,
                                         Rules::positive};

/// As the command line names them.
std::string_view name_of(Rules rules);
/// The rules of that name, if there are any.
std::optional<Rules> rules_named(std::string_view name);

/// Whether the rules allow `result` as the result of an operation.
bool allows(Rules rules, const Rational& result);

/// What the rules ask of a result, as in "must be ...": `an integer, 0 or more`.
std::string_view demand_of(Rules rules);

}  // namespace reckon
