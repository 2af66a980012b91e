// SPDX-License-Identifier: MIT
#include "reckon/scan/shapes.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "reckon/arith/random.hpp"
#include "reckon/scan/reading.hpp"

namespace reckon::scan {
namespace {

using vision::Grey;
using vision::Rectangle;

// Draws the shape at this height, with a margin of 4 and with noise.
Grey printed(const FontShape& shape, std::size_t height, std::uint64_t noise, SplitMix64& random) {
  constexpr std::size_t kRim = 4;
  constexpr std::size_t kParts = 8;  // subdivisions of a pixel in either direction
  const std::size_t width = std::max<std::size_t>(height * shape.width / 100, 2);
  const auto inked = [&](std::size_t part_row, std::size_t part_column) {
    const std::size_t row = part_row * kShapeRows / (height * kParts);
    const std::size_t column = part_column * kShapeColumns / (width * kParts);
    return shape.rows[row] >> (kShapeColumns - 1 - column) & 1;
  };
  Grey picture(height + 2 * kRim, width + 2 * kRim);
  for (std::size_t r = 0; r < picture.rows(); ++r) {
    for (std::size_t c = 0; c < picture.columns(); ++c) {
      std::size_t dark = 0;
      const bool inside = r >= kRim && c >= kRim && r < height + kRim && c < width + kRim;
      for (std::size_t i = 0; inside && i < kParts * kParts; ++i) {
        dark += inked((r - kRim) * kParts + i / kParts, (c - kRim) * kParts + i % kParts);
      }
      dark = dark * (255 - noise) / (kParts * kParts) + random.below(noise + 1);
      picture(r, c) = static_cast<std::uint8_t>(dark);
    }
  }
  return picture;
}

TEST(Shapes, KnowTheirCharacters) {
  const Shapes shapes;
  SplitMix64 random(3);
  for (const std::size_t height : {14U, 20U, 33U, 60U}) {
    for (const std::uint64_t noise : {0U, 60U}) {
      for (const FontShape& font : kFontShapes) {
        const Grey picture = printed(font, height, noise, random);
        const Rectangle box{
            .top = 4, .left = 4, .bottom = picture.rows() - 4, .right = picture.columns() - 4};
        const std::string_view alphabet =
            kLetters.contains(font.character) ? kLetters : kDigitsAndAsked;
        const auto likenesses = shapes.character(picture, box, alphabet);
        ASSERT_EQ(likenesses.size(), alphabet.size());
        EXPECT_EQ(likenesses.front().character, font.character) << height << ' ' << noise;
        EXPECT_GE(likenesses.front().score, 800);
        EXPECT_TRUE(std::ranges::is_sorted(likenesses, std::greater(), &Likeness::score));
      }
    }
  }
}

TEST(Shapes, KnowTheirOperators) {
  const Shapes shapes;
  SplitMix64 random(4);
  for (const std::size_t width : {12U, 20U, 40U}) {
    for (const std::uint64_t noise : {0U, 60U}) {
      for (const FontShape& font : kSignShapes) {
        const std::size_t height = width * 100 / font.width;
        const auto likenesses = shapes.sign(printed(font, height, noise, random));
        ASSERT_FALSE(likenesses.empty());
        EXPECT_EQ(likenesses.front().character, font.character) << width << ' ' << noise;
      }
    }
  }
  Grey minus(20, 20);
  for (std::size_t c = 3; c < 17; ++c) minus(9, c) = minus(10, c) = 200;
  EXPECT_EQ(shapes.sign(minus).front().character, '-');
}

TEST(Shapes, SeeNothingInPaperAndSpecks) {
  const Shapes shapes;
  EXPECT_TRUE(shapes.sign(Grey()).empty());
  EXPECT_TRUE(shapes.sign(Grey(20, 20)).empty());
  Grey speck(20, 20);
  speck(7, 7) = speck(8, 7) = 255;
  EXPECT_TRUE(shapes.sign(speck).empty());
  EXPECT_TRUE(
      shapes.character(speck, {.top = 7, .left = 7, .bottom = 9, .right = 8}, kLetters).empty());
}

}  // namespace
}  // namespace reckon::scan
