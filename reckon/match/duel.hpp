// SPDX-License-Identifier: MIT
// The game for two players, as a state machine: piles of five cards face down, with one goal for
// all of them. Further rounds have other goals.
//
//        joined            laid              called
//   gathering ----> gathering ----> playing ----> explaining
//       ^                            ^    ^          |
//       |                 next_round |    +----------+ answered, time over
//       |                            |    v
//       +--------- over <----------- between
//        rematch
//
// It contains neither a clock nor randomness, like tournament.hpp. docs/match-rules.md has all
// rules.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/arith/rules.hpp"
#include "reckon/krypto/deck.hpp"
#include "reckon/krypto/hand.hpp"
#include "reckon/match/card_game.hpp"
#include "reckon/match/event.hpp"
#include "reckon/match/score_pad.hpp"
#include "reckon/text/result.hpp"

namespace reckon::match {

/// The limit on consecutive games of two players.
inline constexpr int kMostDuels = 20;

struct DuelSettings {
  CardGame game{};                     ///< Krypto or 24, whose whole deck is laid
  Rules rules = Rules::international;  ///< any rules that allow a result of 0
  krypto::Deck deck = krypto::Deck::cards56;
  /// From 1 to the number of goals: the cards left over, then 0 and 100; in 24 there is one. 0
  /// stands for the number of cards left over: one of 56, two of 52.
  int rounds = 0;
  int explain_seconds = 30;  ///< 1 to kMostSeconds
  bool penalty = false;      ///< a false "Krypto!" costs one hand

  friend bool operator==(const DuelSettings&, const DuelSettings&) = default;
};

/// The standard number of rounds: one for each card that the deck leaves over, in 24 one.
int usual_rounds(const CardGame& game, krypto::Deck deck);

/// One of the hands of a two-player game.
struct Pile {
  std::vector<std::int64_t> cards;
  std::optional<Seat> holder{};  ///< the player who holds it
  std::optional<Seat> winner{};  ///< of this round

  friend bool operator==(const Pile&, const Pile&) = default;
};

struct Duelist {
  std::string name;
  std::vector<std::int64_t> boxes{};  ///< one per round begun: hands won minus penalties
  bool left = false;
  bool passed = false;  ///< gave up the rest of this round

  std::int64_t total() const;
  friend bool operator==(const Duelist&, const Duelist&) = default;
};

class Duel {
 public:
  using Phase = match::Phase;

  /// A table without players. Refuses settings out of range, and rules that do not allow 0.
  static Result<Duel> open(const DuelSettings& settings);

  /// Applies the next event, or refuses it and changes nothing. Cost: linear in the cards.
  std::expected<Happening, Refusal> apply(const Event& event);

  const DuelSettings& settings() const { return settings_; }
  Phase phase() const { return phase_; }
  /// The players by seat. Before the cards are laid, the seat of a player who left is free for the
  /// next one to join.
  const std::vector<Duelist>& players() const { return players_; }
  const std::vector<Pile>& piles() const { return piles_; }
  /// The current or next round, from 0.
  int round() const { return round_; }
  /// The number of this game between the two players, from 1.
  int games() const { return games_; }
  /// The number of rounds begun, including earlier games.
  int deals() const { return deals_; }
  /// The goal of all hands of this round, once the cards are laid.
  std::optional<std::int64_t> goal() const;
  /// The last pile, which is open for both players.
  std::optional<std::size_t> open_pile() const;
  /// The pile that this player holds.
  std::optional<std::size_t> held_by(Seat seat) const;
  std::optional<Seat> caller() const { return caller_; }
  /// The pile of the last call of this round.
  std::optional<std::size_t> called_pile() const { return called_; }
  const std::optional<krypto::Hand>& hand() const { return hand_; }
  /// When the time to explain ends; only while it runs.
  std::optional<Time> deadline() const;
  Time now() const { return now_; }
  /// The winner; empty before the end, and after a tie. A player who leaves after the end keeps the
  /// win.
  std::optional<Seat> winner() const { return winner_; }
  ScorePad score_pad() const;

  friend bool operator==(const Duel&, const Duel&) = default;

 private:
  explicit Duel(const DuelSettings& settings) : settings_(settings) {}

  using Outcome = std::expected<Happening, Refusal>;
  Outcome accept(const Joined& joined, Time at);
  Outcome accept(const Laid& laid, Time at);
  Outcome accept(const Picked& picked, Time at);
  Outcome accept(const PutBack& put_back, Time at);
  Outcome accept(const NextRound& next_round, Time at);
  Outcome accept(const Called& called, Time at);
  Outcome accept(const Answered& answered, Time at);
  Outcome accept(const Passed& passed, Time at);
  Outcome accept(const TimedOut& timed_out, Time at);
  Outcome accept(const Left& left, Time at);
  Outcome accept(const Rematch& rematch, Time at);

  std::expected<void, Refusal> expect_turn(Seat seat) const;
  void begin_round();
  std::int64_t err();
  void win();
  void end_round();

  DuelSettings settings_;
  std::vector<Duelist> players_;
  std::vector<Pile> piles_;
  std::vector<std::int64_t> goals_;  // of all possible rounds
  Phase phase_ = Phase::gathering;
  int round_ = 0;
  int games_ = 1;
  int deals_ = 0;
  std::optional<Seat> caller_;
  std::optional<std::size_t> called_;
  std::optional<krypto::Hand> hand_;
  std::optional<Seat> winner_;
  Time since_ = 0;  // when the explanation began
  Time now_ = 0;
};

}  // namespace reckon::match
