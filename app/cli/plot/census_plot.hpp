// SPDX-License-Identifier: MIT
// Pictures of a census.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/cli/plot/gnuplot.hpp"

namespace reckon::cli {

/// Visits the hands of a census in order, each with its cards and a function that tells whether an
/// objective has a solution.
using Solvable = std::function<bool(std::int64_t objective)>;
using EachHand = std::function<void(
    const std::function<void(std::span<const std::int64_t> cards, const Solvable&)>& visit)>;

/// The data of a census's picture, a panel each; a panel without data is omitted.
struct CensusPictures {
  /// For each objective in order, the number of games without a solution under these rules.
  struct Curve {
    std::string name;
    std::vector<std::uint64_t> unsolvable;
  };
  using Share = std::optional<double>;

  std::string title;
  std::string rules;  ///< the rules of shares and games_by_solutions
  std::int64_t first_objective = 1;
  std::uint64_t games_per_objective = 0;
  std::vector<Curve> by_objective;  ///< one or more rule sets, equally long
  std::int64_t largest_card = 0;
  /// The share, 0 to 1, of the games without a solution by [smallest card][largest card], row after
  /// row. Both cards are from 1 to largest_card. Empty if no such hand exists.
  std::vector<Share> shares;
  /// Item n is the number of games with n solutions; the last one is not 0.
  std::vector<std::uint64_t> games_by_solutions;

  /// Fills in `shares` for hands with cards up to largest_card. Cost: a lookup for each game.
  void find_shares(const EachHand& each_hand, std::int64_t last_objective);
};

/// Returns the figure with all panels that have data.
Drawing drawing_of(const CensusPictures& pictures);

}  // namespace reckon::cli
