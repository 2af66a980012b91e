// SPDX-License-Identifier: MIT
// Documents about the way to the answer of a puzzle of letters: the same for grids and sums.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/answers/values.hpp"
#include "reckon/letters/reason/grade.hpp"
#include "reckon/letters/reason/hint.hpp"

namespace reckon::answers {

/// Writes the parts of a step that differ by the kind of puzzle.
struct StepWriter {
  letters::LetterName letter;
  /// Returns an equation by its index: `{"index": 0, "kind": "row", "cells": [...], "text": ...}`.
  std::function<Json(std::size_t line)> equation;
  /// Returns the step as a sentence.
  std::function<std::string(const letters::Step&)> text;
  /// Returns how the puzzle was understood, as equations in one line.
  std::function<std::string()> understood;
  /// Adds the fields that only this kind of puzzle had before all kinds had the same.
  std::function<void(Json& document, const letters::Step&)> add_former;
};

/// Returns `one_answer` and the like.
std::string_view key_of(letters::Outcome outcome);
/// Returns why a puzzle has no level and no hints; empty if it has them.
std::string_view objection(letters::Outcome outcome);

/// Returns a sentence for each step; those after a guess are indented.
std::vector<std::string> steps_in_words(std::span<const letters::Step> steps,
                                        const StepWriter& writer);

Json json_of_steps(std::span<const letters::Step> steps, const StepWriter& writer);
/// Adds the next step for a player, after those that are obvious, or the mistakes of the player;
/// how the puzzle was understood if it has not one answer.
void add_hint(Json& document, const letters::Hint& hint, const StepWriter& writer);
/// Adds all steps, and how the puzzle was understood if it has not one answer.
void add_explanation(Json& document, const letters::Reasoned& reasoned, const StepWriter& writer);
/// Adds the level with its reasons, or why there is none.
void add_grade(Json& document, const letters::Reasoned& reasoned);
/// Adds the level without its reasons.
void add_level(Json& document, const letters::Grade& grade);

}  // namespace reckon::answers
