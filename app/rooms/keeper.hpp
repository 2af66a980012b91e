// Keeps the rooms in a file: what happens is written, and only then shown.
//
// While one transaction is written, what happens meanwhile waits and is written by the next, all of
// it at once. So the slower the disk, the more events share one wait for it.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "app/rooms/lobby.hpp"
#include "app/rooms/writer.hpp"
#include "reckon/arith/result.hpp"
#include "reckon/store/matches.hpp"

namespace reckon::rooms {

class Keeper {
 public:
  /// What is outside.
  struct Outside {
    /// Has the thread of the keeper do something. Called on another one.
    std::function<void(std::function<void()>)> post;
    std::function<void(const Sending&)> send;
    /// Takes a line about what went wrong, if set.
    std::function<void(std::string_view)> log;
  };

  /// Holds the rooms that are in the file. Refuses a file that cannot be read.
  static Result<std::unique_ptr<Keeper>> start(store::Matches matches, const Sources& sources,
                                               const Limits& limits, Outside outside);
  Keeper(store::Matches matches, Lobby lobby, Sources sources, Outside outside);

  // One thread calls these, that of `post`.

  void enter(Connection connection) { lobby_.enter(connection); }
  void take(Connection connection, std::string_view message);
  void leave(Connection connection);
  void tick();
  /// When tick() is to be called, by the clock of the sources.
  std::int64_t next_tick() const;
  void close_all(std::string_view reason);
  /// Whether nothing waits for the file.
  bool is_done() const { return !writing_ && waiting_.empty(); }

 private:
  void flow();
  void written(const store::Result<void>& result);
  void fail(const store::Problem& problem);
  void read_again();
  void restore(const store::Result<std::vector<store::KeptRoom>>& kept);
  void note(const std::string& line) const;

  Lobby lobby_;
  Sources sources_;
  Outside outside_;
  Work waiting_;                  // for the transaction under way
  Work under_way_;                // of which the batch is the writer's
  bool writing_ = false;          // or reading
  std::set<store::RoomId> lost_;  // to be read again
  std::int64_t read_again_at_ = 0;
  store::Matches matches_;  // the writer's
  Writer writer_;           // the last member: ends first
};

}  // namespace reckon::rooms
