// SPDX-License-Identifier: MIT
// A race of a class: all players solve the same hands, or the same puzzles of letters,
// individually. Points depend on correctness and speed.
//
//        joined            dealt              all have finished, time over, closed
//   gathering ----> gathering ----> playing ----> between ----> over
//       ^                            ^             |             |
//       |                            +-------------+ dealt       |
//       +---------------------------------------- rematch -------+
//
// Where the nearest number counts, as in Countdown, a player may hand in nearer formulas until the
// time is over.
//
// Late players can join at any time; a wrong answer does not affect other players. It contains
// neither a clock nor randomness, like tournament.hpp. docs/match-rules.md has all rules.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "reckon/match/event.hpp"
#include "reckon/match/posed_puzzle.hpp"
#include "reckon/match/race_settings.hpp"
#include "reckon/match/score_pad.hpp"
#include "reckon/text/result.hpp"

namespace reckon::match {

/// The limit on players who have not left.
inline constexpr std::size_t kMostRacers = 64;
/// The limit on players who ever joined; seat numbers are not reused.
inline constexpr std::size_t kMostRaceSeats = 1'024;
inline constexpr int kMostRaceHands = 50;
inline constexpr int kMostRaceSeconds = 3'600;
/// The limit on wrong answers of a player to one hand; after the last the hand is lost.
inline constexpr int kMostTries = 10;
/// The limit on consecutive races of a class.
inline constexpr int kMostRaces = 20;

/// Half of the points of a right answer are for being right; the other half depends on the time
/// left. Each earlier wrong answer costs some points, but a minimum always remains.
inline constexpr std::int64_t kMostRacePoints = 1'000;
inline constexpr std::int64_t kSpeedPoints = 500;
inline constexpr std::int64_t kWrongPoints = 100;
inline constexpr std::int64_t kLeastRacePoints = 100;

/// The task that all players solve at once; called a hand below.
using RaceTask = std::variant<krypto::Hand, PosedPuzzle>;

/// The progress of a player with the current hand.
enum class Progress : std::uint8_t {
  thinking,
  right,
  passed,
  out,  ///< after too many wrong answers
};
std::string_view name_of(Progress progress);

struct Racer {
  std::string name;
  /// One per hand begun; empty where there is no score.
  std::vector<std::optional<std::int64_t>> boxes{};
  /// The progress at the end of each earlier hand; empty where the player was not there. The
  /// current hand has an entry only if it began without the player.
  std::vector<std::optional<Progress>> ends{};
  /// The number of wrong answers to each earlier hand; the current one has none here yet.
  std::vector<int> wrongs{};
  std::int64_t earlier = 0;  ///< the points in all earlier races of the class
  bool left = false;
  bool removed = false;  ///< by the host; implies having left
  // For the current hand or the last one:
  Progress progress = Progress::thinking;
  int tries = 0;          ///< wrong answers
  Time took = 0;          ///< from the deal to the right answer, or the nearest
  std::string formula{};  ///< the last answer
  /// Where the nearest counts, how far the best answer is from the objective.
  std::optional<std::int64_t> distance{};

  std::int64_t total() const;  ///< of this race
  /// How each hand begun has gone so far.
  std::vector<std::optional<Progress>> all_ends() const;
  /// The number of wrong answers to each hand begun.
  std::vector<int> all_wrongs() const;
  friend bool operator==(const Racer&, const Racer&) = default;
};

struct Verdict;  // reckon/match/referee.hpp, which is not installed

class Race {
 public:
  using Phase = match::Phase;

  /// A class without players. Refuses settings out of range.
  static Result<Race> open(const RaceSettings& settings);

  /// Applies the next event, or refuses it and changes nothing. Cost: linear in players and hands,
  /// plus judging a formula.
  std::expected<Happening, Refusal> apply(const Event& event);

  const RaceSettings& settings() const { return settings_; }
  /// The phase; never `explaining`.
  Phase phase() const { return phase_; }
  const std::vector<Racer>& players() const { return players_; }
  /// The number of hands dealt in this race.
  int box() const { return box_; }
  /// The number of hands dealt, including earlier races.
  int deals() const { return deals_; }
  /// The number of this race, from 1.
  int races() const { return races_; }
  /// The current hand, or the last one of this race; null before the first.
  const RaceTask* task() const { return tasks_.empty() ? nullptr : &tasks_.back(); }
  /// All hands of this race so far, in order.
  const std::vector<RaceTask>& tasks() const { return tasks_; }
  /// When the hand ends; only during one.
  std::optional<Time> deadline() const;
  Time now() const { return now_; }
  /// At the end, the player with the most points among those who have not left; empty after a tie.
  std::optional<Seat> winner() const;
  /// The score pad, without removed players.
  ScorePad score_pad() const;

  friend bool operator==(const Race&, const Race&) = default;

 private:
  explicit Race(const RaceSettings& settings) : settings_(settings) {}

  using Outcome = std::expected<Happening, Refusal>;
  Outcome accept(const Joined& joined, Time at);
  Outcome accept(const Dealt& dealt, Time at);
  Outcome accept(const Posed& posed, Time at);
  Outcome accept(const Answered& answered, Time at);
  std::expected<Verdict, Refusal> judge(const Racer& player, const Answered& answered) const;
  Happening score(const Answered& answered, std::int64_t distance, Time at);
  Outcome accept(const Passed& passed, Time at);
  Outcome accept(const TimedOut& timed_out, Time at);
  Outcome accept(const Closed& closed, Time at);
  Outcome accept(const Left& left, Time at);
  void come_back(Racer& player);
  Outcome accept(const Removed& removed, Time at);
  Outcome accept(const Renamed& renamed, Time at);
  Outcome accept(const Rematch& rematch, Time at);

  std::optional<Refusal> why_not_begun() const;
  Happening begin(RaceTask task, Time at);
  std::optional<Refusal> why_not_thinking(Seat seat, Time at) const;
  static void begin_hand(Racer& player);
  void go(Seat seat);
  void end_if_all_have_finished();
  void end_hand();

  RaceSettings settings_;
  std::vector<Racer> players_;
  Phase phase_ = Phase::gathering;
  int box_ = 0;
  int deals_ = 0;
  int races_ = 1;
  std::vector<RaceTask> tasks_;
  Time since_ = 0;  // when the hand was dealt
  Time now_ = 0;
};

/// Whether a player of this name who joins takes the seat of one who left, with all points. The
/// seats of players whom the host removed stay empty.
bool can_come_back(const Racer& player, const std::string& name);

/// The points of a right answer `took` after the deal, after `tries` wrong ones.
std::int64_t race_points(Time took, int hand_seconds, int tries);
/// The same for an answer at that distance from the objective: in Countdown seven tenths of it
/// within 5, and half of it within 10, rounded down.
std::int64_t race_points(krypto::Game game, std::int64_t distance, Time took, int hand_seconds,
                         int tries);

}  // namespace reckon::match
