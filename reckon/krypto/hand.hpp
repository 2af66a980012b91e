// SPDX-License-Identifier: MIT
// A hand: the cards on the table and the objective to reach with them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/arith/rational.hpp"
#include "reckon/text/result.hpp"

namespace reckon::krypto {

inline constexpr std::size_t kMostCards = 7;
inline constexpr std::int64_t kLargestCard =
    1'000'000;  ///< in absolute value: cards may be negative
inline constexpr std::size_t kMostObjectiveDigits = 1000;

/// 1 to 7 cards, each at most 10^6 in absolute value, and an integer objective of up to 1,000
/// characters. Seven cards reach at most 42 digits.
class Hand {
 public:
  /// Refuses other numbers of cards, larger cards, and objectives that are not integers.
  static Result<Hand> make(std::vector<std::int64_t> cards, Rational objective);
  /// Parses `2 4 3 6 5 : 6`, or `2, 4, 3, 6, 5 = 6`; the letters A J Q K are 1, 11, 12 and 13, as
  /// are A V D R in French. Errors carry the column.
  static Result<Hand> parse(std::string_view text);
  /// Parses a line of a hand file: as parse(), or six integers, the last of which is the
  /// objective.
  static Result<Hand> parse_line(std::string_view text);
  /// Parses cards whose objective may be left out, and is then this one: `3 3 8 8`.
  static Result<Hand> parse_cards(std::string_view text, const Rational& objective);
  /// Parses a hand whose last number is the objective if there is no colon: `25 50 75 100 3 6 952`.
  static Result<Hand> parse_row(std::string_view text);

  /// Returns the cards in the order given.
  const std::vector<std::int64_t>& cards() const { return cards_; }
  const Rational& objective() const { return objective_; }
  /// Returns the hand as text, such as `2 4 3 6 5 : 6`.
  std::string to_text() const;

  friend bool operator==(const Hand&, const Hand&) = default;

 private:
  Hand(std::vector<std::int64_t> cards, Rational objective)
      : cards_(std::move(cards)), objective_(std::move(objective)) {}

  std::vector<std::int64_t> cards_;
  Rational objective_;
};

}  // namespace reckon::krypto
