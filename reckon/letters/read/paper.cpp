// SPDX-License-Identifier: MIT
// Puzzles as they stand on paper.
#include <algorithm>
#include <string>
#include <vector>

#include "reckon/letters/read/marks.hpp"
#include "reckon/letters/read/read.hpp"
#include "reckon/text/letters.hpp"
#include "reckon/text/words.hpp"

namespace reckon::letters {

namespace {

bool is_word(std::string_view text) {
  return std::ranges::all_of(characters_of(text), [](const TextWord& character) {
    const char c = character.text.front();
    return can_stand_for_digit(character.text) || is_digit(c) || c == kUnknown;
  });
}

// A sum of words in the lines of a column addition; nothing if the text is something else.
std::vector<std::string> column_addition(std::string_view text) {
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
    longest = std::max(longest, characters_of(word.text).size());
    words.push_back(std::string(before) + std::string(word.text));
    before = {};
  }
  constexpr std::size_t kMostLines = 12;
  if (words.size() < 3 || words.size() > kMostLines || !words.back().starts_with('=')) return {};
  std::vector<std::string> lines;
  for (std::string& word : words) {
    const bool is_total = word.front() == '=';
    const bool has_sign = is_total || word.front() == '+';
    const std::string sign = has_sign && !is_total ? "+ " : "  ";
    if (has_sign) word.erase(0, 1);
    if (is_total) lines.emplace_back(longest + 2, '-');
    lines.push_back(sign);
    lines.back().append(longest - characters_of(word).size(), ' ').append(word);
  }
  return lines;
}

// A drawing in which × is the sign of what is multiplied: a * without a cell is a sign.
std::string with_times_signs(const Reading& reading) {
  std::string text;
  auto mark = reading.marks.begin();
  for (std::size_t i = 0; i < reading.text.size(); ++i) {
    const bool is_cell = mark != reading.marks.end() && mark->offset == i;
    if (is_cell) ++mark;
    if (reading.text[i] == '*' && !is_cell) {
      text += "×";
    } else {
      text += reading.text[i];
    }
  }
  return text;
}

// Whether an unknown digit of an equation would be read as a mark of a sentence or of a decimal,
// or be refused.
bool has_misleading_mark(std::string_view text) {
  std::vector<std::vector<Glyph>> lines = {glyphs_of(text, 1, 0, Boxes::letters)};
  const auto marks = [&] {
    return std::ranges::count_if(lines[0],
                                 [](const Glyph& glyph) { return glyph.is_one_of({".", "?"}); });
  };
  const auto before = marks();
  drop_sentence_marks(lines, false, LoneQuestion::digit);
  return marks() != before || decimal_mark_in(lines[0]) || lone_mark_in(lines[0]);
}

}  // namespace

std::vector<std::string> lines_on_paper(std::string_view text) {
  if (auto lines = column_addition(text); !lines.empty()) return lines;
  std::vector<std::string> lines(1);
  if (!text.contains('\n')) {
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

std::string usual_text(const Reading& reading) {
  if (reading.is_drawn) return usual_drawing(with_times_signs(reading));
  std::string text = to_text(reading.puzzle);
  if (has_misleading_mark(text)) std::ranges::replace(text, kUnknown, '_');
  return text;
}

}  // namespace reckon::letters
