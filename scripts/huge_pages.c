/* SPDX-License-Identifier: MIT
 *
 * Loaded into a compiler with LD_PRELOAD, asks for huge pages wherever it takes memory from the system by the mebibyte.
 * Linux, where it is set to `madvise` as usual, gives them only to programs that ask. A compiler touches so much memory
 * that finding pages of 4 KiB for it takes a fifth of its time. */
#define _GNU_SOURCE
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { worthwhile = 1 << 20 };

void *mmap(void *address, size_t size, int protection, int flags, int file, off_t offset) {
  void *mapped = (void *)syscall(SYS_mmap, address, size, protection, flags, file, offset);
  if (mapped != MAP_FAILED && (flags & MAP_ANONYMOUS) && size >= worthwhile) {
    madvise(mapped, size, MADV_HUGEPAGE);
  }
  return mapped;
}

void *mmap64(void *address, size_t size, int protection, int flags, int file, off_t offset) {
  return mmap(address, size, protection, flags, file, offset);
}
