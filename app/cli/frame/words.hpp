// SPDX-License-Identifier: MIT
// Converts the words of a command line to one line and back.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace reckon::cli {

/// Returns the words separated by blanks. In words, a backslash precedes blanks and backslashes,
/// and \n stands for a newline.
std::string line_of_words(const std::vector<std::string>& words);
/// Returns the words of such a line.
std::vector<std::string> words_of_line(std::string_view line);

}  // namespace reckon::cli
