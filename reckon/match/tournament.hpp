// SPDX-License-Identifier: MIT
// The tournament of the International Rules, as a state machine.
//
//        joined            dealt             called
//   gathering ----> gathering ----> playing ----> explaining
//                                    |  ^            |
//               all passed, time over|  |dealt       | answered, time over
//                                    v  |            v
//                                   between <--------+ ----> over ----> gathering
//                                                               rematch
//
// Where the nearest number counts, as in Countdown, no player calls. All hand in formulas until
// the time is over, and the nearest of them scores.
//
// It contains neither a clock nor randomness: events carry the time and the cards, so a match can
// be replayed from its events. docs/match-rules.md has all rules and choices.
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
#include "reckon/match/card_game.hpp"
#include "reckon/match/event.hpp"
#include "reckon/match/score_pad.hpp"
#include "reckon/text/result.hpp"

namespace reckon::match {

inline constexpr std::size_t kMostSeats = 32;
inline constexpr int kMostHands = 50;        ///< points double, and stay below 2^52
inline constexpr int kMostSeconds = 3'600;   ///< for a hand, or for explaining
inline constexpr int kMostTournaments = 20;  ///< of the same players

/// The treatment of unsolved hands.
enum class Unsolved : std::uint8_t {
  again,  ///< a new one is dealt for the same box, as in the rules
  empty,  ///< the box stays empty
};
/// The edition of the refereeing. A record names its edition, so that it always replays to the same
/// scores.
enum class Edition : std::uint8_t {
  first = 1,   ///< a player who erred is out until the box is closed
  second = 2,  ///< a player who erred is out of the replay, but plays again with the next hand
};
inline constexpr Edition kEdition = Edition::second;
std::optional<Edition> edition_numbered(std::int64_t number);

inline constexpr std::array kAllUnsolved = {Unsolved::again, Unsolved::empty};
std::string_view name_of(Unsolved unsolved);  ///< `again` or `empty`
std::optional<Unsolved> unsolved_named(std::string_view name);

struct TournamentSettings {
  CardGame game{};
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

/// A formula that counts, though its value may not be the objective.
struct Declared {
  std::string formula;
  std::int64_t distance = 0;  ///< of its value from the objective
  Time at = 0;

  friend bool operator==(const Declared&, const Declared&) = default;
};

/// A player at the table.
struct Player {
  std::string name;
  /// One per hand begun, counting replays once; empty where there is no score. The points for one
  /// box are added up: -1 for an error and 1 for a later hand make 0.
  std::vector<std::optional<std::int64_t>> boxes{};
  bool left = false;
  bool plays = true;    ///< may call in this hand
  bool passed = false;  ///< gave up this hand
  /// In a game in which the nearest counts, the best answer to this hand.
  std::optional<Declared> declared{};

  std::int64_t total() const;
  friend bool operator==(const Player&, const Player&) = default;
};

class Tournament {
 public:
  using Phase = match::Phase;

  /// A table without players. Refuses settings out of range.
  static Result<Tournament> open(const TournamentSettings& settings);

  /// Applies the next event, or refuses it and changes nothing. Cost: linear in players and hands.
  std::expected<Happening, Refusal> apply(const Event& event);

  const TournamentSettings& settings() const { return settings_; }
  Phase phase() const { return phase_; }
  const std::vector<Player>& players() const { return players_; }
  /// The current box, from 0; after the end, the number of boxes.
  int box() const { return box_; }
  /// Whether this hand is a tie-break after the agreed ones.
  bool additional() const { return box_ >= settings_.hands; }
  /// The number of hands dealt, including replays and those of earlier games.
  int deals() const { return deals_; }
  /// The current hand, or the last one.
  const std::optional<krypto::Hand>& hand() const { return hand_; }
  std::optional<Seat> caller() const { return caller_; }
  /// When the time for the hand, or to explain, ends; only while it runs.
  std::optional<Time> deadline() const;
  Time now() const { return now_; }
  /// The winner once the match is over; empty if all players have left.
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
  Outcome accept(const Rematch& rematch, Time at);

  std::expected<void, Refusal> expect_hand() const;
  std::int64_t score(Seat seat);
  void err();
  Outcome declare(const Answered& answered, Time at);
  bool has_finished(const Player& player) const;
  void count_nearest();
  void invite();
  void end_unsolved();
  void end_deal();
  void close_box(std::optional<Seat> scorer);
  void settle();
  std::vector<Seat> leaders() const;

  TournamentSettings settings_;
  std::vector<Player> players_;
  Phase phase_ = Phase::gathering;
  int games_ = 1;
  int box_ = 0;
  int deals_ = 0;
  std::optional<krypto::Hand> hand_;
  std::optional<Seat> caller_;
  std::optional<Seat> last_scorer_;  // of the previous box, if no error followed: the sequence...
  std::int64_t last_points_ = 0;     // ...and the points that its next "Krypto" doubles
  std::optional<Seat> winner_;
  Time since_ = 0;  // when the hand, or the explanation, began
  Time now_ = 0;
};

}  // namespace reckon::match
