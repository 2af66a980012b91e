// SPDX-License-Identifier: MIT
// The reader of photos in builds without Tesseract and its Leptonica.
#include "app/images/photos.hpp"

namespace reckon::images {

Result<PhotoReader> PhotoReader::make() {
  return failure(
      "JPEG and WebP were not built in: install libtesseract-dev and build it again, or "
      "give the picture as PNG");
}
Result<PhotoSize> PhotoReader::size_of(std::string_view, Format) const { return PhotoSize{}; }
Result<vision::Grey> PhotoReader::read(std::string_view, Format) const { return vision::Grey{}; }

}  // namespace reckon::images
