// SPDX-License-Identifier: MIT
#include "app/server/sandbox.hpp"

#include <fcntl.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <seccomp.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <initializer_list>
#include <memory>
#include <type_traits>

namespace reckon::server {
namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr bool kSanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
constexpr bool kSanitized = true;
#else
constexpr bool kSanitized = false;
#endif
#else
constexpr bool kSanitized = false;
#endif

Result<void> fault(const std::string& what, int error) {
  return failure(what + ": " + std::strerror(error));
}

// Returns the version of Landlock; less than 1 if it is missing.
long landlock_version() {
  return syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
}

bool has_filters() {
  const std::uint32_t action = SECCOMP_RET_ERRNO;
  return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

Result<void> limit(decltype(RLIMIT_CORE) what, rlim_t most, const std::string& name) {
  // At the hard limit, a process is killed without the SIGXCPU that gives the reason.
  const rlimit both{.rlim_cur = most, .rlim_max = what == RLIMIT_CPU ? most + 1 : most};
  if (setrlimit(what, &both) == 0) return {};
  return fault("the limit of " + name + " cannot be set", errno);
}

// Lets files below a folder be read and executed; folders that do not exist are skipped.
void open_folder(int ruleset, const char* folder) {
  const int file = open(folder, O_PATH | O_CLOEXEC);
  if (file < 0) return;
  landlock_path_beneath_attr below{};
  below.allowed_access =
      LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
  below.parent_fd = file;
  syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &below, 0);
  close(file);
}

// Forbids opening, making, removing and executing all files, except reading and executing those
// below some folders.
Result<void> close_files(std::initializer_list<const char*> folders = {}) {
  const long version = landlock_version();
  if (version < 1) return {};
  landlock_ruleset_attr rules{};
  rules.handled_access_fs = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1U) - 1;
  if (version >= 2) rules.handled_access_fs |= LANDLOCK_ACCESS_FS_REFER;
  const long ruleset = syscall(SYS_landlock_create_ruleset, &rules, sizeof rules, 0);
  if (ruleset < 0) return fault("Landlock", errno);
  for (const char* const folder : folders) open_folder(static_cast<int>(ruleset), folder);
  const bool closed = syscall(SYS_landlock_restrict_self, ruleset, 0) == 0;
  const int error = errno;
  close(static_cast<int>(ruleset));
  if (!closed) return fault("Landlock", error);
  return {};
}

// The calls for memory, clocks and exit; see `man 2 syscalls` for all others.
constexpr std::array kAllowed = {
    SCMP_SYS(exit),        SCMP_SYS(exit_group),       SCMP_SYS(rt_sigreturn), SCMP_SYS(brk),
    SCMP_SYS(munmap),      SCMP_SYS(mremap),           SCMP_SYS(madvise),      SCMP_SYS(futex),
    SCMP_SYS(sched_yield), SCMP_SYS(clock_gettime),    SCMP_SYS(gettimeofday), SCMP_SYS(getrandom),
    SCMP_SYS(sysinfo),     SCMP_SYS(sched_getaffinity)};

Result<void> close_calls(int out) {
  if (!has_filters()) return {};
  const std::unique_ptr<std::remove_pointer_t<scmp_filter_ctx>, decltype(&seccomp_release)> filter(
      seccomp_init(SCMP_ACT_ERRNO(EPERM)), &seccomp_release);
  if (filter == nullptr) return failure("seccomp: memory ran out");
  int problem = 0;
  const auto allow = [&](int call, const auto&... conditions) {
    if (problem == 0) {
      problem = seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, call, sizeof...(conditions),
                                 conditions...);
    }
  };
  for (const int call : kAllowed) allow(call);
  // No new memory may become executable.
  const scmp_arg_cmp no_code = {
      .arg = 2, .op = SCMP_CMP_MASKED_EQ, .datum_a = PROT_EXEC, .datum_b = 0};
  allow(SCMP_SYS(mmap), no_code);
  allow(SCMP_SYS(mprotect), no_code);
  const auto to = [](int file) {
    return scmp_arg_cmp{
        .arg = 0, .op = SCMP_CMP_EQ, .datum_a = static_cast<scmp_datum_t>(file), .datum_b = 0};
  };
  allow(SCMP_SYS(write), to(out));
  if (kSanitized) {
    // UndefinedBehaviorSanitizer tests through its own pipe whether memory is readable.
    for (const int call :
         {SCMP_SYS(pipe), SCMP_SYS(pipe2), SCMP_SYS(close), SCMP_SYS(sigaltstack)}) {
      allow(call);
    }
    allow(SCMP_SYS(write), scmp_arg_cmp{.arg = 0,
                                        .op = SCMP_CMP_GE,
                                        .datum_a = static_cast<scmp_datum_t>(STDERR_FILENO),
                                        .datum_b = 0});
  }
  if (problem == 0) problem = seccomp_load(filter.get());
  if (problem != 0) return fault("seccomp", -problem);
  return {};
}

// A program that reads untrusted data needs no networks, no other processes, and no changes to the
// system.
constexpr std::array kForbidden = {SCMP_SYS(socket),
                                   SCMP_SYS(socketpair),
                                   SCMP_SYS(connect),
                                   SCMP_SYS(bind),
                                   SCMP_SYS(listen),
                                   SCMP_SYS(accept),
                                   SCMP_SYS(accept4),
                                   SCMP_SYS(ptrace),
                                   SCMP_SYS(process_vm_readv),
                                   SCMP_SYS(process_vm_writev),
                                   SCMP_SYS(kill),
                                   SCMP_SYS(tkill),
                                   SCMP_SYS(tgkill),
                                   SCMP_SYS(fork),
                                   SCMP_SYS(vfork),
                                   SCMP_SYS(clone),
                                   SCMP_SYS(clone3),
                                   SCMP_SYS(unshare),
                                   SCMP_SYS(setns),
                                   SCMP_SYS(mount),
                                   SCMP_SYS(umount2),
                                   SCMP_SYS(bpf),
                                   SCMP_SYS(perf_event_open),
                                   SCMP_SYS(keyctl),
                                   SCMP_SYS(add_key),
                                   SCMP_SYS(request_key),
                                   SCMP_SYS(userfaultfd),
                                   SCMP_SYS(io_uring_setup),
                                   SCMP_SYS(pidfd_open),
                                   SCMP_SYS(pidfd_getfd)};

Result<void> close_calls_of_program() {
  if (!has_filters()) return {};
  const std::unique_ptr<std::remove_pointer_t<scmp_filter_ctx>, decltype(&seccomp_release)> filter(
      seccomp_init(SCMP_ACT_ALLOW), &seccomp_release);
  if (filter == nullptr) return failure("seccomp: memory ran out");
  int problem = 0;
  for (const int call : kForbidden) {
    if (problem == 0) problem = seccomp_rule_add(filter.get(), SCMP_ACT_ERRNO(EPERM), call, 0);
  }
  if (problem == 0) problem = seccomp_load(filter.get());
  if (problem != 0) return fault("seccomp", -problem);
  return {};
}

}  // namespace

Result<void> lock_in_program() {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return fault("no_new_privs", errno);
  if (auto done = close_files({"/usr", "/lib", "/lib64", "/etc/fonts", "/var/cache/fontconfig"});
      !done) {
    return done;
  }
  return close_calls_of_program();
}

std::string missing_means() {
  std::string missing = landlock_version() < 1 ? "Landlock" : "";
  if (!has_filters()) missing += missing.empty() ? "seccomp" : " and seccomp";
  return missing;
}

Result<void> lock_in(const Confinement& confinement) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return fault("no_new_privs", errno);
  if (auto done = limit(RLIMIT_CORE, 0, "core dumps"); !done) return done;
  const auto seconds = static_cast<rlim_t>(confinement.processor_time.count());
  if (auto done = limit(RLIMIT_CPU, seconds, "processor time"); !done) return done;
  if (!kSanitized) {
    if (auto done = limit(RLIMIT_AS, confinement.memory, "memory"); !done) return done;
  }
  if (auto done = close_files(); !done) return done;
  // Landlock needs a descriptor for a moment, and UndefinedBehaviorSanitizer sometimes two.
  const rlim_t descriptors = kSanitized ? 16 : 0;
  if (auto done = limit(RLIMIT_NOFILE, descriptors, "descriptors"); !done) return done;
  return close_calls(confinement.out);
}

}  // namespace reckon::server
