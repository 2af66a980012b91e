// SPDX-License-Identifier: MIT
// Pictures, drawn by gnuplot in a process of its own.
#pragma once

#include <sys/types.h>

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

#include "app/cli/frame/output.hpp"

namespace reckon::cli {

/// What there is to draw: its size in pixels of a screen, and the gnuplot commands that draw it.
/// Terminal and output are not theirs to set.
struct Drawing {
  int width = 0;
  int height = 0;
  std::string commands;
};

/// `text` as gnuplot reads a string, whatever is in it.
std::string gnuplot_string(std::string_view text);

/// gnuplot, started at once and waiting for a script.
class Gnuplot {
 public:
  /// A Fault if it is not installed.
  Gnuplot();
  ~Gnuplot();  // ends it if it still runs
  Gnuplot(const Gnuplot&) = delete;
  Gnuplot& operator=(const Gnuplot&) = delete;

  /// Runs a script to its end and gives what it printed; a Fault says what was wrong with it, or
  /// that Ctrl-C was pressed. Once only.
  std::string run(std::string_view script);

 private:
  struct Descriptor {
    int number = -1;
    Descriptor() = default;
    ~Descriptor();
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
  };

  // Sends the script and takes the answer, whichever can go on.
  std::string exchange(std::string_view script, Progress& progress);
  // The line of its standard error that says what is wrong.
  std::string complaint() const;

  std::unique_ptr<std::FILE, int (*)(std::FILE*)> errors_;  // its standard error
  Descriptor socket_;                                       // its standard input and output
  pid_t process_ = 0;                                       // 0 before it starts and after it ends
};

/// A picture in a file, by the ending of its name SVG or PNG: there whole or not at all, see
/// OutputFile. The same drawing makes the same bytes as long as gnuplot and the fonts stay the
/// same.
class Picture {
 public:
  /// To be made before the work whose results are drawn: a name that ends otherwise, a place that
  /// cannot be written, and a system without gnuplot are a Fault.
  explicit Picture(const std::string& file_name);

  /// Draws it and puts the file in its place. Once only.
  void draw(const Drawing& drawing);

 private:
  enum class Format : bool { svg, png };
  static Format format_of(std::string_view file_name);

  Format format_;
  OutputFile file_;
  Gnuplot gnuplot_;
};

}  // namespace reckon::cli
