// SPDX-License-Identifier: MIT
// reckon engine
#include <unistd.h>

#include "app/api/api.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/output.hpp"
#include "app/cli/serve/engine_input.hpp"
#include "app/door/json_line.hpp"

namespace reckon::cli {
namespace {

void answer_lines() {
  api::Engine engine;
  EngineInput input(STDIN_FILENO);
  while (const EngineInput::Line* line = input.next()) {
    print_line(line->is_too_long ? door::line_too_long()
                                 : door::answer_line(engine, line->text, line->stop()));
    flush_output();
  }
}

}  // namespace

void add_engine(const Command& command, Answer&) {
  command.callback([] { answer_lines(); });
}

}  // namespace reckon::cli
