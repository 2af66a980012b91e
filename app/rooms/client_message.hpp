// SPDX-License-Identifier: MIT
// Messages from clients: docs/rooms.md, schemas/rooms-client.json.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "app/rooms/card_move.hpp"
#include "app/rooms/room_settings.hpp"

namespace reckon::rooms {

/// The maximum size of a message, in bytes.
inline constexpr std::size_t kLongestMessage = 4096;

struct Open {
  static constexpr std::string_view kName = "open";
  std::string name;
  RoomSettings settings;
};
struct Join {
  static constexpr std::string_view kName = "join";
  std::string code;  ///< in capitals
  std::string name;
};
struct Watch {
  static constexpr std::string_view kName = "watch";
  std::string code;
};
/// Looks at who holds a room and what is played there, without coming in.
struct Look {
  static constexpr std::string_view kName = "look";
  std::string code;
};
struct Return {
  static constexpr std::string_view kName = "return";
  std::string code;
  std::string token;
};
struct Deal {
  static constexpr std::string_view kName = "deal";
  /// In a class, the hand or the puzzle that the host has chosen; empty if it is drawn.
  std::string task{};
};
struct Call {
  static constexpr std::string_view kName = "call";
  int deal;  ///< the number of the deal in the game, from 1
};
struct Answer {
  static constexpr std::string_view kName = "answer";
  int deal;
  std::string formula;
};
/// Shows how the cards now lie for the player who explains.
struct Show {
  static constexpr std::string_view kName = "show";
  int deal;
  CardMoves moves;
};
struct Pass {
  static constexpr std::string_view kName = "pass";
  int deal;
};
struct Leave {
  static constexpr std::string_view kName = "leave";
};
// Messages of the host of a class:
struct OpenClass {
  static constexpr std::string_view kName = "open_class";
  RoomSettings settings;
};
struct Close {
  static constexpr std::string_view kName = "close";
  int deal;
};
struct Remove {
  static constexpr std::string_view kName = "remove";
  match::Seat seat;
};
struct Rename {
  static constexpr std::string_view kName = "rename";
  match::Seat seat;
  std::string name;
};
struct Lock {
  static constexpr std::string_view kName = "lock";
  bool locked;
};
/// Removes the latest players and all watchers, and draws a new code.
struct Clear {
  static constexpr std::string_view kName = "clear";
  match::Seat from;  ///< the first seat to free
};
struct ClearWatchers {
  static constexpr std::string_view kName = "clear_watchers";
};
struct Rematch {
  static constexpr std::string_view kName = "rematch";
  std::optional<RoomSettings> settings{};  ///< of the next race of a class, if it has others
};
// Messages of a game for two, in which the host also deals and either player may ask for a rematch:
struct OpenDuel {
  static constexpr std::string_view kName = "open_duel";
  std::string name;
  RoomSettings settings;
};
struct Pick {
  static constexpr std::string_view kName = "pick";
  int deal;
  std::size_t pile;  ///< from 0
};
struct PutBack {
  static constexpr std::string_view kName = "put_back";
  int deal;
};
/// Claims the game, because the other player has been away too long.
struct Claim {
  static constexpr std::string_view kName = "claim";
};
/// Requests lines of the record of a finished match.
struct Record {
  static constexpr std::string_view kName = "record";
  std::size_t from;  ///< the first line, from 0
};
struct Ping {
  static constexpr std::string_view kName = "ping";
};

using ClientMessage =
    std::variant<Open, Join, Watch, Look, Return, Deal, Call, Answer, Show, Pass, Leave, OpenClass,
                 Close, Remove, Rename, Lock, Clear, ClearWatchers, Rematch, OpenDuel, Pick,
                 PutBack, Claim, Record, Ping>;

/// The reason why a request is refused.
struct Refused {
  std::string_view what{};    ///< the name of the message; empty if unknown
  std::string_view reason{};  ///< a code for programs
  std::string message{};      ///< for people
  std::int64_t wait_ms = 0;   ///< when the client may try again; 0: unknown
};

inline std::unexpected<Refused> refuse(std::string_view reason, std::string message) {
  return std::unexpected(Refused{.reason = reason, .message = std::move(message)});
}

/// Reads a message strictly. Refuses a bad one with the reason `bad_message`.
std::expected<ClientMessage, Refused> read_message(std::string_view text);

}  // namespace reckon::rooms
