// SPDX-License-Identifier: MIT
// Does numbered pieces of work on several threads.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>

#include "reckon/work/crew.hpp"

namespace reckon::work {

/// The functions that make a piece and use its result.
struct Job {
  Make make;
  /// Takes the result of a piece. Runs in the calling thread, one piece at a time, in order of
  /// completion; the outcome must not depend on that order.
  std::function<void(std::uint64_t piece, const std::string& result)> take;
  /// Runs in the calling thread at least ten times a second. An exception ends the work.
  std::function<void()> wait;
};

/// Does each piece once, on `threads` threads, at least one. Returns when all results are taken. An
/// exception from `make`, `take` or `wait` ends the work when the pieces in progress are finished;
/// each_piece() then rethrows it. A thread is at most a few pieces ahead of `take`, so memory stays
/// small.
void each_piece(std::span<const std::uint64_t> pieces, unsigned threads, const Job& job);

}  // namespace reckon::work
