// SPDX-License-Identifier: MIT
// The chunks of a PNG file, reduced for a decoder to those with pixels.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <span>
#include <string>
#include <utility>

#include "reckon/text/result.hpp"

namespace reckon::images {

/// Reads a PNG file piece by piece, so that only pixels cost more than reading their bytes. It
/// skips every other chunk (text, profiles, EXIF), whatever its decompressed size. Memory: one
/// piece.
class PngChunks {
 public:
  using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

  /// Reads the file from its current position.
  explicit PngChunks(File file) : file_(std::move(file)) {}

  /// Returns the signature first, then the bytes of the chunks IHDR, PLTE, tRNS, IDAT and IEND,
  /// with their lengths and unchecked checksums. Valid until the next call. Fails if the file is
  /// not a PNG file, ends, has another chunk that readers must not skip, or is too long.
  Result<std::span<std::uint8_t>> next();

  /// Raises the maximum length of the file by this many bytes, from the kMostOtherBytes at the
  /// start.
  void allow(std::uint64_t bytes) { most_ += bytes; }

 private:
  Result<void> read(std::size_t size);
  Result<void> begin_chunk();

  // A byte decompresses to at most 1,032, so this limits the output for a piece.
  static constexpr std::size_t kPiece = 512;
  static constexpr std::uint64_t kMostOtherBytes = std::uint64_t{16} << 20U;

  File file_;
  std::array<std::uint8_t, kPiece> piece_{};
  std::uint64_t most_ = kMostOtherBytes;
  std::uint64_t count_ = 0;  // bytes read so far
  std::uint64_t left_ = 0;   // bytes of the chunk, including its checksum
  bool wanted_ = false;      // the chunk is not skipped
};

/// Returns the error for a PNG file that breaks the rules or ends too early.
std::unexpected<Error> damaged_png(const std::string& why);

}  // namespace reckon::images
