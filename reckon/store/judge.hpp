// SPDX-License-Identifier: MIT
// Finds out what a puzzle is from nothing but its text.
#pragma once

#include <optional>
#include <string>

#include "reckon/store/puzzle.hpp"
#include "reckon/text/result.hpp"

namespace reckon::store {

/// Reads a puzzle, solves and grades it, and so finds out all else. Hands have rules, other puzzles
/// have none. Refuses what is not a puzzle of this kind, has
/// not exactly one answer, or takes minutes to be solved; errors carry neither line nor column.
/// Costs what solving and grading cost, of puzzles that ask for numbers up to a second.
Result<BankPuzzle> judge(Kind kind, const std::string& text, std::optional<Rules> rules);

/// The same of a puzzle with all its properties: refuses it where that is not true, and says
/// what is. A place that is empty is not told. The difficulty of a puzzle that an older version
/// graded is not compared: what is returned has that of this version. Costs what judge() does.
Result<BankPuzzle> confirm(const BankPuzzle& told);

}  // namespace reckon::store
