// SPDX-License-Identifier: MIT
#include "reckon/vision/frames.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace reckon::vision {
namespace {

// Draws a border of two pixels around the inside.
void draw(Mask& page, const Rectangle& inside) {
  for (std::size_t r = inside.top - 2; r < inside.bottom + 2; ++r) {
    for (std::size_t c = inside.left - 2; c < inside.right + 2; ++c) {
      const bool in = r >= inside.top && r < inside.bottom && c >= inside.left && c < inside.right;
      if (!in) page(r, c) = 1;
    }
  }
}

Rectangle at(std::size_t top, std::size_t left, std::size_t height = 30, std::size_t width = 40) {
  return {.top = top, .left = left, .bottom = top + height, .right = left + width};
}

TEST(Frames, AreFoundWhateverStandsInThem) {
  Mask page(200, 300);
  const std::vector<Rectangle> drawn = {at(20, 20), at(20, 100), at(90, 20, 10, 10)};
  for (const Rectangle& frame : drawn) draw(page, frame);
  for (std::size_t r = 28; r < 42; ++r) page(r, 40) = 1;  // a stroke
  EXPECT_EQ(frames_of(page), drawn);
  // A gap in a border, and a line leading away from a corner.
  for (std::size_t c = 50; c < 56; ++c) page(18, c) = page(19, c) = 0;
  for (std::size_t i = 0; i < 20; ++i) page(52 + i, 62 + i) = 1;
  EXPECT_EQ(frames_of(page), drawn);
}

TEST(Frames, AreRectangles) {
  Mask page(200, 300);
  draw(page, at(20, 20, 9, 40));     // too low
  draw(page, at(20, 100, 120, 40));  // more than half the height of the page
  // A triangle, and a rhombus.
  for (std::size_t i = 0; i < 40; ++i) {
    page(150, 20 + i) = 1;
    page(150 - i, 20 + i) = page(150 - i, 59) = 1;
    const std::size_t half = i < 20 ? i : 40 - i;
    page(100 + half, 200 + i) = page(100 - half, 200 + i) = 1;
  }
  EXPECT_EQ(frames_of(page), std::vector<Rectangle>());
  EXPECT_EQ(frames_of(Mask(3, 3)), std::vector<Rectangle>());
  EXPECT_EQ(frames_of(Mask(40, 40, 1)), std::vector<Rectangle>());
}

TEST(Frames, StandInRowsAndColumns) {
  // A grid of three by three with two frames missing; a hand; and a single frame.
  const auto seen = [](std::size_t r, std::size_t c) { return r + 2 * c != 2; };
  std::vector<Rectangle> frames;
  for (std::size_t r = 0; r < 3; ++r) {
    for (std::size_t c = 0; c < 3; ++c) {
      if (seen(r, c)) frames.push_back(at(20 + 55 * r, 20 + 65 * c));
    }
  }
  for (std::size_t i = 0; i < 6; ++i) frames.push_back(at(300, 20 + 45 * i, 50, i == 3 ? 35 : 40));
  frames.push_back(at(300, 500, 50));
  std::ranges::sort(frames, {}, [](const Rectangle& box) { return std::pair(box.top, box.left); });
  const auto found = arrangements_of(frames);
  ASSERT_EQ(found.size(), 3);
  EXPECT_EQ(found[0].frames.rows(), 3);
  EXPECT_EQ(found[0].frames.columns(), 3);
  EXPECT_EQ(found[0].box, (Rectangle{.top = 20, .left = 20, .bottom = 160, .right = 190}));
  for (std::size_t r = 0; r < 3; ++r) {
    for (std::size_t c = 0; c < 3; ++c) {
      const auto expected = seen(r, c) ? std::optional(at(20 + 55 * r, 20 + 65 * c)) : std::nullopt;
      EXPECT_EQ(found[0].frames(r, c), expected);
    }
  }
  EXPECT_EQ(found[1].frames.rows(), 1);
  EXPECT_EQ(found[1].frames.columns(), 6);
  EXPECT_EQ(found[2].frames.columns(), 1);
}

}  // namespace
}  // namespace reckon::vision
