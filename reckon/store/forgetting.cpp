// SPDX-License-Identifier: MIT
#include "reckon/store/forgetting.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>
#include <vector>

#include "reckon/store/database.hpp"

namespace reckon::store {

namespace {

using SQLite::Statement;

// The statement for the rows of a table whose ids are in a range.
struct Stage {
  bool of_events;
  const char* statement;  // parameters: the first id, the last one, and the day
};

// The row of the last room stays, without its content, because the next room takes the number after
// it.
constexpr std::array kStages = {
    Stage{.of_events = true,
          .statement = "UPDATE event SET text = printf('%*s', length(CAST(text AS BLOB)), '') "
                       "WHERE id BETWEEN ?1 AND ?2 AND EXISTS (SELECT 1 FROM room "
                       "WHERE room.id = event.room AND finished AND opened_on < ?3)"},
    Stage{.of_events = true,
          .statement = "DELETE FROM event WHERE id BETWEEN ?1 AND ?2 AND EXISTS (SELECT 1 FROM "
                       "room WHERE room.id = event.room AND finished AND opened_on < ?3)"},
    Stage{.of_events = false,
          .statement =
              "UPDATE room SET settings = printf('%*s', length(CAST(settings AS BLOB)), '') "
              "WHERE id BETWEEN ?1 AND ?2 AND finished AND opened_on < ?3"},
    Stage{.of_events = false,
          .statement = "DELETE FROM room WHERE id BETWEEN ?1 AND ?2 AND finished "
                       "AND opened_on < ?3 AND id < (SELECT max(id) FROM room)"}};

// The JSON paths of names in an event.
constexpr std::array kNameKeys = {"$.player", "$.to"};

// The text at a path of an event; null where the event is not JSON.
std::string text_at(const char* key) {
  return std::string("CASE WHEN json_valid(text) THEN json_extract(text, '") + key + "') END";
}

std::vector<std::int64_t> rooms_that_name(SQLite::Database& database, const std::string& name) {
  Statement rows(database, "SELECT DISTINCT room FROM event WHERE " + text_at(kNameKeys[0]) +
                               " = ?1 OR " + text_at(kNameKeys[1]) + " = ?1");
  rows.bind(1, name);
  std::vector<std::int64_t> rooms;
  while (rows.executeStep()) rooms.push_back(rows.getColumn(0).getInt64());
  return rooms;
}

// The events of some rooms, so that each room is read once.
constexpr const char* kMakeNamed =
    "CREATE TEMP TABLE named AS SELECT id, room, text FROM main.event WHERE room IN "
    "(SELECT value FROM json_each(?))";

std::string free_name(SQLite::Database& database, std::int64_t room) {
  Statement taken(database, "SELECT count(*) FROM named WHERE room = ?1 AND (lower(" +
                                text_at(kNameKeys[0]) + ") = ?2 OR lower(" + text_at(kNameKeys[1]) +
                                ") = ?2)");
  for (int number = 1;; ++number) {
    std::string name = "player " + std::to_string(number);
    taken.reset();
    taken.bind(1, room);
    taken.bind(2, name);
    taken.executeStep();
    if (taken.getColumn(0).getInt64() == 0) return name;
  }
}

// While it lives, SQLite does not wait for other processes.
class Impatience {
 public:
  explicit Impatience(SQLite::Database& database)
      : handle_(database.getHandle()),
        patience_(database.execAndGet("PRAGMA busy_timeout").getInt()) {
    sqlite3_busy_timeout(handle_, 0);
  }
  ~Impatience() { sqlite3_busy_timeout(handle_, patience_); }
  Impatience(const Impatience&) = delete;
  Impatience& operator=(const Impatience&) = delete;

 private:
  sqlite3* handle_;
  int patience_;
};

}  // namespace

void empty_log(SQLite::Database& database) {
  // Other processes would wait for the readers too.
  const Impatience impatience(database);
  Statement checkpoint(database, "PRAGMA wal_checkpoint(TRUNCATE)");
  checkpoint.executeStep();
  if (checkpoint.getColumn(0).getInt() != 0) {
    throw SQLite::Exception("the log is being read", SQLITE_BUSY);
  }
}

OldRooms::OldRooms(SQLite::Database& database, std::string day)
    : day_(std::move(day)),
      events_(all_in(database, "event")),
      rooms_(all_in(database, "room")),
      next_(events_.next) {}

OldRooms::Range OldRooms::all_in(SQLite::Database& database, const char* table) {
  const auto edge = [&](const char* which) {
    return database.execAndGet(std::string("SELECT coalesce(") + which + "(id), 0) FROM " + table)
        .getInt64();
  };
  return {.next = edge("min"), .last = edge("max")};
}

// Processes the rows in one range of ids. True if more are left.
bool OldRooms::take_step(SQLite::Database& database) {
  constexpr std::int64_t kNumbers = 256;
  const Stage& stage = kStages[stage_];
  const Range& range = stage.of_events ? events_ : rooms_;
  const std::int64_t last = std::min(next_ + kNumbers - 1, range.last);
  Statement act(database, stage.statement);
  act.bind(1, next_);
  act.bind(2, last);
  act.bind(3, day_);
  act.exec();
  next_ = last + 1;
  if (next_ <= range.last) return true;
  if (++stage_ == kStages.size()) return false;
  next_ = (kStages[stage_].of_events ? events_ : rooms_).next;
  return true;
}

bool OldRooms::take_piece(SQLite::Database& database) {
  using Clock = std::chrono::steady_clock;
  constexpr std::chrono::milliseconds kPiece(4);
  if (stage_ < kStages.size()) {
    const auto end = Clock::now() + kPiece;
    Change change(database);
    while (take_step(database) && Clock::now() < end) {
    }
    change.commit();
    return true;
  }
  empty_log(database);
  return false;
}

std::uint64_t forget_code(SQLite::Database& database, const std::string& code) {
  Change change(database);
  // The row of the last room stays without its events, as above.
  const auto each = [&](const std::string& statement) {
    Statement act(database, statement);
    act.bind(1, code);
    return act.exec();
  };
  const std::string of_code = "(SELECT id FROM room WHERE code = ?1)";
  Statement count(database, "SELECT count(*) FROM room WHERE code = ?1");
  count.bind(1, code);
  count.executeStep();
  const auto rooms = static_cast<std::uint64_t>(count.getColumn(0).getInt64());
  count.reset();
  each("DELETE FROM event WHERE room IN " + of_code);
  each("DELETE FROM seat WHERE room IN " + of_code);
  each("DELETE FROM room WHERE code = ?1 AND id < (SELECT max(id) FROM room)");
  each("UPDATE room SET code = '', settings = '{}', finished = 1 WHERE code = ?1");
  change.commit();
  return rooms;
}

std::uint64_t forget_name(SQLite::Database& database, const std::string& name) {
  database.exec("PRAGMA temp_store = MEMORY");
  Change change(database);
  const auto rooms = rooms_that_name(database, name);
  std::string list;
  for (const std::int64_t room : rooms) list += (list.empty() ? "" : ",") + std::to_string(room);
  {
    Statement make(database, kMakeNamed);
    make.bind(1, "[" + list + "]");
    make.exec();
  }
  database.exec("CREATE INDEX temp.by_room ON named (room)");
  for (const std::int64_t room : rooms) {
    const std::string other = free_name(database, room);
    for (const char* key : kNameKeys) {
      Statement replace(database, std::string("UPDATE event SET text = json_replace(text, '") +
                                      key + "', ?1) WHERE " + text_at(key) +
                                      " = ?2 AND id IN (SELECT id FROM named WHERE room = ?3)");
      replace.bind(1, other);
      replace.bind(2, name);
      replace.bind(3, room);
      replace.exec();
    }
  }
  database.exec("DROP TABLE temp.named");
  change.commit();
  return rooms.size();
}

void rewrite(SQLite::Database& database) {
  database.exec("VACUUM");
  empty_log(database);
}

}  // namespace reckon::store
