// reckon calcrostic generate
#include <fmt/core.h>

#include <memory>

#include "app/cli/batch.hpp"
#include "app/cli/commands.hpp"
#include "app/cli/fault.hpp"
#include "app/cli/grid_file.hpp"
#include "app/cli/options.hpp"
#include "reckon/calcrostic/generator.hpp"

namespace reckon::cli {
namespace {

struct Options {
  std::optional<std::uint64_t> count;
  std::optional<std::uint64_t> seed;
  std::optional<std::uint64_t> difficulty;
  std::optional<std::uint64_t> rows;
  std::optional<std::uint64_t> columns;
  std::optional<std::uint64_t> least;
  bool all_operators = false;
  bool ascii = false;
  bool json = false;
};

// What the library is given in a smaller type, unless it is more than that can hold.
template <typename Small>
Small small(const std::string& flag, std::uint64_t number) {
  constexpr std::uint64_t kMost = 127;
  if (number > kMost) throw Fault(kBadInput, fmt::format("{}: {} is too much", flag, number));
  return static_cast<Small>(number);
}

calcrostic::Wishes wishes_of(const Options& options) {
  calcrostic::Wishes wishes;
  wishes.diagonals = !options.rows && !options.columns;
  if (options.rows) wishes.rows = small<std::uint8_t>("--rows", *options.rows);
  if (options.columns) wishes.columns = small<std::uint8_t>("--columns", *options.columns);
  if (options.difficulty) wishes.level = small<int>("--difficulty", *options.difficulty);
  if (options.least) wishes.least = small<std::int64_t>("--min", *options.least);
  wishes.all_operators = options.all_operators;
  return wishes;
}

std::string write(const calcrostic::Puzzle& puzzle, const Options& options) {
  return to_text(puzzle, {},
                 options.ascii ? calcrostic::Typography::ascii : calcrostic::Typography::typeset);
}

Answer generate(const Options& options) {
  const std::uint64_t seed = options.seed ? *options.seed : fresh_seed();
  auto generator = calcrostic::Generator::make(seed, wishes_of(options));
  if (!generator) throw Fault(kBadInput, generator.error().message);
  std::optional<JsonList> puzzles;
  if (options.json) {
    puzzles.emplace(Json{{"seed", json_of(seed)}}, "puzzles");
  } else if (!options.seed) {
    note(fmt::format("seed {}", seed));
  }
  Answer answer = kDone;
  {
    Progress progress(Answers::as_it_goes);
    const std::uint64_t count = options.count.value_or(1);
    for (std::uint64_t made = 0; made < count; ++made) {
      progress.look(made, count);
      const auto generated = generator->next();
      if (!generated) {
        note(fmt::format("after {} of {}: {}", made, count, generated.error().message));
        answer = kNo;
        break;
      }
      if (puzzles) {
        puzzles->add(json::json_of_generated(*generated, write(generated->puzzle, options)));
        continue;
      }
      if (made != 0) print_line("");
      print_line(fmt::format("# level {}", generated->grade.level));
      print(write(generated->puzzle, options));
    }
  }
  if (puzzles) puzzles->finish();
  return answer;
}

}  // namespace

void add_calcrostic_generate(const Command& calcrostic, Answer& answer) {
  const auto options = std::make_shared<Options>();
  const Command command =
      calcrostic.add_command("generate", "Make new puzzles, each with exactly one answer");
  add_number(command, "--count", options->count, "How many puzzles").type_name("K");
  add_number(command, "--difficulty", options->difficulty, "Only of this level, 1 (easy) to 5")
      .type_name("D");
  add_number(command, "--seed", options->seed, "The same seed makes the same puzzles")
      .type_name("N");
  add_number(command, "--rows", options->rows,
             "A newspaper grid, without diagonals, of so many rows, 3 to 5")
      .type_name("R");
  add_number(command, "--columns", options->columns, "The same for columns").type_name("C");
  add_number(command, "--min", options->least, "The least number; 2 unless told otherwise")
      .type_name("M");
  command.add_flag("--all-operators", options->all_operators,
                   "Each of the four operators occurs in each puzzle");
  command.add_flag("--ascii", options->ascii, "Operators as on the keyboard: + - * /");
  add_json(command, options->json);
  command.callback([options, &answer] { answer = generate(*options); });
}

}  // namespace reckon::cli
