// SPDX-License-Identifier: MIT
// Memory for rows that are processed with SIMD.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

namespace reckon::vision {

/// The size of the longest vectors, and of a cache line, in bytes.
inline constexpr std::size_t kVectorBytes = 64;

/// Rounds `count` up to a number of elements that fills whole vectors.
template <typename T>
constexpr std::size_t in_vectors(std::size_t count) {
  constexpr std::size_t kElements = kVectorBytes / sizeof(T);
  return (count + kElements - 1) / kElements * kElements;
}

/// Zeros aligned to a cache line: accesses that cross two lines take twice as long.
template <typename T>
class RowBuffer {
 public:
  RowBuffer() = default;
  explicit RowBuffer(std::size_t count)
      : count_(count), lines_(in_vectors<T>(count) * sizeof(T) / kVectorBytes) {}

  // The lines are contiguous.
  T* data() { return lines_.empty() ? nullptr : lines_.front().elements.data(); }
  const T* data() const { return lines_.empty() ? nullptr : lines_.front().elements.data(); }
  std::size_t size() const { return count_; }

 private:
  struct alignas(kVectorBytes) Line {
    std::array<T, kVectorBytes / sizeof(T)> elements{};
  };

  std::size_t count_ = 0;
  std::vector<Line> lines_;
};

}  // namespace reckon::vision
