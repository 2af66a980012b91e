// SPDX-License-Identifier: MIT
// Keeps the rooms in a file: each event is written first, and only then shown.
//
// Events during a transaction wait, and the next transaction writes all of them at once. So the
// slower the disk, the more events share one wait.
//
// If another program removes, replaces or truncates the file, the keeper notices at the next event,
// or within a second. The rooms then continue in memory, and everyone in them gets a message.
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

#include "app/keeping/group_commit.hpp"
#include "app/rooms/lobby.hpp"
#include "reckon/store/matches.hpp"
#include "reckon/text/result.hpp"

namespace reckon::rooms {

/// The statistics of a transaction on the file of matches, or of a look at it.
struct Transaction {
  std::chrono::nanoseconds time{};  ///< its duration; 0 for a look
  bool succeeded = true;
  std::optional<store::Space> space{};  ///< empty if no file exists
};

class Keeper {
 public:
  /// The keeper's connections to its surroundings.
  struct Outside {
    /// Runs a function on the keeper's thread. It is called from another thread.
    std::function<void(std::function<void()>)> post;
    std::function<void(const Sending&)> send;
    /// Receives which connections are playing, if set.
    std::function<void(const Standing&)> stand{};
    /// Receives an error line for the log, if set.
    std::function<void(std::string_view)> log;
    /// Receives the result of each transaction, if set.
    std::function<void(const Transaction&)> measure{};
  };

  /// Starts with the rooms in the file. Refuses an unreadable file.
  ///
  /// A large file is read in the background: until that ends, clients are refused, and errors are
  /// logged.
  static Result<std::unique_ptr<Keeper>> start(store::Matches matches, const Sources& sources,
                                               const Limits& limits, Outside outside);
  Keeper(store::Matches matches, Lobby lobby, Sources sources, std::optional<int> days,
         Outside outside);

  // One thread calls these functions, the one of `post`.

  void enter(Connection connection, const traffic::Address& address) {
    lobby_.enter(connection, address);
  }
  void take(Connection connection, std::string_view message);
  /// See Lobby::count.
  void count(Connection connection, std::size_t times);
  void close(Connection connection, End end);
  void leave(Connection connection);
  void tick();
  /// Returns when tick() should be called, by the clock of the sources.
  std::int64_t next_tick() const;
  void close_all(End end);
  std::size_t rooms() const { return lobby_.rooms(); }
  /// Whether rooms can be opened.
  bool is_open() const { return lobby_.is_open() && lost_.empty(); }
  /// Accepts no new rooms from now on.
  void drain() { lobby_.drain(); }
  /// Whether no work is waiting for the file.
  bool is_done() const { return !commit_.is_writing() && commit_.waiting().empty(); }

 private:
  // The result of a transaction and of a look at the file.
  struct Written {
    Result<void> result{};
    std::optional<std::string> harm{};  // the damage for which the file was given up
    Result<bool> forgets = false;       // whether more old matches remain to delete
    Transaction transaction{};
  };

  // A room that was read, and the time of reading.
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
  std::optional<int> days_;           // see Limits
  std::string forgot_before_;         // the day of the last such deletion
  std::string forgetting_before_;     // the day whose deletion is in progress; empty if none
  bool forgot_last_ = false;          // the last transaction was part of a deletion
  std::int64_t forget_again_at_ = 0;  // the earliest time of another try after a failure
  Outside outside_;
  std::set<store::RoomId> lost_;  // rooms to read again
  std::int64_t read_again_at_ = 0;
  std::int64_t look_at_ = 0;  // when to look at the file if nothing is written
  bool looks_ = false;        // a look is due
  std::future<Result<std::vector<Restored>>> reading_;  // only at the start
  std::atomic<bool> stopping_ = false;
  store::Matches matches_;             // used by the writer's thread
  keeping::GroupCommit<Work> commit_;  // the last member: ends first
};

}  // namespace reckon::rooms
