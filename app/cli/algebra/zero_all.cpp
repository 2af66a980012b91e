// SPDX-License-Identifier: MIT
#include "app/cli/algebra/zero_all.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <numeric>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/algebra/zero_ladders.hpp"
#include "app/cli/algebra/zero_settings.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/algebra/zero_strips.hpp"
#include "reckon/algebra/zero_three.hpp"
#include "reckon/zero/zero_list.hpp"
#include "reckon/zero/zero_settings.hpp"

namespace reckon::cli {

namespace {

using letters::Typography;
using Numbers = std::vector<std::int64_t>;

// The requested grids.
struct Found {
  bool complete = false;                  // whether no limit on the numbers was used
  std::vector<Numbers> grids{};           // by sum
  std::vector<zero::ZeroGrid> printed{};  // the first of them, with a setting
  std::vector<std::string> families{};    // with infinitely many more grids
  // How many settings have positive integers, and how many have some from the least number on.
  std::optional<std::uint64_t> settings{};
  std::optional<std::uint64_t> settings_from_least{};
};

std::int64_t sum_of(const Numbers& numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), std::int64_t{0});
}

bool is_from(const Numbers& numbers, std::int64_t least) {
  return std::ranges::all_of(numbers, [&](std::int64_t number) { return number >= least; });
}

void expect_decided(std::uint64_t undecided) {
  if (undecided == 0) return;
  throw Fault(kSystemFault,
              fmt::format("{} systems are left undecided: please report it", undecided));
}

Typography typography_of(const ZeroListing& listing) {
  return listing.ascii ? Typography::ascii : Typography::typeset;
}

void leave_from_least(std::vector<Numbers>& grids, const ZeroListing& listing) {
  std::erase_if(grids, [&](const Numbers& numbers) { return !is_from(numbers, listing.least); });
}

Found found_in_strip(const zero::ZeroLayout& layout, const ZeroListing& listing) {
  algebra::StripCensus census = algebra::strip_census(layout);
  expect_decided(census.undecided);
  Found found{.complete = true, .grids = std::move(census.grids)};
  found.settings = different_settings(layout, found.grids, listing.all_operators);
  leave_from_least(found.grids, listing);
  found.settings_from_least = different_settings(layout, found.grids, listing.all_operators);
  return found;
}

Found found_in_three(const ZeroListing& listing) {
  const algebra::ZeroCensus census = algebra::zero_census(listing.all_operators);
  expect_decided(census.undecided);
  Found found{.complete = true};
  found.settings = settings_with_grids(census.families, 1);
  found.settings_from_least = settings_with_grids(census.families, listing.least);
  std::set<Numbers> single;
  std::vector<algebra::ZeroFamily> families;
  for (const algebra::ZeroFamily& family : census.families) {
    if (family.is_single()) {
      single.insert(family.grid.numbers);
    } else if (std::ranges::none_of(families, [&](const algebra::ZeroFamily& known) {
                 return known.grid.numbers == family.grid.numbers && known.growth == family.growth;
               })) {
      families.push_back(family);
    }
  }
  // The numbers of a family may be the only ones of other settings.
  for (const Numbers& numbers : single) {
    if (std::ranges::none_of(families, [&](const algebra::ZeroFamily& family) {
          return family.contains(numbers);
        })) {
      found.grids.push_back(numbers);
    }
  }
  std::ranges::stable_sort(found.grids, {}, sum_of);
  leave_from_least(found.grids, listing);
  for (const algebra::ZeroFamily& family : families) {
    if (!is_from(family.grid.numbers, listing.least)) continue;
    found.families.push_back(text_of(family, typography_of(listing)));
  }
  return found;
}

// Returns a setting that makes all grids of a family 0, with as many different operators as
// possible.
zero::OperatorString setting_of(const zero::ZeroLayout& layout,
                                const algebra::LadderFamily& family) {
  // The value of a line is a fraction whose numerator has at most this degree. So it is 0 for all t
  // if it is 0 for more values of t than this.
  std::size_t degree = 0;
  for (const auto& coefficients : family.numbers) degree += coefficients.size() - 1;
  std::vector<Numbers> some;
  for (std::size_t t = 1; t <= degree + 1; ++t) {
    if (auto grid = family.at(static_cast<std::int64_t>(t))) some.push_back(*std::move(grid));
  }
  if (some.size() <= degree) expect_decided(1);
  zero::OperatorString setting = zero::common_example(layout, some);
  if (setting.empty()) expect_decided(1);
  return setting;
}

Found found_in_ladder(const zero::ZeroLayout& layout, const algebra::LadderCensus& census,
                      const ZeroListing& listing) {
  expect_decided(census.undecided);
  Found found{.complete = true, .grids = census.grids};
  leave_from_least(found.grids, listing);
  for (const algebra::LadderFamily& family : census.families) {
    const bool has_less = std::ranges::any_of(family.numbers, [&](const auto& coefficients) {
      return coefficients.size() == 1 && coefficients[0] < listing.least;
    });
    if (has_less) continue;
    // No known family loses only some of its grids.
    if (const auto first = family.at(1); !first || !is_from(*first, listing.least)) {
      expect_decided(1);
    }
    const zero::OperatorString setting = setting_of(layout, family);
    if (listing.all_operators && !zero::uses_all_operators(setting)) continue;
    found.families.push_back(to_text(layout, family.texts(), setting, typography_of(listing)));
  }
  if (!found.families.empty()) return found;
  found.settings_from_least = different_settings(layout, found.grids, listing.all_operators);
  return found;
}

// Shows the progress of a search, and ends it at Ctrl-C.
zero::GoOn shown_on(Progress& progress) {
  return [&progress](std::uint64_t done, std::uint64_t total) {
    progress.look(done, total);
    return true;
  };
}

Found found_up_to(const zero::ZeroLayout& layout, const ZeroListing& listing, std::uint64_t most,
                  bool scaling = false) {
  constexpr auto kMost = static_cast<std::uint64_t>(zero::ZeroBounds::kMost);
  in_range("--max", most, static_cast<std::uint64_t>(listing.least), kMost);
  Progress progress(Answers::at_the_end);
  auto grids = zero_numbers(
      layout, {.least = listing.least, .most = static_cast<std::int64_t>(most), .scaling = scaling},
      shown_on(progress));
  if (!grids) throw Fault(kBadInput, grids.error().message);
  return {.grids = *std::move(*grids)};
}

// Empty if another process answers.
std::optional<Found> found_grids(const Command& command, const zero::ZeroLayout& layout,
                                 const ZeroListing& listing, const LongWorkOptions& work) {
  if (!listing.most && algebra::is_decided_ladder(layout)) {
    const auto census = run_ladders(command, work, layout);
    if (!census) return std::nullopt;
    return found_in_ladder(layout, *census, listing);
  }
  if (work.pieces) throw Fault(kBadInput, "--pieces: not used for this list");
  if (listing.most) return found_up_to(layout, listing, *listing.most);
  if (algebra::is_decided_strip(layout)) return found_in_strip(layout, listing);
  if (layout.rows == 3 && layout.columns == 3) return found_in_three(listing);
  throw Fault(kBadInput, fmt::format("--max: required, since grids of {} x {} are not decided for "
                                     "numbers of any size",
                                     layout.rows, layout.columns));
}

// Returns the first grids of numbers, with a setting for each.
std::vector<zero::ZeroGrid> with_examples(
    const zero::ZeroLayout& layout, std::span<const Numbers> grids,
    zero::OperatorString (*example)(const zero::ZeroLayout& layout,
                                    std::span<const std::int64_t> numbers)) {
  std::vector<zero::ZeroGrid> found;
  for (const Numbers& numbers : grids) {
    found.push_back({.numbers = numbers, .operators = example(layout, numbers)});
  }
  return found;
}

// Returns the fields of all sizes.
Json head_of(const zero::ZeroLayout& layout, const ZeroListing& listing) {
  return {{"rows", layout.rows},
          {"cols", layout.columns},
          {"all_operators", listing.all_operators},
          {"min", listing.least},
          {"settings", json_of(settings_in_all(layout, listing.all_operators))}};
}

void add_grids(Json& answer, const zero::ZeroLayout& layout, const ZeroListing& listing,
               std::span<const zero::ZeroGrid> grids) {
  Json whole = Json::array();
  Json sums = Json::array();
  Json texts = Json::array();
  for (const zero::ZeroGrid& grid : grids) {
    whole.push_back(is_whole(layout, grid));
    sums.push_back(sum_of(grid.numbers));
    texts.push_back(to_text(layout, grid, typography_of(listing)));
  }
  answer["whole"] = whole;
  answer["sums"] = sums;
  answer["grids"] = texts;
}

// Returns a line with t times each number.
std::string multiples_of(const zero::ZeroLayout& layout, const ZeroListing& listing,
                         const Numbers& numbers) {
  std::vector<std::string> words;
  for (const std::int64_t number : numbers) {
    words.push_back(number == 1 ? "t" : fmt::format("{}t", number));
  }
  return to_text(layout, words, scaling_example(layout, numbers), typography_of(listing));
}

// Returns how many grids to print.
std::size_t printed_of(const std::vector<Numbers>& grids, std::uint64_t most) {
  return static_cast<std::size_t>(std::min<std::uint64_t>(most, grids.size()));
}

// Returns `1 grid`, `2 grids`.
std::string counted(std::size_t count, const std::string& one, const std::string& more) {
  return fmt::format("{} {}", count, count == 1 ? one : more);
}

void print_heading(const zero::ZeroLayout& layout, const ZeroListing& listing, const Found& found,
                   const Rational& pairs) {
  const std::string with = listing.all_operators ? " with all four operators" : "";
  const std::string grids = counted(found.grids.size(), "grid", "grids");
  if (!found.families.empty()) {
    print_line(fmt::format(
        "# {} of numbers from {} on{}, and {} with infinitely many more; there "
        "are no others",
        grids, listing.least, with, counted(found.families.size(), "family", "families")));
  } else if (found.complete) {
    print_line(fmt::format("# {} of numbers from {} on{}; there are no others", grids,
                           listing.least, with));
  } else {
    print_line(
        fmt::format("# {} of numbers from {} to {}{}", grids, listing.least, *listing.most, with));
  }
  if (found.complete) {
    print_line(fmt::format("# all {} settings with a minus in every line{} are decided",
                           settings_in_all(layout, listing.all_operators).to_text(),
                           listing.all_operators ? " and all four operators" : ""));
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

void print_all_as_json(const zero::ZeroLayout& layout, const ZeroListing& listing,
                       const Found& found, const std::vector<Rational>& settings,
                       const Rational& pairs) {
  const bool finite = found.families.empty();
  Json answer = head_of(layout, listing);
  answer["max"] = listing.most ? Json(*listing.most) : Json();
  answer["complete"] = found.complete;
  if (found.complete) answer["settings_undecided"] = 0;
  answer["number_grids"] = finite ? Json(found.grids.size()) : Json();
  answer["grid_settings"] = finite ? json_of(pairs) : Json();
  answer["positive_integer_settings"] = found.settings ? Json(*found.settings) : Json();
  if (found.settings_from_least) answer["settings_from_min"] = *found.settings_from_least;
  add_grids(answer, layout, listing, found.printed);
  Json of_grids = Json::array();
  for (std::size_t i = 0; i < found.printed.size(); ++i) of_grids.push_back(json_of(settings[i]));
  answer["settings_of_grids"] = of_grids;
  Json families = Json::array();
  for (const std::string& family : found.families) families.push_back(family);
  answer["families"] = families;
  print_json(answer);
}

void print_all(const zero::ZeroLayout& layout, const ZeroListing& listing, const Found& found,
               const std::vector<Rational>& settings, const Rational& pairs) {
  print_heading(layout, listing, found, pairs);
  for (const std::string& family : found.families) print("\n# t = 1, 2, 3, ...\n" + family);
  for (std::size_t i = 0; i < found.printed.size(); ++i) {
    const zero::ZeroGrid& grid = found.printed[i];
    print(fmt::format("\n# sum {}, {} {}\n", sum_of(grid.numbers), settings[i].to_text(),
                      settings[i] == Rational(1) ? "setting" : "settings"));
    print(to_text(layout, grid, typography_of(listing)));
  }
}

}  // namespace

Answer list_all_zero_grids(const Command& command, const ZeroListing& listing,
                           const LongWorkOptions& work) {
  const zero::ZeroLayout layout = zero::zero_layout(listing.rows, listing.columns);
  auto all_found = found_grids(command, layout, listing, work);
  if (!all_found) return kDone;
  Found& found = *all_found;
  std::vector<Rational> settings;
  std::vector<Numbers> grids;
  Rational pairs = 0;
  zero::ZeroCounter counter(layout);
  const std::uint64_t printed = listing.count.value_or(found.grids.size());
  for (Numbers& numbers : found.grids) {
    auto [all, example] = counter.of(numbers, grids.size() < printed);
    const Rational& wanted = listing.all_operators ? all.with_all_operators : all.all;
    if (wanted.is_zero()) continue;
    pairs = pairs + wanted;
    settings.push_back(wanted);
    if (grids.size() < printed) {
      found.printed.push_back({.numbers = numbers, .operators = std::move(example)});
    }
    grids.push_back(std::move(numbers));
  }
  found.grids = std::move(grids);
  if (listing.json) {
    print_all_as_json(layout, listing, found, settings, pairs);
  } else {
    print_all(layout, listing, found, settings, pairs);
  }
  return found.grids.empty() && found.families.empty() ? kNo : kDone;
}

Answer list_zero_multiples(const ZeroListing& listing) {
  const zero::ZeroLayout layout = zero::zero_layout(listing.rows, listing.columns);
  if (!listing.most) throw Fault(kBadInput, "--max: required with --multiples");
  std::vector<Numbers> grids;
  for (Numbers& numbers : found_up_to(layout, listing, *listing.most, true).grids) {
    std::int64_t divisor = 0;
    for (const std::int64_t number : numbers) divisor = std::gcd(divisor, number);
    if (divisor != 1) continue;
    const zero::OperatorString example = scaling_example(layout, numbers);
    if (listing.all_operators && !zero::uses_all_operators(example)) continue;
    grids.push_back(std::move(numbers));
  }
  const std::size_t printed = printed_of(grids, listing.count.value_or(grids.size()));
  const std::span shown = std::span(grids).first(printed);
  if (listing.json) {
    Json answer = head_of(layout, listing);
    answer["max"] = *listing.most;
    answer["complete"] = false;
    answer["number_grids"] = grids.empty() ? Json(0) : Json();
    answer["number_families"] = grids.size();
    answer["positive_integer_settings"] = nullptr;
    add_grids(answer, layout, listing, with_examples(layout, shown, zero::scaling_example));
    Json families = Json::array();
    for (const Numbers& numbers : shown) {
      families.push_back(multiples_of(layout, listing, numbers));
    }
    answer["families"] = families;
    print_json(answer);
    return grids.empty() ? kNo : kDone;
  }
  print_line(fmt::format("# {}: t = 1, 2, 3, ... times a grid of numbers from {} to {}",
                         counted(grids.size(), "family", "families"), listing.least,
                         *listing.most));
  for (const Numbers& numbers : shown) print("\n" + multiples_of(layout, listing, numbers));
  return grids.empty() ? kNo : kDone;
}

Answer list_smallest_zero_grids(const ZeroListing& listing) {
  const zero::ZeroLayout layout = zero::zero_layout(listing.rows, listing.columns);
  Progress progress(Answers::at_the_end);
  const auto smallest = smallest_zero_grids(layout, listing.least, shown_on(progress));
  if (!smallest) throw Fault(kBadInput, smallest.error().message);
  const auto& [sum, grids] = **smallest;
  const std::vector<zero::ZeroGrid> shown =
      with_examples(layout, std::span(grids).first(printed_of(grids, listing.count.value_or(1))),
                    zero::zero_example);
  if (listing.json) {
    Json answer = head_of(layout, listing);
    answer["positive_integer_settings"] = nullptr;
    answer["smallest_sum"] = grids.empty() ? Json() : Json(sum);
    answer["number_grids"] = grids.size();
    add_grids(answer, layout, listing, shown);
    print_json(answer);
    return grids.empty() ? kNo : kDone;
  }
  if (grids.empty()) {
    note(fmt::format("no grid of numbers from {} on with a sum of at most {}", listing.least, sum));
    return kNo;
  }
  print_line(
      fmt::format("# sum {}, the smallest of all grids with all four operators and numbers "
                  "from {} on; {} {} it",
                  sum, listing.least, grids.size(), grids.size() == 1 ? "has" : "have"));
  for (const zero::ZeroGrid& grid : shown) {
    print("\n" + to_text(layout, grid, typography_of(listing)));
  }
  return kDone;
}

}  // namespace reckon::cli
