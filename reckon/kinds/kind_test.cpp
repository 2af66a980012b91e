// SPDX-License-Identifier: MIT
#include "reckon/kinds/kind.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string_view>
#include <type_traits>

#include "reckon/kinds/entries_test.hpp"
#include "reckon/text/table.hpp"

namespace reckon::kinds {
namespace {

// Rows are found by their places, and have the names that were given out.
TEST(Kind, HasARowOfItsOwn) {
  ASSERT_EQ(kinds().size(), kAllKinds.size());
  EXPECT_TRUE(is_in_order(kinds(), &KindRow::kind));
  for (const KindRow& row : kinds()) EXPECT_EQ(row.name, name_of(row.kind));
}

TEST(Kind, KeepsTheNamesThatWereGivenOut) {
  const auto names = column_of(kKindNames, &KindName::name);
  EXPECT_THAT(names, testing::ElementsAre("krypto", "calcrostic", "newspaper", "numbers",
                                          "alphametic", "24", "countdown", "own", "stated"));
  const auto letters = column_of(kKindNames, &KindName::code_letter);
  EXPECT_EQ(std::string_view(letters.data(), letters.size()), "KCNQA4THS");
  const auto forms = column_of(kFormNames, &FormName::name);
  EXPECT_THAT(forms, testing::ElementsAre("hand", "grid", "alphametic"));
}

TEST(Kind, HasRulesIfItsPuzzlesHaveThem) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const Puzzle puzzle = seed % 3 == 0 ? Puzzle(random_game(seed)) : random_puzzle(seed);
    EXPECT_EQ(rules_of(puzzle).has_value(), row_of(kind_of(puzzle)).has_rules);
  }
}

using GridOrHand = OneOfKinds<Kind::newspaper, Kind::krypto>;
static_assert(std::is_convertible_v<GridOrHand, Kind>);
static_assert(GridOrHand::has(Kind::krypto) && !GridOrHand::has(Kind::numbers));

TEST(OneOfKinds, ListsSomeKindsByTheirNames) {
  const auto all = GridOrHand::all();
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0], GridOrHand::newspaper);
  EXPECT_EQ(name_of(all[1]), "krypto");
  for (std::size_t place = 0; place < all.size(); ++place) EXPECT_EQ(all.at(place).place(), place);
  EXPECT_NE(all[0], all[1]);
}

TEST(Kind, IsFoundByItsNameAndItsLetter) {
  for (const KindRow& row : kinds()) {
    EXPECT_EQ(kind_named(row.name), row.kind);
    EXPECT_EQ(kind_of_code(row.code_letter), row.kind);
  }
  EXPECT_EQ(kind_named("sudoku"), std::nullopt);
  EXPECT_EQ(kind_of_code('?'), std::nullopt);
}

}  // namespace
}  // namespace reckon::kinds
