// SPDX-License-Identifier: MIT
// Equations and drawings in the symbols of codes.
//
//     0 1 2 3 4   + − × ÷ =
//     5           another follows: 0 for a new line, 1 to 7 for ( ) ^ < ≠ ≤ ;, 8 for blanks and 9
//                 for dashes, behind which stands how many there are, less one; 16 to 25 for 0 to 9
//                 10 for another letter, and its number in Unicode; 11 for one of several
//                 characters, how many these are and their numbers; 12 for a letter that was there,
//                 and its place among those
//     6 to 31     A to Z
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "reckon/kinds/detail/code_symbols.hpp"

namespace reckon::kinds {

/// Puts all signs of a text; false if one of them has no symbol, and then a part of it.
bool put_text(Symbols& symbols, std::string_view text);

/// Reads `count` symbols as a text; nothing if they are not one, or fewer are left.
std::optional<std::string> take_text(SymbolSource& source, std::uint64_t count);

}  // namespace reckon::kinds
