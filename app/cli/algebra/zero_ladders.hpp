// SPDX-License-Identifier: MIT
// The zero grids of 3 x 5 and 5 x 3 as long work.
#pragma once

#include <optional>

#include "app/cli/frame/commands.hpp"
#include "app/cli/long/long_work.hpp"
#include "reckon/algebra/zero_ladders.hpp"

namespace reckon::cli {

/// Finds all grids of a decided size, in pieces; empty if another process answers.
std::optional<algebra::LadderCensus> run_ladders(const Command& command,
                                                 const LongWorkOptions& options,
                                                 const zero::ZeroLayout& layout);

}  // namespace reckon::cli
