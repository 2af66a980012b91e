#include "reckon/vision/paper.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <initializer_list>

#include "reckon/arith/random.hpp"

namespace reckon::vision {
namespace {

// A page of lines of short words that fall by `fall` in Slope::kRun.
Grey lines_that_fall(std::int32_t fall) {
  Grey page(600, 500, 255);
  for (std::int32_t r = 0; r < 600; ++r) {
    for (std::int32_t c = 0; c < 500; ++c) {
      // Where it comes from on the level page, counted from the middle; kRun is 2^12.
      const std::int32_t x = c - 250 + ((r - 300) * fall >> 12);
      const std::int32_t y = r - 300 - ((c - 250) * fall >> 12);
      const bool inside = std::abs(x) < 150 && std::abs(y) < 200;
      if (inside && (y + 200) % 40 < 12 && (x + 150) % 45 < 30) {
        page(static_cast<std::size_t>(r), static_cast<std::size_t>(c)) = 0;
      }
    }
  }
  return page;
}

TEST(Paper, DarknessDoesNotDependOnLight) {
  const Grey page = lines_that_fall(0);
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
  EXPECT_EQ(slope_of(Mask(70, 50)), Slope{});
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

TEST(Paper, FindsTheSlopeAndLevels) {
  // 20 in kRun is a pixel and a half on these lines.
  for (const std::int32_t fall : {-722, -300, -45, 0, 20, 143, 500, 722}) {
    const Grey dark = darkness(lines_that_fall(fall));
    const Slope slope = slope_of(ink_of(dark, 40));
    EXPECT_LE(std::abs(slope.fall - fall), 20) << fall << " taken for " << slope.fall;
    for (const unsigned scale : {1U, 2U}) {
      const Grey level = levelled(dark, slope, scale);
      EXPECT_LE(std::abs(slope_of(ink_of(level, 40)).fall), 20) << fall;
    }
  }
}

TEST(Paper, LevelPicturesStayAsTheyAre) {
  SplitMix64 random(5);
  Grey picture(20, 31);
  for (std::size_t r = 0; r < picture.rows(); ++r) {
    for (std::uint8_t& value : picture.row(r)) value = static_cast<std::uint8_t>(random.below(256));
  }
  const Grey level = levelled(picture, {}, 1);
  ASSERT_EQ(level.rows(), 21);
  ASSERT_EQ(level.columns(), 32);
  // The middle of an odd number lies between two elements, so it is one half further.
  for (std::size_t r = 0; r < picture.rows(); ++r) {
    for (std::size_t c = 0; c + 1 < picture.columns(); ++c) {
      EXPECT_EQ(level(r, c + 1), (picture(r, c) + picture(r, c + 1)) / 2);
    }
  }
}

}  // namespace
}  // namespace reckon::vision
