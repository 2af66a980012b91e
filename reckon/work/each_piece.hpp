// Work cut into numbered pieces, done on several threads.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>

namespace reckon::work {

/// How pieces are made and what becomes of them.
struct Job {
  /// Makes the result of a piece; runs on any of the threads, on several at a time.
  std::function<std::string(std::uint64_t piece)> make;
  /// Takes the result of a piece. Runs in the calling thread, for one piece after the other, in the
  /// order in which they are finished: what it builds must not depend on that.
  std::function<void(std::uint64_t piece, const std::string& result)> take;
  /// Runs in the calling thread, some ten times a second. What it throws ends the work.
  std::function<void()> wait;
};

/// Does the pieces, each once, on `threads` threads, at least one. Returns when all are taken. What
/// `make`, `take` or `wait` throws ends the work as soon as the pieces in hand are finished, and is
/// thrown from here. Results wait for `take` only as many as there are threads, so memory stays
/// small. Cost: one lock a piece.
void each_piece(std::span<const std::uint64_t> pieces, unsigned threads, const Job& job);

}  // namespace reckon::work
