// reckon calcrostic list, census and rank
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "app/cli/files/grid_file.hpp"
#include "app/cli/frame/batch.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/letters/operator_pattern.hpp"
#include "app/cli/long/long_work.hpp"
#include "app/cli/long/piece_bytes.hpp"
#include "reckon/calcrostic/calcrostic_line.hpp"
#include "reckon/calcrostic/list.hpp"
#include "reckon/letters/solve/puzzle_solver.hpp"

namespace reckon::cli {
namespace {

using calcrostic::Calcrostic;

constexpr std::uint64_t kUsualSum = 1000;
constexpr std::uint64_t kUsualLeast = 2;

struct ListOptions {
  std::string file;
  std::optional<std::uint64_t> last_sum;
  std::optional<std::uint64_t> least;
  bool unique = false;
  bool all_operators = false;
  std::optional<std::uint64_t> most_digits;
  std::optional<std::uint64_t> letters;
  std::optional<std::string> operators;
  LongWorkOptions work;
  bool json = false;
};

calcrostic::ListRange range_of(const ListOptions& options) {
  const auto number = [](std::optional<std::uint64_t> given, std::uint64_t usual) {
    constexpr std::uint64_t kTooMuch = std::uint64_t{1} << 40U;
    return static_cast<std::int64_t>(std::min(given.value_or(usual), kTooMuch));
  };
  const auto range = calcrostic::ListRange::make(4, number(options.last_sum, kUsualSum),
                                                 number(options.least, kUsualLeast));
  if (!range) throw bad_argument(options.least == 0U ? "--min" : "--sum-max", range.error());
  return *range;
}

letters::Puzzle puzzle_of(const Calcrostic& found) {
  return *letters::encode(letters::layout_of(found.operators), found.numbers);
}

bool is_wanted(const Calcrostic& found, const ListOptions& options,
               const std::optional<OperatorPattern>& pattern) {
  if (pattern && !pattern->matches(found.operators)) return false;
  if (options.all_operators && !uses_all_operators(found)) return false;
  if (options.most_digits) {
    const auto longest = fmt::formatted_size("{}", std::ranges::max(found.numbers));
    if (longest > *options.most_digits) return false;
  }
  if (!options.letters && !options.unique) return true;
  const letters::Puzzle puzzle = puzzle_of(found);
  return (!options.letters || puzzle.letters == *options.letters) &&
         (!options.unique || is_unique(puzzle));
}

std::string bytes_of(const std::vector<Calcrostic>& classes) {
  std::string bytes;
  for (const Calcrostic& found : classes) {
    put_numbers(bytes, found.numbers);
    put_operators(bytes, found.operators);
  }
  return bytes;
}

Calcrostic class_in(NumbersIn& numbers) {
  Calcrostic found;
  numbers.take_numbers(found.numbers);
  numbers.take_operators(found.operators);
  return found;
}

// A piece has the classes of so many f that it takes up to some seconds.
work::Work list_work(const calcrostic::ListRange& range) {
  constexpr std::int64_t kNumbersInPiece = 25;
  const auto parts = static_cast<std::uint64_t>(range.last_sum / kNumbersInPiece + 1);
  return {.parameters = fmt::format("calcrostics with s up to {}, numbers from {} on",
                                    range.last_sum, range.least),
          .pieces = parts,
          .make = [range, parts](std::uint64_t piece) {
            return bytes_of(classes_in_part(range, piece, parts));
          }};
}

void list(const Command& command, const ListOptions& options) {
  const auto pattern = pattern_of(options.operators);
  const calcrostic::ListRange range = range_of(options);
  const auto results = LongRun(command, options.work).run({list_work(range)});
  if (!results) return;
  std::vector<Calcrostic> all;
  for (std::uint64_t piece = 0; piece < results->pieces(0); ++piece) {
    const std::string bytes = results->read(0, piece);
    for (NumbersIn numbers(bytes); !numbers.at_end();) all.push_back(class_in(numbers));
  }
  std::ranges::sort(all,
                    [](const Calcrostic& x, const Calcrostic& y) { return compare(x, y) < 0; });
  std::optional<JsonList> classes;
  if (options.json) {
    classes.emplace(Json{{"sum_max", range.last_sum}, {"min", range.least}}, "grids");
  }
  for (const Calcrostic& found : all) {
    if (!is_wanted(found, options, pattern)) continue;
    if (classes) {
      classes->add(to_line(found));
    } else {
      print_line(to_line(found));
    }
  }
  if (classes) classes->finish();
}

void census(const ListOptions& options) {
  const calcrostic::ListRange range = range_of(options);
  std::uint64_t classes = 0;
  std::uint64_t unique = 0;
  std::uint64_t all_operators = 0;
  std::set<std::array<Operator, 8>> settings;
  {
    Progress progress(Answers::at_the_end);
    each_class(range, [&](const Calcrostic& found) {
      progress.step(static_cast<std::uint64_t>(found.sum()),
                    static_cast<std::uint64_t>(range.last_sum));
      ++classes;
      unique += is_unique(puzzle_of(found)) ? 1U : 0U;
      all_operators += uses_all_operators(found) ? 1U : 0U;
      settings.insert(found.operators);
      return true;
    });
  }
  if (options.json) {
    print_json({{"sum_max", range.last_sum},
                {"min", range.least},
                {"classes", classes},
                {"unique", unique},
                {"all_operators", all_operators},
                {"operator_settings", settings.size()}});
    return;
  }
  print_line(fmt::format("{} classes with a + b + d + f up to {}", classes, range.last_sum));
  print_line(fmt::format("{} of them are puzzles with exactly one answer", unique));
  print_line(fmt::format("{} have a version with all four operators", all_operators));
  print_line(fmt::format("{} operator settings of standard forms", settings.size()));
}

Answer rank(const ListOptions& options) {
  const GridFile file(options.file, Need::calcrostic);
  std::vector<Calcrostic> wanted;
  std::uint64_t last_sum = 4;
  file.each([&](const letters::Grid& grid) {
    const Calcrostic& form = wanted.emplace_back(standard_form(calcrostic_in(grid)));
    if (const auto listed = calcrostic::ListRange::make(4, form.sum(), kUsualLeast); !listed) {
      throw file.fault(grid, "its class is not in the list: " + listed.error().message);
    }
    last_sum = std::max(last_sum, static_cast<std::uint64_t>(form.sum()));
  });
  ListOptions upto = options;
  upto.last_sum = last_sum;
  std::vector<std::uint64_t> places(wanted.size());
  {
    Progress progress(Answers::at_the_end);
    std::uint64_t place = 0;
    each_class(range_of(upto), [&](const Calcrostic& found) {
      progress.step(static_cast<std::uint64_t>(found.sum()), last_sum);
      ++place;
      for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (wanted[i] == found) places[i] = place;
      }
      return true;
    });
  }
  std::optional<JsonList> grids;
  if (options.json) grids.emplace(Json::object(), "grids");
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const std::string line = to_line(wanted[i]);
    if (grids) {
      grids->add({{"standard", line}, {"rank", places[i] == 0 ? Json() : Json(places[i])}});
    } else {
      print_line(fmt::format("{}\t{}", places[i] == 0 ? "none" : std::to_string(places[i]), line));
    }
  }
  if (grids) grids->finish();
  return std::ranges::count(places, 0U) == 0 ? kDone : kNo;
}

void add_range(const Command& command, ListOptions& options) {
  add_number(command, "--sum-max", options.last_sum,
             "Classes with a + b + d + f up to this, 1000 if not given")
      .type_name("S");
  add_number(command, "--min", options.least, "The least number, 2 if not given").type_name("M");
}

}  // namespace

void add_calcrostic_list(const Command& calcrostic, Answer&) {
  const auto options = std::make_shared<ListOptions>();
  const Command command =
      calcrostic.add_command("list", "List all calcrostics in order, each once for its 8 versions");
  add_range(command, *options);
  command.add_flag("--unique", options->unique, "Only puzzles with exactly one answer");
  command.add_flag("--all-operators", options->all_operators,
                   "Only classes with a version that has all four operators");
  add_number(command, "--max-digits", options->most_digits,
             "Only numbers of at most so many digits")
      .type_name("N");
  add_number(command, "--letters", options->letters, "Only puzzles with so many letters")
      .type_name("N");
  add_operators(command, options->operators);
  add_long_work(command, options->work);
  add_json(command, options->json);
  command.callback([options, command] { list(command, *options); });
}

void add_calcrostic_census(const Command& calcrostic, Answer&) {
  const auto options = std::make_shared<ListOptions>();
  const Command command = calcrostic.add_command("census", "Count all calcrostics");
  add_range(command, *options);
  add_json(command, options->json);
  command.callback([options] { census(*options); });
}

void add_calcrostic_rank(const Command& calcrostic, Answer& answer) {
  const auto options = std::make_shared<ListOptions>();
  const Command command =
      calcrostic.add_command("rank", "Say in which place of the list solved grids are");
  add_grid_file(command, options->file);
  add_number(command, "--min", options->least, "The least number in the list, 2 if not given")
      .type_name("M");
  add_json(command, options->json);
  command.callback([options, &answer] { answer = rank(*options); });
}

}  // namespace reckon::cli
