// SPDX-License-Identifier: MIT
#include "app/cli/frame/output.hpp"

#include <fcntl.h>
#include <fmt/core.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string_view>
#include <system_error>
#include <tuple>
#include <utility>

#include "app/cli/frame/fault.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {

namespace {

volatile std::sig_atomic_t interrupted = 0;

// Draws over the previous line. If the terminal has gone, the work continues.
void draw_line(const std::string& text) {
  std::fputs(("\r" + text).c_str(), stderr);
  std::fflush(stderr);
}

[[noreturn]] void output_failed() {
  throw cannot_write("standard output", errno, "make room or write elsewhere");
}

}  // namespace

void print(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) output_failed();
}

void print_line(std::string_view text) {
  print(text);
  print("\n");
}

std::string dump(const Json& document, int indent) {
  std::string text = document.dump(indent, ' ', false, Json::error_handler_t::replace);
  // JSON strings may contain the controls U+0080 to U+009F, which terminals obey.
  if (!text.contains('\xC2')) return text;
  std::string safe;
  safe.reserve(text.size());
  constexpr unsigned char kFirst = 0x80;
  constexpr unsigned char kLast = 0x9F;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const unsigned char next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0;
    if (text[i] != '\xC2' || next < kFirst || next > kLast) {
      safe += text[i];
      continue;
    }
    safe += fmt::format("\\u{:04x}", unsigned{next});
    ++i;
  }
  return safe;
}

void print_json(const Json& document) { print_line(dump(document, 2)); }

void flush_output() {
  if (std::fflush(stdout) != 0) output_failed();
}

void note(std::string_view text) {
  const std::string line = printable(text, std::string::npos) + '\n';
  std::fwrite(line.data(), 1, line.size(), stderr);
}

void note_fault(const Fault& fault) {
  constexpr std::size_t kLongest = 380;
  note("reckon: " + printable(fault.what(), kLongest));
}

namespace {

// Refuses a file with data that is expensive or impossible to make again: it was named by mistake.
void keep_work(const std::string& name) {
  struct Kept {
    std::string_view begin;
    const char* what;
  };
  constexpr std::array kKept = {Kept{"SQLite format 3", "a bank or another database"},
                                Kept{"reckon pieces ", "finished pieces of long work"}};
  std::array<char, 16> begin{};
  std::ifstream(name, std::ios::binary).read(begin.data(), begin.size());
  for (const auto& [kept, what] : kKept) {
    if (!std::string_view(begin.data(), begin.size()).starts_with(kept)) continue;
    throw Fault(kBadInput, fmt::format("{}: holds {}: name another file, or remove it yourself",
                                       printable_name(name), what));
  }
}

constexpr mode_t kReadAndWrite = 0666;

// Copies the owner, if permitted, and the rights of another file; a group that cannot be set gets
// no rights.
void give_rights(int file, const struct stat& other) {
  constexpr mode_t kRights = 0777;
  constexpr mode_t kWithoutGroup = 0707;
  const bool owned = fchown(file, other.st_uid, other.st_gid) == 0 ||
                     fchown(file, static_cast<uid_t>(-1), other.st_gid) == 0;
  std::ignore = fchmod(file, other.st_mode & (owned ? kRights : kWithoutGroup));
}

}  // namespace

OutputFile::OutputFile(const std::string& name) : name_(name) {
  if (name.empty() || name == "-") {
    throw Fault(kBadInput, fmt::format("{}: give the name of a file to write", quote(name)));
  }
  if (is_direct(name)) {
    file_ = open(name.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, kReadAndWrite);
  } else {
    file_ = open_beside();
  }
  if (file_ < 0) fail();
  // zlib closes the descriptor that it gets. T: unchanged, without compression.
  stream_ = gzdopen(dup(file_), name_.ends_with(".gz") ? "w" : "wT");
  if (stream_ == nullptr) fail();
}

// Opens a new file next to the one that it will replace, with the rights of that one.
int OutputFile::open_beside() {
  namespace fs = std::filesystem;
  struct stat before{};
  const bool exists = stat(name_.c_str(), &before) == 0;
  if (!exists && errno != ENOENT) fail();
  if (std::error_code unused; fs::is_symlink(name_, unused)) {
    if (!exists) {
      throw Fault(kBadInput, fmt::format("{}: is a link that leads nowhere: name another file",
                                         printable_name(name_)));
    }
    name_ = fs::canonical(name_, unused).string();
  }
  if (exists) {
    if (S_ISDIR(before.st_mode)) errno = EISDIR;
    if (S_ISDIR(before.st_mode) || faccessat(AT_FDCWD, name_.c_str(), W_OK, AT_EACCESS) != 0)
      fail();
    keep_work(name_);
  }
  constexpr int kTries = 100;
  for (int i = 0; i < kTries; ++i) {
    temporary_name_ = fmt::format("{}.{}.partial", name_, getpid() + i);
    const int file =
        open(temporary_name_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
             exists ? S_IRUSR | S_IWUSR : kReadAndWrite);
    if (file < 0 && errno == EEXIST) continue;
    if (file >= 0 && exists) give_rights(file, before);
    return file;
  }
  return -1;
}

bool OutputFile::is_direct(const std::string& name) {
  std::error_code unused;
  const auto status = std::filesystem::status(name, unused);
  // /dev/stdout may be a plain file, but one that is already open.
  if (name.starts_with("/dev/") && !name.starts_with("/dev/shm/")) return true;
  return std::filesystem::exists(status) && !std::filesystem::is_regular_file(status) &&
         !std::filesystem::is_directory(status);
}

OutputFile::~OutputFile() {
  if (stream_ != nullptr) gzclose(stream_);
  if (file_ >= 0) close(file_);
  if (!temporary_name_.empty()) std::remove(temporary_name_.c_str());
}

void OutputFile::write(std::string_view text) {
  if (gzfwrite(text.data(), 1, text.size(), stream_) != text.size()) fail();
}

void OutputFile::settle() {
  if (gzclose(std::exchange(stream_, nullptr)) != Z_OK) fail();
  if (!temporary_name_.empty() && fsync(file_) != 0) fail();
}

void OutputFile::finish() {
  if (stream_ != nullptr) settle();
  // Windows renames no file that is open.
  close(std::exchange(file_, -1));
  if (temporary_name_.empty()) return;
  std::error_code problem;
  std::filesystem::rename(temporary_name_, name_, problem);
  if (problem) {
    errno = problem.value();
    fail();
  }
  temporary_name_.clear();
}

void OutputFile::fail() const {
  throw cannot_write(printable_name(name_), errno, "choose a place that can be written");
}

Diversion::Diversion() : kept_(std::tmpfile()) {
  flush_output();
  standard_output_ = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0);
  if (kept_ == nullptr || standard_output_ < 0 || dup2(fileno(kept_), STDOUT_FILENO) < 0) {
    throw Fault(kSystemFault,
                fmt::format("a temporary file: {}: make room for it", std::strerror(errno)));
  }
}

Diversion::~Diversion() {
  std::fflush(stdout);
  dup2(standard_output_, STDOUT_FILENO);
  close(standard_output_);
  std::fclose(kept_);
}

void Diversion::write_to(OutputFile& file) {
  flush_output();
  if (std::fseek(kept_, 0, SEEK_SET) != 0) output_failed();
  std::array<char, 1U << 16U> buffer{};
  while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), kept_)) {
    file.write({buffer.data(), count});
  }
}

bool is_interrupted() { return interrupted != 0; }

Progress::Progress(Answers answers)
    : start_(std::chrono::steady_clock::now()),
      drawn_(start_),
      visible_(isatty(STDERR_FILENO) != 0 &&
               (answers == Answers::at_the_end || isatty(STDOUT_FILENO) == 0)) {
  std::signal(SIGINT, [](int) { interrupted = 1; });
}

Progress::Progress(std::uint64_t done, std::uint64_t total, bool each_minute)
    : Progress(Answers::at_the_end) {
  pace_.emplace(done, total, start_);
  each_minute_ = each_minute && !visible_;
}

Progress::~Progress() {
  std::signal(SIGINT, SIG_DFL);
  if (shown_) draw_line(fmt::format("{:79}\r", ""));
}

void Progress::step(std::uint64_t done, std::uint64_t total) {
  constexpr std::uint64_t kStepsBetweenLooks = 64;
  if (++steps_ % kStepsBetweenLooks == 0) look(done, total);
}

void Progress::look(std::uint64_t done, std::uint64_t total) {
  if (interrupted != 0) throw Fault(kInterrupted, "interrupted");
  if (visible_) draw(done, total);
  if (!each_minute_) return;
  const auto now = std::chrono::steady_clock::now();
  if (pace_->minute_passed(now)) note(pace_->text(done, now));
}

void Progress::draw(std::uint64_t done, std::uint64_t total) {
  using std::chrono::milliseconds;
  constexpr milliseconds kPatience(2000);
  constexpr milliseconds kBetweenDrawings(200);
  constexpr int kWidth = 30;
  const auto now = std::chrono::steady_clock::now();
  if (now - start_ < kPatience || now - drawn_ < kBetweenDrawings) return;
  drawn_ = now;
  shown_ = true;
  if (pace_) {
    draw_line(fmt::format("{:<79}", pace_->text(done, now)));
    return;
  }
  const double share =
      static_cast<double>(done) / static_cast<double>(std::max<std::uint64_t>(total, 1));
  const double elapsed = std::chrono::duration<double>(now - start_).count();
  draw_line(fmt::format("[{:<{}}] {:3.0f} %, {:.0f} s left  ",
                        std::string(static_cast<std::size_t>(share * kWidth), '#'), kWidth,
                        100 * share, share > 0 ? elapsed * (1 - share) / share : 0.0));
}

}  // namespace reckon::cli
