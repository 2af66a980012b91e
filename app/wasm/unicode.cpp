// SPDX-License-Identifier: MIT
// The facts about characters that the page knows: it has the tables of Unicode, which would make
// the module larger by a hundredth. It also sends all texts in the normal form C.
#include "reckon/text/unicode.hpp"

#include <cstdint>
#include <utility>

#define RECKON_IMPORT(name) extern "C" __attribute__((import_module("unicode"), import_name(#name)))

RECKON_IMPORT(class_of) std::uint32_t unicode_class_of(std::uint32_t code);
RECKON_IMPORT(capital_of) std::uint32_t unicode_capital_of(std::uint32_t code);
RECKON_IMPORT(base_of) std::uint32_t unicode_base_of(std::uint32_t code);

namespace reckon::unicode {

CharacterClass class_of(char32_t code) {
  return static_cast<CharacterClass>(unicode_class_of(code));
}

char32_t capital_of(char32_t code) { return unicode_capital_of(code); }

char32_t base_of(char32_t code) { return unicode_base_of(code); }

std::u32string composed(std::u32string_view characters) { return std::u32string(characters); }

}  // namespace reckon::unicode
