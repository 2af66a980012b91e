// SPDX-License-Identifier: MIT
// reckon contest organiser, invite, extra and shift
#include <fmt/core.h>

#include <charconv>
#include <chrono>
#include <memory>
#include <system_error>
#include <utility>

#include "app/cli/contest/contest_files.hpp"
#include "app/cli/contest/contest_tables.hpp"
#include "app/cli/files/bank_options.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/input.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "app/papers/tables.hpp"
#include "reckon/contest/access_code.hpp"
#include "reckon/store/day.hpp"
#include "reckon/store/writing.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {
namespace {

constexpr std::uint64_t kMostQuota = 100'000;
constexpr std::uint64_t kMostPercent = 100;
constexpr std::uint64_t kMostExtra = 240;  // minutes, as those below
constexpr std::int64_t kMostShift = 1440;
constexpr std::uint64_t kMostOpen = 1440;

struct StaffOptions {
  ContestFiles files;
  std::optional<std::string> season;
  bool renew = false;
  store::SchoolRow school;
  std::optional<std::uint64_t> quota;
  std::string name;
  std::string contact;
  std::optional<std::string> table;
  std::string entrant;
  std::string group;
  std::optional<std::uint64_t> percent;
  std::optional<std::uint64_t> extra;
  std::optional<std::int64_t> shift;
  std::optional<std::uint64_t> open_for;
};

std::int64_t milliseconds_now() {
  using std::chrono::milliseconds;
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<milliseconds>(now).count();
}

// Prints the code of organisers, and makes one if there is none.
void show_organiser(const StaffOptions& options) {
  const auto store = open_store(options.files, store::OpenMode::fill);
  const auto persons = open_person_file(options.files, store::OpenMode::fill);
  auto code = value_of(persons->staff_code_of("organiser", store::kOrganiser));
  if (!code || options.renew) {
    code = store::StaffCodeRow{.code = contest::draw_staff_code(system_chance),
                               .subject = store::kOrganiser,
                               .role = "organiser"};
    value_of(persons->put_staff_code(*code));
    value_of(store->add_act(act_now("organiser code", "", "")));
  }
  print_line(contest::shown(code->code));
}

struct Invitation {
  store::SchoolRow school;
  std::int64_t quota = 0;
  std::string name;
  std::string contact;
};

// Each line has school, name, contact and quota.
std::vector<Invitation> read_invitations(const StaffOptions& options) {
  constexpr InputKind kInvitations{1, 0, "split it into smaller files"};
  std::vector<Invitation> all;
  for (const CsvRow& row : read_csv(*options.table, read_all(*options.table, kInvitations))) {
    const auto fail = [&](const std::string& message) {
      throw bad_input(name_of_input(*options.table), {.message = message, .line = row.line});
    };
    constexpr std::size_t kCells = 4;
    if (row.cells.size() != kCells) fail("write school, name, contact and quota");
    std::int64_t quota = 0;
    const std::string& digits = row.cells[3];
    std::from_chars(digits.data(), digits.data() + digits.size(), quota);
    if (row.line == 1 && quota == 0) continue;  // a line of headings
    if (quota < 1 || quota > static_cast<std::int64_t>(kMostQuota)) {
      fail(fmt::format("the quota is not a number from 1 to {}", kMostQuota));
    }
    if (!is_name(row.cells[0])) fail("the school is not a short line of text");
    store::SchoolRow school = options.school;
    school.id = row.cells[0];
    all.push_back(
        {.school = school, .quota = quota, .name = row.cells[1], .contact = row.cells[2]});
  }
  return all;
}

// The invitations of a table, or the one of the options.
std::vector<Invitation> invitations_of(const StaffOptions& options) {
  if (options.table) return read_invitations(options);
  if (!is_name(options.school.id)) {
    throw Fault(kBadInput, "--school: name the school of the teacher, or give --csv");
  }
  constexpr std::uint64_t kUsualQuota = 60;
  return {{.school = options.school,
           .quota = static_cast<std::int64_t>(options.quota.value_or(kUsualQuota)),
           .name = options.name,
           .contact = options.contact}};
}

void invite(const StaffOptions& options) {
  expect_zone(options.school.zone);
  const std::vector<Invitation> invitations = invitations_of(options);
  const auto store = open_store(options.files, store::OpenMode::fill);
  const auto persons = open_person_file(options.files, store::OpenMode::fill);
  const auto day = value_of(store::open_day(store_file(options.files)));
  const std::string season = season_of(*store, options.season);
  papers::Table table = {{"school", "name", "contact", "code"}};
  for (const Invitation& one : invitations) {
    const store::TeacherRow teacher = {
        .id = random_id(), .season = season, .school = one.school.id, .quota = one.quota};
    const std::string code = contest::draw_staff_code(system_chance);
    value_of(persons->set_teacher({.id = teacher.id, .name = one.name, .contact = one.contact}));
    value_of(persons->put_staff_code({.code = code, .subject = teacher.id, .role = "teacher"}));
    value_of(day->put_teacher(
        teacher, one.school,
        act_now("invite", std::to_string(teacher.id), fmt::format("quota {}", one.quota))));
    table.push_back({one.school.id, one.name, one.contact, contest::shown(code)});
    if (!options.table) print_line(contest::shown(code));
  }
  if (options.table) print(papers::to_csv(table, Language::english));
}

void give_extra(const StaffOptions& options) {
  if (!options.percent && !options.extra) {
    throw Fault(kBadInput, "say how much: --percent or --minutes");
  }
  constexpr std::int64_t kMinute = 60;
  const auto percent = static_cast<std::int64_t>(options.percent.value_or(0));
  const auto minutes = static_cast<std::int64_t>(options.extra.value_or(0));
  const auto store = open_store(options.files, store::OpenMode::change);
  const auto persons = open_person_file(options.files, store::OpenMode::read);
  EntrantFinder finder(*store, *persons, season_of(*store, options.season));
  const store::EntrantRow entrant = finder.named("ENTRANT", options.entrant);
  const auto writing = value_of(store::open_writing(store_file(options.files), &system_chance));
  value_of(writing->all_or_none([&]() -> Result<void> {
    if (auto given = writing->give_extra(entrant.id, percent, minutes * kMinute); !given) {
      return given;
    }
    return writing->note_act(act_now("extra", std::to_string(entrant.id),
                                     fmt::format("{} %, {} s", percent, minutes * kMinute)));
  }));
  print_line(fmt::format("{}/{} has {} % and {} minutes of extra time", printable(entrant.group),
                         entrant.seat, percent, minutes));
}

void shift_group(const StaffOptions& options) {
  if (!options.shift && !options.open_for) {
    throw Fault(kBadInput, "say how: --minutes or --open-for");
  }
  constexpr std::int64_t kMinuteMs = 60'000;
  const auto store = open_store(options.files, store::OpenMode::change);
  const std::string season = season_of(*store, options.season);
  const auto writing = value_of(store::open_writing(store_file(options.files), &system_chance));
  const std::int64_t minutes =
      options.shift ? *options.shift : value_of(writing->shift_of(season, options.group));
  const auto open_for = static_cast<std::int64_t>(options.open_for.value_or(0));
  const std::int64_t until = options.open_for
                                 ? (open_for == 0 ? 0 : milliseconds_now() + open_for * kMinuteMs)
                                 : value_of(writing->open_until(season, options.group));
  value_of(writing->all_or_none([&]() -> Result<void> {
    if (auto shifted = writing->shift(season, options.group, minutes, until); !shifted) {
      return shifted;
    }
    return writing->note_act(act_now(
        "window", options.group, fmt::format("shift {} min, open for {} min", minutes, open_for)));
  }));
  print_line(fmt::format(
      "the windows of {} are {} minutes later{}", printable(options.group), minutes,
      open_for > 0 ? fmt::format(", and it may start for {} minutes from now", open_for) : ""));
}

void add_season(const Command& command, StaffOptions& options) {
  command.add_option("--season", options.season, "Season (default: the only one)").type_name("ID");
}

}  // namespace

void add_contest_organiser(const Command& command, Answer& answer) {
  const auto options = std::make_shared<StaffOptions>();
  command.add_flag("--renew", options->renew, "Make another code; the former one ends");
  add_store_or_argument(command, options->files);
  add_persons(command, options->files);
  command.callback([options, &answer] {
    show_organiser(*options);
    answer = kDone;
  });
}

void add_contest_invite(const Command& command, Answer& answer) {
  const auto options = std::make_shared<StaffOptions>();
  add_season(command, *options);
  command.add_option("--school", options->school.id, "School").type_name("TEXT");
  command.add_option("--country", options->school.country, "Its country").type_name("TEXT");
  command.add_option("--region", options->school.region, "Its region").type_name("TEXT");
  command.add_option("--zone", options->school.zone, "Its time zone").type_name("ZONE");
  add_number(command, "--quota", options->quota, "Entrants the teacher may have (default: 60)",
             {.first = 1, .last = kMostQuota})
      .type_name("N");
  command.add_option("--name", options->name, "Name of the teacher").type_name("TEXT");
  command.add_option("--contact", options->contact, "Where to reach the teacher").type_name("TEXT");
  command
      .add_option("--csv", options->table,
                  "CSV with school, name, contact and quota a line, - for standard input")
      .type_name("FILE");
  add_store_or_argument(command, options->files);
  add_persons(command, options->files);
  command.callback([options, &answer] {
    invite(*options);
    answer = kDone;
  });
}

void add_contest_extra(const Command& command, Answer& answer) {
  const auto options = std::make_shared<StaffOptions>();
  command.add_option("ENTRANT", options->entrant, std::string(kEntrantHelp)).required();
  add_number(command, "--percent", options->percent, "Share of the minutes (default: 0)",
             {.last = kMostPercent})
      .type_name("N");
  add_number(command, "--minutes", options->extra, "Minutes beside the share (default: 0)",
             {.last = kMostExtra})
      .type_name("N");
  add_season(command, *options);
  add_store(command, options->files);
  add_persons(command, options->files);
  command.callback([options, &answer] {
    give_extra(*options);
    answer = kDone;
  });
}

void add_contest_shift(const Command& command, Answer& answer) {
  const auto options = std::make_shared<StaffOptions>();
  command.add_option("--group", options->group, "Group").type_name("TEXT").required();
  const auto read_shift = [options](const std::string& text) {
    std::int64_t minutes = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), minutes);
    if (problem != std::errc() || end != text.data() + text.size() || minutes < -kMostShift ||
        minutes > kMostShift) {
      throw WrongValue("--minutes",
                       fmt::format("{} is not a number from {} to {}: write a whole one",
                                   quote(text), -kMostShift, kMostShift));
    }
    options->shift = minutes;
  };
  command.add_option("--minutes", read_shift, "Minutes by which its windows are later")
      .type_name("N");
  add_number(command, "--open-for", options->open_for,
             "Minutes for which it may start from now, in spite of its windows",
             {.last = kMostOpen})
      .type_name("N");
  add_season(command, *options);
  add_store_or_argument(command, options->files);
  command.callback([options, &answer] {
    shift_group(*options);
    answer = kDone;
  });
}

}  // namespace reckon::cli
