// SPDX-License-Identifier: MIT
// The game for two players, as a state machine: piles of five cards face down, one goal for all of
// them, and more rounds with other goals.
//
//        joined            laid              called
//   gathering ----> gathering ----> playing ----> explaining
//       ^                            ^    ^          |
//       |                 next_round |    +----------+ answered, time over
//       |                            |    v
//       +--------- over <----------- between
//        rematch
//
// Neither clock nor chance is inside, as in tournament.hpp. docs/match-rules.md has every rule.
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
#include "reckon/match/event.hpp"
#include "reckon/match/score_pad.hpp"
#include "reckon/text/result.hpp"

namespace reckon::match {

/// How often two may play one after the other.
inline constexpr int kMostDuels = 20;

struct DuelSettings {
  Rules rules = Rules::international;  ///< any that allow a result of 0
  krypto::Deck deck = krypto::Deck::cards56;
  /// 1 to the number of goals: the cards left over, then 0 and 100. 0 stands for the cards left
  /// over: one of 56, two of 52.
  int rounds = 0;
  int explain_seconds = 30;  ///< 1 to kMostSeconds
  bool penalty = false;      ///< a false "Krypto!" costs one hand

  friend bool operator==(const DuelSettings&, const DuelSettings&) = default;
};

/// The rounds that the rules have for this deck: one for each card left over.
int usual_rounds(krypto::Deck deck);

/// One of the hands of a two-player game.
struct Pile {
  std::vector<std::int64_t> cards;
  std::optional<Seat> holder{};  ///< who looks at it
  std::optional<Seat> winner{};  ///< of this round

  friend bool operator==(const Pile&, const Pile&) = default;
};

struct Duelist {
  std::string name;
  std::vector<std::int64_t> boxes{};  ///< one a round begun: hands won, less what was lost
  bool left = false;
  bool passed = false;  ///< gave up what is left of this round

  std::int64_t total() const;
  friend bool operator==(const Duelist&, const Duelist&) = default;
};

class Duel {
 public:
  using Phase = match::Phase;

  /// A table without players. Refuses numbers out of their ranges, and rules without 0.
  static Result<Duel> open(const DuelSettings& settings);

  /// Takes the next event, or refuses it and stays as it is. Cost: linear in the cards.
  std::expected<Happening, Refusal> apply(const Event& event);

  const DuelSettings& settings() const { return settings_; }
  Phase phase() const { return phase_; }
  /// Before the cards are laid, the seat of who has left is free, and the next who joins gets it.
  const std::vector<Duelist>& players() const { return players_; }
  const std::vector<Pile>& piles() const { return piles_; }
  /// The round that is played, or comes next, from 0.
  int round() const { return round_; }
  /// Which game of these two this is, from 1.
  int games() const { return games_; }
  /// How many rounds were begun, those of earlier games too.
  int deals() const { return deals_; }
  /// What all hands of this round have to reach, once the cards are laid.
  std::optional<std::int64_t> goal() const;
  /// The pile that lies open for both: the last one.
  std::optional<std::size_t> open_pile() const;
  /// The pile that this player holds.
  std::optional<std::size_t> held_by(Seat seat) const;
  std::optional<Seat> caller() const { return caller_; }
  /// The pile and the hand of the last call of this round.
  std::optional<std::size_t> called_pile() const { return called_; }
  const std::optional<krypto::Hand>& hand() const { return hand_; }
  /// When the time to explain is over; only while it runs.
  std::optional<Time> deadline() const;
  Time now() const { return now_; }
  /// Who has won; nobody before the end, or if it ends even. Who leaves after it wins it all the
  /// same.
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
  std::vector<std::int64_t> goals_;  // of all rounds there may be
  Phase phase_ = Phase::gathering;
  int round_ = 0;
  int games_ = 1;
  int deals_ = 0;
  std::optional<Seat> caller_;
  std::optional<std::size_t> called_;
  std::optional<krypto::Hand> hand_;
  std::optional<Seat> winner_;
  Time since_ = 0;  // when the explaining began
  Time now_ = 0;
};

}  // namespace reckon::match
