// SPDX-License-Identifier: MIT
// Memory for rows that are read and written many elements at once.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

namespace reckon::vision {

/// The bytes of the longest vectors, and of a line of the cache.
inline constexpr std::size_t kVectorBytes = 64;

/// The least number of elements that is at least `count` and fills whole vectors.
template <typename T>
constexpr std::size_t in_vectors(std::size_t count) {
  constexpr std::size_t kElements = kVectorBytes / sizeof(T);
  return (count + kElements - 1) / kElements * kElements;
}

/// Zeros that begin with a line of the cache: what lies across two of them takes twice as long.
template <typename T>
class RowBuffer {
 public:
  RowBuffer() = default;
  explicit RowBuffer(std::size_t count)
      : count_(count), lines_(in_vectors<T>(count) * sizeof(T) / kVectorBytes) {}

  // Lines follow each other without gaps.
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
