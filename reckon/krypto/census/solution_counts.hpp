// SPDX-License-Identifier: MIT
// The number of distinct solutions of every game.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>

#include "reckon/krypto/census/census.hpp"

namespace reckon::krypto {

/// Counts the solutions of one hand after another, for all objectives at once.
///
/// Tables are shared by hands of five cards up to 40, with objectives of at most 1600 in size and
/// at most 2600 / largest card of them. They list the functions of every four cards whose value a
/// fifth card can turn into an objective, and those of every three cards that a value of a pair
/// can. With them a hand takes some 10 us for 25 objectives; the solver takes 2 ms. Other games go
/// to the solver one by one.
class SolutionCounts {
 public:
  /// Returns whether hands of these games share tables.
  static bool has_tables(const Games& games, Form form);

  /// Runs work(0) to work(parts - 1), each once, serially or in parallel, and returns when all are
  /// done.
  using InParts =
      std::function<void(std::size_t parts, const std::function<void(std::size_t part)>& work)>;
  static void one_after_the_other(std::size_t parts,
                                  const std::function<void(std::size_t part)>& work);

  /// Makes the tables. They take 0.5 s and 140 MB for the standard games under house rules, at most
  /// 6 s and 1.7 GB; `in_parts` does nine tenths of the work. Solutions of forms other than
  /// distinct are counted by the solver.
  SolutionCounts(const Games& games, Rules rules, Form form = Form::distinct,
                 const InParts& in_parts = one_after_the_other);
  ~SolutionCounts();
  SolutionCounts(SolutionCounts&&) noexcept;
  SolutionCounts& operator=(SolutionCounts&&) noexcept;

  /// Visits the hands `first` <= number < `last` of the games' HandOrder, with the number of
  /// solutions for each objective in order. Thread-safe.
  using Visit = std::function<void(std::span<const std::uint32_t> solutions)>;
  void each_hand(std::uint64_t first, std::uint64_t last, const Visit& visit) const;

 private:
  class Counter;
  class BySolver;
  template <typename Value>
  class ByTables;

  std::unique_ptr<const Counter> counter_;
};

}  // namespace reckon::krypto
