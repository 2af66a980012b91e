// SPDX-License-Identifier: MIT
// The picture of many runs of guessing.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/cli/plot/gnuplot.hpp"
#include "reckon/letters/guess/guess_statistics.hpp"

namespace reckon::cli {

/// The data of the picture: the number of guesses of each run, with the mean, the median and the 90
/// %.
struct GuessPicture {
  std::string title;
  std::vector<std::uint64_t> guesses;  ///< for each run that solved the puzzle; at least one
  letters::GuessStatistics statistics;
};

Drawing drawing_of(const GuessPicture& picture);

}  // namespace reckon::cli
