// SPDX-License-Identifier: MIT
// Whether an alphametic is small enough to be worked on here.
#pragma once

#include <algorithm>
#include <cstdint>

#include "reckon/letters/puzzle.hpp"

namespace reckon::api {

/// Whether no relation needs much work in one go, which a budget cannot end.
inline bool is_small_work(const letters::Puzzle& puzzle) {
  constexpr std::uint64_t kMostAtOnce = 5'000'000;  // steps
  return std::ranges::all_of(work_of_relations(puzzle),
                             [](std::uint64_t steps) { return steps <= kMostAtOnce; });
}

}  // namespace reckon::api
