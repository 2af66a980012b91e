// SPDX-License-Identifier: MIT
// How hard a hand is for a person, and a step to help them on.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "reckon/krypto/needs.hpp"
#include "reckon/krypto/solver.hpp"

namespace reckon::krypto {

/// The version of this grading. Whatever changes the level of a hand raises it, so that levels that
/// were written down before are known to be of another. 1 graded the calculation with the least
/// effort, shown without its brackets; 2 the easiest text; 3 grades the steps that a hint gives.
inline constexpr int kGrading = 3;

/// The difficulty of a solvable hand; docs/grading.md defines the levels and shows how often each
/// is dealt.
struct Grade {
  int level = 1;  ///< 1 (easy) to 5
  /// effort - 2 * (binary digits of `distinct`): what the level is read from.
  std::int64_t score = 0;
  std::uint64_t distinct = 0;  ///< solutions
  std::uint64_t written = 0;
  Needs needs;
  std::uint32_t effort = 0;  ///< of the easiest solution
  /// By steps, two numbers at a time: no way takes less effort.
  Expression easiest = Expression(0);
  /// The first of all distinct solutions, whose text without needless brackets is the easiest to
  /// read: what keys show. It takes `text_effort`, which is `effort` or, of a few hands, more.
  Expression text = Expression(0);
  std::uint32_t text_effort = 0;
  /// Why, in sentences without full stops.
  std::vector<std::string> reasons;
};

/// The level that version 2 gives, which graded the easiest text. It chose what was given out.
int level_by_text(const Grade& grade);

/// Grades a hand; empty if it has no solution. Costs what solving it does (Solver).
std::optional<Grade> grade(Solver& solver, const Hand& hand, Rules rules);

/// The operations of the easiest solution (Grade::easiest) in order, as `14 + 8 = 22`; empty if
/// there is none. A player who sees the first of them has the next step.
std::optional<std::vector<std::string>> steps_of_easiest(Solver& solver, const Hand& hand,
                                                         Rules rules);

}  // namespace reckon::krypto
