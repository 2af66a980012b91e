// SPDX-License-Identifier: MIT
// Finds the hands that do not reach an objective, for many hands together.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "reckon/arith/rules.hpp"
#include "reckon/krypto/census/hand_range.hpp"

namespace reckon::krypto {

/// Strikes out the hands of five to seven cards that do not reach an objective with all their
/// cards, in rounds of a few objectives. Every hand struck out misses an objective. Nearly every
/// hand that is left reaches all objectives so far.
///
/// A single hand is searched top-down: with some cards put aside, which value must the others make?
/// Most of these questions are the same for many hands. With two cards put aside, an objective
/// leaves some 20,000 values for the other n - 2 cards, whatever the hand. So each set of n - 2
/// cards needs only one look-up of its values, not one per hand. In more even splits both parts
/// have at most n - 3 cards, and lists contain the hands that make a value:
///
///     n = 7        1 + (1 + five)   2 + five         looked up among the questions
///                  1 + (2 + 4)   1 + (3 + 3)   3 + 4       looked up in lists
///
/// Under rules with fractions all values are residues modulo a prime. Equal fractions have equal
/// residues, so no way to make a value is missed.
class HandSieve {
 public:
  /// Whether the sieve supports these hands: five to seven cards, no overflow, and at most 2 GB for
  /// lists and marks. Seven cards from 1 to 25 take 0.7 GB.
  static bool fits(const HandRange& range, Rules rules);

  /// Makes the lists; `fits` must be true. Cost under house rules for cards from 1 to 25: two
  /// seconds for seven cards, and a hundredth of that for six.
  HandSieve(const HandRange& range, Rules rules);
  ~HandSieve();
  HandSieve(HandSieve&&) noexcept;
  HandSieve& operator=(HandSieve&&) noexcept;

  /// The largest objective that a round may have.
  std::int64_t most_objective() const;
  /// Returns how many hands a round must strike out; for fewer, solving them one by one is faster.
  std::uint64_t worth() const;

  /// The number of hands left.
  std::uint64_t left() const;
  bool has(std::uint64_t hand) const;
  /// The hand at this index among those left, from 0 to left() - 1. Cost: a load and a bit count
  /// per 64 hands.
  std::uint64_t nth(std::uint64_t place) const;

  /// Begins a round with objectives from 1 on, at most 16. Cost: milliseconds.
  void begin(std::span<const std::int64_t> objectives);
  /// The number of parts of a round, which can run in any order and on any threads. Total cost for
  /// seven cards from 1 to 25 and eight objectives under house rules: 25 s of processor time.
  std::uint64_t parts() const;
  void do_part(std::uint64_t part);
  /// Ends the round, after all parts.
  void end();

 private:
  class Body;
  template <typename Value>
  class BodyOf;
  std::unique_ptr<Body> body_;
};

}  // namespace reckon::krypto
