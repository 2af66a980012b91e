// SPDX-License-Identifier: MIT
// Pictures that commands read and write.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "app/cli/frame/output.hpp"
#include "app/images/png.hpp"
#include "reckon/vision/paper.hpp"

namespace reckon::cli {

/// The picture in a PNG file. What cannot be read is a Fault, as is a file that is not a PNG.
images::PngReader open_picture(const std::string& name);

/// The elements of a row, the channels one after the other for each pixel, in 16 bits whatever the
/// file has. A file that is damaged is a Fault.
std::span<const std::uint16_t> next_row(images::PngReader& reader, const std::string& name,
                                        std::vector<std::uint16_t>& scratch);

/// All of a picture in grey. What cannot be read or is damaged is a Fault.
vision::Grey grey_picture(const std::string& name);

/// Copies one of the channels of a row to where it has a row of its own, of elements that all fit.
template <typename T>
void copy_channel(std::span<const std::uint16_t> row, std::size_t channels, std::size_t channel,
                  std::span<T> out) {
  for (std::size_t c = 0; c < out.size(); ++c) out[c] = static_cast<T>(row[c * channels + channel]);
}

/// A PNG file that is there whole or not at all.
class PictureFile {
 public:
  PictureFile(const std::string& name, const images::PictureShape& shape);
  void write(std::span<const std::uint8_t> row);
  void write(std::span<const std::uint16_t> row);
  /// After the last row.
  void finish();

 private:
  void write_out(const Result<void>& written);

  images::PngWriter writer_;
  OutputFile file_;
};

}  // namespace reckon::cli
