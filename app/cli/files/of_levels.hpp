// SPDX-License-Identifier: MIT
// Makes puzzles until one is of the wanted levels.
#pragma once

#include <optional>

#include "reckon/kinds/kind.hpp"
#include "reckon/text/result.hpp"

namespace reckon::cli {

/// Returns the level if one alone is wanted, which generators look for themselves.
inline std::optional<int> only_level(const std::optional<kinds::Levels>& levels) {
  if (!levels || levels->least != levels->most) return std::nullopt;
  return levels->least;
}

/// Returns the next puzzle of these levels, any if empty; refuses what `next` refuses, and levels
/// that a hundred thousand puzzles do not have.
template <typename Next>
auto next_of_levels(const std::optional<kinds::Levels>& levels, const Next& next)
    -> decltype(next()) {
  constexpr int kMostTries = 100'000;
  for (int tries = 0; tries < kMostTries; ++tries) {
    auto made = next();
    if (!made || !levels || levels->has(made->grade.level)) return made;
  }
  return failure("no puzzle of these levels was found: choose others with --difficulty");
}

}  // namespace reckon::cli
