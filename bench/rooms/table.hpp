// SPDX-License-Identifier: MIT
// A table whose players call, explain, err and pass, and watch whether the server does them right.
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

/// Of all tables together.
struct Measured {
  bool active = false;                ///< what happens now counts
  std::vector<double> calls{};        ///< ms from a call to each player's hearing of it
  std::vector<double> actions{};      ///< the same for all that is shown to everybody
  std::uint64_t sent = 0;             ///< actions
  std::uint64_t unanswered = 0;       ///< of these
  std::uint64_t events = 0;           ///< news heard, each once a player
  std::uint64_t refused = 0;          ///< actions that came too late
  std::vector<std::string> faults{};  ///< of the server
};

/// What the tables have in common.
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

  /// The first player opens the room; the others join as soon as its code is there.
  void open();
  /// All come back by their tokens, to a server that was started again.
  void come_back();
  /// The player does something that fits, or what people do too late.
  void act(std::size_t player);

  /// Whether everybody has a seat, and has heard how things are there.
  bool is_ready() const;
  bool is_over() const { return phase_ == "over"; }
  /// Whether everybody has heard of the same events.
  bool all_heard_all() const;
  const std::string& code() const { return code_; }
  /// The number of the last event that anybody heard of.
  std::int64_t heard() const { return heard_; }
  /// The pad as it was shown with that event.
  const Json& shown_players() const { return shown_players_; }
  /// The sums of the points that events told of, by seat.
  const std::vector<std::int64_t>& ledger() const { return ledger_; }

 private:
  struct Player {
    std::unique_ptr<WebSocket> socket{};
    std::string token{};
    std::int64_t number = 0;  // of the last event heard of
    bool acting = false;      // waits for what comes of an action
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
  // By event, when the action was sent that led to it, and whether it was a call.
  std::map<std::int64_t, std::pair<Clock::time_point, bool>> caused_;
};

}  // namespace reckon::bench
