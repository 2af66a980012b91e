// SPDX-License-Identifier: MIT
// Finds the hands that reach all of 1, 2, 3, ... up to the largest number.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/arith/rules.hpp"
#include "reckon/krypto/census/hand_range.hpp"
#include "reckon/krypto/census/hand_sieve.hpp"
#include "reckon/krypto/solver.hpp"

namespace reckon::krypto {

/// The longest run of objectives 1, 2, ..., `run` that some hand reaches without a gap.
struct LongestRun {
  std::int64_t run = 0;
  /// The numbers of all hands with this run, ascending; empty if the run is 0.
  std::vector<std::uint64_t> hands;

  /// Merges the result of later hands: a longer run replaces this one, an equal one adds its hands.
  void add(const LongestRun& later);
};

/// Tests hands one after the other against a record. A hand that beats or equals it reaches all its
/// objectives, so a single unreachable one dismisses a hand. Objectives that dismissed earlier
/// hands are tried first.
class Challenge {
 public:
  Challenge(Rules rules, Use use) : rules_(rules), use_(use) {}

  /// The run of the hand from 1 on; 0 if it is less than `record`. Cost: little more than one
  /// solver call for most hands, and `run` calls for a hand that passes.
  std::int64_t run_of(const std::vector<std::int64_t>& cards, std::int64_t record);
  /// Objectives that earlier hands missed, the latest first: at most eight, all different.
  const std::vector<std::int64_t>& obstacles() const { return obstacles_; }
  void forget_obstacles() { obstacles_.clear(); }

 private:
  bool dismissed(const Hand& hand, std::int64_t record);
  std::int64_t first_missing(const Hand& hand, std::int64_t from, std::int64_t step);
  void add_obstacle(std::int64_t objective);

  Solver solver_;
  Rules rules_;
  Use use_;
  std::vector<std::int64_t> obstacles_;
};

/// The hands of a range that may have the longest run, initially all. For large ranges, rounds of a
/// sieve remove most of them.
class Contenders {
 public:
  Contenders(HandRange range, Rules rules, Use use);

  const HandRange& range() const { return range_; }
  Rules rules() const { return rules_; }
  Use use() const { return use_; }
  /// A run that some hand reaches, or 0 before the first round.
  std::int64_t run() const { return run_; }
  /// Whether the hand may equal the longest run.
  bool has(std::uint64_t hand) const { return !sieve_ || sieve_->has(hand); }

  /// Prepares a round; the caller does all parts of the returned sieve, then calls this again. The
  /// rounds are reproducible. Returns null once a round would take longer than solving the hands it
  /// removes, and always if no sieve fits.
  ///
  /// The first run is found by hill climbing before the first round. From a hand of small cards on,
  /// single cards are replaced while that makes the run longer; whenever a hand beats the run,
  /// climbing restarts from it. Cost: some thousand solver calls, during which `watch` is called,
  /// plus the lists of the sieve.
  HandSieve* next_round(const Watch& watch = {});

 private:
  bool begin_round(const Watch& watch);
  void climb(const Watch& watch);
  bool beats_best(const std::vector<std::int64_t>& cards);

  HandRange range_;
  Rules rules_;
  Use use_;
  std::vector<std::int64_t> best_;  // a hand with this run
  std::int64_t run_ = 0;
  SplitMix64 random_;
  Challenge challenge_;
  std::optional<HandSieve> sieve_;
};

/// The longest run among the contenders `first` <= number < `last` of the range. If none reaches
/// contenders.run(), that value without hands.
LongestRun longest_run(const Contenders& contenders, std::uint64_t first, std::uint64_t last);

}  // namespace reckon::krypto
