// SPDX-License-Identifier: MIT
// How hard an alphametic is for a person, and the next step for somebody in the middle of one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "reckon/alphametic/reason/reasoning.hpp"

namespace reckon::alphametic {

inline constexpr int kEasiestLevel = 1;
inline constexpr int kHardestLevel = 5;

/// The version of this grading. Whatever changes the level of a puzzle raises it, so that levels
/// that were written down before are known to be of another. For 1, of all techniques only the
/// hardest set a least level; for 2, each that is needed does.
inline constexpr int kGrading = 2;

/// docs/alphametics.md defines the levels and shows how often each occurs.
struct Grade {
  int level = kEasiestLevel;
  /// The level by version 1 of the grading.
  int first_level = kEasiestLevel;
  std::uint64_t effort = 0;  ///< of all steps together
  Technique hardest = Technique::leading_digit;
  /// Why, in sentences without full stops.
  std::vector<std::string> reasons;
};

/// What a step costs a person.
std::uint64_t effort_of(const Step& step);

/// The grade of a puzzle that was solved by reasoning to its end. Cost: none beside that of
/// reason().
Grade grade(const Reasoned& reasoned);

/// What somebody has written down about a puzzle, which may be wrong.
struct PlayerNotes {
  std::vector<std::optional<unsigned>> digits{};  ///< by cell; nothing for those that are open
  std::vector<DigitSet> ruled_out{};              ///< by cell; those beyond its end can be any
};

/// What to tell somebody who knows some letters of a puzzle.
struct Hint {
  /// That of the puzzle, whatever is believed.
  Outcome outcome = Outcome::no_answer;
  std::vector<std::size_t> wrong{};  ///< letters that are believed to be what they are not
  /// Up to the first that says something new of a letter; of a wrong guess, its end follows.
  std::vector<Step> steps{};
};

/// The next step from what is believed. Only a puzzle with one answer has hints. The puzzle has no
/// obstacle().
Hint hint(const Puzzle& puzzle, const PlayerNotes& believed, Budget* budget = nullptr);

}  // namespace reckon::alphametic
