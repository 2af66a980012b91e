// SPDX-License-Identifier: MIT
#include "reckon/match/score_pad.hpp"

#include <gtest/gtest.h>

namespace reckon::match {
namespace {

TEST(ScorePad, IsDrawn) {
  const ScorePad pad{
      .rows = {{.name = "Zoë", .boxes = {1, std::nullopt, -1}, .total = 0},
               {.name = "Shelley", .boxes = {std::nullopt, 1, 16384}, .total = 16385}},
      .winner = 1};
  EXPECT_EQ(to_text(pad, 4),
            "|---------+-------+-------+-------+-------+--------------------|\n"
            "| Players | Hand  | Hand  | Hand  | Hand  | Highest Score Wins |\n"
            "|         |   1   |   2   |   3   |   4   |                    |\n"
            "|---------+-------+-------+-------+-------+--------------------|\n"
            "| Zoë     |   1   |       |  -1   |       | 0                  |\n"
            "|---------+-------+-------+-------+-------+--------------------|\n"
            "| Shelley |       |   1   | 16384 |       | 16385 Winner       |\n"
            "|---------+-------+-------+-------+-------+--------------------|\n");
}

TEST(ScorePad, OfNobodyHasItsHead) {
  EXPECT_EQ(to_text({.box_name = "Round"}, 1),
            "|---------+-------+--------------------|\n"
            "| Players | Round | Highest Score Wins |\n"
            "|         |   1   |                    |\n"
            "|---------+-------+--------------------|\n");
}

}  // namespace
}  // namespace reckon::match
