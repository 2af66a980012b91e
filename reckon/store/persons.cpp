// SPDX-License-Identifier: MIT
#include "reckon/store/persons.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <memory>
#include <system_error>
#include <tuple>
#include <utility>

#include "reckon/store/forgetting.hpp"
#include "reckon/store/formats.hpp"
#include "reckon/store/joined.hpp"
#include "reckon/store/statement.hpp"

namespace reckon::store {

namespace {

using SQLite::Statement;

// Version 1.
constexpr std::string_view kNamesAndCodes = R"(
  CREATE TABLE person (
    entrant INTEGER PRIMARY KEY,
    name TEXT NOT NULL
  ) STRICT;
  CREATE TABLE access (
    code TEXT PRIMARY KEY,
    entrant INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX access_of_entrant ON access (entrant);
)";
// Version 2 has backups and sessions too. `token` is a hash, and `until` is in milliseconds since
// 1970.
constexpr std::string_view kBackupsAndSessions = R"(
  CREATE TABLE backup (
    file TEXT PRIMARY KEY,
    made_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE session (
    token TEXT PRIMARY KEY,
    subject INTEGER NOT NULL,
    role TEXT NOT NULL,
    device TEXT NOT NULL,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX session_of_subject ON session (subject);
)";
// Version 3 has the names of teachers, and the codes of teachers, invigilators and organisers.
constexpr std::string_view kStaff = R"(
  CREATE TABLE teacher (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    contact TEXT NOT NULL
  ) STRICT;
  CREATE TABLE staff_code (
    code TEXT PRIMARY KEY,
    subject INTEGER NOT NULL,
    role TEXT NOT NULL,
    until INTEGER NOT NULL
  ) STRICT;
)";
// Each version keeps the tables of the one before.
constexpr std::array kFormerPersons = {
    FormerVersion{.schema = kJoined<kNamesAndCodes>.data(),
                  .made = kJoined<kBackupsAndSessions>.data()},
    FormerVersion{.schema = kJoined<kNamesAndCodes, kBackupsAndSessions>.data(),
                  .made = kJoined<kStaff>.data()}};

constexpr Format kPersonFormat = {
    .application = 0x72656370,  // "recp"
    .schema = kJoined<kNamesAndCodes, kBackupsAndSessions, kStaff>.data(),
    .former = kFormerPersons,
    .name = "file of persons",
    .option = "--persons",
    .made_by = "reckon contest enrol",
    .mend = "take the latest backup of it"};

constexpr mode_t kOwnerOnly = S_IRUSR | S_IWUSR;

class SqlitePersons : public PersonStore {
 public:
  SqlitePersons(DataFile file, SQLite::Database database)
      : file_(std::move(file), std::move(database)) {}

  Result<void> add_codes(std::span<const AccessRow> codes) override {
    return file_.change([&]() -> Result<void> {
      Statement insert(file_.database(),
                       "INSERT INTO access (code, entrant) VALUES (?, ?) ON CONFLICT DO NOTHING");
      for (const auto& [code, entrant] : codes) {
        if (execute(insert, code, entrant) != 1) {
          return failure(ErrorCode::unsuitable, "a code was drawn that exists: try again");
        }
      }
      return {};
    });
  }

  Result<std::optional<std::int64_t>> entrant_of(const std::string& code) override {
    return file_.read([&]() -> Result<std::optional<std::int64_t>> {
      Statement row(file_.database(), "SELECT entrant FROM access WHERE code = ?");
      bind_all(row, code);
      if (!row.executeStep()) return std::nullopt;
      return row.getColumn(0).getInt64();
    });
  }

  Result<std::map<std::int64_t, std::string>> codes() override {
    // A merged entrant has several; the first one counts.
    return pairs("SELECT entrant, code FROM access ORDER BY entrant, rowid DESC");
  }

  Result<void> set_names(std::span<const PersonRow> names) override {
    return file_.change([&]() -> Result<void> {
      Statement set(file_.database(),
                    "INSERT INTO person (entrant, name) VALUES (?, ?) "
                    "ON CONFLICT (entrant) DO UPDATE SET name = excluded.name");
      Statement remove(file_.database(), "DELETE FROM person WHERE entrant = ?");
      for (const auto& [entrant, name] : names) {
        if (name.empty()) {
          execute(remove, entrant);
        } else {
          execute(set, entrant, name);
        }
      }
      return {};
    });
  }

  Result<std::map<std::int64_t, std::string>> names() override {
    return pairs("SELECT entrant, name FROM person");
  }

  Result<std::string> name_of(std::int64_t entrant) override {
    return file_.read([&]() -> Result<std::string> {
      Statement row(file_.database(), "SELECT name FROM person WHERE entrant = ?");
      bind_all(row, entrant);
      return row.executeStep() ? row.getColumn(0).getString() : std::string();
    });
  }

  Result<void> add_sessions(std::span<const SessionRow> sessions, std::int64_t now) override {
    return file_.change([&]() -> Result<void> {
      file_.run("DELETE FROM session WHERE until <= ?", now);
      Statement insert(file_.database(),
                       "INSERT INTO session (token, subject, role, device, until) "
                       "VALUES (?, ?, ?, ?, ?)");
      for (const SessionRow& one : sessions) {
        execute(insert, one.token, one.subject, one.role, one.device, one.until);
      }
      return {};
    });
  }

  Result<std::optional<SessionRow>> session(const std::string& token) override {
    return file_.read([&]() -> Result<std::optional<SessionRow>> {
      Statement row(file_.database(),
                    "SELECT subject, role, device, until FROM session WHERE token = ?");
      bind_all(row, token);
      if (!row.executeStep()) return std::nullopt;
      return SessionRow{.token = token,
                        .subject = row.getColumn(0).getInt64(),
                        .role = row.getColumn(1).getString(),
                        .device = row.getColumn(2).getString(),
                        .until = row.getColumn(3).getInt64()};
    });
  }

  Result<std::int64_t> end_sessions(const std::string& role, std::int64_t subject) override {
    return file_.change([&]() -> Result<std::int64_t> {
      return file_.run("DELETE FROM session WHERE role = ? AND subject = ?", role, subject);
    });
  }

  Result<bool> end_session(const std::string& token) override {
    return file_.change([&]() -> Result<bool> {
      return file_.run("DELETE FROM session WHERE token = ?", token) == 1;
    });
  }

  Result<std::int64_t> devices_of(std::int64_t entrant, std::int64_t now) override {
    return file_.read([&]() -> Result<std::int64_t> {
      Statement row(file_.database(),
                    "SELECT count(DISTINCT device) FROM session "
                    "WHERE subject = ? AND role = 'entrant' AND until > ?");
      bind_all(row, entrant, now);
      return row.executeStep() ? row.getColumn(0).getInt64() : 0;
    });
  }

  Result<std::map<std::int64_t, std::int64_t>> devices(std::int64_t now) override {
    return file_.read([&]() -> Result<std::map<std::int64_t, std::int64_t>> {
      Statement rows(file_.database(),
                     "SELECT subject, count(DISTINCT device) FROM session "
                     "WHERE role = 'entrant' AND until > ? GROUP BY subject");
      bind_all(rows, now);
      std::map<std::int64_t, std::int64_t> all;
      while (rows.executeStep()) {
        all.emplace(rows.getColumn(0).getInt64(), rows.getColumn(1).getInt64());
      }
      return all;
    });
  }

  Result<void> put_staff_code(const StaffCodeRow& row) override {
    return file_.change([&]() -> Result<void> {
      drop_staff(row.role, row.subject);
      file_.run("INSERT INTO staff_code (code, subject, role, until) VALUES (?, ?, ?, ?)", row.code,
                row.subject, row.role, row.until);
      return {};
    });
  }

  Result<void> end_staff_code(const std::string& role, std::int64_t subject) override {
    return file_.change([&]() -> Result<void> {
      drop_staff(role, subject);
      return {};
    });
  }

  Result<std::optional<StaffCodeRow>> staff_code(const std::string& code) override {
    return one_code("WHERE code = ?", code);
  }

  Result<std::optional<StaffCodeRow>> staff_code_of(const std::string& role,
                                                    std::int64_t subject) override {
    return one_code("WHERE role = ? AND subject = ?", role, subject);
  }

  Result<void> set_teacher(const TeacherName& teacher) override {
    return file_.change([&]() -> Result<void> {
      file_.run(
          "INSERT INTO teacher (id, name, contact) VALUES (?, ?, ?) ON CONFLICT (id) "
          "DO UPDATE SET name = excluded.name, contact = excluded.contact",
          teacher.id, teacher.name, teacher.contact);
      return {};
    });
  }

  Result<std::map<std::int64_t, TeacherName>> teachers() override {
    return file_.read([&]() -> Result<std::map<std::int64_t, TeacherName>> {
      Statement rows(file_.database(), "SELECT id, name, contact FROM teacher");
      std::map<std::int64_t, TeacherName> all;
      while (rows.executeStep()) {
        const std::int64_t id = rows.getColumn(0).getInt64();
        all.emplace(id, TeacherName{.id = id,
                                    .name = rows.getColumn(1).getString(),
                                    .contact = rows.getColumn(2).getString()});
      }
      return all;
    });
  }

  Result<void> merge(std::int64_t from, std::int64_t into) override {
    return file_.change([&]() -> Result<void> {
      file_.run("UPDATE access SET entrant = ?2 WHERE entrant = ?1", from, into);
      file_.run("UPDATE OR IGNORE person SET entrant = ?2 WHERE entrant = ?1", from, into);
      file_.run("DELETE FROM person WHERE entrant = ?", from);
      file_.run("UPDATE session SET subject = ?2 WHERE subject = ?1 AND role = 'entrant'", from,
                into);
      return {};
    });
  }

  Result<std::int64_t> forget(std::span<const std::int64_t> entrants) override {
    const auto forgotten = file_.change([&]() -> Result<std::int64_t> {
      Statement person(file_.database(), "DELETE FROM person WHERE entrant = ?");
      Statement access(file_.database(), "DELETE FROM access WHERE entrant = ?");
      Statement session(file_.database(),
                        "DELETE FROM session WHERE subject = ? AND role = 'entrant'");
      std::int64_t names = 0;
      for (const std::int64_t entrant : entrants) {
        names += execute(person, entrant);
        execute(access, entrant);
        execute(session, entrant);
      }
      return names;
    });
    if (!forgotten) return forgotten;
    const auto rewritten = file_.read([&]() -> Result<void> {
      rewrite(file_.database());
      return {};
    });
    if (!rewritten) return std::unexpected(rewritten.error());
    return forgotten;
  }

  Result<void> forget_teachers(std::span<const std::int64_t> teachers) override {
    if (teachers.empty()) return {};
    const auto forgotten = file_.change([&]() -> Result<void> {
      for (const std::int64_t teacher : teachers) {
        file_.run("DELETE FROM teacher WHERE id = ?", teacher);
        drop_staff("teacher", teacher);
      }
      return {};
    });
    if (!forgotten) return forgotten;
    return file_.read([&]() -> Result<void> {
      rewrite(file_.database());
      return {};
    });
  }

  Result<void> add_backup(const BackupRow& backup) override {
    return file_.change([&]() -> Result<void> {
      file_.run(
          "INSERT INTO backup (file, made_at) VALUES (?, ?) "
          "ON CONFLICT (file) DO UPDATE SET made_at = excluded.made_at",
          backup.file, backup.made_at);
      return {};
    });
  }

  Result<std::vector<BackupRow>> backups() override {
    return file_.read([&]() -> Result<std::vector<BackupRow>> {
      std::vector<BackupRow> backups;
      // A file that is only read may have the first version.
      const bool has_backups =
          file_.database()
              .execAndGet("SELECT count(*) FROM sqlite_schema WHERE name = 'backup'")
              .getInt() > 0;
      if (!has_backups) return backups;
      Statement rows(file_.database(), "SELECT file, made_at FROM backup ORDER BY made_at, file");
      while (rows.executeStep()) {
        backups.push_back(
            {.file = rows.getColumn(0).getString(), .made_at = rows.getColumn(1).getInt64()});
      }
      return backups;
    });
  }

  Result<void> drop_backup(const std::string& file) override {
    return file_.change([&]() -> Result<void> {
      file_.run("DELETE FROM backup WHERE file = ?", file);
      return {};
    });
  }

 private:
  void drop_staff(const std::string& role, std::int64_t subject) {
    file_.run("DELETE FROM staff_code WHERE role = ? AND subject = ?", role, subject);
    file_.run("DELETE FROM session WHERE role = ? AND subject = ?", role, subject);
  }

  template <typename... Values>
  Result<std::optional<StaffCodeRow>> one_code(const char* where, const Values&... values) {
    return file_.read([&]() -> Result<std::optional<StaffCodeRow>> {
      Statement row(file_.database(),
                    std::string("SELECT code, subject, role, until FROM staff_code ") + where);
      bind_all(row, values...);
      if (!row.executeStep()) return std::nullopt;
      return StaffCodeRow{.code = row.getColumn(0).getString(),
                          .subject = row.getColumn(1).getInt64(),
                          .role = row.getColumn(2).getString(),
                          .until = row.getColumn(3).getInt64()};
    });
  }

  Result<std::map<std::int64_t, std::string>> pairs(const char* text) {
    return file_.read([&]() -> Result<std::map<std::int64_t, std::string>> {
      Statement rows(file_.database(), text);
      std::map<std::int64_t, std::string> all;
      while (rows.executeStep()) {
        all[rows.getColumn(0).getInt64()] = rows.getColumn(1).getString();
      }
      return all;
    });
  }

  OpenFile file_;
};

}  // namespace

const Format& person_format() { return kPersonFormat; }

Result<std::unique_ptr<PersonStore>> open_persons(const std::string& name, OpenMode mode,
                                                  std::chrono::milliseconds patience) {
  const DataFile file{.name = name, .format = kPersonFormat};
  // SQLite would create a file that others could read for a moment.
  if (mode == OpenMode::fill) {
    const int made = ::open(name.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, kOwnerOnly);
    if (made >= 0) close(made);
  }
  auto database = open_database(file, mode, patience);
  if (!database) return std::unexpected(database.error());
  return guarded(file, &*database, [&]() -> Result<std::unique_ptr<PersonStore>> {
    if (mode != OpenMode::read) {
      std::error_code unused;  // the file is open, so its path resolves
      const std::string real = std::filesystem::canonical(name, unused).string();
      // chmod fails only for a user who does not own the file; then its owner chose the mode.
      for (const char* beside : {"", "-wal", "-shm"}) {
        std::ignore = chmod((real + beside).c_str(), kOwnerOnly);
      }
    }
    database->exec("PRAGMA synchronous = FULL");
    database->exec("PRAGMA secure_delete = ON");
    return std::make_unique<SqlitePersons>(file, *std::move(database));
  });
}

}  // namespace reckon::store
