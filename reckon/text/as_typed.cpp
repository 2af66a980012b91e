// SPDX-License-Identifier: MIT
#include "reckon/text/as_typed.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

#include "reckon/text/letters.hpp"
#include "reckon/text/utf8.hpp"

namespace reckon {

namespace {

constexpr char kVanishes = '\0';
constexpr char32_t kFirstBeyondAscii = 0x80;

// A range of characters and the ASCII characters that they stand for, which repeat if they are
// fewer.
struct Row {
  char32_t first;
  char32_t last;
  std::string_view typed;  // a single character stands for all
};
constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
constexpr std::string_view kDigits = "0123456789";
constexpr std::string_view kNothing("\0", 1);
// Sorted by code, as Unicode 15 has them.
constexpr std::array kRows = {
    Row{0x00A0, 0x00A0, " "},
    Row{0x00AD, 0x00AD, kNothing},
    Row{0x034F, 0x034F, kNothing},
    Row{0x061C, 0x061C, kNothing},
    Row{0x1680, 0x1680, " "},
    Row{0x180E, 0x180E, kNothing},
    Row{0x2000, 0x200A, " "},
    Row{0x200B, 0x200F, kNothing},
    Row{0x2028, 0x2029, "\n"},
    Row{0x202A, 0x202E, kNothing},
    Row{0x202F, 0x202F, " "},
    Row{0x204E, 0x204E, "*"},
    Row{0x205F, 0x205F, " "},
    Row{0x2060, 0x2064, kNothing},
    Row{0x2066, 0x206F, kNothing},
    Row{0x20E3, 0x20E3, kNothing},  // the key around a digit
    Row{0x2217, 0x2217, "*"},
    Row{0x2460, 0x2468, "123456789"},
    Row{0x24B6, 0x24E9, kLetters},
    Row{0x24EA, 0x24EA, "0"},
    Row{0x2A75, 0x2A75, "="},  // two of them
    Row{0x3000, 0x3000, " "},
    Row{0xFE00, 0xFE0F, kNothing},
    Row{0xFE50, 0xFE50, ","},
    Row{0xFE52, 0xFE52, "."},
    Row{0xFE54, 0xFE5A, ";:?!-()"},
    Row{0xFE5B, 0xFE5C, "{}"},
    Row{0xFE5F, 0xFE66, "#&*+-<>="},
    Row{0xFEFF, 0xFEFF, kNothing},
    Row{0xFF01, 0xFF5E,
        "!\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`"
        "abcdefghijklmnopqrstuvwxyz{|}~"},
    Row{0x1D400, 0x1D6A3, kLetters},
    Row{0x1D7CE, 0x1D7FF, kDigits},
    Row{0xE0100, 0xE01EF, kNothing},
};

// The mathematical letters that Unicode had before the others.
struct Letter {
  char32_t code;
  char letter;
};
constexpr std::array kOldLetters = {
    Letter{0x2102, 'C'}, Letter{0x210A, 'g'}, Letter{0x210B, 'H'}, Letter{0x210C, 'H'},
    Letter{0x210D, 'H'}, Letter{0x210E, 'h'}, Letter{0x2110, 'I'}, Letter{0x2111, 'I'},
    Letter{0x2112, 'L'}, Letter{0x2113, 'l'}, Letter{0x2115, 'N'}, Letter{0x2119, 'P'},
    Letter{0x211A, 'Q'}, Letter{0x211B, 'R'}, Letter{0x211C, 'R'}, Letter{0x211D, 'R'},
    Letter{0x2124, 'Z'}, Letter{0x2128, 'Z'}, Letter{0x212C, 'B'}, Letter{0x212D, 'C'},
    Letter{0x212F, 'e'}, Letter{0x2130, 'E'}, Letter{0x2131, 'F'}, Letter{0x2133, 'M'},
    Letter{0x2134, 'o'},
};

// Returns the replacement for a character beyond ASCII; nothing if that stays.
std::optional<char> typed_for(char32_t code) {
  const std::span rows(kRows);
  const auto row = std::ranges::lower_bound(rows, code, {}, &Row::last);
  if (row != rows.end() && row->first <= code) {
    return row->typed[(code - row->first) % row->typed.size()];
  }
  const std::span letters(kOldLetters);
  const auto old = std::ranges::lower_bound(letters, code, {}, &Letter::code);
  if (old != letters.end() && old->code == code) return old->letter;
  return std::nullopt;
}

// Returns what a character becomes, with all that belongs to it; nothing if it vanishes.
std::string typed(std::string_view character) {
  const bool is_one = utf8::count(character) == 1;
  std::string text;
  while (!character.empty()) {
    const auto next = utf8::first(character);
    if (!next) return text.append(character);
    const bool joins = next->code == kJoiner && !is_one;
    const auto other = next->bytes.size() > 1 && !joins ? typed_for(next->code) : std::nullopt;
    if (!other) {
      text.append(next->bytes);
    } else if (*other != kVanishes) {
      text += *other;
    }
    character.remove_prefix(next->bytes.size());
  }
  const bool may_differ = !is_one || can_stand_for_digit(text);
  return may_differ ? composed(text) : text;
}

}  // namespace

AsTyped::AsTyped(std::string_view text) : text_(text) {
  const auto is_beyond = [](char c) { return static_cast<unsigned char>(c) >= kFirstBeyondAscii; };
  if (std::ranges::none_of(text, is_beyond)) return;
  std::string copy;
  copy.reserve(text.size());
  std::size_t line = 1;
  std::size_t column = 1;
  const auto add = [&](std::string_view character) {
    copy.append(character);
    ++column;
    if (character != "\n") return;
    ++line;
    column = 1;
  };
  while (!text.empty()) {
    const std::string_view character = text.substr(0, size_of_first(text));
    text.remove_prefix(character.size());
    if (character.size() == 1) {
      add(character);
      continue;
    }
    const std::string as_typed = typed(character);
    if (!as_typed.empty()) add(as_typed);
    // Characters that vanish, and those that belong to the one before.
    const std::size_t gone = utf8::count(character) - (as_typed.empty() ? 0 : 1);
    gone_.insert(gone_.end(), gone, {.line = line, .column = column});
  }
  copy_ = std::make_shared<const std::string>(std::move(copy));
  text_ = *copy_;
}

Error AsTyped::placed(Error error) const {
  const std::size_t line = std::max<std::size_t>(error.line, 1);
  const std::size_t column = error.column;
  if (column == 0) return error;
  for (const Gone& gone : gone_) {
    if (gone.line == line && gone.column <= column) ++error.column;
  }
  return error;
}

}  // namespace reckon
