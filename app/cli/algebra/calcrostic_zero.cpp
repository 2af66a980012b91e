// SPDX-License-Identifier: MIT
// reckon calcrostic zero
#include <fmt/core.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/algebra/zero_all.hpp"
#include "app/cli/algebra/zero_price.hpp"
#include "app/cli/algebra/zero_settings.hpp"
#include "app/cli/frame/batch.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/long/long_work.hpp"
#include "app/cli/long/piece_bytes.hpp"
#include "reckon/algebra/polynomial.hpp"
#include "reckon/algebra/zero_three.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/zero/line_strings.hpp"
#include "reckon/zero/zero_grid.hpp"
#include "reckon/zero/zero_search.hpp"

namespace reckon::cli {
namespace {

using algebra::ZeroFamily;
using algebra::ZeroKind;
using algebra::ZeroSolutions;
using letters::Typography;

constexpr std::int64_t kUsualLeastNumber = 2;

struct ZeroOptions {
  std::optional<std::uint64_t> rows;
  std::optional<std::uint64_t> columns;
  std::optional<std::uint64_t> count;
  std::optional<std::uint64_t> least;
  std::optional<std::uint64_t> most;
  std::optional<std::uint64_t> seed;
  std::optional<std::uint64_t> searches;
  LongWorkOptions work;
  bool all_operators = false;
  bool all = false;
  bool multiples = false;
  bool smallest = false;
  bool price = false;
  std::optional<std::uint64_t> sample;
  bool whole = false;
  bool ascii = false;
  bool json = false;
};

std::int64_t least_of(const ZeroOptions& options) {
  constexpr std::uint64_t kMost = zero::ZeroSearch::kMostLeast;
  if (!options.least) return kUsualLeastNumber;
  return static_cast<std::int64_t>(in_range("--min", *options.least, 1, kMost));
}

// --- 3 x 3: the systems of all settings, a part of them in each piece

std::string bytes_of(const std::vector<ZeroSolutions>& solved) {
  std::string bytes;
  for (const ZeroSolutions& solutions : solved) {
    put_number(bytes, static_cast<std::uint64_t>(solutions.kind));
    put_number(bytes, solutions.undecided ? 1 : 0);
    put_number(bytes, solutions.positive.size());
    for (const auto& [numbers, growth] : solutions.positive) {
      put_numbers(bytes, numbers);
      put_numbers(bytes, growth);
    }
  }
  return bytes;
}

void add_solutions(const std::string& bytes, std::vector<ZeroSolutions>& solved) {
  NumbersIn numbers(bytes);
  while (!numbers.at_end()) {
    ZeroSolutions& solutions = solved.emplace_back();
    const std::uint64_t kind = numbers.take();
    if (kind >= algebra::kZeroKinds) throw NumbersIn::no_result();
    solutions.kind = static_cast<ZeroKind>(kind);
    solutions.undecided = numbers.take() != 0;
    for (std::uint64_t more = numbers.take(); more > 0; --more) {
      auto& [found, growth] = solutions.positive.emplace_back();
      numbers.take_numbers(found);
      numbers.take_numbers(growth);
    }
  }
}

Answer decide(const Command& command, const ZeroOptions& options) {
  const std::int64_t least = least_of(options);
  const auto typography = options.ascii ? Typography::ascii : Typography::typeset;
  const auto make = [](std::uint64_t piece) {
    const std::string bytes = bytes_of(algebra::solve_zero_piece(piece));
    algebra::give_back_memory();
    return bytes;
  };
  const auto results = LongRun(command, options.work)
                           .run({{.parameters = "systems of zero grids of 3 x 3",
                                  .pieces = algebra::kZeroPieces,
                                  .make = make}});
  if (!results) return kDone;
  std::vector<ZeroSolutions> solved;
  for (std::uint64_t piece = 0; piece < algebra::kZeroPieces; ++piece) {
    add_solutions(results->read(0, piece), solved);
  }
  if (solved.size() != algebra::kZeroPieces * algebra::kZeroSystemsInPiece) {
    throw NumbersIn::no_result();
  }
  const algebra::ZeroCensus census = algebra::zero_census(solved, options.all_operators);
  if (census.undecided != 0) {
    throw Fault(kSystemFault,
                fmt::format("{} settings are left undecided: please report it", census.undecided));
  }
  std::vector<ZeroFamily> wanted;
  for (const ZeroFamily& family : census.families) {
    if (wanted.size() < options.count.value_or(census.families.size()) && family.is_from(least)) {
      wanted.push_back(family);
    }
  }
  const auto infinite = std::ranges::count_if(
      census.families, [](const ZeroFamily& family) { return !family.is_single(); });
  const auto count_of = [&](ZeroKind kind) { return census.kinds[static_cast<std::size_t>(kind)]; };
  const std::size_t positive = settings_with_grids(census.families, 1);
  const std::size_t from_least = settings_with_grids(census.families, least);
  if (options.json) {
    Json kinds;
    for (const auto& [kind, key, words] : zero_kind_names()) kinds[key] = count_of(kind);
    Json whole = Json::array();
    Json grids = Json::array();
    Json families = Json::array();
    const zero::ZeroLayout layout = zero::zero_layout(3, 3);
    for (const ZeroFamily& family : wanted) {
      whole.push_back(is_whole(layout, family.grid));
      grids.push_back(to_text(layout, family.grid, typography));
      if (!family.is_single()) families.push_back(text_of(family, typography));
    }
    print_json({{"rows", 3},
                {"cols", 3},
                {"all_operators", options.all_operators},
                {"min", least},
                {"settings", census.settings},
                {"systems", census.systems},
                {"kinds", kinds},
                {"positive_integer_settings", positive},
                {"settings_from_min", from_least},
                {"settings_with_infinitely_many_grids", infinite},
                {"whole", whole},
                {"grids", grids},
                {"families", families}});
    return from_least == 0 ? kNo : kDone;
  }
  print_line(fmt::format("# {} settings have a minus in every line{}", census.settings,
                         options.all_operators ? " and all four operators" : ""));
  for (const auto& [kind, key, words] : zero_kind_names()) {
    print_line(fmt::format("# {} {}", count_of(kind), words));
  }
  print_line(
      fmt::format("# {} have positive integers, {} of them infinitely many, and {} some from "
                  "{} on",
                  positive, infinite, from_least, least));
  for (const ZeroFamily& family : wanted) {
    print_line(family.is_single() ? "" : "\n# t = 1, 2, 3, ...");
    print(text_of(family, typography));
  }
  return from_least == 0 ? kNo : kDone;
}

// --- larger: searches that do not know of each other, one in each piece

zero::ZeroSearch search_from(std::uint64_t seed, const zero::ZeroLayout& layout,
                             const ZeroOptions& options) {
  auto search =
      zero::ZeroSearch::make(seed, layout.rows, layout.columns, least_of(options), options.whole);
  if (!search) throw Fault(kBadInput, search.error().message);
  return *std::move(search);
}

std::string bytes_of(const zero::ZeroGrid& grid) {
  std::string bytes;
  put_numbers(bytes, grid.numbers);
  put_operators(bytes, grid.operators);
  return bytes;
}

zero::ZeroGrid grid_in(NumbersIn& numbers, const zero::ZeroLayout& layout) {
  zero::ZeroGrid grid;
  grid.numbers.resize(std::size_t{layout.rows} * layout.columns);
  grid.operators.resize(layout.places());
  numbers.take_numbers(grid.numbers);
  numbers.take_operators(grid.operators);
  return grid;
}

work::Work searches_work(const zero::ZeroLayout& layout, const ZeroOptions& options,
                         std::uint64_t seed, std::uint64_t count) {
  const auto make = [=](std::uint64_t piece) {
    // The first search has the seed itself.
    SplitMix64 random(seed);
    std::uint64_t own = seed;
    for (std::uint64_t i = 0; i < piece; ++i) own = random.next();
    zero::ZeroSearch search = search_from(own, layout, options);
    std::string bytes;
    take_grids(search, count, [&](const zero::ZeroGrid& grid) {
      bytes += bytes_of(grid);
      return true;
    });
    return bytes;
  };
  return {.parameters = fmt::format("{}zero grids of {} x {} from {} on, seed {}, {} of a search",
                                    options.whole ? "whole " : "", layout.rows, layout.columns,
                                    least_of(options), seed, count),
          .pieces = options.searches.value_or(1),
          .make = make};
}

// The grids found, each once: first those with whole steps, then the others, in the order in which
// they were found.
struct FoundGrids {
  std::vector<zero::ZeroGrid> grids;
  std::size_t whole = 0;
  std::uint64_t fewest = 0;  // the fewest that a search has found
};

FoundGrids grids_in(const Results& results, const zero::ZeroLayout& layout) {
  FoundGrids found;
  std::set<zero::ZeroGrid> known;
  for (std::uint64_t piece = 0; piece < results.pieces(0); ++piece) {
    const std::string bytes = results.read(0, piece);
    NumbersIn numbers(bytes);
    std::uint64_t count = 0;
    for (; !numbers.at_end(); ++count) {
      zero::ZeroGrid grid = grid_in(numbers, layout);
      if (known.insert(grid).second) found.grids.push_back(std::move(grid));
    }
    found.fewest = piece == 0 ? count : std::min(found.fewest, count);
  }
  const auto others = std::ranges::stable_partition(
      found.grids, [&](const zero::ZeroGrid& grid) { return is_whole(layout, grid); });
  found.whole = found.grids.size() - others.size();
  return found;
}

Answer search(const Command& command, const ZeroOptions& options, std::uint8_t rows,
              std::uint8_t columns) {
  if (options.work.pieces && !options.seed) {
    throw Fault(kBadInput, "--seed: give one, so that pieces can be made again");
  }
  constexpr std::uint64_t kMostSearches = 1'000'000;
  if (options.searches) in_range("--searches", *options.searches, 1, kMostSearches);
  const std::uint64_t seed = options.seed ? *options.seed : fresh_seed();
  const std::uint64_t count = options.count.value_or(1);
  const zero::ZeroLayout layout = zero::zero_layout(rows, columns);
  search_from(seed, layout, options);  // refuses an impossible search
  const auto typography = options.ascii ? Typography::ascii : Typography::typeset;
  if (!options.seed && !options.json) note(fmt::format("seed {}", seed));
  const auto results =
      LongRun(command, options.work).run({searches_work(layout, options, seed, count)});
  if (!results) return kDone;
  const FoundGrids found = grids_in(*results, layout);
  if (options.json) {
    Json whole = Json::array();
    for (std::size_t i = 0; i < found.grids.size(); ++i) whole.push_back(i < found.whole);
    JsonList grids(Json{{"rows", rows},
                        {"cols", columns},
                        {"all_operators", options.all_operators},
                        {"min", least_of(options)},
                        {"seed", json_of(seed)},
                        {"searches", results->pieces(0)},
                        {"settings", json_of(settings_in_all(layout, options.all_operators))},
                        {"positive_integer_settings", nullptr},
                        {"whole", whole}},
                   "grids");
    for (const auto& grid : found.grids) grids.add(to_text(layout, grid, typography));
    grids.finish();
  } else {
    for (std::size_t i = 0; i < found.grids.size(); ++i) {
      print((i == 0 ? "" : "\n") + to_text(layout, found.grids[i], typography));
    }
  }
  if (found.fewest >= count) return kDone;
  note(found.grids.empty()
           ? "no grid found"
           : fmt::format("no more grids found after {} of {}", found.fewest, count));
  return kNo;
}

// Refuses options that lists ignore.
void refuse_beside_lists(const ZeroOptions& options) {
  const int lists =
      (options.all ? 1 : 0) + (options.multiples ? 1 : 0) + (options.smallest ? 1 : 0);
  if (lists > 1) throw Fault(kBadInput, "--all, --multiples, --smallest: choose one");
  const auto refuse = [](bool given, const char* flag) {
    if (given) throw Fault(kBadInput, fmt::format("{}: not used where all grids are listed", flag));
  };
  refuse(options.seed.has_value(), "--seed");
  refuse(options.searches.has_value(), "--searches");
  refuse(options.whole, "--whole");
  if (!options.all) refuse(options.work.pieces.has_value(), "--pieces");
  refuse(options.smallest && options.most.has_value(), "--max");
}

Answer list(const Command& command, const ZeroOptions& options) {
  refuse_beside_lists(options);
  const ZeroListing listing{.rows = side("--rows", options.rows, zero::kMostOfLine),
                            .columns = side("--columns", options.columns, zero::kMostOfLine),
                            .least = least_of(options),
                            .most = options.most,
                            .count = options.count,
                            .all_operators = options.all_operators || options.smallest,
                            .ascii = options.ascii,
                            .json = options.json};
  if (options.multiples) return list_zero_multiples(listing);
  return options.all ? list_all_zero_grids(command, listing, options.work)
                     : list_smallest_zero_grids(listing);
}

Answer price(const ZeroOptions& options) {
  if (options.all || options.multiples || options.smallest || options.count || options.least ||
      options.most || options.searches || options.whole || options.all_operators ||
      options.work.pieces) {
    throw Fault(kBadInput, "--price: takes --sample, --seed and --json only");
  }
  if (options.rows != 4U || options.columns != 4U) {
    throw Fault(kBadInput, "--price: give --rows 4 --columns 4, the size that it is known for");
  }
  constexpr ZeroPrice kUsual;
  return print_zero_price({.sample = options.sample.value_or(kUsual.sample),
                           .seed = options.seed.value_or(kUsual.seed),
                           .json = options.json});
}

Answer zero(const Command& command, const ZeroOptions& options) {
  if (options.price) return price(options);
  if (options.sample) throw Fault(kBadInput, "--sample: used with --price only");
  if (options.all || options.multiples || options.smallest) return list(command, options);
  if (options.most) throw Fault(kBadInput, "--max: used with --all and --multiples only");
  const std::uint8_t rows = side("--rows", options.rows);
  const std::uint8_t columns = side("--columns", options.columns);
  if (rows == 3 && columns == 3) return decide(command, options);
  return search(command, options, rows, columns);
}

}  // namespace

void add_calcrostic_zero(const Command& command, Answer& answer) {
  const auto options = std::make_shared<ZeroOptions>();
  add_sides(command, options->rows, options->columns);
  add_number(command, "--count", options->count,
             "Number of grids (default: all with --all and of 3 x 3, else 1)")
      .type_name("K");
  add_number(command, "--min", options->least, "The smallest number in a grid (default: 2)")
      .type_name("M");
  command.add_flag("--all", options->all,
                   "List all grids of numbers, by their sum: of 3 x 3, 3 x 4, 4 x 3, 3 x 5 and "
                   "5 x 3 all there are, of other sizes up to 6 x 6 those up to --max");
  add_number(command, "--max", options->most,
             "The largest number in a grid that is listed, at most 127")
      .type_name("N");
  command.add_flag(
      "--multiples", options->multiples,
      "List grids up to --max whose multiples are all zero grids for the same setting");
  command.add_flag("--smallest", options->smallest,
                   "List the grids of the smallest sum with all four operators, up to 6 x 6");
  command.add_flag("--price", options->price,
                   "Decide a random sample of the systems of 4 x 4, and print what all of them "
                   "would cost");
  add_number(command, "--sample", options->sample, "Systems in the sample (default: 200)")
      .type_name("N");
  add_number(command, "--seed", options->seed,
             "Random seed (makes the search reproducible; not used for 3 x 3)")
      .type_name("N");
  add_number(command, "--searches", options->searches,
             "Number of independent searches, K grids each (not used for 3 x 3)")
      .type_name("N");
  command.add_flag("--all-operators", options->all_operators,
                   "Only grids with all four operators; larger grids always have them");
  command.add_flag(
      "--whole", options->whole,
      "Only grids in which every step is an integer, as in 3 x 3; by default these come first, and "
      "others pass through fractions: 6 / 4 + 18 / 4 - 6 = 0");
  command.add_flag("--ascii", options->ascii, "Print operators in ASCII: + - * /");
  add_long_work(command, options->work);
  add_json(command, options->json);
  command.callback([options, command, &answer] { answer = zero(command, *options); });
}

}  // namespace reckon::cli
