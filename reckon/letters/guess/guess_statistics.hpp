// SPDX-License-Identifier: MIT
// How many guesses many runs took.
#pragma once

#include <cstdint>
#include <vector>

namespace reckon::letters {

/// Statistics of the runs that solved a puzzle. All 0 if there is none.
struct GuessStatistics {
  double mean = 0;
  /// The mean of all runs there could be lies within mean ± half_width with 95 % confidence, by the
  /// normal distribution: 1.96 standard errors. 0 for a single run.
  double half_width = 0;
  double median = 0;                 ///< of an even number, the mean of the two in the middle
  std::uint64_t ninety_percent = 0;  ///< as many as nine runs of ten needed at most
  std::uint64_t most = 0;
};

/// Returns the statistics of up to a million runs, of up to a million guesses each. They are the
/// same on every machine: whole numbers up to the last division and root.
GuessStatistics statistics_of(std::vector<std::uint64_t> guesses);

}  // namespace reckon::letters
