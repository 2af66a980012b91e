// SPDX-License-Identifier: MIT
// The rows of the kinds, each from its own file.
#pragma once

#include <string>

#include "reckon/arith/rules.hpp"
#include "reckon/kinds/kind.hpp"
#include "reckon/text/language.hpp"

namespace reckon::kinds {

KindRow krypto_hand();
KindRow calcrostic_grid();
KindRow newspaper_grid();
KindRow asked_numbers();
KindRow alphametic_equation();

// What only banks ask of a kind, which the page's module leaves out (KindRow::read, KindRow::judge,
// KindRow::walk).
Result<Puzzle> read_hand(const std::string& text, Rules rules);
Result<Puzzle> read_calcrostic(const std::string& text, Rules rules);
Result<Puzzle> read_newspaper(const std::string& text, Rules rules);
Result<Puzzle> read_alphametic(const std::string& text, Rules rules);
Result<Graded> judge_hand(const std::string& text, Rules rules);
Result<Graded> judge_calcrostic(const std::string& text, Rules rules);
Result<Graded> judge_newspaper(const std::string& text, Rules rules);
Result<Graded> judge_alphametic(const std::string& text, Rules rules);
Result<Source> walk_calcrostics(const PuzzleOptions& wishes, std::uint64_t seed, Unwanted unwanted);

/// What results the rules allow on the way, as a sentence.
std::string allowed_results(Rules rules, Language language);

}  // namespace reckon::kinds
