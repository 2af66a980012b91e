// SPDX-License-Identifier: MIT
// The writers of question banks, one a format.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "app/course/question.hpp"
#include "reckon/text/language.hpp"

namespace reckon::course {

/// Whether Moodle can compare the answer as a number: it does so in floating point, where integers
/// of more digits than 15 may be equal to others.
bool is_numerical(const Gap& gap);

/// A typed answer for Moodle, where * stands for any text unless a backslash is before it.
std::string in_moodle_answer(std::string_view text);

/// The name of a category as a part of a path of Moodle, in which / separates parts: it is doubled,
/// and a blank keeps it from the ends.
std::string in_path(std::string_view name);

std::string to_moodle_xml(std::span<const Question> questions, std::string_view title);
std::string to_gift(std::span<const Question> questions, std::string_view title);
std::string to_qti(std::span<const Question> questions, std::string_view title, Language language);

}  // namespace reckon::course
