// SPDX-License-Identifier: MIT
// PNG files put together chunk by chunk, for tests of what is wrong with them.
#pragma once

#include <gtest/gtest.h>
#include <zlib.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace reckon::images {

inline std::string big_endian(std::uint32_t number) {
  std::string bytes;
  for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(number >> shift);
  return bytes;
}

/// A chunk; `checksum_error` is 0 if its checksum is to be right.
inline std::string chunk(std::string_view type, std::string_view data,
                         std::uint32_t checksum_error = 0) {
  const std::string body = std::string(type) + std::string(data);
  const std::vector<Bytef> bytes(body.begin(), body.end());
  const auto checksum =
      static_cast<std::uint32_t>(crc32_z(0, bytes.data(), bytes.size())) ^ checksum_error;
  return big_endian(static_cast<std::uint32_t>(data.size())) + body + big_endian(checksum);
}

/// Signature and head of a picture in grey of 8 bits, or as the bytes that follow the size say.
inline std::string png_head(std::uint32_t columns, std::uint32_t rows,
                            std::string_view kind = std::string_view("\x08\x00\x00\x00\x00", 5)) {
  return "\x89PNG\r\n\x1a\n" +
         chunk("IHDR", big_endian(columns) + big_endian(rows) + std::string(kind));
}

/// What zlib makes of bytes, without its end if another part is to follow.
inline std::string packed(const std::string& bytes, bool end = true, bool begin = true) {
  z_stream stream{};
  EXPECT_EQ(deflateInit2(&stream, 9, Z_DEFLATED, begin ? 15 : -15, 9, Z_DEFAULT_STRATEGY), Z_OK);
  std::vector<Bytef> in(bytes.begin(), bytes.end());
  std::vector<Bytef> out(deflateBound(&stream, in.size()) + 100);
  stream.next_in = in.data();
  stream.avail_in = static_cast<uInt>(in.size());
  stream.next_out = out.data();
  stream.avail_out = static_cast<uInt>(out.size());
  deflate(&stream, end ? Z_FINISH : Z_FULL_FLUSH);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return {out.begin(), out.end()};
}

/// A white picture whose pixels are followed by as many MiB that unpack to nothing but zeros, in a
/// thousandth of that.
inline std::string png_bomb(std::uint32_t columns, std::uint32_t rows, std::size_t mebibytes) {
  std::string pixels;
  for (std::uint32_t r = 0; r < rows; ++r) pixels += '\0' + std::string(columns, '\xFF');
  const std::string mebibyte = packed(std::string(std::size_t{1} << 20U, '\0'), false, false);
  std::string data = packed(pixels, false);
  for (std::size_t i = 0; i < mebibytes; ++i) data += mebibyte;
  data += packed("", true, false) + big_endian(0);
  return png_head(columns, rows) + chunk("IDAT", data) + chunk("IEND", "");
}

}  // namespace reckon::images
