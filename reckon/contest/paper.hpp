// SPDX-License-Identifier: MIT
// The paper of one entrant: which variant of each question stands where, and with which letters.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/text/result.hpp"

namespace reckon::contest {

/// A question on a paper.
struct PaperQuestion {
  std::string question;     ///< its id in the contest
  std::size_t variant = 0;  ///< by index
  /// The names of its letters, or the order of its options; empty if they are the usual ones.
  std::string names{};

  friend bool operator==(const PaperQuestion&, const PaperQuestion&) = default;
};

/// The questions of a paper, in order. It is stored when it is made, and never made again: what a
/// program would make changes with its version.
using Paper = std::vector<PaperQuestion>;

/// Returns the paper as one line: `q1:0:BAC q2:3:`.
std::string to_text(const Paper& paper);
/// Reads such a line; refuses any other.
Result<Paper> read_paper(std::string_view text);

/// Returns the order of questions in which those with equal group numbers, which stand together,
/// have changed places by chance.
std::vector<std::size_t> shuffled_within(std::span<const std::size_t> groups, SplitMix64& random);

}  // namespace reckon::contest
