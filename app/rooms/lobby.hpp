// All rooms: takes what clients say, and gives what is to be written and what is to be sent.
//
// Inside are neither threads nor clocks nor files. What is to be sent may tell of what is to be
// written, and must wait for that (Keeper).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "app/rooms/bucket.hpp"
#include "app/rooms/client_message.hpp"
#include "app/rooms/room.hpp"
#include "app/rooms/sources.hpp"
#include "reckon/krypto/solver.hpp"
#include "reckon/store/matches.hpp"

namespace reckon::rooms {

/// What is given to clients, so that none keeps the others out.
struct Limits {
  std::size_t rooms = 20'000;
  std::size_t guests = 40;  ///< of a room: players who are there, and who looks on
  /// Messages of a connection. Who is told a hundred times in a row to be slower is cut off.
  Bucket::Rate messages{.burst = 20, .rate = 10, .most_debt = 100};
  int wrong_tries = 5;  ///< codes and tokens that a connection may guess

  // Rooms where nobody is are kept so long after what was the last to happen there, in ms.
  std::int64_t unbegun = 3'600'000;  ///< before the first hand, or after the end
  std::int64_t begun = 86'400'000;
};

/// For one connection.
struct Sending {
  Connection to = 0;
  store::RoomId room = 0;  ///< that it tells of; 0: none
  std::shared_ptr<const std::string> text;
  bool last = false;  ///< the connection is closed after it
};

/// What has come of something, in order.
struct Work {
  store::Batch batch{};
  std::vector<Sending> sendings{};  ///< when the batch is written

  bool empty() const { return batch.empty() && sendings.empty(); }
};

class Lobby {
 public:
  Lobby(Sources sources, const Limits& limits, store::RoomId next_room);

  /// Holds a room that was written; refuses one that cannot be understood.
  Result<void> restore(const store::KeptRoom& kept);

  // --- What clients do

  void enter(Connection connection);
  void take(Connection connection, std::string_view message);
  /// The connection is no more.
  void leave(Connection connection);

  // --- What else happens

  /// Does what is due: ends hands, deals the next.
  void tick();
  /// When something will be due, by Sources::clock.
  std::int64_t next_tick() const;
  /// Forgets rooms, since what happened there could not be written. Whoever is in them is cut off;
  /// nobody can enter before they are restored, or found to be gone.
  void lose(const std::set<store::RoomId>& rooms);
  /// Those of lost rooms that have not been restored are gone.
  void end_loss() { lost_codes_.clear(); }
  /// Cuts everybody off.
  void close_all(std::string_view reason);

  /// What is to be done since this was asked the last time.
  Work work() { return std::exchange(work_, {}); }
  std::size_t rooms() const { return rooms_.size(); }

 private:
  // A client.
  struct Client {
    Connection connection = 0;
    Bucket bucket{};
    int wrong_tries = 0;
    store::RoomId room = 0;  // 0: none yet
    bool closed = false;     // it has been told so
  };
  // A room, and what is not its own business.
  struct Held {
    Room room;
    std::int64_t changed_on = 0;        // a date
    std::optional<std::int64_t> due{};  // its entry in due_
  };
  using Outcome = std::expected<void, Refused>;

  Outcome act(Client& client, const Open& open);
  Outcome act(Client& client, const Join& join);
  Outcome act(Client& client, const Watch& watch);
  Outcome act(Client& client, const Return& back);
  Outcome act(Client& client, const Deal& deal);
  Outcome act(Client& client, const Call& call);
  Outcome act(Client& client, const Answer& answer);
  Outcome act(Client& client, const Pass& pass);
  Outcome act(Client& client, const Leave& leave);
  Outcome act(Client& client, const Ping& ping);

  std::expected<Held*, Refused> room_to_enter(Client& client, const std::string& code);
  std::expected<std::pair<Held*, match::Seat>, Refused> place_of(const Client& client);
  Outcome act_in_hand(const Client& client, int deal,
                      const std::function<match::Act(match::Seat)>& act);
  Outcome wrong(Client& client, std::string_view reason, std::string message);
  Outcome sit(Client& client, Held& held, const std::string& name);
  Outcome happen(Held& held, match::Act act);
  void tell(Held& held, const Happened& happened);
  Outcome deal(Held& held);
  krypto::Hand draw_hand(const RoomSettings& settings);
  std::string unused_code() const;
  void come_in(Client& client, Held& held, std::optional<match::Seat> seat);
  void set_due(Held& held);
  void sweep();
  bool is_abandoned(const Held& held, std::int64_t date) const;
  void forget(Held& held);

  void send(Connection to, store::RoomId room, std::string text);
  void send_all(const Held& held, std::string text);
  void close(Client& client, std::string_view reason);

  Sources sources_;
  Limits limits_;
  krypto::Solver solver_;
  store::RoomId next_room_;
  std::unordered_map<Connection, Client> clients_;
  std::unordered_map<store::RoomId, Held> rooms_;
  std::unordered_map<std::string, store::RoomId> codes_;
  std::set<std::string> lost_codes_;
  std::set<std::pair<std::int64_t, store::RoomId>> due_;
  std::int64_t next_sweep_;
  Work work_;
};

}  // namespace reckon::rooms
