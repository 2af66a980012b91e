// SPDX-License-Identifier: MIT
// The day of a contest in the store of contests: teachers, groups, who is where, and what teachers
// do for their pupils. It has no names and no codes.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "reckon/store/contest.hpp"
#include "reckon/store/writing.hpp"
#include "reckon/text/result.hpp"

namespace reckon::store {

/// A teacher of a season, who may have that many entrants. The file of persons has the name.
struct TeacherRow {
  std::int64_t id = 0;  ///< random, positive
  std::string season{};
  std::string school{};
  std::int64_t quota = 0;

  friend bool operator==(const TeacherRow&, const TeacherRow&) = default;
};

/// A word of the organiser to all pages. Times are in milliseconds since 1970.
struct NoticeRow {
  std::int64_t id = 0;
  std::int64_t at = 0;
  std::int64_t until = 0;  ///< 0 for no end
  std::string text{};      ///< in all languages, as JSON
};

/// The state of an entrant in a contest. Times are in milliseconds since 1970, 0 for none.
struct ProgressRow {
  EntrantRow entrant{};
  std::int64_t extra_percent = 0;
  std::int64_t extra_s = 0;  ///< of the entrant, beside the share
  std::int64_t attempt = 0;  ///< 0 if there is none
  std::string state{};       ///< of the attempt
  std::int64_t started = 0;
  std::int64_t ends = 0;
  std::int64_t attempt_extra_s = 0;
  std::string how{};
  std::string device{};
  bool flagged = false;
  std::int64_t questions = 0;
  std::int64_t answered = 0;
  std::int64_t late = 0;  ///< answers that came after the end, and wait to be accepted
};

/// The place and state of an entrant in a contest, without answers.
struct LiveRow {
  std::int64_t entrant = 0;
  std::string school{};
  std::int64_t group = 0;  ///< its handle
  std::string state{};     ///< of the attempt; empty if there is none
};

/// The outcome of taking over a rescue text.
struct Rescued {
  std::int64_t taken = 0;
  std::int64_t known = 0;  ///< answers that were there already
  std::int64_t older = 0;  ///< a newer answer is there
};

/// Calls are as those of ContestStore; each that changes something records the act.
class DayStore {
 public:
  DayStore() = default;
  virtual ~DayStore() = default;
  DayStore(const DayStore&) = delete;
  DayStore& operator=(const DayStore&) = delete;

  virtual Result<std::vector<TeacherRow>> teachers() = 0;
  virtual Result<std::optional<TeacherRow>> teacher(std::int64_t id) = 0;
  /// Adds a teacher and the school, or changes the quota of a teacher who exists.
  virtual Result<void> put_teacher(const TeacherRow& teacher, const SchoolRow& school,
                                   const ActRow& act) = 0;
  /// Returns how many entrants a teacher has.
  virtual Result<std::int64_t> taught(std::int64_t teacher) = 0;
  virtual Result<std::optional<SchoolRow>> school(const std::string& id) = 0;

  /// Returns all groups, or those of a teacher, by season and id.
  virtual Result<std::vector<GroupRow>> all_groups(const std::optional<std::int64_t>& teacher) = 0;
  /// Returns the group with this handle.
  virtual Result<std::optional<GroupRow>> group(std::int64_t handle) = 0;
  /// Returns the group of an entrant.
  virtual Result<std::optional<GroupRow>> group_of(const EntrantRow& entrant) = 0;

  /// Returns the entrants of a group with their attempts in a contest, by seat, without those that
  /// were merged. With an empty id there are no attempts.
  virtual Result<std::vector<ProgressRow>> progress(const GroupRow& group,
                                                    const std::string& contest) = 0;
  /// Returns the entrants who may write a contest, with the states of their attempts, by school and
  /// group. Cost: reads each entrant of the season once.
  virtual Result<std::vector<LiveRow>> live(const ContestRow& contest) = 0;
  /// Lets an attempt that was handed in go on, until `ends` or its own end, whichever is later.
  virtual Result<void> reopen(std::int64_t attempt, std::int64_t ends, const ActRow& act) = 0;
  /// Lets the next device that enters write an attempt.
  virtual Result<void> free_device(std::int64_t attempt, const ActRow& act) = 0;
  /// Returns an attempt, without its paper.
  virtual Result<std::optional<AttemptRow>> attempt(std::int64_t id) = 0;
  /// Takes the late answers of an attempt, where they are newer. Returns how many were taken.
  virtual Result<std::int64_t> accept_late(std::int64_t attempt, const ActRow& act) = 0;
  /// Takes answers that a device had kept, where they are newer than those that are held. Those of
  /// questions that the attempt lacks are left out.
  virtual Result<Rescued> take_rescue(std::int64_t attempt, std::span<const WrittenChange> answers,
                                      std::int64_t now, const ActRow& act) = 0;
  /// Removes an attempt, and lets its entrant start again. The attempt is kept with an entrant of
  /// its own, who is merged into the former one.
  virtual Result<void> remove_attempt(std::int64_t attempt, const ActRow& act) = 0;

  virtual Result<std::vector<NoticeRow>> notices() = 0;
  /// Adds a notice, and returns its number.
  virtual Result<std::int64_t> add_notice(const NoticeRow& notice, const ActRow& act) = 0;
  /// Deletes a notice. Returns whether it was there.
  virtual Result<bool> drop_notice(std::int64_t id, const ActRow& act) = 0;
  /// Returns the latest acts before one with this number, latest first.
  virtual Result<std::vector<ActRow>> acts_before(std::int64_t id, std::int64_t most) = 0;
  /// Deletes a rehearsal with its attempts. Returns how many there were.
  virtual Result<std::int64_t> drop_rehearsal(const std::string& contest, const ActRow& act) = 0;
};

/// Opens the store of contests for the day, as open_contests() does for changing.
Result<std::unique_ptr<DayStore>> open_day(
    const std::string& name, std::chrono::milliseconds patience = std::chrono::seconds(10));

}  // namespace reckon::store
