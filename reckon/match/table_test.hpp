// SPDX-License-Identifier: MIT
// A table at which tests play.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "reckon/match/tournament.hpp"

namespace reckon::match {

/// The seats of the players.
inline constexpr Seat kAnn = 0;
inline constexpr Seat kBob = 1;
inline constexpr Seat kCy = 2;
/// The event was accepted.
inline constexpr std::nullopt_t kNone = std::nullopt;

/// A tournament whose clock stands still unless it is advanced. Each act returns the reason for its
/// refusal, if any.
class Table {
 public:
  static constexpr const char* kHand = "2 1 2 2 3 : 24";
  static constexpr const char* kSolution = "2 * 1 * 2 * 2 * 3";

  explicit Table(const TournamentSettings& settings = {})
      : tournament_(*Tournament::open(settings)) {}

  const Tournament* operator->() const { return &tournament_; }
  /// The result of the last event.
  const Happening& last() const { return last_; }
  const std::vector<std::optional<std::int64_t>>& boxes(Seat seat) const {
    return tournament_.players()[seat].boxes;
  }

  std::optional<Refusal::Reason> take(Act act) {
    const Tournament before = tournament_;
    auto outcome = tournament_.apply({.at = clock_, .act = std::move(act)});
    if (outcome) {
      last_ = *std::move(outcome);
      return std::nullopt;
    }
    EXPECT_EQ(tournament_, before) << "what is refused changes nothing";
    EXPECT_FALSE(outcome.error().message.empty());
    return outcome.error().reason;
  }

  void wait(Time time) { clock_ += time; }
  auto join(const std::string& name) { return take(Joined{name}); }
  void join(std::initializer_list<std::string> names) {
    for (const std::string& name : names) EXPECT_EQ(join(name), std::nullopt);
  }
  auto deal(const std::string& hand = kHand) { return take(Dealt{*krypto::Hand::parse(hand)}); }
  auto call(Seat seat) { return take(Called{seat}); }
  auto answer(Seat seat, const std::string& formula = kSolution) {
    return take(Answered{seat, formula});
  }
  auto pass(Seat seat) { return take(Passed{seat}); }
  auto time_out() { return take(TimedOut{}); }
  auto leave(Seat seat) { return take(Left{seat}); }

  /// Deals a hand unless one is open; this player calls and solves it.
  void win(Seat seat) { explain(seat, kSolution); }
  /// The same, with a wrong formula.
  void err(Seat seat) { explain(seat, "2 + 1 + 2 + 2 + 3"); }

 private:
  void explain(Seat seat, const std::string& formula) {
    if (tournament_.phase() != Phase::playing) {
      EXPECT_EQ(deal(), std::nullopt);
    }
    EXPECT_EQ(call(seat), std::nullopt);
    EXPECT_EQ(answer(seat, formula), std::nullopt);
  }

  Tournament tournament_;
  Happening last_;
  Time clock_ = 0;
};

}  // namespace reckon::match
