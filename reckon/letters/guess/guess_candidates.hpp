// SPDX-License-Identifier: MIT
// Assignments of digits to letters that may be guessed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/letters/guess/guess_memory.hpp"
#include "reckon/letters/line_puzzle.hpp"

namespace reckon::letters {

/// Two letters, or a letter and a place for a digit of no letter, that may swap their digits.
struct Swap {
  std::uint8_t one = 0;
  std::uint8_t other = 0;
};

/// The assignments that the conditions of a puzzle alone allow: letters that begin a number are not
/// 0, and known letters have their digits. Places after the letters, as many as the base has more
/// digits, hold the digits of no letter.
class Assignments {
 public:
  explicit Assignments(const LinePuzzle& puzzle);

  /// Whether there is any.
  bool any() const { return any_; }
  /// Returns all swaps that can change an assignment.
  const std::vector<Swap>& swaps() const { return swaps_; }
  /// Whether the digits of both places of a swap are allowed there.
  bool allows(const SymbolDigits& digits, Swap swap) const {
    return may_be(swap.one, digits[swap.one]) && may_be(swap.other, digits[swap.other]);
  }
  /// Returns one of them at random, all equally likely. At least one must exist.
  SymbolDigits draw(SplitMix64& random) const;
  /// Returns the digits of the letters.
  Digits letters_of(const SymbolDigits& digits) const;
  SymbolDigits symbols_of(const Digits& letters) const;

  /// Returns the next in lexicographic order, or the first if none came before; none after the
  /// last.
  std::optional<Digits> next(const std::optional<Digits>& before) const;

 private:
  bool may_be(std::size_t place, unsigned digit) const {
    return (allowed_[place] >> digit & 1U) != 0;
  }
  // The least digit from `least` on that this letter may have and that none before it has, so that
  // something remains for 0; none if there is none.
  std::optional<std::uint8_t> fill(std::size_t letter, unsigned least, std::uint64_t used) const;

  std::size_t letters_;
  unsigned base_;
  bool any_ = true;
  std::vector<std::uint64_t> allowed_;  // for each place its digits, a bit each
  std::vector<std::uint8_t> free_;      // the places that are not those of known letters
  SymbolDigits start_{};                // with the known digits in their places, others somewhere
  std::vector<Swap> swaps_;
};

}  // namespace reckon::letters
