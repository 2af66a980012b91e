// SPDX-License-Identifier: MIT
// The settings of the operators that make a grid of numbers a zero grid.
//
// A row or a column owns its operators. A crossing belongs to two diagonals, which both have an
// even or both an odd sum of their row and column of crossings; so the crossings fall into two
// parts that share no line. A setting is one choice for each row, each column and both parts, and
// settings are counted by multiplying.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "reckon/arith/expression.hpp"
#include "reckon/arith/rational.hpp"
#include "reckon/zero/zero_grid.hpp"

namespace reckon::zero {

/// Operators, one a place of a line.
using OperatorString = std::vector<Operator>;

/// The strings of operators with which the numbers make 0, by + < - < * < /. Exact for numbers of
/// any size; below 2^8 and for up to 6 numbers it takes some nanoseconds a string.
std::vector<OperatorString> zero_strings(std::span<const std::int64_t> numbers);

/// Whether each product of a line has one number more that multiplies than that divides, as in
/// 6 × 2 ÷ 3 − 4: then a line that is 0 stays 0 where all its numbers are multiplied by the same
/// one.
bool is_scaling(std::span<const Operator> operators);

/// The row and column of a crossing among all crossings.
struct Crossing {
  std::size_t row = 0;
  std::size_t column = 0;
};
/// The crossing of this operator of a diagonal.
Crossing crossing_of(const ZeroLayout& layout, const ZeroLine& diagonal, std::size_t place);

/// A row, a column, or all crossings of one part.
struct ZeroPart {
  std::vector<std::uint8_t> places;
  std::vector<OperatorString> choices;  ///< one operator a place; none makes its lines 0 otherwise
};

/// The parts of a grid of numbers; empty if some line is not 0 for any operators. For grids of 3 to
/// 6 rows and columns. Takes microseconds where numbers are from 2 on; a grid of ones has a hundred
/// choices for a part of 4 x 4, and millions of 6 x 6, which take half a minute.
std::vector<ZeroPart> zero_parts(const ZeroLayout& layout, std::span<const std::int64_t> numbers);

/// A setting that makes a grid of numbers a zero grid, with as many different operators as there
/// can be; empty if there is none.
OperatorString zero_example(const ZeroLayout& layout, std::span<const std::int64_t> numbers);

/// The same of settings in which every line is scaling: all multiples of the grid are zero grids
/// for them.
OperatorString scaling_example(const ZeroLayout& layout, std::span<const std::int64_t> numbers);

/// A setting that makes all of these grids zero grids, one or more; empty if there is none. As
/// above.
OperatorString common_example(const ZeroLayout& layout,
                              std::span<const std::vector<std::int64_t>> grids);

/// How many settings make a grid of numbers a zero grid.
struct ZeroSettings {
  Rational all = 0;
  Rational with_all_operators = 0;
};
ZeroSettings zero_settings(const ZeroLayout& layout, std::span<const std::int64_t> numbers);

/// Both for many grids of one layout, which has to outlive this. Remembers the strings of the lines
/// seen lately, so that a grid of 4 x 4 takes two or three microseconds.
class ZeroCounter {
 public:
  explicit ZeroCounter(const ZeroLayout& layout);
  ~ZeroCounter();
  ZeroCounter(const ZeroCounter&) = delete;
  ZeroCounter& operator=(const ZeroCounter&) = delete;

  struct Found {
    ZeroSettings settings;
    OperatorString example;  ///< that of zero_example()
  };
  /// The example is empty unless it is wanted.
  Found of(std::span<const std::int64_t> numbers, bool with_example);

 private:
  struct Known;
  std::unique_ptr<Known> known_;
};

/// How many different settings make at least one of these grids of numbers a zero grid, counted by
/// listing them all: a word for each pair of a grid and a setting. With `all_operators` only
/// those with all four. Nothing where they are more than
/// kMostListedSettings, or a setting has more than 32 operators.
inline constexpr std::int64_t kMostListedSettings = 20'000'000;
std::optional<std::uint64_t> different_settings(const ZeroLayout& layout,
                                                std::span<const std::vector<std::int64_t>> grids,
                                                bool all_operators = false);

}  // namespace reckon::zero
