// SPDX-License-Identifier: MIT
// The characters and operators of a puzzle, as two readers see them.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/scan/shapes.hpp"
#include "reckon/scan/sight.hpp"

namespace reckon::scan {

/// A reader of printed characters: reads the one that stands in the middle of a piece, 40 elements
/// high and with a rim, out of an alphabet. 0 if it cannot.
using CharacterReader =
    std::function<char(const vision::Grey& darkness, std::string_view alphabet)>;

/// A character or operator as it was read.
struct ReadSymbol {
  std::string choices{};  ///< what it may be, the likeliest first; empty if it could not be read
  bool sure = false;      ///< both readers agree, or nothing else looks like it
  /// What the second reader takes it for, if it is not what the first does, which was not sure.
  char other = 0;

  char best() const { return choices.empty() ? '_' : choices.front(); }
  /// Whether it is what was seen: the first reader takes it for that, and the second does too, has
  /// nothing to say, or nothing else looks like it to the first.
  bool shows(char character) const { return best() == character && other == 0; }

  friend bool operator==(const ReadSymbol&, const ReadSymbol&) = default;
};

/// A word, or an operator: of one symbol, or none if nothing stands there.
struct ReadToken {
  bool word = false;
  std::vector<ReadSymbol> symbols{};
  std::size_t column = 0;  ///< of a calculation: that of its first character
};

/// What was read of a puzzle, in the places of its sight.
struct Reading {
  Form form = Form::grid;
  bool letters = false;  ///< words are of letters, not of digits and question marks
  std::vector<std::vector<ReadToken>> lines{};  ///< of a calculation, empty ones are rules
  std::size_t boxes = 0;                        ///< of a calculation: those for its letters
};

/// Capitals, and what numbers are made of, where they may be asked for too.
inline constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
inline constexpr std::string_view kDigits = "0123456789";
inline constexpr std::string_view kDigitsAndAsked = "0123456789?";

/// Reads what was seen, by shapes: nothing that looks like two characters is sure. Cost: some
/// tenths of a millisecond for each character.
Reading reading_of(const Page& page, const Sight& sight, const Shapes& shapes);

/// Asks a second reader of every character too: what both agree on is sure.
void read_again(const Page& page, const Sight& sight, const CharacterReader& second,
                Reading& reading);

/// What each character of small print may be, the likeliest first; hyphens are left out.
std::vector<std::string> small_print_choices(const Page& page,
                                             const std::vector<vision::Rectangle>& glyphs,
                                             const Shapes& shapes);

/// What a line of small print may say, the likeliest first: what the characters look most like, and
/// with what else those may be that are least clear. Hyphens are left out, and then what may be a
/// blot on one; some 300 texts at most.
std::vector<std::string> read_small_print(const Page& page,
                                          const std::vector<vision::Rectangle>& glyphs,
                                          const Shapes& shapes);

}  // namespace reckon::scan
