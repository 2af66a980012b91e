// SPDX-License-Identifier: MIT
#include "app/play/table.hpp"

#include <algorithm>
#include <utility>

#include "app/play/words.hpp"
#include "reckon/arith/notation.hpp"

namespace reckon::play {

using match::Phase;
using match::Time;

namespace {

// Separates the computer's random numbers from those that deal. So with or without an opponent, a
// seed deals the same hands, those of `krypto deal`.
constexpr std::uint64_t kThinkingSeed = 0x6B727970746F2121U;

}  // namespace

Result<Table> Table::open(const Settings& settings) {
  auto tournament = match::Tournament::open(settings.tournament);
  if (!tournament) return std::unexpected(tournament.error());
  krypto::DealWishes wishes = settings.tournament.game;
  wishes.deck = settings.tournament.deck;
  auto dealer = krypto::GameDealer::make(wishes, settings.seed);
  if (!dealer) return std::unexpected(dealer.error());
  Table table(*std::move(tournament), *std::move(dealer), settings);
  std::vector<std::string> names = {settings.name};
  if (settings.strength) names.emplace_back(kComputerName);
  for (std::string& name : names) {
    if (const auto seated = table.take(match::Joined{std::move(name)}); !seated) {
      return failure(seated.error().message);
    }
  }
  return table;
}

Table::Table(match::Tournament tournament, krypto::GameDealer dealer, const Settings& settings)
    : tournament_(std::move(tournament)),
      any_hand_(settings.any_hand),
      strength_(settings.strength),
      dealer_(std::move(dealer)),
      thinking_(settings.seed ^ kThinkingSeed) {}

void Table::deal() {
  const krypto::Hand hand = next_hand();
  hand_news_ = news_.size();
  if (!take(match::Dealt{hand})) return;
  dealt_at_ = now_;
  without_person_ = !plays(kPerson);
  think(hand);
  finish_without_person();
}

// Plans the answer of the computer, if it plays.
void Table::think(const krypto::Hand& hand) {
  thought_.reset();
  if (!strength_) return;
  const match::TournamentSettings& settings = tournament_.settings();
  if (!counts_nearest()) {
    thought_ = match::think(*strength_, hand, grade_, settings.rules, thinking_);
    return;
  }
  constexpr Time kSecond = 1000;
  thought_ = match::think_near(*strength_, solver_, settings.game, hand, settings.rules,
                               settings.hand_seconds * kSecond, thinking_);
}

krypto::Hand Table::next_hand() {
  while (true) {
    krypto::Hand hand = dealer_.deal();
    if (has_solution(hand) || any_hand_) return hand;
  }
}

// Looks for a solution, and keeps the remark for the end of the hand.
bool Table::has_solution(const krypto::Hand& hand) {
  const match::TournamentSettings& settings = tournament_.settings();
  if (!counts_nearest()) {
    grade_ = krypto::grade(solver_, hand, settings.rules);
    return grade_.has_value();
  }
  best_ = match::best_answer(solver_, settings.game, hand, settings.rules);
  return solver_.solvable(hand, settings.rules, match::use_in(settings.game));
}

void Table::advance(Time by) {
  const Time until = now_ + by;
  for (auto next = time_to_next(); next && now_ + *next <= until; next = time_to_next()) {
    happen(now_ + *next);
  }
  now_ = std::max(now_, until);
}

Table::Accepted Table::call() { return take(match::Called{kPerson}); }

Table::Accepted Table::explain(const std::string& formula) {
  return take(match::Answered{kPerson, formula});
}

Table::Accepted Table::answer(const std::string& formula) {
  if (counts_nearest()) {
    auto accepted = explain(formula);
    finish_without_person();
    return accepted;
  }
  match::Tournament trial = tournament_;
  for (const match::Act& act :
       {match::Act(match::Called{kPerson}), match::Act(match::Answered{kPerson, formula})}) {
    if (const auto tried = trial.apply({now_, act}); !tried) return std::unexpected(tried.error());
  }
  auto called = call();
  return called ? explain(formula) : called;
}

Table::Accepted Table::pass() {
  auto accepted = take(match::Passed{kPerson});
  finish_without_person();
  return accepted;
}

Table::Accepted Table::leave() { return take(match::Left{kPerson}); }

std::optional<Time> Table::time_left() const {
  const auto deadline = tournament_.deadline();
  if (!deadline) return std::nullopt;
  return std::max<Time>(*deadline - now_, 0);
}

std::optional<Time> Table::time_to_next() const {
  const auto left = time_left();
  const auto call = computer_calls_at();
  if (!left || !call) return left;
  return std::min(*left, std::max<Time>(*call - now_, 0));
}

bool Table::plays(match::Seat seat) const {
  const match::Player& player = tournament_.players()[seat];
  const bool is_there = player.declared && player.declared->distance == 0;
  return player.plays && !player.passed && !player.left && !is_there;
}

// Returns when the computer will call to the hand on the table, if at all.
std::optional<Time> Table::computer_calls_at() const {
  if (tournament_.phase() != Phase::playing || !thought_ || !computer_plays()) return std::nullopt;
  const Time at = dealt_at_ + thought_->after;
  if (at >= tournament_.deadline()) return std::nullopt;
  return at;
}

// Applies the event that is due at that time.
void Table::happen(Time at) {
  const auto call = computer_calls_at();
  now_ = at;
  if (!call || at < *call) {
    follow(match::TimedOut{});
    return;
  }
  if (!counts_nearest()) follow(match::Called{kComputer});
  follow(match::Answered{kComputer, to_text(thought_->formula, Notation::infix)});
  // It does not look for a nearer number.
  if (counts_nearest() && tournament_.phase() == Phase::playing && computer_plays()) {
    follow(match::Passed{kComputer});
  }
}

void Table::finish_without_person() {
  if (tournament_.phase() != Phase::playing || plays(kPerson)) return;
  if (const auto call = computer_calls_at()) {
    happen(std::max(now_, *call));
  } else {
    follow(match::Passed{kComputer});
  }
}

// Applies an event that follows from the state of the match, and so is never refused.
void Table::follow(match::Act act) {
  [[maybe_unused]] const Accepted accepted = take(std::move(act));
}

Table::Accepted Table::take(match::Act act) {
  match::Event event{.at = now_, .act = std::move(act)};
  auto happening = tournament_.apply(event);
  if (!happening) return std::unexpected(happening.error());
  if (happening->kind == match::Happening::Kind::dealt) {
    again_ = dealt_box_ == tournament_.box();
    dealt_box_ = tournament_.box();
  }
  std::string text = describe(tournament_, event, *happening, again_);
  news_.push_back({.happening = *std::move(happening), .text = std::move(text)});
  events_.push_back(std::move(event));
  return {};
}

}  // namespace reckon::play
