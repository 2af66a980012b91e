// SPDX-License-Identifier: MIT
// The census as long work, and the options that select its games.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "app/cli/frame/command_line.hpp"
#include "app/cli/long/long_work.hpp"
#include "reckon/krypto/census/census.hpp"
#include "reckon/work/work.hpp"

namespace reckon::cli {

// Each adds an option for the games to a command, which sets the value.
void add_cards(const Command& command, std::optional<std::uint64_t>& cards);
void add_largest_card(const Command& command, std::optional<std::uint64_t>& card);
void add_objectives(const Command& command, std::string& range);

/// Returns the range in `--objectives`: `1-25`, `100` or `-5-5`; a Fault if it is not a range.
std::pair<std::int64_t, std::int64_t> objectives_named(std::string_view text);

/// Returns the census of these games as work in pieces.
work::Work census_work(const krypto::Games& games, Rules rules, bool linear);
/// Combines the results of census_work(), whose number among the works is `work`.
krypto::Census census_in(const krypto::Games& games, const Results& results, std::size_t work);

}  // namespace reckon::cli
