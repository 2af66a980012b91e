// SPDX-License-Identifier: MIT
#include "reckon/match/duel.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "reckon/match/referee.hpp"
#include "reckon/match/tournament.hpp"

namespace reckon::match {

using Reason = Refusal::Reason;
using Kind = Happening::Kind;

namespace {

constexpr std::size_t kDuelists = 2;

std::size_t cards_in_hand(const CardGame& game) { return krypto::row_of(game.game).most_cards; }

bool has_fixed_goal(const CardGame& game) {
  return krypto::row_of(game.game).aim == krypto::Aim::fixed;
}

// Only a game with a deck can be laid out as hands.
Result<void> check_duel_game(const CardGame& game) {
  if (game.game != krypto::Game::krypto && !has_fixed_goal(game)) {
    return failure(ErrorCode::unsuitable, "two play Krypto or 24 with the whole deck, not " +
                                              std::string(name_of(game.game)) +
                                              ": open a room for it");
  }
  return check_game(game);
}

}  // namespace

int usual_rounds(const CardGame& game, krypto::Deck deck) {
  if (has_fixed_goal(game)) return 1;
  return static_cast<int>(deck_of(game, deck).size() % cards_in_hand(game));
}

std::int64_t Duelist::total() const {
  return std::accumulate(boxes.begin(), boxes.end(), std::int64_t{0});
}

Result<Duel> Duel::open(const DuelSettings& settings) {
  if (const auto good = check_duel_game(settings.game); !good) {
    return std::unexpected(good.error());
  }
  DuelSettings agreed = settings;
  const int usual = usual_rounds(settings.game, settings.deck);
  if (agreed.rounds == 0) agreed.rounds = usual;
  const int most = usual + (has_fixed_goal(settings.game) ? 0 : 2);
  if (agreed.rounds < 1 || agreed.rounds > most) {
    const std::size_t cards = deck_of(settings.game, settings.deck).size();
    return failure(ErrorCode::out_of_range,
                   "a game with the deck of " + std::to_string(cards) + " cards has " +
                       (most == 1 ? "1 round" : "1 to " + std::to_string(most) + " rounds") +
                       ", not " + std::to_string(settings.rounds));
  }
  if (settings.explain_seconds < 1 || settings.explain_seconds > kMostSeconds) {
    return failure(ErrorCode::out_of_range, "an explanation takes 1 to " +
                                                std::to_string(kMostSeconds) + " seconds, not " +
                                                std::to_string(settings.explain_seconds));
  }
  if (!has_fixed_goal(settings.game) && !allows(settings.rules, 0)) {
    return failure(ErrorCode::unsuitable, "the goal may be 0, which " +
                                              std::string(name_of(settings.rules)) +
                                              " rules forbid: take international rules");
  }
  return Duel(agreed);
}

std::expected<Happening, Refusal> Duel::apply(const Event& event) {
  // After the end players may only leave or ask for another game.
  const bool goes_on =
      std::holds_alternative<Left>(event.act) || std::holds_alternative<Rematch>(event.act);
  return take(
      event, now_, phase_ == Phase::over && !goes_on,
      "this does not happen in a game for two, where the whole deck is laid at once",
      [this](const auto& act, Time at) -> decltype(accept(act, at)) { return accept(act, at); });
}

std::optional<std::int64_t> Duel::goal() const {
  if (piles_.empty()) return std::nullopt;
  const auto last = static_cast<int>(goals_.size()) - 1;
  return goals_[static_cast<std::size_t>(std::min(round_, last))];
}

std::optional<std::size_t> Duel::open_pile() const {
  if (std::ranges::count(piles_, std::optional<Seat>(), &Pile::winner) != 1) return std::nullopt;
  const auto last = std::ranges::find(piles_, std::optional<Seat>(), &Pile::winner);
  return static_cast<std::size_t>(last - piles_.begin());
}

std::optional<Time> Duel::deadline() const {
  if (phase_ != Phase::explaining) return std::nullopt;
  return since_ + settings_.explain_seconds * kSecond;
}

ScorePad Duel::score_pad() const {
  ScorePad pad{.box_name = "Round", .winner = winner_};
  for (const Duelist& player : players_) {
    pad.rows.push_back({.name = player.name,
                        .boxes = {player.boxes.begin(), player.boxes.end()},
                        .total = player.total()});
  }
  return pad;
}

// --- What is accepted ----------------------------------------------------------------------------

Duel::Outcome Duel::accept(const Joined& joined, Time) {
  if (phase_ != Phase::gathering) return refuse(Reason::begun, "the cards have been laid");
  std::vector<Duelist> here = players_;
  std::erase_if(here, [](const Duelist& player) { return player.left; });
  if (const auto refusal = why_not_named(joined.name, here, kDuelists)) {
    return std::unexpected(*refusal);
  }
  const auto free = std::ranges::find(players_, true, &Duelist::left);
  const auto seat = static_cast<Seat>(free - players_.begin());
  if (free == players_.end()) players_.emplace_back();
  players_[seat] = {.name = joined.name};
  return Happening{.kind = Kind::joined, .seat = seat};
}

Duel::Outcome Duel::accept(const Laid& laid, Time) {
  if (phase_ != Phase::gathering) return refuse(Reason::in_play, "the cards have been laid");
  if (std::ranges::count(players_, false, &Duelist::left) < std::ssize(players_) ||
      players_.size() < kDuelists) {
    return refuse(Reason::too_few, "two players are needed");
  }
  std::vector<std::int64_t> sorted = laid.cards;
  std::ranges::sort(sorted);
  const std::vector<std::int64_t> deck = deck_of(settings_.game, settings_.deck);
  if (sorted != deck) {
    return refuse(Reason::not_in_deck,
                  "these are not the cards of the deck of " + std::to_string(deck.size()));
  }
  const auto size = static_cast<std::ptrdiff_t>(cards_in_hand(settings_.game));
  auto next = laid.cards.begin();
  while (laid.cards.end() - next >= size) {
    piles_.push_back({.cards = {next, next + size}});
    next += size;
  }
  if (has_fixed_goal(settings_.game)) {
    goals_ = {krypto::row_of(settings_.game.game).most_objective};
  } else {
    goals_.assign(next, laid.cards.end());
    goals_.insert(goals_.end(), {0, 100});
  }
  begin_round();
  return Happening{.kind = Kind::dealt};
}

Duel::Outcome Duel::accept(const NextRound&, Time) {
  if (phase_ == Phase::gathering)
    return refuse(Reason::nothing_dealt, "the cards are not laid yet");
  if (phase_ != Phase::between) return refuse(Reason::in_play, "a round is being played");
  begin_round();
  return Happening{.kind = Kind::round};
}

Duel::Outcome Duel::accept(const Picked& picked, Time) {
  if (const auto turn = expect_turn(picked.seat); !turn) return std::unexpected(turn.error());
  if (open_pile()) return refuse(Reason::open, "the last hand lies open for both");
  if (held_by(picked.seat)) return refuse(Reason::hands_full, "put back the hand you hold");
  if (picked.pile >= piles_.size() || piles_[picked.pile].winner) {
    return refuse(Reason::no_such_pile, "there is no such hand on the table");
  }
  if (piles_[picked.pile].holder) return refuse(Reason::held, "the other player holds this hand");
  piles_[picked.pile].holder = picked.seat;
  return Happening{.kind = Kind::picked, .seat = picked.seat};
}

Duel::Outcome Duel::accept(const PutBack& put_back, Time) {
  if (const auto turn = expect_turn(put_back.seat); !turn) return std::unexpected(turn.error());
  const auto pile = held_by(put_back.seat);
  if (!pile) return refuse(Reason::hands_empty, "you hold no hand");
  piles_[*pile].holder.reset();
  return Happening{.kind = Kind::put_back, .seat = put_back.seat};
}

Duel::Outcome Duel::accept(const Called& called, Time at) {
  if (const auto turn = expect_turn(called.seat); !turn) return std::unexpected(turn.error());
  const auto pile = open_pile() ? open_pile() : held_by(called.seat);
  if (!pile) return refuse(Reason::hands_empty, "pick up a hand before you call");
  called_ = pile;
  hand_ = *krypto::Hand::make(piles_[*pile].cards, *goal());
  caller_ = called.seat;
  since_ = at;
  phase_ = Phase::explaining;
  return Happening{.kind = Kind::called, .seat = called.seat};
}

Duel::Outcome Duel::accept(const Answered& answered, Time at) {
  if (const auto refusal = why_not_seated(answered.seat, players_)) {
    return std::unexpected(*refusal);
  }
  if (caller_ != answered.seat) return refuse(Reason::not_caller, "call before you explain");
  if (at >= *deadline()) return refuse(Reason::too_late, "the time to explain is over");
  auto verdict = judge_answer(*hand_, answered, settings_.rules);
  if (!verdict) return std::unexpected(verdict.error());
  Happening happening{.kind = Kind::right, .seat = answered.seat, .points = 1};
  if (verdict->right) {
    win();
  } else {
    happening.kind = Kind::wrong;
    happening.problems = std::move(verdict->problems);
    happening.points = err();
  }
  return happening;
}

Duel::Outcome Duel::accept(const Passed& passed, Time) {
  if (const auto turn = expect_turn(passed.seat); !turn) return std::unexpected(turn.error());
  Duelist& player = players_[passed.seat];
  if (player.passed) return refuse(Reason::passed, player.name + " passed before");
  player.passed = true;
  if (std::ranges::all_of(players_, &Duelist::passed)) end_round();
  return Happening{.kind = Kind::passed, .seat = passed.seat};
}

Duel::Outcome Duel::accept(const TimedOut&, Time at) {
  const auto end = deadline();
  if (!end) return refuse(Reason::nothing_dealt, "no time is running");
  if (at < *end) return refuse(Reason::too_early, "the time is not over");
  Happening happening{.kind = Kind::silent, .seat = *caller_};
  happening.points = err();
  return happening;
}

// A player who leaves after the cards are laid loses the game. Before that, the seat becomes free.
Duel::Outcome Duel::accept(const Left& left, Time) {
  if (const auto refusal = why_not_seated(left.seat, players_)) return std::unexpected(*refusal);
  Happening happening{.kind = Kind::left, .seat = left.seat};
  players_[left.seat].left = true;
  if (phase_ == Phase::gathering || phase_ == Phase::over) return happening;
  if (caller_ == left.seat) happening.points = err();
  winner_ = 1 - left.seat;
  caller_.reset();
  phase_ = Phase::over;
  return happening;
}

Duel::Outcome Duel::accept(const Rematch& rematch, Time) {
  if (rematch.settings)
    return refuse(Reason::other_game, "this match goes on with its own settings");
  if (phase_ != Phase::over) return refuse(Reason::in_play, "this game is not over");
  if (games_ >= kMostDuels) {
    return refuse(Reason::over, "these players have had their " + std::to_string(kMostDuels) +
                                    " games: open another room");
  }
  ++games_;
  round_ = 0;
  piles_.clear();
  goals_.clear();
  called_.reset();
  hand_.reset();
  winner_.reset();
  for (Duelist& player : players_) player.boxes.clear();
  phase_ = Phase::gathering;
  return Happening{.kind = Kind::rematch};
}

// --- What follows --------------------------------------------------------------------------------

std::expected<void, Refusal> Duel::expect_turn(Seat seat) const {
  if (const auto refusal = why_not_seated(seat, players_)) return std::unexpected(*refusal);
  if (phase_ == Phase::explaining) {
    return refuse(Reason::being_explained, players_[*caller_].name + " called first");
  }
  if (phase_ != Phase::playing) return refuse(Reason::nothing_dealt, "no round is being played");
  return {};
}

std::optional<std::size_t> Duel::held_by(Seat seat) const {
  const auto pile = std::ranges::find(piles_, std::optional<Seat>(seat), &Pile::holder);
  if (pile == piles_.end()) return std::nullopt;
  return static_cast<std::size_t>(pile - piles_.begin());
}

void Duel::begin_round() {
  for (Pile& pile : piles_) {
    pile.holder.reset();
    pile.winner.reset();
  }
  for (Duelist& player : players_) {
    player.passed = false;
    player.boxes.push_back(0);
  }
  called_.reset();
  hand_.reset();
  ++deals_;
  phase_ = Phase::playing;
}

// A false "Krypto!": the hand goes back face down. Returns its cost.
std::int64_t Duel::err() {
  const std::int64_t points = settings_.penalty ? -1 : 0;
  players_[*caller_].boxes.back() += points;
  piles_[*called_].holder.reset();
  caller_.reset();
  phase_ = Phase::playing;
  return points;
}

void Duel::win() {
  piles_[*called_].holder.reset();
  piles_[*called_].winner = caller_;
  ++players_[*caller_].boxes.back();
  caller_.reset();
  phase_ = Phase::playing;
  for (Duelist& player : players_) player.passed = false;
  if (const auto last = open_pile()) piles_[*last].holder.reset();
  if (std::ranges::all_of(piles_, [](const Pile& pile) { return pile.winner.has_value(); })) {
    end_round();
  }
}

// Rounds beyond the agreed number are played only to break a tie.
void Duel::end_round() {
  ++round_;
  phase_ = Phase::between;
  if (round_ < settings_.rounds) return;
  const std::int64_t lead = players_[0].total() - players_[1].total();
  if (lead == 0 && round_ < static_cast<int>(goals_.size())) return;
  phase_ = Phase::over;
  if (lead != 0) winner_ = lead > 0 ? 0 : 1;
}

}  // namespace reckon::match
