// SPDX-License-Identifier: MIT
#include "app/cli/frame/threads.hpp"

#include <sched.h>

#include <algorithm>
#include <numeric>
#include <string>
#include <thread>
#include <vector>

#include "app/cli/frame/options.hpp"
#include "reckon/work/each_piece.hpp"

namespace reckon::cli {

namespace {

constexpr std::uint64_t kMostThreads = 1024;

}  // namespace

void add_threads(const Command& command, std::optional<std::uint64_t>& threads) {
  add_number(command, "--threads", threads, "Number of threads (default: one for each processor)",
             {.first = 1, .last = kMostThreads})
      .type_name("N");
}

unsigned threads_of(const std::optional<std::uint64_t>& asked) {
  if (!asked) {
    // A batch system may give a job only some of the processors.
    cpu_set_t processors;
    if (sched_getaffinity(0, sizeof processors, &processors) == 0) {
      return static_cast<unsigned>(std::max(CPU_COUNT(&processors), 1));
    }
    return std::max(std::thread::hardware_concurrency(), 1U);
  }
  return static_cast<unsigned>(*asked);
}

EachPiece on_threads(unsigned threads, Progress* progress) {
  return [threads, progress](std::uint64_t pieces, const std::function<void(std::uint64_t)>& work) {
    std::vector<std::uint64_t> all(pieces);
    std::iota(all.begin(), all.end(), std::uint64_t{0});
    std::uint64_t done = 0;
    work::each_piece(all, threads,
                     {.make =
                          [&](std::uint64_t piece) {
                            work(piece);
                            return std::string();
                          },
                      .take = [&](std::uint64_t, const std::string&) { ++done; },
                      .wait =
                          [&] {
                            if (progress != nullptr) progress->look(done, pieces);
                          }});
  };
}

}  // namespace reckon::cli
