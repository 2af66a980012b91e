// SPDX-License-Identifier: MIT
// reckon contest forget
#include <fmt/core.h>

#include <limits>
#include <memory>

#include "app/cli/contest/contest_files.hpp"
#include "app/cli/contest/cut_outs.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/store/backup.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {
namespace {

struct ContestForgetOptions {
  ContestFiles files;
  std::optional<std::string> season;
  std::optional<std::string> group;
  std::optional<std::string> entrant;
};

void forget_entrants(const ContestForgetOptions& options) {
  if (!options.season && !options.group && !options.entrant) {
    throw Fault(kBadInput, "say what to forget: --season, --group or --entrant");
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
  std::vector<std::int64_t> entrants;
  const CutOuts cut_outs = cut_outs_of(options.files);
  for (const store::EntrantRow& one : value_of(store->entrants(what.season, what.group))) {
    if (what.entrant && one.id != *what.entrant && one.merged_into != what.entrant) continue;
    entrants.push_back(one.id);
    for (const store::ContestRow& contest : value_of(store->contests())) {
      if (contest.season == what.season) cut_outs.forget(contest.id, one.group, one.seat);
    }
  }
  for (const store::ContestRow& contest : value_of(store->contests())) {
    const bool is_whole = !what.group && !what.entrant;
    if (is_whole && contest.season == what.season) cut_outs.forget(contest.id);
  }
  if (entrants.empty()) {
    throw Fault(kNo, "there is nothing to forget: no entrant is of this season and group");
  }
  // Backups have the same names. They go first, then names, then answers: if this ends in between,
  // it can be repeated.
  constexpr std::int64_t kEver = std::numeric_limits<std::int64_t>::max();
  const auto of_persons = value_of(store::delete_backups(*persons, kEver));
  const auto of_contests = value_of(store::delete_backups(*store));
  const std::int64_t names = value_of(persons->forget(entrants));
  const store::Forgetting done = value_of(store->forget(what));
  print_line(fmt::format("forgotten: {} entrants, {} names, {} papers, {} answers",
                         done.entrants.size(), names, done.attempts, done.answers));
  print_line(
      fmt::format("left: {} entrants; {} backups were deleted, other copies and papers are "
                  "yours to delete",
                  done.entrants_left, of_persons.deleted + of_contests.deleted));
  for (const auto* backups : {&of_persons, &of_contests}) {
    for (const std::string& file : backups->left) {
      print_line(
          fmt::format("left: {}: cannot be deleted: delete it yourself", printable_name(file)));
    }
  }
}

}  // namespace

void add_contest_forget(const Command& command, Answer& answer) {
  const auto options = std::make_shared<ContestForgetOptions>();
  const Option season =
      command.add_option("--season", options->season, "Forget a season, or name that of the group")
          .type_name("ID");
  const Option group = command.add_option("--group", options->group, "Forget a group of the season")
                           .type_name("TEXT");
  command.add_option("--entrant", options->entrant, std::string(kEntrantHelp))
      .type_name("ENTRANT")
      .excludes(season)
      .excludes(group);
  add_store_or_argument(command, options->files);
  add_persons(command, options->files);
  command.callback([options, &answer] {
    forget_entrants(*options);
    answer = kDone;
  });
}

}  // namespace reckon::cli
