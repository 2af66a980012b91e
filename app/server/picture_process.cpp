// SPDX-License-Identifier: MIT
#include "app/server/picture_process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <exception>
#include <optional>
#include <string_view>
#include <utility>

#include "app/images/characters.hpp"
#include "app/server/picture_answer.hpp"
#include "app/server/sandbox.hpp"

namespace reckon::server {
namespace {

using Characters = Result<images::CharacterReader>;

// Reads as many bytes, or says that the other end has closed.
bool receive_all(int file, void* to, std::size_t size) {
  auto* bytes = static_cast<char*>(to);
  while (size > 0) {
    const ssize_t count = ::read(file, bytes, size);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    bytes += count;
    size -= static_cast<std::size_t>(count);
  }
  return true;
}

// `write` is the call that the process that is locked in may use.
bool write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t count = ::write(file, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return true;
}

bool send_all(int file, const Response& answer) {
  const PictureHead head{.status = static_cast<std::uint32_t>(answer.status),
                         .size = static_cast<std::uint32_t>(answer.body().size())};
  std::array<char, sizeof head> bytes{};
  std::memcpy(bytes.data(), &head, sizeof head);
  return write_all(file, {bytes.data(), bytes.size()}) && write_all(file, answer.body());
}

std::optional<std::string> next_picture() {
  PictureHead head;
  if (!receive_all(kPictureChannel, &head, sizeof head)) return std::nullopt;
  std::string picture(head.size, '\0');
  if (!receive_all(kPictureChannel, picture.data(), picture.size())) return std::nullopt;
  return picture;
}

// Where memory runs out, this process goes before all others.
void be_the_first_to_go() {
  const int file = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (file < 0) return;  // no /proc here: then the largest goes
  write_all(file, "1000");
  close(file);
}

// The process of one picture: writes the answer to a pipe, and ends.
[[noreturn]] void read_apart(std::string_view picture, Characters& characters, int out,
                             pid_t parent) {
  // Its parent may have gone before it could ask to be told.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(1);
  be_the_first_to_go();
  // The pipe becomes the one descriptor beside the three streams.
  if (out != kPictureChannel && dup2(out, kPictureChannel) < 0) _exit(1);
  close_range(kPictureChannel + 1, ~0U, 0);
  const auto locked = lock_in(
      {.out = kPictureChannel, .memory = kMostPictureMemory, .processor_time = kMostPictureTime});
  Response answer;
  try {
    answer = locked
                 ? answer_to_picture(picture, characters)
                 : picture_not_read("its process cannot be locked in: " + locked.error().message);
  } catch (const std::exception& fault) {
    answer = picture_not_read(fault.what());
  }
  _exit(send_all(kPictureChannel, answer) ? 0 : 1);
}

// All that a process writes, until it ends or has written too much, or nullopt if the server does
// not want the answer any more.
std::optional<std::string> written_by(int pipe) {
  std::string text;
  std::array<pollfd, 2> files = {{{.fd = pipe, .events = POLLIN, .revents = 0},
                                  {.fd = kPictureChannel, .events = POLLIN, .revents = 0}}};
  while (text.size() <= sizeof(PictureHead) + kLongestPictureAnswer) {
    if (poll(files.data(), files.size(), -1) < 0) {
      if (errno == EINTR) continue;
      return std::nullopt;
    }
    // The server sends nothing before it has its answer, so it has closed.
    if (files[1].revents != 0) return std::nullopt;
    std::array<char, 1U << 16U> buffer{};
    const ssize_t count = ::read(pipe, buffer.data(), buffer.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    text.append(buffer.data(), static_cast<std::size_t>(count));
  }
  return text;
}

// What a process has answered, if it ended as it should.
Response answer_of(const std::string& written, int status) {
  if (WIFSIGNALED(status)) {
    if (WTERMSIG(status) == SIGXCPU) return picture_took_too_long();
    return picture_not_read("its process was ended by signal " + std::to_string(WTERMSIG(status)));
  }
  PictureHead head;
  if (WEXITSTATUS(status) != 0 || written.size() < sizeof head) {
    return picture_not_read("its process gave no answer");
  }
  std::memcpy(&head, written.data(), sizeof head);
  if (head.size != written.size() - sizeof head) {
    return picture_not_read("its process gave no whole answer");
  }
  return {.status = static_cast<int>(head.status), .text = written.substr(sizeof head)};
}

// The answer to a picture, from a process of its own; nullopt if the server has closed.
std::optional<Response> answer_apart(std::string_view picture, Characters& characters) {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return picture_not_read(std::strerror(errno));
  const pid_t self = getpid();
  const pid_t child = fork();
  if (child == 0) read_apart(picture, characters, ends[1], self);
  close(ends[1]);
  if (child < 0) {
    close(ends[0]);
    return picture_not_read("no process can be started");
  }
  const std::optional<std::string> written = written_by(ends[0]);
  close(ends[0]);
  // It has ended, or is to; the status of one that has stays what it is.
  kill(child, SIGKILL);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (!written) return std::nullopt;
  return answer_of(*written, status);
}

}  // namespace

Response picture_took_too_long() {
  return json_error(422, "the picture takes too long to be read: give a smaller or plainer one");
}

Response picture_not_read(const std::string& why) {
  return json_error(500, "the picture could not be read: " + why);
}

int picture_process() {
  int type = 0;
  socklen_t size = sizeof type;
  if (getsockopt(kPictureChannel, SOL_SOCKET, SO_TYPE, &type, &size) != 0) {
    std::fputs("reckon: picture-reader is started by reckon serve\n", stderr);
    return 2;
  }
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  prctl(PR_SET_NAME, "reckon-pictures");
  std::signal(SIGPIPE, SIG_IGN);
  Characters characters = images::CharacterReader::make();
  while (const auto picture = next_picture()) {
    const auto answer = answer_apart(*picture, characters);
    if (!answer || !send_all(kPictureChannel, *answer)) break;
  }
  // What the model holds need not be given back piece by piece.
  _exit(0);
}

}  // namespace reckon::server
