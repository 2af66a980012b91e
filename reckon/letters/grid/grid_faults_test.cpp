// SPDX-License-Identifier: MIT
// The kinds of faults for which a grid text is refused, for callers with words of their own.
#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <vector>

#include "reckon/letters/grid/grid_text.hpp"
#include "reckon/letters/grid/word_text.hpp"
#include "reckon/letters/layout.hpp"

namespace reckon::letters {
namespace {

using Kind = GridFault::Kind;

struct Fault {
  std::string grid;
  GridFault fault;
};

std::string lines(int count) {
  std::string text;
  for (int i = 0; i < count; ++i) text += "1 + 1 = 2\n";
  return text;
}

TEST(GridFault, SaysWhatOfHowMany) {
  const std::string rest = "+ . + . +\n1 + 1 = 2\n= . = . =\n2 + 2 = 4\n";
  const std::vector<Fault> table = {
      {lines(10), {.kind = Kind::lines, .count = 10}},
      // Comments and what follows a blank line do not count.
      {lines(12) + "# more\n" + lines(1) + "\n" + lines(2), {.kind = Kind::lines, .count = 13}},
      {"1 + 1111111111111111111 = 2\n" + rest,
       {.kind = Kind::long_number, .text = "1111111111111111111"}},
      {"1 + € = 2\n" + rest, {.kind = Kind::no_number, .text = "€"}},
      {"ABCDEFGHI + JKLM = 2\n" + rest, {.kind = Kind::letters, .text = "K"}},
  };
  for (const auto& [text, fault] : table) {
    const auto grid = read_grid(text);
    ASSERT_FALSE(grid) << text;
    EXPECT_EQ(grid.error().fault.kind, fault.kind) << grid.error().message;
    EXPECT_EQ(grid.error().fault.count, fault.count) << grid.error().message;
    EXPECT_EQ(grid.error().fault.text, fault.text) << grid.error().message;
  }
}

TEST(ReadWord, TakesNoSignForANumber) {
  for (const char* sign : {"=", ".", "+", "×", "÷"}) {
    std::string letters;
    const auto word = read_word({.text = sign, .column = 3}, letters, 10);
    ASSERT_FALSE(word) << sign;
    EXPECT_TRUE(word.error().message.ends_with("numbers and operators alternate")) << sign;
    EXPECT_EQ(word.error().column, 3U);
  }
}

TEST(LeftSide, FitsUpTo64Bits) {
  constexpr std::int64_t kMax = std::numeric_limits<std::int64_t>::max();
  const Line line = layout_of({Operator::multiply, Operator::add, Operator::add, Operator::add,
                               Operator::add, Operator::add, Operator::add, Operator::add})
                        .lines[0];
  const auto left = [&](std::int64_t a, std::int64_t b) {
    return left_side(line, std::vector<std::int64_t>{a, b, 0, 0, 0, 0, 0, 0, 0});
  };
  EXPECT_EQ(left(7, kMax / 7), kMax);
  EXPECT_EQ(left(8, kMax / 8 + 1), std::nullopt);
}

}  // namespace
}  // namespace reckon::letters
