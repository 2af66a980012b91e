// SPDX-License-Identifier: MIT
// A class, for tests.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "app/rooms/table_test.hpp"

namespace reckon::rooms {

/// A host and pupils, by seat.
class Lesson : public World {
 public:
  explicit Lesson(std::size_t count, const Document& settings = Document::object(),
                  const Limits& limits = {})
      : World(limits) {
    host = connect();
    say(host, {{"do", "open_class"}, {"settings", settings}});
    const Document opened = last(host, "host");
    code = opened.at("code");
    token = opened.at("token");
    for (std::size_t n = 0; n < count; ++n) join("Pupil " + std::to_string(n + 1));
  }

  void join(const std::string& name) {
    pupils.push_back(connect());
    say(pupils.back(), {{"do", "join"}, {"code", code}, {"name", name}});
    tokens.push_back(last(pupils.back(), "seat").at("token"));
  }
  /// The class as last shown to this connection.
  Document seen(Connection connection) { return last(connection, "class").at("class"); }
  Document host_sees() {
    host = connect();
    say(host, {{"do", "return"}, {"code", code}, {"token", token}});
    return seen(host);
  }
  Document watched() {
    const Connection guest = connect();
    say(guest, {{"do", "watch"}, {"code", code}});
    Document found = seen(guest);
    hang_up(guest);
    return found;
  }
  void deal() { say(host, {{"do", "deal"}}); }
  void answer(std::size_t seat, const std::string& formula) {
    say(pupils[seat], {{"do", "answer"}, {"deal", watched().at("deal")}, {"formula", formula}});
  }
  /// Takes a seat again, on a new connection.
  Document come_back(std::size_t seat) {
    pupils[seat] = connect();
    say(pupils[seat], {{"do", "return"}, {"code", code}, {"token", tokens[seat]}});
    return seen(pupils[seat]);
  }
  std::string solution() { return solution_of(watched()); }
  std::string reason(Connection connection) { return last(connection, "refused").at("reason"); }
  bool has_heard(Connection connection, const std::string& say) {
    const auto messages = heard(connection);
    return std::ranges::any_of(messages, [&](const Document& one) { return one.at("say") == say; });
  }

  Connection host = 0;
  std::string code;
  std::string token;
  std::vector<Connection> pupils;
  std::vector<std::string> tokens;
};

}  // namespace reckon::rooms
