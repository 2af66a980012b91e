// SPDX-License-Identifier: MIT
// The matches played over the network: rooms, who has a seat in them, and every event, in order.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "reckon/text/result.hpp"

namespace reckon::store {

/// A room, for good; later ones have larger ones.
using RoomId = std::int64_t;

struct NewRoom {
  RoomId room = 0;
  std::string code;       ///< no other unfinished room has it
  std::string settings;   ///< JSON
  std::string opened_on;  ///< a day, as `2026-05-31`
};

/// The code and settings of a room, instead of those that it had.
struct ChangedRoom {
  RoomId room = 0;
  std::string code;
  std::string settings;
};

/// A seat that was free is given to somebody else: the token before is no longer good.
struct NewSeat {
  RoomId room = 0;
  std::int64_t seat = 0;  ///< from 0, in order
  std::string token;      ///< that shows whose it is
};

struct NewEvent {
  RoomId room = 0;
  std::int64_t number = 0;  ///< in its room, from 1, in order
  std::int64_t at = 0;      ///< milliseconds since 1970
  std::string text;         ///< JSON
};

/// What is written at once, or not at all.
struct Batch {
  std::vector<NewRoom> rooms{};
  std::vector<ChangedRoom> changed{};  ///< after `rooms` are written
  std::vector<NewSeat> seats{};
  std::vector<NewEvent> events{};
  std::vector<RoomId> finished{};  ///< these are not read again; their tokens are deleted

  bool empty() const {
    return rooms.empty() && changed.empty() && seats.empty() && events.empty() && finished.empty();
  }
};

/// A room as it was written.
struct KeptRoom {
  struct Event {
    std::int64_t at = 0;
    std::string text;
  };
  RoomId room = 0;
  std::string code;
  std::string settings;
  std::vector<std::string> tokens{};  ///< by seat
  std::vector<Event> events{};
};

/// How a file of matches is opened.
struct MatchesOptions {
  std::chrono::milliseconds patience = std::chrono::seconds(2);  ///< with another process
  /// Whether a transaction is on the disk itself when add() returns, so that it survives a power
  /// failure. Otherwise the last transactions may be missing after one.
  bool durable = false;
  /// Whether the file is made if there is none.
  bool make = true;
};

/// Room that a file takes, and that it could take.
struct Space {
  std::uint64_t bytes = 0;  ///< of the file and of the log beside it
  std::uint64_t used = 0;   ///< of the pages of the file that hold something
  std::uint64_t free = 0;   ///< on their disk, for who has the file
};

/// Matches in a file of SQLite, which one process at a time has. What is written survives the end
/// of the process; whatever fails changes nothing. At most one thread at a time may use it.
class Matches {
 public:
  /// Opens the file, or makes it, and lets only its owner read it. Refuses what is something else,
  /// or of a newer format, or held by another process longer than `patience`; then nothing is
  /// changed.
  static Result<Matches> open(const std::string& name, const MatchesOptions& options = {});
  /// Matches that are gone with the process; those of finished rooms at once.
  static Result<Matches> in_memory();
  ~Matches();
  Matches(Matches&&) noexcept;
  Matches& operator=(Matches&&) noexcept;

  /// Whether what is written outlives the process.
  bool kept() const;
  /// Whether the file, or the log that SQLite keeps beside it, has been removed, replaced or cut
  /// short since this process last used it: then what is written may be gone with the process.
  /// Gives a line that says so. Cost: two system calls.
  std::optional<std::string> harm() const;
  /// How large the file is; nothing if there is none. Cost: some system calls.
  std::optional<Space> space() const;
  /// Closes the file as it is, and goes on in memory, where no earlier room is. What the file has
  /// is left alone; what is only in its log is written into it if both are sound.
  Result<void> go_on_in_memory();

  /// Writes all of it in one transaction. Cost: docs/rooms.md.
  Result<void> add(const Batch& batch);
  /// The rooms that are not finished, or those of them that are named, by age. Cost: reads every
  /// event since the first of them was opened.
  /// Fails once `stop`, if there is one, is true.
  Result<std::vector<KeptRoom>> unfinished(const std::optional<std::set<RoomId>>& named = {},
                                           const std::atomic<bool>* stop = nullptr);
  /// A number that no room has yet, nor has a later one.
  Result<RoomId> next_room();
  /// Deletes a piece of the finished rooms that were opened before a day, and of all that happened
  /// in them, and gives whether there is more to delete: call it until there is not, or it fails.
  /// Then no byte of them is in the file or its log. Cost: some milliseconds a piece, of which
  /// there are about 1,000 for each million events.
  Result<bool> forget_before(const std::string& day);
  /// Deletes every room of this code, finished or not, and all that happened in it, and gives how
  /// many these were. No byte of them stays in the file or its log. Cost: writes the file anew.
  Result<std::uint64_t> forget_code(const std::string& code);
  /// Gives whoever has this name, as it is written, another one in every room (`player 1`, or the
  /// first such name that the room lacks), and gives in how many rooms. The name stays nowhere in
  /// the file or its log. Cost: as that of forget_code().
  Result<std::uint64_t> forget_name(const std::string& name);

 private:
  struct Connection;
  explicit Matches(std::unique_ptr<Connection> connection);
  // What `act` changes, after which the file is written anew.
  template <typename Act>
  Result<std::uint64_t> changed_anew(const Act& act);

  std::unique_ptr<Connection> connection_;
};

}  // namespace reckon::store
