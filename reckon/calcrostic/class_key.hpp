// SPDX-License-Identifier: MIT
// A calcrostic class packed into 16 bytes.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>

#include "reckon/calcrostic/calcrostic.hpp"

namespace reckon::calcrostic {

/// The canonical form of a class by the keys of the total order: s, f, b, d and the operators,
/// which determine the other numbers. Keys compare like the total order. Long lists of classes
/// store keys, which take a fifth of the memory.
///
///     high    s 32 bits | f 32
///     low     b 24 | d 24 | operators 16, two bits each
class ClassKey {
 public:
  /// The largest s of a key; b and d are smaller.
  static constexpr std::int64_t kMostSum = (std::int64_t{1} << 24U) - 1;

  /// The operators as a number that sorts like the total order.
  static constexpr std::uint16_t code_of(const letters::SquareOperators& operators) {
    unsigned code = 0;
    for (const Operator op : operators) code = code << 2U | static_cast<unsigned>(op);
    return static_cast<std::uint16_t>(code);
  }
  static letters::SquareOperators operators_of(std::uint16_t code);

  /// The key of a canonical form with these numbers, all at least 1, and a sum of at most kMostSum.
  constexpr ClassKey(std::int64_t a, std::int64_t b, std::int64_t d, std::int64_t f,
                     std::uint16_t operators)
      : high_(static_cast<std::uint64_t>(a + b + d + f) << 32U | static_cast<std::uint64_t>(f)),
        low_(static_cast<std::uint64_t>(b) << 40U | static_cast<std::uint64_t>(d) << 16U |
             operators) {}
  explicit ClassKey(const Calcrostic& standard)
      : ClassKey(standard.numbers[0], standard.numbers[1], standard.numbers[3], standard.numbers[4],
                 code_of(standard.operators)) {}

  /// The key with these two halves. Empty if a is below 1, or b or d exceeds the sum. Does not
  /// check whether the lines of the class hold.
  static std::optional<ClassKey> read(std::uint64_t high, std::uint64_t low);

  std::int64_t sum() const { return static_cast<std::int64_t>(high_ >> 32U); }
  std::uint64_t high() const { return high_; }
  std::uint64_t low() const { return low_; }
  std::uint16_t operators_code() const { return static_cast<std::uint16_t>(low_); }
  /// The canonical form. Its numbers are below 2^48, or 0 where a line does not hold.
  Calcrostic calcrostic() const;

  friend auto operator<=>(const ClassKey&, const ClassKey&) = default;

 private:
  constexpr ClassKey(std::uint64_t high, std::uint64_t low) : high_(high), low_(low) {}

  std::uint64_t high_;
  std::uint64_t low_;
};

}  // namespace reckon::calcrostic
