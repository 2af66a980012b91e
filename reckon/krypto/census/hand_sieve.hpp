// SPDX-License-Identifier: MIT
// Which of many hands do not reach an objective, found for all of them together.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "reckon/arith/rules.hpp"
#include "reckon/krypto/census/hand_range.hpp"

namespace reckon::krypto {

/// Strikes out the hands of five to seven cards that do not reach an objective with all their
/// cards, in rounds of a few objectives. What is struck out is out of reach. Of what is left nearly
/// every hand reaches the objectives of all rounds.
///
/// A single hand is asked top-down: with some cards put aside, what must the others make? Of all
/// hands together most of these questions are the same. With two cards put aside an objective
/// leaves some 20,000 numbers to be made by the other n - 2, whichever hand they belong to; so all
/// that n - 2 cards make is looked up among these numbers once, and not for each hand that they
/// are part of. Where the cards part more evenly, both parts have n - 3 or less, and there are
/// lists of the hands that make a number:
///
///     n = 7        1 + (1 + five)   2 + five         looked up among the questions
///                  1 + (2 + 4)   1 + (3 + 3)   3 + 4       looked up in lists
///
/// Under rules with fractions all numbers are residues modulo a prime. Equal fractions have equal
/// residues, so no way to make a number is missed.
class HandSieve {
 public:
  /// Whether there is a sieve for these hands: they have five to seven cards, their numbers do not
  /// overflow, and lists and marks fit into 2 GB (seven cards from 1 to 25 take 0.7).
  static bool fits(const HandRange& range, Rules rules);

  /// Makes the lists; the caller has asked `fits`. Cost: for seven cards from 1 to 25 two seconds
  /// under house rules, and for six a hundredth of that.
  HandSieve(const HandRange& range, Rules rules);
  ~HandSieve();
  HandSieve(HandSieve&&) noexcept;
  HandSieve& operator=(HandSieve&&) noexcept;

  /// No objective of a round may be larger.
  std::int64_t most_objective() const;
  /// A round that strikes out fewer hands takes longer than to ask them one by one.
  std::uint64_t worth() const;

  /// How many hands are left.
  std::uint64_t left() const;
  bool has(std::uint64_t hand) const;
  /// The hand at this place among those that are left, from 0 to left() - 1. Cost: a load and a
  /// count for each 64 hands.
  std::uint64_t nth(std::uint64_t place) const;

  /// Begins a round with objectives from 1 on, at most 16. Cost: milliseconds.
  void begin(std::span<const std::int64_t> objectives);
  /// A round is done in parts, in any order, on any threads. Cost of all, for seven cards from 1 to
  /// 25 and eight objectives under house rules: 25 s of processor time.
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
