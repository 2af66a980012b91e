#include "reckon/store/database.hpp"

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <system_error>
#include <thread>
#include <utility>

namespace reckon::store {

namespace {

namespace fs = std::filesystem;
using std::chrono::milliseconds;

// In the head of the file: whose it is, and its format.
constexpr int kApplication = 0x7265636B;  // "reck"
constexpr int kFormat = 1;

// `place` has the order of classes in it (place.hpp). The index has all that puzzles are looked for
// by, in the order in which they were added, so that a search reads little and sorts nothing.
constexpr const char* kSchema = R"(
  CREATE TABLE puzzle (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    place BLOB NOT NULL,
    class TEXT NOT NULL,
    text TEXT NOT NULL,
    rules TEXT,
    difficulty INTEGER,
    letters INTEGER NOT NULL,
    digits INTEGER NOT NULL,
    operators TEXT NOT NULL,
    added_on TEXT NOT NULL,
    given_on TEXT,
    given_to TEXT,
    UNIQUE (kind, place),
    CHECK (kind IN ('krypto', 'calcrostic', 'newspaper', 'numbers')),
    CHECK ((rules IS NULL) = (kind <> 'krypto')),
    CHECK ((given_on IS NULL) = (given_to IS NULL))
  ) STRICT;
  CREATE INDEX searched ON puzzle
    (id, kind, difficulty, operators, letters, digits, rules, given_on);
)";

std::unexpected<Problem> refused(const std::string& file, int error_number) {
  const bool by_user = error_number == ENOENT || error_number == ENOTDIR ||
                       error_number == EACCES || error_number == ENAMETOOLONG;
  return failure(file + ": " + std::strerror(error_number) + ": choose a place that can be " +
                     "read and written",
                 by_user ? Blame::user : Blame::system);
}

std::unexpected<Problem> something_else(const std::string& file) {
  return failure(file + ": is no bank, but something else: name another file");
}

// As faccessat() of who is at work, not of who started it.
bool may(const fs::path& path, int access) {
  return faccessat(AT_FDCWD, path.c_str(), access, AT_EACCESS) == 0;
}

fs::path folder_of(const std::string& file) { return fs::absolute(file).parent_path(); }

// What can be said of the file without SQLite, which tells these cases badly apart.
Result<void> look_at(const std::string& file, Bank::Mode mode) {
  if (file.empty()) return failure("--bank has no name: give the name of a file");
  std::error_code problem;
  const fs::file_status status = fs::status(file, problem);
  if (status.type() == fs::file_type::not_found) {
    if (mode != Bank::Mode::fill) {
      return failure(file + ": there is no bank: make one with reckon bank fill");
    }
    if (!may(folder_of(file), W_OK | X_OK)) return refused(file, errno);
    return {};
  }
  if (problem) return refused(file, problem.value());
  if (fs::is_directory(status)) return failure(file + ": is a folder: give the name of a file");
  if (!fs::is_regular_file(status)) return failure(file + ": is no plain file: name another");
  if (!may(file, R_OK)) return refused(file, errno);
  // SQLite would take a file shorter than the smallest page for an empty one, and write over it.
  constexpr std::uintmax_t kLeastPage = 512;
  const std::uintmax_t size = fs::file_size(file, problem);
  if (problem) return refused(file, problem.value());
  if (size > 0 && size < kLeastPage) return something_else(file);
  if (mode == Bank::Mode::read) return {};
  // SQLite writes files beside it.
  if (!may(file, W_OK) || !may(folder_of(file), W_OK | X_OK)) return refused(file, errno);
  return {};
}

// A file that cannot be written and has no changes beside it is read as it stands, without locks.
bool is_frozen(const std::string& file) {
  std::error_code unused;
  return (!may(file, W_OK) || !may(folder_of(file), W_OK)) && !fs::exists(file + "-wal", unused);
}

std::string uri_of(const std::string& file) {
  std::string uri = "file:";
  for (const char c : fs::absolute(file).string()) {
    switch (c) {
      case '%': uri += "%25"; break;
      case '?': uri += "%3f"; break;
      case '#': uri += "%23"; break;
      default: uri += c;
    }
  }
  return uri + "?immutable=1";
}

SQLite::Database connect(const std::string& file, Bank::Mode mode, milliseconds patience) {
  const auto wait = static_cast<int>(patience.count());
  if (mode == Bank::Mode::read && is_frozen(file)) {
    return {uri_of(file), SQLite::OPEN_READONLY | SQLite::OPEN_URI, wait};
  }
  const int create = mode == Bank::Mode::fill ? SQLite::OPEN_CREATE : 0;
  // An absolute name has no meaning of its own to SQLite, as :memory: has.
  return {fs::absolute(file).string(), SQLite::OPEN_READWRITE | create, wait};
}

int number(SQLite::Database& database, const char* query) {
  return database.execAndGet(query).getInt();
}

enum class Content : std::uint8_t { nothing, bank, newer_bank, something_else };

Content content_of(SQLite::Database& database) {
  const int application = number(database, "PRAGMA application_id");
  const int format = number(database, "PRAGMA user_version");
  if (application == kApplication) return format == kFormat ? Content::bank : Content::newer_bank;
  const bool empty = application == 0 && format == 0 &&
                     number(database, "SELECT count(*) FROM sqlite_schema") == 0;
  return empty ? Content::nothing : Content::something_else;
}

// Makes an empty file a bank, unless another process has just done so.
void make_bank(SQLite::Database& database, milliseconds patience) {
  // Readers and one writer do not wait for each other. SQLite does not wait for the lock that this
  // change takes.
  constexpr milliseconds kBetweenTries(5);
  const auto end = std::chrono::steady_clock::now() + patience;
  while (database.tryExec("PRAGMA journal_mode = WAL") == SQLITE_BUSY &&
         std::chrono::steady_clock::now() < end) {
    std::this_thread::sleep_for(kBetweenTries);
  }
  SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
  if (content_of(database) == Content::nothing) {
    database.exec(kSchema);
    database.exec("PRAGMA application_id = " + std::to_string(kApplication));
    database.exec("PRAGMA user_version = " + std::to_string(kFormat));
  }
  transaction.commit();
}

}  // namespace

std::unexpected<Problem> problem_of(const SQLite::Exception& exception, const std::string& file,
                                    const SQLite::Database* database) {
  const int error_number = database == nullptr ? 0 : sqlite3_system_errno(database->getHandle());
  switch (exception.getErrorCode()) {
    case SQLITE_NOTADB: return something_else(file);
    case SQLITE_CORRUPT:
      return failure(file + ": is damaged: make a new bank, and import an export into it",
                     Blame::system);
    case SQLITE_CANTOPEN: return refused(file, error_number == 0 ? ENOENT : error_number);
    case SQLITE_READONLY: return refused(file, EACCES);
    case SQLITE_FULL: return refused(file, ENOSPC);
    case SQLITE_BUSY:
      return failure(file + ": another process holds it: try again when that is done",
                     Blame::system);
    default: break;
  }
  if (error_number != 0) return refused(file, error_number);
  return failure(file + ": " + exception.what() + ": see whether the disk is full or damaged",
                 Blame::system);
}

Result<SQLite::Database> open_database(const std::string& file, Bank::Mode mode,
                                       milliseconds patience) {
  if (const auto looked = look_at(file, mode); !looked) return std::unexpected(looked.error());
  return guarded(file, nullptr, [&]() -> Result<SQLite::Database> {
    SQLite::Database database = connect(file, mode, patience);
    return guarded(file, &database, [&]() -> Result<SQLite::Database> {
      if (mode == Bank::Mode::fill && content_of(database) == Content::nothing) {
        make_bank(database, patience);
      }
      switch (content_of(database)) {
        case Content::bank: break;
        case Content::nothing: return failure(file + ": is empty: fill it with reckon bank fill");
        case Content::newer_bank:
          return failure(file + ": was written by a newer reckon: update this one");
        case Content::something_else:
          return failure(file + ": is the database of another program: name another file");
      }
      // Without waiting for the disk: what is lost when the power fails are whole transactions.
      database.exec("PRAGMA synchronous = NORMAL");
      return std::move(database);
    });
  });
}

}  // namespace reckon::store
