// SPDX-License-Identifier: MIT
// Pictures, drawn by gnuplot in a separate process.
#pragma once

#include <sys/types.h>

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

#include "app/cli/frame/output.hpp"

namespace reckon::cli {

/// A drawing: its size in pixels of a screen, and its gnuplot commands. These must not set terminal
/// and output.
struct Drawing {
  int width = 0;
  int height = 0;
  std::string commands;
};

/// Returns any `text` as a string literal of gnuplot.
std::string gnuplot_string(std::string_view text);

/// A gnuplot process, which is started at once and waits for a script.
class Gnuplot {
 public:
  /// Starts gnuplot; a Fault if it is not installed.
  Gnuplot();
  ~Gnuplot();  // ends it if it still runs
  Gnuplot(const Gnuplot&) = delete;
  Gnuplot& operator=(const Gnuplot&) = delete;

  /// Runs a script to its end and returns its output. A Fault reports an error in it, or that
  /// Ctrl-C was pressed. May be called only once.
  std::string run(std::string_view script);

 private:
  struct Descriptor {
    int number = -1;
    Descriptor() = default;
    ~Descriptor();
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
  };

  // Sends the script and reads the answer, whichever is possible at the moment.
  std::string exchange(std::string_view script, Progress& progress);
  // Returns the line of its standard error with the error.
  std::string complaint() const;

  std::unique_ptr<std::FILE, int (*)(std::FILE*)> errors_;  // its standard error
  Descriptor socket_;                                       // its standard input and output
  pid_t process_ = 0;                                       // 0 before it starts and after it ends
};

/// A picture in a file, SVG or PNG by the ending of its name, written completely or not at all, see
/// OutputFile. The same drawing gives the same bytes as long as gnuplot and the fonts stay the
/// same.
class Picture {
 public:
  /// To be created before the work whose results are drawn. Other endings, an unwritable place, and
  /// a missing gnuplot are a Fault.
  explicit Picture(const std::string& file_name);

  /// Draws it and puts the file in its place. May be called only once.
  void draw(const Drawing& drawing);

 private:
  enum class Format : bool { svg, png };
  static Format format_of(std::string_view file_name);

  Format format_;
  OutputFile file_;
  Gnuplot gnuplot_;
};

}  // namespace reckon::cli
