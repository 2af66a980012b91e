// SPDX-License-Identifier: MIT
// The census as long work, and the games that a command asks for.
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

// Each adds an option of the games to a command, which sets the value.
void add_cards(const Command& command, std::optional<std::uint64_t>& cards);
void add_largest_card(const Command& command, std::optional<std::uint64_t>& card);
void add_objectives(const Command& command, std::string& range);

/// The range that `--objectives` gives: `1-25`, `100` or `-5-5`; a Fault if it is not a range.
std::pair<std::int64_t, std::int64_t> objectives_named(std::string_view text);

/// The census of these games in pieces.
work::Work census_work(const krypto::Games& games, Rules rules, bool linear);
/// Puts together what the pieces of census_work() hold, which are those of this number among the
/// results.
krypto::Census census_in(const krypto::Games& games, const Results& results, std::size_t work);

}  // namespace reckon::cli
