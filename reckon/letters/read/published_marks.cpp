// SPDX-License-Identifier: MIT
// Marks that are digits in some puzzles, and comments or signs in others.
#include <algorithm>
#include <string>

#include "reckon/letters/read/builder.hpp"
#include "reckon/letters/read/published.hpp"
#include "reckon/text/words.hpp"

namespace reckon::letters {

namespace {

constexpr std::string_view kBullet = "•";

bool is_blank_byte(char c) { return c == ' ' || c == '\t' || c == '\r'; }
bool is_word_byte(char c) { return is_letter(c) || is_digit(c) || c == '_' || c == '?'; }

bool has_word(std::string_view text) {
  return std::ranges::adjacent_find(
             text, [](char a, char b) { return is_letter(a) && is_letter(b); }) != text.end();
}

// A # of a line, and what stands around it.
struct Hash {
  std::string_view before;  // without blanks at its end
  std::string_view behind;  // from it on
  bool is_glued = false;    // to what stands before
};

Hash hash_at(std::string_view line, std::size_t at) {
  const std::string_view before = line.substr(0, at);
  std::size_t end = before.size();
  while (end > 0 && is_blank_byte(before[end - 1])) --end;
  return {.before = before.substr(0, end),
          .behind = line.substr(at),
          .is_glued = end > 0 && end == before.size()};
}

// Whether words follow: `# Dudeney, 1924`, or `#SEND + MORE = MONEY`, which is left out.
bool reads_like_comment(std::string_view behind) {
  const std::size_t hashes = std::min(behind.find_first_not_of('#'), behind.size());
  behind.remove_prefix(hashes);
  const std::size_t blanks = std::min(behind.find_first_not_of(" \t\r"), behind.size());
  const std::string_view rest = behind.substr(blanks);
  constexpr std::size_t kWord = 3;
  if (blanks == 0) {
    return hashes == 1 && rest.size() >= kWord &&
           std::ranges::all_of(rest.substr(0, kWord), is_letter);
  }
  // `# + AB = 1#` is an equation.
  const bool is_equation = sign_in(rest.substr(0, 1)) && rest.contains('#');
  return has_word(rest) && !is_equation;
}

// Whether a line shows that # is a digit, by its first one.
bool shows_digit(std::string_view line) {
  const std::size_t at = line.find('#');
  if (at == line.npos) return false;
  const Hash hash = hash_at(line, at);
  if (reads_like_comment(hash.behind)) return false;
  if (hash.is_glued) return true;
  if (hash.before.empty()) {
    return hash.behind.find_first_of("=)|") != line.npos || hash.behind.contains("÷");
  }
  constexpr std::string_view kSigns = "+-*/=<>:|)";
  const char last = hash.before.back();
  return kSigns.contains(last) || static_cast<unsigned char>(last) >= 0x80;
}

// Whether the comment of a line begins here, where other # are digits.
bool begins_comment(std::string_view line, std::size_t at) {
  const Hash hash = hash_at(line, at);
  if (hash.is_glued || !reads_like_comment(hash.behind)) return false;
  return hash.before.empty() || is_word_byte(hash.before.back()) ||
         std::string_view("#.)").contains(hash.before.back());
}

template <typename Visit>
void each_line(std::string_view text, const Visit& visit) {
  while (true) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    visit(text.substr(0, end));
    if (end == text.size()) return;
    text.remove_prefix(end + 1);
  }
}

// Whether a number, or what is in brackets, may begin or end with it.
bool ends_number(std::string_view character) {
  return character == kBullet ||
         (character.size() == 1 &&
          (is_word_byte(character.front()) || std::string_view("()[]{}").contains(character)));
}

bool is_symbol_here(std::string_view character) {
  return character == kBullet || (character.size() == 1 && is_word_byte(character.front()));
}

// The characters around one of a line, and those that are not blank; blanks at its ends.
struct Around {
  std::string_view left = " ";
  std::string_view right = " ";
  std::string_view before = " ";
  std::string_view behind = " ";
};
Around around(const std::vector<TextWord>& line, std::size_t at) {
  Around found;
  if (at > 0) found.left = line[at - 1].text;
  if (at + 1 < line.size()) found.right = line[at + 1].text;
  for (std::size_t i = at; i > 0 && is_blank(found.before); --i) found.before = line[i - 1].text;
  for (std::size_t i = at + 1; i < line.size() && is_blank(found.behind); ++i) {
    found.behind = line[i].text;
  }
  return found;
}

// Whether a bullet cannot be a sign here.
bool is_digit_bullet(const Around& here, bool is_equation) {
  if (here.left == kBullet || here.right == kBullet) return true;
  // A number ends with it: `5• = `, or begins with it: `= •5`.
  if (is_symbol_here(here.left) && !ends_number(here.behind)) return true;
  return is_equation && is_symbol_here(here.right) && !ends_number(here.before);
}

}  // namespace

std::optional<std::string> with_boxes_for_hashes(std::string_view text) {
  if (!text.contains('#')) return std::nullopt;
  bool shows = false;
  each_line(text, [&](std::string_view line) { shows = shows || shows_digit(line); });
  if (!shows) return std::nullopt;
  std::string boxes;
  each_line(text, [&](std::string_view line) {
    if (line.data() != text.data()) boxes += '\n';
    for (std::size_t at = 0; at < line.size(); ++at) {
      if (line[at] != '#') {
        boxes += line[at];
        continue;
      }
      if (begins_comment(line, at)) {
        boxes.append(line.substr(at));
        return;
      }
      boxes += kBox;
    }
  });
  return boxes;
}

std::optional<std::string> with_boxes_for_bullets(std::string_view text) {
  if (!text.contains(kBullet)) return std::nullopt;
  bool shows = false;
  each_line(text, [&](std::string_view line) {
    const auto characters = characters_of(line);
    const bool is_equation = line.contains('=');
    for (std::size_t at = 0; at < characters.size(); ++at) {
      if (characters[at].text == kBullet)
        shows = shows || is_digit_bullet(around(characters, at), is_equation);
    }
  });
  if (!shows) return std::nullopt;
  std::string boxes;
  each_line(text, [&](std::string_view line) {
    if (line.data() != text.data()) boxes += '\n';
    const auto characters = characters_of(line);
    for (std::size_t at = 0; at < characters.size(); ++at) {
      const std::string_view character = characters[at].text;
      // Alone between two numbers of an equation it multiplies.
      const Around here = around(characters, at);
      const bool multiplies = is_blank(here.left) && is_blank(here.right) && line.contains('=') &&
                              ends_number(here.before) && ends_number(here.behind);
      boxes += character == kBullet && !multiplies ? kBox : character;
    }
  });
  return boxes;
}

}  // namespace reckon::letters
