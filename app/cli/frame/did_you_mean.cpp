// SPDX-License-Identifier: MIT
#include "app/cli/frame/did_you_mean.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace reckon::cli {

std::size_t typing_distance(std::string_view from, std::string_view to) {
  // Rows of the table of distances between prefixes: the one before last, the last, and this one.
  std::vector<std::size_t> before(to.size() + 1);
  std::vector<std::size_t> last(to.size() + 1);
  std::vector<std::size_t> row(to.size() + 1);
  for (std::size_t j = 0; j <= to.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= from.size(); ++i) {
    before = std::exchange(last, std::exchange(row, std::move(before)));
    row[0] = i;
    for (std::size_t j = 1; j <= to.size(); ++j) {
      const std::size_t other = last[j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1);
      row[j] = std::min({other, last[j] + 1, row[j - 1] + 1});
      const bool swapped = i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1];
      if (swapped) row[j] = std::min(row[j], before[j - 2] + 1);
    }
  }
  return row[to.size()];
}

std::string nearest_name(std::string_view typed, std::span<const std::string> names) {
  constexpr std::size_t kLongest = 40;  // longer than any name
  constexpr std::size_t kLeastBeginning = 2;
  if (typed.size() > kLongest) return {};
  std::string nearest;
  std::size_t least = kLongest;
  for (const std::string& name : names) {
    const std::size_t steps = typing_distance(typed, name);
    const std::size_t letters = name.size() - std::min(name.find_first_not_of('-'), name.size());
    const bool begun = typed.size() >= kLeastBeginning && name.starts_with(typed) &&
                       typed.find_first_not_of('-') != typed.npos;
    const std::size_t near = std::max<std::size_t>(1, letters / 3);
    if ((begun || steps <= near) && steps < least) {
      least = steps;
      nearest = name;
    }
  }
  return nearest;
}

}  // namespace reckon::cli
