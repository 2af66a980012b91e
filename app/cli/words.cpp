#include "app/cli/words.hpp"

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
  // The last blank stays: it ends a last word that is empty.
  return line;
}

std::vector<std::string> words_of_line(std::string_view line) {
  std::vector<std::string> words;
  std::string word;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == ' ') {
      words.push_back(std::move(word));
      word.clear();
    } else if (line[i] == '\\' && ++i < line.size()) {
      word += line[i] == 'n' ? '\n' : line[i];
    } else if (i < line.size()) {
      word += line[i];
    }
  }
  return words;
}

}  // namespace reckon::cli
