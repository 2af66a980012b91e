// SPDX-License-Identifier: MIT
#include "reckon/store/matches.hpp"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <array>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <map>
#include <system_error>
#include <tuple>
#include <utility>

#include "reckon/store/file_lock.hpp"
#include "reckon/store/forgetting.hpp"
#include "reckon/store/formats.hpp"
#include "reckon/store/statement.hpp"

namespace reckon::store {

namespace {

using SQLite::Statement;

// Events have no index. With an index by room, each event of a thousand rooms would write its own
// page. Events are therefore read from the first one of the oldest unfinished room on.
constexpr const char* kMatchesSchema = R"(
  CREATE TABLE room (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL,
    settings TEXT NOT NULL,
    opened_on TEXT NOT NULL,
    first_event INTEGER NOT NULL,
    finished INTEGER NOT NULL DEFAULT 0,
    CHECK (finished IN (0, 1))
  ) STRICT;
  CREATE UNIQUE INDEX unfinished ON room (code) WHERE NOT finished;
  CREATE TABLE seat (
    room INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    token TEXT NOT NULL,
    PRIMARY KEY (room, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE event (
    id INTEGER PRIMARY KEY,
    room INTEGER NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL
  ) STRICT;
)";

constexpr Format kMatchesFormat = {.application = 0x7265636D,  // "recm"
                                   .schema = kMatchesSchema,
                                   .name = "file of matches",
                                   .option = "--matches",
                                   .made_by = "reckon serve",
                                   .mend = "name another file"};

// Only its owner may read the tokens.
constexpr mode_t kRights = S_IRUSR | S_IWUSR;

// The file and its log.
constexpr std::array kBeside = {"", "-wal"};

// The identity of a file and its length.
struct Footprint {
  dev_t device = 0;
  ino_t number = 0;
  off_t size = 0;
};

// Empty, with errno, if the file does not exist.
std::optional<Footprint> footprint_of(const std::string& name) {
  struct stat status{};
  if (stat(name.c_str(), &status) != 0) return std::nullopt;
  return Footprint{.device = status.st_dev, .number = status.st_ino, .size = status.st_size};
}

enum class Harm : std::uint8_t { none, removed, replaced, cut_short };

Harm harm_between(const Footprint& before, const std::optional<Footprint>& now) {
  if (!now) return Harm::removed;
  if (now->device != before.device || now->number != before.number) return Harm::replaced;
  return now->size < before.size ? Harm::cut_short : Harm::none;
}

std::string describe(const std::string& name, Harm harm) {
  switch (harm) {
    case Harm::removed: return name + " was removed";
    case Harm::replaced: return name + " was replaced by another file";
    default: return name + " was cut short";
  }
}

}  // namespace

const Format& matches_format() { return kMatchesFormat; }

struct Matches::Connection {
  Connection(DataFile data_file, SQLite::Database opened, bool is_in_memory)
      : file(std::move(data_file)), database(std::move(opened)), in_memory(is_in_memory) {}

  FileLock lock{};
  DataFile file;  // its name is absolute, or empty for an in-memory database
  SQLite::Database database;
  bool in_memory;
  // For each file in kBeside, its state as this process left it; empty until it exists.
  std::array<std::optional<Footprint>, kBeside.size()> footprints{};
  Statement room{database,
                 "INSERT INTO room (id, code, settings, opened_on, first_event) VALUES "
                 "(?, ?, ?, ?, (SELECT coalesce(max(id), 0) + 1 FROM event))"};
  Statement change{database, "UPDATE room SET code = ?, settings = ? WHERE id = ?"};
  Statement seat{database, "INSERT OR REPLACE INTO seat (room, seat, token) VALUES (?, ?, ?)"};
  Statement event{database, "INSERT INTO event (room, number, at, text) VALUES (?, ?, ?, ?)"};
  // The settings contain the token of the host, which is no longer valid.
  Statement finish{database,
                   "UPDATE room SET finished = 1, settings = json_remove(settings, '$.host') "
                   "WHERE id = ?"};
  Statement take_seats{database, "DELETE FROM seat WHERE room = ?"};
  Statement all_pages{database, "PRAGMA page_count"};
  Statement free_pages{database, "PRAGMA freelist_count"};
  std::int64_t page_size = database.execAndGet("PRAGMA page_size").getInt64();

  std::optional<OldRooms> old_rooms{};  // being deleted

  // After this process has truncated them itself.
  void remember_cut() {
    for (std::size_t i = 0; i < kBeside.size(); ++i) {
      if (harm(i) == Harm::cut_short) footprints[i].reset();
    }
    remember();
  }

  // Other processes do not write while this one holds the file.
  void remember() {
    if (in_memory) return;
    for (std::size_t i = 0; i < kBeside.size(); ++i) {
      const auto now = footprint_of(file.name + kBeside[i]);
      // Files replaced meanwhile are ignored.
      if (now && (!footprints[i] || harm_between(*footprints[i], now) == Harm::none)) {
        footprints[i] = now;
      }
    }
  }

  Harm harm(std::size_t beside) const {
    if (in_memory || !footprints[beside]) return Harm::none;
    return harm_between(*footprints[beside], footprint_of(file.name + kBeside[beside]));
  }

  // Returns the number that a statement selects. Resets the statement, so that no transaction stays
  // open.
  static std::int64_t number_of(Statement& statement) {
    statement.executeStep();
    const std::int64_t number = statement.getColumn(0).getInt64();
    statement.reset();
    return number;
  }

  void write(const Batch& batch) {
    for (const NewRoom& one : batch.rooms) {
      execute(room, one.room, one.code, one.settings, one.opened_on);
    }
    for (const ChangedRoom& one : batch.changed) execute(change, one.code, one.settings, one.room);
    for (const NewSeat& one : batch.seats) execute(seat, one.room, one.seat, one.token);
    for (const NewEvent& one : batch.events) {
      execute(event, one.room, one.number, one.at, one.text);
    }
    for (const RoomId one : batch.finished) {
      execute(finish, one);
      execute(take_seats, one);
      if (in_memory) forget(one);
    }
  }

  // Deletes a room and its events at once. The row of the last room stays, without its events,
  // because the next room takes the number after it.
  void forget(RoomId one) const {
    for (const char* statement :
         {"DELETE FROM event WHERE room = ?",
          "DELETE FROM room WHERE id = ? AND id < (SELECT max(id) FROM room)"}) {
      Statement removal(database, statement);
      execute(removal, one);
    }
  }

  // Reads the rooms themselves, by id.
  std::map<RoomId, KeptRoom> rooms(const std::optional<std::set<RoomId>>& named) const {
    Statement rows(database, "SELECT id, code, settings FROM room WHERE NOT finished");
    std::map<RoomId, KeptRoom> rooms;
    while (rows.executeStep()) {
      const RoomId id = rows.getColumn(0).getInt64();
      if (named && !named->contains(id)) continue;
      rooms[id] = {.room = id,
                   .code = rows.getColumn(1).getString(),
                   .settings = rows.getColumn(2).getString()};
    }
    return rooms;
  }

  void read_seats(std::map<RoomId, KeptRoom>& rooms) const {
    Statement rows(database, "SELECT room, token FROM seat WHERE room >= ? ORDER BY room, seat");
    rows.bind(1, rooms.begin()->first);
    while (rows.executeStep()) {
      const auto found = rooms.find(rows.getColumn(0).getInt64());
      if (found != rooms.end()) found->second.tokens.push_back(rows.getColumn(1).getString());
    }
  }

  Result<void> read_events(std::map<RoomId, KeptRoom>& rooms, const std::atomic<bool>* stop) const {
    Statement rows(database,
                   "SELECT room, number, at, text FROM event WHERE id >= "
                   "(SELECT first_event FROM room WHERE id = ?) ORDER BY id");
    rows.bind(1, rooms.begin()->first);
    while (rows.executeStep()) {
      if (stop != nullptr && *stop) return failure(ErrorCode::too_much, "reading was stopped");
      const auto found = rooms.find(rows.getColumn(0).getInt64());
      if (found == rooms.end()) continue;
      auto& events = found->second.events;
      events.push_back({.at = rows.getColumn(2).getInt64(), .text = rows.getColumn(3).getString()});
      if (rows.getColumn(1).getInt64() != static_cast<std::int64_t>(events.size())) {
        return failure(ErrorCode::system, file.name + ": an event of room " + found->second.code +
                                              " is missing: " + file.format.mend);
      }
    }
    return {};
  }
};

Matches::Matches(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {}
Matches::~Matches() = default;
Matches::Matches(Matches&&) noexcept = default;
Matches& Matches::operator=(Matches&&) noexcept = default;

Result<Matches> Matches::open(const std::string& name, const MatchesOptions& options) {
  const DataFile file{.name = name, .format = kMatchesFormat};
  // SQLite would create a file that others could read for a moment. If creating it fails here,
  // opening it below reports the reason.
  if (options.make) {
    const int made = ::open(name.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, kRights);
    if (made >= 0) close(made);
  }
  FileLock lock(name, options.patience);
  if (lock.is_refused()) return held_by_another(file);
  auto database =
      open_database(file, options.make ? OpenMode::fill : OpenMode::change, options.patience);
  if (!database) return std::unexpected(database.error());
  return guarded(file, &*database, [&]() -> Result<Matches> {
    // The file may be a link, and the log is next to its target.
    std::error_code unused;  // the file is open, so its path resolves
    const std::string real = std::filesystem::canonical(name, unused).string();
    // chmod fails only for a user who does not own the file; then its owner chose the mode.
    for (const char* beside : kBeside) std::ignore = chmod((real + beside).c_str(), kRights);
    if (options.durable) database->exec("PRAGMA synchronous = FULL");
    // Overwrites deleted data.
    database->exec("PRAGMA secure_delete = ON");
    // A killed process may have left deleted data in the log.
    try {
      empty_log(*database);
    } catch (const SQLite::Exception& exception) {
      // A reader, such as a backup, holds it. The next deletion empties the log.
      if (exception.getErrorCode() != SQLITE_BUSY) throw;
    }
    auto connection = std::make_unique<Connection>(DataFile{.name = real, .format = kMatchesFormat},
                                                   *std::move(database), false);
    connection->lock = std::move(lock);
    connection->remember();
    return Matches(std::move(connection));
  });
}

Result<Matches> Matches::in_memory() {
  const DataFile file{.name = "memory", .format = kMatchesFormat};
  auto database = make_in_memory(kMatchesFormat);
  if (!database) return std::unexpected(database.error());
  return guarded(file, nullptr, [&]() -> Result<Matches> {
    // In memory, each room is deleted when it is finished.
    database->exec("CREATE INDEX event_of_room ON event (room)");
    return Matches(std::make_unique<Connection>(file, *std::move(database), true));
  });
}

bool Matches::kept() const { return !connection_->in_memory; }

std::optional<std::string> Matches::harm() const {
  for (std::size_t i = 0; i < kBeside.size(); ++i) {
    if (const Harm harm = connection_->harm(i); harm != Harm::none) {
      return describe(connection_->file.name + kBeside[i], harm) + " while reckon had it open";
    }
  }
  return std::nullopt;
}

std::optional<Space> Matches::space() const {
  if (connection_->in_memory) return std::nullopt;
  const std::string& name = connection_->file.name;
  Space space;
  try {
    const std::int64_t pages = Connection::number_of(connection_->all_pages) -
                               Connection::number_of(connection_->free_pages);
    space.used = static_cast<std::uint64_t>(pages * connection_->page_size);
  } catch (const std::exception&) {
    // Faults of the file are reported when it is written.
    std::ignore = connection_->all_pages.tryReset();
    std::ignore = connection_->free_pages.tryReset();
    return std::nullopt;
  }
  for (const char* beside : kBeside) {
    const auto footprint = footprint_of(name + beside);
    if (footprint) space.bytes += static_cast<std::uint64_t>(footprint->size);
  }
  struct statvfs disk{};
  if (statvfs(name.c_str(), &disk) == 0) space.free = disk.f_bavail * disk.f_frsize;
  return space;
}

Result<void> Matches::go_on_in_memory() {
  auto memory = in_memory();
  if (!memory) return std::unexpected(memory.error());
  // On closing, SQLite writes the log into the file. The file must be the same, and the log as long
  // as before: SQLite would fill missing parts with zeros.
  const Harm log = connection_->harm(1);
  const bool sound = connection_->harm(0) == Harm::none && log != Harm::cut_short;
  if (!sound) {
    sqlite3_db_config(connection_->database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1,
                      nullptr);
  }
  connection_ = std::move(memory->connection_);
  return {};
}

Result<void> Matches::add(const Batch& batch) {
  Connection& to = *connection_;
  auto added = guarded(to.file, &to.database, [&]() -> Result<void> {
    Change change(to.database);
    to.write(batch);
    change.commit();
    return {};
  });
  to.remember();
  return added;
}

Result<std::vector<KeptRoom>> Matches::unfinished(const std::optional<std::set<RoomId>>& named,
                                                  const std::atomic<bool>* stop) {
  Connection& from = *connection_;
  return guarded(from.file, &from.database, [&]() -> Result<std::vector<KeptRoom>> {
    auto rooms = from.rooms(named);
    std::vector<KeptRoom> result;
    if (rooms.empty()) return result;
    from.read_seats(rooms);
    if (auto read = from.read_events(rooms, stop); !read) return std::unexpected(read.error());
    for (auto& [id, room] : rooms) result.push_back(std::move(room));
    return result;
  });
}

Result<bool> Matches::forget_before(const std::string& day) {
  Connection& from = *connection_;
  auto more = guarded(from.file, &from.database, [&]() -> Result<bool> {
    if (!from.old_rooms || from.old_rooms->day() != day) from.old_rooms.emplace(from.database, day);
    return from.old_rooms->take_piece(from.database);
  });
  if (!more || !*more) {
    from.old_rooms.reset();
    from.remember_cut();
  } else {
    from.remember();
  }
  return more;
}

template <typename Act>
Result<std::uint64_t> Matches::changed_anew(const Act& act) {
  Connection& in = *connection_;
  auto changed = guarded(in.file, &in.database, [&]() -> Result<std::uint64_t> {
    const std::uint64_t rooms = act(in.database);
    rewrite(in.database);
    return rooms;
  });
  in.remember_cut();
  return changed;
}

Result<std::uint64_t> Matches::forget_code(const std::string& code) {
  return changed_anew(
      [&](SQLite::Database& database) { return store::forget_code(database, code); });
}

Result<std::uint64_t> Matches::forget_name(const std::string& name) {
  return changed_anew(
      [&](SQLite::Database& database) { return store::forget_name(database, name); });
}

Result<RoomId> Matches::next_room() {
  Connection& from = *connection_;
  return guarded(from.file, &from.database, [&]() -> Result<RoomId> {
    return from.database.execAndGet("SELECT coalesce(max(id), 0) + 1 FROM room").getInt64();
  });
}

}  // namespace reckon::store
