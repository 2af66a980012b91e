// SPDX-License-Identifier: MIT
// Reads puzzles from a picture of a printed sheet.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reckon/kinds/puzzle.hpp"
#include "reckon/scan/doubt.hpp"
#include "reckon/scan/reading.hpp"

namespace reckon::scan {

/// A puzzle in a picture.
struct Found {
  Form form = Form::grid;
  bool certain = false;
  /// In the notation of hands, grid texts or alphametics; `_` stands for unread characters.
  std::string text{};
  std::string code{};                     ///< the code below it, if it could be read
  std::vector<Doubt> doubts{};            ///< why it is not certain
  std::optional<kinds::Puzzle> puzzle{};  ///< the puzzle of the code
  vision::Rectangle place{};              ///< its position in the picture
};

/// A fault of a whole picture, which hides its puzzles.
enum class Reversal : std::uint8_t { none, mirrored, negative, mirrored_negative };
/// Their names, in order.
inline constexpr std::array<std::string_view, 4> kReversalNames = {"none", "mirrored", "negative",
                                                                   "mirrored negative"};
constexpr std::string_view name_of(Reversal reversal) {
  return kReversalNames.at(std::to_underlying(reversal));
}

/// The content of a picture, in reading order.
struct Scanned {
  std::vector<Found> puzzles{};
  /// The positions of unread print that looks like a puzzle, or is the only print in the picture.
  std::vector<vision::Rectangle> unread{};
  /// Why nothing was read: the puzzles of a mirrored picture or a negative are all in `unread`.
  Reversal reversal = Reversal::none;
};

/// Reads the puzzles in a greyscale picture of a sheet, 0 black and 255 white, in reading order.
/// The sheet may be turned by any angle, and in perspective, with one side up to 15 % shorter than
/// the other. A mirrored sheet and a negative are recognised, but not read. The light may be uneven
/// and the picture noisy. Characters should be at least 12 pixels high.
///
/// A puzzle is certain in one of three ways. First, the code below it was read, its check
/// characters match, and its puzzle resembles the one seen. Second, both readers agree on every
/// character, and a letter grid also has exactly one answer. Third, a few characters of a letter
/// grid are in doubt, and only one choice for them gives an answer, which is unique.
///
/// Cost: some 0.5 microseconds per pixel, a few times that if the page is not upright or has no
/// codes, plus the second reader for puzzles without a readable
/// code. It reads at most `most_read_twice` characters a try; puzzles beyond that are in doubt.
/// Calls `progress` after each puzzle with the number read so far.
Scanned scan_page(const vision::Grey& picture, const CharacterReader& second,
                  const std::function<void(std::size_t done, std::size_t all)>& progress,
                  std::size_t most_read_twice = std::numeric_limits<std::size_t>::max());

}  // namespace reckon::scan
