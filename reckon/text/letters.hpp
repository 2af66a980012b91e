// SPDX-License-Identifier: MIT
// Letters and symbols of all scripts that can stand for a digit.
//
// A character is here what a reader takes for one: a letter with its marks, a flag, or an emoji of
// several characters that are joined. A to Z are as they are everywhere.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace reckon {

/// The most bytes of a character that stands for a digit; only towers of marks have more.
inline constexpr std::size_t kLongestLetter = 64;

/// Returns the size in bytes of the first character of a text that is not empty, with all that
/// belongs to it.
std::size_t size_of_first(std::string_view text);

/// Returns whether a character, with all that belongs to it, can stand for a digit: A to Z in
/// either case, a letter of any other script, or a symbol except operators.
bool can_stand_for_digit(std::string_view character);
/// Returns whether it is a symbol rather than a letter: `●`.
bool is_pictorial(std::string_view character);

/// Returns the letter as a capital, if its script has them.
std::string capital_of(std::string_view letter);

/// Returns a letter without its marks: E for É.
std::string without_marks(std::string_view letter);

/// Returns the normal form C of a character, with all that belongs to it.
std::string composed(std::string_view character);

}  // namespace reckon
