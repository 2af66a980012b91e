// SPDX-License-Identifier: MIT
// How matches are deleted so that no byte of them stays in the file or in the log beside it.
//
// For matches.cpp alone. Rows that are deleted are overwritten (secure_delete), but SQLite may have
// copied rows from page to page before that. So the text of a row is first overwritten in its
// place, while no row has moved yet, and the row is deleted afterwards.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstddef>
#include <cstdint>
#include <string>

namespace reckon::store {

/// Writes what is in the log into the file, and cuts the log off. Throws SQLITE_BUSY at once if
/// another process reads it.
void empty_log(SQLite::Database& database);

/// Deletes the finished rooms that were opened before a day, piece by piece.
class OldRooms {
 public:
  /// Those that there are now. Cost: four look-ups.
  OldRooms(SQLite::Database& database, std::string day);

  const std::string& day() const { return day_; }
  /// Does the next piece in one transaction, which takes a few milliseconds; the last one empties
  /// the log. Gives whether there is more to do. After an exception, begin anew.
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

/// Deletes every room of this code, finished or not, and gives how many these were. Cost: reads
/// every event.
std::uint64_t forget_code(SQLite::Database& database, const std::string& code);

/// Gives whoever has this name, as it is written, another one in every room: `player 1`, or the
/// first such name that the room lacks. Gives in how many rooms. Cost: reads every event.
std::uint64_t forget_name(SQLite::Database& database, const std::string& name);

/// Writes the file anew, without what was deleted, and empties the log. Cost: writes the file
/// twice.
void rewrite(SQLite::Database& database);

}  // namespace reckon::store
