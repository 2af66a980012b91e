// SPDX-License-Identifier: MIT
// The computer as a player: how long it thinks about a hand, and what it says then.
//
// A model of people, like the grade of a hand (docs/grading.md), not a measurement of them. Of a
// hand with score s, a player of strength p thinks
//
//     2 s + 7.5 s * 2^((s + 8 * (5 - p) + noise) / 8)
//
// so a strength less doubles the time, and so do two levels more. The noise is bell-shaped: the
// sum of four numbers from -5 to 5, each as likely, which varies the time by a factor of 1.7 up or
// down, and by no more than 5.7. All in integers: the same seed thinks alike on every machine.
#pragma once

#include <cstdint>
#include <optional>

#include "reckon/arith/expression.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/arith/rules.hpp"
#include "reckon/krypto/grade.hpp"
#include "reckon/krypto/hand.hpp"
#include "reckon/match/event.hpp"

namespace reckon::match {

inline constexpr int kStrongest = 5;

/// How long a player of that strength, 1 to kStrongest, thinks about a hand with that score
/// (krypto::Grade). Draws as many random numbers whatever strength and score are.
Time thinking_time(int strength, std::int64_t score, SplitMix64& random);

/// What the computer is going to say to a hand.
struct Thought {
  Time after = 0;      ///< the hand was laid open
  Expression formula;  ///< the easiest text of all, or that with one operator taken for another
};

/// Thinks about a hand with that grade. Of 100 hands, strengths 1 to 5 get 12, 6, 3, 1 and 0 wrong.
/// Gives nothing for a hand without a grade, which has no solution: the computer never calls then.
std::optional<Thought> think(int strength, const krypto::Hand& hand,
                             const std::optional<krypto::Grade>& grade, Rules rules,
                             SplitMix64& random);

}  // namespace reckon::match
