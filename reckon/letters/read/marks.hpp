// SPDX-License-Identifier: MIT
// Tells the marks of sentences and of decimals from unknown digits.
#pragma once

#include <optional>
#include <vector>

#include "reckon/letters/read/builder.hpp"

namespace reckon::letters {

/// The meaning of a `?` after a digit where only digits would be left without it.
enum class LoneQuestion { digit, mark };

/// Makes blanks of the sentence marks behind the numbers that end equations; in a drawing, behind
/// the last number. A `.` or `?` stays where the puzzle has others. Cost: linear.
void drop_sentence_marks(std::vector<std::vector<Glyph>>& lines, bool is_drawn,
                         LoneQuestion question);

/// Whether an unknown digit is all that a puzzle asks for, and no digit is an answer: a `?` like
/// this at its end is the mark of a question. False where it would take more than a million steps
/// of a budget to say.
bool has_unanswered_question(const Puzzle& puzzle);

/// Returns the mark of the first number that looks like a decimal, in a puzzle of equations whose
/// unknown digits would all stand like such marks; none otherwise. Cost: linear.
std::optional<Glyph> decimal_mark_in(const std::vector<Glyph>& glyphs);

/// Returns the `.` or `?` that would be the only unknown digit of a puzzle of equations, where it
/// is more likely something else: any but a `?` among nothing but digits. None otherwise. Cost:
/// linear.
std::optional<Glyph> lone_mark_in(const std::vector<Glyph>& glyphs);

}  // namespace reckon::letters
