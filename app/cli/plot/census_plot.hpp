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

/// Visits the hands of a census in order, each with its cards and with what says whether an
/// objective has a solution.
using Solvable = std::function<bool(std::int64_t objective)>;
using EachHand = std::function<void(
    const std::function<void(std::span<const std::int64_t> cards, const Solvable&)>& visit)>;

/// What can be shown of a census, a panel each; a panel without data is left out.
struct CensusPictures {
  /// For each objective in order, how many games have no solution under these rules.
  struct Curve {
    std::string name;
    std::vector<std::uint64_t> unsolvable;
  };
  using Share = std::optional<double>;

  std::string title;
  std::string rules;  ///< those of shares and games_by_solutions
  std::int64_t first_objective = 1;
  std::uint64_t games_per_objective = 0;
  std::vector<Curve> by_objective;  ///< one or more rule sets, as long as each other
  std::int64_t largest_card = 0;
  /// The share, 0 to 1, of the games without a solution by [smallest card][largest card], each from
  /// 1 to largest_card, row after row; none where there is no hand.
  std::vector<Share> shares;
  /// Item n says how many games have n solutions; the last one is not 0.
  std::vector<std::uint64_t> games_by_solutions;

  /// Fills in `shares` for hands with cards up to largest_card. Cost: a lookup for each game.
  void find_shares(const EachHand& each_hand, std::int64_t last_objective);
};

/// The figure with all panels that there is data for.
Drawing drawing_of(const CensusPictures& pictures);

}  // namespace reckon::cli
