// SPDX-License-Identifier: MIT
// Draws alphametics.
#include <algorithm>
#include <string>
#include <vector>

#include "reckon/sheet/draw.hpp"
#include "reckon/sheet/font.hpp"
#include "reckon/text/words.hpp"

namespace reckon::sheet {

using kinds::AlphameticPuzzle;

namespace {

bool is_word(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return is_letter(c) || is_digit(c); });
}

// A sum of words in the lines of a column addition; nothing if the text is something else.
std::vector<std::string> as_on_paper(std::string_view text) {
  std::vector<std::string> words;
  std::size_t longest = 0;
  std::string_view before;
  for (const TextWord& word : words_of(text)) {
    const bool sign_is_due = !words.empty() && before.empty();
    if (sign_is_due != (word.text == "+" || word.text == "=")) return {};
    if (sign_is_due) {
      before = word.text;
      continue;
    }
    // The total comes last, and alone.
    if (!is_word(word.text) || (!words.empty() && words.back().starts_with('='))) return {};
    longest = std::max(longest, word.text.size());
    words.push_back(std::string(before) + std::string(word.text));
    before = {};
  }
  constexpr std::size_t kMostLines = 12;
  if (words.size() < 3 || words.size() > kMostLines || !words.back().starts_with('=')) return {};
  std::vector<std::string> lines;
  for (std::string& word : words) {
    const bool has_sign = !is_letter(word.front()) && !is_digit(word.front());
    const bool is_total = word.front() == '=';
    const std::string sign = has_sign && !is_total ? "+ " : "  ";
    if (has_sign) word.erase(0, 1);
    if (is_total) lines.emplace_back(longest + 2, '-');
    lines.push_back(sign);
    lines.back().append(longest - word.size(), ' ').append(word);
  }
  return lines;
}

std::vector<std::string> lines_of(std::string_view text) {
  if (auto lines = as_on_paper(text); !lines.empty()) return lines;
  std::vector<std::string> lines(1);
  if (!text.contains('\n')) {
    // Long equations are broken at blanks.
    constexpr std::size_t kLongestLine = 45;
    for (const TextWord& word : words_of(text)) {
      if (!lines.back().empty() && lines.back().size() + word.text.size() > kLongestLine) {
        lines.emplace_back();
      }
      if (!lines.back().empty()) lines.back() += ' ';
      lines.back() += word.text;
    }
    return lines;
  }
  for (const char c : text) {
    if (c == '\n') {
      lines.emplace_back();
    } else {
      lines.back() += c;
    }
  }
  return lines;
}

std::string letters_in(std::string_view text) {
  std::string letters;
  for (const char c : text) {
    if (is_letter(c) && !letters.contains(c)) letters += c;
  }
  return letters;
}

}  // namespace

Drawing draw_calculation(std::string_view text, Length size) {
  const Length height = part_of(size, 140);
  const Length column = width_of("0", Face::mono, size);
  Drawing drawing;
  for (const std::string& line : lines_of(text)) {
    const auto width = static_cast<Length>(characters_of(line).size()) * column;
    drawing.width = std::max(drawing.width, width);
    const std::size_t start = line.find_first_not_of(' ');
    const Length x = static_cast<Length>(start) * column;
    if (line.find_first_not_of(" -") == line.npos) {
      const Length y = drawing.height + part_of(size, 20);
      drawing.add(Rule{.x1 = x, .y1 = y, .x2 = width, .y2 = y, .width = part_of(size, 6)});
      drawing.height += part_of(size, 40);
      continue;
    }
    drawing.add(Text{.x = x,
                     .y = drawing.height + (height + cap_height(size)) / 2,
                     .text = line.substr(start),
                     .size = size,
                     .face = Face::mono});
    drawing.height += height;
  }
  return drawing;
}

Drawing draw(const AlphameticPuzzle& puzzle, Length size) {
  Drawing drawing = draw_calculation(puzzle.text, size);
  const Drawing strip = draw_strip(letters_in(puzzle.text), size);
  const Length gap = part_of(size, 60);
  drawing.place(strip, 0, drawing.height + gap);
  drawing.width = std::max(drawing.width, strip.width);
  drawing.height += gap + strip.height;
  return drawing;
}

}  // namespace reckon::sheet
