// SPDX-License-Identifier: MIT
// In place of the file of app/cli/frame for POSIX.
#include "app/cli/frame/streams.hpp"

#include <cstdlib>
#include <initializer_list>

namespace reckon::cli {

// Files and streams are read and written byte by byte, as elsewhere.
void prepare_streams() {
  _fmode = _O_BINARY;
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    _setmode(stream, _O_BINARY);
  }
  SetConsoleCP(CP_UTF8);
  SetConsoleOutputCP(CP_UTF8);
}

// As a shell reports the signal of a closed pipe.
void end_for_want_of_reader() {
  constexpr int kClosedPipe = 141;
  std::_Exit(kClosedPipe);
}

}  // namespace reckon::cli
