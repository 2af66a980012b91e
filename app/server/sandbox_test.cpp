// SPDX-License-Identifier: MIT
// The remaining abilities of a confined process, tried by real ones.
#include "app/server/sandbox.hpp"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <seccomp.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <functional>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "app/server/picture_process.hpp"

namespace reckon::server {
namespace {

// The output of a process, and how it ended.
struct Told {
  std::string text;
  int status = 0;
};

// Confines a process that may write to this descriptor.
using Lock = std::function<Result<void>(int out)>;

Result<void> lock_usually(int out) {
  return lock_in(
      {.out = out, .memory = kMostPictureMemory, .processor_time = std::chrono::seconds(1)});
}

// Runs functions in a separate process, before and after its confinement; returns the resulting
// text.
Told told_by(
    const std::function<std::string()>& act, const std::function<void()>& before = [] {},
    const Lock& lock = lock_usually) {
  std::array<int, 2> ends{};
  EXPECT_EQ(pipe(ends.data()), 0);
  const pid_t child = fork();
  if (child == 0) {
    before();
    const auto locked = lock(ends[1]);
    const std::string text = locked ? act() : "not locked in: " + locked.error().message;
    const ssize_t count = ::write(ends[1], text.data(), text.size());
    _exit(count == static_cast<ssize_t>(text.size()) ? 0 : 9);
  }
  close(ends[1]);
  Told told;
  std::array<char, 4096> buffer{};
  for (ssize_t count = 0; (count = ::read(ends[0], buffer.data(), buffer.size())) > 0;) {
    told.text.append(buffer.data(), static_cast<std::size_t>(count));
  }
  close(ends[0]);
  EXPECT_EQ(waitpid(child, &told.status, 0), child);
  return told;
}

// Returns "done", or the name of the error.
std::string outcome(long result) { return result >= 0 ? "done" : strerrorname_np(errno); }

TEST(Sandbox, LetsCalculateAndWriteTheAnswer) {
  const Told told = told_by([] {
    std::string text;
    for (int i = 0; i < 1000; ++i) text += std::string(10'000, static_cast<char>('a' + i % 26));
    text.resize(100'000);
    return std::to_string(text.size());
  });
  EXPECT_EQ(told.text, "100000");
  EXPECT_EQ(told.status, 0);
}

// A program that draws pages can be started, and read its fonts.
TEST(Sandbox, LetsAProgramReadWhatIsInstalled) {
  const Lock lock = [](int) { return lock_in_program(); };
  const std::string file = testing::TempDir() + "reckon_sandbox_test";
  const auto errors = [&] {
    std::string text = outcome(open("/usr/bin/env", O_RDONLY));
    text += ' ' + outcome(open(file.c_str(), O_WRONLY | O_CREAT, 0600));
    text += ' ' + outcome(open("/etc/passwd", O_RDONLY));
    text += ' ' + outcome(socket(AF_INET, SOCK_STREAM, 0));
    text += ' ' + outcome(fork());
    text += ' ' + outcome(kill(getppid(), 0));
    return text;
  };
  if (missing_means().empty()) {
    EXPECT_EQ(told_by(errors, [] {}, lock).text, "done EACCES EACCES EPERM EPERM EPERM");
  }
  const auto become = [] {
    execl("/usr/bin/true", "true", nullptr);
    return std::string("not started");
  };
  const Told started = told_by(become, [] {}, lock);
  EXPECT_EQ(started.text, "");
  EXPECT_EQ(started.status, 0);
}

TEST(Sandbox, ClosesEverythingElse) {
  const std::string file = testing::TempDir() + "reckon_sandbox_test";
  const std::vector<std::pair<std::string, std::function<long()>>> calls = {
      {"a socket", [] { return socket(AF_INET, SOCK_STREAM, 0); }},
      {"a local socket", [] { return socket(AF_UNIX, SOCK_STREAM, 0); }},
      {"a pair of sockets",
       [] {
         std::array<int, 2> ends{};
         return socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data());
       }},
      {"a file to read", [] { return open("/etc/passwd", O_RDONLY); }},
      {"its own memory", [] { return open("/proc/self/mem", O_RDWR); }},
      {"a file to write", [&] { return open(file.c_str(), O_WRONLY | O_CREAT, 0600); }},
      {"a folder", [&] { return mkdir(file.c_str(), 0700); }},
      {"a link", [&] { return symlink("/", file.c_str()); }},
      {"removing", [] { return unlink("/nowhere"); }},
      {"changing rights", [] { return chmod("/nowhere", 0777); }},
      {"a program", [] { return execl("/bin/true", "true", nullptr); }},
      {"a process", [] { return fork(); }},
      {"a process by clone", [] { return syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0); }},
      {"a process by clone3", [] { return syscall(SYS_clone3, nullptr, 0); }},
      {"a signal to the parent", [] { return kill(getppid(), 0); }},
      {"a signal to all", [] { return kill(-1, 0); }},
      {"tracing", [] { return ptrace(PTRACE_TRACEME, 0, nullptr, nullptr); }},
      {"the memory of others",
       [] { return syscall(SYS_process_vm_readv, getppid(), nullptr, 0, nullptr, 0, 0); }},
      {"a handle of others", [] { return syscall(SYS_pidfd_open, getppid(), 0); }},
      {"a ring", [] { return syscall(SYS_io_uring_setup, 1, nullptr); }},
      {"a program of the kernel", [] { return syscall(SYS_bpf, 0, nullptr, 0); }},
      {"a namespace", [] { return syscall(SYS_unshare, 0x10000000); }},
      {"new code",
       [] {
         void* const place = mmap(nullptr, 4096, PROT_READ | PROT_WRITE | PROT_EXEC,
                                  MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
         return place == MAP_FAILED ? -1L : 0L;
       }},
      {"code made of data",
       [] {
         void* const place =
             mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
         return static_cast<long>(mprotect(place, 4096, PROT_READ | PROT_EXEC));
       }},
      {"a higher limit",
       [] {
         const rlimit limit{.rlim_cur = 100, .rlim_max = 100};
         return setrlimit(RLIMIT_NOFILE, &limit);
       }},
      {"another descriptor", [] { return dup(0); }},
      {"standard output", [] { return ::write(STDOUT_FILENO, "x", 1); }},
      {"standard input", [] {
         char c = 0;
         return ::read(STDIN_FILENO, &c, 1);
       }}};
  // On a system without filters, only files are closed.
  const bool all = !missing_means().contains("seccomp");
  for (const auto& [name, call] : calls) {
    const Told told = told_by([&call = call] { return outcome(call()); });
    if (all || name.starts_with("a file")) {
      EXPECT_EQ(told.text == "EPERM", all) << name << ": " << told.text;
      EXPECT_NE(told.text, "done") << name;
    }
    EXPECT_EQ(told.status, 0) << name;
  }
  EXPECT_NE(access(file.c_str(), F_OK), 0);
}

TEST(Sandbox, BoundsProcessorTime) {
  const Told told = told_by([] {
    for (volatile bool on = true; on;) {
    }
    return "never";
  });
  EXPECT_TRUE(WIFSIGNALED(told.status));
  EXPECT_EQ(WTERMSIG(told.status), SIGXCPU);
  EXPECT_FALSE(WCOREDUMP(told.status));
}

// Returns the size of the address space of the process in bytes.
std::uint64_t addresses_in_use() {
  std::ifstream file("/proc/self/statm");
  std::uint64_t pages = 0;
  file >> pages;
  return pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

// AddressSanitizer has terabytes of addresses.
#ifdef RECKON_SANITIZED
constexpr bool kBounded = false;
#else
constexpr bool kBounded = true;
#endif

TEST(LimitOf, MemoryForAPicture) {
  std::uint64_t in_use = 0;
  const Told told = told_by(
      [&in_use] {
        const auto can_have = [](std::uint64_t bytes) {
          void* const place =
              mmap(nullptr, bytes, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
          if (place == MAP_FAILED) return "none";
          munmap(place, bytes);
          return "some";
        };
        if (!kBounded) return std::string(can_have(2 * kMostPictureMemory));
        // This test itself has allocated less meanwhile.
        constexpr std::uint64_t kOwn = std::uint64_t{1} << 20U;
        const std::uint64_t left = kMostPictureMemory - in_use;
        return std::string(can_have(left - kOwn)) + " " + can_have(left + 1);
      },
      [&in_use] { in_use = addresses_in_use(); });
  EXPECT_EQ(told.text, kBounded ? "some none" : "some");
}

// Simulates a system without some calls, such as older kernels and some containers.
void lack(std::initializer_list<int> calls) {
  const scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
  for (const int call : calls) seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), call, 0);
  if (seccomp_load(filter) != 0) _exit(8);
  seccomp_release(filter);
}

TEST(Sandbox, GoesOnWithWhatThereIs) {
  const auto file = [] { return missing_means() + ": " + outcome(open("/etc/passwd", O_RDONLY)); };
  // Landlock alone, whose error differs from that of the filter. The call needs no descriptor; none
  // is left.
  const Told landlock = told_by([] { return outcome(mkdir("/tmp/reckon_sandbox_test", 0700)); },
                                [] { lack({SCMP_SYS(seccomp)}); });
  EXPECT_EQ(landlock.text, "EACCES");
  const Told filter = told_by([] { return outcome(mkdir("/tmp/reckon_sandbox_test", 0700)); },
                              [] { lack({SCMP_SYS(landlock_create_ruleset)}); });
  EXPECT_EQ(filter.text, "EPERM");
  const Told neither =
      told_by(file, [] { lack({SCMP_SYS(seccomp), SCMP_SYS(landlock_create_ruleset)}); });
  // The limits exist in any case. This is the limit of descriptors, and sanitizers need some.
#ifdef RECKON_SANITIZED
  EXPECT_EQ(neither.text, "Landlock and seccomp: done");
#else
  EXPECT_EQ(neither.text, "Landlock and seccomp: EMFILE");
#endif
}

// Means that exist but fail lead to an error, not to less confinement.
TEST(Sandbox, IsAllOrNothing) {
  const Told told =
      told_by([] { return "locked in"; }, [] { lack({SCMP_SYS(landlock_restrict_self)}); });
  EXPECT_EQ(told.text, "not locked in: Landlock: Function not implemented");
}

}  // namespace
}  // namespace reckon::server
