// SPDX-License-Identifier: MIT
// Judging a player's formula.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/arith/budget.hpp"
#include "reckon/arith/expression.hpp"
#include "reckon/arith/notation.hpp"
#include "reckon/krypto/hand.hpp"
#include "reckon/krypto/solver.hpp"

namespace reckon::krypto {

/// One thing that is wrong with a formula.
struct Mistake {
  enum class Kind {
    missing_card,      ///< a card of the hand is not used
    extra_card,        ///< a card is used more often than the hand holds it, or is not in it
    division_by_zero,  ///< the formula has no value
    wrong_value,       ///< it reaches another number
    forbidden_result,  ///< an operation gives what the rules forbid
    wrong_step,        ///< of steps: a result is not that of its operation, or is never used
  };
  Kind kind;
  std::string message;  ///< for a person, without a full stop
};

/// As JSON names it: `missing_card`.
std::string_view name_of(Mistake::Kind kind);

/// All that is wrong with the formula as a solution of the hand; nothing when it is right. Cards
/// come first, then results in the order of calculation, then the value reached. Cost: an
/// evaluation.
std::vector<Mistake> check(const Hand& hand, const Expression& formula, Rules rules,
                           Use use = Use::all);

/// What is wrong with what a player wrote, and its value if it has one.
struct Verdict {
  std::vector<Mistake> problems{};
  std::optional<Rational> value{};
};

/// Reads a formula and checks it. Refuses what cannot be read; steps whose results are wrong can
/// be, and are a problem. The work is taken from a budget, if there is one; once that is over, the
/// verdict means nothing.
Result<Verdict> judge(const Hand& hand, std::string_view formula, Notation notation, Rules rules,
                      Use use = Use::all, Budget* budget = nullptr);

}  // namespace reckon::krypto
