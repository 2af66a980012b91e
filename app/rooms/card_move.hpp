// SPDX-License-Identifier: MIT
// The moves of cards with which a player shows a solution to the others at the table.
#pragma once

#include <cstdint>
#include <vector>

#include "reckon/arith/expression.hpp"

namespace reckon::rooms {

/// Puts one card on another, where the result then lies: `from op onto`, or `onto op from` if
/// swapped.
struct CardMove {
  std::uint8_t from = 0;  ///< index in the dealt hand, from 0
  std::uint8_t onto = 0;
  Operator op = Operator::add;
  bool swapped = false;

  friend bool operator==(const CardMove&, const CardMove&) = default;
};

using CardMoves = std::vector<CardMove>;

}  // namespace reckon::rooms
