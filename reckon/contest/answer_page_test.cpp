// SPDX-License-Identifier: MIT
#include "reckon/contest/answer_page.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>

namespace reckon::contest {
namespace {

double between(Spot one, Spot other) { return std::hypot(one.x - other.x, one.y - other.y); }

// The fullest page: no circle touches another or a corner, and all are inside.
TEST(AnswerPage, HasRoomForAll) {
  for (const PageSize size : {PageSize::a4, PageSize::letter}) {
    const std::vector<AnswerField> fields(
        kMostQuestions, AnswerField{.kind = FieldKind::digits, .labels = "ABCDEFGHIJ"});
    const AnswerPage page = answer_page(size, fields);
    std::vector<Spot> circles;
    for (const AnswerBlock& block : page.blocks) {
      ASSERT_EQ(block.rows.size(), kMostRows);
      for (const CircleRow& row : block.rows) {
        for (const Circle& circle : row.circles) circles.push_back(circle.centre);
        for (const Circle& circle : row.circles) {
          EXPECT_GT(std::abs(row.label_at.x - circle.centre.x), page.radius);
        }
      }
    }
    ASSERT_EQ(circles.size(), 2400U);
    const int side = page.corner_side / 2 + page.radius;
    for (std::size_t i = 0; i < circles.size(); ++i) {
      EXPECT_GT(circles[i].x, 1000);
      EXPECT_LT(circles[i].x, page.width - 1000);
      EXPECT_GT(circles[i].y, 1500);
      EXPECT_LT(circles[i].y, page.height - 1000);
      for (std::size_t j = 0; j < i; ++j) {
        ASSERT_GT(between(circles[i], circles[j]), 2 * page.radius + 40);
      }
      for (const Spot corner : page.corners) {
        EXPECT_TRUE(std::abs(corner.x - circles[i].x) > side + 100 ||
                    std::abs(corner.y - circles[i].y) > side + 100);
      }
    }
  }
}

TEST(AnswerPage, HasAFieldOfEachKind) {
  const std::vector<AnswerField> fields = {{.kind = FieldKind::digits, .labels = "BD"},
                                           {.kind = FieldKind::choice, .labels = "ABCDE"},
                                           {.kind = FieldKind::line}};
  const AnswerPage page = answer_page(PageSize::a4, fields);
  ASSERT_EQ(page.blocks.size(), 3U);
  EXPECT_EQ(page.blocks[0].rows[1].label, 'D');
  EXPECT_EQ(page.blocks[0].rows[1].circles[7].mark, '7');
  ASSERT_EQ(page.blocks[1].rows.size(), 1U);
  EXPECT_EQ(page.blocks[1].rows[0].circles[4].mark, 'E');
  EXPECT_EQ(page.blocks[2].lines.size(), 2U);
  const std::vector<AnswerField> many(30, fields[0]);
  EXPECT_EQ(answer_page(PageSize::a4, many).blocks.size(), kMostQuestions);
  EXPECT_EQ(answer_page(PageSize::a4, many).blocks[1].rows[0].circles[0].centre,
            page.blocks[1].rows[0].circles[0].centre);
}

}  // namespace
}  // namespace reckon::contest
