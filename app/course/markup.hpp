// SPDX-License-Identifier: MIT
// Texts inside XML and HTML.
#pragma once

#include <string>
#include <string_view>

#include "app/course/question.hpp"
#include "reckon/text/xml.hpp"

namespace reckon::course {

/// Returns `<p>text</p>`, with the text escaped; an empty text gives nothing.
std::string paragraph(std::string_view text);

/// Returns the question in XHTML: the task, the picture of the puzzle, whose file is in this
/// folder, and the prompt. A stated question has its text, and its picture if there is one.
std::string asked(const Question& question, std::string_view folder);

}  // namespace reckon::course
