// The number of solutions of every game: counted on threads, kept in a checkpoint, written as a
// table.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/output.hpp"
#include "reckon/krypto/census.hpp"

namespace reckon::cli {

/// What to count, and where to put it.
struct CountsRequest {
  krypto::Games games;
  Rules rules = Rules::house;
  krypto::Form form = krypto::Form::distinct;
  unsigned threads = 1;
  /// Where the table goes: comma-separated with a header line, a line a game.
  std::optional<std::string> table;
  /// Where the games with exactly one solution go, written like the games without one.
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
};

/// Counts the solutions of all games. Finished pieces are kept in `<table>.checkpoint`, from where
/// the same request goes on after it was cut; it is gone when the table is written.
CountsSummary count_solutions(const CountsRequest& request);

Json json_of(const CountsSummary& summary);
void print_summary(const CountsSummary& summary);

}  // namespace reckon::cli
