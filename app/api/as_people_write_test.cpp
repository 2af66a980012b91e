// SPDX-License-Identifier: MIT
// Texts as people write them (cases/as_people_write.json), read by the engine and asked of the API.
// Each says what it means, or a part of the message that refuses it.
#include <gtest/gtest.h>

#include <fstream>

#include "app/answers/grids.hpp"
#include "app/api/ask_test.hpp"
#include "reckon/arith/notation.hpp"
#include "reckon/krypto/check.hpp"
#include "reckon/krypto/hand.hpp"
#include "reckon/letters/grid/grid_text.hpp"
#include "reckon/letters/read/read.hpp"

namespace reckon::api {
namespace {

// A meaning, or why there is none.
struct Understood {
  std::string means{};
  std::string refused{};
};

Understood by_engine(const std::string& kind, const Json& row) {
  const std::string text = row["text"];
  if (kind == "alphametic") {
    const auto read = letters::read_puzzle(text);
    if (!read) return {.refused = read.error().message};
    return {.means = to_text(read->puzzle)};
  }
  if (kind == "grid") {
    const auto grid = letters::read_grid(text);
    if (!grid) return {.refused = grid.error().message};
    return {.means = answers::understood(*grid)};
  }
  if (kind == "hand") {
    const auto hand = krypto::Hand::parse(text);
    if (!hand) return {.refused = hand.error().message};
    return {.means = hand->to_text()};
  }
  const auto hand = krypto::Hand::parse(row["hand"].get<std::string>());
  const auto verdict = krypto::judge(*hand, text, Notation::infix, Rules::house);
  if (!verdict) return {.refused = verdict.error().message};
  return {.means = verdict->problems.empty()
                       ? "right"
                       : std::string(name_of(verdict->problems.front().kind))};
}

std::string text_of_hand(const Json& document) {
  std::string text;
  for (const Json& card : document["cards"]) text += card.dump() + " ";
  return text + ": " + document["objective"].dump();
}

Understood by_api(const std::string& kind, const Json& row) {
  if (kind == "alphametic") {
    const Json answer = ask("alphametic/read", {{"puzzle", row["text"]}});
    if (answer["puzzle"].is_null()) return {.refused = answer["fault"]["message"]};
    const std::string usual = answer["puzzle"]["puzzle"];
    const auto read = letters::read_puzzle(usual);
    if (!read) return {.refused = read.error().message};
    return {.means = to_text(read->puzzle)};
  }
  if (kind == "grid") {
    const Json answer = ask("calcrostic/read", {{"grid", row["text"]}});
    if (answer["grid"].is_null()) return {.refused = answer["fault"].dump()};
    return {.means = answer["grid"]["words"].dump()};
  }
  const bool is_hand = kind == "hand";
  const Json question = {{"hand", is_hand ? row["text"] : row["hand"]},
                         {"formula", is_hand ? Json("1") : row["text"]}};
  const Response response = Engine().answer("krypto/check", question.dump());
  const Json answer = Json::parse(response.body);
  if (response.status != Status::ok) return {.refused = answer["error"]};
  if (is_hand) return {.means = text_of_hand(answer)};
  return {.means = answer["correct"].get<bool>()
                       ? "right"
                       : answer["problems"].front()["kind"].get<std::string>()};
}

TEST(AsPeopleWrite, EngineAndApiUnderstandTheSame) {
  std::ifstream file(RECKON_SOURCE_DIR "/app/api/cases/as_people_write.json");
  const Json rows = Json::parse(file);
  EXPECT_GE(rows.size(), 150U);
  for (const Json& row : rows) {
    SCOPED_TRACE(row.dump());
    const std::string kind = row["kind"];
    const Understood engine = by_engine(kind, row);
    const Understood api = by_api(kind, row);
    if (row.contains("refused")) {
      EXPECT_TRUE(engine.refused.contains(row["refused"].get<std::string>()))
          << engine.means << engine.refused;
      EXPECT_FALSE(api.refused.empty()) << api.means;
      continue;
    }
    EXPECT_EQ(engine.means, row["means"].get<std::string>()) << engine.refused;
    if (kind == "grid") {
      EXPECT_FALSE(api.means.empty()) << api.refused;
    } else {
      EXPECT_EQ(api.means, row["means"].get<std::string>()) << api.refused;
    }
  }
}

}  // namespace
}  // namespace reckon::api
