// SPDX-License-Identifier: MIT
#include "app/images/pdf_pages.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstring>
#include <optional>

namespace reckon::images {
namespace {

constexpr int kNotInstalled = 127;
constexpr int kNotConfined = 126;

// A descriptor that is closed in the end.
class File {
 public:
  explicit File(int number) : number_(number) {}
  ~File() { close_now(); }
  File(const File&) = delete;
  File& operator=(const File&) = delete;

  int number() const { return number_; }
  void close_now() {
    if (number_ >= 0) close(number_);
    number_ = -1;
  }

 private:
  int number_;
};

std::unexpected<Error> fault(const std::string& what) {
  return failure(ErrorCode::system, what + ": " + std::strerror(errno));
}

bool write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t count = ::write(file, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return true;
}

bool limit(decltype(RLIMIT_CORE) what, rlim_t most) {
  const rlimit both{.rlim_cur = most, .rlim_max = most};
  return setrlimit(what, &both) == 0;
}

// The process: becomes pdftoppm.
[[noreturn]] void draw(int pdf, int out, const PdfLimits& limits,
                       const std::function<bool()>& confine) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  const int none = open("/dev/null", O_WRONLY | O_CLOEXEC);
  dup2(pdf, STDIN_FILENO);
  dup2(out, STDOUT_FILENO);
  dup2(none, STDERR_FILENO);
  close_range(STDERR_FILENO + 1, ~0U, 0);
  const auto seconds = static_cast<rlim_t>(limits.processor_time.count());
  std::string name = "pdftoppm";
  std::string grey = "-gray";
  std::string scale = "-scale-to";
  std::string side = std::to_string(kDrawnSide);
  std::string last = "-l";
  // One more tells that there are too many.
  std::string pages = std::to_string(limits.pages + 1);
  std::string input = "-";
  const std::array<char*, 8> words = {name.data(), grey.data(),  scale.data(), side.data(),
                                      last.data(), pages.data(), input.data(), nullptr};
  std::string locale = "LC_ALL=C";
  const std::array<char*, 2> environment = {locale.data(), nullptr};
  const rlimit time{.rlim_cur = seconds, .rlim_max = seconds + 1};
  constexpr rlim_t kDescriptors = 64;
  // The limit of memory comes last, since this process may use more than pdftoppm will.
  if (!confine() || setrlimit(RLIMIT_CPU, &time) != 0 || !limit(RLIMIT_CORE, 0) ||
      !limit(RLIMIT_FSIZE, 0) || !limit(RLIMIT_NOFILE, kDescriptors) ||
      !limit(RLIMIT_AS, limits.memory)) {
    _exit(kNotConfined);
  }
  for (const char* const place : {"/usr/bin/pdftoppm", "/usr/local/bin/pdftoppm"}) {
    execve(place, words.data(), environment.data());
  }
  _exit(kNotInstalled);
}

// All that a process writes, up to a limit.
std::string written_by(int pipe, std::size_t most) {
  std::string text;
  std::array<char, 1U << 16U> buffer{};
  while (text.size() <= most) {
    const ssize_t count = ::read(pipe, buffer.data(), buffer.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    text.append(buffer.data(), static_cast<std::size_t>(count));
  }
  return text;
}

// Takes a number and the blank after it.
std::optional<std::size_t> take_number(std::string_view& text) {
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end == text.data() + text.size()) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()) + 1);
  return number;
}

// The rows and columns of a page, whose head is taken.
struct Head {
  std::size_t rows;
  std::size_t columns;
};
std::optional<Head> take_head(std::string_view& pages) {
  constexpr std::string_view kMark = "P5\n";
  if (!pages.starts_with(kMark)) return std::nullopt;
  pages.remove_prefix(kMark.size());
  const auto columns = take_number(pages);
  const auto rows = columns ? take_number(pages) : std::nullopt;
  const auto most = rows ? take_number(pages) : std::nullopt;
  if (most != 255 || *rows == 0 || *columns == 0 || *rows > kDrawnSide || *columns > kDrawnSide ||
      pages.size() < *rows * *columns) {
    return std::nullopt;
  }
  return Head{.rows = *rows, .columns = *columns};
}

std::size_t pages_in(std::string_view pages) {
  std::size_t count = 0;
  while (const auto head = take_head(pages)) {
    pages.remove_prefix(head->rows * head->columns);
    ++count;
  }
  return count;
}

}  // namespace

Result<std::string> drawn_pages(std::string_view pdf, const PdfLimits& limits,
                                const std::function<bool()>& confine) {
  const File file(memfd_create("pdf", MFD_CLOEXEC));
  if (file.number() < 0 || !write_all(file.number(), pdf) ||
      lseek(file.number(), 0, SEEK_SET) != 0) {
    return fault("the PDF cannot be passed on");
  }
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return fault("a pipe");
  File in(ends[0]);
  File out(ends[1]);
  const pid_t child = fork();
  if (child == 0) draw(file.number(), out.number(), limits, confine);
  out.close_now();
  if (child < 0) return fault("no process can be started");
  constexpr std::size_t kHead = 32;
  std::string pages =
      written_by(in.number(), (limits.pages + 1) * (kDrawnSide * kDrawnSide + kHead));
  in.close_now();
  // It has ended, or must soon: its output has no reader.
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU) {
    return failure(ErrorCode::too_much, "the PDF takes too long to be drawn: give fewer pages");
  }
  if (WIFEXITED(status) && WEXITSTATUS(status) == kNotInstalled) {
    return failure(ErrorCode::system, "pdftoppm is not installed: install poppler-utils");
  }
  if (WIFEXITED(status) && WEXITSTATUS(status) == kNotConfined) {
    return failure(ErrorCode::system, "pdftoppm cannot be locked in");
  }
  const std::size_t count = pages_in(pages);
  if (count == 0 || status != 0) {
    return failure("the PDF is damaged, or locked with a password: save it again");
  }
  if (count > limits.pages) {
    return failure(ErrorCode::too_much, "the PDF has more than " + std::to_string(limits.pages) +
                                            " pages: give it in parts");
  }
  return pages;
}

Result<vision::Grey> take_page(std::string_view& pages) {
  const auto head = take_head(pages);
  if (!head) return failure("a page was not drawn whole");
  const std::size_t size = head->rows * head->columns;
  vision::Grey page(head->rows, head->columns);
  for (std::size_t r = 0; r < page.rows(); ++r) {
    const std::string_view row = pages.substr(r * head->columns, head->columns);
    std::ranges::transform(row, page.row(r).begin(),
                           [](char byte) { return static_cast<std::uint8_t>(byte); });
  }
  pages.remove_prefix(size);
  return page;
}

}  // namespace reckon::images
