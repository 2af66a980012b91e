// SPDX-License-Identifier: MIT
#include "reckon/sheet/text.hpp"

#include <utility>
#include <variant>

#include "reckon/sheet/font.hpp"
#include "reckon/text/overloaded.hpp"
#include "reckon/words/words.hpp"

namespace reckon::sheet {

using kinds::Entry;

namespace {

std::string with_newline(std::string text) {
  if (!text.ends_with('\n')) text += '\n';
  return text;
}

std::string text_of(const kinds::Puzzle& puzzle, const Style& style) {
  return std::visit(
      Overloaded{[&](const kinds::HandPuzzle& hand) { return kinds::to_text(hand, style.faces); },
                 [&](const kinds::GridPuzzle&) { return to_text(puzzle); },
                 [&](const kinds::AlphameticPuzzle&) { return to_text(puzzle); },
                 [&](const kinds::StatedPuzzle& question) {
                   return shown_text(question, style.language);
                 }},
      puzzle);
}

std::string solved_text(const Entry& entry, Language language) {
  std::string text = answer_or_nearest(entry, language);
  const std::string letters = letters_of(entry.solved);
  return with_newline(std::move(text)) + (letters.empty() ? "" : letters + '\n');
}

}  // namespace

std::string to_plain_text(std::span<const Entry> entries, const Style& style, Parts parts) {
  const SheetWords& words = words_in(style.language).sheet;
  std::string text;
  if (parts.puzzles) {
    text += title_of(style) + '\n';
    if (style.minutes > 0) text += minutes_of(style) + '\n';
    for (const Section& section : sections_of(entries, style.language)) {
      text += '\n' + std::string(section.heading) + '\n' + section.task + '\n';
      for (std::size_t i = section.first; i < section.first + section.count; ++i) {
        const Entry& entry = entries[i];
        text += '\n' + std::to_string(i + 1) + '.';
        if (entry.solved.level)
          text += ' ' + std::string(words.level) + ' ' + std::to_string(*entry.solved.level);
        if (style.points > 0) text += ", " + points_of(style);
        text += "  [" + entry.code + "]\n" + with_newline(text_of(entry.puzzle, style));
      }
    }
  }
  if (parts.answers) {
    if (parts.puzzles) text += '\n';
    text += std::string(words.answers) + title_of(style) + '\n';
    for (std::size_t i = 0; i < entries.size(); ++i) {
      text += '\n' + std::to_string(i + 1) + ".\n" + solved_text(entries[i], style.language);
    }
  }
  return text;
}

}  // namespace reckon::sheet
