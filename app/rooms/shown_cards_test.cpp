// SPDX-License-Identifier: MIT
// A player who explains moves cards, and the others see them move.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "app/rooms/table_test.hpp"

namespace reckon::rooms {
namespace {

const Document kMoves = Document::parse(R"([
  {"from": 1, "onto": 2, "operator": "+", "swapped": false},
  {"from": 4, "onto": 2, "operator": "/", "swapped": true}])");

bool hears_of_cards(Table& table, Connection guest) {
  return std::ranges::any_of(table.heard(guest),
                             [](const Document& message) { return message.at("say") == "shown"; });
}

TEST(ShownCards, AreSeenByEverybodyElse) {
  Table table;
  const Connection watcher = table.connect();
  table.say(watcher, {{"do", "watch"}, {"code", table.code}});
  table.deal();
  table.act(1, "call");
  table.heard(table.players[1]);
  table.act(1, "show", {{"moves", kMoves}});
  EXPECT_FALSE(hears_of_cards(table, table.players[1]));
  for (const Connection other : {table.players[0], table.players[2], watcher}) {
    const Document shown = table.last(other, "shown");
    EXPECT_EQ(shown.at("moves"), kMoves);
    EXPECT_EQ(shown.at("deal"), 1);
  }
  // A client that enters now sees them too; later ones do not.
  const Connection late = table.connect();
  table.say(late, {{"do", "watch"}, {"code", table.code}});
  EXPECT_EQ(table.last(late, "shown").at("moves"), kMoves);
  table.answer(1, solution_of(table.room()));
  const Connection later = table.connect();
  table.say(later, {{"do", "watch"}, {"code", table.code}});
  EXPECT_FALSE(hears_of_cards(table, later));
}

TEST(ShownCards, LieAsDealtWhenTheCallerComesBack) {
  Table table;
  table.deal();
  table.act(1, "call");
  table.act(1, "show", {{"moves", kMoves}});
  table.heard(table.players[0]);
  table.come_back(1);
  EXPECT_FALSE(hears_of_cards(table, table.players[1]));
  EXPECT_EQ(table.last(table.players[0], "shown").at("moves"), Document::array());
}

TEST(ShownCards, AreNothingOfTheMatch) {
  Table table;
  table.deal();
  table.act(1, "call");
  const std::int64_t seq = table.last(table.players[0], "room").at("seq");
  for (const auto& moves : {kMoves, Document::array(), kMoves}) {
    table.act(1, "show", {{"moves", moves}});
    EXPECT_EQ(table.last(table.players[0], "shown").at("moves"), moves);
  }
  table.answer(1, solution_of(table.room()));
  EXPECT_EQ(table.last(table.players[0], "room").at("seq"), seq + 1);
}

TEST(ShownCards, AreThoseOfWhoHasCalled) {
  Table table;
  const Connection watcher = table.connect();
  table.say(watcher, {{"do", "watch"}, {"code", table.code}});
  table.act(1, "show", {{"moves", kMoves}});
  EXPECT_EQ(table.reason(1), "not_caller");
  table.deal();
  table.act(1, "show", {{"moves", kMoves}});
  EXPECT_EQ(table.reason(1), "not_caller");
  table.act(1, "call");
  table.act(2, "show", {{"moves", kMoves}});
  EXPECT_EQ(table.reason(2), "not_caller");
  table.say(table.players[1], {{"do", "show"}, {"deal", 2}, {"moves", kMoves}});
  EXPECT_EQ(table.reason(1), "other_hand");
  table.say(watcher, {{"do", "show"}, {"deal", 1}, {"moves", kMoves}});
  EXPECT_EQ(table.last(watcher, "refused").at("reason"), "not_seated");
}

TEST(ShownCards, AreMovedOnlyWhereTheyLie) {
  const auto reads = [](const std::string& moves) {
    return read_message(R"({"do": "show", "deal": 1, "moves": )" + moves + "}").has_value();
  };
  const auto move = [](const std::string& from, const std::string& onto) {
    return R"({"from": )" + from + R"(, "onto": )" + onto +
           R"(, "operator": "*", "swapped": false})";
  };
  const auto list = [](const std::vector<std::string>& moves) {
    std::string text;
    for (const std::string& one : moves) text += (text.empty() ? "" : ", ") + one;
    return "[" + text + "]";
  };
  EXPECT_TRUE(reads("[]"));
  EXPECT_TRUE(reads(list({move("1", "5"), move("2", "5"), move("3", "5"), move("5", "4")})));
  // Bad moves: to a missing card, from a missing one, onto itself, too many.
  EXPECT_FALSE(reads(list({move("1", "5"), move("2", "1")})));
  EXPECT_FALSE(reads(list({move("1", "5"), move("1", "2")})));
  EXPECT_FALSE(reads(list({move("3", "3")})));
  EXPECT_FALSE(reads(
      list({move("1", "5"), move("2", "5"), move("3", "5"), move("5", "4"), move("4", "1")})));
  for (const char* const number : {"0", "8", "-1", "1.5", "\"1\"", "null", "4294967297"}) {
    EXPECT_FALSE(reads(list({move(number, "2")}))) << number;
    EXPECT_FALSE(reads(list({move("2", number)}))) << number;
  }
  for (const char* const moves :
       {"{}", "\"\"", "null", "[1]", "[[]]", "[{}]", R"([{"from": 1, "onto": 2, "operator": "*"}])",
        R"([{"from": 1, "onto": 2, "swapped": false}])",
        R"([{"from": 1, "onto": 2, "operator": "%", "swapped": false}])",
        R"([{"from": 1, "onto": 2, "operator": "", "swapped": false}])",
        R"([{"from": 1, "onto": 2, "operator": "**", "swapped": false}])",
        R"([{"from": 1, "onto": 2, "operator": "*", "swapped": 0}])",
        R"([{"from": 1, "onto": 2, "operator": "*", "swapped": false, "text": "hello"}])"}) {
    EXPECT_FALSE(reads(moves)) << moves;
  }
  EXPECT_FALSE(read_message(R"({"do": "show", "deal": 1})"));
}

}  // namespace
}  // namespace reckon::rooms
