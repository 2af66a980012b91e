// SPDX-License-Identifier: MIT
// reckon calcrostic generate
#include <fmt/core.h>

#include <functional>
#include <memory>
#include <utility>

#include "app/cli/algebra/numbers.hpp"
#include "app/cli/files/bank_options.hpp"
#include "app/cli/files/grid_file.hpp"
#include "app/cli/files/of_levels.hpp"
#include "app/cli/files/picture.hpp"
#include "app/cli/frame/batch.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/features.hpp"
#include "app/cli/frame/options.hpp"
#include "reckon/calcrostic/calcrostic_line.hpp"
#include "reckon/calcrostic/generator.hpp"
#include "reckon/sheet/draw.hpp"

namespace reckon::cli {
namespace {

struct GenerateOptions {
  PuzzleKind kind = PuzzleKind::letters;
  std::optional<std::uint64_t> count;
  std::optional<std::uint64_t> seed;
  std::optional<kinds::Levels> levels;
  std::optional<std::uint64_t> rows;
  std::optional<std::uint64_t> columns;
  std::optional<std::uint64_t> least;
  bool all_operators = false;
  bool ascii = false;
  bool svg = false;
  bool json = false;
};

constexpr NumberRange kSides = {.first = letters::kLeastSide, .last = letters::kMostSide};

calcrostic::GeneratorOptions wishes_of(const GenerateOptions& options) {
  calcrostic::GeneratorOptions wishes;
  wishes.diagonals = !options.rows && !options.columns;
  if (options.rows) wishes.rows = static_cast<std::uint8_t>(*options.rows);
  if (options.columns) wishes.columns = static_cast<std::uint8_t>(*options.columns);
  wishes.level = only_level(options.levels);
  if (options.least) wishes.least = static_cast<std::int64_t>(*options.least);
  wishes.all_operators = options.all_operators;
  return wishes;
}

// Number puzzles exist in one size only, and have no levels yet.
algebra::NumberGeneratorOptions number_wishes_of(const GenerateOptions& options) {
  for (const auto& [flag, is_given] : {std::pair("--difficulty", options.levels.has_value()),
                                       {"--rows", options.rows.has_value()},
                                       {"--columns", options.columns.has_value()}}) {
    if (!is_given) continue;
    throw Fault(kBadInput,
                fmt::format("{}: puzzles that ask for numbers have no levels and are 3 x 3: leave "
                            "it out, or ask for --kind letters",
                            flag));
  }
  algebra::NumberGeneratorOptions wishes;
  if (options.least) wishes.least = static_cast<std::int64_t>(*options.least);
  wishes.all_operators = options.all_operators;
  return wishes;
}

// A puzzle for output: its text below a remark, or an item of a document.
struct Shown {
  std::string remark;
  std::string puzzle;
  Json item;
  kinds::GridPuzzle grid;
};
using Maker = std::function<Result<Shown>()>;

Shown shown(const calcrostic::Generated& made, letters::Typography typography) {
  const std::string puzzle = to_text(made.puzzle, {}, typography);
  return {.remark = fmt::format("level {}", made.grade.level),
          .puzzle = puzzle,
          .item = answers::json_of_generated(made, puzzle),
          .grid = {.layout = made.puzzle.layout, .numbers = made.numbers}};
}

Shown shown(const algebra::NumberPuzzle& made, letters::Typography typography) {
  const letters::Layout layout = letters::layout_of(made.answer.operators);
  const letters::GivenNumbers given(made.givens.begin(), made.givens.end());
  const std::string puzzle = to_text(layout, given, typography);
  const std::size_t count = made.count_givens();
  return {
      .remark = count == 0   ? "no number is given"
                : count == 1 ? "1 number is given"
                             : fmt::format("{} numbers are given", count),
      .puzzle = puzzle,
      .item = {{"puzzle", puzzle}, {"numbers_given", count}, {"solution", to_line(made.answer)}},
      .grid = {.layout = layout,
               .numbers = {made.answer.numbers.begin(), made.answer.numbers.end()},
               .given = given}};
}

// Shows what `next` makes.
template <typename Next>
Maker maker_of(Next next, letters::Typography typography) {
  return [next = std::move(next), typography]() mutable -> Result<Shown> {
    const auto made = next();
    if (!made) return std::unexpected(made.error());
    return shown(*made, typography);
  };
}

Maker maker_of(const GenerateOptions& options, std::uint64_t seed) {
  const auto typography = options.ascii ? letters::Typography::ascii : letters::Typography::typeset;
  if (options.kind == PuzzleKind::letters) {
    auto generator = value_of(calcrostic::Generator::make(seed, wishes_of(options)));
    return maker_of(
        [from = std::move(generator), levels = options.levels]() mutable {
          return next_of_levels(levels, [&] { return from.next(); });
        },
        typography);
  }
  const algebra::NumberGeneratorOptions wishes = number_wishes_of(options);
  return maker_of(value_of(with_feature("algebra", number_puzzles)(seed, wishes)), typography);
}

Answer generate(const GenerateOptions& options) {
  const std::uint64_t seed = options.seed ? *options.seed : fresh_seed();
  const Maker next = maker_of(options, seed);
  std::optional<JsonList> puzzles;
  if (options.json) {
    puzzles.emplace(Json{{"seed", json_of(seed)}, {"kind", name_of(options.kind)}}, "puzzles");
  } else if (!options.seed) {
    note(fmt::format("seed {}", seed));
  }
  Answer answer = kDone;
  {
    Progress progress(Answers::as_it_goes);
    const std::uint64_t count = options.count.value_or(1);
    for (std::uint64_t made = 0; made < count; ++made) {
      progress.look(made, count);
      const auto shown = next();
      if (!shown) {
        note(fmt::format("after {} of {}: {}", made, count, shown.error().message));
        answer = kNo;
        break;
      }
      if (puzzles) {
        puzzles->add(shown->item);
        continue;
      }
      if (options.svg) {
        print_svg(sheet::draw(shown->grid, sheet::kPlainSize), shown->puzzle);
        continue;
      }
      if (made != 0) print_line("");
      print_line("# " + shown->remark);
      print(shown->puzzle);
    }
  }
  if (puzzles) puzzles->finish();
  return answer;
}

}  // namespace

void add_calcrostic_generate(const Command& command, Answer& answer) {
  const auto options = std::make_shared<GenerateOptions>();
  add_kind(command, options->kind);
  const Option count =
      add_number(command, "--count", options->count, "Number of puzzles (default: 1)");
  count.type_name("K");
  add_levels(command, options->levels, "Only these levels, 1 (easy) to 5: 3, or 1-4");
  add_number(command, "--seed", options->seed, "Random seed (makes the puzzles reproducible)")
      .type_name("N");
  add_number(command, "--rows", options->rows,
             "Generate a newspaper grid, without diagonals, with R rows, 3 to 5", kSides)
      .type_name("R");
  add_number(command, "--columns", options->columns,
             "Generate a newspaper grid with C columns, 3 to 5", kSides)
      .type_name("C");
  add_number(command, "--min", options->least, "The smallest number in a grid (default: 2)",
             {.last = calcrostic::kMostLeastNumber})
      .type_name("M");
  command.add_flag("--all-operators", options->all_operators,
                   "Only puzzles with all four operators");
  const Option ascii =
      command.add_flag("--ascii", options->ascii, "Print operators in ASCII: + - * /");
  add_svg(command, options->svg)
      .excludes(count)
      .excludes(ascii)
      .excludes(add_json(command, options->json));
  command.callback([options, &answer] { answer = generate(*options); });
}

}  // namespace reckon::cli
