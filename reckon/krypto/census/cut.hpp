// SPDX-License-Identifier: MIT
// Cuts a sequence of items into pieces.
#pragma once

#include <algorithm>
#include <cstdint>

namespace reckon::krypto {

/// A number of items, cut into pieces of one size, at least 1; the last piece may be smaller.
class Cut {
 public:
  Cut(std::uint64_t items, std::uint64_t size) : items_(items), size_(size) {}

  std::uint64_t size() const { return size_; }
  std::uint64_t pieces() const { return (items_ + size_ - 1) / size_; }
  std::uint64_t first(std::uint64_t piece) const { return piece * size_; }
  std::uint64_t end(std::uint64_t piece) const { return std::min(first(piece + 1), items_); }

 private:
  std::uint64_t items_;
  std::uint64_t size_;
};

}  // namespace reckon::krypto
