// SPDX-License-Identifier: MIT
// The difficulty of a hand for a person, and a hint for the next step.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "reckon/krypto/features.hpp"
#include "reckon/krypto/needs.hpp"
#include "reckon/krypto/solver.hpp"

namespace reckon::krypto {

/// The version of this grading. Any change to the level of a hand increases it, so that stored
/// levels can be recognised as older. Version 1 graded the calculation with the least effort, shown
/// without its brackets; 2 the easiest text; 3 the steps that a hint gives; 4 grades by features
/// that are fitted to the times of people.
inline constexpr int kGrading = 4;

/// The difficulty of a solvable hand; docs/grading.md defines the levels and their frequencies in
/// deals.
struct Grade {
  int level = 1;  ///< 1 (easy) to 5
  /// Determines the level: by the table of features, or the effort if any cards may be used.
  std::int64_t score = 0;
  Use use = Use::all;
  Features features;           ///< if all cards must be used
  std::uint64_t distinct = 0;  ///< solutions
  std::uint64_t written = 0;
  Needs needs;
  std::uint32_t effort = 0;  ///< of the easiest solution
  /// As steps, two numbers at a time: no way takes less effort.
  Expression easiest = Expression(0);
  /// The first distinct solution, whose text without redundant brackets is the easiest to read;
  /// shown in answer keys. It takes `text_effort`, which equals `effort` or, for a few hands,
  /// exceeds it.
  Expression text = Expression(0);
  std::uint32_t text_effort = 0;
  /// The reasons for the level, as sentences without full stops: the number of solutions, the
  /// features from the one that weighs most, other needs, and the easiest solution.
  std::vector<std::string> reasons;
};

/// Returns the level by version 2 of the grading, which graded the easiest text. Published puzzles
/// of the first year were chosen by it.
int level_by_text(const Grade& grade);

/// Returns the score of version 3 of the grading: effort - 2 * (binary digits of `distinct`). The
/// computer player thinks by it, since people share the seeds of its games.
std::int64_t score_by_steps(const Grade& grade);

/// Returns the level by version 3 of the grading, by which the hands of all days from 2027 on are
/// chosen. Never changes.
int level_by_steps(const Grade& grade);

/// The highest effort of levels 1 to 4 if any cards may be used: about a fifth of the solvable
/// games of Countdown have each level.
inline constexpr std::array<std::uint32_t, 4> kHighestEfforts = {21, 25, 29, 35};

/// Grades a hand; empty if it has no solution. If any cards may be used, the level is that of the
/// easiest solution, by its effort. Costs what solving it does (Solver).
std::optional<Grade> grade(Solver& solver, const Hand& hand, Rules rules, Use use = Use::all);

/// Returns the operations of the easiest solution (Grade::easiest) in order, as `14 + 8 = 22`;
/// empty if the hand has no solution. The first of them is a hint for the player.
std::optional<std::vector<std::string>> steps_of_easiest(Solver& solver, const Hand& hand,
                                                         Rules rules, Use use = Use::all);

}  // namespace reckon::krypto
