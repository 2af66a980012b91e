// reckon calcrostic solve
#include <fmt/core.h>

#include <algorithm>
#include <memory>

#include "app/cli/batch.hpp"
#include "app/cli/commands.hpp"
#include "app/cli/fault.hpp"
#include "app/cli/grid_file.hpp"
#include "app/cli/options.hpp"
#include "reckon/calcrostic/puzzle_solver.hpp"

namespace reckon::cli {
namespace {

struct Options {
  std::string file;
  Told told;
  std::optional<std::uint64_t> base;
  std::vector<std::string> given;
  std::optional<std::uint64_t> limit;
  bool count = false;
  bool explain = false;
  bool json = false;

  json::Show shown() const {
    if (count) return json::Show::count;
    return explain ? json::Show::steps_and_answers : json::Show::answers;
  }
};

json::PuzzleAnswers find(const calcrostic::Puzzle& puzzle, const Options& options) {
  if (options.count) {
    json::PuzzleAnswers found;
    calcrostic::each_answer(puzzle, [&](const calcrostic::Digits&) {
      ++found.count;
      return true;
    });
    return found;
  }
  // One more than are shown, to tell whether there are more.
  constexpr std::uint64_t kAll = ~std::uint64_t{0};
  const std::uint64_t limit = options.limit.value_or(kAll);
  return json::limited(calcrostic::answers(puzzle, limit == kAll ? kAll : limit + 1), limit);
}

// The solved grid, and the letters in a comment, so that this is a file of grids too.
void print_answer(const calcrostic::Grid& grid, const calcrostic::Digits& digits) {
  print(to_text(grid.puzzle.layout, numbers_of(grid.puzzle, digits)));
  std::string letters;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    letters += fmt::format("{} {} = {}", letters.empty() ? "#" : ",",
                           calcrostic::letter_name(i, grid.letters), digits[i]);
  }
  if (!letters.empty()) print_line(letters);
}

void print_answers(const calcrostic::Grid& grid, const json::PuzzleAnswers& found,
                   const Options& options) {
  if (options.explain) {
    for (const std::string& step : json::steps_in_words(grid)) print_line("# " + step);
  }
  bool first = true;
  for (const auto& digits : found.answers) {
    if (!first) print_line("");
    first = false;
    print_answer(grid, digits);
  }
}

Answer solve_one(const GridFile& file, const Options& options) {
  Answer answer = kDone;
  file.each([&](const calcrostic::Grid& grid) {
    const json::PuzzleAnswers found = find(grid.puzzle, options);
    if (options.json) {
      print_json(json_of_answers(grid, found, options.shown()));
    } else if (options.count) {
      print_line(std::to_string(found.count));
    } else {
      print_answers(grid, found, options);
      if (!found.complete) note("there are more answers: see them with a larger --limit");
    }
    if (found.any()) return;
    answer = kNo;
    if (!options.json && !options.count) {
      const auto& [base, leading_zeros] = grid.puzzle.conditions;
      note(fmt::format("no answer in base {}{}{}", base,
                       leading_zeros ? "" : " without leading zeros",
                       grid.puzzle.known.empty() ? "" : " with the digits given"));
    }
  });
  return answer;
}

Answer solve_all(const GridFile& file, const Options& options) {
  Answer answer = kDone;
  std::optional<JsonList> puzzles;
  if (options.json) puzzles.emplace(Json::object(), "puzzles");
  bool first = true;
  file.each([&](const calcrostic::Grid& grid) {
    const json::PuzzleAnswers found = find(grid.puzzle, options);
    if (puzzles) {
      puzzles->add(json_of_answers(grid, found, options.shown()));
    } else if (options.count) {
      print_line(fmt::format("{}\t{}", grid.line, found.count));
    } else {
      if (!first) print_line("");
      print_line(
          fmt::format("# line {}: {}{}", grid.line, found.complete ? "" : "more than ",
                      found.count == 1 ? "1 answer" : fmt::format("{} answers", found.count)));
      print_answers(grid, found, options);
    }
    first = false;
    if (!found.any()) answer = kNo;
  });
  if (puzzles) puzzles->finish();
  return answer;
}

Answer solve(Options& options) {
  if (options.base) {
    if (*options.base < 2 || *options.base > calcrostic::kMostDigits) {
      throw Fault(kBadInput,
                  fmt::format("--base: {} is none: choose one from 2 to 36", *options.base));
    }
    options.told.base = static_cast<unsigned>(*options.base);
  }
  if (!options.given.empty()) {
    std::string given;
    for (const std::string& one : options.given) {
      given += (given.empty() ? "" : ",") + one;
    }
    auto letters = calcrostic::read_known_letters(given);
    if (!letters) throw bad_argument("--given", letters.error());
    options.told.letters = *std::move(letters);
  }
  const GridFile file(options.file, Need::grid, options.told);
  return file.count() == 1 ? solve_one(file, options) : solve_all(file, options);
}

}  // namespace

void add_calcrostic_solve(const Command& calcrostic, Answer& answer) {
  const auto options = std::make_shared<Options>();
  const Command command =
      calcrostic.add_command("solve", "Find the digits that the letters of a puzzle stand for");
  add_grid_file(command, options->file);
  add_number(command, "--base", options->base, "The base of the numbers; 10 unless told otherwise")
      .type_name("B");
  command.add_flag("--leading-zeros", options->told.leading_zeros,
                   "Numbers of several digits may begin with 0");
  command
      .add_option("--given", options->given,
                  "Letters that stand for these digits: A=2, or A=2,B=7; may be repeated")
      .type_name("LETTER=DIGIT")
      .one_by_one();
  const Option count = command.add_flag("--count", options->count, "Only the number of answers");
  add_number(command, "--limit", options->limit, "At most N answers")
      .type_name("N")
      .excludes(count);
  command.add_flag("--explain", options->explain, "Show how a person would find the answer")
      .excludes(count);
  add_json(command, options->json);
  command.callback([options, &answer] { answer = solve(*options); });
}

}  // namespace reckon::cli
