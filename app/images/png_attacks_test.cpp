// SPDX-License-Identifier: MIT
// Malicious PNG files.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "app/images/bad_png_test.hpp"
#include "app/images/made_png_test.hpp"
#include "app/images/png.hpp"

namespace reckon::images {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

// A stream of bytes that are made on demand, which counts how many were read.
class Stream {
 public:
  // `more` makes the bytes after the initial ones; empty: the end.
  Stream(std::string begin, std::function<std::string()> more)
      : pending_(std::move(begin)), more_(std::move(more)) {}
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;

  File file() {
    std::FILE* const file = fopencookie(
        this, "rb",
        {.read = [](void* self, char* to,
                    std::size_t size) { return static_cast<Stream*>(self)->read(to, size); },
         .write = nullptr,
         .seek = nullptr,
         .close = nullptr});
    return {file, &std::fclose};
  }
  std::size_t count() const { return count_; }

 private:
  ssize_t read(char* to, std::size_t size) {
    // A reader that has not stopped by now never does.
    constexpr std::size_t kEnough = std::size_t{64} << 20U;
    if (count_ > kEnough) return 0;
    while (pending_.size() - begin_ < size) {
      const std::string next = more_();
      if (next.empty()) break;
      pending_ = pending_.substr(begin_) + next;
      begin_ = 0;
    }
    const std::size_t given = std::min(size, pending_.size() - begin_);
    std::memcpy(to, pending_.data() + begin_, given);
    begin_ += given;
    count_ += given;
    return static_cast<ssize_t>(given);
  }

  std::string pending_;
  std::size_t begin_ = 0;
  std::function<std::string()> more_;
  std::size_t count_ = 0;
};

// Returns all elements of the rows, or the error.
Result<std::vector<int>> read_rows(File file) {
  auto reader = PngReader::open(std::move(file));
  if (!reader) return std::unexpected(reader.error());
  std::vector<int> elements;
  const auto take = [&](const auto& row) {
    if (!row) return false;
    elements.insert(elements.end(), row->begin(), row->end());
    return true;
  };
  for (std::size_t r = 0; r < reader->shape().rows; ++r) {
    if (reader->shape().bits == 16) {
      const auto row = reader->row_of_16_bits();
      if (!take(row)) return std::unexpected(row.error());
    } else {
      const auto row = reader->row_of_8_bits();
      if (!take(row)) return std::unexpected(row.error());
    }
  }
  return elements;
}

Result<std::vector<int>> read_rows(std::string bytes) {
  return read_rows(File(fmemopen(bytes.data(), bytes.size(), "rb"), &std::fclose));
}

std::string refusal(const std::string& bytes) {
  const auto read_it = read_rows(bytes);
  return read_it ? "nothing is refused" : read_it.error().message;
}

// The rows of a picture of 2 x 2, each with its filter.
const std::string kRows("\0\1\2\0\3\4", 6);
const std::vector<int> kElements = {1, 2, 3, 4};

std::string good(const std::string& before = {}, const std::string& between = {},
                 const std::string& after = {}) {
  return png_head(2, 2) + before + chunk("IDAT", packed(kRows)) + between + chunk("IEND", "") +
         after;
}

TEST(PngAttacks, PixelsBeyondTheLastRowAreNotNeeded) {
  EXPECT_EQ(read_rows(png_head(2, 2) + chunk("IDAT", packed(kRows + std::string(9, '\7'))) +
                      chunk("IEND", ""))
                .value(),
            kElements);
  EXPECT_EQ(read_rows(png_bomb(3, 2, 64)).value(), std::vector<int>(6, 255));
  // In separate chunks too, and after the end of the compressed data.
  EXPECT_EQ(read_rows(png_head(2, 2) + chunk("IDAT", packed(kRows, false)) +
                      chunk("IDAT", packed(kRows, true, false)) + chunk("IDAT", "more") +
                      chunk("IEND", "") + "and more")
                .value(),
            kElements);
}

TEST(PngAttacks, ChunksThatAreNoPixelsAreSkipped) {
  const std::string megabytes(std::size_t{3} << 20U, 'x');
  const std::string much = packed(std::string(std::size_t{8} << 20U, 'x'));
  for (const auto& [type, data] : std::vector<std::pair<std::string, std::string>>{
           {"tEXt", "Comment" + std::string(1, '\0') + megabytes},
           {"zTXt", "Comment" + std::string(2, '\0') + much},
           {"iTXt", "Comment" + std::string("\0\1\0\0\0", 5) + much},
           {"iCCP", "profile" + std::string(2, '\0') + much},
           {"eXIf", megabytes},
           {"sPLT", megabytes},
           {"hIST", megabytes},
           {"pCAL", ""},
           {"tRNS", megabytes},
           {"abcd", ""}}) {
    for (const std::uint32_t checksum_error : {0U, 1U}) {
      const std::string one = chunk(type, data, checksum_error);
      EXPECT_EQ(read_rows(good(one)).value(), kElements) << type;
      EXPECT_EQ(read_rows(good({}, one)).value(), kElements) << type;
    }
  }
  std::string many;
  for (int i = 0; i < 100'000; ++i) many += chunk("tEXt", "k");
  EXPECT_EQ(read_rows(good(many, many)).value(), kElements);
}

TEST(PngAttacks, FaultsInWhatMakesPixelsAreNoticed) {
  EXPECT_THAT(refusal(png_head(2, 2) + chunk("IDAT", packed(kRows), 1) + chunk("IEND", "")),
              StartsWith("the file is damaged or cut off: "));
  EXPECT_THAT(refusal(png_head(2, 2) + chunk("IDAT", packed(kRows)) + chunk("IEND", "", 1)),
              StartsWith("the file is damaged or cut off: "));
  // Some rows are missing, or all of them.
  for (const std::string& rows : {kRows.substr(0, 3), kRows.substr(0, 5), std::string()}) {
    EXPECT_THAT(refusal(png_head(2, 2) + chunk("IDAT", packed(rows)) + chunk("IEND", "")),
                HasSubstr("too few pixels"));
    EXPECT_THAT(refusal(png_head(2, 2) + chunk("IDAT", packed(rows, false)) + chunk("IEND", "")),
                StartsWith("the file is damaged or cut off: "));
  }
  EXPECT_THAT(refusal(png_head(2, 2) + chunk("IEND", "")),
              StartsWith("the file is damaged or cut off: "));
  EXPECT_THAT(refusal(png_head(2, 2) + chunk("IDAT", "neither") + chunk("IEND", "")),
              StartsWith("the file is damaged or cut off: "));
  EXPECT_THAT(refusal(good(chunk("ABCD", ""))), HasSubstr("unknown kind"));
  EXPECT_THAT(refusal(good(chunk("PLTE", std::string(771, 'x')))), HasSubstr("PLTE is too long"));
  EXPECT_THAT(refusal(png_head(2, 2) + "\xFF\xFF\xFF\xFFtEXt"), HasSubstr("too large"));
  EXPECT_THAT(refusal(png_head(0, 2)), StartsWith("the file is damaged or cut off: "));
  EXPECT_THAT(refusal(chunk("IDAT", "")), StartsWith("not a PNG file"));
}

// Endless data is refused at a byte that the head of the file determines.
TEST(PngAttacks, EndlessFilesAreRefused) {
  const auto said_after = [](std::string begin, const std::function<std::string()>& more) {
    Stream stream(std::move(begin), more);
    const auto read_it = read_rows(stream.file());
    EXPECT_FALSE(read_it);
    EXPECT_THAT(read_it.error().message, StartsWith("the file goes on after 167772"));
    return stream.count();
  };
  constexpr std::size_t kReadAhead = 8192;  // by the C library
  constexpr std::size_t kMost = (std::size_t{16} << 20U) + 12 + kReadAhead;
  const std::string text(std::size_t{1} << 20U, 'x');
  const std::string small = [] {
    std::string chunks;
    for (int i = 0; i < 1000; ++i) chunks += chunk("IDAT", "");
    return chunks;
  }();
  const std::string blocks = [] {  // of deflate, all empty
    std::string data;
    for (int i = 0; i < 10'000; ++i) data += std::string("\0\0\0\xFF\xFF", 5);
    return chunk("IDAT", data);
  }();
  const std::string rows = chunk("IDAT", packed(kRows, false));
  for (const auto& [begin, more] : std::vector<std::pair<std::string, std::string>>{
           {png_head(2, 2), chunk("tEXt", text)},
           {png_head(2, 2), chunk("zTXt", "a")},
           {png_head(2, 2) + big_endian(0x7FFFFFFF) + "iCCP", text},
           {png_head(2, 2), small},
           {png_head(2, 2) + chunk("IDAT", packed("", false)), blocks},
           {png_head(2, 2) + rows, small},
           {png_head(2, 2) + rows, chunk("IDAT", text)},
           {png_head(2, 2) + rows, chunk("eXIf", text)}}) {
    EXPECT_LE(said_after(begin, [&again = more] { return again; }), kMost);
  }
  // Data after the end does not belong to the picture.
  Stream endless(good(), [&] { return std::string(text); });
  EXPECT_EQ(read_rows(endless.file()).value(), kElements);
  EXPECT_LE(endless.count(), kReadAhead);
  Stream zeros("", [] { return std::string(4096, '\0'); });
  EXPECT_EQ(read_rows(zeros.file()).error().message, "not a PNG file: convert the picture to PNG");
  EXPECT_LE(zeros.count(), kReadAhead);
}

// A file may have as many bytes as its picture needs, compressed or not.
TEST(PngAttacks, LargePicturesAreRead) {
  constexpr std::uint32_t kSide = 4500;
  std::string stored = std::string("\x78\x01", 2);
  const std::string row = '\0' + std::string(kSide, '\x80');
  for (std::uint32_t r = 0; r < kSide; ++r) {
    stored += r + 1 == kSide ? '\1' : '\0';
    for (const std::size_t size : {row.size(), ~row.size()}) {
      stored += static_cast<char>(size);
      stored += static_cast<char>(size >> 8U);
    }
    stored += row;
  }
  uLong sum = adler32(0, nullptr, 0);
  const std::vector<Bytef> bytes(row.begin(), row.end());
  for (std::uint32_t r = 0; r < kSide; ++r) sum = adler32_z(sum, bytes.data(), bytes.size());
  stored += big_endian(static_cast<std::uint32_t>(sum));
  EXPECT_GT(stored.size(), std::size_t{16} << 20U);
  const auto elements =
      read_rows(png_head(kSide, kSide) + chunk("IDAT", stored) + chunk("IEND", ""));
  ASSERT_TRUE(elements) << elements.error().message;
  EXPECT_EQ(std::ranges::count(*elements, 0x80), kSide * kSide);
}

TEST(PngAttacks, SmallFilesOfLargePicturesAreRefused) {
  EXPECT_THAT(refusal(png_head(10'001, 10'000) + chunk("IDAT", packed(kRows)) + chunk("IEND", "")),
              StartsWith("the picture has 10001 x 10000 pixels"));
  for (const char interlaced : {'\0', '\1'}) {
    const std::string kind = {'\x10', '\6', '\0', '\0', interlaced};
    EXPECT_THAT(
        refusal(png_head(2'000, 2'000, kind) + chunk("IDAT", packed(kRows)) + chunk("IEND", "")),
        HasSubstr("too few pixels"));
  }
}

// Each of the seven passes has no rows or no columns in some of these.
TEST(PngAttacks, InterlacedPicturesOfAllSmallShapesAreRead) {
  for (std::size_t rows = 1; rows <= 9; ++rows) {
    for (std::size_t columns = 1; columns <= 9; ++columns) {
      for (const int bits : {1, 8, 16}) {
        std::vector<std::vector<std::uint8_t>> lines;
        for (std::size_t r = 0; r < rows; ++r) {
          auto& line = lines.emplace_back(columns * (bits == 16 ? 2 : 1));
          for (std::size_t c = 0; c < line.size(); ++c) {
            line[c] = static_cast<std::uint8_t>((r * 7 + c * 3 + r * c) % (bits == 1 ? 2 : 256));
          }
        }
        const std::string plain = made_png({.bits = bits}, columns, lines);
        const std::string interlaced = made_png({.bits = bits, .interlaced = true}, columns, lines);
        EXPECT_EQ(read_rows(interlaced).value(), read_rows(plain).value())
            << rows << " x " << columns;
        // The last compressed byte belongs to the last pass, whichever that is.
        std::string cut = interlaced;
        const std::size_t at = cut.find("IDAT") - 4;
        const std::size_t end = cut.find("IEND") - 4;
        cut.replace(at, end - at, chunk("IDAT", packed("", true)));
        EXPECT_THAT(refusal(cut), HasSubstr("too few pixels"));
      }
    }
  }
}

}  // namespace
}  // namespace reckon::images
