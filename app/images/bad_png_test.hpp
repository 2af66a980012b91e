// SPDX-License-Identifier: MIT
// PNG files assembled chunk by chunk, for tests of faulty ones.
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

/// Returns a chunk; its checksum is right if `checksum_error` is 0.
inline std::string chunk(std::string_view type, std::string_view data,
                         std::uint32_t checksum_error = 0) {
  const std::string body = std::string(type) + std::string(data);
  const std::vector<Bytef> bytes(body.begin(), body.end());
  const auto checksum =
      static_cast<std::uint32_t>(crc32_z(0, bytes.data(), bytes.size())) ^ checksum_error;
  return big_endian(static_cast<std::uint32_t>(data.size())) + body + big_endian(checksum);
}

/// Returns the signature and head of a grey picture of 8 bits, or with the given bytes after the
/// size.
inline std::string png_head(std::uint32_t columns, std::uint32_t rows,
                            std::string_view kind = std::string_view("\x08\x00\x00\x00\x00", 5)) {
  return "\x89PNG\r\n\x1a\n" +
         chunk("IHDR", big_endian(columns) + big_endian(rows) + std::string(kind));
}

/// Returns bytes compressed by zlib, without the end if another part follows.
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

/// Returns a white picture. Its pixels are followed by this many MiB of zeros, compressed to a
/// thousandth.
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
