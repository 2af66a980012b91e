// SPDX-License-Identifier: MIT
#include "reckon/work/each_piece.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>

namespace reckon::work {

void each_piece(std::span<const std::uint64_t> pieces, unsigned threads, const Job& job) {
  constexpr std::size_t kAhead =
      4;  // pieces queued per thread, so that no thread waits for the next
  constexpr std::chrono::milliseconds kBetweenLooks(100);
  const std::size_t useful = std::min<std::size_t>(std::max(threads, 1U), pieces.size());
  if (useful == 0) return;
  Crew crew(static_cast<unsigned>(useful), job.make);
  std::size_t given = 0;
  while (given < pieces.size() || crew.in_hand() > 0) {
    job.wait();
    while (given < pieces.size() && crew.in_hand() < kAhead * useful) crew.give(pieces[given++]);
    if (const auto made = crew.take(kBetweenLooks)) job.take(made->piece, made->result);
  }
}

}  // namespace reckon::work
