// SPDX-License-Identifier: MIT
// Finds all properties of a puzzle from its text.
#pragma once

#include <optional>
#include <string>

#include "reckon/store/puzzle.hpp"
#include "reckon/text/result.hpp"

namespace reckon::store {

/// Parses, solves and grades a puzzle, and so finds its properties. Only hands have rules. Refuses
/// texts that are not a puzzle of this kind, that do not have exactly one answer, or that would
/// take minutes to solve. Errors have neither line nor column. Costs what solving and grading cost:
/// up to a second for number puzzles.
Result<BankPuzzle> judge(Kind kind, const std::string& text, std::optional<Rules> rules);

/// The same for a puzzle with all its properties: refuses it if one is wrong, and reports the right
/// value. An empty place is not compared. Nor is a difficulty by an older grading; the result has
/// that of this version. Costs what judge() does.
Result<BankPuzzle> confirm(const BankPuzzle& told);

}  // namespace reckon::store
