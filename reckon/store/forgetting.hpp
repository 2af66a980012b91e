// SPDX-License-Identifier: MIT
// Deletes matches so that no byte of them stays in the file or its log.
//
// Only for matches.cpp. SQLite overwrites deleted rows (secure_delete), but it may have copied rows
// between pages before. So the text of a row is first overwritten in place, before any row moves,
// and the row is deleted afterwards.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstddef>
#include <cstdint>
#include <string>

namespace reckon::store {

/// Writes the log into the file and truncates the log. Throws SQLITE_BUSY at once if another
/// process reads it.
void empty_log(SQLite::Database& database);

/// Deletes the finished rooms that were opened before a day, piece by piece.
class OldRooms {
 public:
  /// Selects the rooms that match now. Cost: four look-ups.
  OldRooms(SQLite::Database& database, std::string day);

  const std::string& day() const { return day_; }
  /// Deletes the next piece in one transaction, which takes a few milliseconds. The last piece also
  /// empties the log. Returns whether more is left. After an exception, start again with a new
  /// object.
  bool take_piece(SQLite::Database& database);

 private:
  struct Range {
    std::int64_t next = 0;
    std::int64_t last = 0;
  };
  static Range all_in(SQLite::Database& database, const char* table);
  bool take_step(SQLite::Database& database);

  std::string day_;
  Range events_;
  Range rooms_;
  std::size_t stage_ = 0;
  std::int64_t next_ = 0;
};

/// Deletes all rooms with this code, finished or not, and returns their number. Cost: reads every
/// event.
std::uint64_t forget_code(SQLite::Database& database, const std::string& code);

/// Renames the player with exactly this name in every room, to `player 1` or the first such name
/// that is free in the room. Returns the number of rooms changed. Cost: reads every event.
std::uint64_t forget_name(SQLite::Database& database, const std::string& name);

/// Rewrites the file without deleted data, and empties the log. Cost: writes the file twice.
void rewrite(SQLite::Database& database);

}  // namespace reckon::store
