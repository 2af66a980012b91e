// SPDX-License-Identifier: MIT
// A table with a person, optionally the computer as a second player, and a clock that its caller
// advances.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/krypto/game.hpp"
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
  std::uint64_t seed = 0;         ///< for the hands, and for the computer's play
  bool any_hand = false;          ///< deal hands without a solution too
  std::string name = "You";       ///< of the person
  std::optional<int> strength{};  ///< of the computer, 1 to match::kStrongest, if it plays
};

/// An event, and its description.
struct News {
  match::Happening happening;
  std::string text;
};

/// Deals, plays the computer's part, and passes every event to match::Tournament, which alone
/// judges and keeps the pad. The person acts at the time that advance() has reached. A person who
/// has passed, or is out after an error, cannot act in the hand any longer. Then the time jumps to
/// the computer's next act; if it will not call, it passes.
class Table {
 public:
  using Accepted = std::expected<void, match::Refusal>;

  /// Seats the players. Refuses settings out of their ranges, and names that cannot be shown.
  static Result<Table> open(const Settings& settings);

  /// Deals the next hand, between hands or before the first. Costs grading one hand, or a few if
  /// some have no solution.
  void deal();
  /// Advances the clock by this many milliseconds; the computer may call, or a time limit may end.
  void advance(match::Time by);

  /// Calls "Krypto!" for the person. Refused where the nearest counts.
  Accepted call();
  /// Explains for the person. An unreadable formula is refused, and may be corrected.
  Accepted explain(const std::string& formula);
  /// Calls and explains at the same time; both succeed or neither. Where the nearest counts, hands
  /// in a formula.
  Accepted answer(const std::string& formula);
  Accepted pass();
  Accepted leave();

  const match::Tournament& tournament() const { return tournament_; }
  /// Returns the time left for the hand, or for the explanation; empty if no clock runs.
  std::optional<match::Time> time_left() const;
  /// Returns the time until the next automatic event.
  std::optional<match::Time> time_to_next() const;
  /// Whether its box had an earlier hand, which ended with an error.
  bool again() const { return again_; }
  /// Whether the person was excluded from it from the beginning.
  bool without_person() const { return without_person_; }
  /// Whether the nearest number counts, so that no player calls.
  bool counts_nearest() const { return match::nearest_counts(tournament_.settings().game); }
  /// The grade of the current or last hand; empty if it has no solution, or the nearest counts.
  const std::optional<krypto::Grade>& grade() const { return grade_; }
  /// The best answer to the current or last hand, where the nearest counts.
  const std::optional<Expression>& best() const { return best_; }
  /// Returns all events, and the index of the first one of the last hand.
  const std::vector<News>& news() const { return news_; }
  std::size_t hand_news() const { return hand_news_; }
  /// All accepted events: the match can be replayed from them.
  const std::vector<match::Event>& events() const { return events_; }

 private:
  Table(match::Tournament tournament, krypto::GameDealer dealer, const Settings& settings);

  Accepted take(match::Act act);
  void follow(match::Act act);
  krypto::Hand next_hand();
  bool has_solution(const krypto::Hand& hand);
  bool plays(match::Seat seat) const;
  bool computer_plays() const { return strength_ && plays(kComputer); }
  void think(const krypto::Hand& hand);
  std::optional<match::Time> computer_calls_at() const;
  void happen(match::Time at);
  void finish_without_person();

  match::Tournament tournament_;
  bool any_hand_;
  std::optional<int> strength_;
  krypto::GameDealer dealer_;
  SplitMix64 thinking_;
  krypto::Solver solver_;
  match::Time now_ = 0;
  match::Time dealt_at_ = 0;
  std::optional<int> dealt_box_;
  bool again_ = false;
  bool without_person_ = false;
  std::optional<krypto::Grade> grade_;
  std::optional<Expression> best_;
  std::optional<match::Thought> thought_;
  std::vector<News> news_;
  std::size_t hand_news_ = 0;
  std::vector<match::Event> events_;
};

}  // namespace reckon::play
