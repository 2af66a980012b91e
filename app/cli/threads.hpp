// Work on several threads, with a progress bar.
#pragma once

#include <cstdint>
#include <optional>

#include "app/cli/command_line.hpp"
#include "app/cli/output.hpp"
#include "reckon/krypto/census.hpp"

namespace reckon::cli {

/// Adds `--threads N`.
void add_threads(const Command& command, std::optional<std::uint64_t>& threads);
/// How many were asked for; else as many as the machine has.
unsigned threads_of(const std::optional<std::uint64_t>& asked);

/// Does the pieces of a census on threads.
krypto::EachPiece on_threads(unsigned threads, Progress& progress);

}  // namespace reckon::cli
