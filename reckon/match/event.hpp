// SPDX-License-Identifier: MIT
// What happens at a table, and why a referee refuses it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "reckon/krypto/check.hpp"
#include "reckon/krypto/hand.hpp"
#include "reckon/match/posed_puzzle.hpp"

namespace reckon::match {

/// Milliseconds since the table was opened, as the keeper of its clock counts them.
using Time = std::int64_t;
/// A player, by the order of joining, from 0.
using Seat = std::size_t;

/// The bytes of an answer that players may give. Neither a formula of five cards nor the digits of
/// ten letters need as many.
inline constexpr std::size_t kLongestAnswer = 256;

// --- Events: the whole record of a match, in order -----------------------------------------------

struct Joined {
  std::string name;
};
/// A hand of a tournament, or of a race, is laid open.
struct Dealt {
  krypto::Hand hand;
};
/// The same of a calcrostic, in a race.
struct Posed {
  PosedPuzzle puzzle;
};
/// The whole deck of a two-player game, in the order dealt: hands of five cards, then the goals.
struct Laid {
  std::vector<std::int64_t> cards;
};
/// A player takes up one of the piles of a two-player game, from 0.
struct Picked {
  Seat seat;
  std::size_t pile;
};
/// A player returns the pile in hand face down.
struct PutBack {
  Seat seat;
};
/// The next round of a two-player game begins.
struct NextRound {};
/// "Krypto!"
struct Called {
  Seat seat;
};
/// The caller explains: `(8 + 19) * 2`, or steps such as `8 + 19 = 27, 27 * 2 = 54`. Of a
/// calcrostic, the digits of the letters: `A=2, B=7`.
struct Answered {
  Seat seat;
  std::string formula;
  /// Whether it is right, if it has been judged before; then it is not judged again.
  std::optional<bool> verdict{};
};
/// A player gives the hand (or round) up; it ends when all who may play have.
struct Passed {
  Seat seat;
};
/// The time for the hand, or for explaining, is over.
struct TimedOut {};
/// A player leaves for good.
struct Left {
  Seat seat;
};
/// The host of a class takes a player out, for good.
struct Removed {
  Seat seat;
};
/// The host of a class gives a player another name.
struct Renamed {
  Seat seat;
  std::string from;  ///< as the player is called until then
  std::string to;
};
/// The host of a class ends the hand before its time is over.
struct Closed {};
/// A class plays once more, all scores at nothing.
struct Rematch {};

using Act = std::variant<Joined, Dealt, Laid, Picked, PutBack, NextRound, Called, Answered, Passed,
                         TimedOut, Left, Removed, Renamed, Closed, Rematch, Posed>;

struct Event {
  Time at = 0;
  Act act;
};

// --- What follows from them ----------------------------------------------------------------------

/// Where a match stands.
enum class Phase : std::uint8_t {
  gathering,   ///< players join; no card is dealt
  playing,     ///< whoever plays may call
  explaining,  ///< somebody has called
  between,     ///< the next hand, or this one again, or the next round, is to come
  over,
};

/// As JSON names it: `explaining`.
std::string_view name_of(Phase phase);

/// What an event led to.
struct Happening {
  enum class Kind : std::uint8_t {
    joined,
    dealt,  ///< a hand, a calcrostic, or the piles
    picked,
    put_back,
    round,   ///< the next round began
    called,  ///< somebody has to explain now
    right,   ///< the formula is a solution
    wrong,   ///< it is not one
    silent,  ///< the time to explain is over, which is an error too
    passed,
    unsolved,  ///< the hand is over, and nobody called
    left,
    removed,
    renamed,
    closed,   ///< a hand of a class is over
    rematch,  ///< a class begins again
  };
  Kind kind = Kind::joined;
  Seat seat = 0;                            ///< whose it is; 0 if nobody's
  std::int64_t points = 0;                  ///< that the seat got by it, negative too
  std::vector<krypto::Mistake> problems{};  ///< of a wrong formula; of a calcrostic, none
};

/// As JSON names it: `put_back`.
std::string_view name_of(Happening::Kind kind);

/// Why an event is not accepted. Nothing has changed then.
struct Refusal {
  enum class Reason : std::uint8_t {
    earlier,         ///< than the event before
    other_game,      ///< the event belongs to the other kind of game
    over,            ///< the match has ended
    begun,           ///< too late to join
    full,            ///< every seat is taken
    bad_name,        ///< empty, too long, or not clean
    name_taken,      ///< somebody has it
    no_such_player,  ///< no such seat
    has_left,
    too_few,          ///< players
    in_play,          ///< a hand or round is being played
    not_in_deck,      ///< cards that the deck cannot deal
    nothing_dealt,    ///< no hand is dealt, so nobody can call or pass
    being_explained,  ///< somebody has called
    not_playing,      ///< out of this hand after an error, or not among those who play off a tie
    not_caller,       ///< somebody else has called, or nobody
    unreadable,       ///< the formula cannot be read; it may be corrected
    too_late,         ///< the time is over
    too_early,        ///< the time is not over
    passed,           ///< the player has passed
    no_such_pile,     ///< or it is won
    held,             ///< the pile is held by the other player
    hands_full,       ///< the player holds a pile
    hands_empty,      ///< the player holds none
    open,             ///< the last hand lies open for both
  };
  Reason reason = Reason::over;
  std::string message;  ///< for a person, without a full stop
};

/// As JSON names it: `name_taken`.
std::string_view name_of(Refusal::Reason reason);

inline std::unexpected<Refusal> refuse(Refusal::Reason reason, std::string message) {
  return std::unexpected(Refusal{reason, std::move(message)});
}

/// The refusal of an answer of more than kLongestAnswer bytes.
inline Refusal answer_too_long() {
  return {.reason = Refusal::Reason::unreadable,
          .message =
              "the answer is too long: write at most " + std::to_string(kLongestAnswer) + " bytes"};
}

}  // namespace reckon::match
