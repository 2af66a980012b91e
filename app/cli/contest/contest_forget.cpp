// SPDX-License-Identifier: MIT
// reckon contest forget
#include <fmt/core.h>

#include <memory>

#include "app/cli/contest/contest_files.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/output.hpp"
#include "app/papers/forgetting.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {
namespace {

struct ContestForgetOptions {
  ContestFiles files;
  std::optional<std::string> season;
  std::optional<std::string> group;
  std::optional<std::string> entrant;
  bool ended = false;
};

void forget_entrants(const ContestForgetOptions& options) {
  if (!options.season && !options.group && !options.entrant) {
    throw Fault(kBadInput, "say what to forget: --season, --group, --entrant or --ended");
  }
  const auto persons = open_person_file(options.files, store::OpenMode::change);
  const auto store = open_store(options.files, store::OpenMode::change);
  store::Forgotten what{.group = options.group};
  if (options.entrant) {
    what.season = season_of(*store, {});
    const store::EntrantRow entrant =
        EntrantFinder(*store, *persons, what.season).named("--entrant", *options.entrant);
    what.entrant = entrant.id;
    what.season = entrant.season;
  } else {
    what.season = season_of(*store, options.season);
  }
  const auto done = papers::forget(*store, *persons, what, cut_outs_of(options.files));
  if (!done && done.error().code == ErrorCode::not_found) throw Fault(kNo, done.error().message);
  const auto& [rows, names, backups, files_left] = value_of(done);
  print_line(fmt::format("forgotten: {} entrants, {} names, {} papers, {} answers",
                         rows.entrants.size(), names, rows.attempts, rows.answers));
  print_line(
      fmt::format("left: {} entrants; {} backups were deleted, other copies and papers are "
                  "yours to delete",
                  rows.entrants_left, backups));
  for (const std::string& file : files_left) {
    print_line(
        fmt::format("left: {}: cannot be deleted: delete it yourself", printable_name(file)));
  }
}

// Deletes the names and the trail that may not be kept any longer.
void forget_ended(const ContestForgetOptions& options) {
  const auto persons = open_person_file(options.files, store::OpenMode::change);
  const auto store = open_store(options.files, store::OpenMode::change);
  const std::int64_t now = act_now("", "", "").at;
  const auto seasons = value_of(papers::forget_ended(*store, *persons, contest_readers(), now));
  for (const auto& [season, names, trail] : seasons) {
    if (names) {
      print_line(fmt::format("season {}: its term has ended: {} names and all codes are deleted",
                             printable(season), *names));
    }
    if (trail > 0) {
      print_line(fmt::format(
          "season {}: the term of its trail has ended: {} acts and replaced answers are deleted",
          printable(season), trail));
    }
  }
  if (seasons.empty()) print_line("no season has names or a trail whose term has ended");
}

}  // namespace

void add_contest_forget(const Command& command, Answer& answer) {
  const auto options = std::make_shared<ContestForgetOptions>();
  const Option season =
      command.add_option("--season", options->season, "Forget a season, or name that of the group")
          .type_name("ID");
  const Option group = command.add_option("--group", options->group, "Forget a group of the season")
                           .type_name("TEXT");
  const Option entrant =
      command.add_option("--entrant", options->entrant, std::string(kEntrantHelp))
          .type_name("ENTRANT")
          .excludes(season)
          .excludes(group);
  command
      .add_flag("--ended", options->ended,
                "Delete the names, codes and trails of seasons that may not keep them any longer")
      .excludes(season)
      .excludes(group)
      .excludes(entrant);
  add_store_or_argument(command, options->files);
  add_persons(command, options->files);
  command.callback([options, &answer] {
    if (options->ended) {
      forget_ended(*options);
    } else {
      forget_entrants(*options);
    }
    answer = kDone;
  });
}

}  // namespace reckon::cli
