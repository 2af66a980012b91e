// SPDX-License-Identifier: MIT
#include "reckon/store/database.hpp"

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <thread>
#include <tuple>
#include <utility>
#include <vector>

#include "reckon/text/quote.hpp"

namespace reckon::store {

namespace {

namespace fs = std::filesystem;
using std::chrono::milliseconds;

std::unexpected<Error> something_else(const DataFile& file) {
  return failure(printable_name(file.name) + ": is not a " + file.format.name +
                 ", but something else: name another file");
}

// Like faccessat() for the effective user, not the real one.
bool may(const fs::path& path, int access) {
  return faccessat(AT_FDCWD, path.c_str(), access, AT_EACCESS) == 0;
}

// The folder of the file. It ends with a dot, so that a path through a plain file is refused as
// such. Empty if the working directory has been removed.
fs::path folder_of(const std::string& file) {
  std::error_code unused;
  const fs::path absolute = fs::absolute(file, unused);
  return absolute.empty() ? absolute : absolute.parent_path() / ".";
}

// Checks the file without SQLite, whose errors hardly distinguish these cases.
Result<void> look_at(const DataFile& data, OpenMode mode) {
  const auto& [file, format] = data;
  if (file.empty()) {
    return failure(std::string(format.option) + " has no name: give the name of a file");
  }
  std::error_code problem;
  // SQLite refuses longer ones without a reason.
  constexpr std::size_t kLongestPath = 504;
  if (fs::absolute(file, problem).native().size() > kLongestPath)
    return refused(file, ENAMETOOLONG);
  const fs::file_status status = fs::status(file, problem);
  if (status.type() == fs::file_type::not_found) {
    if (mode != OpenMode::fill) {
      return failure(printable_name(file) + ": there is no " + format.name + ": make one with " +
                     format.made_by);
    }
    if (!may(folder_of(file), W_OK | X_OK)) return refused(file, errno);
    return {};
  }
  if (problem) return refused(file, problem.value());
  if (fs::is_directory(status))
    return failure(printable_name(file) + ": is a folder: give the name of a file");
  if (!fs::is_regular_file(status))
    return failure(printable_name(file) + ": is not a plain file: name another");
  if (!may(file, R_OK)) return refused(file, errno);
  // SQLite would treat a file shorter than the smallest page as empty, and overwrite it.
  constexpr std::uintmax_t kLeastPage = 512;
  const std::uintmax_t size = fs::file_size(file, problem);
  if (problem) return refused(file, problem.value());
  if (size > 0 && size < kLeastPage) return something_else(data);
  if (mode == OpenMode::read) return {};
  // SQLite writes its log next to the file.
  if (!may(file, W_OK) || !may(folder_of(file), W_OK | X_OK)) return refused(file, errno);
  return {};
}

// Whether the file is read-only and has no log: then it is read without locks.
bool is_frozen(const std::string& file) {
  std::error_code unused;
  return (!may(file, W_OK) || !may(folder_of(file), W_OK)) && !fs::exists(file + "-wal", unused);
}

std::string uri_of(const std::string& file) {
  std::string uri = "file:";
  for (const char c : file) {
    switch (c) {
      case '%': uri += "%25"; break;
      case '?': uri += "%3f"; break;
      case '#': uri += "%23"; break;
      default: uri += c;
    }
  }
  return uri + "?immutable=1";
}

SQLite::Database connect(const std::string& name, OpenMode mode, milliseconds patience) {
  // SQLite keeps its log next to the target of a link.
  std::error_code problem;
  const fs::path real = fs::weakly_canonical(name, problem);
  const std::string file = fs::absolute(problem ? fs::path(name) : real).string();
  const auto wait = static_cast<int>(patience.count());
  if (mode == OpenMode::read && is_frozen(file)) {
    return {uri_of(file), SQLite::OPEN_READONLY | SQLite::OPEN_URI, wait};
  }
  const int create = mode == OpenMode::fill ? SQLite::OPEN_CREATE : 0;
  // Absolute names have no special meaning to SQLite, unlike :memory:.
  return {file, SQLite::OPEN_READWRITE | create, wait};
}

int number(SQLite::Database& database, const char* query) {
  return database.execAndGet(query).getInt();
}

enum class Content : std::uint8_t { nothing, ours, older, newer, something_else };

Content content_of(SQLite::Database& database, const Format& format) {
  const int application = number(database, "PRAGMA application_id");
  const int version = number(database, "PRAGMA user_version");
  if (application == format.application) {
    if (version >= 1 && version < format.version()) return Content::older;
    return version == format.version() ? Content::ours : Content::newer;
  }
  const bool empty = application == 0 && version == 0 &&
                     number(database, "SELECT count(*) FROM sqlite_schema") == 0;
  return empty ? Content::nothing : Content::something_else;
}

// Files may come from strangers: nothing in them is executed, and the cost is limited by their
// size.
void distrust(SQLite::Database& database) {
  constexpr int kLongestText = 1 << 20;
  sqlite3* const handle = database.getHandle();
  sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  for (const int means : {SQLITE_DBCONFIG_ENABLE_TRIGGER, SQLITE_DBCONFIG_ENABLE_VIEW,
                          SQLITE_DBCONFIG_TRUSTED_SCHEMA}) {
    sqlite3_db_config(handle, means, 0, nullptr);
  }
  sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, kLongestText);
  database.exec("PRAGMA cell_size_check = ON");
  database.exec("PRAGMA mmap_size = 0");
}

// The statement without insignificant blanks, provided that no name or string contains blanks.
std::string without_blanks(std::string_view statement) {
  constexpr std::string_view kBlanks = " \t\r\n";
  constexpr std::string_view kStandAlone = "(),=<>";
  std::string result;
  bool blank = false;
  for (const char c : statement) {
    if (kBlanks.contains(c)) {
      blank = true;
      continue;
    }
    const bool needed = blank && !result.empty() && !kStandAlone.contains(c) &&
                        !kStandAlone.contains(result.back());
    if (needed) result += ' ';
    blank = false;
    result += c;
  }
  return result;
}

// The parts of a file: type, name, table and statement of each, in order; no more than `most`.
std::vector<std::array<std::string, 4>> parts_of(SQLite::Database& database, int most) {
  SQLite::Statement rows(database,
                         "SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema "
                         "ORDER BY type, name LIMIT ?");
  rows.bind(1, most);
  std::vector<std::array<std::string, 4>> parts;
  while (rows.executeStep()) {
    auto& part = parts.emplace_back();
    for (int i = 0; i < 4; ++i)
      part.at(static_cast<std::size_t>(i)) = rows.getColumn(i).getString();
    part.back() = without_blanks(part.back());
  }
  return parts;
}

// Whether a file has exactly the parts that these statements create.
bool consists_of(SQLite::Database& database, const char* schema) {
  constexpr int kMost = 100;
  SQLite::Database model(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  model.exec(schema);
  return parts_of(database, kMost) == parts_of(model, kMost);
}

int version_of(SQLite::Database& database) { return number(database, "PRAGMA user_version"); }

void write_version(SQLite::Database& database, int version) {
  database.exec("PRAGMA user_version = " + std::to_string(version));
}

void write_schema(SQLite::Database& database, const Format& format) {
  database.exec(format.schema);
  database.exec("PRAGMA application_id = " + std::to_string(format.application));
  write_version(database, format.version());
}

// Upgrades a file version by version, unless another process has just done so.
void upgrade(SQLite::Database& database, const Format& format) {
  Change change(database);
  while (content_of(database, format) == Content::older) {
    const int version = version_of(database);
    const FormerVersion& former = format.former[static_cast<std::size_t>(version) - 1];
    database.exec(former.set_aside);
    database.exec(former.made != nullptr ? former.made : format.schema_of(version + 1));
    database.exec(former.take_over);
    write_version(database, version + 1);
  }
  change.commit();
}

// Initializes an empty file with the format, unless another process has just done so.
void make(SQLite::Database& database, const Format& format, milliseconds patience) {
  // Readers and one writer do not block each other. SQLite does not wait for the lock of this
  // change.
  constexpr milliseconds kBetweenTries(5);
  const auto end = std::chrono::steady_clock::now() + patience;
  while (database.tryExec("PRAGMA journal_mode = WAL") == SQLITE_BUSY &&
         std::chrono::steady_clock::now() < end) {
    std::this_thread::sleep_for(kBetweenTries);
  }
  Change change(database);
  if (content_of(database, format) == Content::nothing) write_schema(database, format);
  change.commit();
}

}  // namespace

std::unexpected<Error> refused(const std::string& file, int error_number) {
  const bool by_user = error_number == ENOENT || error_number == ENOTDIR ||
                       error_number == EACCES || error_number == ENAMETOOLONG;
  return failure(by_user ? ErrorCode::unsuitable : ErrorCode::system,
                 printable_name(file) + ": " + std::strerror(error_number) +
                     ": choose a place that can be read and written");
}

std::unexpected<Error> held_by_another(const DataFile& file) {
  return failure(ErrorCode::system, printable_name(file.name) +
                                        ": another process holds it: try again when that is done");
}

std::unexpected<Error> problem_of(const SQLite::Exception& exception, const DataFile& data,
                                  const SQLite::Database* database) {
  const auto& [file, format] = data;
  const int error_number = database == nullptr ? 0 : sqlite3_system_errno(database->getHandle());
  switch (exception.getErrorCode()) {
    case SQLITE_NOTADB: return something_else(data);
    case SQLITE_CORRUPT:
      return failure(ErrorCode::system, printable_name(file) + ": is damaged: " + format.mend);
    case SQLITE_TOOBIG:
      return failure(printable_name(file) +
                     ": has a text that is longer than any that reckon writes: name another file");
    case SQLITE_CANTOPEN: return refused(file, error_number == 0 ? ENOENT : error_number);
    case SQLITE_READONLY: return refused(file, EACCES);
    case SQLITE_FULL: return refused(file, ENOSPC);
    case SQLITE_BUSY: return held_by_another(data);
    default: break;
  }
  if (error_number != 0) return refused(file, error_number);
  return failure(ErrorCode::system, printable_name(file) + ": " + printable(exception.what()) +
                                        ": see whether the disk is full or damaged");
}

Result<SQLite::Database> open_database(const DataFile& data, OpenMode mode, milliseconds patience) {
  const auto& [file, format] = data;
  if (const auto looked = look_at(data, mode); !looked) return std::unexpected(looked.error());
  return guarded(data, nullptr, [&]() -> Result<SQLite::Database> {
    SQLite::Database database = connect(file, mode, patience);
    return guarded(data, &database, [&]() -> Result<SQLite::Database> {
      distrust(database);
      if (mode == OpenMode::fill && content_of(database, format) == Content::nothing) {
        make(database, format, patience);
      }
      const auto altered = [&] {
        return failure(printable_name(file) + ": has other tables than a " + format.name +
                       ", or what does not belong there: name another file");
      };
      switch (content_of(database, format)) {
        case Content::ours:
          if (!consists_of(database, format.schema)) return altered();
          break;
        case Content::older:
          if (!consists_of(database, format.schema_of(version_of(database)))) return altered();
          if (mode != OpenMode::read) upgrade(database, format);
          break;
        case Content::nothing:
          return failure(printable_name(file) + ": is empty: fill it with " + format.made_by);
        case Content::newer:
          return failure(printable_name(file) + ": was written by a newer reckon: update this one");
        case Content::something_else:
          return failure(printable_name(file) +
                         ": is the database of another program: name another file");
      }
      // Another program may have left the file in another mode.
      if (mode != OpenMode::read) std::ignore = database.tryExec("PRAGMA journal_mode = WAL");
      // Does not wait for the disk: a power failure loses whole transactions only.
      database.exec("PRAGMA synchronous = NORMAL");
      return std::move(database);
    });
  });
}

Result<SQLite::Database> make_in_memory(const Format& format) {
  return guarded({.name = "memory", .format = format}, nullptr, [&]() -> Result<SQLite::Database> {
    SQLite::Database database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    write_schema(database, format);
    return database;
  });
}

}  // namespace reckon::store
