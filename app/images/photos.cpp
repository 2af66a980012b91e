// SPDX-License-Identifier: MIT
#include "app/images/photos.hpp"

#include <fcntl.h>
#include <leptonica/allheaders.h>
#include <unistd.h>

#include <memory>
#include <string>

#include "app/dynamic/library.hpp"

namespace reckon::images {
namespace {

// Debian 12 has version 5, and Debian 13 version 6.
dynamic::Library load_leptonica() {
  const dynamic::Library library("liblept.so.5");
  return library.is_whole() ? library : dynamic::Library("libleptonica.so.6");
}

struct Leptonica {
  dynamic::Library library = load_leptonica();
  decltype(&setMsgSeverity) set_severity = library["setMsgSeverity"];
  decltype(&readHeaderMemJpeg) head_of_jpeg = library["readHeaderMemJpeg"];
  decltype(&readHeaderMemWebP) head_of_webp = library["readHeaderMemWebP"];
  decltype(&pixReadMemJpeg) read_jpeg = library["pixReadMemJpeg"];
  decltype(&pixReadMemWebP) read_webp = library["pixReadMemWebP"];
  decltype(&pixConvertTo8) to_grey = library["pixConvertTo8"];
  decltype(&pixGetDimensions) dimensions = library["pixGetDimensions"];
  decltype(&pixGetWpl) words_a_row = library["pixGetWpl"];
  decltype(&pixGetData) data = library["pixGetData"];
  decltype(&pixDestroy) destroy = library["pixDestroy"];
};

const Leptonica& leptonica() {
  static const Leptonica leptonica;
  return leptonica;
}

struct Destroy {
  void operator()(PIX* picture) const { leptonica().destroy(&picture); }
};
using Picture = std::unique_ptr<PIX, Destroy>;

std::unexpected<Error> damaged(Format format) {
  return failure(std::string("the ") + (format == Format::jpeg ? "JPEG" : "WebP") +
                 " file is damaged: save or send it again");
}

// Closes standard error for a while, to which libjpeg writes what Leptonica reports too. A confined
// process cannot do this, nor write there.
class Silence {
 public:
  Silence() : kept_(fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)) {
    const int none = kept_ < 0 ? -1 : open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (none < 0) return;
    dup2(none, STDERR_FILENO);
    close(none);
  }
  ~Silence() {
    if (kept_ < 0) return;
    dup2(kept_, STDERR_FILENO);
    close(kept_);
  }
  Silence(const Silence&) = delete;
  Silence& operator=(const Silence&) = delete;

 private:
  int kept_;
};

const l_uint8* data_of(std::string_view bytes) {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): bytes are bytes
  return reinterpret_cast<const l_uint8*>(bytes.data());
}

}  // namespace

Result<PhotoReader> PhotoReader::make() {
  if (!leptonica().library.is_whole()) {
    return failure("Leptonica is not installed: install libtesseract5, or give the picture as PNG");
  }
  // Results report failures; the library would also write them to standard error.
  leptonica().set_severity(L_SEVERITY_NONE);
  return PhotoReader();
}

Result<PhotoSize> PhotoReader::size_of(std::string_view bytes, Format format) const {
  const Silence silence;
  l_int32 width = 0;
  l_int32 height = 0;
  l_int32 samples = 0;
  l_int32 ycck = 0;
  l_int32 cmyk = 0;
  const l_ok failed =
      format == Format::jpeg
          ? leptonica().head_of_jpeg(data_of(bytes), bytes.size(), &width, &height, &samples, &ycck,
                                     &cmyk)
          : leptonica().head_of_webp(data_of(bytes), bytes.size(), &width, &height, &samples);
  if (failed != 0 || width <= 0 || height <= 0) return damaged(format);
  return PhotoSize{.rows = static_cast<std::size_t>(height),
                   .columns = static_cast<std::size_t>(width)};
}

Result<vision::Grey> PhotoReader::read(std::string_view bytes, Format format) const {
  const Silence silence;
  l_int32 warnings = 0;
  const Picture decoded(format == Format::jpeg
                            ? leptonica().read_jpeg(data_of(bytes), bytes.size(), 0, 1, &warnings,
                                                    L_JPEG_READ_LUMINANCE)
                            : leptonica().read_webp(data_of(bytes), bytes.size()));
  // A file that ends too soon is filled with grey, and a warning says so.
  if (decoded == nullptr || warnings != 0) return damaged(format);
  const Picture picture(leptonica().to_grey(decoded.get(), 0));
  l_int32 width = 0;
  l_int32 height = 0;
  if (picture == nullptr || leptonica().dimensions(picture.get(), &width, &height, nullptr) != 0) {
    return damaged(format);
  }
  vision::Grey grey(static_cast<std::size_t>(height), static_cast<std::size_t>(width));
  const auto words = static_cast<std::size_t>(leptonica().words_a_row(picture.get()));
  const l_uint32* const data = leptonica().data(picture.get());
  // A word of 32 bits has four pixels, the first in its highest bits.
  for (std::size_t r = 0; r < grey.rows(); ++r) {
    for (std::size_t c = 0; c < grey.columns(); ++c) {
      const l_uint32 word = data[r * words + c / 4];
      grey(r, c) = static_cast<std::uint8_t>(word >> (24 - 8 * (c % 4)) & 0xFFU);
    }
  }
  return grey;
}

}  // namespace reckon::images
