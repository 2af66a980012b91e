// SPDX-License-Identifier: MIT
#include "reckon/scan/sight.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <vector>

namespace reckon::scan {
namespace {

using vision::Rectangle;

constexpr std::size_t kApart = 19;
constexpr std::size_t kBroad = 17;
constexpr std::size_t kHigh = 26;
constexpr std::size_t kRows = 40;
constexpr std::size_t kColumns = 900;

// A line of black characters at one distance, joined as the pieces say: each is a number of
// characters. One blank lies between two pieces.
struct Line {
  Page page{.levelling = {kRows, kColumns, vision::Cutout::whole(kRows, kColumns), {}, 1},
            .darkness = vision::Grey(kRows, kColumns, 0),
            .ink = vision::Mask(kRows, kColumns, 0)};
  std::vector<Rectangle> pieces{};
  std::size_t characters = 0;
};

Line line_of(const std::vector<std::size_t>& pieces, std::size_t tail) {
  Line line;
  std::size_t left = 10;
  for (const std::size_t count : pieces) {
    const std::size_t bottom = 5 + kHigh + (count > 1 ? tail : 0);
    line.pieces.push_back(
        {.top = 5, .left = left, .bottom = bottom, .right = left + (count - 1) * kApart + kBroad});
    for (std::size_t i = 0; i < count; ++i, left += kApart) {
      for (std::size_t r = 5; r < bottom; ++r) {
        for (std::size_t c = left; c < left + kBroad; ++c) {
          line.page.darkness(r, c) = 255;
          line.page.ink(r, c) = 1;
        }
      }
    }
    line.characters += count;
  }
  return line;
}

TEST(Sight, TakesSmallPrintApartByItsPitch) {
  // The tail is that of a Q, which makes all characters that touch it a higher piece.
  for (const std::size_t tail : {0U, 3U, 5U}) {
    const Line line = line_of({1, 1, 3, 1, 1, 2, 5, 1, 4, 1, 1}, tail);
    std::vector<Rectangle> glyphs;
    take_line_apart(line.page, line.pieces, glyphs);
    ASSERT_EQ(glyphs.size(), line.characters) << tail;
    for (std::size_t i = 0; i < glyphs.size(); ++i) {
      EXPECT_EQ(glyphs[i].left, 10 + i * kApart);
      EXPECT_EQ(glyphs[i].width(), kBroad);
    }
  }
}

TEST(Sight, TakesShortPrintApartByItsHeight) {
  const Line line = line_of({1, 2, 1}, 0);
  std::vector<Rectangle> glyphs;
  take_line_apart(line.page, line.pieces, glyphs);
  EXPECT_EQ(glyphs.size(), 4);
}

}  // namespace
}  // namespace reckon::scan
