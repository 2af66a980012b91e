// SPDX-License-Identifier: MIT
// reckon calcrostic zero
#include <fmt/core.h>

#include <memory>

#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/zero/zero_settings.hpp"
#include "app/cli/zero/zero_task.hpp"
#include "reckon/zero/line_strings.hpp"
#include "reckon/zero/zero_list.hpp"
#include "reckon/zero/zero_search.hpp"

namespace reckon::cli {

std::int64_t ZeroTask::least() const {
  constexpr std::uint64_t kUsual = 2;
  return static_cast<std::int64_t>(options.least.value_or(kUsual));
}

letters::Typography ZeroTask::typography() const {
  return options.ascii ? letters::Typography::ascii : letters::Typography::typeset;
}

std::string ZeroTask::text_of(const zero::ZeroGrid& grid) const {
  return to_text(layout, grid, typography());
}

Rational ZeroTask::settings() const {
  // Some of + * / are excluded, or none.
  const auto with = [&](int others) { return zero::settings_with_minus(layout, others); };
  if (!all_operators) return with(3);
  return with(3) - Rational(3) * with(2) + Rational(3) * with(1) - with(0);
}

Json ZeroTask::head() const {
  return {{"rows", layout.rows},
          {"cols", layout.columns},
          {"all_operators", all_operators},
          {"min", least()}};
}

namespace {

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

void refuse_beside_price(const ZeroOptions& options) {
  if (options.all || options.multiples || options.smallest || options.count || options.least ||
      options.most || options.searches || options.whole || options.all_operators ||
      options.work.pieces) {
    throw Fault(kBadInput, "--price: takes --sample, --seed and --json only");
  }
  if (options.rows != 4U || options.columns != 4U) {
    throw Fault(kBadInput, "--price: give --rows 4 --columns 4, the size that it is known for");
  }
}

Answer zero_grids(const Command& command, const ZeroOptions& options) {
  const auto task = [&](std::size_t most) {
    const std::uint8_t rows = side("--rows", options.rows, most);
    const std::uint8_t columns = side("--columns", options.columns, most);
    return ZeroTask{.command = command,
                    .options = options,
                    .layout = zero::zero_layout(rows, columns),
                    .all_operators = options.all_operators || options.smallest};
  };
  if (options.price) {
    refuse_beside_price(options);
    return price_of_all(task(letters::kMostSide));
  }
  if (options.sample) throw Fault(kBadInput, "--sample: used with --price only");
  if (options.all || options.multiples || options.smallest) {
    refuse_beside_lists(options);
    const ZeroTask list = task(zero::kMostOfLine);
    if (options.multiples) return list_multiples(list);
    return options.all ? list_all_grids(list) : list_smallest_grids(list);
  }
  if (options.most) throw Fault(kBadInput, "--max: used with --all and --multiples only");
  const ZeroTask size = task(letters::kMostSide);
  return size.layout.rows == 3 && size.layout.columns == 3 ? decide_three(size)
                                                           : search_grids(size);
}

}  // namespace

void add_calcrostic_zero(const Command& command, Answer& answer) {
  const auto options = std::make_shared<ZeroOptions>();
  add_sides(command, options->rows, options->columns);
  add_number(command, "--count", options->count,
             "Number of grids (default: all with --all and of 3 x 3, else 1)")
      .type_name("K");
  add_number(command, "--min", options->least, "The smallest number in a grid (default: 2)",
             {.first = 1, .last = zero::ZeroSearch::kMostLeast})
      .type_name("M");
  command.add_flag("--all", options->all,
                   "List all grids of numbers, by their sum: of 3 x 3, 3 x 4, 4 x 3, 3 x 5 and "
                   "5 x 3 all there are, of other sizes up to 6 x 6 those up to --max");
  add_number(command, "--max", options->most,
             "The largest number in a grid that is listed, at most 127",
             {.first = 1, .last = zero::ZeroBounds::kMost, .is_judged_later = true})
      .type_name("N");
  command.add_flag(
      "--multiples", options->multiples,
      "List grids up to --max whose multiples are all zero grids for the same setting");
  command.add_flag("--smallest", options->smallest,
                   "List the grids of the smallest sum with all four operators, up to 6 x 6");
  command.add_flag("--price", options->price,
                   "Decide a random sample of the systems of 4 x 4, and print what all of them "
                   "would cost");
  constexpr std::uint64_t kMostSample = 100'000;
  add_number(command, "--sample", options->sample, "Systems in the sample (default: 200)",
             {.first = 2, .last = kMostSample})
      .type_name("N");
  add_number(command, "--seed", options->seed,
             "Random seed (makes the search reproducible; not used for 3 x 3)")
      .type_name("N");
  constexpr std::uint64_t kMostSearches = 1'000'000;
  add_number(command, "--searches", options->searches,
             "Number of independent searches, K grids each (not used for 3 x 3)",
             {.first = 1, .last = kMostSearches})
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
  command.callback([options, command, &answer] { answer = zero_grids(command, *options); });
}

}  // namespace reckon::cli
