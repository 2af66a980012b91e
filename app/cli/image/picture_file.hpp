// SPDX-License-Identifier: MIT
// The input and output pictures of commands.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/frame/output.hpp"
#include "app/images/png.hpp"
#include "reckon/vision/paper.hpp"

namespace reckon::cli {

/// Opens the picture in a PNG file. An unreadable file is a Fault, as is one that is not a PNG.
images::PngReader open_picture(const std::string& name);

/// Returns the elements of a row, with the channels of each pixel one after the other, always as 16
/// bits. A damaged file is a Fault.
std::span<const std::uint16_t> next_row(images::PngReader& reader, const std::string& name,
                                        std::vector<std::uint16_t>& scratch);

/// The pictures in a file to be scanned: one in PNG, JPEG or WebP, or the pages of a PDF.
class ScannedFile {
 public:
  /// At most this many pages are drawn.
  static constexpr std::size_t kMostPages = 100;

  /// An unreadable, damaged or too large file is a Fault, as is one of another format, and a
  /// missing library.
  explicit ScannedFile(const std::string& name);
  ScannedFile(const ScannedFile&) = delete;
  ScannedFile& operator=(const ScannedFile&) = delete;

  /// Whether it is a PDF, whose pages have numbers.
  bool has_pages() const { return has_pages_; }
  /// The next picture in grey; empty after the last.
  std::optional<vision::Grey> next();

 private:
  std::string name_;
  bool has_pages_ = false;
  std::optional<vision::Grey> picture_{};
  std::string pages_{};
  std::string_view left_{};  // of the pages
};

/// Copies one channel of a row into a separate row, whose element type must fit all values.
template <typename T>
void copy_channel(std::span<const std::uint16_t> row, std::size_t channels, std::size_t channel,
                  std::span<T> out) {
  for (std::size_t c = 0; c < out.size(); ++c) out[c] = static_cast<T>(row[c * channels + channel]);
}

/// A PNG file that is written completely or not at all. A name that ends as other formats do is a
/// Fault.
class PictureFile {
 public:
  PictureFile(const std::string& name, const images::PictureShape& shape);
  void write(std::span<const std::uint8_t> row);
  void write(std::span<const std::uint16_t> row);
  /// Finishes the file after the last row.
  void finish();

 private:
  void write_out(const Result<void>& written);

  images::PngWriter writer_;
  OutputFile file_;
};

}  // namespace reckon::cli
