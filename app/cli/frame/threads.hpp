// SPDX-License-Identifier: MIT
// Work on several threads, optionally with a progress bar.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "app/cli/frame/command_line.hpp"
#include "app/cli/frame/output.hpp"

namespace reckon::cli {

/// Adds `--threads N`.
void add_threads(const Command& command, std::optional<std::uint64_t>& threads);
/// Returns the number of threads: as requested, or as many as this process can run at the same
/// time.
unsigned threads_of(const std::optional<std::uint64_t>& asked);

/// Does work(0), ..., work(pieces - 1) and returns when all are done.
using EachPiece =
    std::function<void(std::uint64_t pieces, const std::function<void(std::uint64_t piece)>& work)>;
EachPiece on_threads(unsigned threads, Progress* progress = nullptr);

}  // namespace reckon::cli
