// SPDX-License-Identifier: MIT
// Opens the SQLite files of this module and reports their errors.
//
// Only for the sources of this module: no other file includes SQLiteCpp, whose functions throw.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <chrono>
#include <cstddef>
#include <span>
#include <string>

#include "reckon/store/open_mode.hpp"
#include "reckon/text/result.hpp"

namespace reckon::store {

/// An earlier version of a format, and the migration from it to the next one. That runs
/// `set_aside`, which moves tables out of the way, then `made`, which creates all that the next
/// version has besides the tables that stay, then `take_over`, which copies what was set aside and
/// removes it.
struct FormerVersion {
  const char* schema = nullptr;
  const char* set_aside = "";  ///< nothing is moved if no table changes
  const char* made = nullptr;  ///< null: the whole schema of the next version
  const char* take_over = "";
};

/// Describes a file format.
struct Format {
  int application = 0;           ///< the application id in the file header
  const char* schema = nullptr;  ///< the statements that create a file
  /// All earlier versions, from version 1 on.
  std::span<const FormerVersion> former{};

  /// The version of files that are written now; it stands beside the application id.
  constexpr int version() const { return static_cast<int>(former.size()) + 1; }
  /// Returns the schema of a version from 1 to the latest.
  constexpr const char* schema_of(int asked) const {
    return asked == version() ? schema : former[static_cast<std::size_t>(asked) - 1].schema;
  }

  // For messages.
  const char* name = nullptr;     ///< `bank`
  const char* option = nullptr;   ///< the option that names the file
  const char* made_by = nullptr;  ///< the command that creates one
  const char* mend = nullptr;     ///< how to recover a damaged one

  /// A statement that is run in a backup, if set.
  const char* in_copies = nullptr;
};

/// A file and its expected format.
struct DataFile {
  std::string name;
  const Format& format;
};

/// Opens the file, with all guarantees of Bank::open. Upgrades a file of any earlier version in one
/// transaction, unless it is opened for reading. The file may come from a stranger. Refuses it if
/// it has other tables, columns, indexes, triggers or views than the format. Texts and rows of more
/// than 1 MiB cannot be read.
Result<SQLite::Database> open_database(const DataFile& data, OpenMode mode,
                                       std::chrono::milliseconds patience);

/// Creates an in-memory database.
Result<SQLite::Database> make_in_memory(const Format& format);

/// The error for an exception of SQLite on this file.
std::unexpected<Error> problem_of(const SQLite::Exception& exception, const DataFile& data,
                                  const SQLite::Database* database);

/// The error for a file that cannot be read or written, from the errno of the system call.
std::unexpected<Error> refused(const std::string& file, int error_number);

/// The error for a file that another process holds.
std::unexpected<Error> held_by_another(const DataFile& file);

/// Returns the result of `act`, or the error that SQLite throws.
template <typename Act>
auto guarded(const DataFile& file, const SQLite::Database* database, const Act& act)
    -> decltype(act()) {
  try {
    return act();
  } catch (const SQLite::Exception& exception) {
    return problem_of(exception, file, database);
  }
}

/// A transaction that takes the write lock at its beginning, so that data read in it cannot change
/// before it writes.
class Change : public SQLite::Transaction {
 public:
  explicit Change(SQLite::Database& database)
      : Transaction(database, SQLite::TransactionBehavior::IMMEDIATE) {}
};

}  // namespace reckon::store
