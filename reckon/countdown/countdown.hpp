// SPDX-License-Identifier: MIT
// The census of the Countdown numbers game: which games can be solved.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "reckon/arith/detail/bits.hpp"
#include "reckon/krypto/solver.hpp"

namespace reckon::countdown {

/// The answer for every Countdown numbers game. A selection is six of two copies each of 1 to 10
/// and one each of 25, 50, 75, 100. Some of them, each used at most once, must make the objective
/// with the operators + - * / such that every result is an integer of 1 or more: Rules::positive
/// and krypto::Use::any.
///
/// Selections are numbered from 0, in lexicographic order: 1 1 2 2 3 3 is the first.
class Countdown {
 public:
  static constexpr std::int64_t kFirstObjective = 101;
  static constexpr std::int64_t kLastObjective = 999;
  static constexpr std::size_t kNumbers = 6;

  /// One bit per objective, valid where kObjectives has a 1; the other bits are meaningless.
  using Mask = std::array<std::uint64_t, 16>;
  static constexpr Mask kObjectives = [] {
    Mask mask{};
    for (std::uint64_t t = kFirstObjective; t <= kLastObjective; ++t) set_bit(mask.data(), t);
    return mask;
  }();

  /// Computes the census. Cost: 0.2 s and 8 MB for all 11,905,457 games; docs/krypto-census.md
  /// explains how.
  static Countdown take(const krypto::Watch& watch = {});

  /// Returns the number of selections, 13,243.
  std::uint64_t selections() const { return solvable_.size(); }
  /// Returns the number of games.
  std::uint64_t count() const {
    return selections() * static_cast<std::uint64_t>(kLastObjective - kFirstObjective + 1);
  }
  /// Returns the numbers of a selection, ascending.
  std::span<const std::int64_t, kNumbers> cards(std::uint64_t selection) const {
    return cards_[static_cast<std::size_t>(selection)];
  }
  /// Returns whether a game has a solution; the objective must be from kFirstObjective to
  /// kLastObjective.
  bool solvable(std::uint64_t selection, std::int64_t objective) const {
    return has_bit(solvable_[static_cast<std::size_t>(selection)].data(),
                   static_cast<std::uint64_t>(objective));
  }
  /// Returns the number of games without a solution for each objective in order. Cost: some 15 ms.
  std::vector<std::uint64_t> unsolvable_by_objective() const;

 private:
  Countdown() = default;

  std::vector<std::array<std::int64_t, kNumbers>> cards_;  // by selection
  std::vector<Mask> solvable_;                             // by selection
};

}  // namespace reckon::countdown
