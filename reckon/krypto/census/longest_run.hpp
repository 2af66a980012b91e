// SPDX-License-Identifier: MIT
// The hands that reach 1, 2, 3, ... the furthest.
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
  /// The numbers of all hands that reach as many, ascending; none where the run is 0.
  std::vector<std::uint64_t> hands;

  /// Takes over the record of hands that come after these, or shares it.
  void add(const LongestRun& later);
};

/// Asks hands, one after the other, whether they reach as far as a record does. A hand that beats
/// or shares it reaches all its objectives, so one that is out of reach dismisses a hand; those
/// that dismissed hands before are tried first.
class Challenge {
 public:
  Challenge(Rules rules, Use use) : rules_(rules), use_(use) {}

  /// How far the hand reaches from 1 on; 0 if that is less than `record`. Cost: little more than
  /// one question to the solver for most hands, and as many as the run for one that holds.
  std::int64_t run_of(const std::vector<std::int64_t>& cards, std::int64_t record);
  /// Objectives that hands did not reach, the latest first, at most eight and all different.
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

/// The hands of a range that may hold the longest run: all of them at first. Where there are many,
/// rounds leave few of them.
class Contenders {
 public:
  Contenders(HandRange range, Rules rules, Use use);

  const HandRange& range() const { return range_; }
  Rules rules() const { return rules_; }
  Use use() const { return use_; }
  /// A run that some hand reaches, or 0 before the first round.
  std::int64_t run() const { return run_; }
  /// Whether the hand may reach as far.
  bool has(std::uint64_t hand) const { return !sieve_ || sieve_->has(hand); }

  /// Prepares a round: the caller does all parts of the sieve, and asks for the next. The rounds
  /// are the same each time. There is none any more where one would take longer than to ask the
  /// hands that it would strike out, and none at all where no sieve fits.
  ///
  /// Before the first round a run is found by climbing: from a hand of small cards on, one card
  /// after the other is replaced by any that makes the run longer, until none does; and then again
  /// from whichever hand beats it. Cost: some thousand questions to the solver, while `watch` is
  /// called, and then what the lists of the sieve cost.
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

/// The longest run among the contenders `first` <= number < `last` of the range; contenders.run()
/// without hands where none reaches as far.
LongestRun longest_run(const Contenders& contenders, std::uint64_t first, std::uint64_t last);

}  // namespace reckon::krypto
