// SPDX-License-Identifier: MIT
// reckon contest enrol and reckon contest names
#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <memory>
#include <set>
#include <string_view>
#include <utility>

#include "app/cli/contest/contest_documents.hpp"
#include "app/cli/contest/contest_files.hpp"
#include "app/cli/contest/contest_pages.hpp"
#include "app/cli/contest/contest_tables.hpp"
#include "app/cli/files/bank_options.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/features.hpp"
#include "app/cli/frame/input.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "app/papers/tables.hpp"
#include "reckon/contest/access_code.hpp"
#include "reckon/sheet/font.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {
namespace {

struct EnrolOptions {
  ContestFiles files;
  std::optional<std::string> season;
  store::SchoolRow school;
  std::string group;
  std::optional<std::string> level;
  std::optional<std::uint64_t> count;
  std::optional<std::string> output;
  ContestStyle style;
};

void expect_name(std::string_view flag, const std::string& name) {
  if (is_name(name) && !sheet::unknown_character(name)) return;
  throw Fault(kBadInput, fmt::format("{}: {} is not a short line of text that can be printed", flag,
                                     quote(name)));
}

// The number with which a text begins; -1 if none does.
int number_before(std::string_view text) {
  int number = -1;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

// Returns the level of a group that names none: the only one of the season, or the one whose id has
// the grade of the group in it, as 5-6 has that of 5b.
std::string level_of(store::ContestStore& store, const std::string& season,
                     const std::string& group) {
  std::set<std::string> levels;
  for (const store::ContestRow& row : value_of(store.contests())) {
    if (row.season != season) continue;
    for (const contest::Level& level : plan_in_store(row).levels) levels.insert(level.id);
  }
  if (levels.size() == 1) return *levels.begin();
  const int grade = number_before(group);
  std::vector<std::string> found;
  for (const std::string& level : levels) {
    const int first = number_before(level);
    const std::size_t dash = level.find('-');
    const int last =
        dash == level.npos ? first : number_before(std::string_view(level).substr(dash + 1));
    if (grade >= 0 && first <= grade && grade <= last) found.push_back(level);
  }
  if (found.size() == 1) return found.front();
  throw Fault(kBadInput, levels.empty() ? "--level: the season has no contest yet: name the level"
                                        : fmt::format("--level: the season has several: choose {}",
                                                      fmt::join(levels, ", ")));
}

constexpr std::uint64_t kMostSeats = 100'000;

void enrol_group(const EnrolOptions& options) {
  const std::uint64_t count = options.count.value_or(1);
  expect_name("--group", options.group);
  if (!options.school.id.empty()) expect_name("--school", options.school.id);
  if (options.level) expect_name("--level", *options.level);
  expect_zone(options.school.zone);
  if (options.group.contains(' ')) {
    throw Fault(kBadInput, "--group: has a blank: write one word, since seats are named like 5b/3");
  }
  const auto store = open_store(options.files, store::OpenMode::fill);
  const std::string season = season_of(*store, options.season);
  const std::string level =
      options.level ? *options.level : level_of(*store, season, options.group);
  const auto persons = open_person_file(options.files, store::OpenMode::fill);
  std::int64_t seat = 0;
  for (const store::EntrantRow& entrant : value_of(store->entrants(season, options.group))) {
    seat = std::max(seat, entrant.seat);
  }
  std::vector<store::EntrantRow> entrants;
  std::vector<store::AccessRow> codes;
  std::vector<PaperOwner> owners;
  for (std::uint64_t i = 0; i < count; ++i) {
    entrants.push_back({.id = random_id(),
                        .season = season,
                        .group = options.group,
                        .seat = ++seat,
                        .level = level});
    codes.push_back(
        {.code = contest::draw_access_code(system_chance), .entrant = entrants.back().id});
    owners.push_back({.code = codes.back().code, .group = options.group, .seat = seat});
  }
  std::string slips;
  if (options.output && options.output->ends_with(".csv")) {
    papers::Table table = {{"code", "group", "seat"}};
    for (const PaperOwner& owner : owners) {
      table.push_back({contest::shown(owner.code), owner.group, owner.seat});
    }
    slips = papers::to_csv(table, options.style.language);
  } else if (options.output) {
    slips = slips_pdf(owners, options.style);
  }
  // Codes of entrants who are not there open nothing; the other way round, slips would be missing.
  value_of(persons->add_codes(codes));
  value_of(store->enrol(options.school,
                        {.id = options.group, .school = options.school.id, .season = season},
                        entrants));
  if (options.output) write_contest_file(*options.output, slips);
  note(fmt::format("{} {} in group {} of season {}", count, count == 1 ? "entrant" : "entrants",
                   printable(options.group), printable(season)));
}

struct NamesOptions {
  ContestFiles files;
  std::optional<std::string> season;
  std::string file;
};

void set_names(const NamesOptions& options) {
  constexpr InputKind kNamesInput{64, 0, "split it into smaller files"};
  const CsvTable table = read_csv(options.file, read_all(options.file, kNamesInput));
  const auto store = open_store(options.files, store::OpenMode::read);
  const auto persons = open_person_file(options.files, store::OpenMode::change);
  const std::string season = season_of(*store, options.season);
  for (const store::ContestRow& row : value_of(store->contests())) {
    if (row.season == season && !plan_in_store(row).keeps_names) {
      throw Fault(kBadInput, fmt::format("the plan of {} keeps no names: certificates show group "
                                         "and seat",
                                         row.id));
    }
  }
  EntrantFinder finder(*store, *persons, season);
  std::vector<store::PersonRow> names;
  for (const CsvRow& row : table) {
    const auto fail = [&](const std::string& message) {
      throw bad_input(name_of_input(options.file), {.message = message, .line = row.line});
    };
    if (row.cells.size() != 2) fail("write an entrant and a name, like 5b/3,Ada Lovelace");
    const auto entrant = finder.find(row.cells[0]);
    if (!entrant) {
      if (row.line == 1 && names.empty()) continue;  // a line of headings
      fail(entrant.error().message);
    }
    const std::string& name = row.cells[1];
    if (!name.empty() && !is_name(name)) fail("the name is not a short line of text");
    names.push_back({.entrant = *entrant, .name = name});
  }
  value_of(persons->set_names(names));
  note(fmt::format("{} {} set", names.size(), names.size() == 1 ? "name is" : "names are"));
}

}  // namespace

void add_contest_enrol(const Command& command, Answer& answer) {
  const auto options = std::make_shared<EnrolOptions>();
  command.add_option("--season", options->season, "Season (default: the only one)").type_name("ID");
  command.add_option("--school", options->school.id, "School").type_name("TEXT");
  command.add_option("--country", options->school.country, "Its country").type_name("TEXT");
  command.add_option("--region", options->school.region, "Its region").type_name("TEXT");
  command.add_option("--zone", options->school.zone, "Its time zone").type_name("ZONE");
  command.add_option("--group", options->group, "Group: a class, or a part of it")
      .type_name("TEXT")
      .required();
  command
      .add_option(
          "--level", options->level,
          "Level of the entrants (default: the only one, or the one of the grade: 5-6 for 5b)")
      .type_name("ID");
  add_number(command, "--seats,--count", options->count, "Number of entrants (default: 1)",
             {.first = 1, .last = kMostSeats})
      .type_name("N");
  command
      .add_option("-o,--slips,--output", options->output, "PDF with a slip for each code, or CSV")
      .type_name("FILE");
  add_language(command, options->style.language, "Language of the slips");
  add_store_or_argument(command, options->files);
  add_persons(command, options->files);
  command.callback([options, &answer] {
    enrol_group(*options);
    answer = kDone;
  });
}

void add_contest_names(const Command& command, Answer& answer) {
  const auto options = std::make_shared<NamesOptions>();
  command
      .add_option("FILE", options->file,
                  "CSV with an entrant and a name a line, - for standard input")
      .required();
  command.add_option("--season", options->season, "Season (default: the only one)").type_name("ID");
  add_store(command, options->files);
  add_persons(command, options->files);
  command.callback([options, &answer] {
    set_names(*options);
    answer = kDone;
  });
}

}  // namespace reckon::cli
