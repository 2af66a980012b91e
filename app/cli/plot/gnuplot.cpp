// SPDX-License-Identifier: MIT
#include "app/cli/plot/gnuplot.hpp"

#include <fmt/core.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>

#include "app/cli/frame/fault.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {

namespace {

constexpr const char* kAdvice = "install the package gnuplot-nox, or do without the picture";

[[noreturn]] void cannot_start(int error_number) {
  throw Fault(kSystemFault,
              error_number == ENOENT
                  ? fmt::format("gnuplot is not installed: {}", kAdvice)
                  : fmt::format("gnuplot: {}: {}", std::strerror(error_number), kAdvice));
}

// Returns 0, or the number of the error. -d: without the user's settings, so that the same data
// gives the same picture everywhere.
int start(pid_t& process, int in_and_out, int errors) {
  std::array<std::string, 2> words = {"gnuplot", "-d"};
  std::array<char*, 3> arguments = {words[0].data(), words[1].data(), nullptr};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in_and_out, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, in_and_out, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO);
  // Children would inherit the program's ignored signals.
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t usual;
  sigemptyset(&usual);
  sigaddset(&usual, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &usual);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
  const int problem =
      posix_spawnp(&process, "gnuplot", &actions, &attributes, arguments.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return problem;
}

}  // namespace

Gnuplot::Descriptor::~Descriptor() {
  if (number >= 0) close(number);
}

// A socket works in both directions.
Gnuplot::Gnuplot() : errors_(std::tmpfile(), &std::fclose) {
  std::array<int, 2> ends{};
  if (!errors_ || socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) {
    cannot_start(errno);
  }
  socket_.number = ends[0];
  Descriptor theirs;
  theirs.number = ends[1];
  const int problem = start(process_, theirs.number, fileno(errors_.get()));
  if (problem != 0) cannot_start(problem);
}

Gnuplot::~Gnuplot() {
  if (process_ == 0) return;
  kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
}

std::string Gnuplot::run(std::string_view script) {
  Progress progress(Answers::at_the_end);
  std::string answer = exchange(script, progress);
  int status = 0;
  while (waitpid(process_, &status, 0) < 0 && errno == EINTR) {
  }
  process_ = 0;
  progress.look(1, 1);  // Ctrl-C reaches gnuplot too, which is not to blame
  if (status == 0 && !answer.empty()) return answer;
  throw Fault(kSystemFault,
              fmt::format("gnuplot: {}: install version 5.4 or later, or do without the picture",
                          printable(complaint())));
}

std::string Gnuplot::exchange(std::string_view script, Progress& progress) {
  std::string answer;
  std::array<char, std::size_t{1} << 16U> buffer{};
  std::string_view rest = script;
  for (bool open = true;;) {
    progress.look(script.size() - rest.size(), script.size());
    if (open && rest.empty()) {
      shutdown(socket_.number, SHUT_WR);
      open = false;
    }
    pollfd ready{.fd = socket_.number,
                 .events = static_cast<short>(open ? POLLIN | POLLOUT : POLLIN),
                 .revents = 0};
    if (poll(&ready, 1, -1) < 0) continue;  // Ctrl-C, which progress detects
    if ((ready.revents & (POLLIN | POLLHUP | POLLERR)) != 0) {
      const ssize_t count = recv(socket_.number, buffer.data(), buffer.size(), MSG_DONTWAIT);
      if (count > 0) answer.append(buffer.data(), static_cast<std::size_t>(count));
      // The end, or a reset: gnuplot ended before it had read everything.
      if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) return answer;
    }
    if (open && (ready.revents & POLLOUT) != 0) {
      const ssize_t count = send(socket_.number, rest.data(), rest.size(), MSG_DONTWAIT);
      // The rest is not read; gnuplot's message about it follows.
      if (count < 0 && errno != EAGAIN && errno != EINTR) rest = {};
      if (count > 0) rest.remove_prefix(static_cast<std::size_t>(count));
    }
  }
}

// gnuplot repeats the command, points at a place in it, and prints on a third line `line 7: why`.
// Messages of other libraries may come before that.
std::string Gnuplot::complaint() const {
  if (std::fseek(errors_.get(), 0, SEEK_SET) != 0) return "it drew nothing";
  std::string first;
  std::array<char, 1000> buffer{};
  while (std::fgets(buffer.data(), static_cast<int>(buffer.size()), errors_.get()) != nullptr) {
    std::string_view line(buffer.data());
    line.remove_prefix(std::min(line.find_first_not_of(" \t\n"), line.size()));
    line = line.substr(0, line.find('\n'));
    if (line.starts_with("line ")) return std::string(line);
    if (first.empty()) first = line;
  }
  return first.empty() ? "it drew nothing" : first;
}

}  // namespace reckon::cli
