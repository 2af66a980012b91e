// SPDX-License-Identifier: MIT
// reckon contest move, merge, remove, exclude and void
#include <fmt/core.h>
#include <fmt/ranges.h>

#include <memory>
#include <utility>

#include "app/cli/contest/contest_files.hpp"
#include "app/cli/files/bank_options.hpp"
#include "app/cli/frame/choice.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "app/papers/marking.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {
namespace {

struct EntrantOptions {
  ContestFiles files;
  std::optional<std::string> season;
  std::string entrant;
  std::string other;
  std::optional<std::string> group;
  std::optional<std::uint64_t> seat;
  std::optional<std::string> level;
  std::optional<std::string> reason;
  std::string question;
  std::optional<contest::Voided> points;
  bool dry_run = false;
};

// The stores with the entrant of an act.
struct Acting {
  std::unique_ptr<store::ContestStore> store;
  std::unique_ptr<store::PersonStore> persons;
  EntrantFinder finder;
  store::EntrantRow entrant;
};

Acting act_on(const EntrantOptions& options) {
  auto store = open_store(options.files, store::OpenMode::change);
  auto persons = open_person_file(options.files, store::OpenMode::change);
  EntrantFinder finder(*store, *persons, season_of(*store, options.season));
  store::EntrantRow entrant = finder.named("ENTRANT", options.entrant);
  return {.store = std::move(store),
          .persons = std::move(persons),
          .finder = std::move(finder),
          .entrant = std::move(entrant)};
}

store::ActRow act_of(const std::string& what, const store::EntrantRow& entrant,
                     const std::string& detail) {
  return act_now(what, std::to_string(entrant.id), detail);
}

void move_entrant(const EntrantOptions& options) {
  if (!options.group && !options.seat && !options.level) {
    throw Fault(kBadInput, "say where: --group, --seat or --level");
  }
  Acting acting = act_on(options);
  store::EntrantRow moved = acting.entrant;
  if (options.group) moved.group = *options.group;
  if (options.level) moved.level = *options.level;
  const auto all = value_of(acting.store->entrants(moved.season, moved.group));
  if (options.seat) {
    moved.seat = static_cast<std::int64_t>(*options.seat);
  } else if (options.group) {
    moved.seat = 1;
    for (const store::EntrantRow& one : all) moved.seat = std::max(moved.seat, one.seat + 1);
  }
  for (const store::EntrantRow& one : all) {
    if (one.id != moved.id && one.seat == moved.seat) {
      throw Fault(kBadInput, fmt::format("seat {} of group {} is taken: name another with --seat",
                                         moved.seat, quote(moved.group)));
    }
  }
  value_of(acting.store->change_entrant(moved, act_of("move", moved, moved.group)));
  print_line(fmt::format("{}/{} is {}/{} now", printable(acting.entrant.group), acting.entrant.seat,
                         printable(moved.group), moved.seat));
}

void merge_entrants(const EntrantOptions& options) {
  Acting acting = act_on(options);
  const store::EntrantRow into = acting.finder.named("INTO", options.other);
  if (into.id == acting.entrant.id) {
    throw Fault(kBadInput, "INTO: this is the same entrant: name another one");
  }
  value_of(acting.store->merge(acting.entrant.id, into.id,
                               act_of("merge", into, std::to_string(acting.entrant.id))));
  // Then the codes; if this ends in between, it can be repeated.
  value_of(acting.persons->merge(acting.entrant.id, into.id));
  print_line(fmt::format("{}/{} has all of {}/{} now", printable(into.group), into.seat,
                         printable(acting.entrant.group), acting.entrant.seat));
}

// Sets the state of the attempt of an entrant at the contest.
void set_attempt(const EntrantOptions& options, const std::string& state) {
  Acting acting = act_on(options);
  const OpenContest open = open_contest(*acting.store, options.files);
  const auto attempt = value_of(acting.store->attempt(open.data.row.id, acting.entrant.id));
  if (!attempt) {
    throw Fault(kBadInput, fmt::format("{}: has no paper in the contest {}",
                                       printable(options.entrant), open.data.row.id));
  }
  value_of(acting.store->set_attempt_state(
      attempt->attempt.id, state,
      act_of(state, acting.entrant, open.data.row.id + ": " + options.reason.value_or(""))));
  print_line(fmt::format("{}/{} is {} in {}; mark it again (reckon contest mark)",
                         printable(acting.entrant.group), acting.entrant.seat, state,
                         open.data.row.id));
}

// Says how many points would change in each level.
void show_effect(const std::vector<papers::VoidedLevel>& levels) {
  for (const papers::VoidedLevel& level : levels) {
    std::size_t papers = 0;
    std::size_t changed = 0;
    std::vector<std::string> changes;
    for (const auto& [change, count] : level.papers) {
      papers += count;
      if (change == 0) continue;
      changed += count;
      changes.push_back(fmt::format("{:+} for {}", change, count));
    }
    print_line(fmt::format(
        "level {}: {} of {} {}{}{}; {} points can be had, {} before", level.level, changed, papers,
        papers == 1 ? "paper changes" : "papers change", changes.empty() ? "" : ", ",
        fmt::join(changes, ", "), level.most_after, level.most_before));
  }
}

void void_question(const EntrantOptions& options) {
  const auto store =
      open_store(options.files, options.dry_run ? store::OpenMode::read : store::OpenMode::change);
  const OpenContest open = open_contest(*store, options.files);
  const contest::Voided voided = options.points.value_or(contest::Voided::all);
  if (options.dry_run) {
    show_effect(value_of(papers::voiding(*store, open, options.question, voided)));
    return;
  }
  value_of(store->set_voided(
      open.data.row.id, options.question, std::string(name_of(voided)),
      act_now("void", options.question, open.data.row.id + ": " + options.reason.value_or(""))));
  const char* const effect = voided == contest::Voided::all    ? "all who had it get its points"
                             : voided == contest::Voided::none ? "it does not count"
                                                               : "it counts again";
  print_line(fmt::format("{} {}: {}; mark it again (reckon contest mark)", open.data.row.id,
                         printable(options.question), effect));
}

void add_entrant(const Command& command, EntrantOptions& options) {
  command.add_option("ENTRANT", options.entrant, std::string(kEntrantHelp)).required();
}
void add_files(const Command& command, EntrantOptions& options) {
  command.add_option("--season", options.season, "Season (default: the only one)").type_name("ID");
  add_store(command, options.files);
  add_persons(command, options.files);
}
Option add_reason(const Command& command, EntrantOptions& options) {
  const auto read = [&options](const std::string& reason) {
    if (!is_name(reason)) throw WrongValue("--reason", "is not a short line of text");
    options.reason = reason;
  };
  return command.add_option("--reason", read, "The reason, which is kept").type_name("TEXT");
}

}  // namespace

void add_contest_move(const Command& command, Answer& answer) {
  const auto options = std::make_shared<EntrantOptions>();
  add_entrant(command, *options);
  command.add_option("--group", options->group, "Group to move to").type_name("TEXT");
  constexpr std::uint64_t kMostSeat = 1'000'000;
  add_number(command, "--seat", options->seat, "Seat in the group (default: the next)",
             {.first = 1, .last = kMostSeat})
      .type_name("N");
  command.add_option("--level", options->level, "Level, for contests to come").type_name("ID");
  add_files(command, *options);
  command.callback([options, &answer] {
    move_entrant(*options);
    answer = kDone;
  });
}

void add_contest_merge(const Command& command, Answer& answer) {
  const auto options = std::make_shared<EntrantOptions>();
  add_entrant(command, *options);
  command.add_option("INTO", options->other, "Entrant who gets the papers and the code").required();
  add_files(command, *options);
  command.callback([options, &answer] {
    merge_entrants(*options);
    answer = kDone;
  });
}

void add_contest_remove(const Command& command, Answer& answer) {
  const auto options = std::make_shared<EntrantOptions>();
  add_entrant(command, *options);
  add_reason(command, *options);
  add_contest_id(command, options->files);
  add_files(command, *options);
  command.callback([options, &answer] {
    set_attempt(*options, "removed");
    answer = kDone;
  });
}

void add_contest_exclude(const Command& command, Answer& answer) {
  const auto options = std::make_shared<EntrantOptions>();
  add_entrant(command, *options);
  add_reason(command, *options).required();
  add_contest_id(command, options->files);
  add_files(command, *options);
  command.callback([options, &answer] {
    set_attempt(*options, "excluded");
    answer = kDone;
  });
}

void add_contest_void(const Command& command, Answer& answer) {
  const auto options = std::make_shared<EntrantOptions>();
  command.add_option("QUESTION", options->question, "Question, by its id in the results, like q7")
      .required();
  constexpr auto kAllVoided = column_of(contest::kVoidedNames, &contest::VoidedName::voided);
  add_choice(command, "--points",
             "Points for all who had it, or for none; no takes it back (default: all)",
             options->points, kAllVoided);
  command.add_flag("--dry-run", options->dry_run,
                   "Say how many points would change, and change nothing");
  add_reason(command, *options);
  add_contest_id(command, options->files);
  add_store(command, options->files);
  command.callback([options, &answer] {
    void_question(*options);
    answer = kDone;
  });
}

}  // namespace reckon::cli
