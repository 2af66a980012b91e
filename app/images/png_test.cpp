// SPDX-License-Identifier: MIT
#include "app/images/png.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/images/made_png_test.hpp"
#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"

namespace reckon::images {
namespace {

using testing::AnyOf;
using testing::ElementsAre;
using testing::StartsWith;

using Elements = std::vector<std::uint16_t>;

struct Picture {
  PictureShape shape;
  std::vector<Elements> rows;
};

// Opens a file in memory, which must outlive the reader.
Result<PngReader> opened(std::string& bytes) {
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(fmemopen(bytes.data(), bytes.size(), "rb"),
                                                       &std::fclose);
  return PngReader::open(std::move(file));
}

Result<Picture> read(std::string bytes) {
  auto reader = opened(bytes);
  if (!reader) return std::unexpected(reader.error());
  Picture picture{.shape = reader->shape(), .rows = {}};
  for (std::size_t r = 0; r < picture.shape.rows; ++r) {
    if (picture.shape.bits == 16) {
      const auto row = reader->row_of_16_bits();
      if (!row) return std::unexpected(row.error());
      picture.rows.emplace_back(row->begin(), row->end());
    } else {
      const auto row = reader->row_of_8_bits();
      if (!row) return std::unexpected(row.error());
      picture.rows.emplace_back(row->begin(), row->end());
    }
  }
  return picture;
}

TEST(Png, ReadsGreyInFewBits) {
  for (const bool interlaced : {false, true}) {
    const auto one =
        read(made_png({.bits = 1, .interlaced = interlaced}, 3, {{0, 1, 1}, {1, 0, 0}}));
    ASSERT_TRUE(one) << one.error().message;
    EXPECT_EQ(one->shape, (PictureShape{.rows = 2, .columns = 3, .channels = 1, .bits = 8}));
    EXPECT_THAT(one->rows, ElementsAre(Elements{0, 255, 255}, Elements{255, 0, 0}));
    const auto two = read(made_png({.bits = 2, .interlaced = interlaced}, 4, {{0, 1, 2, 3}}));
    EXPECT_THAT(two->rows, ElementsAre(Elements{0, 85, 170, 255}));
    const auto four = read(made_png({.bits = 4, .interlaced = interlaced}, 3, {{0, 7, 15}}));
    EXPECT_THAT(four->rows, ElementsAre(Elements{0, 119, 255}));
  }
}

TEST(Png, ReadsPalettes) {
  const std::vector<png_color> palette = {{10, 20, 30}, {40, 50, 60}, {0, 0, 0}};
  const auto plain = read(made_png(
      {.color_type = PNG_COLOR_TYPE_PALETTE, .bits = 2, .palette = palette}, 3, {{2, 0, 1}}));
  ASSERT_TRUE(plain) << plain.error().message;
  EXPECT_EQ(plain->shape.channels, 3U);
  EXPECT_THAT(plain->rows, ElementsAre(Elements{0, 0, 0, 10, 20, 30, 40, 50, 60}));
  const auto clear = read(made_png({.color_type = PNG_COLOR_TYPE_PALETTE,
                                    .bits = 8,
                                    .palette = palette,
                                    .palette_alpha = {255, 0, 51}},
                                   3, {{2, 0, 1}}));
  EXPECT_THAT(clear->rows, ElementsAre(Elements{204, 204, 204, 10, 20, 30, 255, 255, 255}));
}

TEST(Png, ReadsSixteenBits) {
  for (const bool interlaced : {false, true}) {
    const auto grey = read(made_png({.bits = 16, .interlaced = interlaced}, 2, {{1, 2, 255, 254}}));
    ASSERT_TRUE(grey) << grey.error().message;
    EXPECT_EQ(grey->shape.bits, 16U);
    EXPECT_THAT(grey->rows, ElementsAre(Elements{0x0102, 0xFFFE}));
    // Half transparent black, and fully transparent.
    const auto alpha = read(
        made_png({.color_type = PNG_COLOR_TYPE_GRAY_ALPHA, .bits = 16, .interlaced = interlaced}, 2,
                 {{0, 0, 0x80, 0, 0, 0, 0, 0}}));
    EXPECT_THAT(alpha->rows, ElementsAre(Elements{0x7FFF, 0xFFFF}));
  }
}

TEST(Png, SeesOnWhiteWhatIsTransparent) {
  const auto colour = read(made_png({.color_type = PNG_COLOR_TYPE_RGB_ALPHA}, 3,
                                    {{9, 8, 7, 255, 9, 8, 7, 0, 0, 100, 255, 51}}));
  ASSERT_TRUE(colour) << colour.error().message;
  EXPECT_THAT(colour->rows, ElementsAre(Elements{9, 8, 7, 255, 255, 255, 204, 224, 255}));
  png_color_16 black{};
  const auto grey = read(made_png({.transparent = &black}, 2, {{0, 1}}));
  EXPECT_THAT(grey->rows, ElementsAre(Elements{255, 1}));
}

// Pictures of random shape, interlaced or not, stay equal; written ones are readable.
TEST(Png, ReadsWhatIsWritten) {
  for (std::uint64_t seed = 0; seed < effort(300U, 60U); ++seed) {
    SCOPED_TRACE(seed);
    SplitMix64 random(seed);
    const PictureShape shape = {.rows = 1 + random.below(20),
                                .columns = 1 + random.below(40),
                                .channels = random.below(2) == 0 ? 1U : 3U,
                                .bits = random.below(2) == 0 ? 8U : 16U};
    auto writer = PngWriter::make(shape);
    ASSERT_TRUE(writer);
    std::vector<Elements> rows;
    std::vector<std::vector<std::uint8_t>> stored;
    std::string bytes;
    for (std::size_t r = 0; r < shape.rows; ++r) {
      Elements row(shape.columns * shape.channels);
      std::vector<std::uint8_t> narrow;
      std::vector<std::uint8_t>& as_stored = stored.emplace_back();
      for (auto& element : row) {
        element = static_cast<std::uint16_t>(random.below(shape.bits == 8 ? 256 : 65536));
        narrow.push_back(static_cast<std::uint8_t>(element));
        if (shape.bits == 16) as_stored.push_back(static_cast<std::uint8_t>(element >> 8U));
        as_stored.push_back(static_cast<std::uint8_t>(element));
      }
      ASSERT_TRUE(shape.bits == 8 ? writer->write(narrow) : writer->write(row));
      bytes += writer->take_bytes();
      rows.push_back(std::move(row));
    }
    const auto picture = read(bytes);
    ASSERT_TRUE(picture) << picture.error().message;
    EXPECT_EQ(picture->shape, shape);
    EXPECT_EQ(picture->rows, rows);
    const int type = shape.channels == 1 ? PNG_COLOR_TYPE_GRAY : PNG_COLOR_TYPE_RGB;
    const auto interlaced = read(
        made_png({.color_type = type, .bits = static_cast<int>(shape.bits), .interlaced = true},
                 shape.columns, stored));
    ASSERT_TRUE(interlaced) << interlaced.error().message;
    EXPECT_EQ(interlaced->rows, rows);
    // A truncated file is always detected, and does no harm.
    const std::size_t end = random.below(bytes.size());
    const auto cut = read(bytes.substr(0, std::max<std::size_t>(end, 1)));
    ASSERT_FALSE(cut);
    EXPECT_THAT(cut.error().message, AnyOf(StartsWith("the file is damaged or cut off: "),
                                           "not a PNG file: convert the picture to PNG"));
    // A wrong byte is detected by the checksums, or does not matter.
    bytes[random.below(bytes.size())] ^= static_cast<char>(1 + random.below(255));
    if (const auto bad = read(bytes)) {
      EXPECT_EQ(bad->rows, rows);
    }
  }
}

TEST(Png, WritesBits) {
  auto writer = PngWriter::make({.rows = 2, .columns = 9, .channels = 1, .bits = 1});
  ASSERT_TRUE(writer);
  ASSERT_TRUE(writer->write(std::vector<std::uint8_t>{1, 0, 0, 0, 0, 0, 0, 0, 1}));
  ASSERT_TRUE(writer->write(std::vector<std::uint8_t>{0, 1, 0, 1, 0, 1, 0, 1, 0}));
  const auto picture = read(writer->take_bytes());
  ASSERT_TRUE(picture) << picture.error().message;
  EXPECT_THAT(picture->rows, ElementsAre(Elements{255, 0, 0, 0, 0, 0, 0, 0, 255},
                                         Elements{0, 255, 0, 255, 0, 255, 0, 255, 0}));
}

TEST(Png, RefusesWhatIsNone) {
  const auto refusal = [](const std::string& bytes) {
    const auto picture = read(bytes);
    return picture ? "none" : picture.error().message;
  };
  EXPECT_EQ(refusal("GIF89a, which is something else"),
            "not a PNG file: convert the picture to PNG");
  EXPECT_EQ(refusal("\x89PNG"), "not a PNG file: convert the picture to PNG");
  // A small file that claims to be large.
  std::string huge = made_png({}, 1, {{0}});
  huge.replace(16, 8, std::string("\x00\x00\x27\x11\x00\x00\x27\x11", 8));     // 10,001 x 10,001
  EXPECT_THAT(refusal(huge), StartsWith("the file is damaged or cut off: "));  // the checksum
  const std::string checksum = [&] {
    // CRC-32 of the type and the data of the first chunk.
    std::uint32_t crc = 0xFFFFFFFFU;
    for (std::size_t i = 12; i < 29; ++i) {
      crc ^= static_cast<unsigned char>(huge[i]);
      for (int bit = 0; bit < 8; ++bit) crc = crc >> 1U ^ (crc % 2 == 1 ? 0xEDB88320U : 0U);
    }
    crc = ~crc;
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(crc >> shift);
    return bytes;
  }();
  huge.replace(29, 4, checksum);
  EXPECT_EQ(refusal(huge), "the picture has 10001 x 10001 pixels: give one of at most 100000000");
}

}  // namespace
}  // namespace reckon::images
