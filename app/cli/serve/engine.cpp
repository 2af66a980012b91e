// SPDX-License-Identifier: MIT
// reckon engine
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <string>
#include <string_view>
#include <system_error>

#include "app/api/api.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/output.hpp"
#include "app/door/json_line.hpp"

namespace reckon::cli {
namespace {

// What has come of the lines so far. Of one that is too long nothing is kept.
class AnsweredLines {
 public:
  explicit AnsweredLines(api::Engine& engine) : engine_(engine) {}

  void take(std::string_view bytes) {
    for (std::size_t end = bytes.find('\n'); end != bytes.npos; end = bytes.find('\n')) {
      add(bytes.substr(0, end));
      this->end();
      bytes.remove_prefix(end + 1);
    }
    add(bytes);
  }

  void end() {
    if (is_too_long_) {
      print_line(door::line_too_long());
    } else if (line_.find_first_not_of(" \t\r") != line_.npos) {
      print_line(door::answer_line(engine_, line_));
    }
    flush_output();
    line_.clear();
    is_too_long_ = false;
  }

 private:
  void add(std::string_view bytes) {
    is_too_long_ = is_too_long_ || bytes.size() > door::kLongestLine - line_.size();
    if (is_too_long_) {
      line_.clear();
    } else {
      line_ += bytes;
    }
  }

  api::Engine& engine_;
  std::string line_;
  bool is_too_long_ = false;
};

void answer_lines() {
  api::Engine engine;
  AnsweredLines lines(engine);
  std::array<char, std::size_t{64} << 10U> buffer{};
  for (;;) {
    const ssize_t count = ::read(STDIN_FILENO, buffer.data(), buffer.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) {
      throw Fault(kSystemFault,
                  "standard input: " + std::error_code(errno, std::generic_category()).message());
    }
    if (count == 0) break;
    lines.take(std::string_view(buffer.data(), static_cast<std::size_t>(count)));
  }
  lines.end();  // which may have no end of its own
}

}  // namespace

void add_engine(const Command& program, Answer&) {
  const Command command = program.add_command(
      "engine", "Answer questions in JSON, a line each, for programs in any language");
  command.callback([] { answer_lines(); });
}

}  // namespace reckon::cli
