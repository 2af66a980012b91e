// SPDX-License-Identifier: MIT
#include "reckon/scan/calculation_text.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "reckon/letters/read/read.hpp"
#include "reckon/text/words.hpp"

namespace reckon::scan {
namespace {

constexpr std::array kTypeset = {std::pair<char, std::string_view>{'*', "×"},
                                 std::pair<char, std::string_view>{'/', "÷"},
                                 std::pair<char, std::string_view>{'-', "−"}};

std::string in_ascii(std::string_view word) {
  for (const auto& [sign, typeset] : kTypeset) {
    if (word == typeset) return {sign};
  }
  return std::string(word);
}

std::string written(const ReadToken& token) {
  std::string text;
  for (const ReadSymbol& symbol : token.symbols) text += symbol.best();
  if (text.empty()) return "_";
  if (!token.word) {
    for (const auto& [sign, typeset] : kTypeset) {
      if (text.front() == sign) return std::string(typeset);
    }
  }
  return text;
}

using Line = std::vector<ReadToken>;

bool is_plus(const ReadToken& token) { return !token.word && written(token) == "+"; }

// Whether the lines are addends below each other, all but the first with a plus, a rule, and the
// sum.
bool is_column_addition(const std::vector<Line>& lines) {
  constexpr std::size_t kLeast = 4;
  if (lines.size() < kLeast || !lines[lines.size() - 2].empty()) return false;
  const auto is_addend = [](const Line& line) {
    return line.size() == 2 && is_plus(line.front()) && line.back().word;
  };
  const auto is_number = [](const Line& line) { return line.size() == 1 && line.front().word; };
  return is_number(lines.front()) && is_number(lines.back()) &&
         std::all_of(lines.begin() + 1, lines.end() - 2, is_addend);
}

// The drawing as it stands: each word in its columns, operators at the beginning.
std::string drawing_of(const std::vector<Line>& lines) {
  std::size_t width = 0;
  for (const Line& line : lines) {
    for (const ReadToken& token : line) {
      width = std::max(width, token.column + token.symbols.size());
    }
  }
  std::string text;
  for (const Line& line : lines) {
    if (!text.empty()) text += '\n';
    if (line.empty()) text.append(width, '-');
    std::size_t column = 0;
    for (const ReadToken& token : line) {
      if (token.column > column) text.append(token.column - column, ' ');
      text += written(token);
      column = std::max(column, token.column) + std::max<std::size_t>(1, token.symbols.size());
    }
  }
  return text;
}

}  // namespace

std::vector<std::vector<std::string>> printed_words(std::string_view alphametic) {
  std::vector<std::vector<std::string>> lines;
  for (const std::string& line : letters::lines_on_paper(alphametic)) {
    auto& words = lines.emplace_back();
    if (line.find_first_not_of(" -") == std::string::npos) continue;
    for (const TextWord& word : words_of(line)) words.push_back(in_ascii(word.text));
  }
  return lines;
}

std::string calculation_text(const Reading& reading) {
  const auto& lines = reading.lines;
  const bool is_sum = is_column_addition(lines);
  if (!is_sum && std::ranges::any_of(lines, &Line::empty)) return drawing_of(lines);
  std::string text;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    for (const ReadToken& token : lines[i]) {
      if (!text.empty()) text += ' ';
      if (is_sum && i + 1 == lines.size()) text += "= ";
      text += written(token);
    }
  }
  return text;
}

}  // namespace reckon::scan
