// SPDX-License-Identifier: MIT
// A server that is killed in the middle of a hand, and started again.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <csignal>
#include <string>

#include "app/cli/serve/serving_test.hpp"
#include "app/rooms/table_test.hpp"
#include "app/server/web_socket_test.hpp"

namespace reckon::cli {
namespace {

using server::WebSocket;
using Json = nlohmann::json;

class ServeKilled : public FolderTest {};

TEST_F(ServeKilled, LosesNothingThatWasTold) {
  const Words words = {"--port", "0", "--matches", file("matches.sqlite")};
  std::string code;
  std::array<std::string, 2> tokens;
  Json told;
  for (int round = 0; round < 4; ++round) {
    Serving serving(words);
    std::array<WebSocket, 2> players = {WebSocket(serving.port()), WebSocket(serving.port())};
    if (round == 0) {
      players[0].say({{"do", "open"}, {"name", "Debbie"}, {"settings", {{"pause_seconds", 0}}}});
      const Json host = players[0].hear("seat");
      code = host.at("code");
      tokens[0] = host.at("token");
      players[1].say({{"do", "join"}, {"code", code}, {"name", "Miguel"}});
      tokens[1] = players[1].hear("seat").at("token");
      players[1].hear_of("joined");
      players[0].say({{"do", "deal"}});
      told = players[1].hear_of("dealt");
    } else {
      for (std::size_t seat = 0; seat < 2; ++seat) {
        players[seat].say({{"do", "return"}, {"code", code}, {"token", tokens[seat]}});
        const Json found = players[seat].hear("room");
        EXPECT_EQ(found.at("seq"), told.at("seq"));
        EXPECT_EQ(found.at("room").at("players"), told.at("room").at("players"));
        EXPECT_EQ(found.at("room").at("hand"), told.at("room").at("hand"));
        EXPECT_EQ(found.at("room").at("caller"), told.at("room").at("caller"));
      }
    }
    // The current hand is won, and the next one begins.
    const Json& deal = told.at("room").at("deal");
    if (told.at("room").at("phase") == "playing") {
      players[1].say({{"do", "call"}, {"deal", deal}});
      players[1].hear_of("called");
    }
    players[1].say(
        {{"do", "answer"}, {"deal", deal}, {"formula", rooms::solution_of(told.at("room"))}});
    EXPECT_EQ(players[1].hear_of("right").at("happened").at("points"), 1 << round);
    told = players[1].hear_of("dealt");
    if (round % 2 == 1) {
      players[1].say({{"do", "call"}, {"deal", told.at("room").at("deal")}});
      told = players[1].hear_of("called");
    }
    serving.end(SIGKILL);
  }
}

}  // namespace
}  // namespace reckon::cli
