// SPDX-License-Identifier: MIT
// Facts about single characters beyond ASCII, as Unicode has them. The module for browsers asks the
// page instead of unicode.cpp, whose tables would be a part of it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace reckon::unicode {

/// A letter or a symbol can stand for a digit, and marks belong to what stands before them.
/// Symbols of operators and of rules are others, and so is what cannot be seen.
enum class CharacterClass : std::uint8_t { other, letter, mark, symbol };

/// Returns the class of a character from 0x80 on. Cost: a search in a table.
CharacterClass class_of(char32_t code);

/// Returns the capital of a letter in either case, and other characters as they are. `ı` stays, so
/// that it differs from `i`.
char32_t capital_of(char32_t code);

/// Returns the letter that a character is with marks, and characters without marks as they are.
char32_t base_of(char32_t code);

/// Returns the normal form C of some characters.
std::u32string composed(std::u32string_view characters);

}  // namespace reckon::unicode
