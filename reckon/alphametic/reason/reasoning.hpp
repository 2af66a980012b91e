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

/// The version of the grading of alphametics. Whatever changes the level of a puzzle raises it, so
/// that levels that were written down before are known to be of another. For 1, of all techniques
/// only the hardest set a least level; for 2, each that is needed did; 3 has the levels of grids.
inline constexpr int kGrading = 3;

/// Why a puzzle cannot be reasoned about; nothing if it can: of more than 100 equations nobody
/// wants to hear.
std::optional<std::string_view> obstacle(const Puzzle& puzzle);

/// Reasons as letters::reason() does, over cells and relations. Several equations that are lines
/// (lines_of()), not drawn, are worked line by line as a grid is; all else by columns, and with
/// what can be said of any relation. The puzzle has no obstacle.
Reasoned reason(const Puzzle& puzzle, const ReasonOptions& options = {});

/// Returns the next step from what is believed, by cell. The puzzle has no obstacle.
Hint hint(const Puzzle& puzzle, const PlayerNotes& believed, Budget& budget);

/// The step as a sentence without a full stop: `column 2 of SEND + MORE = MONEY, ...: N = 6`.
std::string describe(const Step& step, const Puzzle& puzzle);

}  // namespace reckon::alphametic
