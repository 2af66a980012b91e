// SPDX-License-Identifier: MIT
#include "app/cli/frame/words.hpp"

#include <utility>

namespace reckon::cli {

std::string line_of_words(const std::vector<std::string>& words) {
  std::string line;
  for (const std::string& word : words) {
    for (const char c : word) {
      if (c == ' ' || c == '\\' || c == '\n') line += '\\';
      line += c == '\n' ? 'n' : c;
    }
    line += ' ';
  }
  // The last blank stays: it ends an empty last word.
  return line;
}

std::vector<std::string> words_of_line(std::string_view line) {
  std::vector<std::string> words;
  std::string word;
  bool after_backslash = false;
  for (const char c : line) {
    if (after_backslash) {
      word += c == 'n' ? '\n' : c;
      after_backslash = false;
    } else if (c == '\\') {
      after_backslash = true;
    } else if (c == ' ') {
      words.push_back(std::move(word));
      word.clear();
    } else {
      word += c;
    }
  }
  return words;
}

}  // namespace reckon::cli
