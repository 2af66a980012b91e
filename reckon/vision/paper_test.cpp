// SPDX-License-Identifier: MIT
#include "reckon/vision/paper.hpp"

#include <gtest/gtest.h>

#include <initializer_list>

namespace reckon::vision {
namespace {

// Lines of short words.
Grey page_of_lines() {
  Grey page(600, 500, 255);
  for (std::size_t r = 100; r < 500; ++r) {
    for (std::size_t c = 100; c < 400; ++c) {
      if ((r - 100) % 40 < 12 && (c - 100) % 45 < 30) page(r, c) = 0;
    }
  }
  return page;
}

TEST(Paper, DarknessDoesNotDependOnLight) {
  const Grey page = page_of_lines();
  Grey shaded = page;
  for (std::size_t r = 0; r < page.rows(); ++r) {
    for (std::size_t c = 0; c < page.columns(); ++c) {
      // From full light on the left to less than half on the right.
      const std::size_t light = 255 - c / 4 - r / 20;
      shaded(r, c) = static_cast<std::uint8_t>(page(r, c) * light / 255);
    }
  }
  const Grey dark = darkness(shaded);
  for (std::size_t r = 0; r < page.rows(); ++r) {
    for (std::size_t c = 0; c < page.columns(); ++c) {
      if (page(r, c) == 0) {
        ASSERT_EQ(dark(r, c), 255) << r << ' ' << c;
      } else {
        ASSERT_LE(dark(r, c), 40) << r << ' ' << c;
      }
    }
  }
  EXPECT_EQ(ink_of(dark, 50), ink_of(darkness(page), 50));
}

TEST(Paper, BlankPaperHasNoInk) {
  for (const std::uint8_t paper : std::initializer_list<std::uint8_t>{0, 1, 90, 255}) {
    const Mask ink = ink_of(darkness(Grey(70, 50, paper)), 40);
    EXPECT_EQ(ink, Mask(70, 50)) << +paper;
  }
}

TEST(Paper, ShrinksToMeans) {
  Grey picture(5, 7);
  for (std::size_t r = 0; r < 5; ++r) {
    for (std::size_t c = 0; c < 7; ++c) picture(r, c) = static_cast<std::uint8_t>(10 * r + c);
  }
  EXPECT_EQ(shrunk(picture, 35), picture);
  // Squares of two; what does not fill one is left out.
  EXPECT_EQ(shrunk(picture, 34), Grey(2, 3, {5, 7, 9, 25, 27, 29}));
  EXPECT_EQ(shrunk(Grey(1, 1000, 9), 10).rows(), 1);
}

}  // namespace
}  // namespace reckon::vision
