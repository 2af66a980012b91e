// SPDX-License-Identifier: MIT
// Other versions of a sheet, so that neighbours do not copy from each other.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "reckon/kinds/kind.hpp"
#include "reckon/krypto/solver.hpp"

namespace reckon::sheet {

/// How many versions a sheet has.
inline constexpr std::uint64_t kMostVersions = 4;

/// By which grading versions are as hard. Versions of sheets were given out by these:
enum class Grading : std::uint8_t {
  former,     ///< version 2 of the grading of hands, 1 of that of alphametics
  given_out,  ///< version 3 of both, by which links are made
  latest,     ///< that of today
};

/// Version `version` of a sheet, 2 to kMostVersions: the same classes at the same levels, the same
/// for the same sheet. Hands have their cards in another order, letter grids are turned or
/// mirrored, which renames their letters, sums of words have their addends in another order.
/// Neighbours of one kind, level and rules change places. A puzzle stays as it is where no such
/// change keeps its level: hands of equal cards, long multiplications, grids that ask for numbers.
/// Cost: up to seven solutions a puzzle, of the budget of the solver; means nothing if that is
/// over.
std::vector<kinds::Entry> version_of(krypto::Solver& solver, std::span<const kinds::Entry> sheet,
                                     std::uint64_t version, Grading grading = Grading::latest);

}  // namespace reckon::sheet
