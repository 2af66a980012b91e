// SPDX-License-Identifier: MIT
// An organiser's puzzles for days, against the solver and the engine's own days.
#include "app/answers/day_list.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "app/answers/days.hpp"
#include "app/testing/schema_faults_test.hpp"
#include "reckon/arith/notation.hpp"
#include "reckon/krypto/check.hpp"

namespace reckon::answers {
namespace {

using testing::HasSubstr;

constexpr const char* kSum = R"(AB − CD = E\n× . − . +\nFG + GB = CD\n= . = . =\nHIA ÷ FG = AB\n)";

std::string list_of(const std::string& puzzles,
                    const std::string& keys = R"("from": "2026-12-01")") {
  return "{" + keys + ", \"puzzles\": [" + puzzles + "]}";
}

std::string mixed() {
  return list_of(
      R"({"kind": "krypto", "puzzle": "25 24 2 3 14 : 21", "rules": "house", "difficulty": 3},
 {"kind": "24", "puzzle": "1 3 4 6 : 24"},
 {"kind": "alphametic", "puzzle": "SEND + MORE = MONEY"},
 {"kind": "krypto", "puzzle": "5 10 9 23 5 : 2", "rules": "integer"},
 {"kind": "newspaper", "puzzle": ")" +
      std::string(kSum) + R"(", "class": "any key"},
 {"kind": "countdown", "puzzle": "25 50 75 100 3 6 : 952"},
 {"kind": "24", "puzzle": "3 3 8 8 : 24"})");
}

DayList read(const std::string& text, std::optional<daily::Date> from = {}) {
  auto list = DayList::read(text, from, [](std::size_t, std::size_t) {});
  EXPECT_TRUE(list) << list.error().message;
  return list ? *std::move(list) : DayList();
}

std::string refused(const std::string& text, std::optional<daily::Date> from = {}) {
  const auto list = DayList::read(text, from, [](std::size_t, std::size_t) {});
  EXPECT_FALSE(list) << text;
  if (list) return {};
  const Error& error = list.error();
  return std::to_string(error.line) + ':' + std::to_string(error.column) + ": " + error.message;
}

daily::Date day(const char* text) { return *daily::date_of(text); }

TEST(DayList, GivesThePuzzlesOfEachKindInTurn) {
  std::size_t looks = 0;
  const auto list = DayList::read(mixed(), {}, [&](std::size_t done, std::size_t all) {
    EXPECT_EQ(done, ++looks);
    EXPECT_EQ(all, 7U);
  });
  ASSERT_TRUE(list) << list.error().message;
  EXPECT_EQ(looks, 7U);
  const auto cards = [&](const char* date, daily::Kind kind) {
    const Json* const puzzle = list->find(day(date), kind);
    return puzzle == nullptr ? "none" : (*puzzle)["cards"].dump();
  };
  EXPECT_EQ(cards("2026-11-30", daily::Kind::krypto), "none");
  EXPECT_EQ(cards("2026-12-01", daily::Kind::krypto), "[25,24,2,3,14]");
  EXPECT_EQ(cards("2026-12-02", daily::Kind::krypto), "[5,10,9,23,5]");
  EXPECT_EQ(cards("2026-12-03", daily::Kind::krypto), "none");
  EXPECT_EQ(cards("2026-12-01", daily::Kind::twenty_four), "[1,3,4,6]");
  EXPECT_EQ(cards("2026-12-02", daily::Kind::twenty_four), "[3,3,8,8]");
  EXPECT_EQ(list->find(day("2026-12-01"), daily::Kind::calcrostic), nullptr);
  EXPECT_NE(list->find(day("2026-12-01"), daily::Kind::newspaper), nullptr);
}

// The solutions are checked as those of a player.
TEST(DayList, HasSolutionsThatAreRight) {
  const DayList list = read(mixed());
  for (const char* date : {"2026-12-01", "2026-12-02"}) {
    for (const daily::Kind kind : daily::kAllKinds) {
      const Json* const puzzle = list.find(day(date), kind);
      if (puzzle == nullptr || !puzzle->contains("cards")) continue;
      std::string text;
      for (const Json& card : (*puzzle)["cards"]) text += card.dump() + ' ';
      const auto hand = krypto::Hand::parse(text + ": " + (*puzzle)["objective"].dump());
      const auto formula = reckon::read((*puzzle)["solution"].get<std::string>(), Notation::infix);
      ASSERT_TRUE(hand && formula) << *puzzle;
      const auto rules = *rules_named((*puzzle)["rules"].get<std::string>());
      const bool any = puzzle->contains("use") && (*puzzle)["use"] == "any";
      EXPECT_TRUE(
          krypto::check(*hand, *formula, rules, any ? krypto::Use::any : krypto::Use::all).empty())
          << *puzzle;
    }
  }
  const Json& grid = *list.find(day("2026-12-01"), daily::Kind::newspaper);
  std::string filled = grid["puzzle"];
  for (const auto& [letter, digit] : grid["letters"].items()) {
    for (std::size_t at = filled.find(letter); at != std::string::npos; at = filled.find(letter)) {
      filled.replace(at, letter.size(), digit.dump());
    }
  }
  EXPECT_EQ(filled, grid["solution"].get<std::string>());
}

TEST(DayList, ComesBeforeThePuzzlesThatAreMade) {
  const DayList list = read(mixed());
  krypto::Solver solver;
  for (const bool solutions : {false, true}) {
    const auto made = json_of_day(day("2026-12-02"), {.solutions = solutions}, solver);
    ASSERT_TRUE(made);
    Json with = *made;
    put_listed(list, day("2026-12-02"), with, solutions);
    EXPECT_EQ(faults(schema_text("today"), with), "") << with;
    for (std::size_t i = 0; i < daily::kAllKinds.size(); ++i) {
      const Json& puzzle = with["puzzles"][i];
      EXPECT_EQ(puzzle["kind"], (*made)["puzzles"][i]["kind"]);
      EXPECT_EQ(puzzle.contains("solution"), solutions);
      const bool listed = list.find(day("2026-12-02"), daily::kAllKinds.at(i)) != nullptr;
      EXPECT_EQ(puzzle.contains("listed"), listed);
      if (!listed) {
        EXPECT_EQ(puzzle, (*made)["puzzles"][i]);
      }
    }
  }
}

TEST(DayList, TakesTheFirstDayThatIsGiven) {
  const std::string one = R"({"kind": "24", "puzzle": "1 3 4 6 : 24"})";
  EXPECT_NE(read(list_of(one), day("2027-02-28")).find(day("2027-02-28"), daily::Kind::twenty_four),
            nullptr);
  EXPECT_EQ(read(list_of(one), day("2027-02-28")).find(day("2026-12-01"), daily::Kind::twenty_four),
            nullptr);
  EXPECT_THAT(refused(list_of(one, R"("bank": "b")")), HasSubstr("1:1: \"from\" is missing"));
  EXPECT_THAT(refused(list_of(one, R"("from": "2025-12-31")")), HasSubstr("1:10: '2025-12-31'"));
  EXPECT_THAT(refused(list_of(one, R"("from": 5)")), HasSubstr("1:10: "));
}

TEST(DayList, NamesThePlaceOfWhatIsWrong) {
  for (
      const auto& [puzzles, message] : std::initializer_list<std::pair<std::string, std::string>>{
          {R"({"kind": "24", "puzzle": "1 1 1 1 : 24"})", "the hand has no solution"},
          {R"({"kind": "24", "puzzle": "1 1 1 : 24"})", "has 4 cards, not 3"},
          {R"({"kind": "krypto", "puzzle": "1 2 3 4 5 : 6", "rules": "odd"})", "'odd' is unknown"},
          {R"({"kind": "chess", "puzzle": "1"})", "'chess' is unknown"},
          {R"({"puzzle": "1 3 4 6 : 24"})", "\"kind\" is missing"},
          {R"({"kind": "24"})", "\"puzzle\" is missing"},
          {R"({"kind": "calcrostic", "puzzle": ")" + std::string(kSum) + "\"}", "diagonals"},
          {R"({"kind": "newspaper", "rules": "house", "puzzle": ")" + std::string(kSum) + "\"}",
           "only hands have rules"},
          {R"({"kind": "newspaper", "puzzle": "A + B = C\n+ . + . +\nD + E = F\n= . = . =\nG + H = I\n"})",
           "answer"},
          {R"("24")", "this is not a puzzle"},
      }) {
    EXPECT_THAT(refused(list_of(R"({"kind": "24", "puzzle": "1 3 4 6 : 24"},)"
                                "\n" +
                                puzzles)),
                testing::AllOf(testing::StartsWith("2:"), HasSubstr(message)));
  }
  for (const std::string text :
       {"", "[]", "null", "{}", R"({"from": "2026-12-01", "puzzles": {}})"}) {
    EXPECT_THAT(refused(text), testing::StartsWith("1:")) << text;
  }
  std::string many = "1";
  for (std::size_t i = 0; i < DayList::kMost; ++i) many += ",1";
  EXPECT_THAT(refused(list_of(many)), HasSubstr("10,000"));
}

}  // namespace
}  // namespace reckon::answers
