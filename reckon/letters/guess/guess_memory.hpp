// SPDX-License-Identifier: MIT
// The facts about the lines of a puzzle that guesses showed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "reckon/letters/guess/guess_judge.hpp"
#include "reckon/letters/line_puzzle.hpp"

namespace reckon::letters {

/// The lines that learn from each other's last digits.
enum class Sharing : std::uint8_t {
  none,            ///< each line by itself
  same_operators,  ///< lines with the same operators
  same_relation,   ///< and those that say the same in other words: x − y = z, z + y = x, y + z = x
};

/// The facts learned from a guess.
struct Lessons {
  unsigned last_digits = kMostLastDigits;  ///< how many are remembered, 0 to kMostLastDigits
  Sharing sharing = Sharing::same_relation;
  bool distances = true;
};

/// The digit of every symbol, by Symbol::code(): of letters, of further places that stand for the
/// digits of no letter, and given digits, each its own.
using SymbolDigits = std::array<std::uint8_t, 128>;

/// A table of small numbers by keys below `keys`, at most 2^56 - 1; 0 where nothing was written.
/// Few keys have a place each, of many those that are written.
class FactTable {
 public:
  explicit FactTable(std::uint64_t keys)
      : direct_(keys <= kFewKeys ? static_cast<std::size_t>(keys) : 0),
        facts_(keys <= kFewKeys ? 0 : kPlacesAtFirst, kFree) {}

  std::uint8_t at(std::uint64_t key) const {
    if (!direct_.empty()) return direct_[static_cast<std::size_t>(key)];
    const std::uint64_t fact = facts_[place_of(key)];
    return fact == kFree ? std::uint8_t{0} : static_cast<std::uint8_t>(fact & kValue);
  }
  void write(std::uint64_t key, std::uint8_t value);

 private:
  static constexpr std::uint64_t kFewKeys = std::uint64_t{1} << 14U;
  static constexpr std::uint64_t kFree = ~std::uint64_t{0};
  static constexpr std::uint64_t kValue = 0xFF;
  static constexpr unsigned kValueBits = 8;
  static constexpr std::size_t kPlacesAtFirst = 64;

  // Where the key is, or where it would be put. At most half of the places, a power of two, are
  // taken.
  std::size_t place_of(std::uint64_t key) const {
    constexpr std::uint64_t kGoldenRatio = 0x9E3779B97F4A7C15U;
    const std::size_t mask = facts_.size() - 1;
    std::size_t place = static_cast<std::size_t>((key * kGoldenRatio) >> 32U) & mask;
    while (facts_[place] >> kValueBits != key && facts_[place] != kFree) place = (place + 1) & mask;
    return place;
  }

  std::vector<std::uint8_t> direct_;
  std::vector<std::uint64_t> facts_;  // the key and then the value
  std::size_t taken_ = 0;
};

/// Remembers what guesses told, and doubts what speaks against it. Digits are names to it: it does
/// not calculate with them and does not know which is larger. It knows which letters stand where in
/// a line, and of the operators only which lines are alike (Sharing).
///
/// Remembers for the last digit and the last two digits of the numbers in a line whether those of
/// its sides agreed. For the first digits of the numbers, remembers the least distance of the
/// sides.
class GuessMemory {
 public:
  explicit GuessMemory(const LinePuzzle& puzzle, const Lessons& lessons = {});

  /// Takes in what a guess told.
  void learn(const SymbolDigits& digits, const Agreement& agreement);
  /// Returns how little a guess promises for a line; 0 if everything remembered about it is good.
  /// Cost: up to three look-ups.
  int doubt(std::size_t line, const SymbolDigits& digits) const;

 private:
  // The codes of a number's last symbols, the last one first. A digit that is missing is 0.
  using LastSymbols = std::array<std::uint8_t, kMostLastDigits>;

  // A line as the memory knows it: two sides with numbers in any order, or all numbers in one fixed
  // order.
  struct Known {
    std::array<LastSymbols, kMostSide> numbers{};
    std::size_t size = 0;
    std::size_t split = 0;     // how many numbers the first side has; 0 if the order is fixed
    std::size_t relation = 0;  // lines with the same learn from each other
    std::vector<std::uint8_t> first_symbols{};  // the codes of the letters that numbers begin with
  };

  Known known_of(const LinePuzzle& puzzle, const Line& line) const;
  std::uint64_t last_key(const Known& line, unsigned count, const SymbolDigits& digits) const;
  std::uint64_t first_key(const Known& line, const SymbolDigits& digits) const;

  std::uint64_t base_;
  Lessons lessons_;
  std::vector<Known> lines_;
  std::vector<std::vector<FactTable>> agreed_;  // by count of digits and relation
  std::vector<FactTable> distances_;            // by line
};

}  // namespace reckon::letters
