// SPDX-License-Identifier: MIT
#include "reckon/match/race.hpp"

#include <algorithm>
#include <utility>

#include "reckon/match/referee.hpp"
#include "reckon/text/names.hpp"

namespace reckon::match {

using Reason = Refusal::Reason;
using Kind = Happening::Kind;

namespace {

std::expected<Verdict, Refusal> judge_digits(const PosedPuzzle& puzzle, const Answered& answered) {
  if (answered.verdict) return Verdict{.right = *answered.verdict};
  const auto right = puzzle.is_answer(answered.formula);
  if (!right) return refuse(Reason::unreadable, right.error().message);
  return Verdict{.right = *right};
}

}  // namespace

std::optional<RacePuzzle> race_puzzle_named(std::string_view name) {
  return named(kAllRacePuzzles, name);
}

std::string_view name_of(Progress progress) {
  switch (progress) {
    case Progress::thinking: return "thinking";
    case Progress::right: return "right";
    case Progress::passed: return "passed";
    default: return "out";
  }
}

std::int64_t Racer::total() const { return total_of(boxes); }

std::vector<std::optional<Progress>> Racer::all_ends() const {
  auto all = ends;
  if (all.size() < boxes.size()) all.emplace_back(progress);
  return all;
}

std::vector<int> Racer::all_wrongs() const {
  auto all = wrongs;
  if (all.size() < boxes.size()) all.push_back(tries);
  return all;
}

bool can_come_back(const Racer& player, const std::string& name) {
  return player.left && !player.removed && player.name == name;
}

std::int64_t race_points(Time took, int hand_seconds, int tries) {
  const std::int64_t slow = kSpeedPoints * took / (hand_seconds * kSecond);
  return std::max(kMostRacePoints - slow - kWrongPoints * tries, kLeastRacePoints);
}

std::int64_t race_points(krypto::Game game, std::int64_t distance, Time took, int hand_seconds,
                         int tries) {
  return race_points(took, hand_seconds, tries) * krypto::points(game, distance) /
         krypto::points(game, 0);
}

Result<Race> Race::open(const RaceSettings& settings) {
  if (const auto good = check_game(settings.game); !good) return std::unexpected(good.error());
  if (settings.hands < 1 || settings.hands > kMostRaceHands) {
    return failure(ErrorCode::out_of_range, "a race has 1 to " + std::to_string(kMostRaceHands) +
                                                " hands, not " + std::to_string(settings.hands));
  }
  if (settings.hand_seconds < 1 || settings.hand_seconds > kMostRaceSeconds) {
    return failure(ErrorCode::out_of_range,
                   "a hand takes 1 to " + std::to_string(kMostRaceSeconds) + " seconds, not " +
                       std::to_string(settings.hand_seconds));
  }
  return Race(settings);
}

// A race never ends for good: late players and rematches may come after the last hand.
std::expected<Happening, Refusal> Race::apply(const Event& event) {
  return take(
      event, now_, false, "this does not happen in a race of a class",
      [this](const auto& act, Time at) -> decltype(accept(act, at)) { return accept(act, at); });
}

std::optional<Time> Race::deadline() const {
  if (phase_ != Phase::playing) return std::nullopt;
  return since_ + settings_.hand_seconds * kSecond;
}

std::optional<Seat> Race::winner() const {
  if (phase_ != Phase::over) return std::nullopt;
  std::optional<Seat> best;
  bool is_tie = false;
  for (Seat seat = 0; seat < players_.size(); ++seat) {
    if (players_[seat].left) continue;
    const std::int64_t total = players_[seat].total();
    if (best && total < players_[*best].total()) continue;
    is_tie = best && total == players_[*best].total();
    best = seat;
  }
  return is_tie ? std::nullopt : best;
}

ScorePad Race::score_pad() const {
  ScorePad pad{.box_name = std::string(row_of(settings_.puzzle).box_name)};
  const auto best = winner();
  for (Seat seat = 0; seat < players_.size(); ++seat) {
    const Racer& player = players_[seat];
    if (player.removed) continue;
    if (best == seat) pad.winner = pad.rows.size();
    pad.rows.push_back({.name = player.name, .boxes = player.boxes, .total = player.total()});
  }
  return pad;
}

// --- What is accepted ----------------------------------------------------------------------------

Race::Outcome Race::accept(const Joined& joined, Time) {
  const auto leaver = std::ranges::find_if(
      players_, [&](const Racer& player) { return can_come_back(player, joined.name); });
  const bool comes_back = leaver != players_.end();
  if (const auto refusal = why_not_called(joined.name, players_); refusal && !comes_back) {
    return std::unexpected(*refusal);
  }
  if (static_cast<std::size_t>(std::ranges::count(players_, false, &Racer::left)) >= kMostRacers ||
      (!comes_back && players_.size() >= kMostRaceSeats)) {
    return std::unexpected(all_seats_taken(kMostRacers));
  }
  if (comes_back) {
    come_back(*leaver);
    return Happening{.kind = Kind::joined, .seat = static_cast<Seat>(leaver - players_.begin())};
  }
  Racer player{.name = joined.name};
  player.boxes.resize(static_cast<std::size_t>(box_));
  player.ends.resize(player.boxes.size() - (phase_ == Phase::playing ? 1 : 0));
  player.wrongs.resize(player.ends.size());
  players_.push_back(std::move(player));
  return Happening{.kind = Kind::joined, .seat = players_.size() - 1};
}

// A player who left before the current hand begins it now; one who left during it goes on with it.
void Race::come_back(Racer& player) {
  player.left = false;
  if (phase_ != Phase::playing || std::cmp_less(player.ends.size(), box_)) return;
  player.ends.pop_back();
  player.wrongs.pop_back();
  begin_hand(player);
}

Race::Outcome Race::accept(const Dealt& dealt, Time at) {
  if (!row_of(settings_.puzzle).has_cards) {
    return refuse(Reason::other_game, "no cards are dealt in a race on puzzles of letters");
  }
  if (const auto refusal = why_not_begun()) return std::unexpected(*refusal);
  if (const auto refusal = why_not_dealt(settings_.game, settings_.deck, false, dealt.hand)) {
    return std::unexpected(*refusal);
  }
  return begin(dealt.hand, at);
}

Race::Outcome Race::accept(const Posed& posed, Time at) {
  if (row_of(settings_.puzzle).has_cards) {
    return refuse(Reason::other_game, "no puzzle of letters is posed in a race on hands of cards");
  }
  if (posed.puzzle.kind() != settings_.puzzle) {
    return refuse(Reason::other_game, "this race is on puzzles of another kind");
  }
  if (const auto refusal = why_not_begun()) return std::unexpected(*refusal);
  return begin(posed.puzzle, at);
}

// Why a hand cannot begin.
std::optional<Refusal> Race::why_not_begun() const {
  if (phase_ == Phase::playing) return Refusal{Reason::in_play, "a hand is being played"};
  if (phase_ == Phase::over) return Refusal{Reason::over, "all hands of this race were played"};
  if (!std::ranges::all_of(players_, &Racer::left)) return std::nullopt;
  return Refusal{Reason::too_few, "nobody has joined: wait for a player"};
}

Happening Race::begin(RaceTask task, Time at) {
  ++box_;
  ++deals_;
  for (Racer& player : players_) {
    player.ends = player.all_ends();
    player.wrongs = player.all_wrongs();
    player.boxes.resize(static_cast<std::size_t>(box_));
    if (player.left) {
      player.ends.emplace_back();
      player.wrongs.emplace_back();
    }
    begin_hand(player);
  }
  tasks_.push_back(std::move(task));
  since_ = at;
  phase_ = Phase::playing;
  return Happening{.kind = Kind::dealt};
}

// Why a player cannot act on the hand.
std::optional<Refusal> Race::why_not_thinking(Seat seat, Time at) const {
  if (const auto refusal = why_not_seated(seat, players_)) return refusal;
  const Racer& player = players_[seat];
  if (phase_ != Phase::playing) return Refusal{Reason::nothing_dealt, "no hand lies open"};
  if (at >= *deadline()) return Refusal{Reason::too_late, "the time for this hand is over"};
  if (player.progress == Progress::thinking) return std::nullopt;
  if (player.progress == Progress::passed) {
    return Refusal{Reason::passed, player.name + " passed before"};
  }
  return not_playing(player.name).error();
}

Race::Outcome Race::accept(const Answered& answered, Time at) {
  if (const auto refusal = why_not_thinking(answered.seat, at)) return std::unexpected(*refusal);
  if (answered.formula.size() > kLongestAnswer) return std::unexpected(answer_too_long());
  Racer& player = players_[answered.seat];
  auto verdict = judge(player, answered);
  if (!verdict) return std::unexpected(verdict.error());
  Happening happening{.kind = Kind::wrong, .seat = answered.seat};
  if (verdict->right || verdict->distance) {
    happening = score(answered, verdict->distance.value_or(0), at);
  } else {
    // The last answer that counts stays, as does its score.
    if (!player.distance) player.formula = answered.formula;
    happening.problems = std::move(verdict->problems);
    if (++player.tries >= kMostTries) player.progress = Progress::out;
  }
  end_if_all_have_finished();
  return happening;
}

std::expected<Verdict, Refusal> Race::judge(const Racer& player, const Answered& answered) const {
  if (const auto* const posed = std::get_if<PosedPuzzle>(&tasks_.back())) {
    return judge_digits(*posed, answered);
  }
  const auto& hand = std::get<krypto::Hand>(tasks_.back());
  if (nearest_counts(settings_.game)) {
    return judge_near(settings_.game, hand, answered, settings_.rules, player.distance);
  }
  auto verdict = judge_answer(hand, answered, settings_.rules, use_in(settings_.game));
  if (verdict) verdict->distance.reset();
  return verdict;
}

// Scores an answer that counts. A nearer one never lowers the score, though it comes later.
Happening Race::score(const Answered& answered, std::int64_t distance, Time at) {
  Racer& player = players_[answered.seat];
  player.formula = answered.formula;
  player.took = at - since_;
  Happening happening{.kind = distance == 0 ? Kind::right : Kind::near, .seat = answered.seat};
  if (distance == 0) player.progress = Progress::right;
  if (nearest_counts(settings_.game)) player.distance = distance;
  if (distance != 0) happening.distance = distance;
  happening.points = std::max(player.boxes.back().value_or(0),
                              race_points(settings_.game.game, distance, player.took,
                                          settings_.hand_seconds, player.tries));
  player.boxes.back() = happening.points;
  return happening;
}

Race::Outcome Race::accept(const Passed& passed, Time at) {
  if (const auto refusal = why_not_thinking(passed.seat, at)) return std::unexpected(*refusal);
  players_[passed.seat].progress = Progress::passed;
  end_if_all_have_finished();
  return Happening{.kind = Kind::passed, .seat = passed.seat};
}

Race::Outcome Race::accept(const TimedOut&, Time at) {
  const auto end = deadline();
  if (!end) return refuse(Reason::nothing_dealt, "no time is running");
  if (at < *end) return refuse(Reason::too_early, "the time is not over");
  end_hand();
  return Happening{.kind = Kind::closed};
}

Race::Outcome Race::accept(const Closed&, Time) {
  if (phase_ != Phase::playing) return refuse(Reason::nothing_dealt, "no hand lies open");
  end_hand();
  return Happening{.kind = Kind::closed};
}

Race::Outcome Race::accept(const Left& left, Time) {
  if (const auto refusal = why_not_seated(left.seat, players_)) return std::unexpected(*refusal);
  go(left.seat);
  return Happening{.kind = Kind::left, .seat = left.seat};
}

Race::Outcome Race::accept(const Removed& removed, Time) {
  if (const auto refusal = why_not_seated(removed.seat, players_)) return std::unexpected(*refusal);
  players_[removed.seat].removed = true;
  go(removed.seat);
  return Happening{.kind = Kind::removed, .seat = removed.seat};
}

Race::Outcome Race::accept(const Renamed& renamed, Time) {
  if (const auto refusal = why_not_seated(renamed.seat, players_)) return std::unexpected(*refusal);
  if (players_[renamed.seat].name != renamed.from) {
    return refuse(Reason::no_such_player, "the player has another name by now");
  }
  if (const auto refusal = why_not_called(renamed.to, players_)) {
    return std::unexpected(*refusal);
  }
  players_[renamed.seat].name = renamed.to;
  return Happening{.kind = Kind::renamed, .seat = renamed.seat};
}

Race::Outcome Race::accept(const Rematch& rematch, Time) {
  if (phase_ == Phase::playing) return refuse(Reason::in_play, "a hand is being played");
  const bool is_played = phase_ != Phase::gathering;
  if (!is_played && !rematch.settings) {
    return refuse(Reason::nothing_dealt, "no hand has been played");
  }
  if (races_ >= kMostRaces) {
    return refuse(Reason::over, "this class has had its " + std::to_string(kMostRaces) +
                                    " races: open another room");
  }
  if (rematch.settings) {
    if (const auto good = Race::open(*rematch.settings); !good) {
      return refuse(Reason::other_game, good.error().message);
    }
    settings_ = *rematch.settings;
  }
  if (is_played) ++races_;
  box_ = 0;
  tasks_.clear();
  phase_ = Phase::gathering;
  for (Racer& player : players_) {
    player.earlier += player.total();
    player.boxes.clear();
    player.ends.clear();
    player.wrongs.clear();
    begin_hand(player);
  }
  return Happening{.kind = Kind::rematch};
}

// --- What follows --------------------------------------------------------------------------------

void Race::begin_hand(Racer& player) {
  player.progress = Progress::thinking;
  player.tries = 0;
  player.took = 0;
  player.formula.clear();
  player.distance.reset();
}

void Race::go(Seat seat) {
  players_[seat].left = true;
  end_if_all_have_finished();
}

void Race::end_if_all_have_finished() {
  const bool all = std::ranges::all_of(players_, [](const Racer& player) {
    return player.left || player.progress != Progress::thinking;
  });
  if (phase_ == Phase::playing && all) end_hand();
}

void Race::end_hand() { phase_ = box_ == settings_.hands ? Phase::over : Phase::between; }

}  // namespace reckon::match
