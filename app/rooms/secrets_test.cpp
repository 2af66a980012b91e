// SPDX-License-Identifier: MIT
// Each client gets only its own information and none too early, whatever the players do.
#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "app/rooms/table_test.hpp"
#include "reckon/arith/effort_test.hpp"

namespace reckon::rooms {
namespace {

// People who act at random, and the conclusions that a guest may draw from messages.
class Crowd {
 public:
  explicit Crowd(std::uint64_t seed)
      : chance_(seed),
        table_({"Debbie", "Miguel", "Shelley", "Kim"}, {{"hands", 3},
                                                        {"hand_seconds", 20},
                                                        {"explain_seconds", 6},
                                                        {"pause_seconds", 3},
                                                        {"solvable_only", chance_.below(2) == 0}}) {
    table_.check_schemas = seed < 2;
    watcher_ = table_.connect();
    table_.say(watcher_, {{"do", "watch"}, {"code", table_.code}});
  }

  void step() {
    const auto seat = static_cast<std::size_t>(chance_.below(4));
    const Connection player = table_.players[seat];
    const std::int64_t deal = deal_ + static_cast<std::int64_t>(chance_.below(20) == 0);
    switch (chance_.below(12)) {
      case 0: table_.say(player, {{"do", "deal"}}); break;
      case 1:
      case 2:
      case 3: table_.say(player, {{"do", "call"}, {"deal", deal}}); break;
      case 4:
      case 5: table_.say(player, {{"do", "answer"}, {"deal", deal}, {"formula", solution_}}); break;
      case 6: table_.say(player, {{"do", "answer"}, {"deal", deal}, {"formula", "1 + 1"}}); break;
      case 7: table_.say(player, {{"do", "pass"}, {"deal", deal}}); break;
      case 8: table_.wait(static_cast<std::int64_t>(chance_.below(8'000))); break;
      case 9:
        if (chance_.below(4) == 0) table_.hang_up(player);
        table_.come_back(seat);
        break;
      case 10:
        if (chance_.below(20) == 0) table_.say(player, {{"do", "leave"}});
        break;
      default:
        if (chance_.below(10) == 0) table_.restart();
        come_back_all();
        break;
    }
    table_.now += 200;  // within the rate
    look();
  }
  bool is_over() const { return over_; }
  std::size_t hands_over() const { return hands_over_; }

 private:
  // After a restart all players and the watcher are new.
  void come_back_all() {
    for (std::size_t seat = 0; seat < 4; ++seat) table_.come_back(seat);
    watcher_ = table_.connect();
    table_.say(watcher_, {{"do", "watch"}, {"code", table_.code}});
    number_.reset();
  }

  void look() {
    for (const Document& message : table_.heard(watcher_)) look_at(message);
    for (std::size_t seat = 0; seat < 4; ++seat) {
      for (const Document& message : table_.heard(table_.players[seat])) {
        if (message.at("say") == "room") look_at_room(message.at("room"));
        if (message.at("say") != "seat") continue;
        EXPECT_EQ(message.at("token"), table_.tokens[seat]);
      }
    }
  }

  void look_at(const Document& message) {
    EXPECT_NE(message.at("say"), "seat");
    if (message.at("say") != "room") return;
    const std::int64_t number = message.at("seq");
    const bool is_news = !message.at("happened").is_null();
    EXPECT_EQ(number, number_.value_or(number - (is_news ? 1 : 0)) + (is_news ? 1 : 0));
    number_ = number;
    look_at_room(message.at("room"));
  }

  void look_at_room(const Document& room) {
    const std::string phase = room.at("phase");
    const bool over = phase == "between" || phase == "over";
    if (!over || room.at("hand").is_null()) {
      EXPECT_TRUE(room.at("solution").is_null()) << room;
      EXPECT_TRUE(room.at("solvable").is_null()) << room;
    } else {
      EXPECT_EQ(room.at("solvable"), room.at("solution").is_string()) << room;
      ++hands_over_;
    }
    EXPECT_EQ(room.at("caller").is_null(), phase != "explaining") << room;
    EXPECT_EQ(room.at("left_ms").is_null(), phase == "gathering" || phase == "over") << room;
    if (room.at("deal") != deal_) solution_ = solution_of(room);
    deal_ = room.at("deal");
    over_ = phase == "over";
  }

  SplitMix64 chance_;
  Table table_;
  Connection watcher_ = 0;
  std::optional<std::int64_t> number_;
  std::int64_t deal_ = 0;
  std::string solution_ = "1";
  bool over_ = false;
  std::size_t hands_over_ = 0;
};

TEST(Secrets, AreKeptUntilTheHandIsOver) {
  std::size_t ended = 0;
  std::size_t hands = 0;
  for (std::uint64_t seed = 0; seed < effort(8U, 3U); ++seed) {
    SCOPED_TRACE(seed);
    Crowd crowd(seed);
    for (int i = 0; i < 300 && !crowd.is_over(); ++i) crowd.step();
    ended += crowd.is_over() ? 1U : 0U;
    hands += crowd.hands_over();
    if (testing::Test::HasFailure()) return;
  }
  // Makes sure that matches did end.
  EXPECT_GE(ended, effort(2U, 1U));
  EXPECT_GT(hands, effort(100U, 30U));
}

}  // namespace
}  // namespace reckon::rooms
