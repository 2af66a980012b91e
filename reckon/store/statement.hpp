// SPDX-License-Identifier: MIT
// Runs statements with values.
//
// Only for the sources of this module, as database.hpp.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

#include "reckon/store/contest.hpp"
#include "reckon/store/database.hpp"

namespace reckon::store {

template <typename Value>
void bind_value(SQLite::Statement& statement, int place, const Value& value) {
  statement.bind(place, value);
}
template <typename Value>
void bind_value(SQLite::Statement& statement, int place, const std::optional<Value>& value) {
  if (value) {
    bind_value(statement, place, *value);
  } else {
    statement.bind(place);  // NULL
  }
}

/// Binds the values to the places of a statement, in order.
template <typename... Values>
void bind_all(SQLite::Statement& statement, const Values&... values) {
  // The error of the previous run was reported then.
  std::ignore = statement.tryReset();
  [&]<std::size_t... kBefore>(std::index_sequence<kBefore...>) {
    (bind_value(statement, static_cast<int>(kBefore) + 1, values), ...);
  }(std::index_sequence_for<Values...>());
}

/// Runs a statement with these values. Returns how many rows it changed.
template <typename... Values>
int execute(SQLite::Statement& statement, const Values&... values) {
  bind_all(statement, values...);
  return statement.exec();
}

/// An open file whose acts report the errors of SQLite.
class OpenFile {
 public:
  OpenFile(DataFile file, SQLite::Database database)
      : file_(std::move(file)), database_(std::move(database)) {}

  SQLite::Database& database() { return database_; }

  /// Returns the result of `act`, or the error that SQLite throws.
  template <typename Act>
  auto read(const Act& act) -> decltype(act()) {
    return guarded(file_, &database_, act);
  }
  /// Does the same in a transaction, which an error rolls back.
  template <typename Act>
  auto change(const Act& act) -> decltype(act()) {
    return guarded(file_, &database_, [&]() -> decltype(act()) {
      Change change(database_);
      auto done = act();
      if (done) change.commit();
      return done;
    });
  }
  /// Runs a statement once. Returns how many rows it changed.
  template <typename... Values>
  int run(const char* text, const Values&... values) {
    SQLite::Statement statement(database_, text);
    return execute(statement, values...);
  }

 private:
  DataFile file_;
  SQLite::Database database_;
};

/// Writes the record of an act, in the transaction of the act.
inline void record_act(OpenFile& file, const ActRow& act) {
  file.run("INSERT INTO act (at, who, what, subject, detail) VALUES (?, ?, ?, ?, ?)", act.at,
           act.who, act.what, act.subject, act.detail);
}

/// Returns the text of a column; empty if it is null.
inline std::optional<std::string> text_if_any(const SQLite::Column& column) {
  return column.isNull() ? std::nullopt : std::optional(column.getString());
}
inline std::optional<std::int64_t> number_if_any(const SQLite::Column& column) {
  return column.isNull() ? std::nullopt : std::optional(column.getInt64());
}

}  // namespace reckon::store
