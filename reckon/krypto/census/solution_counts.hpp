// SPDX-License-Identifier: MIT
// How many distinct solutions every game has.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>

#include "reckon/krypto/census/census.hpp"

namespace reckon::krypto {

/// Counts the solutions of hand after hand, all objectives at once.
///
/// Hands of five cards up to 40 with objectives of at most 1600 in size, and not more of them than
/// 2600 / the largest card, share tables: of every four cards the functions whose value one more
/// card can turn into an objective, and of every three cards those that the value of a pair can.
/// With them a hand takes some 10 us for 25 objectives, where the solver takes 2 ms. Other games
/// ask the solver one by one.
class SolutionCounts {
 public:
  /// Whether hands of these games share tables.
  static bool has_tables(const Games& games, Form form);

  /// Does work(0) to work(parts - 1), each once, and returns when all are done: one after the
  /// other, or several at a time.
  using InParts =
      std::function<void(std::size_t parts, const std::function<void(std::size_t part)>& work)>;
  static void one_after_the_other(std::size_t parts,
                                  const std::function<void(std::size_t part)>& work);

  /// Makes the tables: 0.5 s and 140 MB for the standard games under house rules, at most 6 s and
  /// 1.7 GB; `in_parts` does nine tenths of it. Solutions of forms other than distinct are counted
  /// by the solver.
  SolutionCounts(const Games& games, Rules rules, Form form = Form::distinct,
                 const InParts& in_parts = one_after_the_other);
  ~SolutionCounts();
  SolutionCounts(SolutionCounts&&) noexcept;
  SolutionCounts& operator=(SolutionCounts&&) noexcept;

  /// Visits the hands `first` <= number < `last` of the games' HandOrder with the number of
  /// solutions for each objective in order. May run on several threads at a time.
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
