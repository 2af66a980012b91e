// SPDX-License-Identifier: MIT
// The SQLite files of this room: opening them, and what SQLite says when something goes wrong.
//
// For the sources of this room alone: no other file knows SQLiteCpp, whose functions throw.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <chrono>
#include <string>

#include "reckon/store/open_mode.hpp"
#include "reckon/text/result.hpp"

namespace reckon::store {

/// What a kind of file is.
struct Format {
  int application = 0;           ///< in the head of the file: whose it is
  int version = 0;               ///< beside it
  const char* schema = nullptr;  ///< the statements that make one
  /// Those that made one of the version before; null if there was none.
  const char* former_schema = nullptr;
  /// Those that put a file of the version before out of the way of the schema, and those that then
  /// take over what is in it, if it can be read; else null.
  const char* set_aside = nullptr;
  const char* take_over = nullptr;

  // For messages.
  const char* name = nullptr;     ///< `bank`
  const char* option = nullptr;   ///< that names the file
  const char* made_by = nullptr;  ///< the command that makes one
  const char* mend = nullptr;     ///< how to recover when it is damaged
};

/// A file that is to be of a format.
struct DataFile {
  std::string name;
  const Format& format;
};

/// Opens the file. All that Bank::open says. A file of the version before becomes one of this
/// version, unless it is opened to be read. The file may come from anybody: refused if it has other
/// tables, columns, indexes, triggers or views than the format; a text or row of more than 1 MiB
/// cannot be read.
Result<SQLite::Database> open_database(const DataFile& data, OpenMode mode,
                                       std::chrono::milliseconds patience);

/// Makes one that is in no file.
Result<SQLite::Database> make_in_memory(const Format& format);

/// Why SQLite refused to do something with the file.
std::unexpected<Error> problem_of(const SQLite::Exception& exception, const DataFile& data,
                                  const SQLite::Database* database);

/// The file cannot be read or written, as the number of the system's error says.
std::unexpected<Error> refused(const std::string& file, int error_number);

/// Another process has the file.
std::unexpected<Error> held_by_another(const DataFile& file);

/// What `act` gives, or the problem that SQLite has with it.
template <typename Act>
auto guarded(const DataFile& file, const SQLite::Database* database, const Act& act)
    -> decltype(act()) {
  try {
    return act();
  } catch (const SQLite::Exception& exception) {
    return problem_of(exception, file, database);
  }
}

/// A transaction. Begins with the lock of the one writer, so that nothing that is read has changed
/// when it writes.
class Change : public SQLite::Transaction {
 public:
  explicit Change(SQLite::Database& database)
      : Transaction(database, SQLite::TransactionBehavior::IMMEDIATE) {}
};

}  // namespace reckon::store
