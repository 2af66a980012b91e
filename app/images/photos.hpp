// SPDX-License-Identifier: MIT
// Reads photos in JPEG and WebP with Leptonica: its only user.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "app/images/formats.hpp"
#include "reckon/text/result.hpp"
#include "reckon/vision/paper.hpp"

namespace reckon::images {

/// The size of a photo.
struct PhotoSize {
  std::size_t rows = 0;
  std::size_t columns = 0;
};

/// Reads JPEG and WebP. Leptonica comes with Tesseract.
class PhotoReader {
 public:
  /// Loads the library in some milliseconds. Fails if it is not installed.
  static Result<PhotoReader> make();

  /// Returns the size that the head of a file states, without decoding more. Fails if it is
  /// damaged.
  Result<PhotoSize> size_of(std::string_view bytes, Format format) const;
  /// Returns the picture in grey of 8 bits. Fails if the file is damaged, or ends too soon. Memory:
  /// up to nine bytes for each pixel. The caller limits the size first.
  Result<vision::Grey> read(std::string_view bytes, Format format) const;
};

}  // namespace reckon::images
