// SPDX-License-Identifier: MIT
// Puzzles to guess at.
#pragma once

#include <array>
#include <cstdint>

#include "reckon/letters/line_puzzle.hpp"

namespace reckon::letters {

/// Rows 1320 ÷ 24 = 55, 137 × 8 = 1096, 1183 − 32 = 1151, columns 1320 − 137 = 1183, 24 + 8 = 32,
/// 55 + 1096 = 1151, in ten letters. It has one answer.
inline LinePuzzle newspaper_puzzle() {
  constexpr std::array<std::int64_t, 9> kNumbers = {1320, 24, 55, 137, 8, 1096, 1183, 32, 1151};
  const auto line = [](std::uint8_t a, Operator op, std::uint8_t b, std::uint8_t c) {
    return Line{.cells = {a, b, c}, .operators = {op}, .size = 3};
  };
  const Layout layout = {
      .lines = {line(0, Operator::divide, 1, 2), line(3, Operator::multiply, 4, 5),
                line(6, Operator::subtract, 7, 8), line(0, Operator::subtract, 3, 6),
                line(1, Operator::add, 4, 7), line(2, Operator::add, 5, 8)}};
  return encode(layout, kNumbers).value();
}

}  // namespace reckon::letters
