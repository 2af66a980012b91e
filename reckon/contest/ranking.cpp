// SPDX-License-Identifier: MIT
#include "reckon/contest/ranking.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <utility>

namespace reckon::contest {

namespace {

// Returns the rank of each: one more than those whose key is larger.
template <typename Key>
std::vector<std::int64_t> ranks_of(const std::vector<Key>& keys) {
  std::vector<Key> sorted = keys;
  std::ranges::sort(sorted, std::greater<>());
  std::vector<std::int64_t> ranks;
  for (const Key& key : keys) {
    const auto better = std::ranges::lower_bound(sorted, key, std::greater<>()) - sorted.begin();
    ranks.push_back(1 + static_cast<std::int64_t>(better));
  }
  return ranks;
}

}  // namespace

std::vector<Standing> standings(std::span<const Score> scores) {
  std::vector<std::int64_t> points;
  for (const Score& score : scores) points.push_back(score.points);
  std::vector<std::int64_t> sorted = points;
  std::ranges::sort(sorted);
  // Times of entrants by points, where they have one.
  std::map<std::int64_t, std::vector<std::int64_t>> times;
  for (const Score& score : scores) {
    if (score.time) times[score.points].push_back(*score.time);
  }
  for (auto& [unused, of_points] : times) std::ranges::sort(of_points);
  std::vector<Standing> standings;
  const auto all = static_cast<std::int64_t>(scores.size());
  for (const Score& score : scores) {
    const auto [first, last] = std::ranges::equal_range(sorted, score.points);
    const auto less = static_cast<std::int64_t>(first - sorted.begin());
    const auto equal = static_cast<std::int64_t>(last - first);
    Standing& standing = standings.emplace_back();
    standing.rank = 1 + all - less - equal;
    if (score.time) {
      const auto& of_points = times[score.points];
      standing.rank += std::ranges::lower_bound(of_points, *score.time) - of_points.begin();
    }
    standing.share_below = (2 * less + equal) * kWholeShare / (2 * all);
  }
  return standings;
}

std::vector<CupStanding> cup_standings(std::span<const SeasonPoints> entrants, std::size_t count) {
  std::vector<CupStanding> standings;
  std::vector<std::pair<std::int64_t, std::int64_t>> keys;
  for (const SeasonPoints& contests : entrants) {
    std::vector<std::int64_t> points;
    for (const auto& of_contest : contests) {
      if (of_contest) points.push_back(*of_contest);
    }
    std::ranges::sort(points, std::greater<>());
    const auto best = points.begin() + static_cast<std::ptrdiff_t>(std::min(count, points.size()));
    standings.push_back({.best = std::accumulate(points.begin(), best, std::int64_t{0}),
                         .all = std::accumulate(points.begin(), points.end(), std::int64_t{0})});
    keys.emplace_back(standings.back().best, standings.back().all);
  }
  const auto ranks = ranks_of(keys);
  for (std::size_t i = 0; i < ranks.size(); ++i) standings[i].rank = ranks[i];
  return standings;
}

}  // namespace reckon::contest
