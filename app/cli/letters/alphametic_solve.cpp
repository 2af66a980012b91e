// SPDX-License-Identifier: MIT
// reckon alphametic solve
#include <fmt/core.h>

#include <memory>

#include "app/answers/alphametics.hpp"
#include "app/cli/frame/batch.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/letters/puzzle_input.hpp"
#include "reckon/letters/solve/solver.hpp"

namespace reckon::cli {
namespace {

struct SolveAlphameticOptions {
  AlphameticInput input;
  std::optional<std::uint64_t> limit;
  bool count = false;
  bool json = false;
};

answers::AlphameticAnswers answers_of(const letters::Puzzle& puzzle,
                                      const SolveAlphameticOptions& options) {
  if (options.count) return {.count = letters::count_answers(puzzle).value_or(0)};
  constexpr std::uint64_t kAll = ~std::uint64_t{0};
  const std::uint64_t limit = options.limit.value_or(kAll);
  // Finds one more than are shown, to see whether others exist.
  return answers::limited(*letters::answers(puzzle, limit == kAll ? kAll : limit + 1), limit);
}

std::string count_in_words(const answers::AlphameticAnswers& found) {
  return fmt::format("{}{}", found.complete ? "" : "more than ",
                     found.count == 1 ? "1 answer" : fmt::format("{} answers", found.count));
}

void print_answers(const letters::Reading& reading, const answers::AlphameticAnswers& found) {
  bool first = true;
  for (const letters::Digits& digits : *found.answers) {
    if (reading.is_drawn && !first) print_line("");
    first = false;
    print_line(filled(reading, digits));
  }
}

// Prints the answers of the only puzzle.
void print_alone(const letters::Reading& reading, const answers::AlphameticAnswers& found) {
  if (!found.answers) {
    print_line(std::to_string(found.count));
    return;
  }
  print_answers(reading, found);
  if (!found.complete) {
    note("there are more answers: see them with a larger --limit");
  } else if (found.count == 0) {
    const auto& [base, leading_zeros] = reading.puzzle.conditions;
    note(
        fmt::format("no answer in base {}{}", base, leading_zeros ? "" : " without leading zeros"));
  }
  if (found.count == 0 || answers::has_free_cell(*found.answers)) {
    note("understood as " + answers::understood(reading.puzzle));
  }
}

void print_in_list(const letters::Reading& reading, const answers::AlphameticAnswers& found,
                   bool is_first) {
  if (!found.answers) {
    print_line(fmt::format("{}\t{}", reading.line, found.count));
    return;
  }
  if (!is_first) print_line("");
  print_line(fmt::format("# line {}: {}", reading.line, count_in_words(found)));
  if (found.count == 0 || answers::has_free_cell(*found.answers)) {
    note(fmt::format("line {}: understood as {}", reading.line,
                     answers::understood(reading.puzzle)));
  }
  print_answers(reading, found);
}

Answer solve(const SolveAlphameticOptions& options) {
  AlphameticPuzzles read = read_puzzles(options.input);
  for (letters::Reading& reading : read.puzzles) give_digits(reading, read.given);
  const bool is_alone = read.has_one();
  std::optional<JsonList> list;
  if (options.json && !is_alone) list.emplace(Json::object(), "puzzles");
  Answer answer = kDone;
  bool is_first = true;
  for (const letters::Reading& reading : read.puzzles) {
    const answers::AlphameticAnswers found = answers_of(reading.puzzle, options);
    if (found.count == 0 && found.complete) answer = kNo;
    if (list) {
      list->add(answers::json_of_answers(reading, found));
    } else if (options.json) {
      print_json(answers::json_of_answers(reading, found));
    } else if (is_alone) {
      print_alone(reading, found);
    } else {
      print_in_list(reading, found, is_first);
    }
    is_first = false;
  }
  if (list) list->finish();
  return read.status(answer);
}

}  // namespace

void add_alphametic_solve(const Command& command, Answer& answer) {
  const auto options = std::make_shared<SolveAlphameticOptions>();
  add_alphametic_input(command, options->input);
  const Option count = command.add_flag("--count", options->count, "Only the number of answers");
  add_number(command, "--limit", options->limit, "At most N answers")
      .type_name("N")
      .excludes(count);
  add_json(command, options->json);
  command.callback([options, &answer] { answer = solve(*options); });
}

}  // namespace reckon::cli
