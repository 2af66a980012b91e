// SPDX-License-Identifier: MIT
// Makes photos in JPEG and WebP, for tests.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "app/dynamic/library.hpp"
#include "app/images/formats.hpp"
#include "app/images/png.hpp"
#include "reckon/vision/paper.hpp"

namespace reckon::images {

/// Returns a picture as a PNG file.
inline std::string as_png(const vision::Grey& picture) {
  auto writer = PngWriter::make({.rows = picture.rows(), .columns = picture.columns()});
  for (std::size_t r = 0; r < picture.rows(); ++r) EXPECT_TRUE(writer->write(picture.row(r)));
  return writer->take_bytes();
}

/// Returns a picture as a JPEG file of high quality, or as a WebP file without losses. Leptonica
/// writes it, whose types are not needed here.
inline std::string as_photo(const vision::Grey& picture, Format format) {
  using Bytes = unsigned char;
  using ReadPng = void*(const Bytes* data, std::size_t size);
  using ToColours = void*(void* picture);
  using Write = int(Bytes * *data, std::size_t* size, void* picture, int quality, int option);
  using Destroy = void(void** picture);
  using Free = void(void* data);
  dynamic::Library library("liblept.so.5");
  if (!library.is_whole()) library = dynamic::Library("libleptonica.so.6");
  ReadPng* const read = library["pixReadMemPng"];
  ToColours* const to_colours = library["pixConvertTo32"];
  Write* const write = library[format == Format::jpeg ? "pixWriteMemJpeg" : "pixWriteMemWebP"];
  Destroy* const destroy = library["pixDestroy"];
  Free* const release = library["lept_free"];
  if (!library.is_whole()) return {};
  const std::string png = as_png(picture);
  const std::vector<Bytes> bytes(png.begin(), png.end());
  void* grey = read(bytes.data(), bytes.size());
  void* colours = to_colours(grey);
  Bytes* data = nullptr;
  std::size_t size = 0;
  constexpr int kQuality = 95;
  EXPECT_EQ(write(&data, &size, colours, kQuality, format == Format::jpeg ? 0 : 1), 0);
  destroy(&grey);
  destroy(&colours);
  const std::unique_ptr<Bytes, Free*> owner(data, release);
  return {data, data + size};
}

}  // namespace reckon::images
