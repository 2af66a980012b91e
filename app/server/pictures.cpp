// SPDX-License-Identifier: MIT
#include "app/server/pictures.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <expected>
#include <thread>
#include <utility>
#include <vector>

#include "app/server/descriptor.hpp"
#include "app/server/picture_process.hpp"
#include "reckon/text/result.hpp"

namespace reckon::server {
namespace {

using Clock = std::chrono::steady_clock;

// <sys/pidfd.h> of glibc 2.36 cannot be used from C++.
int pidfd_of(pid_t process) { return static_cast<int>(syscall(SYS_pidfd_open, process, 0)); }

void kill_by(int pidfd) { syscall(SYS_pidfd_send_signal, pidfd, SIGKILL, nullptr, 0); }

// The process inherits only the variables that locate the model and its libraries, and those of
// sanitizers; the rest may contain secrets.
std::vector<char*> environment() {
  std::vector<char*> kept;
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string_view text = *entry;
    const std::string_view name = text.substr(0, text.find('='));
    if (name == "TESSDATA_PREFIX" || name == "LD_LIBRARY_PATH" || name.ends_with("SAN_OPTIONS")) {
      kept.push_back(*entry);
    }
  }
  kept.push_back(nullptr);
  return kept;
}

// Starts the program with `channel` in its place and no other descriptor of the server. Signals
// that end a server are blocked in it: a signal to the whole group still lets it finish its
// answers.
Result<pid_t> start(const std::string& program, int channel) {
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, channel, kPictureChannel);
  posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addclosefrom_np(&files, kPictureChannel + 1);
  sigset_t blocked;
  sigemptyset(&blocked);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&blocked, signal);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
  posix_spawnattr_setsigmask(&attributes, &blocked);
  std::string name = "reckon";
  std::string command = kPictureCommand;
  const std::array<char*, 3> words = {name.data(), command.data(), nullptr};
  pid_t process = 0;
  const int problem = posix_spawn(&process, program.c_str(), &files, &attributes, words.data(),
                                  environment().data());
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  if (problem != 0) return failure(program + ": " + std::strerror(problem));
  return process;
}

}  // namespace

class PictureReader::Process {
 public:
  enum class Fault { died, late };

  static Result<std::unique_ptr<Process>> start(const std::string& program);
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  // Whether it still waits for pictures.
  bool waits() const {
    pollfd file{.fd = channel_.number(), .events = POLLIN, .revents = 0};
    return poll(&file, 1, 0) == 0;
  }
  // Reads a picture. After a Fault, the process cannot be used again.
  std::expected<Response, Fault> ask(std::string_view task, std::string_view picture,
                                     Clock::time_point end);
  // Makes a thread that asks return a Fault soon. Any thread may call it.
  void give_up() const { shutdown(channel_.number(), SHUT_RDWR); }

 private:
  Process(Descriptor channel, Descriptor handle, pid_t process)
      : channel_(std::move(channel)),
        handle_(std::move(handle)),
        burier_([process] { waitpid(process, nullptr, 0); }) {}

  std::expected<void, Fault> ready(short event, Clock::time_point end) const;
  std::expected<void, Fault> send_all(std::string_view bytes, Clock::time_point end) const;
  std::expected<void, Fault> receive_all(char* to, std::size_t size, Clock::time_point end) const;

  Descriptor channel_;
  Descriptor handle_;    // identifies the process even after its number is reused
  std::jthread burier_;  // waits for its end, so that no zombie remains whenever it dies
};

Result<std::unique_ptr<PictureReader::Process>> PictureReader::Process::start(
    const std::string& program) {
  std::array<int, 2> ends{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) {
    return failure(std::strerror(errno));
  }
  Descriptor ours(ends[0]);
  const Descriptor theirs(ends[1]);
  fcntl(ours.number(), F_SETFL, O_NONBLOCK);
  const auto process = server::start(program, theirs.number());
  if (!process) return std::unexpected(process.error());
  // The process has not been waited for, so its number is still valid.
  Descriptor handle(pidfd_of(*process));
  const auto give_up = [process] {
    kill(*process, SIGKILL);
    waitpid(*process, nullptr, 0);
    return failure("no more processes can be started");
  };
  if (handle.number() < 0) return give_up();
  try {
    return std::unique_ptr<Process>(new Process(std::move(ours), std::move(handle), *process));
  } catch (const std::system_error&) {
    return give_up();  // no more threads available
  }
}

// The closed channel makes it stop its work; killed at once, it could leave its own child as a
// zombie.
PictureReader::Process::~Process() {
  give_up();
  constexpr int kGrace = 1000;
  pollfd file{.fd = handle_.number(), .events = POLLIN, .revents = 0};
  if (poll(&file, 1, kGrace) == 0) kill_by(handle_.number());
}

std::expected<void, PictureReader::Process::Fault> PictureReader::Process::ready(
    short event, Clock::time_point end) const {
  const auto left = std::chrono::ceil<Time>(end - Clock::now()).count();
  pollfd file{.fd = channel_.number(), .events = event, .revents = 0};
  if (left <= 0 || poll(&file, 1, static_cast<int>(left)) == 0) return std::unexpected(Fault::late);
  return {};
}

std::expected<void, PictureReader::Process::Fault> PictureReader::Process::send_all(
    std::string_view bytes, Clock::time_point end) const {
  while (!bytes.empty()) {
    if (auto is_ready = ready(POLLOUT, end); !is_ready) return is_ready;
    const ssize_t count = send(channel_.number(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) continue;
    if (count <= 0) return std::unexpected(Fault::died);
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return {};
}

std::expected<void, PictureReader::Process::Fault> PictureReader::Process::receive_all(
    char* to, std::size_t size, Clock::time_point end) const {
  while (size > 0) {
    if (auto is_ready = ready(POLLIN, end); !is_ready) return is_ready;
    const ssize_t count = recv(channel_.number(), to, size, 0);
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) continue;
    if (count <= 0) return std::unexpected(Fault::died);
    to += count;
    size -= static_cast<std::size_t>(count);
  }
  return {};
}

std::expected<Response, PictureReader::Process::Fault> PictureReader::Process::ask(
    std::string_view task, std::string_view picture, Clock::time_point end) {
  PictureHead head{.size = static_cast<std::uint32_t>(task.size() + picture.size()),
                   .task_size = static_cast<std::uint32_t>(task.size())};
  std::array<char, sizeof head> bytes{};
  std::memcpy(bytes.data(), &head, sizeof head);
  Response answer{.headers = {{"Content-Type", "application/json"}, {"Cache-Control", "no-store"}}};
  auto done = send_all({bytes.data(), bytes.size()}, end);
  if (done) done = send_all(task, end);
  if (done) done = send_all(picture, end);
  if (done) done = receive_all(bytes.data(), bytes.size(), end);
  if (!done) return std::unexpected(done.error());
  std::memcpy(&head, bytes.data(), sizeof head);
  // A malicious picture may have made it answer anything.
  constexpr std::array<std::uint32_t, 5> kStatuses = {200, 400, 422, 500, 503};
  if (std::ranges::find(kStatuses, head.status) == kStatuses.end() ||
      head.size > kLongestPictureAnswer) {
    return std::unexpected(Fault::died);
  }
  answer.status = static_cast<int>(head.status);
  answer.text.resize(head.size);
  done = receive_all(answer.text.data(), answer.text.size(), end);
  if (!done) return std::unexpected(done.error());
  return answer;
}

PictureReader::PictureReader(std::string program, Time patience)
    : program_(std::move(program)), patience_(patience) {}
PictureReader::~PictureReader() = default;

Response PictureReader::answer(std::string_view task, std::string_view picture,
                               const std::stop_token& unwanted) {
  const auto end = Clock::now() + patience_;
  if (process_ && !process_->waits()) process_.reset();
  if (!process_) {
    auto started = Process::start(program_);
    if (!started) return picture_not_read(started.error().message);
    process_ = *std::move(started);
  }
  const auto answer = [&] {
    const std::stop_callback wake(unwanted, [this] { process_->give_up(); });
    return process_->ask(task, picture, end);
  }();
  // A missing model may be installed before the next picture.
  if (!answer || answer->status == 503 || unwanted.stop_requested()) process_.reset();
  if (answer) return *answer;
  return answer.error() == Process::Fault::late ? picture_took_too_long()
                                                : picture_not_read("its process has died");
}

}  // namespace reckon::server
