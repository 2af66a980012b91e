// SPDX-License-Identifier: MIT
// Looks at a guess: how nearly the two sides of every line agree.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "reckon/letters/line_puzzle.hpp"

namespace reckon::letters {

/// The largest distance of the two sides of a line.
inline constexpr std::uint8_t kMostDistance = 7;

/// The closeness of the two sides of a line; divisors are multiplied out, see Sides.
struct LineAgreement {
  bool holds = false;
  /// The number of last digits that agree, at most 2: the difference of the sides is a multiple of
  /// base^last_digits.
  std::uint8_t last_digits = 0;
  /// 0: equal. 1 to 4: the difference is at most 1/16, 1/8, 1/4 or 1/2 of the larger side. Else 5
  /// if the sides are equally long, 6 if one is longer by one digit, 7 if by more, and if the left
  /// side is negative or does not exist.
  std::uint8_t distance = kMostDistance;

  friend bool operator==(const LineAgreement&, const LineAgreement&) = default;
};

/// The most that LineAgreement::last_digits says.
inline constexpr std::uint8_t kMostLastDigits = 2;

/// All that a guess tells: an agreement for each line of the layout.
struct Agreement {
  std::vector<LineAgreement> lines;

  /// Returns how many lines hold.
  std::size_t held() const;
  /// Whether all do.
  bool complete() const { return held() == lines.size(); }
  /// Whether more lines hold than in the other; if as many, whether the distances are less, added
  /// up.
  bool is_better_than(const Agreement& other) const;

  friend bool operator==(const Agreement&, const Agreement&) = default;
};

/// Judges the guess that the letters have these digits. Exact.
Agreement judge(const LinePuzzle& puzzle, const Digits& digits);

}  // namespace reckon::letters
