// SPDX-License-Identifier: MIT
// The writers of question banks, one for each format.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "app/course/question.hpp"
#include "reckon/text/language.hpp"

namespace reckon::course {

/// Whether Moodle can compare the answer as a number: it uses floating point, where integers of
/// more than 15 digits may equal others.
bool is_numerical(const Gap& gap);

/// Returns a typed answer for Moodle, where * stands for any text unless a backslash precedes it.
std::string in_moodle_answer(std::string_view text);

/// Returns the name of a category as a part of a path in Moodle, where / separates parts. A slash
/// is doubled, and a blank keeps it from the ends.
std::string in_path(std::string_view name);

std::string to_moodle_xml(std::span<const Question> questions, std::string_view title);
std::string to_gift(std::span<const Question> questions, std::string_view title);
std::string to_qti(std::span<const Question> questions, std::string_view title, Language language);

}  // namespace reckon::course
