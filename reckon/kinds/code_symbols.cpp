// SPDX-License-Identifier: MIT
#include "reckon/kinds/detail/code_symbols.hpp"

namespace reckon::kinds {

namespace {

constexpr unsigned kMore = 16;  // in a symbol of a number: another one follows

// A symbol has room for four rule sets and the number of the cards, which is not 0. After a 0 the
// two stand apart, so that there may be more rule sets.
constexpr std::size_t kSizes = 8;
constexpr std::uint64_t kRulesInASymbol = kCodeAlphabet.size() / kSizes;

// 2 x in GF(32).
constexpr unsigned twice(unsigned x) { return (x << 1U) ^ ((x & 0x10U) != 0 ? 0x25U : 0U); }

}  // namespace

std::uint8_t symbol_of(char letter) {
  return static_cast<std::uint8_t>(kCodeAlphabet.find(letter));
}

std::array<std::uint8_t, kCodeChecks> checks_of(std::span<const std::uint8_t> symbols) {
  unsigned high = 0;
  unsigned low = 0;
  for (const unsigned symbol : symbols) {
    const unsigned factor = symbol ^ high;
    high = low ^ twice(factor) ^ twice(twice(factor));
    low = twice(twice(twice(factor)));
  }
  return {static_cast<std::uint8_t>(high), static_cast<std::uint8_t>(low)};
}

void put_number(Symbols& symbols, std::uint64_t number) {
  for (; number >= kMore; number /= kMore) {
    symbols.push_back(static_cast<std::uint8_t>(kMore + number % kMore));
  }
  symbols.push_back(static_cast<std::uint8_t>(number));
}

std::uint8_t SymbolSource::take() {
  if (rest_.empty()) {
    in_order_ = false;
    return 0;
  }
  const std::uint8_t symbol = rest_.front();
  rest_ = rest_.subspan(1);
  return symbol;
}

std::int64_t SymbolSource::take_number() {
  std::uint64_t number = 0;
  for (unsigned shift = 0; shift < 60; shift += 4) {
    const unsigned symbol = take();
    number |= std::uint64_t{symbol % kMore} << shift;
    if (symbol < kMore) return static_cast<std::int64_t>(number);
  }
  const unsigned last = take();
  if (last >= kMore / 2) in_order_ = false;
  return static_cast<std::int64_t>(number | std::uint64_t{last % (kMore / 2)} << 60U);
}

void put_hand_head(Symbols& symbols, const HandHead& head) {
  if (head.rules < kRulesInASymbol) {
    symbols.push_back(static_cast<std::uint8_t>(head.cards + kSizes * head.rules));
    return;
  }
  symbols.push_back(0);
  put_number(symbols, head.rules);
  symbols.push_back(static_cast<std::uint8_t>(head.cards));
}

HandHead take_hand_head(SymbolSource& source) {
  const unsigned head = source.take();
  if (head != 0) return {.rules = head / kSizes, .cards = head % kSizes};
  const auto rules = static_cast<std::uint64_t>(source.take_number());
  const std::size_t cards = source.take();
  if (rules < kRulesInASymbol || cards >= kSizes) return {};
  return {.rules = rules, .cards = cards};
}

}  // namespace reckon::kinds
