// SPDX-License-Identifier: MIT
// reckon alphametic grade and explain
#include <fmt/core.h>

#include <memory>

#include "app/answers/alphametics.hpp"
#include "app/cli/alphametic/puzzle_input.hpp"
#include "app/cli/frame/batch.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"

namespace reckon::cli {
namespace {

struct ReasonAlphameticOptions {
  AlphameticInput input;
  bool json = false;
};

AlphameticPuzzles read_for_reasons(const AlphameticInput& input) {
  AlphameticPuzzles read = read_puzzles(input);
  for (alphametic::Reading& reading : read.puzzles) {
    if (const auto problem = obstacle(reading.puzzle)) {
      throw fault_in(read, reading,
                     fmt::format("this puzzle has no level and no hints: {}", *problem));
    }
    give_digits(reading, read.given);
  }
  return read;
}

void print_grade(const alphametic::Reasoned& reasoned, const std::string& place) {
  if (const std::string_view problem = answers::objection(reasoned.outcome); !problem.empty()) {
    print_line(fmt::format("{}{}", place, problem));
    return;
  }
  const alphametic::Grade found = alphametic::grade(reasoned);
  print_line(fmt::format("{}level {} of {}", place, found.level, alphametic::kHardestLevel));
  for (const std::string& reason : found.reasons) print_line("- " + reason);
}

Answer grade(const ReasonAlphameticOptions& options) {
  const AlphameticPuzzles read = read_for_reasons(options.input);
  std::optional<JsonList> list;
  if (options.json) list.emplace(Json::object(), "puzzles");
  Answer answer = kDone;
  for (const alphametic::Reading& reading : read.puzzles) {
    const alphametic::Reasoned reasoned = alphametic::reason(reading.puzzle);
    if (reasoned.outcome != alphametic::Outcome::one_answer) answer = kNo;
    if (list) {
      list->add(answers::json_of_grade(reading, reasoned));
    } else {
      print_grade(reasoned, read.puzzles.size() == 1 ? "" : fmt::format("line {}: ", reading.line));
    }
  }
  if (list) list->finish();
  return answer;
}

Answer explain(const ReasonAlphameticOptions& options) {
  const AlphameticPuzzles read = read_for_reasons(options.input);
  std::optional<JsonList> list;
  if (options.json) list.emplace(Json::object(), "puzzles");
  Answer answer = kDone;
  bool is_first = true;
  for (const alphametic::Reading& reading : read.puzzles) {
    const alphametic::Reasoned reasoned = alphametic::reason(reading.puzzle);
    if (reasoned.outcome != alphametic::Outcome::one_answer) answer = kNo;
    if (list) {
      list->add(answers::json_of_explanation(reading, reasoned));
      continue;
    }
    if (!is_first) print_line("");
    if (read.puzzles.size() > 1) print_line(fmt::format("# line {}", reading.line));
    is_first = false;
    for (const alphametic::Step& step : reasoned.steps) {
      print_line(std::string(2 * step.depth, ' ') + describe(step, reading.puzzle));
    }
    const std::string_view problem = answers::objection(reasoned.outcome);
    print_line(problem.empty() ? filled(reading, *reasoned.answer) : std::string(problem));
  }
  if (list) list->finish();
  return answer;
}

}  // namespace

void add_alphametic_grade(const Command& command, Answer& answer) {
  const auto options = std::make_shared<ReasonAlphameticOptions>();
  add_alphametic_input(command, options->input);
  add_json(command, options->json);
  command.callback([options, &answer] { answer = grade(*options); });
}

void add_alphametic_explain(const Command& command, Answer& answer) {
  const auto options = std::make_shared<ReasonAlphameticOptions>();
  add_alphametic_input(command, options->input);
  add_json(command, options->json);
  command.callback([options, &answer] { answer = explain(*options); });
}

}  // namespace reckon::cli
