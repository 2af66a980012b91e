// SPDX-License-Identifier: MIT
// The file of persons: the names of entrants and their codes, who has entered, and where its
// backups are.
//
// Only its owner may read the file. Deleted data is overwritten.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "reckon/store/open_mode.hpp"
#include "reckon/text/result.hpp"

namespace reckon::store {

/// The code of an entrant, without dashes.
struct AccessRow {
  std::string code;
  std::int64_t entrant = 0;
};
struct PersonRow {
  std::int64_t entrant = 0;
  std::string name;
};

/// A backup of the file, by its absolute name, and when it was made, in seconds since 1970.
struct BackupRow {
  std::string file;
  std::int64_t made_at = 0;

  friend bool operator==(const BackupRow&, const BackupRow&) = default;
};

/// The code of a teacher, of the invigilators of a group, or of the organisers; without dashes.
struct StaffCodeRow {
  std::string code{};
  std::int64_t subject = 0;  ///< the teacher, the handle of the group, or kOrganiser
  std::string role{};        ///< `teacher`, `invigilator` or `organiser`
  std::int64_t until = 0;    ///< in milliseconds since 1970; 0 for no end
};
/// The subject of the code and the sessions of organisers.
inline constexpr std::int64_t kOrganiser = 1;

struct TeacherName {
  std::int64_t id = 0;
  std::string name{};
  std::string contact{};
};

/// The right of a person to act until the session ends.
struct SessionRow {
  std::string token;         ///< its hash, never the token itself
  std::int64_t subject = 0;  ///< the entrant, or that of a StaffCodeRow
  std::string role = "entrant";
  std::string device{};
  std::int64_t until = 0;  ///< in milliseconds since 1970
};

/// A store of persons. Calls are as those of ContestStore.
class PersonStore {
 public:
  PersonStore() = default;
  virtual ~PersonStore() = default;
  PersonStore(const PersonStore&) = delete;
  PersonStore& operator=(const PersonStore&) = delete;

  /// Adds codes; refuses one that exists.
  virtual Result<void> add_codes(std::span<const AccessRow> codes) = 0;
  virtual Result<std::optional<std::int64_t>> entrant_of(const std::string& code) = 0;
  /// Returns the codes by entrant.
  virtual Result<std::map<std::int64_t, std::string>> codes() = 0;
  /// Sets names as they are; an empty one is deleted.
  virtual Result<void> set_names(std::span<const PersonRow> names) = 0;
  virtual Result<std::map<std::int64_t, std::string>> names() = 0;
  /// Returns the name of an entrant; empty if there is none.
  virtual Result<std::string> name_of(std::int64_t entrant) = 0;
  /// Adds sessions, and deletes those that have ended.
  virtual Result<void> add_sessions(std::span<const SessionRow> sessions, std::int64_t now) = 0;
  /// Returns the session with this hash, even if it has ended.
  virtual Result<std::optional<SessionRow>> session(const std::string& token) = 0;
  /// Ends the sessions of a subject. Returns how many there were.
  virtual Result<std::int64_t> end_sessions(const std::string& role, std::int64_t subject) = 0;
  /// Ends the session with this hash. Returns whether it was there.
  virtual Result<bool> end_session(const std::string& token) = 0;
  /// Returns how many devices of an entrant have entered.
  virtual Result<std::int64_t> devices_of(std::int64_t entrant, std::int64_t now) = 0;
  /// Returns how many devices have entered, by entrant; those without any are left out.
  virtual Result<std::map<std::int64_t, std::int64_t>> devices(std::int64_t now) = 0;

  /// Gives a subject a code. Its former code and sessions end.
  virtual Result<void> put_staff_code(const StaffCodeRow& row) = 0;
  /// Ends the code and the sessions of a subject.
  virtual Result<void> end_staff_code(const std::string& role, std::int64_t subject) = 0;
  /// Returns whose code this is, even if it has ended.
  virtual Result<std::optional<StaffCodeRow>> staff_code(const std::string& code) = 0;
  virtual Result<std::optional<StaffCodeRow>> staff_code_of(const std::string& role,
                                                            std::int64_t subject) = 0;
  virtual Result<void> set_teacher(const TeacherName& teacher) = 0;
  /// Returns the teachers by id.
  virtual Result<std::map<std::int64_t, TeacherName>> teachers() = 0;

  /// Lets all codes of an entrant be those of another, who takes the name if there is none.
  virtual Result<void> merge(std::int64_t from, std::int64_t into) = 0;
  /// Deletes names and codes so that no byte of them stays in the file. Returns how many names.
  virtual Result<std::int64_t> forget(std::span<const std::int64_t> entrants) = 0;

  /// Deletes the names, codes and sessions of teachers in the same way.
  virtual Result<void> forget_teachers(std::span<const std::int64_t> teachers) = 0;

  /// Takes note of a backup.
  virtual Result<void> add_backup(const BackupRow& backup) = 0;
  /// Returns the backups that were noted, by time.
  virtual Result<std::vector<BackupRow>> backups() = 0;
  /// Drops the note of a backup that is gone.
  virtual Result<void> drop_backup(const std::string& file) = 0;
};

/// Opens a file of persons, and makes one with mode 0600 if that is asked for.
Result<std::unique_ptr<PersonStore>> open_persons(
    const std::string& name, OpenMode mode,
    std::chrono::milliseconds patience = std::chrono::seconds(10));

}  // namespace reckon::store
