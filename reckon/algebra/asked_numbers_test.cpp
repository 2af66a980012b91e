// SPDX-License-Identifier: MIT
#include "reckon/algebra/asked_numbers.hpp"

#include <gtest/gtest.h>

#include "reckon/text/table.hpp"

namespace reckon::algebra {
namespace {

using kinds::KindRow;

TEST(AllKinds, AreThoseThatThereAreInTheirOrder) {
  ASSERT_EQ(all_kinds().size(), kinds::kinds().size());
  EXPECT_TRUE(is_in_order(all_kinds(), &KindRow::kind));
  for (const KindRow& row : all_kinds()) {
    EXPECT_EQ(row.name, name_of(row.kind));
    EXPECT_EQ(row.code_letter, kinds::row_of(row.kind).code_letter);
  }
}

TEST(AllKinds, AreReadJudgedSolvedAndDrawn) {
  for (const KindRow& row : all_kinds()) {
    EXPECT_NE(row.read, nullptr) << row.name;
    EXPECT_NE(row.judge, nullptr) << row.name;
    EXPECT_NE(row.solve, nullptr) << row.name;
    // Persons write stated questions.
    EXPECT_EQ(row.draw == nullptr, row.kind == kinds::Kind::stated) << row.name;
  }
}

}  // namespace
}  // namespace reckon::algebra
