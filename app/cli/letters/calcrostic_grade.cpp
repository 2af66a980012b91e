// SPDX-License-Identifier: MIT
// reckon calcrostic grade, explain and hint
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/files/grid_file.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/letters/reasons.hpp"
#include "app/cli/letters/told_options.hpp"
#include "reckon/arith/budget.hpp"

namespace reckon::cli {
namespace {

struct ReasonGridOptions {
  GridSource source;
  ToldOptions told;
  bool json = false;
};

std::shared_ptr<ReasonGridOptions> add_reason_options(const Command& command) {
  auto options = std::make_shared<ReasonGridOptions>();
  add_grid_file(command, options->source);
  add_told(command, options->told);
  add_json(command, options->json);
  return options;
}

std::optional<std::string_view> list_of(const ReasonGridOptions& options, std::string_view key) {
  return options.json ? std::optional(key) : std::nullopt;
}

Answer grade(const ReasonGridOptions& options) {
  const GridFile file(options.source, Need::words, told_of(options.told));
  ReasonOutput output(list_of(options, "grids"), file.count());
  file.each([&](const letters::Grid& grid) {
    const ReasonedPuzzle puzzle{.line = grid.line, .reasoned = reason(grid.puzzle)};
    output.add_grade(puzzle, [&] { return answers::json_of_grade(grid, puzzle.reasoned); });
  });
  return file.status(output.finish());
}

std::string solved(const letters::Grid& grid, const letters::Digits& digits) {
  const auto numbers = numbers_of(grid.puzzle, digits);
  std::string text = to_text(grid.puzzle.layout, std::span(numbers));
  if (text.ends_with('\n')) text.pop_back();
  return text;
}

Answer explain(const ReasonGridOptions& options) {
  const GridFile file(options.source, Need::words, told_of(options.told));
  ReasonOutput output(list_of(options, "puzzles"), file.count());
  file.each([&](const letters::Grid& grid) {
    const ReasonedPuzzle puzzle{.line = grid.line, .reasoned = reason(grid.puzzle)};
    output.add_steps(
        puzzle, answers::writer_for(grid),
        [&] { return answers::json_of_explanation(grid, puzzle.reasoned); },
        [&] { return answers::steps_in_words(grid, puzzle.reasoned.steps); },
        [&] { return solved(grid, *puzzle.reasoned.answer); });
  });
  return file.status(output.finish());
}

Answer give_hint(const ReasonGridOptions& options) {
  GridRemarks told = told_of(options.told);
  // The player's letters may be wrong, so the puzzle does not take them.
  const std::vector<letters::NamedDigit> given = std::exchange(told.letters, {});
  const GridFile file(options.source, Need::words, told);
  Answer answer = kDone;
  file.each([&](const letters::Grid& grid) {
    if (file.count() > 1) throw file.fault(grid, "a hint is for one grid: give no others");
    letters::Grid believed = grid;
    if (const auto taken = tell(believed, given); !taken) throw bad_input("--given", taken.error());
    Budget endless;
    const letters::Hint hint =
        letters::hint(grid.puzzle, {.digits = believed.puzzle.known}, endless);
    answer = answer_of(hint);
    if (options.json) {
      print_json(answers::json_of_hint(grid, hint));
      return;
    }
    print_hint(hint, answers::writer_for(grid), answers::steps_in_words(grid, hint.all_steps()));
  });
  return file.status(answer);
}

void run_on_grids(const Command& command, Answer& answer, Answer (*run)(const ReasonGridOptions&)) {
  command.callback(
      [options = add_reason_options(command), &answer, run] { answer = run(*options); });
}

}  // namespace

void add_calcrostic_grade(const Command& command, Answer& answer) {
  run_on_grids(command, answer, grade);
}

void add_calcrostic_explain(const Command& command, Answer& answer) {
  run_on_grids(command, answer, explain);
}

void add_calcrostic_hint(const Command& command, Answer& answer) {
  run_on_grids(command, answer, give_hint);
}

}  // namespace reckon::cli
