// SPDX-License-Identifier: MIT
#include "bench/rooms/table.hpp"

#include <algorithm>
#include <cstdlib>

#include "reckon/arith/notation.hpp"
#include "reckon/krypto/hand.hpp"

namespace reckon::bench {

namespace {

constexpr std::string_view kRoom = R"({"say":"room","seq":)";

double milliseconds_since(Clock::time_point begin) {
  return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

std::string solution_of(krypto::Solver& solver, const Json& hand) {
  const auto read =
      krypto::Hand::make(hand.at("cards"), Rational(hand.at("objective").get<std::int64_t>()));
  const auto found = solver.first(*read, Rules::international);
  return found ? to_text(*found, Notation::infix) : "1";
}

}  // namespace

Table::Table(Common& common) : common_(common), players_(common.players), ledger_(common.players) {}

void Table::open() {
  connect(0, {{"do", "open"}, {"name", "Debbie"}, {"settings", common_.settings}});
}

void Table::come_back() {
  for (std::size_t player = 0; player < players_.size(); ++player) {
    players_[player].number = 0;
    players_[player].acting = false;
    connect(player, {{"do", "return"}, {"code", code_}, {"token", players_[player].token}});
  }
  caused_.clear();
}

void Table::connect(std::size_t player, const Json& first) {
  players_[player].socket = std::make_unique<WebSocket>(
      common_.sockets, common_.port, [this, player](std::string_view text) { hear(player, text); });
  players_[player].socket->send(first.dump());
}

bool Table::is_ready() const {
  return seated_ == players_.size() &&
         std::ranges::all_of(players_, [](const Player& one) { return one.number > 0; });
}

bool Table::all_heard_all() const {
  return std::ranges::all_of(players_, [&](const Player& one) { return one.number == heard_; });
}

// --- Acts of players -----------------------------------------------------------------------------

void Table::act(std::size_t player) {
  Player& self = players_[player];
  if (!is_ready()) return;
  if (common_.measured.active) {
    if (self.acting) ++common_.measured.unanswered;
    ++common_.measured.sent;
  }
  Json message = {{"do", "ping"}};
  const bool plays = !shown_players_.is_null() && shown_players_.at(player).at("plays") &&
                     !shown_players_.at(player).at("passed");
  const std::uint64_t chance = common_.random.below(100);
  if (phase_ == "gathering" && player == 0) {
    message = {{"do", "deal"}};
  } else if (phase_ == "explaining" && caller_ == player) {
    message = {{"do", "answer"},
               {"deal", deal_},
               {"formula", chance < 85 ? solution_of(common_.solver, hand_) : "1"}};
  } else if (phase_ == "explaining" || (phase_ == "playing" && plays && chance < 70)) {
    message = {{"do", "call"}, {"deal", deal_}};
  } else if (phase_ == "playing" && plays) {
    message = {{"do", "pass"}, {"deal", deal_}};
  }
  self.acting = true;
  self.since = Clock::now();
  self.socket->send(message.dump());
}

// --- Messages to players -------------------------------------------------------------------------

void Table::hear(std::size_t player, std::string_view text) {
  if (text.starts_with(kRoom)) return hear_room(player, text);
  const Json message = Json::parse(text);
  const auto& say = message.at("say").get_ref<const std::string&>();
  if (say == "seat") {
    if (message.at("seat") != player) return fault("another seat than before");
    const bool is_new = players_[player].token.empty();
    players_[player].token = message.at("token");
    code_ = message.at("code");
    if (!is_new) return;
    ++seated_;
    if (player + 1 < players_.size()) {
      connect(player + 1,
              {{"do", "join"}, {"code", code_}, {"name", "Miguel " + std::to_string(player)}});
    }
  } else if (say == "refused") {
    answered(player);
    if (common_.measured.active) ++common_.measured.refused;
    if (message.at("reason") == "too_fast" || message.at("reason") == "fault")
      fault(message.dump());
  } else if (say == "pong") {
    answered(player);
  } else if (say == "end") {
    fault(message.dump());
  }
}

void Table::hear_room(std::size_t player, std::string_view text) {
  char* end = nullptr;
  const std::int64_t number = std::strtoll(&text[kRoom.size()], &end, 10);
  const bool is_news = !std::string_view(end, 16).starts_with(R"(,"happened":null)");
  Player& self = players_[player];
  if (is_news && self.number != 0 && number != self.number + 1) {
    fault("event " + std::to_string(number) + " after " + std::to_string(self.number));
  }
  self.number = number;
  if (number > heard_ || !is_news) learn(Json::parse(text));
  if (!is_news || !common_.measured.active) return;
  ++common_.measured.events;
  const auto cause = caused_.find(number);
  if (cause == caused_.end()) return;
  const auto& [since, is_call] = cause->second;
  const double time = milliseconds_since(since);
  common_.measured.actions.push_back(time);
  if (is_call) common_.measured.calls.push_back(time);
}

// Stores the state from the first message about it.
void Table::learn(const Json& message) {
  const std::int64_t number = message.at("seq");
  const Json& room = message.at("room");
  const Json& happened = message.at("happened");
  if (number == heard_) {
    // The player has returned, and must find the former state.
    if (room.at("players") != shown_players_) fault("the pad has changed: " + message.dump());
  }
  if (!happened.is_null() && number > heard_) {
    const std::size_t seat = happened.at("seat");
    const auto& kind = happened.at("kind").get_ref<const std::string&>();
    ledger_[seat] += happened.at("points").get<std::int64_t>();
    const bool acted = kind == "called" || kind == "right" || kind == "wrong" || kind == "passed" ||
                       kind == "dealt";
    if (acted && players_[seat].acting) {
      caused_[number] = {players_[seat].since, kind == "called"};
      answered(seat);
    }
    if (caused_.size() > 16) caused_.erase(caused_.begin());
  }
  shown_players_ = room.at("players");
  if (happened.is_null()) {
    for (std::size_t seat = 0; seat < shown_players_.size(); ++seat) {
      ledger_[seat] = shown_players_[seat].at("total");
    }
  }
  heard_ = number;
  phase_ = room.at("phase");
  hand_ = room.at("hand");
  deal_ = room.at("deal");
  caller_ =
      room.at("caller").is_null() ? std::nullopt : std::optional<std::size_t>(room.at("caller"));
}

void Table::fault(const std::string& what) {
  if (common_.measured.faults.size() < 20) {
    common_.measured.faults.push_back("room " + code_ + ": " + what);
  }
}

}  // namespace reckon::bench
