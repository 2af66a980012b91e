// SPDX-License-Identifier: MIT
// Puzzles that an organiser has chosen for days.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "app/answers/values.hpp"
#include "reckon/daily/daily.hpp"
#include "reckon/text/result.hpp"

namespace reckon::answers {

/// A list of puzzles: of each kind, the first one is that of the first day, the next one that of
/// the day after, and so on. Days and kinds that it lacks keep their usual puzzles.
class DayList {
 public:
  /// The number of puzzles that a list may have.
  static constexpr std::size_t kMost = 10'000;
  /// Is called after each puzzle with how many of how many are read.
  using Look = std::function<void(std::size_t done, std::size_t all)>;

  /// Reads a list as `reckon bank find --json` and `reckon contest days` write it, solves its
  /// puzzles and grades them. Its first day is `from`, or else that of its key "from". Puzzles of
  /// kinds that days do not have are left out, as are other keys. Refuses puzzles that do not have
  /// exactly one answer, and hands without a solution; errors have their place in the text. Cost:
  /// some 5 ms for a grid, 1 ms for a hand.
  static Result<DayList> read(std::string_view text, std::optional<daily::Date> from,
                              const Look& look);

  /// Returns the puzzle of a kind on a day, as in schemas/day-puzzle.json with its solution; null
  /// if the list has none.
  const Json* find(daily::Date date, daily::Kind kind) const {
    const std::vector<Json>& puzzles = puzzles_.at(kind.place());
    const auto days = (std::chrono::sys_days(date) - std::chrono::sys_days(first_)).count();
    if (days < 0 || static_cast<std::size_t>(days) >= puzzles.size()) return nullptr;
    return &puzzles[static_cast<std::size_t>(days)];
  }

 private:
  daily::Date first_{};
  std::array<std::vector<Json>, daily::kAllKinds.size()> puzzles_{};
};

/// Puts the puzzles of a list into the document of a day by json_of_day(), with their solutions if
/// it has those. A puzzle that the list lacks stays.
void put_listed(const DayList& list, daily::Date date, Json& day, bool solutions);

}  // namespace reckon::answers
