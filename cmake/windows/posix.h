/* SPDX-License-Identifier: MIT */
/*
 * The few functions of POSIX that the program uses and Windows does not have. The build includes this file before every
 * source, so that the sources are the same everywhere. Rights and owners of files are those that Windows gives.
 */
#ifndef RECKON_WINDOWS_POSIX_H
#define RECKON_WINDOWS_POSIX_H

#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN
#endif
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <direct.h>
#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>
#include <windows.h>
/* Windows gives these everyday words a meaning of its own. */
#undef ERROR
#undef IN
#undef OUT
#undef far
#undef near
#undef small

#define O_CLOEXEC _O_NOINHERIT
#define O_NONBLOCK 0
#define O_NOFOLLOW 0
#define AT_FDCWD (-100)
#define AT_EACCESS 0
#define F_DUPFD_CLOEXEC 0
typedef unsigned uid_t;
typedef unsigned gid_t;

static inline struct tm* localtime_r(const time_t* when, struct tm* parts) {
  return localtime_s(parts, when) == 0 ? parts : NULL;
}
static inline int fsync(int file) { return _commit(file); }
static inline int fdatasync(int file) { return _commit(file); }
static inline int fchown(int, uid_t, gid_t) { return 0; }
static inline int fchmod(int, mode_t) { return 0; }
static inline int faccessat(int, const char* name, int mode, int) { return _access(name, mode); }
static inline int mkdir(const char* name, mode_t) { return _mkdir(name); }
static inline int gethostname(char* name, size_t size) {
  DWORD most = static_cast<DWORD>(size);
  return GetComputerNameA(name, &most) != 0 ? 0 : -1;
}
/* Only duplicates. */
static inline int fcntl(int file, int, int) { return _dup(file); }

/* Returns a place in a file, for ReadFile and WriteFile. */
static inline OVERLAPPED reckon_place(off_t offset) {
  OVERLAPPED place = {};
  place.Offset = static_cast<DWORD>(static_cast<unsigned long long>(offset));
  place.OffsetHigh = static_cast<DWORD>(static_cast<unsigned long long>(offset) >> 32U);
  return place;
}
static inline HANDLE reckon_handle(int file) { return reinterpret_cast<HANDLE>(_get_osfhandle(file)); }
static inline ssize_t pread(int file, void* bytes, size_t size, off_t offset) {
  OVERLAPPED place = reckon_place(offset);
  DWORD count = 0;
  if (ReadFile(reckon_handle(file), bytes, static_cast<DWORD>(size), &count, &place) != 0) return static_cast<ssize_t>(count);
  if (GetLastError() == ERROR_HANDLE_EOF) return 0;
  errno = EIO;
  return -1;
}
static inline ssize_t pwrite(int file, const void* bytes, size_t size, off_t offset) {
  OVERLAPPED place = reckon_place(offset);
  DWORD count = 0;
  if (WriteFile(reckon_handle(file), bytes, static_cast<DWORD>(size), &count, &place) != 0) return static_cast<ssize_t>(count);
  errno = EIO;
  return -1;
}

/* No processor is kept from the program: its caller then counts all. */
typedef unsigned long long cpu_set_t;
#define CPU_COUNT(set) 0
static inline int sched_getaffinity(int, size_t, cpu_set_t*) { return -1; }

#endif
