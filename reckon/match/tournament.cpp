// SPDX-License-Identifier: MIT
#include "reckon/match/tournament.hpp"

#include <algorithm>
#include <utility>

#include "reckon/match/referee.hpp"
#include "reckon/text/names.hpp"

namespace reckon::match {

using Reason = Refusal::Reason;
using Kind = Happening::Kind;

std::string_view name_of(Unsolved unsolved) {
  return unsolved == Unsolved::again ? "again" : "empty";
}

std::optional<Unsolved> unsolved_named(std::string_view name) { return named(kAllUnsolved, name); }

std::optional<Edition> edition_numbered(std::int64_t number) {
  for (const Edition edition : {Edition::first, Edition::second}) {
    if (static_cast<std::int64_t>(edition) == number) return edition;
  }
  return std::nullopt;
}

std::int64_t Player::total() const { return total_of(boxes); }

Result<Tournament> Tournament::open(const TournamentSettings& settings) {
  if (settings.hands < 1 || settings.hands > kMostHands) {
    return failure(ErrorCode::out_of_range, "a game has 1 to " + std::to_string(kMostHands) +
                                                " hands, not " + std::to_string(settings.hands));
  }
  for (const int seconds : {settings.hand_seconds, settings.explain_seconds}) {
    if (seconds < 1 || seconds > kMostSeconds) {
      return failure(ErrorCode::out_of_range, "a hand and its explanation take 1 to " +
                                                  std::to_string(kMostSeconds) + " seconds, not " +
                                                  std::to_string(seconds));
    }
  }
  if (const auto good = check_game(settings.game); !good) return std::unexpected(good.error());
  return Tournament(settings);
}

std::expected<Happening, Refusal> Tournament::apply(const Event& event) {
  // After the end players may only leave or ask for another game.
  const bool goes_on =
      std::holds_alternative<Left>(event.act) || std::holds_alternative<Rematch>(event.act);
  return take(
      event, now_, phase_ == Phase::over && !goes_on, "this does not happen in a tournament",
      [this](const auto& act, Time at) -> decltype(accept(act, at)) { return accept(act, at); });
}

std::optional<Time> Tournament::deadline() const {
  if (phase_ == Phase::playing) return since_ + settings_.hand_seconds * kSecond;
  if (phase_ == Phase::explaining) return since_ + settings_.explain_seconds * kSecond;
  return std::nullopt;
}

ScorePad Tournament::score_pad() const {
  ScorePad pad{.winner = winner_};
  for (const Player& player : players_) {
    pad.rows.push_back({.name = player.name, .boxes = player.boxes, .total = player.total()});
  }
  return pad;
}

// --- What is accepted ----------------------------------------------------------------------------

Tournament::Outcome Tournament::accept(const Joined& joined, Time) {
  if (phase_ != Phase::gathering) return refuse(Reason::begun, "the first hand has been dealt");
  if (const auto refusal = why_not_named(joined.name, players_, kMostSeats)) {
    return std::unexpected(*refusal);
  }
  players_.push_back({.name = joined.name});
  return Happening{.kind = Kind::joined, .seat = players_.size() - 1};
}

Tournament::Outcome Tournament::accept(const Dealt& dealt, Time at) {
  if (deadline()) return refuse(Reason::in_play, "a hand is being played");
  if (leaders().empty()) return refuse(Reason::too_few, "nobody is at the table");
  if (const auto refusal =
          why_not_dealt(settings_.game, settings_.deck, settings_.any_cards, dealt.hand)) {
    return std::unexpected(*refusal);
  }
  for (Player& player : players_) {
    player.passed = false;
    player.declared.reset();
    player.boxes.resize(static_cast<std::size_t>(box_) + 1);
  }
  hand_ = dealt.hand;
  ++deals_;
  since_ = at;
  phase_ = Phase::playing;
  return Happening{.kind = Kind::dealt};
}

// Whether a hand is open that players may still call.
std::expected<void, Refusal> Tournament::expect_hand() const {
  if (phase_ == Phase::explaining) {
    return refuse(Reason::being_explained, players_[*caller_].name + " called first");
  }
  if (phase_ != Phase::playing) return refuse(Reason::nothing_dealt, "no hand lies open");
  return {};
}

Tournament::Outcome Tournament::accept(const Called& called, Time at) {
  if (const auto refusal = why_not_seated(called.seat, players_)) return std::unexpected(*refusal);
  if (const auto open = expect_hand(); !open) return std::unexpected(open.error());
  if (nearest_counts(settings_.game)) {
    return refuse(Reason::other_game, "in this game no player calls: hand in a formula");
  }
  if (!players_[called.seat].plays) return not_playing(players_[called.seat].name);
  if (at >= *deadline()) return refuse(Reason::too_late, "the time for this hand is over");
  caller_ = called.seat;
  since_ = at;
  phase_ = Phase::explaining;
  return Happening{.kind = Kind::called, .seat = called.seat};
}

Tournament::Outcome Tournament::accept(const Answered& answered, Time at) {
  if (const auto refusal = why_not_seated(answered.seat, players_)) {
    return std::unexpected(*refusal);
  }
  if (nearest_counts(settings_.game)) return declare(answered, at);
  if (caller_ != answered.seat) return refuse(Reason::not_caller, "call before you explain");
  if (at >= *deadline()) return refuse(Reason::too_late, "the time to explain is over");
  auto verdict = judge_answer(*hand_, answered, settings_.rules, use_in(settings_.game));
  if (!verdict) return std::unexpected(verdict.error());
  Happening happening{.kind = Kind::wrong, .seat = answered.seat, .points = -1};
  if (!verdict->right) {
    happening.problems = std::move(verdict->problems);
    err();
    return happening;
  }
  happening.kind = Kind::right;
  happening.points = score(answered.seat);
  return happening;
}

Tournament::Outcome Tournament::accept(const Passed& passed, Time at) {
  if (const auto refusal = why_not_seated(passed.seat, players_)) return std::unexpected(*refusal);
  if (const auto open = expect_hand(); !open) return std::unexpected(open.error());
  Player& player = players_[passed.seat];
  if (!player.plays) return not_playing(player.name);
  if (player.passed) return refuse(Reason::passed, player.name + " passed before");
  if (at >= *deadline()) return refuse(Reason::too_late, "the time for this hand is over");
  player.passed = true;
  end_deal();
  return Happening{.kind = Kind::passed, .seat = passed.seat};
}

// Takes a formula of a game in which the nearest counts, if it is nearer than the player's formula
// before.
Tournament::Outcome Tournament::declare(const Answered& answered, Time at) {
  Player& player = players_[answered.seat];
  if (phase_ != Phase::playing) return refuse(Reason::nothing_dealt, "no hand lies open");
  if (has_finished(player)) return not_playing(player.name);
  if (at >= *deadline()) return refuse(Reason::too_late, "the time for this hand is over");
  auto verdict =
      judge_near(settings_.game, *hand_, answered, settings_.rules,
                 player.declared ? std::optional(player.declared->distance) : std::nullopt);
  if (!verdict) return std::unexpected(verdict.error());
  Happening happening{.kind = Kind::wrong, .seat = answered.seat};
  if (!verdict->right && !verdict->distance) {
    happening.problems = std::move(verdict->problems);
    return happening;
  }
  happening.kind = verdict->right ? Kind::right : Kind::near;
  happening.distance = verdict->distance;
  player.declared = {
      .formula = answered.formula, .distance = verdict->distance.value_or(0), .at = at};
  end_deal();
  return happening;
}

// Whether a player cannot act in this hand any longer.
bool Tournament::has_finished(const Player& player) const {
  return player.passed || !player.plays || (player.declared && player.declared->distance == 0);
}

// Scores the nearest formula of a hand. Equally near ones all score, but of those who break a tie,
// only the first.
void Tournament::count_nearest() {
  std::vector<Seat> best;
  for (Seat seat = 0; seat < players_.size(); ++seat) {
    const auto& declared = players_[seat].declared;
    if (!declared || !players_[seat].plays) continue;
    const auto order = [&](Seat other) {
      const Declared& one = *players_[other].declared;
      return std::pair(one.distance, additional() ? one.at : 0);
    };
    if (!best.empty() && order(seat) < order(best.front())) best.clear();
    if (best.empty() || order(seat) == order(best.front())) best.push_back(seat);
  }
  for (const Seat seat : best) {
    players_[seat].boxes[static_cast<std::size_t>(box_)] =
        krypto::points(settings_.game.game, players_[seat].declared->distance);
  }
  close_box(std::nullopt);
}

Tournament::Outcome Tournament::accept(const TimedOut&, Time at) {
  const auto end = deadline();
  if (!end) return refuse(Reason::nothing_dealt, "no time is running");
  if (at < *end) return refuse(Reason::too_early, "the time is not over");
  if (phase_ == Phase::playing) {
    const bool is_declared = std::ranges::any_of(
        players_, [](const Player& player) { return player.declared.has_value(); });
    end_unsolved();
    return Happening{.kind = is_declared ? Kind::closed : Kind::unsolved};
  }
  Happening happening{.kind = Kind::silent, .seat = *caller_, .points = -1};
  err();
  return happening;
}

Tournament::Outcome Tournament::accept(const Left& left, Time) {
  if (const auto refusal = why_not_seated(left.seat, players_)) return std::unexpected(*refusal);
  Happening happening{.kind = Kind::left, .seat = left.seat};
  players_[left.seat].left = true;
  players_[left.seat].plays = false;
  if (caller_ == left.seat) {
    happening.points = -1;
    err();
  } else if (phase_ == Phase::playing || phase_ == Phase::between) {
    end_deal();
  }
  if (phase_ != Phase::gathering && leaders().empty()) phase_ = Phase::over;
  return happening;
}

Tournament::Outcome Tournament::accept(const Rematch& rematch, Time) {
  if (rematch.settings)
    return refuse(Reason::other_game, "this match goes on with its own settings");
  if (phase_ != Phase::over) return refuse(Reason::in_play, "this game is not over");
  if (leaders().empty()) return refuse(Reason::too_few, "nobody is at the table");
  if (games_ >= kMostTournaments) {
    return refuse(Reason::over, "these players have had their " + std::to_string(kMostTournaments) +
                                    " games: open another room");
  }
  ++games_;
  box_ = 0;
  hand_.reset();
  last_scorer_.reset();
  winner_.reset();
  for (Player& player : players_) {
    player = {.name = std::move(player.name), .left = player.left, .plays = !player.left};
  }
  phase_ = Phase::gathering;
  return Happening{.kind = Kind::rematch};
}

// --- What follows --------------------------------------------------------------------------------

// Scores twice the player's last points during a winning sequence, otherwise one. Returns the
// points.
std::int64_t Tournament::score(Seat seat) {
  const std::int64_t points = last_scorer_ == seat ? 2 * last_points_ : 1;
  auto& box = players_[seat].boxes[static_cast<std::size_t>(box_)];
  box = box.value_or(0) + points;
  last_points_ = points;
  close_box(seat);
  return points;
}

// The caller's explanation failed.
void Tournament::err() {
  Player& player = players_[*caller_];
  auto& box = player.boxes[static_cast<std::size_t>(box_)];
  box = box.value_or(0) - 1;
  player.plays = false;
  if (last_scorer_ == caller_) last_scorer_.reset();
  caller_.reset();
  phase_ = Phase::between;
  end_deal();
}

void Tournament::end_unsolved() {
  phase_ = Phase::between;
  if (nearest_counts(settings_.game)) {
    count_nearest();
    return;
  }
  if (settings_.unsolved == Unsolved::empty) {
    close_box(std::nullopt);
  } else if (settings_.edition != Edition::first) {
    invite();
  }
}

// The next hand follows: for all players or, after the agreed hands, for those in a tie.
void Tournament::invite() {
  for (Player& player : players_) player.plays = !additional() && !player.left;
  if (!additional()) return;
  for (const Seat seat : leaders()) players_[seat].plays = true;
}

// Ends whatever cannot continue: a broken tie, a box without active players, a hand that all active
// players gave up.
void Tournament::end_deal() {
  const bool begun = players_.front().boxes.size() > static_cast<std::size_t>(box_);
  const bool broken = additional() && leaders().size() <= 1;
  if (begun && (broken || std::ranges::none_of(players_, &Player::plays))) {
    close_box(std::nullopt);
  } else if (broken) {
    settle();
  } else if (phase_ == Phase::playing &&
             std::ranges::all_of(players_,
                                 [this](const Player& player) { return has_finished(player); })) {
    end_unsolved();
  }
}

void Tournament::close_box(std::optional<Seat> scorer) {
  last_scorer_ = scorer;
  caller_.reset();
  ++box_;
  phase_ = Phase::between;
  invite();
  if (additional()) settle();
}

// After the agreed hands: there is a winner, or the players in the tie continue.
void Tournament::settle() {
  const auto best = leaders();
  if (best.size() == 1) winner_ = best.front();
  if (best.size() <= 1) phase_ = Phase::over;
}

// The players at the table with the highest score.
std::vector<Seat> Tournament::leaders() const {
  std::vector<Seat> best;
  for (Seat seat = 0; seat < players_.size(); ++seat) {
    const Player& player = players_[seat];
    if (player.left) continue;
    const std::int64_t most = best.empty() ? player.total() : players_[best.front()].total();
    if (player.total() > most) best.clear();
    if (player.total() >= most) best.push_back(seat);
  }
  return best;
}

}  // namespace reckon::match
