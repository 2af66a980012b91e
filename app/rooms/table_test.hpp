// SPDX-License-Identifier: MIT
// A lobby with a clock and random numbers set by the test, and its players.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/rooms/lobby.hpp"
#include "app/testing/schema_faults_test.hpp"
#include "reckon/arith/notation.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/store/matches.hpp"

namespace reckon::rooms {

using Document = nlohmann::json;

/// The settings of a test.
struct WorldSettings {
  bool check_schemas = true;  ///< at the end, for every message, unless there are too many
  std::int64_t now = 1'000;
  std::int64_t date = 1'800'000'000'000;
};

/// A lobby and its file.
class World : public WorldSettings {
 public:
  explicit World(const Limits& limits = {}) : limits_(limits) { start(); }
  // NOLINTNEXTLINE(bugprone-exception-escape): where the lobby says what is not JSON, the test ends
  ~World() {
    if (!check_schemas) {
      for (const auto& [text, document] : said_) {
        EXPECT_TRUE(document || Document::accept(text)) << text;
      }
      return;
    }
    Document all_heard = Document::array();
    for (Said& said : said_) all_heard.push_back(document_of(said));
    EXPECT_EQ(faults("rooms-server", all_heard), "");
    EXPECT_EQ(faults("rooms-client", all_understood_), "");
  }
  World(const World&) = delete;
  World& operator=(const World&) = delete;

  Lobby& lobby() { return *lobby_; }
  store::Matches& matches() { return matches_; }

  /// Connects a client from this address.
  Connection connect(const std::string& address = "192.0.2.1") {
    lobby_->enter(++last_, traffic::Address::parse(address).value());
    received_[last_];
    return last_;
  }
  void say(Connection connection, const Document& message) { say_text(connection, message.dump()); }
  void say_text(Connection connection, const std::string& text) {
    lobby_->take(connection, text);
    understood_ = true;
    deliver();
    if (understood_ && !is_closed(connection)) all_understood_.push_back(Document::parse(text));
  }
  void hang_up(Connection connection) {
    lobby_->leave(connection);
    deliver();
  }
  /// Lets time pass, and runs what is due.
  void wait(std::int64_t milliseconds) {
    now += milliseconds;
    date += milliseconds;
    lobby_->tick();
    deliver();
  }
  /// Kills the server, and starts another one from the file.
  void restart() {
    received_.clear();
    start();
  }

  /// Returns all messages to the connection since the last call.
  std::vector<Document> heard(Connection connection) {
    std::vector<Document> found;
    for (Said* said : std::exchange(received_[connection], {})) {
      found.push_back(document_of(*said));
    }
    return found;
  }
  /// Returns the last message of this kind, which must exist; drops the others.
  Document last(Connection connection, const std::string& say) {
    Document found;
    for (const Document& message : heard(connection)) {
      if (message.at("say") == say) found = message;
    }
    EXPECT_FALSE(found.is_null()) << "nothing was said of " << say;
    return found;
  }
  bool is_closed(Connection connection) const { return closed_.contains(connection); }
  /// Whether the lobby reported that it has a seat in a match that has begun.
  bool plays(Connection connection) { return plays_[connection]; }
  /// Loses the file.
  void lose_file() {
    lobby_->lose_file();
    deliver();
  }

 private:
  // The distinct messages of the lobby, each kept once and parsed on demand. Tests look at few of
  // the messages that eighty people receive.
  using Texts = std::map<std::string, std::optional<Document>>;
  using Said = Texts::value_type;

  static std::string faults(const std::string& schema, const Document& messages) {
    const Document all = {{"type", "array"}, {"items", answers::schema_text(schema)}};
    return answers::faults(all, messages);
  }

  void start() {
    const Sources sources{.clock = [this] { return now; },
                          .date = [this] { return date; },
                          .chance = [this] { return random_.next(); }};
    lobby_.emplace(sources, limits_, matches_.next_room().value(), true);
    const auto rooms = matches_.unfinished().value();
    for (const auto& kept : rooms) {
      const auto restored = lobby_->restore(kept);
      EXPECT_TRUE(restored) << restored.error().message;
    }
  }
  void deliver() {
    const Work work = lobby_->work();
    for (const Standing& standing : work.standings) plays_[standing.connection] = standing.plays;
    const auto written = matches_.add(work.batch);
    ASSERT_TRUE(written) << written.error().message;
    for (const Sending& sending : work.sendings) {
      ASSERT_FALSE(closed_.contains(sending.to)) << *sending.text;
      if (sending.end) closed_[sending.to] = true;
      Said& said = *said_.try_emplace(*sending.text).first;
      if (said.first.contains("\"reason\"")) {
        const std::string reason = document_of(said).value("reason", "");
        if (reason.starts_with("bad_") || reason == "too_fast") understood_ = false;
      }
      received_[sending.to].push_back(&said);
    }
  }
  static const Document& document_of(Said& said) {
    if (!said.second) said.second = Document::parse(said.first);
    return *said.second;
  }

  Limits limits_;
  store::Matches matches_ = store::Matches::in_memory().value();
  std::optional<Lobby> lobby_;
  SplitMix64 random_{7};
  Connection last_ = 0;
  Texts said_;
  std::map<Connection, std::vector<Said*>> received_;
  std::map<Connection, bool> closed_;
  std::map<Connection, bool> plays_;
  bool understood_ = true;
  Document all_understood_ = Document::array();  // all readable client messages so far
};

/// Returns some solution of the hand in a `room` message.
inline std::string solution_of(const Document& room) {
  const auto hand =
      krypto::Hand::make(room.at("hand").at("cards"),
                         Rational(room.at("hand").at("objective").get<std::int64_t>()))
          .value();
  const Rules rules = rules_named(room.at("settings").at("rules").get<std::string>()).value();
  const auto found = krypto::Solver().first(hand, rules);
  return found ? to_text(*found, Notation::infix) : std::string();
}

/// People at one table, by seat.
class Table : public World {
 public:
  /// The first of the names is the host's.
  explicit Table(const std::vector<std::string>& names = {"Debbie", "Miguel", "Shelley"},
                 const Document& settings = Document::object(), const Limits& limits = {})
      : World(limits) {
    for (const std::string& name : names) {
      const Connection player = connect();
      if (players.empty()) {
        say(player, {{"do", "open"}, {"name", name}, {"settings", settings}});
      } else {
        say(player, {{"do", "join"}, {"code", code}, {"name", name}});
      }
      const Document seat = last(player, "seat");
      code = seat.at("code");
      tokens.push_back(seat.at("token"));
      players.push_back(player);
    }
    for (const Connection player : players) heard(player);
  }

  /// Returns the view of a new guest.
  Document room() {
    const Connection guest = connect();
    say(guest, {{"do", "watch"}, {"code", code}});
    Document seen = last(guest, "room").at("room");
    hang_up(guest);
    return seen;
  }
  void deal() { say(players[0], {{"do", "deal"}}); }
  void act(std::size_t seat, const std::string& what, Document more = Document::object()) {
    more["do"] = what;
    more["deal"] = room().at("deal");
    say(players[seat], more);
  }
  void answer(std::size_t seat, const std::string& formula) {
    act(seat, "answer", {{"formula", formula}});
  }
  /// Makes a player solve the hand on the table.
  void win(std::size_t seat) {
    act(seat, "call");
    answer(seat, solution_of(room()));
  }
  /// Returns why a player's last request was refused.
  std::string reason(std::size_t seat) { return last(players[seat], "refused").at("reason"); }
  /// Reconnects by the token, on a new connection.
  void come_back(std::size_t seat) {
    players[seat] = connect();
    say(players[seat], {{"do", "return"}, {"code", code}, {"token", tokens[seat]}});
  }

  std::string code;
  std::vector<Connection> players;
  std::vector<std::string> tokens;
};

}  // namespace reckon::rooms
