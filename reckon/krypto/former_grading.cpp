// SPDX-License-Identifier: MIT
// The levels of earlier versions of the grading, by which published puzzles were chosen.
#include <algorithm>
#include <array>
#include <bit>

#include "reckon/krypto/grade.hpp"

namespace reckon::krypto {

namespace {

// Each doubling of the solutions makes a hand easier.
std::int64_t score_by(std::uint32_t effort, std::uint64_t distinct) {
  return std::int64_t{effort} - 2 * static_cast<std::int64_t>(std::bit_width(distinct));
}

int level_by(std::int64_t score) {
  // The highest score of levels 1 to 4.
  constexpr std::array<std::int64_t, 4> kHighest = {-1, 3, 7, 11};
  return 1 + static_cast<int>(std::ranges::count_if(
                 kHighest, [&](std::int64_t highest) { return score > highest; }));
}

}  // namespace

std::int64_t score_by_steps(const Grade& grade) { return score_by(grade.effort, grade.distinct); }

int level_by_steps(const Grade& grade) { return level_by(score_by_steps(grade)); }

int level_by_text(const Grade& grade) {
  return level_by(score_by(grade.text_effort, grade.distinct));
}

}  // namespace reckon::krypto
