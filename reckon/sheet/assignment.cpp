// SPDX-License-Identifier: MIT
#include "reckon/sheet/assignment.hpp"

#include <algorithm>
#include <limits>

namespace reckon::sheet {

// The Hungarian method, by shortest augmenting paths. Places and things count from 1; place 0 is a
// helper that holds the thing which is being assigned.
std::vector<std::size_t> cheapest_assignment(const std::vector<std::vector<std::int64_t>>& costs) {
  constexpr std::int64_t kFar = std::numeric_limits<std::int64_t>::max() / 4;
  const std::size_t count = costs.size();
  std::vector<std::int64_t> of_row(count + 1, 0);
  std::vector<std::int64_t> of_column(count + 1, 0);
  std::vector<std::size_t> row_of(count + 1, 0);
  std::vector<std::size_t> before(count + 1, 0);
  for (std::size_t row = 1; row <= count; ++row) {
    row_of[0] = row;
    std::size_t here = 0;
    std::vector<std::int64_t> least(count + 1, kFar);
    std::vector<bool> seen(count + 1, false);
    while (row_of[here] != 0) {
      seen[here] = true;
      const std::size_t from = row_of[here];
      std::int64_t step = kFar;
      std::size_t next = 0;
      for (std::size_t column = 1; column <= count; ++column) {
        if (seen[column]) continue;
        const std::int64_t reduced = costs[from - 1][column - 1] - of_row[from] - of_column[column];
        if (reduced < least[column]) {
          least[column] = reduced;
          before[column] = here;
        }
        if (least[column] < step) {
          step = least[column];
          next = column;
        }
      }
      for (std::size_t column = 0; column <= count; ++column) {
        if (seen[column]) {
          of_row[row_of[column]] += step;
          of_column[column] -= step;
        } else {
          least[column] -= step;
        }
      }
      here = next;
    }
    while (here != 0) {
      row_of[here] = row_of[before[here]];
      here = before[here];
    }
  }
  std::vector<std::size_t> things(count);
  for (std::size_t column = 1; column <= count; ++column) things[row_of[column] - 1] = column - 1;
  return things;
}

}  // namespace reckon::sheet
