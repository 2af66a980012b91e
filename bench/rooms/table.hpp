// SPDX-License-Identifier: MIT
// A table whose players call, explain, err and pass, and check the server's reactions.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bench/rooms/web_socket.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/krypto/solver.hpp"

namespace reckon::bench {

using Clock = std::chrono::steady_clock;
using Json = nlohmann::json;

/// The measurements of all tables together.
struct Measured {
  bool active = false;                ///< whether to measure now
  std::vector<double> calls{};        ///< ms from a call until each player receives it
  std::vector<double> actions{};      ///< the same for all events shown to the whole table
  std::uint64_t sent = 0;             ///< actions
  std::uint64_t unanswered = 0;       ///< actions without an answer
  std::uint64_t events = 0;           ///< events received, counted once for each player
  std::uint64_t refused = 0;          ///< actions that came too late
  std::vector<std::string> faults{};  ///< faults of the server
};

/// The shared state of the tables.
struct Common {
  std::uint16_t port;
  Json settings;
  std::size_t players;
  SplitMix64 random;
  krypto::Solver solver;
  Measured measured;
  Sockets sockets{};
};

class Table {
 public:
  explicit Table(Common& common);

  /// The first player opens the room; the others join as soon as they have its code.
  void open();
  /// All players return by their tokens, to a restarted server.
  void come_back();
  /// The player acts in a suitable way, or slightly too late, as people do.
  void act(std::size_t player);

  /// Whether all players have a seat, and have received the state.
  bool is_ready() const;
  bool is_over() const { return phase_ == "over"; }
  /// Whether all players have received the same events.
  bool all_heard_all() const;
  const std::string& code() const { return code_; }
  /// The number of the last event that any player received.
  std::int64_t heard() const { return heard_; }
  /// The pad as shown with that event.
  const Json& shown_players() const { return shown_players_; }
  /// The sums of the points in the events, by seat.
  const std::vector<std::int64_t>& ledger() const { return ledger_; }

 private:
  struct Player {
    std::unique_ptr<WebSocket> socket{};
    std::string token{};
    std::int64_t number = 0;  // of the last event received
    bool acting = false;      // waits for the result of an action
    Clock::time_point since{};
  };

  void connect(std::size_t player, const Json& first);
  void hear(std::size_t player, std::string_view text);
  void hear_room(std::size_t player, std::string_view text);
  void learn(const Json& message);
  void answered(std::size_t player) { players_[player].acting = false; }
  void fault(const std::string& what);

  Common& common_;
  std::vector<Player> players_;
  std::size_t seated_ = 0;
  std::string code_;

  std::int64_t heard_ = 0;
  std::string phase_ = "gathering";
  Json hand_;
  int deal_ = 0;
  std::optional<std::size_t> caller_;
  Json shown_players_;
  std::vector<std::int64_t> ledger_;
  // By event, the time of the action that caused it, and whether that was a call.
  std::map<std::int64_t, std::pair<Clock::time_point, bool>> caused_;
};

}  // namespace reckon::bench
