// SPDX-License-Identifier: MIT
// The operator settings that make a grid of numbers a zero grid.
//
// A row or a column owns its operators. A crossing belongs to two diagonals, whose crossings all
// have the same parity of row plus column. So the crossings form two parts that share no line. A
// setting is one choice for each row, each column and both parts, so settings are counted by
// multiplication.
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

/// The strings of operators with which the numbers make 0, sorted by + < - < * < /. Exact for
/// numbers of any size. For up to 6 numbers below 2^8 it takes some nanoseconds per string.
std::vector<OperatorString> zero_strings(std::span<const std::int64_t> numbers);

/// Whether each product of a line has one more factor than divisors, as in 6 × 2 ÷ 3 − 4. A line
/// that is 0 then stays 0 if all its numbers are multiplied by the same one.
bool is_scaling(std::span<const Operator> operators);

/// Whether some setting makes a grid of numbers a zero grid. For grids of 3 to 6 rows and columns,
/// as all functions below. Takes microseconds for numbers from 2 on. A grid of ones has a hundred
/// choices for the crossings of 4 x 4, and millions for 6 x 6, which take half a minute.
bool has_setting(const ZeroLayout& layout, std::span<const std::int64_t> numbers);

/// A setting that makes a grid of numbers a zero grid, with as many different operators as
/// possible; empty if there is none.
OperatorString zero_example(const ZeroLayout& layout, std::span<const std::int64_t> numbers);

/// The same for settings in which every line is scaling: all multiples of the grid are zero grids
/// for them.
OperatorString scaling_example(const ZeroLayout& layout, std::span<const std::int64_t> numbers);

/// A setting that makes all of these grids, one or more, zero grids; empty if there is none.
/// Otherwise as above.
OperatorString common_example(const ZeroLayout& layout, std::span<const Numbers> grids);

/// The number of settings that make a grid of numbers a zero grid.
struct ZeroSettings {
  Rational all = 0;
  Rational with_all_operators = 0;
};
ZeroSettings zero_settings(const ZeroLayout& layout, std::span<const std::int64_t> numbers);

/// Computes both for many grids of one layout, which must outlive this object. Caches the strings
/// of recent lines, so a grid of 4 x 4 takes two or three microseconds.
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

/// The number of different settings that make at least one of these grids a zero grid. They are
/// counted by listing them all, with a word for each pair of a grid and a setting. With
/// `all_operators`, only those with all four count. Empty if there are more than
/// kMostListedSettings, or if a setting has more than 32 operators.
inline constexpr std::int64_t kMostListedSettings = 20'000'000;
std::optional<std::uint64_t> different_settings(const ZeroLayout& layout,
                                                std::span<const Numbers> grids,
                                                bool all_operators = false);

}  // namespace reckon::zero
