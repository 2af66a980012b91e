// SPDX-License-Identifier: MIT
// PNG files, read and written row by row: the only user of libpng.
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

/// The format of a picture.
struct PictureShape {
  std::size_t rows = 0;
  std::size_t columns = 0;
  std::size_t channels = 1;  ///< 1, grey, or 3: red, green, blue
  unsigned bits = 8;         ///< of an element, 8 or 16; 1 only for writing
  friend bool operator==(const PictureShape&, const PictureShape&) = default;
};

/// Reads a PNG file of any kind. Palettes become colours. 1, 2 and 4 bits become 8, with 0 for
/// black and the maximum for white. Transparent pixels are shown on white. Gamma and colour
/// profiles are ignored.
///
/// Its cost is limited by the picture, whatever the file contains. Data after the last row is not
/// decompressed, and chunks without pixels are skipped. A file that exceeds twice the bytes of its
/// pixels by more than 16 MiB is refused at that byte.
///
/// It keeps one row and the pixels from 512 bytes of the file, at most 16 MB. For an interlaced
/// picture it keeps all of it, at most 800 MB.
class PngReader {
 public:
  /// Reads the head of a file from its current position, and keeps the file. Refuses files that are
  /// not PNG, have more than kMostPixels, or have a damaged head.
  static Result<PngReader> open(std::unique_ptr<std::FILE, int (*)(std::FILE*)> file);

  PngReader(PngReader&&) noexcept;
  PngReader& operator=(PngReader&&) noexcept;
  ~PngReader();

  const PictureShape& shape() const;

  /// Returns the next row, with the channels of each pixel one after the other. Only the function
  /// for the bits of the shape may be called. Fails if the file is damaged, or ends. It has
  /// shape().rows rows; with the last one the file is checked to its end.
  Result<std::span<const std::uint8_t>> row_of_8_bits();
  Result<std::span<const std::uint16_t>> row_of_16_bits();

 private:
  class State;
  explicit PngReader(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

/// Makes a PNG file from rows.
class PngWriter {
 public:
  /// Starts a picture of 1 to kMostPixels pixels. Fails only if memory runs out.
  static Result<PngWriter> make(const PictureShape& shape);

  PngWriter(PngWriter&&) noexcept;
  PngWriter& operator=(PngWriter&&) noexcept;
  ~PngWriter();

  /// Writes the next row, with the channels of each pixel one after the other. With 1 bit, elements
  /// are 0, black, or 1, white.
  Result<void> write(std::span<const std::uint8_t> row);
  Result<void> write(std::span<const std::uint16_t> row);

  /// Returns the bytes of the file since the last call; the file is complete after the last row.
  std::string take_bytes();

 private:
  class State;
  explicit PngWriter(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace reckon::images
