// SPDX-License-Identifier: MIT
#include "app/cli/contest/contest_files.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>
#include <sys/random.h>
#include <sys/resource.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <limits>
#include <set>
#include <system_error>
#include <utility>

#include "app/cli/contest/plan_file.hpp"
#include "app/cli/frame/environment.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/output.hpp"
#include "app/contests/zones.hpp"
#include "reckon/algebra/asked_numbers.hpp"
#include "reckon/contest/access_code.hpp"
#include "reckon/contest/variants.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {

namespace {

namespace fs = std::filesystem;

// Makes the folder of a usual file that is to be filled.
void make_folder_of(const std::string& file) {
  std::error_code problem;
  const fs::path folder = fs::path(file).parent_path();
  fs::create_directories(folder, problem);
  if (problem) {
    throw Fault(status_of(problem.value()),
                fmt::format("{}: {}: choose a place with --store FILE",
                            printable_name(folder.string()), problem.message()));
  }
}

// Names in memory shall not be left in a file, should the program crash. A handler of core dumps
// heeds no limit, so it gets no memory either.
void leave_no_core_dump() {
  const rlimit none{};
  setrlimit(RLIMIT_CORE, &none);
  std::ofstream("/proc/self/coredump_filter") << '0';
}

std::string persons_file(const ContestFiles& files) {
  if (files.persons) return *files.persons;
  const fs::path file = store_file(files);
  const std::string ending = file.extension().string();
  return (file.parent_path() / (file.stem().string() + ".persons" + ending)).string();
}

}  // namespace

Option add_store(const Command& command, ContestFiles& files) {
  return command
      .add_option("--store", files.store,
                  "File of the contests (default: ~/.local/share/reckon/contest.sqlite)")
      .type_name("FILE");
}

void add_store_or_argument(const Command& command, ContestFiles& files) {
  const Option argument =
      command.add_option("STORE", files.argument, "The store, as --store has it");
  add_store(command, files).excludes(argument);
}

bool is_database(const std::string& file) {
  constexpr std::string_view kHead = "SQLite format 3";
  std::ifstream stream(file, std::ios::binary);
  std::string head(kHead.size(), ' ');
  return stream.read(head.data(), static_cast<std::streamsize>(head.size())) && head == kHead;
}

void take_store(std::vector<std::string>& arguments, ContestFiles& files) {
  std::error_code unused;
  if (files.store || arguments.empty() || !fs::is_regular_file(arguments.front(), unused) ||
      !is_database(arguments.front())) {
    return;
  }
  files.store = arguments.front();
  arguments.erase(arguments.begin());
}

void add_persons(const Command& command, ContestFiles& files) {
  command
      .add_option("--persons", files.persons,
                  "File of names and codes (default: beside the store, .persons in its name)")
      .type_name("FILE");
}

void add_contest_id(const Command& command, ContestFiles& files) {
  command.add_option("--contest", files.contest, "Contest (default: the only one)").type_name("ID");
}

Option add_contest_output(const Command& command, std::optional<std::string>& output,
                          const std::string& help) {
  return command.add_option("-o,--output", output, help).type_name("FILE");
}

void add_cut_outs(const Command& command, std::optional<std::string>& folder) {
  command
      .add_option("--cut-outs", folder,
                  "Folder of the pictures to look at (default: .doubts beside the store)")
      .type_name("DIR");
}

papers::CutOuts cut_outs_of(const ContestFiles& files, const std::optional<std::string>& folder) {
  if (folder) return {*folder, false};
  const fs::path store = store_file(files);
  return {store.parent_path() / (store.stem().string() + ".doubts"), true};
}

std::string store_file(const ContestFiles& files) {
  if (files.store) return *files.store;
  if (files.argument) return *files.argument;
  if (const auto file = user_data_file("contest.sqlite")) return file->string();
  throw Fault(kBadInput, "there is no HOME to have contests in: name their file with --store FILE");
}

std::unique_ptr<store::ContestStore> open_store(const ContestFiles& files, store::OpenMode mode) {
  const std::string file = store_file(files);
  if (!files.store && !files.argument && mode == store::OpenMode::fill) make_folder_of(file);
  return value_of(store::open_contests(file, mode));
}

std::unique_ptr<store::PersonStore> open_person_file(const ContestFiles& files,
                                                     store::OpenMode mode) {
  leave_no_core_dump();
  return value_of(store::open_persons(persons_file(files), mode));
}

const store::QuestionRow& OpenContest::question(const std::string& id) const {
  const store::QuestionRow* const found = find(id);
  if (found == nullptr) {
    throw Fault(kSystemFault, fmt::format("the store lacks question {} of its papers: take the "
                                          "latest backup of it",
                                          quote(id)));
  }
  return *found;
}

papers::Readers contest_readers() {
  // Readers of the store throw Faults, for the command line.
  return {.plan = [](const store::ContestRow& row) -> Result<contest::Plan> {
            try {
              return plan_in_store(row);
            } catch (const Fault& fault) {
              return failure(ErrorCode::system, fault.what());
            }
          },
          .stated = [](const std::string& body) { return read_kept(body); }};
}

OpenContest open_contest(store::ContestStore& store, const ContestFiles& files) {
  const auto all = value_of(store.contests());
  if (all.empty()) {
    throw Fault(kBadInput, "the store has no contest: draw one (reckon contest draw)");
  }
  if (!files.contest && all.size() > 1) {
    std::vector<std::string> ids;
    for (const store::ContestRow& row : all) ids.push_back(row.id);
    throw Fault(kBadInput,
                fmt::format("--contest: the store has several: choose {}", fmt::join(ids, ", ")));
  }
  const std::string id = files.contest.value_or(all.front().id);
  return {value_of(papers::whole_contest(store, id, contest_readers()))};
}

void expect_published(const OpenContest& open) {
  if (open.data.row.state == "published") return;
  throw Fault(kNo, fmt::format("{}: is not published, and its solutions are secret until then: "
                               "publish it first (reckon contest publish)",
                               printable(open.data.row.id)));
}

contest::Plan plan_in_store(const store::ContestRow& row) {
  const ReadNamed no_files = [](const std::string&) -> Result<std::string> {
    return failure("it names a file");
  };
  ReadPlan read = read_plan(row.settings, no_files, true);
  if (!read.faults.empty()) {
    throw Fault(kSystemFault, fmt::format("the plan in the store cannot be read: {}",
                                          read.faults.front().message));
  }
  return std::move(read.plan);
}

std::string season_of(store::ContestStore& store, const std::optional<std::string>& named) {
  if (named) return *named;
  std::set<std::string> seasons;
  for (const store::ContestRow& row : value_of(store.contests())) seasons.insert(row.season);
  if (seasons.size() != 1) {
    throw Fault(kBadInput, seasons.empty()
                               ? "--season: the store has none yet: name it"
                               : fmt::format("--season: the store has several: choose {}",
                                             fmt::join(seasons, ", ")));
  }
  return *seasons.begin();
}

void expect_zone(const std::string& zone) {
  if (const auto read = contests::Zone::read(zone); !read) {
    throw Fault(kBadInput, fmt::format("--zone: {}", read.error().message));
  }
}

Result<std::int64_t> EntrantFinder::find(const std::string& text) {
  if (text.contains('/')) {
    if (seats_.empty()) {
      auto all = store_.entrants(season_, {});
      if (!all) return std::unexpected(all.error());
      for (const store::EntrantRow& one : *all) {
        seats_[fmt::format("{}/{}", one.group, one.seat)] = one.id;
      }
    }
    const auto found = seats_.find(text);
    if (found != seats_.end()) return found->second;
    return failure(ErrorCode::not_found,
                   quote(text) + " is no seat of the season: write group and seat, like 5b/3");
  }
  const auto code = contest::read_access_code(text);
  if (!code) return std::unexpected(code.error());
  const auto entrant = persons_.entrant_of(*code);
  if (!entrant) return std::unexpected(entrant.error());
  if (*entrant) return **entrant;
  return failure(ErrorCode::not_found, fmt::format("no entrant has the code {}: compare it with "
                                                   "the slip",
                                                   contest::shown(*code)));
}

store::EntrantRow EntrantFinder::named(std::string_view argument, const std::string& text) {
  const auto found = find(text);
  if (!found) throw Fault(kBadInput, fmt::format("{}: {}", argument, found.error().message));
  return value_of(store_.entrant(*found));
}

std::optional<kinds::StatedPuzzle> stated_of(const store::QuestionRow& question) {
  if (question.body.empty()) return std::nullopt;
  auto stated = read_kept(question.body);
  if (!stated) {
    throw Fault(kSystemFault, fmt::format("question {} in the store cannot be read: {}: take the "
                                          "latest backup of it",
                                          quote(question.id), stated.error().message));
  }
  return *std::move(stated);
}

std::size_t options_of(const store::QuestionRow& question) {
  const auto stated = stated_of(question);
  const auto* const choice = stated ? std::get_if<kinds::ChoiceAnswer>(&stated->answer) : nullptr;
  return choice == nullptr ? 0 : choice->options.size();
}

contest::Paper paper_in_store(const OpenContest& open, const std::string& text) {
  return value_of(papers::paper_of(open, text));
}

std::uint64_t system_chance() {
  std::uint64_t bits = 0;
  // Not std::random_device, which may rely on the processor alone.
  if (getrandom(&bits, sizeof bits, 0) != static_cast<ssize_t>(sizeof bits)) {
    throw Fault(kSystemFault, fmt::format("the system gives no chance: {}", std::strerror(errno)));
  }
  return bits;
}

std::uint64_t chance_below(std::uint64_t bound) {
  const std::uint64_t reject = (0 - bound) % bound;
  while (true) {
    const std::uint64_t drawn = system_chance();
    if (drawn >= reject) return drawn % bound;
  }
}

std::int64_t random_id() {
  constexpr std::uint64_t kLargest = std::numeric_limits<std::int64_t>::max();
  return static_cast<std::int64_t>(1 + chance_below(kLargest));
}

store::ActRow act_now(std::string what, std::string subject, std::string detail) {
  using std::chrono::system_clock;
  const auto now =
      std::chrono::duration_cast<std::chrono::seconds>(system_clock::now().time_since_epoch());
  return {.at = now.count(),
          .what = std::move(what),
          .subject = std::move(subject),
          .detail = std::move(detail)};
}

void write_contest_file(const std::string& name, std::string_view content) {
  if (name == "-") {
    print(content);
    return;
  }
  OutputFile file(name);
  file.write(content);
  file.finish();
}

}  // namespace reckon::cli
