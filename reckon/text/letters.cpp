// SPDX-License-Identifier: MIT
#include "reckon/text/letters.hpp"

#include <algorithm>

#include "reckon/text/unicode.hpp"
#include "reckon/text/utf8.hpp"
#include "reckon/text/words.hpp"

namespace reckon {

namespace {

using unicode::CharacterClass;

constexpr char32_t kBeyondAscii = 0x80;
constexpr char32_t kFirstMark = 0x300;

constexpr bool is_between(char32_t first, char32_t code, char32_t last) {
  return first <= code && code <= last;
}

CharacterClass class_of(char32_t code) {
  return code < kBeyondAscii ? CharacterClass::other : unicode::class_of(code);
}

// The size of the first character alone; a byte that is not UTF-8 is one.
std::size_t size_of_one(std::string_view text) {
  const std::size_t length = std::max<std::size_t>(utf8::length_after(text[0]), 1);
  std::size_t size = 1;
  while (size < std::min(length, text.size()) && utf8::continues(text[size])) ++size;
  return size;
}

bool is_syllable_part(char32_t code) {
  return is_between(0x1160, code, 0x11FF) || is_between(0xD7B0, code, 0xD7FB);
}
bool takes_syllable_part(char32_t code) {
  return is_between(0x1100, code, 0x115F) || is_between(0xA960, code, 0xA97C) ||
         is_between(0xAC00, code, 0xD7A3);
}
bool is_flag_part(char32_t code) { return is_between(0x1F1E6, code, 0x1F1FF); }
// The colour of a skin, or a part of the name of a flag.
bool follows_symbol(char32_t code) {
  return is_between(0x1F3FB, code, 0x1F3FF) || is_between(0xE0020, code, 0xE007F);
}

// How many bytes behind a character belong to it, none or a whole character or two.
std::size_t belonging(char32_t head, std::size_t before, std::string_view rest) {
  const auto next = utf8::first(rest);
  constexpr char32_t kLastBlank = 0x20;
  if (!next || next->code < kFirstMark || head <= kLastBlank) return 0;
  const std::size_t size = next->bytes.size();
  if (class_of(next->code) == CharacterClass::mark) return size;
  if (is_syllable_part(next->code)) return takes_syllable_part(head) ? size : 0;
  if (is_flag_part(next->code)) {
    return is_flag_part(head) && before == size ? size : 0;
  }
  const bool is_joiner = next->code == kJoiner;
  if ((!is_joiner && !follows_symbol(next->code)) || class_of(head) != CharacterClass::symbol) {
    return 0;
  }
  if (!is_joiner) return size;
  rest.remove_prefix(size);
  const auto joined = rest.empty() ? std::nullopt : utf8::first(rest);
  return joined && class_of(joined->code) == CharacterClass::symbol ? size + joined->bytes.size()
                                                                    : 0;
}

}  // namespace

std::size_t size_of_first(std::string_view text) {
  std::size_t size = size_of_one(text);
  const auto is_ascii = [&] {
    return size >= text.size() || static_cast<unsigned char>(text[size]) < kBeyondAscii;
  };
  if (is_ascii()) return size;
  const auto head = utf8::first(text);
  if (!head) return size;
  while (!is_ascii()) {
    const std::size_t more = belonging(head->code, size, text.substr(size));
    if (more == 0) break;
    size += more;
  }
  return size;
}

bool can_stand_for_digit(std::string_view character) {
  if (character.size() == 1) return is_letter(character.front());
  if (character.empty() || character.size() > kLongestLetter) return false;
  const auto head = utf8::first(character);
  if (!head) return false;
  if (head->code < kBeyondAscii) return is_letter(character.front());
  const CharacterClass its_class = unicode::class_of(head->code);
  return its_class == CharacterClass::letter || its_class == CharacterClass::symbol;
}

bool is_pictorial(std::string_view character) {
  const auto head = utf8::first(character);
  return head && class_of(head->code) == CharacterClass::symbol;
}

std::string capital_of(std::string_view letter) {
  if (letter.size() == 1) return {upper(letter.front())};
  std::string capital;
  while (!letter.empty()) {
    const auto next = utf8::first(letter);
    if (!next) return capital.append(letter);
    if (next->code < kBeyondAscii) {
      capital += upper(letter.front());
    } else {
      utf8::append(capital, unicode::capital_of(next->code));
    }
    letter.remove_prefix(next->bytes.size());
  }
  return composed(capital);
}

std::string without_marks(std::string_view letter) {
  const auto head = letter.empty() ? std::nullopt : utf8::first(letter);
  if (!head || head->code < kBeyondAscii) return std::string(letter.substr(0, 1));
  std::string plain;
  utf8::append(plain, unicode::base_of(head->code));
  return plain;
}

std::string composed(std::string_view character) {
  std::u32string codes;
  for (std::string_view rest = character; !rest.empty();) {
    const auto next = utf8::first(rest);
    if (!next) return std::string(character);
    codes += next->code;
    rest.remove_prefix(next->bytes.size());
  }
  std::string text;
  for (const char32_t code : unicode::composed(codes)) utf8::append(text, code);
  return text;
}

}  // namespace reckon
