// SPDX-License-Identifier: MIT
#include "reckon/kinds/kind.hpp"

#include <gtest/gtest.h>

#include "reckon/text/table.hpp"

namespace reckon::kinds {
namespace {

// Rows are found by their places, and kinds by names and letters that were given out.
TEST(Kind, HasARowOfItsOwn) {
  EXPECT_EQ(kinds().size(), kAllKinds.size());
  EXPECT_TRUE(is_in_order(kinds(), &KindRow::kind));
  EXPECT_TRUE(all_differ(kinds(), &KindRow::name));
  EXPECT_TRUE(all_differ(kinds(), &KindRow::code_letter));
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
