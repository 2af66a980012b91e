// SPDX-License-Identifier: MIT
// Runs the real program, as a user would.
#pragma once

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <spawn.h>
#include <stdio_ext.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace reckon::cli {

using Words = std::vector<std::string>;

/// The result of a run of the program.
struct Outcome {
  int status = -1;  ///< as a shell sees it: 128 + n after signal n
  std::string out;
  std::string err;

  std::vector<std::string> lines() const {
    std::vector<std::string> result;
    std::istringstream stream(out);
    for (std::string line; std::getline(stream, line);) result.push_back(line);
    return result;
  }
  nlohmann::json json() const { return nlohmann::json::parse(out); }
};

using Stream = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

/// An unnamed file in memory, deleted when it is closed.
inline Stream scratch(std::string_view content = {}) {
  Stream stream(fdopen(memfd_create("scratch", MFD_CLOEXEC), "w+b"), &std::fclose);
  if (!stream || std::fwrite(content.data(), 1, content.size(), stream.get()) != content.size() ||
      std::fseek(stream.get(), 0, SEEK_SET) != 0) {
    std::perror("memfd_create");
    std::abort();
  }
  return stream;
}

inline std::string content_of(std::FILE* stream) {
  EXPECT_EQ(std::fseek(stream, 0, SEEK_SET), 0);
  std::string text;
  std::array<char, 1U << 16U> buffer{};
  while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), stream)) {
    text.append(buffer.data(), count);
  }
  return text;
}

/// Returns the program under test: that of the same build, or the one that the environment names.
inline const char* tested_program() {
  const char* const other = std::getenv("RECKON_TESTED_PROGRAM");
  return other != nullptr ? other : RECKON_PROGRAM;
}

/// The name of a program and its arguments, as main() gets them.
class Arguments {
 public:
  Arguments(const char* program, const Words& words) : words_{program} {
    words_.insert(words_.end(), words.begin(), words.end());
    for (std::string& word : words_) values_.push_back(word.data());
    values_.push_back(nullptr);
  }

  int count() const { return static_cast<int>(words_.size()); }
  char** values() { return values_.data(); }

 private:
  Words words_;
  std::vector<char*> values_;
};

#ifdef RECKON_HOLDS_PROGRAM
int program(int count, char** values);  // the main program, which is linked into the test

/// Whether this process can run the program itself with these arguments. A server cannot: it starts
/// itself again, from its file.
inline bool can_be(std::string_view program, const Words& words) {
  return program == RECKON_PROGRAM && (words.empty() || words.front() != "serve");
}

/// Makes these files the three streams of this process.
inline void take_for_streams(int in, int out, int err) {
  for (const auto& [from, to] : {std::pair(in, STDIN_FILENO), std::pair(out, STDOUT_FILENO),
                                 std::pair(err, STDERR_FILENO)}) {
    dup2(from, to);
  }
}

/// Runs the linked program in a child, with these file descriptors for its three streams.
inline pid_t fork_program(Arguments& arguments, int in, int out, int err) {
  std::fflush(nullptr);  // otherwise the child would write it too
  // fork() of the sanitizers writes to megabytes, and each child would need a copy of them. They
  // need that only with several threads; here only one exists.
  const pid_t child = _Fork();
  EXPECT_GE(child, 0);
  if (child != 0) return child;
  take_for_streams(in, out, err);
  // Closes the files of the test.
  close_range(STDERR_FILENO + 1, ~0U, 0);
  const int status = program(arguments.count(), arguments.values());
  std::fflush(nullptr);
  _exit(status);  // skips the test's own teardown
}

/// During its life, the three streams of this process are these files.
class OtherStreams {
 public:
  OtherStreams(int in, int out, int err) {
    std::fflush(nullptr);
    for (int stream = 0; stream <= STDERR_FILENO; ++stream) {
      kept_.at(static_cast<std::size_t>(stream)) =
          fcntl(stream, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    }
    sigaction(SIGPIPE, nullptr, &at_broken_pipe_);
    take_for_streams(in, out, err);
  }
  ~OtherStreams() {
    std::fflush(nullptr);
    __fpurge(stdin);  // drops unread input
    std::clearerr(stdin);
    take_for_streams(kept_[0], kept_[1], kept_[2]);
    for (const int kept : kept_) close(kept);
    sigaction(SIGPIPE, &at_broken_pipe_, nullptr);
  }
  OtherStreams(const OtherStreams&) = delete;
  OtherStreams& operator=(const OtherStreams&) = delete;

 private:
  std::array<int, 3> kept_{};
  struct sigaction at_broken_pipe_{};  // the program ignores this signal
};

#endif

/// Starts a program, by default ours, with these file descriptors for its three streams.
inline pid_t start_program(const Words& words, int in, int out, int err,
                           const char* program = tested_program()) {
  Arguments arguments(program, words);
#ifdef RECKON_HOLDS_PROGRAM
  if (can_be(program, words)) return fork_program(arguments, in, out, err);
#endif
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, err, STDERR_FILENO);
  pid_t child = 0;
  const int problem = posix_spawnp(&child, program, &actions, nullptr, arguments.values(), environ);
  posix_spawn_file_actions_destroy(&actions);
  EXPECT_EQ(problem, 0) << "cannot start " << program;
  return child;
}

inline int status_at_end_of(pid_t child) {
  int status = 0;
  EXPECT_EQ(waitpid(child, &status, 0), child);
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

/// Runs a program to its end, with these file descriptors for its three streams; returns its
/// status.
inline int run_to_status(const Words& words, int in, int out, int err, const char* name) {
#ifdef RECKON_HOLDS_PROGRAM
  // Called as a function: for most tests a fork would cost more than the program's work.
  if (can_be(name, words)) {
    Arguments arguments(name, words);
    const OtherStreams streams(in, out, err);
    return program(arguments.count(), arguments.values());
  }
#endif
  return status_at_end_of(start_program(words, in, out, err, name));
}

/// Runs `reckon words...`, or another program, with a text as its standard input.
inline Outcome run(const Words& words, std::string_view input = {},
                   const char* program = tested_program()) {
  const Stream in = scratch(input);
  const Stream out = scratch();
  const Stream err = scratch();
  Outcome outcome;
  outcome.status =
      run_to_status(words, fileno(in.get()), fileno(out.get()), fileno(err.get()), program);
  outcome.out = content_of(out.get());
  outcome.err = content_of(err.get());
  return outcome;
}

/// Runs `reckon area words...`.
inline Outcome run_area(std::string_view area, const Words& words, std::string_view input = {}) {
  Words all = {std::string(area)};
  all.insert(all.end(), words.begin(), words.end());
  return run(all, input);
}

/// Runs `reckon krypto words...`.
inline Outcome krypto(const Words& words, std::string_view input = {}) {
  return run_area("krypto", words, input);
}

/// Runs `reckon calcrostic words...`.
inline Outcome calcrostic(const Words& words, std::string_view input = {}) {
  return run_area("calcrostic", words, input);
}

/// A file with a name, removed at the end.
class NamedFile {
 public:
  explicit NamedFile(std::string_view content) : name_(testing::TempDir() + "reckonXXXXXX") {
    const int descriptor = mkstemp(name_.data());
    EXPECT_GE(descriptor, 0) << name_;
    EXPECT_EQ(::write(descriptor, content.data(), content.size()),
              static_cast<ssize_t>(content.size()));
    close(descriptor);
  }
  ~NamedFile() { unlink(name_.c_str()); }
  NamedFile(const NamedFile&) = delete;
  NamedFile& operator=(const NamedFile&) = delete;

  const std::string& name() const { return name_; }

 private:
  std::string name_;
};

/// Returns the content of a named file.
inline std::string content_of(const std::string& name) {
  const std::ifstream file(name, std::ios::binary);
  std::ostringstream content;
  content << file.rdbuf();
  return content.str();
}

inline std::vector<std::string> lines_of(const std::string& name) {
  return Outcome{.status = 0, .out = content_of(name), .err = ""}.lines();
}

/// A test with a separate folder for the program's files.
class FolderTest : public testing::Test {
 public:
  FolderTest() { std::filesystem::create_directories(folder_); }
  ~FolderTest() override { std::filesystem::remove_all(folder_); }
  FolderTest(const FolderTest&) = delete;
  FolderTest& operator=(const FolderTest&) = delete;

 protected:
  std::string file(const std::string& name) const { return folder_ / name; }
  std::vector<std::string> files() const {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder_)) {
      names.push_back(entry.path().filename());
    }
    std::ranges::sort(names);
    return names;
  }

 private:
  static std::string name_of_test() {
    const testing::TestInfo* test = testing::UnitTest::GetInstance()->current_test_info();
    // Contains the process number, since two builds may run the tests at the same time.
    return std::string("reckon_") + test->test_suite_name() + "_" + test->name() + "_" +
           std::to_string(getpid());
  }

  std::filesystem::path folder_ = std::filesystem::path(testing::TempDir()) / name_of_test();
};

/// Expects a refusal: status 2, nothing on standard output, and a line that names the culprit; for
/// a file, one for each of up to 20 faults.
inline void expect_program_refuses(const Words& words, const std::string& input,
                                   const std::string& mention) {
  std::string shown;
  for (const std::string& word : words) shown += " " + word.substr(0, 60);
  SCOPED_TRACE("reckon" + shown);
  const Outcome outcome = run(words, input);
  EXPECT_EQ(outcome.status, 2) << input;
  EXPECT_EQ(outcome.out, "");
  EXPECT_THAT(outcome.err, testing::StartsWith("reckon: "));
  EXPECT_THAT(outcome.err, testing::HasSubstr(mention));
  EXPECT_TRUE(outcome.err.ends_with('\n')) << outcome.err;
  constexpr std::size_t kMostLines = 21;
  std::istringstream lines(outcome.err);
  std::size_t count = 0;
  for (std::string line; std::getline(lines, line); ++count) {
    EXPECT_THAT(line, testing::StartsWith("reckon: "));
    EXPECT_LT(line.size(), 400U);
  }
  EXPECT_LE(count, kMostLines) << outcome.err;
}

}  // namespace reckon::cli
