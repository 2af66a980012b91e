// SPDX-License-Identifier: MIT
// reckon contest cup
#include <fmt/core.h>

#include <memory>

#include "app/cli/contest/contest_files.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "app/papers/cup.hpp"
#include "app/papers/tables.hpp"

namespace reckon::cli {
namespace {

struct CupOptions {
  ContestFiles files;
  std::optional<std::string> season;
  std::optional<std::uint64_t> best;
  std::optional<std::string> output;
  Language language = Language::english;
};

void show_cup(const CupOptions& options) {
  const std::uint64_t best = options.best.value_or(5);
  const auto store = open_store(options.files, store::OpenMode::read);
  const std::string season = season_of(*store, options.season);
  const auto table = value_of(papers::cup_of(*store, season, best));
  if (!table) {
    throw Fault(kNo, "no contest of the season is marked: mark one (reckon contest mark)");
  }
  const std::string file = options.output.value_or("-");
  write_contest_file(file, file.ends_with(".ods") ? papers::to_ods(*table, season)
                                                  : papers::to_csv(*table, options.language));
}

}  // namespace

void add_contest_cup(const Command& command, Answer& answer) {
  const auto options = std::make_shared<CupOptions>();
  constexpr std::uint64_t kMostContests = 1000;
  add_number(command, "--best", options->best, "How many contests count (default: 5)",
             {.first = 1, .last = kMostContests})
      .type_name("N");
  command.add_option("--season", options->season, "Season (default: the only one)").type_name("ID");
  add_contest_output(command, options->output, "File: .ods, or CSV (default: standard output)");
  add_language(command, options->language, "Language whose spreadsheets read the CSV");
  add_store_or_argument(command, options->files);
  command.callback([options, &answer] {
    show_cup(*options);
    answer = kDone;
  });
}

}  // namespace reckon::cli
