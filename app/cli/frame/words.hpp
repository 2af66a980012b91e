// SPDX-License-Identifier: MIT
// Words of a command line, in one line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace reckon::cli {

/// The words with a blank between them; in them a backslash stands before blanks and backslashes,
/// and for newlines there is \n.
std::string line_of_words(const std::vector<std::string>& words);
/// The words of such a line.
std::vector<std::string> words_of_line(std::string_view line);

}  // namespace reckon::cli
