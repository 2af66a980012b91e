// SPDX-License-Identifier: MIT
#include "app/cli/frame/memory.hpp"

#include <array>
#include <cstddef>
#include <memory>
#include <new>

#ifdef __GLIBC__
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

namespace reckon::cli {

#ifdef __GLIBC__

namespace {

constexpr std::size_t kMebibyte = 1 << 20;
constexpr std::size_t kLargestPiece = 32 * kMebibyte;  // the most from the C library
constexpr std::size_t kInLargePages = 64 * kMebibyte;  // more than most commands need
constexpr std::size_t kLargePage = 2 * kMebibyte;

bool allocator_takes(int what, std::size_t value) {
  return mallopt(what, static_cast<int>(value)) != 0;
}

}  // namespace

void keep_memory() {
  // The allocators of sanitizers refuse.
  if (!allocator_takes(M_MMAP_THRESHOLD, kLargestPiece) ||
      !allocator_takes(M_TRIM_THRESHOLD, 2 * kInLargePages) ||
      !allocator_takes(M_TOP_PAD, kInLargePages)) {
    return;
  }
  // A piece larger than the C library's free memory makes it allocate all of the large pages.
  using Piece = std::array<std::byte, kMebibyte>;
  const std::unique_ptr<Piece> piece(new (std::nothrow) Piece);
  allocator_takes(M_TOP_PAD, kMebibyte);
  if (piece == nullptr) return;
  void* begin = piece->data();
  auto size = static_cast<std::size_t>(static_cast<std::byte*>(sbrk(0)) - piece->data());
  // Another allocator, loaded before, takes its memory from elsewhere.
  if (size <= 2 * kInLargePages && std::align(kLargePage, kLargePage, begin, size) != nullptr) {
    madvise(begin, size, MADV_HUGEPAGE);
  }
}

#else

void keep_memory() {}

#endif

}  // namespace reckon::cli
