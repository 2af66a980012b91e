// SPDX-License-Identifier: MIT
// Texts inside XML and HTML, and bytes inside texts.
#pragma once

#include <string>
#include <string_view>

#include "app/course/question.hpp"
#include "reckon/text/xml.hpp"

namespace reckon::course {

/// `<p>text</p>`, the text escaped; nothing of an empty one.
std::string paragraph(std::string_view text);

/// The puzzle in XHTML: its picture, which stands at `address`, with the puzzle as its other text.
std::string image(const Question& question, std::string_view address);

/// RFC 4648, in one line.
std::string base64(std::string_view bytes);

}  // namespace reckon::course
