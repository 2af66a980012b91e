// SPDX-License-Identifier: MIT
#include "reckon/kinds/detail/code_symbols.hpp"

#include <gtest/gtest.h>

#include <map>

namespace reckon::kinds {
namespace {

TEST(CodeSymbols, NumbersAreReadAgain) {
  Symbols symbols;
  std::vector<std::uint64_t> numbers;
  for (unsigned bits = 0; bits < 63; ++bits) {
    for (const std::uint64_t number : {(std::uint64_t{1} << bits) - 1, std::uint64_t{1} << bits}) {
      numbers.push_back(number);
      put_number(symbols, number);
    }
  }
  SymbolSource source(symbols);
  for (const std::uint64_t number : numbers) {
    EXPECT_EQ(source.take_number(), static_cast<std::int64_t>(number));
  }
  EXPECT_TRUE(source.all_taken());
  EXPECT_EQ(source.take(), 0);
  EXPECT_FALSE(source.all_taken());
}

// However many rule sets there will be, their hands have codes, and those that are printed stay.
TEST(CodeSymbols, HandsOfMoreRuleSetsHaveHeadsToo) {
  std::map<Symbols, HandHead> heads;
  for (std::uint64_t rules = 0; rules < 1000; ++rules) {
    for (std::size_t cards = 1; cards <= 7; ++cards) {
      const HandHead head = {.rules = rules, .cards = cards};
      Symbols symbols;
      put_hand_head(symbols, head);
      for (const std::uint8_t symbol : symbols) EXPECT_LT(symbol, kCodeAlphabet.size());
      if (rules < 4) {
        EXPECT_EQ(symbols, Symbols{static_cast<std::uint8_t>(cards + 8 * rules)});
      }
      SymbolSource source(symbols);
      EXPECT_EQ(take_hand_head(source), head);
      EXPECT_TRUE(source.all_taken());
      EXPECT_TRUE(heads.emplace(symbols, head).second) << rules << ' ' << cards;
    }
  }
}

// Each head is written in one way, so that a hand has one code.
TEST(CodeSymbols, OtherHeadsAreNone) {
  for (const Symbols& symbols : {Symbols{0, 3, 5}, Symbols{0, 4, 8}, Symbols{0, 4, 31}}) {
    SymbolSource source(symbols);
    EXPECT_EQ(take_hand_head(source).cards, 0U);
  }
}

}  // namespace
}  // namespace reckon::kinds
