// SPDX-License-Identifier: MIT
// The matches played over the network: rooms, the seats in them, and every event in order.
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

/// A permanent room id, greater than those of earlier rooms.
using RoomId = std::int64_t;

struct NewRoom {
  RoomId room = 0;
  std::string code;       ///< unique among unfinished rooms
  std::string settings;   ///< JSON
  std::string opened_on;  ///< a day, as `2026-05-31`
};

/// New code and settings of a room.
struct ChangedRoom {
  RoomId room = 0;
  std::string code;
  std::string settings;
};

/// A seat changes hands: its previous token becomes invalid.
struct NewSeat {
  RoomId room = 0;
  std::int64_t seat = 0;  ///< from 0, in order
  std::string token;      ///< proves who holds the seat
};

struct NewEvent {
  RoomId room = 0;
  std::int64_t number = 0;  ///< in its room, from 1, consecutive
  std::int64_t at = 0;      ///< milliseconds since 1970
  std::string text;         ///< JSON
};

/// Written atomically.
struct Batch {
  std::vector<NewRoom> rooms{};
  std::vector<ChangedRoom> changed{};  ///< applied after `rooms` are written
  std::vector<NewSeat> seats{};
  std::vector<NewEvent> events{};
  std::vector<RoomId> finished{};  ///< not read again; their tokens are deleted

  bool empty() const {
    return rooms.empty() && changed.empty() && seats.empty() && events.empty() && finished.empty();
  }
};

/// A room as it was stored.
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

/// The way to open a file of matches.
struct MatchesOptions {
  std::chrono::milliseconds patience = std::chrono::seconds(2);  ///< for another process
  /// Whether add() waits until the transaction is on the disk, so that it survives a power failure.
  /// Otherwise a power failure may lose the last transactions.
  bool durable = false;
  /// Whether to create a missing file.
  bool make = true;
};

/// The disk space that a file uses, and the space that is left.
struct Space {
  std::uint64_t bytes = 0;  ///< of the file and its log
  std::uint64_t used = 0;   ///< of the used pages of the file
  std::uint64_t free = 0;   ///< on their disk, for the owner of the file
};

/// Matches in an SQLite file, held by one process at a time. Written data survives the end of the
/// process; a failed call changes nothing. At most one thread at a time may use it.
class Matches {
 public:
  /// Opens or creates the file, and lets only its owner read it. Refuses files of another kind, of
  /// a newer format, or held by another process for longer than `patience`; then nothing is
  /// changed.
  static Result<Matches> open(const std::string& name, const MatchesOptions& options = {});
  /// Matches in memory, lost when the process ends; those of finished rooms are deleted at once.
  static Result<Matches> in_memory();
  ~Matches();
  Matches(Matches&&) noexcept;
  Matches& operator=(Matches&&) noexcept;

  /// Whether written data outlives the process.
  bool kept() const;
  /// Returns a warning if the file or its SQLite log has been removed, replaced or truncated since
  /// this process last used it: then data may be lost when the process ends. Cost: two system
  /// calls.
  std::optional<std::string> harm() const;
  /// The size of the file; empty for matches in memory. Cost: some system calls.
  std::optional<Space> space() const;
  /// Closes the file as it is and continues in memory, without any earlier room. The content of the
  /// file stays; its log is written into it if both are intact.
  Result<void> go_on_in_memory();

  /// Writes the batch in one transaction. Cost: docs/rooms.md.
  Result<void> add(const Batch& batch);
  /// The unfinished rooms, or those of them in `named`, oldest first. Cost: reads every event since
  /// the first of them was opened.
  /// Fails once `stop`, if given, is true.
  Result<std::vector<KeptRoom>> unfinished(const std::optional<std::set<RoomId>>& named = {},
                                           const std::atomic<bool>* stop = nullptr);
  /// A number greater than that of any room so far.
  Result<RoomId> next_room();
  /// Deletes a piece of the finished rooms opened before a day, with all their events. Returns
  /// whether more is left; call it until it returns false or fails. Then no byte of them is in the
  /// file or its log. Cost: some milliseconds per piece; a million events make about 1,000 pieces.
  Result<bool> forget_before(const std::string& day);
  /// Deletes all rooms with this code, finished or not, with all their events, and returns their
  /// number. No byte of them stays in the file or its log. Cost: rewrites the file.
  Result<std::uint64_t> forget_code(const std::string& code);
  /// Renames the player with exactly this name in every room, to `player 1` or the first such name
  /// that is free in the room. Returns the number of rooms changed. The name stays nowhere in the
  /// file or its log. Cost: rewrites the file.
  Result<std::uint64_t> forget_name(const std::string& name);

 private:
  struct Connection;
  explicit Matches(std::unique_ptr<Connection> connection);
  // Runs `act`, then rewrites the file.
  template <typename Act>
  Result<std::uint64_t> changed_anew(const Act& act);

  std::unique_ptr<Connection> connection_;
};

}  // namespace reckon::store
