// SPDX-License-Identifier: MIT
// reckon calcrostic solve
#include <fmt/core.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "app/cli/algebra/numbers.hpp"
#include "app/cli/files/grid_file.hpp"
#include "app/cli/files/picture.hpp"
#include "app/cli/frame/batch.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/features.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/letters/told_options.hpp"
#include "reckon/letters/solve/line_solver.hpp"
#include "reckon/sheet/draw.hpp"

namespace reckon::cli {
namespace {

struct SolveGridOptions {
  GridSource source;
  ToldOptions told;
  std::optional<std::uint64_t> limit;
  bool count = false;
  bool explain = false;
  bool svg = false;
  bool json = false;

  answers::Show shown() const {
    if (count) return answers::Show::count;
    return explain ? answers::Show::steps_and_answers : answers::Show::answers;
  }
};

constexpr std::uint64_t kAll = ~std::uint64_t{0};

// The answers, and for numbers the result about all of them.
struct GridAnswers {
  answers::PuzzleAnswers shown;
  std::optional<NumberFacts> numbers = std::nullopt;

  bool any() const { return numbers ? numbers->any : shown.any(); }
};

answers::PuzzleAnswers find_digits(const letters::LinePuzzle& puzzle,
                                   const SolveGridOptions& options) {
  if (options.count) {
    answers::PuzzleAnswers found;
    letters::each_answer(puzzle, [&](const letters::Digits&) {
      ++found.count;
      return true;
    });
    return found;
  }
  // Finds one more than are shown, to see whether others exist.
  const std::uint64_t limit = options.limit.value_or(kAll);
  return answers::limited(puzzle, letters::answers(puzzle, limit == kAll ? kAll : limit + 1),
                          limit);
}

GridAnswers find(const letters::Grid& grid, const SolveGridOptions& options) {
  if (!grid.asks_for_numbers()) return {.shown = find_digits(grid.puzzle, options)};
  auto [shown, facts] = with_feature("algebra", number_answers)(grid, options.limit.value_or(kAll));
  return {.shown = std::move(shown), .numbers = std::move(facts)};
}

// Returns the output for --count.
std::string count_of(const GridAnswers& found) {
  const bool is_number = !found.numbers || found.numbers->all_known;
  return is_number ? std::to_string(found.shown.count) : found.numbers->answer;
}

std::string heading_of(const GridAnswers& found) {
  if (found.numbers && (found.shown.complete || !found.numbers->all_known)) {
    return found.numbers->in_words;
  }
  return fmt::format(
      "{}{}", found.shown.complete ? "" : "more than ",
      found.shown.count == 1 ? "1 answer" : fmt::format("{} answers", found.shown.count));
}

// Returns a note to print after the answers, or an empty text.
std::string remark_of(const letters::Grid& grid, const GridAnswers& found) {
  if (found.numbers && !(found.numbers->all_known && found.any())) return found.numbers->remark;
  if (!found.shown.complete) return "there are more answers: see them with a larger --limit";
  if (found.any()) return {};
  const auto& [base, leading_zeros] = grid.puzzle.conditions;
  return fmt::format("no answer in base {}{}{}", base,
                     leading_zeros ? "" : " without leading zeros",
                     grid.puzzle.known.empty() ? "" : " with the digits given");
}

// Prints the solved grid, with the letters in a comment, so that the output is a file of grids too.
void print_answer(const letters::Grid& grid, const answers::Solution& solution) {
  const auto& [numbers, digits] = solution;
  print(to_text(grid.puzzle.layout, std::span(numbers)));
  if (!digits.empty()) print_line("# " + describe(digits, grid.letters));
}

void print_answers(const letters::Grid& grid, const GridAnswers& found,
                   const SolveGridOptions& options) {
  if (options.explain) {
    for (const std::string& step : answers::steps_in_words(grid, reason(grid.puzzle).steps)) {
      print_line("# " + step);
    }
  }
  bool first = true;
  for (const answers::Solution& solution : found.shown.answers) {
    if (!first) print_line("");
    first = false;
    print_answer(grid, solution);
  }
}

void print_picture(const letters::Grid& grid, const std::vector<std::int64_t>& numbers) {
  const letters::Layout& layout = grid.puzzle.layout;
  print_svg(sheet::draw_solved({.layout = layout, .numbers = numbers}, sheet::kPlainSize),
            to_text(layout, std::span(numbers)));
}

Answer solve_one(const GridFile& file, const SolveGridOptions& options) {
  Answer answer = kDone;
  file.each([&](const letters::Grid& grid) {
    const GridAnswers found = find(grid, options);
    if (!found.any()) answer = kNo;
    if (options.json) {
      print_json(json_of_answers(grid, found.shown, options.shown()));
    } else if (options.count) {
      print_line(count_of(found));
    } else {
      if (options.svg && found.any()) {
        print_picture(grid, found.shown.answers.front().numbers);
      } else {
        print_answers(grid, found, options);
      }
      if (const std::string remark = remark_of(grid, found); !remark.empty()) note(remark);
      if (!grid.asks_for_numbers() && !found.any()) {
        note("understood as " + answers::understood(grid));
      }
    }
  });
  return answer;
}

Answer solve_all(const GridFile& file, const SolveGridOptions& options) {
  Answer answer = kDone;
  std::optional<JsonList> puzzles;
  if (options.json) puzzles.emplace(Json::object(), "puzzles");
  bool first = true;
  file.each([&](const letters::Grid& grid) {
    const GridAnswers found = find(grid, options);
    if (puzzles) {
      puzzles->add(json_of_answers(grid, found.shown, options.shown()));
    } else if (options.count) {
      print_line(fmt::format("{}\t{}", grid.line, count_of(found)));
    } else {
      if (!first) print_line("");
      print_line(fmt::format("# line {}: {}", grid.line, heading_of(found)));
      print_answers(grid, found, options);
    }
    first = false;
    if (!found.any()) answer = kNo;
  });
  if (puzzles) puzzles->finish();
  return answer;
}

// Throws a Fault with the place for a grid that asks for numbers in another size.
void expect_diagonals(const GridFile& file, const letters::Grid& grid) {
  if (!grid.asks_for_numbers() || grid.puzzle.layout.diagonals) return;
  throw file.fault(grid,
                   "numbers are asked for only in grids of 3 x 3 with diagonals: write letters "
                   "instead of ?");
}

Answer solve(const SolveGridOptions& options) {
  const GridFile file(options.source, Need::grid, told_of(options.told));
  if (options.svg) expect_one(file);
  file.each([&](const letters::Grid& grid) {
    expect_diagonals(file, grid);
    if (options.explain && grid.asks_for_numbers()) {
      throw file.fault(grid, "only letters are explained: leave --explain out for this grid");
    }
  });
  return file.status(file.has_one() ? solve_one(file, options) : solve_all(file, options));
}

}  // namespace

void add_calcrostic_solve(const Command& command, Answer& answer) {
  const auto options = std::make_shared<SolveGridOptions>();
  add_grid_file(command, options->source);
  add_told(command, options->told);
  const Option count =
      command.add_flag("--count", options->count, "Print only the number of answers");
  add_number(command, "--limit", options->limit, "Print at most N answers")
      .type_name("N")
      .excludes(count);
  const Option explain =
      command.add_flag("--explain", options->explain, "Explain how a person would find the answer");
  explain.excludes(count);
  add_svg(command, options->svg)
      .excludes(count)
      .excludes(explain)
      .excludes(add_json(command, options->json));
  command.callback([options, &answer] { answer = solve(*options); });
}

}  // namespace reckon::cli
