// SPDX-License-Identifier: MIT
// Operator settings of zero grids, with the results about their numbers.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/frame/output.hpp"
#include "app/cli/letters/operator_pattern.hpp"
#include "reckon/zero/zero_search.hpp"
#include "reckon/zero/zero_three.hpp"

namespace reckon::cli {

/// Adds `--rows R` and `--columns C`.
void add_sides(const Command& command, std::optional<std::uint64_t>& rows,
               std::optional<std::uint64_t>& columns);
/// Returns the length of a side, 3 by default; a length outside 3 to `most` is a Fault about the
/// flag.
std::uint8_t side(const std::string& flag, const std::optional<std::uint64_t>& given,
                  std::size_t most = letters::kMostSide);

/// The names of a kind, in JSON and in a line of text.
struct ZeroKindName {
  zero::ZeroKind kind;
  const char* key;
  const char* words;
};
/// Returns all of them, the best solution last.
const std::vector<ZeroKindName>& zero_kind_names();

/// Returns a family of 3 x 3 as a grid text, with t as the growing parameter: t = 1, 2, 3, ...
std::string text_of(const zero::ZeroFamily& family, letters::Typography typography);

/// Returns how many settings have one of these, from a least number on.
std::uint64_t settings_with_grids(const std::vector<zero::ZeroFamily>& families,
                                  std::int64_t least);

/// A Fault if some systems or settings, called `what`, are left undecided.
void expect_decided(std::uint64_t undecided, std::string_view what);

/// Returns the pattern for the 16 operators of 3 x 3, if one was given.
std::optional<OperatorPattern> zero_pattern_of(const std::optional<std::string>& operators);

/// Selects settings of 3 x 3.
struct ZeroWish {
  bool all_operators = false;  ///< all four occur
  bool solvable = false;       ///< solutions in numbers other than 0 exist
  std::optional<OperatorPattern> pattern;
};

struct ZeroSetting {
  zero::OperatorString operators;  ///< in reading order
  /// The kind of its solutions in numbers other than 0; empty if unknown.
  std::optional<zero::ZeroKind> kind;
  /// Grids of positive integers: all of them if the kind is known, else an example.
  std::vector<zero::ZeroFamily> families;
  zero::Numbers example;
};

/// Returns the decided settings of 3 x 3 with a minus in every line, ordered by + < - < * < /.
/// Takes a second.
std::vector<ZeroSetting> decided_settings(const ZeroWish& wish);

/// Searches until `take` has accepted `count` grids; fewer if no more are found in some minutes.
/// Calls `look` with the current number before each attempt. Ctrl-C is a Fault.
void take_grids(zero::ZeroSearch& search, std::uint64_t count,
                const std::function<bool(const zero::ZeroGrid& grid)>& take,
                const std::function<void(std::uint64_t taken)>& look = {});

/// Returns settings of a larger size for which the search finds a grid, each with that grid.
/// Returns at most `count`, and fewer if the search finds no more.
std::vector<ZeroSetting> found_settings(zero::ZeroSearch& search, std::uint64_t count);

/// Returns the results, in the form of the index of an export.
Json json_of(const ZeroSetting& setting);

}  // namespace reckon::cli
