// SPDX-License-Identifier: MIT
// Texts inside XML and HTML, and bytes inside texts.
#pragma once

#include <string>
#include <string_view>

#include "app/course/question.hpp"
#include "reckon/text/xml.hpp"

namespace reckon::course {

/// Returns `<p>text</p>`, with the text escaped; an empty text gives nothing.
std::string paragraph(std::string_view text);

/// Returns the puzzle in XHTML: its picture at `address`, with the puzzle as its alternative text.
std::string image(const Question& question, std::string_view address);

/// Encodes as in RFC 4648, in one line.
std::string base64(std::string_view bytes);

}  // namespace reckon::course
