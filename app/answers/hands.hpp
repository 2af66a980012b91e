// SPDX-License-Identifier: MIT
// Documents with answers about hands.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/answers/values.hpp"
#include "reckon/arith/notation.hpp"
#include "reckon/krypto/check.hpp"
#include "reckon/krypto/game.hpp"
#include "reckon/krypto/grade.hpp"
#include "reckon/krypto/solver.hpp"

namespace reckon::answers {

// --- deal

/// Returns the part of the document before its hands; `rules` if only solvable hands are dealt. It
/// names the deck of Krypto, and any other game.
Json json_of_deal(const krypto::DealWishes& wishes, std::uint64_t seed,
                  const std::optional<Rules>& rules);

// --- solve and nearest

/// A question about a hand, and the notation of its solutions.
struct Asked {
  krypto::Question question{};
  std::optional<Notation> notation{};
  bool one = false;                      ///< any one solution, as fast as possible
  bool count = false;                    ///< only the number of solutions
  std::optional<std::uint64_t> limit{};  ///< at most this many

  /// Returns the chosen notation. By default, linear solutions are unbracketed from right to left,
  /// and written ones fully bracketed.
  Notation written_as() const;
  std::string text_of(const Expression& expression) const;
};

/// The requested solutions, and their number if it had to be counted.
struct Solved {
  std::optional<std::uint64_t> count{};
  std::optional<krypto::Solutions> all{};
  std::optional<Expression> first{};
  std::uint64_t shown = 0;   ///< how many of `all` are shown
  Budget* budget = nullptr;  ///< the solver's budget, which must outlive this

  bool any() const { return count ? *count > 0 : first.has_value(); }

  template <typename Visit>
  void each(const Visit& visit) const {
    if (first) visit(*first);
    constexpr std::uint64_t kStepsOfSolution = 10'000;
    for (std::uint64_t i = 0; i < shown && budget->spend(kStepsOfSolution); ++i) visit((*all)[i]);
  }
};

/// Solves the hand. Cost: that of Solver::solve, or of Solver::first if `asked` wants one.
Solved solve(krypto::Solver& solver, const krypto::Hand& hand, const Asked& asked);

/// Returns the common part of all answers: rules, form, use and notation.
Json json_of_question(const Asked& asked);
/// Returns one answer of many.
Json json_of_answer(const krypto::Hand& hand, const Solved& solved, const Asked& asked);
/// Whether the document of a hand without a solution has the nearest number. For linear solutions,
/// that number is unknown.
bool wants_nearest(const Solved& solved, const Asked& asked);
/// Returns the whole document; `nearest` is used if it is wanted.
Json json_of_solve(const krypto::Hand& hand, const Solved& solved, const Asked& asked,
                   const krypto::Nearest& nearest);
/// Returns the whole document; `reachable` says whether the objective itself can be reached.
Json json_of_nearest(const krypto::Hand& hand, bool reachable, const krypto::Nearest& nearest,
                     const Asked& asked);

// --- grade, hint and check

Json json_of_grade(const krypto::Hand& hand, const std::optional<krypto::Grade>& grade,
                   Rules rules);

/// Returns the first `shown` steps; no steps if the hand has no solution.
Json json_of_hint(const krypto::Hand& hand, Rules rules,
                  const std::optional<std::vector<std::string>>& steps, std::size_t shown);

Json json_of_check(const krypto::Hand& hand, std::string_view formula,
                   const krypto::Verdict& verdict, Rules rules);

}  // namespace reckon::answers
