// SPDX-License-Identifier: MIT
// reckon today
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <memory>
#include <string>

#include "app/answers/days.hpp"
#include "app/cli/files/day_list_file.hpp"
#include "app/cli/frame/choice.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/environment.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"

namespace reckon::cli {
namespace {

struct TodayOptions {
  std::optional<daily::Date> date;
  std::optional<daily::Kind> kind;
  DayListFile list;
  bool solutions = false;
  bool json = false;
};

daily::Date day_of(const TodayOptions& options) {
  if (options.date) return *options.date;
  const daily::Date here = local_date();
  if (here >= daily::kFirstDay) return here;
  throw Fault(kSystemFault, fmt::format("the clock of this machine says {}: set it, or name a day "
                                        "with --date",
                                        daily::to_text(here)));
}

std::string heading(daily::Date date) {
  constexpr std::array kWeekdays = {"Sunday",   "Monday", "Tuesday", "Wednesday",
                                    "Thursday", "Friday", "Saturday"};
  return fmt::format("{}, {}: level {}", kWeekdays.at(daily::weekday_of(date)),
                     daily::to_text(date), daily::level_of(date));
}

void print_puzzle(const answers::Json& puzzle) {
  print_line("");
  // A puzzle of a list has its own level.
  const std::string level =
      puzzle.contains("listed") ? fmt::format(", level {}", puzzle["level"].get<int>()) : "";
  if (puzzle.contains("cards")) {
    std::string hand;
    for (const auto& card : puzzle["cards"]) hand += fmt::format("{} ", card.get<int>());
    const auto use = puzzle.find("use");
    const bool any = use != puzzle.end() && *use == "any";
    print_line(fmt::format("{}, {} rules{}{}", puzzle["kind"].get<std::string>(),
                           puzzle["rules"].get<std::string>(), any ? ", any cards" : "", level));
    print_line(fmt::format("{}: {}", hand, puzzle["objective"].get<int>()));
  } else {
    print_line(puzzle["kind"].get<std::string>() + level);
    print_line(puzzle["puzzle"].get<std::string>());
  }
  if (puzzle.contains("solution")) {
    print_line("solution:");
    print_line(puzzle["solution"].get<std::string>());
  }
}

void show(const TodayOptions& options) {
  const daily::Date date = day_of(options);
  const auto list = read_day_list(options.list);
  const answers::DayShown shown{.kind = options.kind, .solutions = options.solutions};
  krypto::Solver solver;
  answers::Json document = value_of(answers::json_of_day(date, shown, solver));
  if (list) answers::put_listed(*list, date, document, options.solutions);
  if (options.json) return print_json(document);
  print_line(heading(date));
  for (const auto& puzzle : document["puzzles"]) print_puzzle(puzzle);
}

}  // namespace

void add_today(const Command& command, Answer&) {
  const auto options = std::make_shared<TodayOptions>();
  command
      .add_option(
          "--date",
          [options](const std::string& text) { options->date = day_named("--date", text); },
          "Another day (default: today, where you are)")
      .type_name("DATE");
  add_choice(command, "--kind", "Only the puzzle of this kind (default: one of each)",
             options->kind, daily::kAllKinds);
  add_day_list(command, options->list, "--list", "--from");
  command.add_flag("--solutions", options->solutions, "Print the solutions too");
  add_json(command, options->json);
  command.callback([options] { show(*options); });
}

}  // namespace reckon::cli
