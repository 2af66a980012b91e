// SPDX-License-Identifier: MIT
// Pieces handed out to many processes, to each as it is ready for more.
//
//     rank 0    hands out pieces, and does some itself     its results: taken by rank 0
//     rank 1    asks for one more than it has threads      its results: taken by rank 1
//     rank 2    ...
//
// Only numbers travel; what a result is and where it goes, each process sees to itself. One piece
// lies ready while another is being made, so no thread waits for an answer. A slow piece holds up
// nobody: the others go on with the rest.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "reckon/work/channel.hpp"
#include "reckon/work/each_piece.hpp"

namespace reckon::work {

/// What rank 0 does: hands out the pieces, each once, and does its part on `threads` threads.
/// Returns when all are finished and all other ranks have said goodbye. `done_elsewhere` hears of
/// each piece that another rank has finished. Throws like each_piece(); the other ranks then wait
/// for ever, and have to be ended.
void lead(Channel& channel, std::span<const std::uint64_t> pieces, unsigned threads, const Job& job,
          const std::function<void(std::uint64_t piece)>& done_elsewhere);

/// What all others do: the pieces that rank 0 gives them, on `threads` threads, at least one.
/// `goodbye` runs when all are taken, before rank 0 learns that there is no more to come.
void follow(Channel& channel, unsigned threads, const Job& job,
            const std::function<void()>& goodbye);

}  // namespace reckon::work
