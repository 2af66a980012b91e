// SPDX-License-Identifier: MIT
// The number of solutions of every game: counted in pieces, written as a table.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/cli/frame/output.hpp"
#include "app/cli/long/long_work.hpp"
#include "reckon/krypto/census/census.hpp"
#include "reckon/work/work.hpp"

namespace reckon::cli {

/// What to count.
struct CountsRequest {
  krypto::Games games;
  Rules rules = Rules::house;
  krypto::Form form = krypto::Form::distinct;
};

/// Where the counts go.
struct CountsFiles {
  /// Of the table: comma-separated with a header line, a line a game.
  std::optional<std::string> table;
  /// Of the games with exactly one solution, written like the games without one.
  std::optional<std::string> unique;
};

/// What the counts come to.
struct CountsSummary {
  /// A game and how many solutions it has.
  struct Game {
    std::vector<std::int64_t> cards;
    std::int64_t objective = 0;
    std::uint32_t solutions = 0;
  };

  std::uint64_t games = 0;
  std::uint64_t solutions = 0;  ///< of all games together
  /// Item n says how many games have n solutions; the last one is not 0.
  std::vector<std::uint64_t> games_by_solutions;
  std::optional<Game> first_unique;
  Game richest;  ///< the first of those with most

  std::uint64_t fewest() const;
  /// The smallest number that at least half of the games do not exceed.
  std::uint64_t median() const;
  std::uint64_t games_with(std::uint64_t count) const;

  /// Counts in one more game.
  void add(std::span<const std::int64_t> cards, std::int64_t objective, std::uint32_t count);
  /// Counts in those of another summary, all of which come after these.
  void add(const CountsSummary& later);
};

/// The counting of all games, a run of hands in each piece. What the pieces have in common is made
/// on this many threads.
work::Work counts_work(const CountsRequest& request, unsigned threads);

/// Writes what the pieces of counts_work() hold, which are those of this number among the results.
/// The lines are made on this many threads.
CountsSummary write_counts(const CountsRequest& request, const CountsFiles& files,
                           const Results& results, std::size_t work, unsigned threads);

Json json_of(const CountsSummary& summary);
void print_summary(const CountsSummary& summary);

}  // namespace reckon::cli
