// SPDX-License-Identifier: MIT
// PNG files of every kind, for tests.
#pragma once

#include <png.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

namespace reckon::images {

/// The properties of a file.
struct MadePng {
  int color_type = PNG_COLOR_TYPE_GRAY;
  int bits = 8;
  bool interlaced = false;
  std::vector<png_color> palette{};
  std::vector<png_byte> palette_alpha{};
  const png_color_16* transparent = nullptr;  ///< a colour that is transparent
};

/// Returns the file. Rows hold their elements as the file does: 16 bits with the high byte first;
/// those of less than 8 bits take a byte each.
inline std::string made_png(const MadePng& how, std::size_t columns,
                            std::vector<std::vector<std::uint8_t>> rows) {
  std::string bytes;
  png_structp png = png_create_write_struct(
      PNG_LIBPNG_VER_STRING, nullptr, [](png_structp, png_const_charp) { std::abort(); }, nullptr);
  png_infop info = png_create_info_struct(png);
  png_set_write_fn(
      png, &bytes,
      [](png_structp to, png_bytep data, std::size_t size) {
        auto* const target = static_cast<std::string*>(png_get_io_ptr(to));
        target->insert(target->end(), data, data + size);
      },
      nullptr);
  png_set_IHDR(png, info, static_cast<png_uint_32>(columns), static_cast<png_uint_32>(rows.size()),
               how.bits, how.color_type, how.interlaced ? PNG_INTERLACE_ADAM7 : PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  if (!how.palette.empty()) {
    png_set_PLTE(png, info, how.palette.data(), static_cast<int>(how.palette.size()));
  }
  if (!how.palette_alpha.empty() || how.transparent != nullptr) {
    png_set_tRNS(png, info, how.palette_alpha.data(), static_cast<int>(how.palette_alpha.size()),
                 how.transparent);
  }
  png_write_info(png, info);
  png_set_packing(png);
  std::vector<png_bytep> lines;
  for (auto& row : rows) lines.push_back(row.data());
  png_write_image(png, lines.data());
  png_write_end(png, nullptr);
  png_destroy_write_struct(&png, &info);
  return bytes;
}

}  // namespace reckon::images
