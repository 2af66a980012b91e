// SPDX-License-Identifier: MIT
// How hard a puzzle is for a person.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "reckon/letters/reason/reasoning.hpp"

namespace reckon::letters {

/// The version of the grading of alphametics. It rises with every change that gives a puzzle
/// another level, so that a stored level shows which version it is from. In version 1, only the
/// hardest technique set a least level; in version 2, each technique needed did; version 3 has the
/// levels of grids.
inline constexpr int kAlphameticGrading = 3;

inline constexpr int kEasiestLevel = 1;
inline constexpr int kHardestLevel = 5;

/// The difficulty of a puzzle; docs/letter-puzzles.md defines the levels and shows how often
/// each occurs.
struct Grade {
  int level = kEasiestLevel;
  std::uint64_t effort = 0;  ///< of all steps together
  Technique hardest = Technique::leading_digit;
  /// Why, in sentences without full stops.
  std::vector<std::string> reasons;
};

/// Returns the effort that a step costs a person.
std::uint64_t effort_of(const Step& step);

/// Returns the grade of a puzzle that was reasoned out to its end, with the reasons. Cost: one look
/// at each step.
Grade grade(const Reasoned& reasoned);

/// Returns the level alone.
int level_of(const Reasoned& reasoned);
/// Returns the level for an effort and the hardest technique. The level of some of the steps is
/// never higher than that of all of them.
int level_of(std::uint64_t effort, Technique hardest);

}  // namespace reckon::letters
