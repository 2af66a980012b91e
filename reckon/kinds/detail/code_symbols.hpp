// SPDX-License-Identifier: MIT
// The parts of the codes of sheets: symbols of five bits, and numbers in them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace reckon::kinds {

/// The characters of the symbols 0 to 31: without I, L, O and U, which look like others.
inline constexpr std::string_view kCodeAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// The symbols at the end of a code that show mistakes.
inline constexpr std::size_t kCodeChecks = 2;

using Symbols = std::vector<std::uint8_t>;

/// Returns the symbol of one of the characters.
std::uint8_t symbol_of(char letter);

/// Returns the remainder of symbols x^2 by (x + 2)(x + 4) = x^2 + 6 x + 8 in GF(32), which is to be
/// put behind them; zeros if they end with it. Shows every wrong symbol and every two that are
/// swapped.
std::array<std::uint8_t, kCodeChecks> checks_of(std::span<const std::uint8_t> symbols);

/// Puts a number below 2^63: four bits a symbol, the low ones first.
void put_number(Symbols& symbols, std::uint64_t number);

/// Takes symbols from the front; after their end, zeros, and is then not in order.
class SymbolSource {
 public:
  explicit SymbolSource(std::span<const std::uint8_t> symbols) : rest_(symbols) {}

  std::uint8_t take();
  /// Returns the number that put_number has put, below 2^63.
  std::int64_t take_number();
  /// Returns how many symbols are left.
  std::size_t left() const { return rest_.size(); }
  /// Returns whether nothing is left, and nothing was missing.
  bool all_taken() const { return in_order_ && rest_.empty(); }

 private:
  std::span<const std::uint8_t> rest_;
  bool in_order_ = true;
};

/// The beginning of the code of a hand.
struct HandHead {
  std::uint64_t rules = 0;  ///< RuleSet::code
  std::size_t cards = 0;    ///< how many, 1 to 7

  friend bool operator==(const HandHead&, const HandHead&) = default;
};
void put_hand_head(Symbols& symbols, const HandHead& head);
/// Takes the beginning of the code of a hand; without cards if the symbols are not one.
HandHead take_hand_head(SymbolSource& source);

}  // namespace reckon::kinds
