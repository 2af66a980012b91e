// SPDX-License-Identifier: MIT
// Standard output whose write errors are detected, and progress on a terminal.
#pragma once

#include <zlib.h>
#include <chrono>
#include <cstdint>
#include <cstdio>

#include <optional>
#include <string>
#include <string_view>

#include "app/answers/values.hpp"
#include "app/cli/frame/fault.hpp"
#include "reckon/work/pace.hpp"

namespace reckon::cli {

using answers::Json;
using answers::json_of;

/// Writes to standard output; a full disk is a Fault, and so is a reader who has gone.
void print(std::string_view text);
void print_line(std::string_view text);
/// Returns the document in one line, or indented. Invalid UTF-8 in it, such as in the name of a
/// file, becomes U+FFFD.
std::string dump(const Json& document, int indent = -1);
/// Prints the document, indented, and a newline.
void print_json(const Json& document);
/// Writes buffered output. It is the last step of a successful run.
void flush_output();
/// Prints a remark on standard error: one line, without control characters for terminals. If it
/// cannot be written, it is dropped.
void note(std::string_view text);
/// Prints the line of a fault on standard error, shortened if it is long.
void note_fault(const Fault& fault);

/// An atomic file: written under a temporary name next to its place, and renamed by finish().
///
/// A name that ends in .gz means compression. If the name is a link, its target is replaced; a
/// dangling link is refused. An existing file must be writable, and its rights are kept. A special
/// file, such as a pipe, is written directly. A write error is a Fault; an unfinished file is
/// removed.
class OutputFile {
 public:
  explicit OutputFile(const std::string& name);
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  /// Whether a file is written directly.
  static bool is_direct(const std::string& name);

  void write(std::string_view text);
  /// Completes everything except the renaming. With several files, all are settled before the first
  /// is finished. No data may be written after it.
  void settle();
  /// Puts the file in its place. No data may be written after it.
  void finish();

 private:
  [[noreturn]] void fail() const;
  int open_beside();

  std::string name_;
  std::string temporary_name_;  // empty if written directly
  int file_ = -1;
  gzFile stream_ = nullptr;
};

/// During its life, standard output is held back.
class Diversion {
 public:
  Diversion();
  ~Diversion();
  Diversion(const Diversion&) = delete;
  Diversion& operator=(const Diversion&) = delete;

  /// Writes the held-back output to a file instead.
  void write_to(OutputFile& file);

 private:
  std::FILE* kept_;
  int standard_output_;
};

/// When a command prints its answers.
enum class Answers : bool { at_the_end, as_it_goes };

/// Whether Ctrl-C was pressed while a Progress existed: for long work on other threads.
bool is_interrupted();

/// A progress bar on standard error. It is shown only on a terminal and after two seconds, unless
/// answers appear there as it goes. During its life, Ctrl-C is detected at the next step, and is a
/// Fault with status 130.
class Progress {
 public:
  explicit Progress(Answers answers);
  /// Counts pieces, with their rate; `done` of them were done before. Without a terminal,
  /// `each_minute` says whether to print a line a minute instead.
  Progress(std::uint64_t done, std::uint64_t total, bool each_minute);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// Reports that `done` of `total` is done. Cheap enough for every hand: most calls do nothing.
  void step(std::uint64_t done, std::uint64_t total);
  /// The same for long steps: every call checks the clock and Ctrl-C.
  void look(std::uint64_t done, std::uint64_t total);

 private:
  void draw(std::uint64_t done, std::uint64_t total);

  std::uint64_t steps_ = 0;
  std::chrono::steady_clock::time_point start_;
  std::chrono::steady_clock::time_point drawn_;
  bool visible_;
  bool shown_ = false;
  std::optional<work::Pace> pace_;  // for pieces
  bool each_minute_ = false;
};

}  // namespace reckon::cli
