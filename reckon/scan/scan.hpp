// SPDX-License-Identifier: MIT
// Puzzles read off a picture of a printed sheet.
#pragma once

#include <cstddef>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "reckon/kinds/puzzle.hpp"
#include "reckon/scan/reading.hpp"

namespace reckon::scan {

/// A puzzle in a picture.
struct Found {
  Form form = Form::grid;
  bool certain = false;
  /// In the notation of hands, as a grid text, or as an alphametic is written; `_` stands for what
  /// could not be read.
  std::string text{};
  std::string code{};                     ///< the code below it, if that could be read
  std::vector<std::string> doubts{};      ///< why it is not certain, each for a person
  std::optional<kinds::Puzzle> puzzle{};  ///< that of the code
  vision::Rectangle place{};              ///< where it stands in the picture
};

/// What is in a picture, in reading order.
struct Scanned {
  std::vector<Found> puzzles{};
  /// Where in the picture print stands that looks like that of a puzzle, or that is all there is,
  /// but of which nothing was read.
  std::vector<vision::Rectangle> unread{};
};

/// The puzzles in a grey picture of a sheet, 0 black and 255 white, in reading order. It may be
/// turned by up to 10 degrees, seen from the side so that one side is up to 15 % shorter than the
/// other, unevenly lit and noisy; characters should be 12 elements high or more.
///
/// A puzzle is certain in one of three ways. The code printed below it was read, which tells when
/// it is mistyped, and is that of a puzzle like the one seen. Or both readers agree on every
/// character, and a letter grid has exactly one answer as well. Or a few characters of a letter
/// grid are in doubt, and of all that could stand there only one choice gives an answer, and only
/// one answer.
///
/// Cost: some 0.5 microseconds for each element of the picture, and for a puzzle whose code cannot
/// be read what the second reader takes. It is asked of `most_read_twice` characters at most:
/// puzzles that it does not read are in doubt. `progress` is called after each puzzle with how many
/// of them have been read.
Scanned scan_page(const vision::Grey& picture, const CharacterReader& second,
                  const std::function<void(std::size_t done, std::size_t all)>& progress,
                  std::size_t most_read_twice = std::numeric_limits<std::size_t>::max());

}  // namespace reckon::scan
