// SPDX-License-Identifier: MIT
// Hands out pieces to many processes, to each as it becomes ready.
//
//     rank 0    hands out pieces, and does some itself     its results: taken by rank 0
//     rank 1    asks for one more than it has threads      its results: taken by rank 1
//     rank 2    ...
//
// Messages carry only numbers; each process handles its own results. One piece is queued while
// another is being made, so no thread waits for a reply. A slow piece does not delay the other
// processes.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "reckon/work/channel.hpp"
#include "reckon/work/each_piece.hpp"

namespace reckon::work {

/// Runs rank 0: hands out each piece once, and does its share on `threads` threads. Returns when
/// all pieces are finished and all other ranks have said goodbye. Calls `done_elsewhere` for each
/// piece that another rank has finished. Throws like each_piece(); the other ranks then wait
/// without end, and must be killed.
void lead(Channel& channel, std::span<const std::uint64_t> pieces, unsigned threads, const Job& job,
          const std::function<void(std::uint64_t piece)>& done_elsewhere);

/// Runs any other rank: does the pieces that rank 0 sends, on `threads` threads, at least one.
/// Calls `goodbye` when all results are taken, before rank 0 learns that this rank is done.
void follow(Channel& channel, unsigned threads, const Job& job,
            const std::function<void()>& goodbye);

}  // namespace reckon::work
