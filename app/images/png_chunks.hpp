// SPDX-License-Identifier: MIT
// The chunks of a PNG file, of which a decoder is to see only those that make pixels.
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

/// Reads a PNG file piece by piece, so that nothing but the pixels costs more than reading its
/// bytes: every other chunk (text, profiles, EXIF, whatever they would unpack to) is skipped.
/// Memory: one piece.
class PngChunks {
 public:
  using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

  /// The file, from where it stands.
  explicit PngChunks(File file) : file_(std::move(file)) {}

  /// The signature first, then the bytes of the chunks IHDR, PLTE, tRNS, IDAT and IEND with their
  /// lengths and checksums, which it does not check. Valid until the next call. Fails if the file
  /// is not a PNG file, ends, has another chunk that a reader must not skip, or is longer than it
  /// may be.
  Result<std::span<std::uint8_t>> next();

  /// Lets the file have that many bytes more than the kMostOtherBytes it may have at first.
  void allow(std::uint64_t bytes) { most_ += bytes; }

 private:
  Result<void> read(std::size_t size);
  Result<void> begin_chunk();

  // A byte unpacks to at most 1,032, so this bounds what a decoder makes of a piece.
  static constexpr std::size_t kPiece = 512;
  static constexpr std::uint64_t kMostOtherBytes = std::uint64_t{16} << 20U;

  File file_;
  std::array<std::uint8_t, kPiece> piece_{};
  std::uint64_t most_ = kMostOtherBytes;
  std::uint64_t count_ = 0;  // bytes that have been read
  std::uint64_t left_ = 0;   // of the chunk, its checksum included
  bool wanted_ = false;      // the chunk is
};

/// What is said of a PNG file that breaks the rules or ends too early.
std::unexpected<Error> damaged_png(const std::string& why);

}  // namespace reckon::images
