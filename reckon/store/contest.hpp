// SPDX-License-Identifier: MIT
// The store of contests: questions, entrants, papers, answers and marks, but no names and no codes,
// which stand in the file of persons (persons.hpp).
//
// The interface is coarse, one call for each act, so that another engine can implement it.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "reckon/contest/variants.hpp"
#include "reckon/store/open_mode.hpp"
#include "reckon/text/result.hpp"

namespace reckon::store {

/// A contest of a season. `settings` is its plan, in JSON; this module does not read it.
struct ContestRow {
  std::string id{};
  std::string season{};
  std::string state = "checked";  ///< `draft`, `checked`, `marked` or `published`
  std::string settings{};
  std::string opens{};  ///< local time, `2026-04-22T07:30`
  std::string closes{};
  std::int64_t revision = 0;  ///< of the marks; 0 before the first
  /// The group that rehearses with it, if it is a rehearsal. Such contests do not count.
  std::optional<std::string> rehearsal{};
};

/// A question of a contest. Its class is the answer, and a secret until the contest is published.
struct QuestionRow {
  std::string id{};    ///< in the contest: `q1`
  std::string kind{};  ///< of kinds::Kind, or `stated`
  /// Empty for a stated question. Puzzles that seats get in turn have one each.
  std::string class_name{};
  std::string rules{};  ///< of a hand; else empty
  std::string body{};   ///< of a stated question, in JSON; else empty
  std::int64_t points = 0;
  std::string voided = "no";
  std::vector<contest::Variant> variants{};
};

inline constexpr char kBetweenClasses = '\x1F';  // classes of grids have several lines

/// Returns the classes of a question.
std::vector<std::string> class_names_of(const QuestionRow& question);

/// A question on the papers of a level, in order of `place`.
struct OnPaper {
  std::string level{};
  std::string question{};
  std::int64_t band = 0;
  std::int64_t place = 0;
};

/// A contest with all that it consists of.
struct ContestData {
  ContestRow row;
  std::vector<QuestionRow> questions{};
  std::vector<OnPaper> on_paper{};
};

struct SchoolRow {
  std::string id{};
  std::string country{};
  std::string region{};
  std::string zone{};
};

struct GroupRow {
  std::string id{};
  std::string school{};
  std::string season{};
  std::optional<std::int64_t> teacher{};  ///< who made it
  std::string level{};                    ///< of its entrants; empty if they have several
  std::int64_t handle = 0;                ///< random, positive: names the group in paths
  std::int64_t shift_min = 0;             ///< by which its windows are later
  std::int64_t open_until = 0;  ///< may start till then, in milliseconds; 0 for no such time

  friend bool operator==(const GroupRow&, const GroupRow&) = default;
};

/// A pupil of a season.
struct EntrantRow {
  std::int64_t id = 0;  ///< random, positive
  std::string season{};
  std::string group{};
  std::int64_t seat = 0;
  std::string level{};
  std::string state = "entered";  ///< `entered`, `removed` or `merged`
  std::optional<std::int64_t> merged_into{};

  friend bool operator==(const EntrantRow&, const EntrantRow&) = default;
};

/// A pupil in a contest, with the stored paper.
struct AttemptRow {
  std::int64_t id = 0;  ///< random, positive
  std::int64_t entrant = 0;
  std::string contest{};
  std::string level{};
  std::string language{};
  std::string paper{};          ///< contest::to_text(Paper)
  std::string state = "ready";  ///< `ready`, `handed_in`, `removed` or `excluded`
};

struct AnswerRow {
  std::int64_t attempt = 0;
  std::string question{};
  std::string answer{};  ///< the usual text, with the names of the paper; empty while incomplete
};

struct MarkRow {
  std::int64_t attempt = 0;
  std::string level{};
  std::int64_t points = 0;
  std::int64_t most = 0;
  std::string vector{};  ///< in the order of the paper of its level, OnPaper::place
  std::int64_t rank = 0;
  std::int64_t share_below = 0;

  friend bool operator==(const MarkRow&, const MarkRow&) = default;
};

/// An act of a person on a contest.
struct ActRow {
  std::int64_t at = 0;  ///< seconds since 1970
  std::string what{};
  std::string subject{};
  std::string detail{};  ///< never a name or a code
  std::string who{};     ///< role and random number; empty for a command
  std::int64_t id = 0;   ///< grows
};

/// An entrant, the attempt in a contest, and its answers.
struct WholeAttempt {
  AttemptRow attempt;
  std::string group{};
  std::int64_t seat = 0;
  std::vector<AnswerRow> answers{};
};

/// Names data to forget: a season, a group of it, or one entrant.
struct Forgotten {
  std::string season{};
  std::optional<std::string> group{};
  std::optional<std::int64_t> entrant{};
};
/// The outcome of forgetting.
struct Forgetting {
  std::vector<std::int64_t> entrants{};  ///< whose rows were deleted
  std::vector<std::int64_t> teachers{};  ///< the same, if a whole season is forgotten
  std::int64_t attempts = 0;
  std::int64_t answers = 0;
  std::int64_t entrants_left = 0;  ///< in the store
};

/// A store of contests. Every call is atomic, survives the end of the process and a power failure,
/// and waits for other writers for up to the patience of the store. Others may read meanwhile. A
/// failed call changes nothing.
class ContestStore {
 public:
  ContestStore() = default;
  virtual ~ContestStore() = default;
  ContestStore(const ContestStore&) = delete;
  ContestStore& operator=(const ContestStore&) = delete;

  /// Adds a contest, and its season if that is new. Refuses an id that exists, and a class that the
  /// season has already.
  virtual Result<void> add_contest(const ContestData& contest) = 0;
  virtual Result<std::vector<ContestRow>> contests() = 0;
  /// Returns the row of a contest, if there is one.
  virtual Result<std::optional<ContestRow>> contest_row(const std::string& id) = 0;
  /// Returns a contest; refuses an unknown one.
  virtual Result<ContestData> contest(const std::string& id) = 0;
  /// Returns the classes of all questions of a season.
  virtual Result<std::set<std::string>> classes_of(const std::string& season) = 0;
  virtual Result<void> set_state(const std::string& contest, const std::string& state,
                                 const ActRow& act) = 0;
  /// Sets the local times between which a contest may be started.
  virtual Result<void> set_window(const std::string& contest, const std::string& opens,
                                  const std::string& closes, const ActRow& act) = 0;
  /// Voids a question: `no`, `all` or `none`.
  virtual Result<void> set_voided(const std::string& contest, const std::string& question,
                                  const std::string& voided, const ActRow& act) = 0;

  /// Adds a school and a group if they are new, and entrants to the group. A new group gets a
  /// random handle. Refuses more entrants than the quota of its teacher. A group that exists keeps
  /// its teacher.
  virtual Result<void> enrol(const SchoolRow& school, const GroupRow& group,
                             std::span<const EntrantRow> entrants) = 0;
  /// Returns id, school and season of the groups; day.hpp has the rest.
  virtual Result<std::vector<GroupRow>> groups(const std::string& season) = 0;
  /// Returns the entrants of a group, or of the whole season, by group and seat.
  virtual Result<std::vector<EntrantRow>> entrants(const std::string& season,
                                                   const std::optional<std::string>& group) = 0;
  virtual Result<EntrantRow> entrant(std::int64_t id) = 0;
  /// Changes group, seat, level and state of an entrant. The group must exist.
  virtual Result<void> change_entrant(const EntrantRow& entrant, const ActRow& act) = 0;
  /// Merges an entrant into another one of the season, who gets the attempts. Refuses it if both
  /// wrote the same contest.
  virtual Result<void> merge(std::int64_t from, std::int64_t into, const ActRow& act) = 0;

  /// Adds attempts; one whose entrant has an attempt in the contest already is refused.
  virtual Result<void> add_attempts(std::span<const AttemptRow> attempts) = 0;
  /// Returns the attempts of a group with their answers, or of all, by entrant. Visits them one by
  /// one, so that memory stays small.
  virtual Result<void> each_attempt(
      const std::string& contest, const std::optional<std::string>& group,
      const std::function<Result<void>(const WholeAttempt&)>& visit) = 0;
  virtual Result<std::optional<WholeAttempt>> attempt(const std::string& contest,
                                                      std::int64_t entrant) = 0;
  virtual Result<void> set_attempt_state(std::int64_t attempt, const std::string& state,
                                         const ActRow& act) = 0;
  /// Sets answers; an empty one is a blank. The attempts count as handed in.
  virtual Result<void> put_answers(std::span<const AnswerRow> answers) = 0;

  /// Adds a revision of all marks of a contest, and returns its number. If the marks are those of
  /// the latest revision, nothing changes and its number is returned.
  virtual Result<std::int64_t> add_marks(const std::string& contest, std::span<const MarkRow> marks,
                                         const ActRow& act) = 0;
  /// Returns the marks of the latest revision, by attempt.
  virtual Result<std::vector<MarkRow>> marks(const std::string& contest) = 0;
  virtual Result<void> add_act(const ActRow& act) = 0;
  virtual Result<std::vector<ActRow>> acts() = 0;

  /// Deletes entrants with their attempts, answers and marks so that no byte of them stays in the
  /// file. Ranks of others stay as they are.
  virtual Result<Forgetting> forget(const Forgotten& what) = 0;
  /// Deletes the trail of a season up to a time, in seconds since 1970: the acts on its entrants,
  /// groups and teachers, and changes of answers that were replaced or came late. No byte of them
  /// stays in the file. Acts on contests stay. Returns how many rows were deleted. Cost: reads the
  /// acts, and rewrites the file if there was a row.
  virtual Result<std::int64_t> forget_trail(const std::string& season, std::int64_t until) = 0;
  /// Reads the whole file. Returns the faults, one per line; empty if none.
  virtual Result<std::string> damage() = 0;
};

/// Opens a store in an SQLite file, as Bank::open does.
Result<std::unique_ptr<ContestStore>> open_contests(
    const std::string& name, OpenMode mode,
    std::chrono::milliseconds patience = std::chrono::seconds(10));

}  // namespace reckon::store
