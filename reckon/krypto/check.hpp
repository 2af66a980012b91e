// SPDX-License-Identifier: MIT
// Checks a player's formula.
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

/// One error in a formula.
struct Mistake {
  enum class Kind {
    missing_card,      ///< a card of the hand is not used
    extra_card,        ///< a card is not in the hand, or used too often
    division_by_zero,  ///< the formula has no value
    wrong_value,       ///< the result is not the objective
    forbidden_result,  ///< the rules forbid the result of an operation
    wrong_step,        ///< of steps: a result is wrong or never used
  };
  Kind kind{};
  std::string message;  ///< for a person, without a full stop
};

/// Returns the name of a mistake in JSON: `missing_card`.
std::string_view name_of(Mistake::Kind kind);

/// Returns the mistakes of the formula as a solution of the hand; empty if it is right. Cards come
/// first, then results in order of calculation, then the final value. Cost: an evaluation.
std::vector<Mistake> check(const Hand& hand, const Expression& formula, Rules rules,
                           Use use = Use::all);

/// The mistakes in a player's formula, and its value if it has one.
struct Verdict {
  std::vector<Mistake> problems{};
  std::optional<Rational> value{};
};

/// Parses a formula and checks it. One may say its result, and begin with a minus, where the rules
/// allow what is below 0: a -5 is the card 5 unless the hand has a card -5. Refuses text that
/// cannot be parsed. Steps with wrong results can be parsed; they count as mistakes. The work is
/// spent from `budget`, if given; if that runs out, the verdict is meaningless.
Result<Verdict> judge(const Hand& hand, std::string_view formula, Notation notation, Rules rules,
                      Use use = Use::all, Budget* budget = nullptr);

}  // namespace reckon::krypto
