// SPDX-License-Identifier: MIT
// Solves alphametics as people do, by the techniques of reckon/letters/reason.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "reckon/alphametic/puzzle.hpp"
#include "reckon/letters/reason/grade.hpp"
#include "reckon/letters/reason/hint.hpp"
#include "reckon/letters/reason/reasoning.hpp"

namespace reckon::alphametic {

using letters::Change;
using letters::Grade;
using letters::grade;
using letters::Hint;
using letters::kEasiestLevel;
using letters::kHardestLevel;
using letters::Outcome;
using letters::PlayerNotes;
using letters::Reasoned;
using letters::ReasonOptions;
using letters::Step;
using letters::Technique;

/// The version of the grading of alphametics. It rises with every change that gives a puzzle
/// another level, so that a stored level shows which version it is from. In version 1, only the
/// hardest technique set a least level; in version 2, each technique needed did; version 3 has the
/// levels of grids.
inline constexpr int kGrading = 3;

/// Returns why a puzzle is not reasoned about, or nothing if it is. The only obstacle is more than
/// 100 equations, whose steps are too many for people to read.
std::optional<std::string_view> obstacle(const Puzzle& puzzle);

/// Reasons as letters::reason() does, over cells and relations. Works several equations that are
/// lines (lines_of()) and not drawn line by line, like a grid. Works all other puzzles by columns,
/// and by techniques for any relation. The puzzle must have no obstacle().
Reasoned reason(const Puzzle& puzzle, const ReasonOptions& options = {});

/// Returns the next step from the notes in `believed`, which are by cell. The puzzle must have no
/// obstacle().
Hint hint(const Puzzle& puzzle, const PlayerNotes& believed, Budget& budget);

/// Returns a step as a sentence without a full stop, such as `column 2 of SEND + MORE = MONEY, ...:
/// N = 6`.
std::string describe(const Step& step, const Puzzle& puzzle);

}  // namespace reckon::alphametic
