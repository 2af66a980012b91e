// SPDX-License-Identifier: MIT
// reckon alphametic hint
#include <fmt/core.h>

#include <memory>

#include "app/answers/alphametics.hpp"
#include "app/cli/alphametic/puzzle_input.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"

namespace reckon::cli {
namespace {

struct HintAlphameticOptions {
  AlphameticInput input;
  bool json = false;
};

void print_hint(const alphametic::Puzzle& puzzle, const alphametic::Hint& hint) {
  if (const std::string_view problem = answers::objection(hint.outcome); !problem.empty()) {
    print_line(problem);
    return;
  }
  for (const std::size_t cell : hint.wrong) {
    print_line(fmt::format("{} is a different digit", puzzle.name_of(cell)));
  }
  for (const auto* const steps : {&hint.before, &hint.steps}) {
    for (const alphametic::Step& step : *steps) print_line(describe(step, puzzle));
  }
  if (hint.wrong.empty() && hint.before.empty() && hint.steps.empty()) {
    print_line("all letters are found");
  }
}

Answer give_hint(const HintAlphameticOptions& options) {
  const AlphameticPuzzles read = read_puzzles(options.input);
  const alphametic::Reading& reading = read.puzzles.front();
  if (read.puzzles.size() > 1) {
    throw fault_in(read, read.puzzles[1], "a hint is for one puzzle: give no others");
  }
  if (const auto problem = obstacle(reading.puzzle)) {
    throw fault_in(read, reading,
                   fmt::format("this puzzle has no level and no hints: {}", *problem));
  }
  alphametic::Reading checked = reading;
  give_digits(checked, read.given);
  Budget endless;
  const alphametic::Hint hint = alphametic::hint(
      reading.puzzle, {.digits = answers::believed_of(reading.puzzle, read.given)}, endless);
  if (options.json) {
    print_json(answers::json_of_hint(reading, hint));
  } else {
    print_hint(reading.puzzle, hint);
  }
  return hint.outcome == alphametic::Outcome::one_answer && hint.wrong.empty() ? kDone : kNo;
}

}  // namespace

void add_alphametic_hint(const Command& command, Answer& answer) {
  const auto options = std::make_shared<HintAlphameticOptions>();
  add_alphametic_input(command, options->input);
  add_json(command, options->json);
  command.callback([options, &answer] { answer = give_hint(*options); });
}

}  // namespace reckon::cli
