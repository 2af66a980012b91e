// SPDX-License-Identifier: MIT
// PNG files for tests.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace reckon::kinds {

inline std::string big_endian(std::uint32_t number) {
  std::string bytes;
  for (unsigned shift = 32; shift > 0;) {
    shift -= 8;
    bytes += static_cast<char>(number >> shift & 255U);
  }
  return bytes;
}

inline std::uint32_t crc_of(std::string_view bytes) {
  std::uint32_t crc = ~0U;
  for (const char c : bytes) {
    crc ^= static_cast<unsigned char>(c);
    for (int bit = 0; bit < 8; ++bit) crc = crc >> 1U ^ (crc % 2 == 1 ? 0xEDB88320U : 0U);
  }
  return ~crc;
}

/// Returns a chunk with its checksum.
inline std::string png_chunk(std::string_view type, std::string_view data) {
  const std::string body = std::string(type) + std::string(data);
  return big_endian(static_cast<std::uint32_t>(data.size())) + body + big_endian(crc_of(body));
}

/// Returns the signature and the head of a grey picture of 8 bits.
inline std::string png_head(std::uint32_t columns, std::uint32_t rows) {
  using std::string_literals::operator""s;
  return "\x89PNG\r\n\x1a\n" +
         png_chunk("IHDR", big_endian(columns) + big_endian(rows) + "\x08\0\0\0\0"s);
}

/// Returns a grey picture of less than 65,536 bytes of pixels, which are not compressed.
inline std::string small_png(std::uint32_t columns, std::uint32_t rows) {
  using std::string_literals::operator""s;
  std::string pixels;
  for (std::uint32_t row = 0; row < rows; ++row) {
    pixels += '\0';
    for (std::uint32_t column = 0; column < columns; ++column) {
      pixels += static_cast<char>(17 * (row + column) & 255U);
    }
  }
  std::uint32_t a = 1;
  std::uint32_t b = 0;
  for (const char c : pixels) {
    a = (a + static_cast<unsigned char>(c)) % 65521;
    b = (b + a) % 65521;
  }
  const auto size = static_cast<std::uint32_t>(pixels.size());
  const auto low = [](std::uint32_t number) {
    return std::string{static_cast<char>(number & 255U), static_cast<char>(number >> 8U & 255U)};
  };
  return png_head(columns, rows) +
         png_chunk("IDAT",
                   "\x78\x01\x01"s + low(size) + low(~size) + pixels + big_endian(b << 16U | a)) +
         png_chunk("IEND", "");
}

}  // namespace reckon::kinds
