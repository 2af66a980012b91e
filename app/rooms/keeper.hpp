// SPDX-License-Identifier: MIT
// Keeps the rooms in a file: what happens is written, and only then shown.
//
// While one transaction is written, what happens meanwhile waits and is written by the next, all of
// it at once. So the slower the disk, the more events share one wait for it.
//
// When somebody removes, replaces or cuts short the file meanwhile, that is noticed with the next
// event, or within a second. The rooms then go on in memory, and whoever is in one is told.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "app/rooms/lobby.hpp"
#include "app/rooms/writer.hpp"
#include "reckon/store/matches.hpp"
#include "reckon/text/result.hpp"

namespace reckon::rooms {

/// A transaction in the file of matches, or a look at it.
struct Transaction {
  std::chrono::nanoseconds time{};  ///< that it took; 0 for a look
  bool succeeded = true;
  std::optional<store::Space> space{};  ///< nothing if there is no file
};

class Keeper {
 public:
  /// What is outside.
  struct Outside {
    /// Has the thread of the keeper do something. Called on another one.
    std::function<void(std::function<void()>)> post;
    std::function<void(const Sending&)> send;
    /// Takes who plays now and who does not, if set.
    std::function<void(const Standing&)> stand{};
    /// Takes a line about what went wrong, if set.
    std::function<void(std::string_view)> log;
    /// Takes what came of each transaction, if set.
    std::function<void(const Transaction&)> measure{};
  };

  /// Holds the rooms that are in the file. Refuses a file that cannot be read. If there is much to
  /// read, the keeper starts before it has: clients are refused until then, and what cannot be read
  /// is noted.
  static Result<std::unique_ptr<Keeper>> start(store::Matches matches, const Sources& sources,
                                               const Limits& limits, Outside outside);
  Keeper(store::Matches matches, Lobby lobby, Sources sources, std::optional<int> days,
         Outside outside);

  // One thread calls these, that of `post`.

  void enter(Connection connection, const traffic::Address& address) {
    lobby_.enter(connection, address);
  }
  void take(Connection connection, std::string_view message);
  /// As Lobby has it.
  void count(Connection connection, std::size_t times);
  void close(Connection connection, End end);
  void leave(Connection connection);
  void tick();
  /// When tick() is to be called, by the clock of the sources.
  std::int64_t next_tick() const;
  void close_all(End end);
  std::size_t rooms() const { return lobby_.rooms(); }
  /// Whether rooms can be opened.
  bool is_open() const { return lobby_.is_open() && lost_.empty(); }
  /// From now on no room is opened.
  void drain() { lobby_.drain(); }
  /// Whether nothing waits for the file.
  bool is_done() const { return !writing_ && waiting_.empty(); }

 private:
  // What has come of a transaction, and of a look at the file.
  struct Written {
    Result<void> result{};
    std::optional<std::string> harm{};  // to the file, which was given up
    Result<bool> forgets = false;       // whether there are more old matches to delete
    Transaction transaction{};
  };

  // A room that was read, as of a time of the clock.
  struct Restored {
    store::RoomId id = 0;
    Result<Room> room;
    std::int64_t at = 0;
    std::optional<std::int64_t> changed_on{};
  };

  Result<void> begin_reading(std::chrono::milliseconds patience);
  Result<std::vector<Restored>> read_all(std::int64_t now);
  Result<void> end_reading();
  void note_unheld(store::RoomId room) const;
  void flow();
  void deliver(Work& work) const;
  Written write(const std::string& last_day);
  void written(const Written& written);
  void fail(const Error& problem);
  void read_again();
  void restore(const Result<std::vector<store::KeptRoom>>& kept);
  void note(const std::string& line) const;

  void look_for_old_matches();
  void forgot(const Result<bool>& more);

  Lobby lobby_;
  Sources sources_;
  std::optional<int> days_;           // as Limits has it
  std::string forgot_before_;         // the day
  std::string forgetting_before_;     // matches are being deleted piece by piece, unless empty
  bool forgot_last_ = false;          // the last transaction was such a piece
  std::int64_t forget_again_at_ = 0;  // not before, since it failed
  Outside outside_;
  Work waiting_;                  // for the transaction under way
  Work under_way_;                // of which the batch is the writer's
  bool writing_ = false;          // or reading
  std::set<store::RoomId> lost_;  // to be read again
  std::int64_t read_again_at_ = 0;
  std::int64_t look_at_ = 0;  // when the file is to be looked at, though nothing is to be written
  bool looks_ = false;        // that is due
  std::future<Result<std::vector<Restored>>> reading_;  // at the start
  std::atomic<bool> stopping_ = false;
  store::Matches matches_;  // the writer's
  Writer writer_;           // the last member: ends first
};

}  // namespace reckon::rooms
