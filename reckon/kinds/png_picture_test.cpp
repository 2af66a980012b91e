// SPDX-License-Identifier: MIT
#include "reckon/kinds/png_picture.hpp"

#include <gtest/gtest.h>

#include "reckon/kinds/png_test.hpp"

namespace reckon::kinds {
namespace {

std::string why(const std::string& file) {
  const auto picture = read_png(file);
  return picture ? "" : picture.error().message;
}

TEST(PngPicture, HasTheShape) {
  const auto picture = read_png(small_png(7, 5));
  ASSERT_TRUE(picture);
  EXPECT_EQ(picture->columns, 7);
  EXPECT_EQ(picture->rows, 5);
  EXPECT_EQ(picture->bytes, small_png(7, 5));
}

TEST(PngPicture, KeepsOnlyPixels) {
  const std::string plain = small_png(2, 2);
  const std::size_t head = png_head(2, 2).size();
  const std::string more = png_chunk("tEXt", "Author\0somebody") + png_chunk("eXIf", "place") +
                           png_chunk("acTL", "12345678");
  EXPECT_EQ(read_png(plain.substr(0, head) + more + plain.substr(head) + "behind")->bytes, plain);
}

TEST(PngPicture, RefusesOtherFiles) {
  EXPECT_EQ(why("<?xml version=\"1.0\"?><svg/>"),
            "the picture is SVG, which may hold programs: make a PNG of it");
  EXPECT_EQ(why("\xFF\xD8\xFF\xE0"), "the picture is JPEG: make a PNG of it");
  EXPECT_EQ(why("GIF89a"), "the picture is GIF: make a PNG of it");
  EXPECT_EQ(why(""), "the picture is not a PNG file: make a PNG of it");
  const std::string damaged = "the picture is damaged or cut off: save it anew as PNG";
  const std::string whole = small_png(4, 4);
  for (std::size_t cut = 8; cut < whole.size(); ++cut)
    EXPECT_EQ(why(whole.substr(0, cut)), damaged);
  EXPECT_EQ(why(png_head(4, 4) + png_chunk("IEND", "")), damaged);
  EXPECT_EQ(why(png_head(4, 4) + png_chunk("IDAT", "x") + png_chunk("XXXX", "")), damaged);
  EXPECT_EQ(why(png_head(0, 4) + png_chunk("IDAT", "x") + png_chunk("IEND", "")), damaged);
  EXPECT_EQ(why(png_head(1, 1) + png_head(1, 1).substr(8)), damaged);
}

TEST(PngPicture, RefusesLargeOnes) {
  const std::string end = png_chunk("IDAT", "x") + png_chunk("IEND", "");
  EXPECT_EQ(why(png_head(4000, 1000) + end), "");
  EXPECT_EQ(why(png_head(4001, 1) + end),
            "the picture has 4001 x 1 pixels: make it smaller, at most 4000 on a side and 4000000 "
            "in all");
  EXPECT_NE(why(png_head(4000, 1001) + end), "");
  EXPECT_NE(why(png_head(~0U, ~0U) + end), "");
  EXPECT_NE(why(png_head(1, 1) + png_chunk("IDAT", std::string(kMostPictureBytes, 'x')) +
                png_chunk("IEND", "")),
            "");
}

}  // namespace
}  // namespace reckon::kinds
