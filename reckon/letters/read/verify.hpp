// SPDX-License-Identifier: MIT
// Finds the faults of a proposed answer.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "reckon/letters/puzzle.hpp"

namespace reckon::letters {

/// Returns each rule that these digits break, as a sentence without a full stop; none for an
/// answer. All cells must have digits of the base.
std::vector<std::string> mistakes(const Puzzle& puzzle, std::span<const std::uint8_t> digits);

}  // namespace reckon::letters
