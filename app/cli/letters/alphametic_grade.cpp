// SPDX-License-Identifier: MIT
// reckon alphametic grade, explain and hint
#include <fmt/core.h>

#include <memory>
#include <string>
#include <vector>

#include "app/answers/alphametics.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/letters/puzzle_input.hpp"
#include "app/cli/letters/reasons.hpp"
#include "reckon/arith/budget.hpp"

namespace reckon::cli {
namespace {

struct ReasonAlphameticOptions {
  AlphameticInput input;
  bool json = false;
};

AlphameticPuzzles read_for_reasons(const AlphameticInput& input) {
  AlphameticPuzzles read = read_puzzles(input);
  for (const letters::Reading& reading : read.puzzles) {
    if (const auto problem = obstacle(reading.puzzle)) {
      throw fault_in(read, reading,
                     fmt::format("this puzzle has no level and no hints: {}", *problem));
    }
  }
  return read;
}

AlphameticPuzzles read_with_digits(const AlphameticInput& input) {
  AlphameticPuzzles read = read_for_reasons(input);
  for (letters::Reading& reading : read.puzzles) give_digits(reading, read.given);
  return read;
}

ReasonOutput output_for(const AlphameticPuzzles& read, const ReasonAlphameticOptions& options) {
  return {options.json ? std::optional<std::string_view>("puzzles") : std::nullopt,
          read.puzzles.size()};
}

ReasonedPuzzle reasoned(const letters::Reading& reading) {
  return {.line = reading.line, .reasoned = letters::reason(reading.puzzle)};
}

Answer grade(const ReasonAlphameticOptions& options) {
  const AlphameticPuzzles read = read_with_digits(options.input);
  ReasonOutput output = output_for(read, options);
  for (const letters::Reading& reading : read.puzzles) {
    const ReasonedPuzzle puzzle = reasoned(reading);
    output.add_grade(puzzle, [&] { return answers::json_of_grade(reading, puzzle.reasoned); });
  }
  return read.status(output.finish());
}

Answer explain(const ReasonAlphameticOptions& options) {
  const AlphameticPuzzles read = read_with_digits(options.input);
  ReasonOutput output = output_for(read, options);
  for (const letters::Reading& reading : read.puzzles) {
    const ReasonedPuzzle puzzle = reasoned(reading);
    const answers::StepWriter writer = answers::writer_for(reading.puzzle);
    output.add_steps(
        puzzle, writer, [&] { return answers::json_of_explanation(reading, puzzle.reasoned); },
        [&] { return answers::steps_in_words(puzzle.reasoned.steps, writer); },
        [&] { return filled(reading, *puzzle.reasoned.answer); });
  }
  return read.status(output.finish());
}

Answer give_hint(const ReasonAlphameticOptions& options) {
  const AlphameticPuzzles read = read_for_reasons(options.input);
  if (read.puzzles.empty()) return read.status(kDone);
  const letters::Reading& reading = read.puzzles.front();
  if (read.puzzles.size() > 1) {
    throw fault_in(read, read.puzzles[1], "a hint is for one puzzle: give no others");
  }
  letters::Reading checked = reading;
  give_digits(checked, read.given);
  Budget endless;
  const letters::Hint hint = letters::hint(
      reading.puzzle, {.digits = answers::believed_of(reading.puzzle, read.given)}, endless);
  if (options.json) {
    print_json(answers::json_of_hint(reading, hint));
  } else {
    const answers::StepWriter writer = answers::writer_for(reading.puzzle);
    print_hint(hint, writer, answers::steps_in_words(hint.all_steps(), writer));
  }
  return read.status(answer_of(hint));
}

void run_on_equations(const Command& command, Answer& answer,
                      Answer (*run)(const ReasonAlphameticOptions&)) {
  const auto options = std::make_shared<ReasonAlphameticOptions>();
  add_alphametic_input(command, options->input);
  add_json(command, options->json);
  command.callback([options, &answer, run] { answer = run(*options); });
}

}  // namespace

void add_alphametic_grade(const Command& command, Answer& answer) {
  run_on_equations(command, answer, grade);
}

void add_alphametic_explain(const Command& command, Answer& answer) {
  run_on_equations(command, answer, explain);
}

void add_alphametic_hint(const Command& command, Answer& answer) {
  run_on_equations(command, answer, give_hint);
}

}  // namespace reckon::cli
