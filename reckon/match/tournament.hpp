// SPDX-License-Identifier: MIT
// The tournament of the International Rules, as a state machine.
//
//        joined            dealt             called
//   gathering ----> gathering ----> playing ----> explaining
//                                    |  ^            |
//               all passed, time over|  |dealt       | answered, time over
//                                    v  |            v
//                                   between <--------+ ----> over
//
// Neither clock nor chance is inside: events carry the time and the cards, so a match replays from
// its events. docs/match-rules.md has every rule and every choice.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/arith/rules.hpp"
#include "reckon/krypto/deck.hpp"
#include "reckon/match/event.hpp"
#include "reckon/match/score_pad.hpp"
#include "reckon/text/result.hpp"

namespace reckon::match {

inline constexpr std::size_t kMostSeats = 32;
inline constexpr int kMostHands = 50;       ///< points double, and stay below 2^52
inline constexpr int kMostSeconds = 3'600;  ///< for a hand, or for explaining

/// What becomes of a hand that nobody solves.
enum class Unsolved : std::uint8_t {
  again,  ///< a new one is dealt for the same box, as the rules say
  empty,  ///< the box stays empty
};
/// How a match is refereed; a record says by which edition it was played, so that it replays to the
/// same scores for good.
enum class Edition : std::uint8_t {
  first = 1,   ///< who erred stays out until the box is closed
  second = 2,  ///< who erred stays out of the replay, and plays again when another hand is dealt
};
inline constexpr Edition kEdition = Edition::second;
std::optional<Edition> edition_numbered(std::int64_t number);

inline constexpr std::array kAllUnsolved = {Unsolved::again, Unsolved::empty};
std::string_view name_of(Unsolved unsolved);  ///< `again` or `empty`
std::optional<Unsolved> unsolved_named(std::string_view name);

struct TournamentSettings {
  Rules rules = Rules::international;
  krypto::Deck deck = krypto::Deck::cards56;
  bool any_cards = false;    ///< any numbers may be dealt, not only those of the deck
  int hands = 10;            ///< 1 to kMostHands
  int hand_seconds = 180;    ///< 1 to kMostSeconds
  int explain_seconds = 30;  ///< 1 to kMostSeconds
  Unsolved unsolved = Unsolved::again;
  Edition edition = kEdition;

  friend bool operator==(const TournamentSettings&, const TournamentSettings&) = default;
};

/// A player at the table.
struct Player {
  std::string name;
  /// One for each hand begun, those dealt again only once; empty where there is no score. What a
  /// player gets for one box is added up: -1 for an error and 1 for a later hand make 0.
  std::vector<std::optional<std::int64_t>> boxes{};
  bool left = false;
  bool plays = true;    ///< may call in this hand
  bool passed = false;  ///< gave this hand up

  std::int64_t total() const;
  friend bool operator==(const Player&, const Player&) = default;
};

class Tournament {
 public:
  using Phase = match::Phase;

  /// A table without players. Refuses numbers out of their ranges.
  static Result<Tournament> open(const TournamentSettings& settings);

  /// Takes the next event, or refuses it and stays as it is. Cost: linear in players and hands.
  std::expected<Happening, Refusal> apply(const Event& event);

  const TournamentSettings& settings() const { return settings_; }
  Phase phase() const { return phase_; }
  const std::vector<Player>& players() const { return players_; }
  /// The box that is played for, from 0; after the end, how many were.
  int box() const { return box_; }
  /// Whether this hand is played after the agreed ones, to break a tie.
  bool additional() const { return box_ >= settings_.hands; }
  /// How many hands were dealt, those dealt again too.
  int deals() const { return deals_; }
  /// The hand on the table, or the last that was.
  const std::optional<krypto::Hand>& hand() const { return hand_; }
  std::optional<Seat> caller() const { return caller_; }
  /// When the hand, or the time to explain, is over; only while one of them runs.
  std::optional<Time> deadline() const;
  Time now() const { return now_; }
  /// Who has won: one player when it is over, or nobody if all have left.
  std::optional<Seat> winner() const { return winner_; }
  ScorePad score_pad() const;

  friend bool operator==(const Tournament&, const Tournament&) = default;

 private:
  explicit Tournament(const TournamentSettings& settings) : settings_(settings) {}

  using Outcome = std::expected<Happening, Refusal>;
  Outcome accept(const Joined& joined, Time at);
  Outcome accept(const Dealt& dealt, Time at);
  Outcome accept(const Called& called, Time at);
  Outcome accept(const Answered& answered, Time at);
  Outcome accept(const Passed& passed, Time at);
  Outcome accept(const TimedOut& timed_out, Time at);
  Outcome accept(const Left& left, Time at);

  std::expected<void, Refusal> expect_hand() const;
  std::int64_t score(Seat seat);
  void err();
  void invite();
  void end_unsolved();
  void end_deal();
  void close_box(std::optional<Seat> scorer);
  void settle();
  std::vector<Seat> leaders() const;

  TournamentSettings settings_;
  std::vector<Player> players_;
  Phase phase_ = Phase::gathering;
  int box_ = 0;
  int deals_ = 0;
  std::optional<krypto::Hand> hand_;
  std::optional<Seat> caller_;
  std::optional<Seat> last_scorer_;  // of the box before, if no error followed: the sequence...
  std::int64_t last_points_ = 0;     // ...and what its next "Krypto" doubles
  std::optional<Seat> winner_;
  Time since_ = 0;  // when the hand, or the explaining, began
  Time now_ = 0;
};

}  // namespace reckon::match
