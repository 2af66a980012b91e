// The SQLite file of a bank: opening it, and what SQLite says when something goes wrong.
//
// For the sources of this room alone: no other file knows SQLiteCpp, whose functions throw.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <chrono>
#include <string>

#include "reckon/store/bank.hpp"
#include "reckon/store/problem.hpp"

namespace reckon::store {

/// Opens the file of a bank. All that Bank::open says.
Result<SQLite::Database> open_database(const std::string& file, Bank::Mode mode,
                                       std::chrono::milliseconds patience);

/// Why SQLite refused to do something with the file.
std::unexpected<Problem> problem_of(const SQLite::Exception& exception, const std::string& file,
                                    const SQLite::Database* database);

/// What `act` gives, or the problem that SQLite has with it.
template <typename Act>
auto guarded(const std::string& file, const SQLite::Database* database, const Act& act)
    -> decltype(act()) {
  try {
    return act();
  } catch (const SQLite::Exception& exception) {
    return problem_of(exception, file, database);
  }
}

}  // namespace reckon::store
