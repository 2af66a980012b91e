// SPDX-License-Identifier: MIT
// Work cut into numbered pieces, done on several threads.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>

#include "reckon/work/crew.hpp"

namespace reckon::work {

/// How pieces are made and what becomes of them.
struct Job {
  Make make;
  /// Takes the result of a piece. Runs in the calling thread, for one piece after the other, in the
  /// order in which they are finished: what it builds must not depend on that.
  std::function<void(std::uint64_t piece, const std::string& result)> take;
  /// Runs in the calling thread, ten times a second or more often. What it throws ends the work.
  std::function<void()> wait;
};

/// Does the pieces, each once, on `threads` threads, at least one. Returns when all are taken. What
/// `make`, `take` or `wait` throws ends the work as soon as the pieces in hand are finished, and is
/// thrown from here. A thread is at most a few pieces ahead of `take`, so memory stays small.
void each_piece(std::span<const std::uint64_t> pieces, unsigned threads, const Job& job);

}  // namespace reckon::work
