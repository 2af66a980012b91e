// SPDX-License-Identifier: MIT
#include "app/images/png_chunks.hpp"

#include <algorithm>
#include <string_view>

namespace reckon::images {
namespace {

constexpr std::string_view kSignature = "\x89PNG\r\n\x1a\n";
constexpr std::size_t kHead = 8;  // the length and the type of a chunk
constexpr std::uint64_t kChecksum = 4;
// The longest useful chunk of the head is a palette of 256 colours.
constexpr std::uint64_t kLongestHeadChunk = 768;
constexpr std::uint64_t kLongestChunk = (std::uint64_t{1} << 31U) - 1;

}  // namespace

std::unexpected<Error> damaged_png(const std::string& why) {
  return failure("the file is damaged or cut off: " + why);
}

Result<std::span<std::uint8_t>> PngChunks::next() {
  while (true) {
    if (count_ == 0) {
      const auto read_it = read(kSignature.size());
      if (!read_it ||
          !std::ranges::equal(std::span(piece_).first(kSignature.size()), kSignature, {}, {},
                              [](char c) { return static_cast<std::uint8_t>(c); })) {
        return failure("not a PNG file: convert the picture to PNG");
      }
      return std::span(piece_).first(kSignature.size());
    }
    if (left_ == 0) {
      if (auto begun = begin_chunk(); !begun) return std::unexpected(std::move(begun).error());
      if (wanted_) return std::span(piece_).first(kHead);
    }
    const std::size_t size = std::min<std::uint64_t>(left_, piece_.size());
    if (auto read_it = read(size); !read_it) return std::unexpected(std::move(read_it).error());
    left_ -= size;
    if (wanted_) return std::span(piece_).first(size);
  }
}

Result<void> PngChunks::read(std::size_t size) {
  count_ += size;
  if (count_ > most_) {
    return failure("the file goes on after " + std::to_string(most_) +
                   " bytes, which is more than its picture needs: save the picture anew");
  }
  if (std::fread(piece_.data(), 1, size, file_.get()) != size) {
    return damaged_png("it ends within a chunk");
  }
  return {};
}

Result<void> PngChunks::begin_chunk() {
  if (auto read_it = read(kHead); !read_it) return read_it;
  std::uint64_t length = 0;
  for (std::size_t i = 0; i < 4; ++i) length = length << 8U | piece_[i];
  std::string type(4, '\0');
  std::ranges::copy(std::span(piece_).subspan(4, 4), type.begin());
  if (length > kLongestChunk) return damaged_png("the length of a chunk is too large");
  left_ = length + kChecksum;
  wanted_ = type == "IDAT" || type == "IHDR" || type == "PLTE" || type == "IEND" || type == "tRNS";
  // A lower-case first letter marks a chunk that readers may skip.
  const bool needed = (piece_[4] & 0x20U) == 0;
  if (needed && !wanted_) return damaged_png("it has a chunk of an unknown kind that it needs");
  if (wanted_ && type != "IDAT" && length > kLongestHeadChunk) {
    if (needed) return damaged_png("its chunk " + type + " is too long");
    wanted_ = false;
  }
  return {};
}

}  // namespace reckon::images
