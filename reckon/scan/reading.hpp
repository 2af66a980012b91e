// SPDX-License-Identifier: MIT
// Optical character recognition (OCR) of a puzzle, by two independent readers.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/scan/shapes.hpp"
#include "reckon/scan/sight.hpp"

namespace reckon::scan {

/// A character reader (OCR): recognises the character in the middle of a piece, 40 pixels high and
/// with a margin, within an alphabet. Returns 0 if it cannot.
using CharacterReader =
    std::function<char(const vision::Grey& darkness, std::string_view alphabet)>;

/// A recognised character or operator.
struct ReadSymbol {
  std::string choices{};  ///< the possible characters, the likeliest first; empty if unread
  bool sure = false;      ///< both readers agree, or nothing else is similar
  /// The second reader's result, if it differs from that of the first reader, which was not sure.
  char other = 0;

  char best() const { return choices.empty() ? '_' : choices.front(); }
  /// Whether the readers saw this character: it is the choice of the first reader, and the second
  /// agrees, has no result, or was not needed because the first was sure.
  bool shows(char character) const { return best() == character && other == 0; }

  friend bool operator==(const ReadSymbol&, const ReadSymbol&) = default;
};

/// A word, or an operator: one symbol, or none if the place is empty.
struct ReadToken {
  bool word = false;
  std::vector<ReadSymbol> symbols{};
  std::size_t column = 0;  ///< in a calculation: that of its first character
};

/// The recognised text of a puzzle, in the positions of its sight.
struct Reading {
  Form form = Form::grid;
  bool letters = false;  ///< words consist of letters, not of digits and question marks
  std::vector<std::vector<ReadToken>> lines{};  ///< in a calculation, empty ones are rules
  std::size_t boxes = 0;                        ///< in a calculation: those for its letters
};

/// Capitals; and the characters of numbers, including `?` for unknown numbers.
inline constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
inline constexpr std::string_view kLettersAndDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
inline constexpr std::string_view kDigits = "0123456789";
inline constexpr std::string_view kDigitsAndAsked = "0123456789?";

/// Reads a sight by shapes; ambiguous characters are not sure. Cost: some tenths of a millisecond
/// per character.
Reading reading_of(const Page& page, const Sight& sight, const Shapes& shapes);

/// Reads every character with a second reader too; characters on which both agree are sure.
void read_again(const Page& page, const Sight& sight, const CharacterReader& second,
                Reading& reading);

/// The possible readings of each character of small print, the likeliest first; hyphens are left
/// out.
std::vector<std::string> small_print_choices(const Page& page,
                                             const std::vector<vision::Rectangle>& glyphs,
                                             const Shapes& shapes);

/// The possible texts of a line of small print, the likeliest first: the best choice for all
/// characters, then with alternatives for the least clear ones. Leaves out hyphens, and then
/// characters that may be a blot on one. At most some 300 texts.
std::vector<std::string> read_small_print(const Page& page,
                                          const std::vector<vision::Rectangle>& glyphs,
                                          const Shapes& shapes);

}  // namespace reckon::scan
