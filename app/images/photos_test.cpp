// SPDX-License-Identifier: MIT
#include "app/images/photos.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "app/images/photo_test.hpp"
#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/vision/parts.hpp"

namespace reckon::images {
namespace {

using testing::HasSubstr;
using vision::Grey;

constexpr Format kPhotos[] = {Format::jpeg, Format::webp};

// Black and white squares of 8 pixels, which JPEG keeps nearly as they are.
Grey squares(std::size_t rows, std::size_t columns) {
  Grey picture(rows, columns);
  for (std::size_t r = 0; r < rows; ++r) {
    for (std::size_t c = 0; c < columns; ++c) picture(r, c) = (r / 8 + c / 8) % 2 == 0 ? 0 : 250;
  }
  return picture;
}

TEST(Photos, AreToldByTheirFirstBytes) {
  EXPECT_EQ(format_of(as_png(squares(8, 8))), Format::png);
  EXPECT_EQ(format_of(as_photo(squares(8, 8), Format::jpeg)), Format::jpeg);
  EXPECT_EQ(format_of(as_photo(squares(8, 8), Format::webp)), Format::webp);
  EXPECT_EQ(format_of("%PDF-1.7\n"), Format::pdf);
  EXPECT_EQ(format_of("\n%PDF-1.7\n"), Format::pdf);
  for (const std::string_view text :
       {"", "R", "RIFF", "RIFF1234WAVE", "GIF89a", "P5\n1 1\n255\n"}) {
    EXPECT_EQ(format_of(text), Format::unknown) << text;
  }
}

TEST(Photos, AreRead) {
  const auto reader = PhotoReader::make();
  ASSERT_TRUE(reader) << reader.error().message;
  const Grey picture = squares(37, 50);
  for (const Format format : kPhotos) {
    const std::string photo = as_photo(picture, format);
    const auto size = reader->size_of(photo, format);
    ASSERT_TRUE(size) << size.error().message;
    EXPECT_EQ(size->rows, 37);
    EXPECT_EQ(size->columns, 50);
    const auto read = reader->read(photo, format);
    ASSERT_TRUE(read) << read.error().message;
    ASSERT_EQ(read->rows(), 37);
    ASSERT_EQ(read->columns(), 50);
    for (std::size_t r = 0; r < 37; ++r) {
      for (std::size_t c = 0; c < 50; ++c) {
        EXPECT_LE(vision::distance((*read)(r, c), picture(r, c)), 30) << r << ", " << c;
      }
    }
  }
}

TEST(Photos, ThatEndTooSoonAreRefused) {
  const auto reader = PhotoReader::make();
  ASSERT_TRUE(reader);
  for (const Format format : kPhotos) {
    const std::string photo = as_photo(squares(100, 100), format);
    for (const std::size_t hundredths : {0U, 1U, 5U, 20U, 50U, 90U}) {
      const std::string part = photo.substr(0, photo.size() * hundredths / 100);
      const auto read = reader->read(part, format);
      ASSERT_FALSE(read) << hundredths;
      EXPECT_THAT(read.error().message, HasSubstr("is damaged"));
    }
  }
}

// A photo with a few wrong bytes is read or refused.
TEST(Photos, AnyBytes) {
  const auto reader = PhotoReader::make();
  ASSERT_TRUE(reader);
  SplitMix64 random(1);
  for (const Format format : kPhotos) {
    const std::string photo = as_photo(squares(40, 60), format);
    for (int i = 0; i < effort(2'000, 200); ++i) {
      std::string changed = photo;
      for (int j = 0; j < 3; ++j) {
        changed[random.below(changed.size())] = static_cast<char>(random.below(256));
      }
      const auto size = reader->size_of(changed, format);
      if (!size || size->rows * size->columns > 1'000'000) continue;
      const auto read = reader->read(changed, format);
      if (read) {
        EXPECT_EQ(read->values().size(), read->rows() * read->columns());
      }
    }
  }
}

// The head is enough to refuse a bomb: 65,280 x 65,280 pixels.
TEST(Photos, BombsAreSeenAtTheirHead) {
  const auto reader = PhotoReader::make();
  ASSERT_TRUE(reader);
  std::string bomb = as_photo(squares(16, 16), Format::jpeg);
  const std::size_t head = bomb.find("\xFF\xC0");
  ASSERT_NE(head, std::string::npos);
  for (const std::size_t side : {5U, 7U}) {
    bomb[head + side] = '\xFF';
    bomb[head + side + 1] = '\0';
  }
  const auto size = reader->size_of(bomb, Format::jpeg);
  ASSERT_TRUE(size) << size.error().message;
  EXPECT_EQ(size->rows, 65'280);
  EXPECT_EQ(size->columns, 65'280);
}

}  // namespace
}  // namespace reckon::images
