// SPDX-License-Identifier: MIT
// Lists of zero grids of a size: all of them, those up to a number, and the smallest.
#include <fmt/core.h>

#include <algorithm>
#include <numeric>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "app/cli/long/piece_bytes.hpp"
#include "app/cli/zero/zero_settings.hpp"
#include "app/cli/zero/zero_task.hpp"
#include "reckon/algebra/polynomial.hpp"
#include "reckon/zero/zero_ladders.hpp"
#include "reckon/zero/zero_list.hpp"
#include "reckon/zero/zero_settings.hpp"
#include "reckon/zero/zero_strips.hpp"
#include "reckon/zero/zero_three.hpp"

namespace reckon::cli {

using zero::Numbers;
using zero::ZeroGrid;

namespace {

// The requested grids.
struct Found {
  bool complete = false;                // whether no limit on the numbers was used
  std::vector<Numbers> grids{};         // by sum
  std::vector<ZeroGrid> printed{};      // the first of them, with a setting
  std::vector<std::string> families{};  // with infinitely many more grids
  // How many settings have positive integers, and how many have some from the least number on.
  std::optional<std::uint64_t> settings{};
  std::optional<std::uint64_t> settings_from_least{};
};

void leave_from_least(std::vector<Numbers>& grids, const ZeroTask& task) {
  std::erase_if(grids, [least = task.least()](const Numbers& numbers) {
    return !zero::is_from(numbers, least);
  });
}

Found found_in_three(const ZeroTask& task) {
  const zero::ZeroCensus census = zero::zero_census(task.all_operators);
  expect_decided(census.undecided, "systems");
  Found found{.complete = true};
  found.settings = settings_with_grids(census.families, 1);
  found.settings_from_least = settings_with_grids(census.families, task.least());
  zero::GridPiece all;
  std::set<std::vector<Numbers>> families;
  for (const zero::ZeroFamily& family : census.families) {
    if (family.is_single()) {
      all.grids.push_back(family.grid.numbers);
    } else if (families.insert(family.polynomials().numbers).second) {
      all.families.push_back(family.polynomials());
      if (zero::is_from(family.grid.numbers, task.least()))
        found.families.push_back(text_of(family, task.typography()));
    }
  }
  // The numbers of a family may be the only ones of other settings.
  found.grids = grid_census(std::span(&all, 1)).grids;
  leave_from_least(found.grids, task);
  return found;
}

// Returns a setting that makes all grids of a family 0, with as many different operators as
// possible.
zero::OperatorString setting_of(const zero::ZeroLayout& layout, const zero::GridFamily& family) {
  // The value of a line is a fraction whose numerator has at most this degree. So it is 0 for all t
  // if it is 0 for more values of t than this.
  std::size_t degree = 0;
  for (const auto& coefficients : family.numbers) degree += coefficients.size() - 1;
  std::vector<Numbers> some;
  for (std::size_t t = 1; t <= degree + 1; ++t) {
    if (auto grid = family.at(static_cast<std::int64_t>(t))) some.push_back(*std::move(grid));
  }
  if (some.size() <= degree) expect_decided(1, "systems");
  zero::OperatorString setting = zero::common_example(layout, some);
  if (setting.empty()) expect_decided(1, "systems");
  return setting;
}

std::string bytes_of(const zero::GridPiece& piece) {
  std::string bytes;
  put_number(bytes, piece.cores);
  put_number(bytes, piece.undecided);
  put_number(bytes, piece.grids.size());
  for (const Numbers& numbers : piece.grids) put_numbers(bytes, numbers);
  for (const zero::GridFamily& family : piece.families) {
    for (const auto& coefficients : family.numbers) {
      put_number(bytes, coefficients.size());
      put_numbers(bytes, coefficients);
    }
  }
  return bytes;
}

zero::GridPiece piece_in(const std::string& bytes, std::size_t cells) {
  // Far more than the numbers of any family need.
  constexpr std::uint64_t kMostCoefficients = 100;
  NumbersIn numbers(bytes);
  zero::GridPiece piece{.cores = numbers.take(), .undecided = numbers.take()};
  for (std::uint64_t more = numbers.take(); more > 0; --more) {
    numbers.take_numbers(piece.grids.emplace_back(cells));
  }
  while (!numbers.at_end()) {
    zero::GridFamily& family = piece.families.emplace_back();
    for (std::size_t i = 0; i < cells; ++i) {
      const std::uint64_t size = numbers.take();
      if (size > kMostCoefficients) throw NumbersIn::no_result();
      numbers.take_numbers(family.numbers.emplace_back(static_cast<std::size_t>(size)));
    }
    if (!family.is_sound()) throw NumbersIn::no_result();
  }
  return piece;
}

// Decides 3 x 5 or 5 x 3 in pieces; empty if another process answers.
std::optional<zero::GridCensus> run_ladders(const ZeroTask& task) {
  const zero::ZeroLayout& layout = task.layout;
  const auto make = [&layout](std::uint64_t piece) {
    std::string bytes = bytes_of(zero::ladder_piece(layout, piece));
    algebra::give_back_memory();
    return bytes;
  };
  const auto results =
      LongRun(task.command, task.options.work)
          .run({{.parameters = fmt::format("zero grids of {} x {}", layout.rows, layout.columns),
                 .pieces = zero::kLadderPieces,
                 .make = make}});
  if (!results) return std::nullopt;
  std::vector<zero::GridPiece> pieces;
  for (std::uint64_t piece = 0; piece < zero::kLadderPieces; ++piece) {
    pieces.push_back(piece_in(results->read(0, piece), layout.cells()));
  }
  return zero::grid_census(pieces);
}

// The grids of a size that is decided, 3 x 3 apart.
Found found_in(const zero::GridCensus& census, const ZeroTask& task) {
  expect_decided(census.undecided, "systems");
  Found found{.complete = true, .grids = census.grids};
  if (census.families.empty()) {
    found.settings = different_settings(task.layout, found.grids, task.all_operators);
  }
  leave_from_least(found.grids, task);
  for (const zero::GridFamily& family : census.families) {
    const std::int64_t least = task.least();
    const bool has_less = std::ranges::any_of(family.numbers, [&](const auto& coefficients) {
      return coefficients.size() == 1 && coefficients[0] < least;
    });
    if (has_less) continue;
    // No known family loses only some of its grids.
    if (const auto first = family.at(1); !first || !zero::is_from(*first, least)) {
      expect_decided(1, "systems");
    }
    const zero::OperatorString setting = setting_of(task.layout, family);
    if (task.all_operators && !zero::uses_all_operators(setting)) continue;
    found.families.push_back(to_text(task.layout, family.texts(), setting, task.typography()));
  }
  if (found.families.empty()) {
    found.settings_from_least = different_settings(task.layout, found.grids, task.all_operators);
  }
  return found;
}

// Shows the progress of a search, and ends it at Ctrl-C.
zero::GoOn shown_on(Progress& progress) {
  return [&progress](std::uint64_t done, std::uint64_t total) {
    progress.look(done, total);
    return true;
  };
}

std::vector<Numbers> grids_up_to_most(const ZeroTask& task, bool scaling = false) {
  constexpr auto kMost = static_cast<std::uint64_t>(zero::ZeroBounds::kMost);
  const std::uint64_t most = *task.options.most;
  const std::int64_t least = task.least();
  in_range("--max", most, static_cast<std::uint64_t>(least), kMost);
  Progress progress(Answers::at_the_end);
  auto grids = zero_numbers(
      task.layout, {.least = least, .most = static_cast<std::int64_t>(most), .scaling = scaling},
      shown_on(progress));
  if (!grids) throw Fault(kBadInput, grids.error().message);
  return **std::move(grids);
}

// Empty if another process answers.
std::optional<Found> found_grids(const ZeroTask& task) {
  const zero::ZeroLayout& layout = task.layout;
  const bool has_most = task.options.most.has_value();
  if (!has_most && is_decided_ladder(layout)) {
    const auto census = run_ladders(task);
    if (!census) return std::nullopt;
    return found_in(*census, task);
  }
  if (task.options.work.pieces) throw Fault(kBadInput, "--pieces: not used for this list");
  if (has_most) return Found{.grids = grids_up_to_most(task)};
  if (is_decided_strip(layout)) return found_in(strip_census(layout), task);
  if (layout.rows == 3 && layout.columns == 3) return found_in_three(task);
  throw Fault(kBadInput, fmt::format("--max: required, since grids of {} x {} are not decided for "
                                     "numbers of any size",
                                     layout.rows, layout.columns));
}

// Returns the first grids of numbers, as many as to print, with a setting for each.
template <typename Example>
std::vector<ZeroGrid> with_examples(const ZeroTask& task, std::span<const Numbers> grids,
                                    std::uint64_t usual, const Example& example) {
  std::vector<ZeroGrid> found;
  for (const Numbers& numbers : grids) {
    if (found.size() == task.options.count.value_or(usual)) break;
    found.push_back({.numbers = numbers, .operators = example(task.layout, numbers)});
  }
  return found;
}

void add_grids(Json& answer, const ZeroTask& task, std::span<const ZeroGrid> grids) {
  for (const char* key : {"whole", "sums", "grids"}) answer[key] = Json::array();
  for (const ZeroGrid& grid : grids) {
    answer["whole"].push_back(is_whole(task.layout, grid));
    answer["sums"].push_back(zero::sum_of(grid.numbers));
    answer["grids"].push_back(task.text_of(grid));
  }
}

Json head_with_settings(const ZeroTask& task) {
  Json answer = task.head();
  answer["settings"] = json_of(task.settings());
  return answer;
}

// Returns a grid with t times each number.
std::string multiples_of(const ZeroTask& task, const ZeroGrid& grid) {
  std::vector<std::string> words;
  for (const std::int64_t number : grid.numbers) {
    words.push_back(number == 1 ? "t" : fmt::format("{}t", number));
  }
  return to_text(task.layout, words, grid.operators, task.typography());
}

// Returns `1 grid`, `2 grids`.
std::string counted(std::size_t count, const std::string& one, const std::string& more) {
  return fmt::format("{} {}", count, count == 1 ? one : more);
}

void print_heading(const ZeroTask& task, const Found& found, const Rational& pairs) {
  const std::string with = task.all_operators ? " with all four operators" : "";
  std::string heading = fmt::format("# {} of numbers from {} ",
                                    counted(found.grids.size(), "grid", "grids"), task.least());
  if (!found.families.empty()) {
    heading += fmt::format("on{}, and {} with infinitely many more; there are no others", with,
                           counted(found.families.size(), "family", "families"));
  } else if (found.complete) {
    heading += fmt::format("on{}; there are no others", with);
  } else {
    heading += fmt::format("to {}{}", *task.options.most, with);
  }
  print_line(heading);
  if (found.complete) {
    print_line(fmt::format("# all {} settings with a minus in every line{} are decided",
                           task.settings().to_text(),
                           task.all_operators ? " and all four operators" : ""));
  }
  if (found.settings_from_least) {
    print_line(fmt::format("# {} of the operators make one of them a zero grid",
                           counted(*found.settings_from_least, "setting", "settings")));
  }
  // A family has infinitely many.
  if (found.families.empty()) {
    print_line(fmt::format("# {} pairs of a grid and a setting", pairs.to_text()));
  }
}

// `settings` has the number of settings of each grid, and `pairs` their sum.
void print_as_json(const ZeroTask& task, const Found& found, const std::vector<Rational>& settings,
                   const Rational& pairs) {
  const bool finite = found.families.empty();
  Json answer = head_with_settings(task);
  answer["max"] = task.options.most ? Json(*task.options.most) : Json();
  answer["complete"] = found.complete;
  if (found.complete) answer["settings_undecided"] = 0;
  answer["number_grids"] = finite ? Json(found.grids.size()) : Json();
  answer["grid_settings"] = finite ? json_of(pairs) : Json();
  answer["positive_integer_settings"] = found.settings ? Json(*found.settings) : Json();
  if (found.settings_from_least) answer["settings_from_min"] = *found.settings_from_least;
  add_grids(answer, task, found.printed);
  answer["settings_of_grids"] = Json::array();
  for (std::size_t i = 0; i < found.printed.size(); ++i) {
    answer["settings_of_grids"].push_back(json_of(settings[i]));
  }
  answer["families"] = found.families;
  print_json(answer);
}

void print_as_text(const ZeroTask& task, const Found& found, const std::vector<Rational>& settings,
                   const Rational& pairs) {
  print_heading(task, found, pairs);
  for (const std::string& family : found.families) print("\n# t = 1, 2, 3, ...\n" + family);
  for (std::size_t i = 0; i < found.printed.size(); ++i) {
    const ZeroGrid& grid = found.printed[i];
    print(fmt::format("\n# sum {}, {} {}\n", zero::sum_of(grid.numbers), settings[i].to_text(),
                      settings[i] == Rational(1) ? "setting" : "settings"));
    print(task.text_of(grid));
  }
}

}  // namespace

Answer list_all_grids(const ZeroTask& task) {
  auto all_found = found_grids(task);
  if (!all_found) return kDone;
  Found& found = *all_found;
  std::vector<Rational> settings;
  std::vector<Numbers> grids;
  Rational pairs = 0;
  zero::ZeroCounter counter(task.layout);
  const std::uint64_t printed = task.options.count.value_or(found.grids.size());
  for (Numbers& numbers : found.grids) {
    auto [all, example] = counter.of(numbers, grids.size() < printed);
    const Rational& wanted = task.all_operators ? all.with_all_operators : all.all;
    if (wanted.is_zero()) continue;
    pairs = pairs + wanted;
    settings.push_back(wanted);
    if (grids.size() < printed) {
      found.printed.push_back({.numbers = numbers, .operators = std::move(example)});
    }
    grids.push_back(std::move(numbers));
  }
  found.grids = std::move(grids);
  (task.options.json ? print_as_json : print_as_text)(task, found, settings, pairs);
  return found.grids.empty() && found.families.empty() ? kNo : kDone;
}

Answer list_multiples(const ZeroTask& task) {
  if (!task.options.most) throw Fault(kBadInput, "--max: required with --multiples");
  std::vector<Numbers> grids = grids_up_to_most(task, true);
  std::erase_if(grids, [&](const Numbers& numbers) {
    std::int64_t divisor = 0;
    for (const std::int64_t number : numbers) divisor = std::gcd(divisor, number);
    return divisor != 1 ||
           (task.all_operators && !zero::uses_all_operators(scaling_example(task.layout, numbers)));
  });
  const auto shown = with_examples(task, grids, grids.size(), zero::scaling_example);
  std::vector<std::string> families;
  for (const ZeroGrid& grid : shown) families.push_back(multiples_of(task, grid));
  if (task.options.json) {
    Json answer = head_with_settings(task);
    answer["max"] = *task.options.most;
    answer["complete"] = false;
    answer["number_grids"] = grids.empty() ? Json(0) : Json();
    answer["number_families"] = grids.size();
    answer["positive_integer_settings"] = nullptr;
    add_grids(answer, task, shown);
    answer["families"] = families;
    print_json(answer);
  } else {
    print_line(fmt::format("# {}: t = 1, 2, 3, ... times a grid of numbers from {} to {}",
                           counted(grids.size(), "family", "families"), task.least(),
                           *task.options.most));
    for (const std::string& family : families) print("\n" + family);
  }
  return grids.empty() ? kNo : kDone;
}

Answer list_smallest_grids(const ZeroTask& task) {
  Progress progress(Answers::at_the_end);
  const auto smallest = smallest_zero_grids(task.layout, task.least(), shown_on(progress));
  if (!smallest) throw Fault(kBadInput, smallest.error().message);
  const auto& [sum, grids] = **smallest;
  const auto shown = with_examples(task, grids, 1, zero::zero_example);
  if (task.options.json) {
    Json answer = head_with_settings(task);
    answer["positive_integer_settings"] = nullptr;
    answer["smallest_sum"] = grids.empty() ? Json() : Json(sum);
    answer["number_grids"] = grids.size();
    add_grids(answer, task, shown);
    print_json(answer);
  } else if (grids.empty()) {
    note(fmt::format("no grid of numbers from {} on with a sum of at most {}", task.least(), sum));
  } else {
    print_line(
        fmt::format("# sum {}, the smallest of all grids with all four operators and numbers "
                    "from {} on; {} {} it",
                    sum, task.least(), grids.size(), grids.size() == 1 ? "has" : "have"));
    for (const ZeroGrid& grid : shown) print("\n" + task.text_of(grid));
  }
  return grids.empty() ? kNo : kDone;
}

}  // namespace reckon::cli
