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
#include <functional>
#include <optional>
#include <string_view>
#include <utility>

#include "app/images/characters.hpp"
#include "app/images/formats.hpp"
#include "app/images/pdf_pages.hpp"
#include "app/images/photos.hpp"
#include "app/server/picture_answer.hpp"
#include "app/server/sandbox.hpp"
#include "app/server/sheet_answer.hpp"

namespace reckon::server {
namespace {

using Characters = Result<images::CharacterReader>;

// Reads exactly this many bytes; returns false if the other end has closed.
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

// `write` is the system call that the confined process may use.
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

// A file from a client, and what is wanted of it.
struct Wish {
  std::string task;
  std::string file;
};

std::optional<Wish> next_wish() {
  PictureHead head;
  if (!receive_all(kPictureChannel, &head, sizeof head)) return std::nullopt;
  if (head.task_size > head.size) return std::nullopt;
  Wish wish{.task = std::string(head.task_size, '\0'),
            .file = std::string(head.size - head.task_size, '\0')};
  if (!receive_all(kPictureChannel, wish.task.data(), wish.task.size()) ||
      !receive_all(kPictureChannel, wish.file.data(), wish.file.size())) {
    return std::nullopt;
  }
  return wish;
}

// Makes the kernel kill this process first when memory runs out.
void be_the_first_to_go() {
  const int file = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (file < 0) return;  // without /proc, the kernel kills the largest process
  write_all(file, "1000");
  close(file);
}

// Reads what a process is for, and answers.
using Answer = std::function<Response()>;

// The process for one picture: writes the answer to a pipe, and ends.
[[noreturn]] void read_apart(const Answer& read, int out, pid_t parent) {
  // Its parent may have ended before this request for a signal.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(1);
  be_the_first_to_go();
  // The pipe becomes the only descriptor besides the three streams.
  if (out != kPictureChannel && dup2(out, kPictureChannel) < 0) _exit(1);
  close_range(kPictureChannel + 1, ~0U, 0);
  const auto locked = lock_in(
      {.out = kPictureChannel, .memory = kMostPictureMemory, .processor_time = kMostPictureTime});
  Response answer;
  try {
    answer = locked
                 ? read()
                 : picture_not_read("its process cannot be locked in: " + locked.error().message);
  } catch (const std::exception& fault) {
    answer = picture_not_read(fault.what());
  }
  _exit(send_all(kPictureChannel, answer) ? 0 : 1);
}

// Returns all output of a process, until it ends or has written too much; nullopt if the server no
// longer wants the answer.
std::optional<std::string> written_by(int pipe) {
  std::string text;
  std::array<pollfd, 2> files = {{{.fd = pipe, .events = POLLIN, .revents = 0},
                                  {.fd = kPictureChannel, .events = POLLIN, .revents = 0}}};
  while (text.size() <= sizeof(PictureHead) + kLongestPictureAnswer) {
    if (poll(files.data(), files.size(), -1) < 0) {
      if (errno == EINTR) continue;
      return std::nullopt;
    }
    // The server sends nothing before it has its answer, so it must have closed.
    if (files[1].revents != 0) return std::nullopt;
    std::array<char, 1U << 16U> buffer{};
    const ssize_t count = ::read(pipe, buffer.data(), buffer.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    text.append(buffer.data(), static_cast<std::size_t>(count));
  }
  return text;
}

// Returns the answer of a process, if it ended normally.
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

// Returns the answer of a separate process; nullopt if the server has closed.
std::optional<Response> answer_apart(const Answer& read) {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return picture_not_read(std::strerror(errno));
  const pid_t self = getpid();
  const pid_t child = fork();
  if (child == 0) read_apart(read, ends[1], self);
  close(ends[1]);
  if (child < 0) {
    close(ends[0]);
    return picture_not_read("no process can be started");
  }
  const std::optional<std::string> written = written_by(ends[0]);
  close(ends[0]);
  // It has ended, or must; a process that has ended keeps its status.
  kill(child, SIGKILL);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (!written) return std::nullopt;
  return answer_of(*written, status);
}

Response refusal_of(const Error& error) {
  switch (error.code) {
    case ErrorCode::system: return json_error(api::Code::no_reader, error.message);
    case ErrorCode::too_much: return json_error(422, error.message);
    default: return json_error(api::Code::bad_body, error.message);
  }
}

// Returns the answer to a file from a client. This process parses nothing of it: one confined
// process draws the pages of a PDF, and another reads them.
std::optional<Response> answer_to(const Wish& wish, Characters& characters) {
  const auto& [task, file] = wish;
  if (images::format_of(file) != images::Format::pdf) {
    return answer_apart([&] {
      return task.empty() ? answer_to_picture(file, characters) : answer_to_sheet(file, task);
    });
  }
  const auto pages = images::drawn_pages(
      file, {.pages = kMostPages, .memory = kMostPictureMemory, .processor_time = kMostPictureTime},
      [] {
        be_the_first_to_go();
        return lock_in_program().has_value();
      });
  if (!pages) return refusal_of(pages.error());
  return answer_apart([&] {
    return task.empty() ? answer_to_pages(*pages, characters) : answer_to_sheets(*pages, task);
  });
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
  // Confined processes cannot load its library any longer.
  [[maybe_unused]] const auto photos = images::PhotoReader::make();
  while (const auto wish = next_wish()) {
    const auto answer = answer_to(*wish, characters);
    if (!answer || !send_all(kPictureChannel, *answer)) break;
  }
  // Ends at once, without freeing the model piece by piece.
  _exit(0);
}

}  // namespace reckon::server
