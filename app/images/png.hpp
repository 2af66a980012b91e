// SPDX-License-Identifier: MIT
// PNG files, read and written row by row: the one user of libpng.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "reckon/text/result.hpp"

namespace reckon::images {

/// Pictures have at most this many pixels.
inline constexpr std::uint64_t kMostPixels = 100'000'000;

/// What a picture is made of.
struct PictureShape {
  std::size_t rows = 0;
  std::size_t columns = 0;
  std::size_t channels = 1;  ///< 1, grey, or 3: red, green, blue
  unsigned bits = 8;         ///< of an element, 8 or 16; 1 only to be written
  friend bool operator==(const PictureShape&, const PictureShape&) = default;
};

/// A PNG file of any kind. Palettes become colours, and 1, 2 and 4 bits 8, 0 and the most being
/// black and white; what is transparent is seen on white. Gamma and colour profiles are not
/// applied.
///
/// Its cost is bounded by what the picture needs, whatever the file holds: what is packed beyond
/// the last row is not unpacked, chunks that are not pixels are skipped, and a file that goes on
/// for more than 16 MiB beyond twice the bytes of its pixels is refused, at that byte.
///
/// Keeps one row and what 512 bytes of the file unpack to, at most 16 MB, or if the picture is
/// interlaced all of it, at most 800 MB.
class PngReader {
 public:
  /// Reads the head of a file from where it stands, and keeps the file. Refuses what is not a PNG
  /// file, has more than kMostPixels, or has a damaged head.
  static Result<PngReader> open(std::unique_ptr<std::FILE, int (*)(std::FILE*)> file);

  PngReader(PngReader&&) noexcept;
  PngReader& operator=(PngReader&&) noexcept;
  ~PngReader();

  const PictureShape& shape() const;

  /// The next row, its channels one after the other for each pixel, in as many bits as the shape
  /// says: the other kind of elements must not be asked for. Fails if the file is damaged, or ends.
  /// There are shape().rows rows; with the last the file is checked to its end.
  Result<std::span<const std::uint8_t>> row_of_8_bits();
  Result<std::span<const std::uint16_t>> row_of_16_bits();

 private:
  class State;
  explicit PngReader(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

/// Makes a PNG file of rows.
class PngWriter {
 public:
  /// A picture of 1 to kMostPixels pixels. Fails only if memory runs out.
  static Result<PngWriter> make(const PictureShape& shape);

  PngWriter(PngWriter&&) noexcept;
  PngWriter& operator=(PngWriter&&) noexcept;
  ~PngWriter();

  /// Takes the next row, its channels one after the other for each pixel. With bits of 1, elements
  /// are 0, black, or 1, white.
  Result<void> write(std::span<const std::uint8_t> row);
  Result<void> write(std::span<const std::uint16_t> row);

  /// The bytes of the file that have come since the last time; all of them after the last row.
  std::string take_bytes();

 private:
  class State;
  explicit PngWriter(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace reckon::images
