// SPDX-License-Identifier: MIT
// Faults of grids that are not solved.
#include "reckon/letters/grid/verify.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reckon/letters/grid/grid_text.hpp"

namespace reckon::letters {
namespace {

using testing::ElementsAre;

TEST(Mistakes, NameTheLine) {
  const auto of = [](const std::string& text) {
    const auto grid = read_grid(text);
    EXPECT_TRUE(grid) << text;
    std::vector<std::string> all;
    for (const Mistake& mistake : mistakes(grid->puzzle.layout, *grid->numbers())) {
      all.push_back(mistake.line + ": " + mistake.message);
    }
    return all;
  };
  EXPECT_THAT(of("24 8 192 24 4 96 48 2 96 | ***+/-*/"), testing::IsEmpty());
  EXPECT_THAT(of("24 8 192 24 4 95 48 2 96 | ***+/-*/"),
              ElementsAre("row 2: 24 × 4 is 96, not 95", "column 3: 192 − 95 is 97, not 96"));
  EXPECT_THAT(of("0 0 0 0 0 0 0 0 0 | ++++++/-"),
              ElementsAre("main diagonal: 0 ÷ 0 divides by zero"));
  EXPECT_THAT(
      of("1 2 3 4 5 6 7 8 9 | +/*+++-+"),
      testing::IsSupersetOf({"row 2: 4 ÷ 5 is 4/5, not 6", "main diagonal: 1 − 5 is -4, not 9"}));
  // Products before sums, and no number too large.
  EXPECT_THAT(of("9 = 3 × 2 + 3\n= . = . = . =\n1 + 1 + 1 = 3\n+ . - . + . +\n8 + 3 + 2 = 3\n"),
              ElementsAre("row 3: 8 + 3 + 2 is 13, not 3", "column 2: 3 − 1 is 2, not 3",
                          "column 3: 2 + 1 is 3, not 2", "column 4: 3 + 3 is 6, not 3"));
  EXPECT_THAT(
      of("999999999999999999 * 999999999999999999 = 1\n+ + +\n1 + 1 = 2\n= = =\n1 + 1 = 2\n")
          .front(),
      testing::HasSubstr("is 999999999999999998000000000000000001, not 1"));
}

}  // namespace
}  // namespace reckon::letters
