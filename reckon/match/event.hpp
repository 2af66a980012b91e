// SPDX-License-Identifier: MIT
// The events at a table, and the reasons to refuse one.
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
#include "reckon/match/race_settings.hpp"

namespace reckon::match {

/// Milliseconds since the table was opened, by the clock of the host.
using Time = std::int64_t;
/// A player, numbered from 0 in order of joining.
using Seat = std::size_t;

/// The limit on answers, in bytes. Neither a formula of five cards nor the digits of ten letters
/// need as many.
inline constexpr std::size_t kLongestAnswer = 256;

// --- Events: the whole record of a match, in order -----------------------------------------------

struct Joined {
  std::string name;
};
/// A hand of a tournament or a race is dealt.
struct Dealt {
  krypto::Hand hand;
};
/// A puzzle of letters is posed in a race.
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
/// The caller explains: `(8 + 19) * 2`, or steps such as `8 + 19 = 27, 27 * 2 = 54`. For a
/// puzzle of letters, their digits: `A=2, B=7`.
struct Answered {
  Seat seat;
  std::string formula;
  /// Whether the answer is right, if it has been judged already; then it is not judged again.
  std::optional<bool> verdict{};
  /// How far its value was from the objective, if it was judged already as one that counts.
  std::optional<std::int64_t> distance{};
};
/// A player gives up the hand or round; it ends when all active players have.
struct Passed {
  Seat seat;
};
/// The time for the hand, or for explaining, is over.
struct TimedOut {};
/// A player leaves for good.
struct Left {
  Seat seat;
};
/// The host of a class removes a player for good.
struct Removed {
  Seat seat;
};
/// The host of a class renames a player.
struct Renamed {
  Seat seat;
  std::string from;  ///< the old name
  std::string to;
};
/// The host of a class ends the hand early.
struct Closed {};
/// A class plays again; all scores are reset.
struct Rematch {
  /// The settings of the next race of a class, if it has others; before the first hand, of this
  /// one.
  std::optional<RaceSettings> settings{};
};

using Act = std::variant<Joined, Dealt, Laid, Picked, PutBack, NextRound, Called, Answered, Passed,
                         TimedOut, Left, Removed, Renamed, Closed, Rematch, Posed>;

struct Event {
  Time at = 0;
  Act act;
};

// --- What follows from them ----------------------------------------------------------------------

/// The state of a match.
enum class Phase : std::uint8_t {
  gathering,   ///< players join; no card is dealt
  playing,     ///< active players may call
  explaining,  ///< a player has called
  between,     ///< before the next hand, a replay of this one, or the next round
  over,
};

/// Returns the name of a phase in JSON: `explaining`.
std::string_view name_of(Phase phase);

/// The result of an event.
struct Happening {
  enum class Kind : std::uint8_t {
    joined,
    dealt,  ///< a hand, a puzzle of letters, or the piles
    picked,
    put_back,
    round,   ///< the next round began
    called,  ///< called; the caller must explain
    right,   ///< the formula is a solution
    near,    ///< the value is not the objective, but counts, where the nearest does
    wrong,   ///< the formula is not a solution
    silent,  ///< the time to explain is over, which counts as an error
    passed,
    unsolved,  ///< the hand is over without a call
    left,
    removed,
    renamed,
    closed,   ///< a hand of a class, or one in which the nearest counts, is over
    rematch,  ///< a class plays again
  };
  Kind kind = Kind::joined;
  Seat seat = 0;                            ///< the player concerned; 0 if none
  std::int64_t points = 0;                  ///< scored by the player; may be negative
  std::optional<std::int64_t> distance{};   ///< of a near answer from the objective
  std::vector<krypto::Mistake> problems{};  ///< of a wrong formula; empty for puzzles of letters
};

/// Returns the name of a happening in JSON: `put_back`.
std::string_view name_of(Happening::Kind kind);

/// The refusal of an event. The match has not changed.
struct Refusal {
  enum class Reason : std::uint8_t {
    earlier,         ///< earlier than the previous event
    other_game,      ///< the event belongs to another kind of game
    over,            ///< the match has ended
    begun,           ///< too late to join
    full,            ///< every seat is taken
    bad_name,        ///< empty, too long, or with forbidden characters
    name_taken,      ///< another player has it
    no_such_player,  ///< no such seat
    has_left,
    too_few,          ///< players
    in_play,          ///< a hand or round is being played
    not_in_deck,      ///< cards that the deck cannot deal
    nothing_dealt,    ///< without a hand there is nothing to call or pass
    being_explained,  ///< a player has called
    not_playing,      ///< out of this hand after an error, or not part of the tie-break
    not_caller,       ///< this player has not called
    unreadable,       ///< the formula cannot be parsed; the player may correct it
    too_late,         ///< the time is over
    too_early,        ///< the time is not over yet
    passed,           ///< the player has passed
    no_such_pile,     ///< or the pile is won
    held,             ///< the pile is held by the other player
    hands_full,       ///< the player holds a pile
    hands_empty,      ///< the player holds none
    open,             ///< the last hand lies open for both players
  };
  Reason reason = Reason::over;
  std::string message;  ///< for a person, without a full stop
};

/// Returns the name of a reason in JSON: `name_taken`.
std::string_view name_of(Refusal::Reason reason);

inline std::unexpected<Refusal> refuse(Refusal::Reason reason, std::string message) {
  return std::unexpected(Refusal{reason, std::move(message)});
}

/// Refuses an answer longer than kLongestAnswer bytes.
inline Refusal answer_too_long() {
  return {.reason = Refusal::Reason::unreadable,
          .message =
              "the answer is too long: write at most " + std::to_string(kLongestAnswer) + " bytes"};
}

}  // namespace reckon::match
