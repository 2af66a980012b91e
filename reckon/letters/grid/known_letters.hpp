// SPDX-License-Identifier: MIT
// Letters of a grid with their digits: A=2,B=7.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/letters/grid/grid_text.hpp"
#include "reckon/text/result.hpp"

namespace reckon::letters {

/// A letter as the grid calls it, and its digit by decimal value.
struct NamedDigit {
  std::string letter{};
  unsigned digit = 0;
};

/// Returns a letter as grids call it: A to Z and a to z as they are, others as capitals. Nothing if
/// the text is not one letter.
std::optional<std::string> letter_called(std::string_view text);

/// Reads `A=2,B=7`, with or without blanks, whether it contradicts itself or not.
Result<std::vector<NamedDigit>> read_named_digits(std::string_view text);
/// Does the same, but refuses contradictions: a letter with two digits, and a digit of two letters.
Result<std::vector<NamedDigit>> read_known_letters(std::string_view text);

/// Sets the known letters of the puzzle of a grid, and forgets those set before. Refuses letters
/// that the grid lacks, digits that its base lacks, and what contradicts itself.
Result<void> tell(Grid& grid, std::span<const NamedDigit> digits);

/// Returns the digits of all letters by index, `A=2, B=7`. Letters have the names of
/// to_text(LinePuzzle).
std::string to_text(const Digits& digits, std::string_view letters = {});

}  // namespace reckon::letters
