// SPDX-License-Identifier: MIT
// Ranks and shares of entrants, and the cup of a season.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace reckon::contest {

/// The result by which entrants of a level are compared.
struct Score {
  std::int64_t points = 0;
  /// Breaks ties if the organiser wants it; empty, and so equal to all, for attempts with extra
  /// time or an outage. In seconds.
  std::optional<std::int64_t> time{};
};

/// The place of an entrant in a level.
struct Standing {
  std::int64_t rank = 1;  ///< one more than the entrants who are better: 1, 1, 3
  /// (less + half of the equal ones) / all, in hundred-thousandths, rounded down. Equal are those
  /// with the same points, oneself included.
  std::int64_t share_below = 0;

  friend bool operator==(const Standing&, const Standing&) = default;
};
inline constexpr std::int64_t kWholeShare = 100'000;

/// Returns the standing of each entrant among these. Time matters to ranks only, and only where
/// both have one. Cost: n log n.
std::vector<Standing> standings(std::span<const Score> scores);

/// The contests of a season for one entrant: the points of each, none where the entrant was absent.
using SeasonPoints = std::vector<std::optional<std::int64_t>>;
/// The place in the cup.
struct CupStanding {
  std::int64_t best = 0;  ///< the sum of the best contests that count
  std::int64_t all = 0;   ///< the sum of all, which breaks ties
  std::int64_t rank = 1;

  friend bool operator==(const CupStanding&, const CupStanding&) = default;
};

/// Returns the standings in the cup, where the best `count` contests count.
std::vector<CupStanding> cup_standings(std::span<const SeasonPoints> entrants, std::size_t count);

}  // namespace reckon::contest
