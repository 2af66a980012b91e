// SPDX-License-Identifier: MIT
// Work on several threads, with a progress bar where one is wanted.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "app/cli/frame/command_line.hpp"
#include "app/cli/frame/output.hpp"

namespace reckon::cli {

/// Adds `--threads N`.
void add_threads(const Command& command, std::optional<std::uint64_t>& threads);
/// How many were asked for; else as many as this process may run at once.
unsigned threads_of(const std::optional<std::uint64_t>& asked);

/// Does work(0), ..., work(pieces - 1) and returns when all are done.
using EachPiece =
    std::function<void(std::uint64_t pieces, const std::function<void(std::uint64_t piece)>& work)>;
EachPiece on_threads(unsigned threads, Progress* progress = nullptr);

}  // namespace reckon::cli
