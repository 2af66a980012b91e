// SPDX-License-Identifier: MIT
// A table with a person, perhaps the computer as a second player, and a clock that is told the
// time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/krypto/deck.hpp"
#include "reckon/krypto/grade.hpp"
#include "reckon/krypto/solver.hpp"
#include "reckon/match/event.hpp"
#include "reckon/match/opponent.hpp"
#include "reckon/match/tournament.hpp"
#include "reckon/text/result.hpp"

namespace reckon::play {

inline constexpr match::Seat kPerson = 0;
inline constexpr match::Seat kComputer = 1;
inline constexpr std::string_view kComputerName = "Computer";

struct Settings {
  match::TournamentSettings tournament{};
  std::uint64_t seed = 0;         ///< of the hands, and of what the computer thinks
  bool any_hand = false;          ///< deal hands without a solution too
  std::string name = "You";       ///< of the person
  std::optional<int> strength{};  ///< of the computer, 1 to match::kStrongest, if it plays
};

/// What happened, and the same in words.
struct News {
  match::Happening happening;
  std::string text;
};

/// Deals, plays the computer's part, and puts every event to match::Tournament, which alone judges
/// and keeps the pad. The person acts at the time that advance() has brought about. Whenever the
/// person cannot act in a hand any more, having passed or being out after an error, nobody waits:
/// the time jumps to what the computer does, and if it will not call, it passes.
class Table {
 public:
  using Accepted = std::expected<void, match::Refusal>;

  /// Seats the players. Refuses settings out of their ranges, and names that cannot be shown.
  static Result<Table> open(const Settings& settings);

  /// Lays the next hand open, between hands or before the first. Costs grading one hand, or a few
  /// if some have no solution.
  void deal();
  /// Lets milliseconds pass; the computer may call, or the time for the hand or for explaining may
  /// run out.
  void advance(match::Time by);

  /// "Krypto!", by the person.
  Accepted call();
  /// The person explains. What cannot be read is refused, and may be corrected.
  Accepted explain(const std::string& formula);
  /// Calls and explains in no time; both or nothing.
  Accepted answer(const std::string& formula);
  Accepted pass();
  Accepted leave();

  const match::Tournament& tournament() const { return tournament_; }
  /// How long until the hand, or the time to explain, is over; nothing if no clock runs.
  std::optional<match::Time> time_left() const;
  /// How long until something happens by itself.
  std::optional<match::Time> time_to_next() const;
  /// Whether its box had a hand before, in which somebody erred.
  bool again() const { return again_; }
  /// Whether the person was out of it from the beginning.
  bool without_person() const { return without_person_; }
  /// Of the hand on the table, or the last that was; nothing if it has no solution.
  const std::optional<krypto::Grade>& grade() const { return grade_; }
  /// All that happened, and where what happened to the last hand begins.
  const std::vector<News>& news() const { return news_; }
  std::size_t hand_news() const { return hand_news_; }
  /// Every event that was accepted: the match replays from them.
  const std::vector<match::Event>& events() const { return events_; }

 private:
  Table(match::Tournament tournament, const Settings& settings);

  Accepted take(match::Act act);
  void follow(match::Act act);
  krypto::Hand next_hand();
  bool person_plays() const;
  bool computer_plays() const;
  std::optional<match::Time> computer_calls_at() const;
  void happen(match::Time at);
  void finish_without_person();

  match::Tournament tournament_;
  bool any_hand_;
  std::optional<int> strength_;
  krypto::Dealer dealer_;
  SplitMix64 thinking_;
  krypto::Solver solver_;
  match::Time now_ = 0;
  match::Time dealt_at_ = 0;
  std::optional<int> dealt_box_;
  bool again_ = false;
  bool without_person_ = false;
  std::optional<krypto::Grade> grade_;
  std::optional<match::Thought> thought_;
  std::vector<News> news_;
  std::size_t hand_news_ = 0;
  std::vector<match::Event> events_;
};

}  // namespace reckon::play
