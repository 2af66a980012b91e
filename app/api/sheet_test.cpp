// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "app/api/ask_test.hpp"
#include "app/testing/run_program_test.hpp"
#include "reckon/kinds/code.hpp"
#include "reckon/kinds/kind.hpp"

namespace reckon::api {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using testing::StartsWith;

constexpr const char* kHand = "K5762-9E8G0";
constexpr const char* kCalcrostic = "CA8DB-R18R1-4HS";

std::vector<std::string> codes_of(const Json& puzzles) {
  std::vector<std::string> codes;
  for (const Json& puzzle : puzzles) codes.push_back(puzzle["code"]);
  return codes;
}

TEST(SheetApi, MakesThePuzzlesOfTheProgram) {
  for (const std::string rules : {"house", "positive"}) {
    const Json asked = {{"seed", 7},      {"krypto", 4},  {"calcrostic", 3},
                        {"newspaper", 2}, {"rows", 4},    {"easiest", 2},
                        {"hardest", 4},   {"deck", "52"}, {"rules", rules}};
    const cli::Outcome printed = cli::run({"sheet", "--seed", "7", "--krypto", "4", "--calcrostic",
                                           "3", "--newspaper", "2", "--rows", "4", "--difficulty",
                                           "2-4", "--deck", "52", "--rules", rules, "--json"});
    EXPECT_EQ(ask("sheet/puzzles", asked)["puzzles"], printed.json()["puzzles"]);
  }
}

TEST(SheetApi, LaysOutThePagesOfTheProgram) {
  const Json pages = ask("sheet/pages", {{"codes", {kHand, kCalcrostic}},
                                         {"title", "Mai & <juin>"},
                                         {"lang", "fr"},
                                         {"paper", "letter"},
                                         {"answers", true}});
  EXPECT_EQ(pages["title"], "Mai & <juin>");
  EXPECT_EQ(codes_of(pages["puzzles"]), (std::vector<std::string>{kHand, kCalcrostic}));
  ASSERT_THAT(pages["pages"], SizeIs(1));
  ASSERT_THAT(pages["answers"], SizeIs(1));
  const auto printed = [](const std::string& answers) {
    return cli::run({"sheet", "--code", kHand, "--code", kCalcrostic, "--title", "Mai & <juin>",
                     "--lang", "fr", "--paper", "letter", "--answers", answers, "--format", "svg"})
        .out;
  };
  EXPECT_EQ(pages["pages"][0], printed("none"));
  EXPECT_EQ(pages["answers"][0], printed("only"));
}

TEST(SheetApi, LeavesAnswersAndTitleToWhoeverWantsThem) {
  const Json pages = ask("sheet/pages", {{"codes", {"k5762 9e8g o"}}});
  EXPECT_EQ(pages["title"], "Puzzles");
  EXPECT_THAT(pages["answers"], IsEmpty());
  EXPECT_EQ(codes_of(pages["puzzles"]), std::vector<std::string>{kHand});
}

TEST(SheetApi, HasOtherVersionsOfASheet) {
  const Json asked = {{"codes", {kHand, kCalcrostic}}, {"answers", true}};
  const auto version = [&](int which) {
    Json body = asked;
    body["version"] = which;
    return ask("sheet/pages", body);
  };
  const Json first = version(1);
  EXPECT_EQ(first, ask("sheet/pages", asked));
  const Json second = version(2);
  EXPECT_EQ(second, version(2));
  for (std::size_t i = 0; i < 2; ++i) {
    const auto& [before, after] = std::pair(first["puzzles"][i], second["puzzles"][i]);
    EXPECT_NE(before["code"], after["code"]);
    EXPECT_EQ(before["level"], after["level"]);
    EXPECT_EQ(class_of(*kinds::puzzle_of(before["code"].get<std::string>())),
              class_of(*kinds::puzzle_of(after["code"].get<std::string>())));
  }
  // The layout has the puzzles of these codes.
  Json by_code = asked;
  by_code["codes"] = codes_of(second["puzzles"]);
  EXPECT_EQ(ask("sheet/pages", by_code), second);
  EXPECT_THAT(refusal_of("sheet/pages", R"({"codes": ["K5762-9E8G0"], "version": 5})"),
              StartsWith("400 version: 5 is out of range"));
}

// As one puzzle after the other is swapped, no class comes back.
TEST(SheetApi, MakesNoneOfTheClassesThatAreThere) {
  std::vector<std::string> codes;
  std::set<std::string> classes;
  for (int swap = 0; swap < 20; ++swap) {
    // The same seed, so that only what is avoided makes a difference.
    const Json made = ask("sheet/puzzles", {{"seed", 1},
                                            {"calcrostic", 1},
                                            {"easiest", 3},
                                            {"hardest", 3},
                                            {"avoid", codes}})["puzzles"];
    ASSERT_THAT(made, SizeIs(1));
    EXPECT_EQ(made[0]["level"], 3);
    EXPECT_TRUE(classes.insert(class_of(*kinds::puzzle_of(codes_of(made)[0]))).second);
    codes.push_back(codes_of(made)[0]);
  }
}

TEST(SheetApi, LaysOutVersionsThatWereGivenOutByTheFirstGrading) {
  const Json sheet = {
      {"codes", {"A0QJ3-KT2AV", "A0WY2-QV1E7", "AH1JE-HG0RJ-EHA4B-QEAK9-PVYXJ-21E"}},
      {"version", 2}};
  Json before = sheet;
  before["former_grading"] = true;
  const auto first = codes_of(ask("sheet/pages", before)["puzzles"]);
  EXPECT_EQ(first, (std::vector<std::string>{"A0WY2-QV1E7", "AH1RJ-EHA0J-EHG4B-QEAK9-PGYVN-3DJ",
                                             "A0QJ3-KT2AV"}));
  EXPECT_NE(codes_of(ask("sheet/pages", sheet)["puzzles"]), first);
}

// Hands of one level by version 3 of their grading change places, whatever their levels are now.
TEST(SheetApi, LaysOutVersionsOfHandsThatWereGivenOut) {
  const Json sheet = {{"codes",
                       {"K5964-3115G", "K5818-H167B-F", "K5B2A-F3A54", "K594D-1R17N-W",
                        "K576K-1C86V-J", "K5828-AE3NE"}},
                      {"version", 2}};
  EXPECT_EQ(codes_of(ask("sheet/pages", sheet)["puzzles"]),
            (std::vector<std::string>{"K5186-H187W-Q", "K5FA2-B3AVT", "K5196-4318Q",
                                      "K5876-K1C6S-E", "K5D49-R117S-3", "K58AE-823XG"}));
}

// Four hands, two of them with the same objective, and a calcrostic.
TEST(SheetApi, HasVersionsThatShareNothingAtTheSameNumber) {
  Json asked = {
      {"codes", {"K5964-3115G", "K5818-H167B-F", "K5B2A-F3A54", "K594D-1R17N-W", kCalcrostic}},
      {"answers", true},
      {"versions", 2},
      {"grading", 4}};
  const Json first = ask("sheet/pages", asked);
  asked["version"] = 2;
  const Json second = ask("sheet/pages", asked);
  EXPECT_THAT(first["shared"], IsEmpty());
  EXPECT_THAT(second["shared"], IsEmpty());
  EXPECT_EQ(first["title"], "Puzzles – A");
  EXPECT_EQ(second["title"], "Puzzles – B");
  for (std::size_t i = 0; i < 5; ++i) {
    EXPECT_NE(first["puzzles"][i]["solution"], second["puzzles"][i]["solution"]) << i;
  }
  // The answers of both are on one page.
  EXPECT_THAT(first["answers"], SizeIs(1));
  const std::string page = first["answers"][0];
  EXPECT_THAT(page, HasSubstr(">Answers: Puzzles – A</text>"));
  EXPECT_THAT(page, HasSubstr(">Answers: Puzzles – B</text>"));
  // A single hand is the same in all versions.
  const Json alone = ask("sheet/pages", {{"codes", {kHand}}, {"version", 2}, {"grading", 4}});
  EXPECT_EQ(alone["shared"], Json::parse("[1]"));
  EXPECT_EQ(alone["title"], "Puzzles");
}

TEST(SheetApi, MakesNothingIfNothingIsWanted) {
  EXPECT_THAT(ask("sheet/puzzles", {{"seed", 1}})["puzzles"], IsEmpty());
}

TEST(SheetApi, SaysWhatIsWrongAndHowToMendIt) {
  const auto pages = [](const Json& body) { return refusal_of("sheet/pages", body.dump()); };
  EXPECT_EQ(pages(Json::object()), "400 codes: this is missing: give a list of codes");
  EXPECT_EQ(pages({{"codes", Json::array()}}), "400 codes: this is empty: give one code at least");
  for (const Json& wrong : {Json(kHand), Json::array({1}), Json()}) {
    EXPECT_EQ(pages({{"codes", wrong}}),
              "400 codes: this is not a list of codes: write one like [\"CA8DB-R18R1-4HS\"]");
  }
  EXPECT_EQ(pages({{"codes", {kHand, "K5762-9E8G1"}}}),
            "400 codes: item 2, column 1: the check characters do not match: compare the code with "
            "the sheet");
  EXPECT_EQ(pages({{"codes", {kHand, "K-U"}}}).substr(0, 37),
            "400 codes: item 2, column 3: 'U' is n");
  EXPECT_EQ(pages({{"codes", {kHand}}, {"title", 1}}),
            "400 title: this is not a string: write it in quotation marks");
  EXPECT_THAT(pages({{"codes", {kHand}}, {"title", "a\nb"}}), StartsWith("400 title: has '?'"));
  EXPECT_EQ(pages({{"codes", {kHand}}, {"paper", "a5"}}),
            "400 paper: 'a5' is unknown: choose a4|letter");
  const auto puzzles = [](const Json& body) { return refusal_of("sheet/puzzles", body.dump()); };
  EXPECT_EQ(puzzles({{"seed", 1}, {"krypto", 1}, {"easiest", 4}, {"hardest", 3}}),
            "400 easiest: this is more than hardest: exchange them");
  EXPECT_EQ(puzzles({{"seed", 1}, {"hardest", 6}}),
            "400 hardest: 6 is out of range: take a whole number from 1 to 5");
  EXPECT_THAT(puzzles({{"seed", 1}, {"numbers", 1}}), HasSubstr("'numbers' means nothing here"));
}

TEST(SheetApi, RefusesWhatIsTooMuch) {
  const auto status = [](std::string_view path, const Json& body) {
    return refusal_of(path, body.dump()).substr(0, 3);
  };
  EXPECT_EQ(status("sheet/puzzles", {{"seed", 1}, {"krypto", 101}}), "422");
  EXPECT_EQ(status("sheet/puzzles", {{"seed", 1}, {"krypto", 50}, {"calcrostic", 51}}), "422");
  EXPECT_EQ(status("sheet/puzzles", {{"seed", 1}, {"avoid", std::vector(1001, kHand)}}), "422");
  EXPECT_EQ(status("sheet/pages", {{"codes", std::vector(101, kHand)}}), "422");
  EXPECT_EQ(status("sheet/pages", {{"codes", std::vector(100, kHand)}}), "200");
  const auto code_of_hand = [](const char* hand) {
    return *kinds::code_of(kinds::HandPuzzle{.hand = *krypto::Hand::parse(hand)});
  };
  EXPECT_EQ(status("sheet/pages", {{"codes", {code_of_hand("1 2 3 4 5 6 : 7")}}}), "422");
  EXPECT_EQ(status("sheet/pages", {{"codes", {code_of_hand("1 2 3 4 101 : 7")}}}), "422");
  EXPECT_EQ(status("sheet/pages", {{"codes", {code_of_hand("1 2 3 4 100 : 7")}}}), "200");
}

TEST(OwnPuzzle, HasTheCodeThatSheetsTake) {
  for (const auto& [body, code] : std::vector<std::pair<Json, std::string>>{
           {{{"kind", "krypto"}, {"puzzle", "7 6 2 9 14 : 8"}}, kHand},
           {{{"kind", "calcrostic"},
             {"puzzle", "AB × C = DEA\n+ × ÷ ÷ −\nAB × B = EF\n= = = = =\nBC × A = EF"}},
            kCalcrostic}}) {
    const Json puzzle = ask("sheet/own", body)["puzzle"];
    EXPECT_EQ(puzzle["code"], code) << puzzle;
    EXPECT_EQ(ask("sheet/own", {{"puzzle", code}})["puzzle"], puzzle);
    const Json pages = ask("sheet/pages", {{"codes", {code}}});
    EXPECT_EQ(pages["puzzles"][0], puzzle);
  }
  const Json any = ask("sheet/own", {{"kind", "own"}, {"puzzle", "1 2 3 4 : 9"}, {"use", "any"}});
  EXPECT_EQ(any["puzzle"]["use"], "any");
}

TEST(OwnPuzzle, IsRefusedUnlessItHasOneAnswer) {
  const auto refused = [](const Json& body) { return refusal_of("sheet/own", body.dump()); };
  const auto alphametic = [&](const char* text) {
    return refused({{"kind", "alphametic"}, {"puzzle", text}});
  };
  EXPECT_THAT(alphametic("A + B = C"), HasSubstr("several answers"));
  EXPECT_THAT(alphametic("AB + A = A"), HasSubstr("no answer"));
  EXPECT_THAT(alphametic("SEND + MORE"), HasSubstr("the text ends"));
  EXPECT_THAT(refused({{"puzzle", "K5762-9E8G1"}}), HasSubstr("check characters"));
  EXPECT_THAT(refused({{"kind", "stated"}, {"puzzle", "x"}}), HasSubstr("stated"));
  EXPECT_THAT(refused({{"kind", "24"}, {"puzzle", "3 3 8 : 24"}}), HasSubstr("cards"));
  EXPECT_THAT(refused({{"kind", "own"}, {"puzzle", "1 2 3 4 5 6 7 : 100"}}),
              HasSubstr("more work"));
}

}  // namespace
}  // namespace reckon::api
