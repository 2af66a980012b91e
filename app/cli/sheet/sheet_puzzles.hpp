// SPDX-License-Identifier: MIT
// The puzzles of a sheet: made to order, or restored from their codes.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "reckon/sheet/maker.hpp"

namespace reckon::cli {

/// Makes the puzzles by sheet::Maker, with a progress bar, and verifies every answer. A Fault if
/// too few exist.
std::vector<kinds::Entry> make_puzzles(const sheet::SheetOrder& wishes, std::uint64_t seed);

/// Returns the puzzles of these codes, in this order; an invalid code is a Fault.
std::vector<kinds::Entry> puzzles_of(const std::vector<std::string>& codes);

/// Returns the stated questions of these files, in this order; what is wrong with one is a Fault.
std::vector<kinds::Entry> questions_of(const std::vector<std::string>& files);

}  // namespace reckon::cli
