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

/// The games to count.
struct CountsRequest {
  krypto::Games games;
  Rules rules = Rules::house;
  krypto::Form form = krypto::Form::distinct;
};

/// The output files.
struct CountsFiles {
  /// The table: comma-separated with a header line, a line for each game.
  std::optional<std::string> table;
  /// The games with exactly one solution, in the format of those without one.
  std::optional<std::string> unique;
};

/// The summary of the counts.
struct CountsSummary {
  /// A game and its number of solutions.
  struct Game {
    std::vector<std::int64_t> cards;
    std::int64_t objective = 0;
    std::uint32_t solutions = 0;
  };

  std::uint64_t games = 0;
  std::uint64_t solutions = 0;  ///< of all games together
  /// Item n is the number of games with n solutions; the last one is not 0.
  std::vector<std::uint64_t> games_by_solutions;
  std::optional<Game> first_unique;
  Game richest;  ///< the first of those with the most

  std::uint64_t fewest() const;
  /// Returns the smallest number that at least half of the games do not exceed.
  std::uint64_t median() const;
  std::uint64_t games_with(std::uint64_t count) const;

  /// Adds one more game.
  void add(std::span<const std::int64_t> cards, std::int64_t objective, std::uint32_t count);
  /// Adds another summary, whose games all come after these.
  void add(const CountsSummary& later);
};

/// Returns the work of counting all games, a run of hands in each piece. The shared data of the
/// pieces is made on this many threads.
work::Work counts_work(const CountsRequest& request, unsigned threads);

/// Writes the results of counts_work(), whose number among the works is `work`. The lines are made
/// on this many threads.
CountsSummary write_counts(const CountsRequest& request, const CountsFiles& files,
                           const Results& results, std::size_t work, unsigned threads);

Json json_of(const CountsSummary& summary);
void print_summary(const CountsSummary& summary);

}  // namespace reckon::cli
