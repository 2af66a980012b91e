// SPDX-License-Identifier: MIT
#include "app/rooms/room.hpp"

#include <algorithm>
#include <utility>

#include "app/answers/match_log.hpp"
#include "app/rooms/sources.hpp"
#include "reckon/arith/budget.hpp"
#include "reckon/arith/notation.hpp"
#include "reckon/krypto/grade.hpp"
#include "reckon/match/opponent.hpp"

namespace reckon::rooms {

using match::Phase;

namespace {

constexpr std::int64_t kSecond = 1000;
constexpr std::size_t kMostFormerCodes = 8;

Solved solution_of(const krypto::Hand& hand, const match::TournamentSettings& table,
                   krypto::Solver& solver) {
  Solved solved;
  if (match::nearest_counts(table.game)) {
    solved.solvable = solver.solvable(hand, table.rules, match::use_in(table.game));
    const auto best = match::best_answer(solver, table.game, hand, table.rules);
    if (best) solved.easiest = to_text(*best, Notation::infix);
    return solved;
  }
  const auto grade = krypto::grade(solver, hand, table.rules);
  solved.solvable = grade.has_value();
  if (grade) solved.easiest = to_text(grade->text, Notation::infix);
  return solved;
}

}  // namespace

Room::Room(store::RoomId id, std::string code, match::Match match, RoomSettings settings,
           std::int64_t now)
    : id_(id),
      code_(std::move(code)),
      settings_(std::move(settings)),
      match_(std::move(match)),
      origin_(now) {
  begin_record();
}

Result<Room> Room::restore(const store::KeptRoom& kept, std::int64_t now) {
  const auto object = answers::read_placed_json(kept.settings);
  if (!object) return failure(object.error().message);
  const auto settings = read_kept_settings(*object);
  if (!settings) return failure(settings.error().message);
  const auto match = open_match(*settings);
  if (!match) return std::unexpected(match.error());

  Room room(kept.room, kept.code, *match, *settings, 0);
  for (const store::KeptRoom::Event& line : kept.events) {
    const auto event = answers::read_judged_event(line.text, room.match_);
    if (!event) return failure(event.error().message);
    const auto again = room.apply(event->act, event->at);
    if (!again) return failure(again.error().message);
    room.note(*again);
  }
  if (kept.tokens.size() != match::seats(room.match_)) {
    return failure("there are not as many tokens as seats");
  }
  room.tokens_ = kept.tokens;
  room.absent_since_.assign(kept.tokens.size(), now);
  // The clock has not run since the last event.
  room.origin_ = now - match::now(room.match_);
  room.pause_since_ += room.origin_;
  return room;
}

void Room::pause(std::int64_t milliseconds) {
  origin_ += milliseconds;
  pause_since_ += milliseconds;
  for (std::int64_t& since : absent_since_) since += milliseconds;
}

std::expected<Happened, match::Refusal> Room::apply(match::Act act, std::int64_t now) {
  Happened happened{.event = {.at = now - origin_, .act = std::move(act)}, .happening = {}};
  auto happening = match::apply(match_, happened.event);
  if (!happening) return std::unexpected(std::move(happening.error()));
  happened.happening = *std::move(happening);
  ++events_;
  shown_.clear();
  if (happened.happening.kind == match::Happening::Kind::dealt) solved_.reset();
  if (happened.happening.kind != match::Happening::Kind::left) pause_since_ = now;
  return happened;
}

std::string Room::note(const Happened& happened) {
  const auto& [event, happening] = happened;
  // The verdict is stored, so that no answer is judged again when the room is read.
  const bool is_answer = std::holds_alternative<match::Answered>(event.act);
  std::string line =
      (is_answer ? answers::json_of(event, match_, happening) : answers::json_of(event, match_))
          .dump();
  if (!std::holds_alternative<match::Rematch>(event.act)) {
    add_line({.text = line, .kind = happening.kind, .points = happening.points});
    return line;
  }
  begin_record();
  for (match::Seat seat = 0; seat < match::seats(match_); ++seat) {
    if (match::has_left(match_, seat)) continue;
    const match::Event joined{.at = event.at, .act = match::Joined{match::name_at(match_, seat)}};
    add_line(
        {.text = answers::json_of(joined, match_).dump(), .kind = match::Happening::Kind::joined});
  }
  return line;
}

void Room::begin_record() {
  record_.clear();
  record_bytes_ = 0;
  add_line({.text = answers::json_of_opened(match_).dump()});
}

void Room::add_line(RecordLine line) {
  if (!has_record_) return;
  record_bytes_ += line.text.size();
  record_.push_back(std::move(line));
}

void Room::drop_record() {
  record_.clear();
  record_.shrink_to_fit();
  record_bytes_ = 0;
  has_record_ = false;
}

void Room::give_seat(match::Seat seat, std::string token) {
  if (seat >= tokens_.size()) tokens_.resize(seat + 1);
  tokens_[seat] = std::move(token);
  absent_since_.resize(tokens_.size());
}

void Room::enter(const Guest& guest, std::int64_t now) {
  // The first player to return to an empty table gets a pause before the next hand.
  if (guest.seat && !somebody_sits()) pause_since_ = now;
  guests_.push_back(guest);
}

void Room::leave(Connection connection, std::int64_t now) {
  for (const Guest& guest : guests_) {
    if (guest.connection == connection && guest.seat) absent_since_[*guest.seat] = now;
  }
  std::erase_if(guests_, [&](const Guest& guest) { return guest.connection == connection; });
}

void Room::stand_up(Connection connection) {
  for (Guest& guest : guests_) {
    if (guest.connection == connection) guest.seat.reset();
  }
}

void Room::play_next(RoomSettings settings) {
  settings.host_token = std::move(settings_.host_token);
  settings.hidden = settings_.hidden;
  settings.locked = settings_.locked;
  settings.former_codes = std::move(settings_.former_codes);
  settings_ = std::move(settings);
}

std::string Room::opened() const {
  return settings_.opened.empty() ? answers::json_of_opened(match_).dump() : settings_.opened;
}

void Room::change_code(std::string code) {
  auto& former = settings_.former_codes;
  if (former.size() == kMostFormerCodes) former.erase(former.begin());
  former.push_back(std::exchange(code_, std::move(code)));
}

void Room::look_back(krypto::Solver& solver) {
  if (solved_ || !hand_is_over()) return;
  if (const match::PosedPuzzle* const puzzle = posed()) {
    Budget budget(kStepsOfLookingBack);
    solved_ = Solved{.easiest = puzzle->answer(budget)};
    solved_->solvable = !solved_->easiest.empty();
    return;
  }
  Budget budget(kStepsOfLookingBack);
  const krypto::WorkWithin within(solver, budget);
  solved_ = solution_of(*hand(), settings_.table, solver);
  if (budget.over()) solved_ = Solved{.known = false};
}

std::optional<match::Seat> Room::seat_of(const std::string& token) const {
  std::optional<match::Seat> found;
  for (match::Seat seat = 0; seat < tokens_.size(); ++seat) {
    if (same_token(tokens_[seat], token)) found = seat;
  }
  return found;
}

bool Room::is_host(const std::string& token) const {
  return is_class() && same_token(settings_.host_token, token);
}

std::optional<Connection> Room::connection_of_host() const {
  const auto guest = std::ranges::find(guests_, true, &Guest::host);
  return guest == guests_.end() ? std::nullopt : std::optional(guest->connection);
}

const krypto::Hand* Room::hand() const {
  if (is_class()) return std::get_if<krypto::Hand>(race().task());
  const auto& hand = is_duel() ? duel().hand() : table().hand();
  return hand ? &*hand : nullptr;
}

const match::PosedPuzzle* Room::posed() const {
  return is_class() ? std::get_if<match::PosedPuzzle>(race().task()) : nullptr;
}

int Room::deals() const {
  return std::visit([](const auto& game) { return game.deals(); }, match_);
}

std::optional<match::Seat> Room::caller() const {
  if (is_class()) return std::nullopt;
  return is_duel() ? duel().caller() : table().caller();
}

std::optional<Connection> Room::connection_of(match::Seat seat) const {
  const auto guest = std::ranges::find(guests_, std::optional(seat), &Guest::seat);
  return guest == guests_.end() ? std::nullopt : std::optional(guest->connection);
}

std::vector<bool> Room::present() const {
  std::vector<bool> present(match::seats(match_));
  for (const Guest& guest : guests_) {
    if (guest.seat) present[*guest.seat] = true;
  }
  return present;
}

std::optional<match::Seat> Room::host() const {
  if (is_class()) return std::nullopt;
  for (match::Seat seat = 0; seat < match::seats(match_); ++seat) {
    if (!match::has_left(match_, seat)) return seat;
  }
  return std::nullopt;
}

bool Room::hand_is_over() const {
  const Phase phase = match::phase(match_);
  const bool is_dealt = hand() != nullptr || posed() != nullptr;
  return !is_duel() && is_dealt && (phase == Phase::between || phase == Phase::over);
}

std::optional<std::int64_t> Room::end() const {
  if (const auto end = match::deadline(match_)) return *end + origin_;
  if (is_class() || match::phase(match_) != Phase::between) return std::nullopt;
  return pause_since_ + settings_.pause_seconds * kSecond;
}

std::optional<std::int64_t> Room::due() const {
  if (match::phase(match_) == Phase::between && !somebody_sits()) return std::nullopt;
  return end();
}

bool Room::somebody_sits() const {
  return std::ranges::any_of(guests_, [](const Guest& guest) { return guest.seat.has_value(); });
}

bool has_begun(const Room& room) {
  const Phase phase = match::phase(room.match());
  return phase != Phase::gathering && phase != Phase::over;
}

bool watches(const Guest& guest) { return !guest.seat && !guest.host; }

std::size_t watchers(const Room& room) {
  return static_cast<std::size_t>(std::ranges::count_if(room.guests(), watches));
}

bool has_given_up_name(const Room& room, match::Seat seat) {
  if (room.is_class()) return room.race().players()[seat].removed;
  return room.is_duel() && match::has_left(room.match(), seat);
}

bool was_shared(const Room& room) { return match::seats(room.match()) > (room.is_class() ? 0 : 1); }

}  // namespace reckon::rooms
