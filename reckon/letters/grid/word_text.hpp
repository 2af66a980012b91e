// SPDX-License-Identifier: MIT
// Reads the words of letters and digits that grids have for numbers.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "reckon/letters/line_puzzle.hpp"
#include "reckon/text/result.hpp"
#include "reckon/text/words.hpp"

namespace reckon::letters {

/// The mark of a number that the puzzle asks for.
inline constexpr std::string_view kAsked = "?";

/// Reads `AB`, `12`, `A4` or `A(11)`, where (11) is the digit of this value. New letters are added
/// to `letters`: A to Z and a to z as they are, others as capitals. Errors carry the column.
Result<Word> read_word(const TextWord& text, std::string& letters, unsigned base);

/// Reads a decimal number of up to 18 digits. Errors carry the column.
Result<std::int64_t> read_number(const TextWord& text);

}  // namespace reckon::letters
