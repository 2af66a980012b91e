// SPDX-License-Identifier: MIT
// How cards are put together on the table of who explains a solution, for the others to see.
#pragma once

#include <cstdint>
#include <vector>

#include "reckon/arith/expression.hpp"

namespace reckon::rooms {

/// One card is put on another one, where the result lies then: `from op onto`, or `onto op from`
/// if swapped.
struct CardMove {
  std::uint8_t from = 0;  ///< by where the cards of the hand lie, from 0
  std::uint8_t onto = 0;
  Operator op = Operator::add;
  bool swapped = false;

  friend bool operator==(const CardMove&, const CardMove&) = default;
};

using CardMoves = std::vector<CardMove>;

}  // namespace reckon::rooms
