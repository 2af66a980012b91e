// The puzzles of a sheet: made to order, again from their codes, or out of the bank.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "reckon/sheet/maker.hpp"
#include "reckon/store/bank.hpp"

namespace reckon::cli {

/// Makes the puzzles by sheet::Maker, with a progress bar, and verifies every answer. Fault where
/// there are too few.
std::vector<kinds::Entry> make_puzzles(const sheet::SheetOrder& wishes, std::uint64_t seed);

/// The puzzles of these codes, in this order; an invalid code is a Fault.
std::vector<kinds::Entry> puzzles_of(const std::vector<std::string>& codes);

/// What the bank is asked for: as many of each kind and level as sheet::Maker would make.
std::vector<store::Request> requests_of(const sheet::SheetOrder& wishes);
/// These puzzles of the bank, their letters named in the order in which they appear. A Fault if
/// there is one that no sheet can show.
std::vector<kinds::Entry> puzzles_of(std::span<const store::Stored> taken);

}  // namespace reckon::cli
