// SPDX-License-Identifier: MIT
// Standard output that notices when it cannot be written, and progress on a terminal.
#pragma once

#include <zlib.h>
#include <chrono>
#include <cstdint>
#include <cstdio>

#include <optional>
#include <string>
#include <string_view>

#include "app/answers/values.hpp"
#include "reckon/work/pace.hpp"

namespace reckon::cli {

using answers::Json;
using answers::json_of;

/// Writes to standard output; a full disk is a Fault, and so is a reader who has gone.
void print(std::string_view text);
void print_line(std::string_view text);
/// The document in one line, or indented. What is not UTF-8 in it, such as the name of a file,
/// becomes U+FFFD.
std::string dump(const Json& document, int indent = -1);
/// The document, indented, and a newline.
void print_json(const Json& document);
/// Writes out what is buffered. The last thing a successful run does.
void flush_output();
/// A remark on standard error: one line, without anything that a terminal obeys. Where it cannot be
/// written, it is dropped.
void note(std::string_view text);

/// A file that is there whole or not at all: written beside its place under a temporary name, and
/// renamed by finish(). One whose name ends in .gz is compressed. A link leads to the file that is
/// replaced; one that leads nowhere is refused. A file that is replaced must be one that may be
/// written, and passes its rights on. What is not a plain file, such as a pipe, is written
/// directly. What cannot be written is a Fault; an unfinished file is removed.
class OutputFile {
 public:
  explicit OutputFile(const std::string& name);
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  /// Whether a file is written directly.
  static bool is_direct(const std::string& name);

  void write(std::string_view text);
  /// Leaves nothing more to go wrong but the renaming: of several files all are settled before the
  /// first is finished. Nothing may be written after it.
  void settle();
  /// Puts the file in its place. Nothing may be written after it.
  void finish();

 private:
  [[noreturn]] void fail() const;
  int open_beside();

  std::string name_;
  std::string temporary_name_;  // empty if written directly
  int file_ = -1;
  gzFile stream_ = nullptr;
};

/// While it lives, standard output is kept back.
class Diversion {
 public:
  Diversion();
  ~Diversion();
  Diversion(const Diversion&) = delete;
  Diversion& operator=(const Diversion&) = delete;

  /// Writes what was kept back to a file instead.
  void write_to(OutputFile& file);

 private:
  std::FILE* kept_;
  int standard_output_;
};

/// When a command gives its answers.
enum class Answers : bool { at_the_end, as_it_goes };

/// Whether Ctrl-C was noticed while a Progress was there: for work on other threads that takes
/// long.
bool is_interrupted();

/// A progress bar on standard error, shown only on a terminal and after two seconds, and not where
/// answers appear on the terminal as it goes. While it lives, Ctrl-C is noticed at the next step,
/// and is a Fault with status 130.
class Progress {
 public:
  explicit Progress(Answers answers);
  /// Of pieces, `done` of which were done before: with their rate. Where there is no terminal,
  /// `each_minute` says whether there is a line a minute instead.
  Progress(std::uint64_t done, std::uint64_t total, bool each_minute);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// `done` of `total` is done. Cheap enough for every hand: most calls do nothing.
  void step(std::uint64_t done, std::uint64_t total);
  /// The same for steps that take their time: every call looks at the clock and at Ctrl-C.
  void look(std::uint64_t done, std::uint64_t total);

 private:
  void draw(std::uint64_t done, std::uint64_t total);

  std::uint64_t steps_ = 0;
  std::chrono::steady_clock::time_point start_;
  std::chrono::steady_clock::time_point drawn_;
  bool visible_;
  bool shown_ = false;
  std::optional<work::Pace> pace_;  // of pieces
  bool each_minute_ = false;
};

}  // namespace reckon::cli
