// SPDX-License-Identifier: MIT
// Numbers: their digits are given, or hidden behind letters.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "reckon/letters/digits.hpp"

namespace reckon::letters {

/// A digit of a number: given, or hidden behind a letter. A puzzle counts its letters from 0;
/// digits that are unknown and have no letter count too.
class Symbol {
 public:
  /// Makes a letter by its index, below 60,000.
  static constexpr Symbol letter(std::size_t index) {
    return Symbol(index < kFirstDigit ? index : index + kMostDigits);
  }
  /// Makes a given digit, below kMostDigits.
  static constexpr Symbol digit(unsigned digit) { return Symbol(kFirstDigit + digit); }

  constexpr bool given() const { return unsigned{code_} - kFirstDigit < kMostDigits; }
  constexpr unsigned digit() const { return code_ - kFirstDigit; }
  constexpr std::size_t letter() const {
    return code_ < kFirstDigit ? code_ : code_ - std::size_t{kMostDigits};
  }
  /// Returns an index for tables: the first 64 letters from 0, and given digits from kFirstDigit.
  /// Other letters have none.
  constexpr std::uint8_t code() const { return static_cast<std::uint8_t>(code_); }

  static constexpr unsigned kFirstDigit = 64;

  friend bool operator==(Symbol, Symbol) = default;

 private:
  explicit constexpr Symbol(std::size_t code) : code_(static_cast<std::uint16_t>(code)) {}
  std::uint16_t code_;
};

/// The digits of a number, the highest first.
using Word = std::vector<Symbol>;

}  // namespace reckon::letters
