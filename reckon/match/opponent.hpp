// SPDX-License-Identifier: MIT
// The computer player: its thinking time for a hand, and its answer.
//
// It is a model of people (docs/grading.md), not a measurement. A player of strength p thinks about
// a hand of score s, by version 3 of the grading, for
//
//     2 s + 7.5 s * 2^((s + 8 * (5 - p) + noise) / 8)
//
// So one strength less doubles the time, as do two levels more. The noise is bell-shaped: the
// sum of four uniform numbers from -5 to 5. It typically varies the time by a factor of 1.7, at
// most by 5.7. The computation uses only integers, so a seed gives the same results on every
// machine.
#pragma once

#include <cstdint>
#include <optional>

#include "reckon/arith/expression.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/arith/rules.hpp"
#include "reckon/krypto/grade.hpp"
#include "reckon/krypto/hand.hpp"
#include "reckon/krypto/solver.hpp"
#include "reckon/match/card_game.hpp"
#include "reckon/match/event.hpp"

namespace reckon::match {

inline constexpr int kStrongest = 5;

/// The thinking time of a player of that strength, 1 to kStrongest, for a hand with that score
/// by version 3 of the grading (krypto::score_by_steps). Always draws the same count of random
/// numbers.
Time thinking_time(int strength, std::int64_t score, SplitMix64& random);

/// The planned answer of the computer to a hand.
struct Thought {
  Time after = 0;      ///< after the hand was dealt
  Expression formula;  ///< the easiest text, or that with one operator replaced
};

/// Plans the answer to a hand with that grade. Strengths 1 to 5 get 12, 6, 3, 1 and 0 of 100 hands
/// wrong. Empty for a hand without a grade, which has no solution: the computer then never calls.
std::optional<Thought> think(int strength, const krypto::Hand& hand,
                             const std::optional<krypto::Grade>& grade, Rules rules,
                             SplitMix64& random);

/// Returns the best answer to a hand where the nearest counts: a solution with the fewest
/// operations, or one of the nearest numbers. Empty if nothing near enough can be made. Cost: some
/// 10 ms for six cards.
std::optional<Expression> best_answer(krypto::Solver& solver, const CardGame& game,
                                      const krypto::Hand& hand, Rules rules);

/// Plans the answer where the nearest counts, within a time for the hand of `time`. Strengths 1 to
/// 5 mean to reach the objective in 10, 25, 45, 70 and 95 of 100 hands, and else a number near it;
/// the weakest finds none in 30. Empty if no such number can be made.
std::optional<Thought> think_near(int strength, krypto::Solver& solver, const CardGame& game,
                                  const krypto::Hand& hand, Rules rules, Time time,
                                  SplitMix64& random);

}  // namespace reckon::match
