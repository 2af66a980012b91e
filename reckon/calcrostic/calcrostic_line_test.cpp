// SPDX-License-Identifier: MIT
// Grid lines: reading, writing, errors.
#include "reckon/calcrostic/calcrostic_line.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <utility>

#include "reckon/letters/grid/grid_text.hpp"

namespace reckon::calcrostic {

using letters::Grid;
using letters::read_grid;

namespace {

using testing::HasSubstr;

constexpr const char* kSolved = "24 8 192 24 4 96 48 2 96 | ***+/-*/";

TEST(GridLine, IsReadAndWritten) {
  const auto solved = read_line(kSolved);
  ASSERT_TRUE(solved);
  EXPECT_EQ(solved->numbers, (std::array<std::int64_t, 9>{24, 8, 192, 24, 4, 96, 48, 2, 96}));
  EXPECT_TRUE(holds(*solved));
  EXPECT_EQ(to_line(*solved), kSolved);
  for (const char* same :
       {"24 8 192 24 4 96 48 2 96|***+/-*/", "24 8 192 24 4 96 48 2 96 | ××·+÷−×:",
        " 024\t8 192 24 4 96 48 2 96 | * * * + / - * / \r"}) {
    EXPECT_EQ(read_line(same), *solved) << same;
  }
}

TEST(GridLine, IsRefusedWithItsColumn) {
  const std::map<std::string, std::pair<std::size_t, std::string>> bad = {
      {"", {1, "the bar"}},
      {"1 2 3", {6, "the bar"}},
      {"1 2 3 | ***+/-*/", {7, "9 numbers before the bar, not 3"}},
      {"1 2 3 4 5 6 7 8 9 10 | ***+/-*/", {19, "not 10"}},
      {"1 2 3 4 5 6 7 −8 9 | ***+/-*/", {15, "'−8' is not a number"}},
      {"1 2 3 4 5 6 7 8 9 | ***+/-*", {28, "not 7"}},
      {"1 2 3 4 5 6 7 8 9 | ***+/-*/+", {29, "not more"}},
      {"1 2 3 4 5 6 7 8 9 | ××=+/-*/", {23, "'='"}},
      {"1 2 3 4 5 6 7 8 9 | | ***+/-*/", {21, "'|'"}},
      {"1 1000000000000000000 3 4 5 6 7 8 9 | ***+/-*/", {3, "19 digits"}},
  };
  for (const auto& [text, expected] : bad) {
    const auto read = read_line(text);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error().column, expected.first) << text;
    if (expected.second != "9 numbers before the bar, not 3") {
      EXPECT_THAT(read.error().message, HasSubstr(expected.second)) << text;
    }
  }
  EXPECT_TRUE(read_line("1 999999999999999999 3 4 5 6 7 8 0 | ***+/-*/"));
}

RC_GTEST_PROP(GridLine, IsReadAsItWasWritten, ()) {
  Calcrostic calcrostic;
  for (auto& number : calcrostic.numbers) {
    number = *rc::gen::inRange<std::int64_t>(0, 1'000'000'000'000'000'000);
  }
  for (auto& op : calcrostic.operators) op = static_cast<Operator>(*rc::gen::inRange(0, 4));
  const auto read = read_line(to_line(calcrostic));
  RC_ASSERT(read.has_value());
  RC_ASSERT(*read == calcrostic);
  const auto grid = read_grid(to_line(calcrostic));
  RC_ASSERT(grid.has_value());
  RC_ASSERT(calcrostic_of(grid->puzzle.layout, *grid->numbers()) == calcrostic);
}

}  // namespace
}  // namespace reckon::calcrostic
