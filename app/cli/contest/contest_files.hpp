// SPDX-License-Identifier: MIT
// The files of the contest commands, and what they read from them.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/frame/command_line.hpp"
#include "app/papers/answering.hpp"
#include "app/papers/cut_outs.hpp"
#include "app/papers/whole_contest.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/contest/marking.hpp"
#include "reckon/contest/paper.hpp"
#include "reckon/contest/plan.hpp"
#include "reckon/kinds/stated.hpp"
#include "reckon/store/contest.hpp"
#include "reckon/store/persons.hpp"

namespace reckon::cli {

/// The files that a command names, and the contest.
struct ContestFiles {
  std::optional<std::string> store;
  std::optional<std::string> argument;  ///< the store too, where it is named as an argument
  std::optional<std::string> persons;
  std::optional<std::string> contest;
};

Option add_store(const Command& command, ContestFiles& files);
/// Adds the store as an argument too, for commands that have no other.
void add_store_or_argument(const Command& command, ContestFiles& files);
/// Whether a file is an SQLite database, such as a store.
bool is_database(const std::string& file);
/// Takes the first of the files for the store, if it is a database and no other store is named.
void take_store(std::vector<std::string>& arguments, ContestFiles& files);
void add_persons(const Command& command, ContestFiles& files);
void add_contest_id(const Command& command, ContestFiles& files);
/// Adds --cut-outs: a folder, by default `NAME.doubts` in the folder of the store.
void add_cut_outs(const Command& command, std::optional<std::string>& folder);
/// Returns the cut-outs in the folder that is given, or in the usual one.
papers::CutOuts cut_outs_of(const ContestFiles& files,
                            const std::optional<std::string>& folder = {});
/// Adds -o: the file that is written.
Option add_contest_output(const Command& command, std::optional<std::string>& output,
                          const std::string& help);

/// The store: the file that is given, or contest.sqlite beside the usual bank.
std::string store_file(const ContestFiles& files);
std::unique_ptr<store::ContestStore> open_store(const ContestFiles& files, store::OpenMode mode);
/// The file of persons: the one that is given, or NAME.persons.sqlite beside the store.
std::unique_ptr<store::PersonStore> open_person_file(const ContestFiles& files,
                                                     store::OpenMode mode);

/// A contest with its plan.
struct OpenContest : papers::WholeContest {
  /// Returns a question; a Fault if the store lacks it.
  const store::QuestionRow& question(const std::string& id) const;
};
/// Reads what the store keeps, as plan_in_store() and read_kept() do.
papers::Readers contest_readers();
/// Returns the contest that is named, or the only one of the store; else a Fault lists them.
OpenContest open_contest(store::ContestStore& store, const ContestFiles& files);
/// Throws a Fault unless the contest is published: its solutions are secret until then.
void expect_published(const OpenContest& open);
/// Returns the plan of a contest; a Fault if the store is damaged.
contest::Plan plan_in_store(const store::ContestRow& row);
/// Returns the season that is named, or the only one of the store.
std::string season_of(store::ContestStore& store, const std::optional<std::string>& named);

/// Throws a Fault unless this is a time zone that is known here, or empty.
void expect_zone(const std::string& zone);

/// Finds the entrants of a season by code, `K7QX-2M4T-9RBD`, or by group and seat, `5b/3`.
class EntrantFinder {
 public:
  /// The stores must outlive this.
  EntrantFinder(store::ContestStore& store, store::PersonStore& persons, std::string season)
      : store_(store), persons_(persons), season_(std::move(season)) {}

  /// Refuses a mistyped code, an unknown one, and an empty seat.
  Result<std::int64_t> find(const std::string& text);
  /// The same for an argument of a command: what is wrong is a Fault.
  store::EntrantRow named(std::string_view argument, const std::string& text);

 private:
  store::ContestStore& store_;
  store::PersonStore& persons_;
  std::string season_;
  std::map<std::string, std::int64_t> seats_{};  // by `5b/3`; filled when it is wanted
};
inline constexpr std::string_view kEntrantHelp = "Entrant: a code, or group and seat, like 5b/3";

/// Returns the stated question of a row; nothing if it is of another kind.
std::optional<kinds::StatedPuzzle> stated_of(const store::QuestionRow& question);
/// Returns how many options a question has: 0 unless it is a choice.
std::size_t options_of(const store::QuestionRow& question);
/// Reads a paper of the store; a Fault if its questions, variants or letters are not those of the
/// contest.
contest::Paper paper_in_store(const OpenContest& open, const std::string& text);

/// Returns 64 random bits of the system; ends the program if there are none.
std::uint64_t system_chance();
/// Returns a number below `bound`, each as likely, by the chance of the system.
std::uint64_t chance_below(std::uint64_t bound);
/// Returns a random positive number for an entrant or an attempt.
std::int64_t random_id();
/// Returns the record of an act, with the time of now.
store::ActRow act_now(std::string what, std::string subject, std::string detail);

/// Writes a file under its name, wholly or not at all. `-` is standard output.
void write_contest_file(const std::string& name, std::string_view content);

}  // namespace reckon::cli
