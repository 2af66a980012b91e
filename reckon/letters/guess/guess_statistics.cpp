// SPDX-License-Identifier: MIT
#include "reckon/letters/guess/guess_statistics.hpp"

#include <algorithm>
#include <cmath>

namespace reckon::letters {

GuessStatistics statistics_of(std::vector<std::uint64_t> guesses) {
  if (guesses.empty()) return {};
  std::ranges::sort(guesses);
  const std::uint64_t runs = guesses.size();
  __extension__ using Wide = unsigned __int128;
  Wide sum = 0;
  Wide squares = 0;
  for (const std::uint64_t count : guesses) {
    sum += count;
    squares += Wide{count} * count;
  }
  GuessStatistics statistics;
  statistics.mean = static_cast<double>(sum) / static_cast<double>(runs);
  if (runs > 1) {
    constexpr double kErrors = 1.96;
    const Wide scatter = runs * squares - sum * sum;
    const Wide scale = Wide{runs} * runs * (runs - 1);
    statistics.half_width =
        kErrors * std::sqrt(static_cast<double>(scatter) / static_cast<double>(scale));
  }
  const auto at = [&](std::uint64_t index) { return guesses[static_cast<std::size_t>(index)]; };
  statistics.median = static_cast<double>(at((runs - 1) / 2) + at(runs / 2)) / 2;
  statistics.ninety_percent = at((9 * runs + 9) / 10 - 1);
  statistics.most = guesses.back();
  return statistics;
}

}  // namespace reckon::letters
