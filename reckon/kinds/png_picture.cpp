// SPDX-License-Identifier: MIT
#include "reckon/kinds/png_picture.hpp"

#include <cstddef>
#include <utility>

namespace reckon::kinds {

namespace {

constexpr std::string_view kSignature = "\x89PNG\r\n\x1a\n";
constexpr std::size_t kHead = 8;  // the length and the type of a chunk
constexpr std::size_t kChecksum = 4;
constexpr std::size_t kShape = 13;  // bytes of IHDR

std::uint32_t number_at(std::string_view bytes, std::size_t at) {
  std::uint32_t number = 0;
  for (const char c : bytes.substr(at, 4)) number = number << 8U | static_cast<unsigned char>(c);
  return number;
}

std::unexpected<Error> damaged() {
  return failure("the picture is damaged or cut off: save it anew as PNG");
}

// The error for a file that is no PNG.
std::unexpected<Error> no_png(std::string_view file) {
  const std::string_view begin = file.substr(0, 1000);
  const bool is_svg = begin.contains("<svg") || begin.contains("<?xml");
  for (const auto& [signature, name] :
       {std::pair("\xFF\xD8", "JPEG"), std::pair("GIF8", "GIF"), std::pair("RIFF", "WebP")}) {
    if (file.starts_with(signature)) {
      return failure("the picture is " + std::string(name) + ": make a PNG of it");
    }
  }
  return failure(is_svg ? "the picture is SVG, which may hold programs: make a PNG of it"
                        : "the picture is not a PNG file: make a PNG of it");
}

// Whether a picture may have this kind of colour with these bits.
bool is_colour(unsigned kind, unsigned bits) {
  constexpr unsigned kGrey = 0;
  constexpr unsigned kPalette = 3;
  const bool few = bits == 1 || bits == 2 || bits == 4;
  if (kind == kGrey) return few || bits == 8 || bits == 16;
  if (kind == kPalette) return few || bits == 8;
  return (kind == 2 || kind == 4 || kind == 6) && (bits == 8 || bits == 16);
}

Result<void> read_shape(std::string_view shape, PngPicture& picture) {
  if (shape.size() != kShape) return damaged();
  picture.columns = number_at(shape, 0);
  picture.rows = number_at(shape, 4);
  const auto byte = [&](std::size_t at) {
    return static_cast<unsigned>(static_cast<unsigned char>(shape[at]));
  };
  // Compression and filter have one method, and interlacing two.
  if (picture.columns == 0 || picture.rows == 0 || !is_colour(byte(9), byte(8)) || byte(10) != 0 ||
      byte(11) != 0 || byte(12) > 1) {
    return damaged();
  }
  if (picture.columns > kMostPictureSide || picture.rows > kMostPictureSide ||
      std::uint64_t{picture.columns} * picture.rows > kMostPicturePixels) {
    return failure(ErrorCode::out_of_range,
                   "the picture has " + std::to_string(picture.columns) + " x " +
                       std::to_string(picture.rows) + " pixels: make it smaller, at most " +
                       std::to_string(kMostPictureSide) + " on a side and " +
                       std::to_string(kMostPicturePixels) + " in all");
  }
  return {};
}

bool has_pixels(std::string_view type) {
  return type == "IHDR" || type == "PLTE" || type == "tRNS" || type == "IDAT" || type == "IEND";
}

}  // namespace

Result<PngPicture> read_png(std::string_view file) {
  if (!file.starts_with(kSignature)) return no_png(file);
  PngPicture picture{.bytes = std::string(kSignature)};
  bool has_data = false;
  std::string_view rest = file.substr(kSignature.size());
  std::string_view type;
  while (type != "IEND") {
    if (rest.size() < kHead + kChecksum) return damaged();
    const std::size_t length = number_at(rest, 0);
    type = rest.substr(4, 4);
    if (length > rest.size() - kHead - kChecksum) return damaged();
    const bool is_first = picture.columns == 0;
    if (is_first != (type == "IHDR")) return damaged();
    if (is_first) {
      if (auto read = read_shape(rest.substr(kHead, length), picture); !read) {
        return std::unexpected(read.error());
      }
    }
    has_data = has_data || (type == "IDAT" && length > 0);
    const std::string_view chunk = rest.substr(0, kHead + length + kChecksum);
    // A chunk whose name begins with a capital must not be left out.
    if (has_pixels(type)) {
      picture.bytes += chunk;
    } else if (type.front() < 'a' || type.front() > 'z') {
      return damaged();
    }
    rest.remove_prefix(chunk.size());
  }
  if (!has_data) return damaged();
  if (picture.bytes.size() > kMostPictureBytes) {
    return failure(ErrorCode::too_much, "the picture has " + std::to_string(picture.bytes.size()) +
                                            " bytes: make it smaller, at most " +
                                            std::to_string(kMostPictureBytes));
  }
  return picture;
}

}  // namespace reckon::kinds
