// SPDX-License-Identifier: MIT
#include "app/api/api.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>

#include "app/api/ask_test.hpp"
#include "app/testing/schema_faults_test.hpp"

namespace reckon::api {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using testing::StartsWith;

constexpr const char* kPuzzle = "AB × C = DEA\n+ × ÷ ÷ −\nAB × B = EF\n= = = = =\nBC × A = EF";

// --- The description

// Only the server answers this path: a picture is not a question to the engine.
constexpr std::string_view kPictures = "/api/v1/scan";

Json description() {
  std::ifstream file(std::string(RECKON_SOURCE_DIR) + "/app/api/openapi.json");
  return Json::parse(file);
}

struct Described {
  std::string path;
  Json body;  // its schema
  Json example;
  std::string answer;  // the name of its schema
};

std::vector<Described> described() {
  std::vector<Described> all;
  const Json document = description();
  for (const auto& [path, item] : document["paths"].items()) {
    if (path == kPictures) continue;
    const Json& content = item["post"]["requestBody"]["content"]["application/json"];
    const std::string answer =
        item["post"]["responses"]["200"]["content"]["application/json"]["schema"]["$ref"];
    Json body = content["schema"];
    body["components"] = document["components"];  // where its references lead
    all.push_back({.path = path.substr(std::string_view("/api/v1/").size()),
                   .body = body,
                   .example = content["example"],
                   .answer = answer.substr(answer.rfind('/') + 1)});
  }
  return all;
}

TEST(OpenApi, HasEveryPath) {
  std::set<std::string> expected;
  for (const std::string_view path : paths()) expected.emplace(path);
  std::set<std::string> found;
  for (const Described& one : described()) found.insert(one.path);
  EXPECT_EQ(found, expected);
}

TEST(OpenApi, HasTheSchemasOfTheAnswers) {
  const Json components = description()["components"]["schemas"];
  for (const Described& one : described()) {
    if (one.path == "version") continue;
    Json schema = answers::schema_text(one.answer);
    schema.erase("$schema");
    EXPECT_EQ(components[one.answer], schema) << "run scripts/openapi for " << one.answer;
  }
}

TEST(OpenApi, DescribesPictures) {
  const Json document = description();
  const Json& post = document["paths"][kPictures]["post"];
  EXPECT_TRUE(post["requestBody"]["content"].contains("image/png"));
  EXPECT_EQ(post["responses"]["200"]["content"]["application/json"]["schema"]["$ref"],
            "#/components/schemas/scan-picture");
  Json schema = answers::schema_text("scan-picture");
  schema.erase("$schema");
  EXPECT_EQ(document["components"]["schemas"]["scan-picture"], schema) << "run scripts/openapi";
  // It is that of the command, without what only the command says.
  Json command = answers::schema_text("scan");
  EXPECT_EQ(schema["properties"]["unread"]["items"], command["properties"]["unread"]["items"]);
  Json& puzzle = command["properties"]["puzzles"]["items"]["properties"];
  puzzle.erase("solution");
  EXPECT_EQ(schema["properties"]["puzzles"], command["properties"]["puzzles"]);
}

TEST(OpenApi, HasExamplesThatAreAnswered) {
  const Json components = description()["components"]["schemas"];
  for (const Described& one : described()) {
    SCOPED_TRACE(one.path);
    EXPECT_EQ(answers::faults(one.body, one.example), "");
    EXPECT_EQ(answers::faults(components[one.answer], ask(one.path, one.example)), "");
  }
}

// Names that the description leaves out are refused.
TEST(OpenApi, HasAllNames) {
  for (const Described& one : described()) {
    Json body = one.example;
    body["zzz"] = 1;
    EXPECT_NE(answers::faults(one.body, body), "") << one.path;
    std::string names;
    for (const auto& [name, value] : one.body["properties"].items()) {
      names += (names.empty() ? "there are " : ", ") + name;
    }
    // A hand is either text or cards, so the refusal lists only the one that is given.
    const std::string refusal = refusal_of(one.path, body.dump());
    if (one.body["properties"].contains("hand")) {
      const std::string other = one.example.contains("hand") ? "cards" : "hand";
      EXPECT_EQ(refusal.find(other + ","), refusal.npos);
      EXPECT_THAT(refusal, HasSubstr("'zzz' means nothing here"));
      continue;
    }
    EXPECT_EQ(refusal,
              "400 body: 'zzz' means nothing here: " + (names.empty() ? "leave it out" : names));
  }
}

// A misspelled name is named, not the one that is missing because of it.
TEST(OpenApi, NamesWhatIsUnknownBeforeWhatIsMissing) {
  for (const Described& one : described()) {
    EXPECT_EQ(refusal_of(one.path, R"({"zzz": 1})").find("400 body: 'zzz' means nothing here"), 0U)
        << one.path;
  }
  EXPECT_EQ(refusal_of("krypto/solve", R"({"hands": "1 2 : 3"})"),
            "400 body: 'hands' means nothing here: there are cards, count, form, game, hand, "
            "limit, notation, objective, rules, use");
}

// --- Answers

TEST(Api, LeadsOnFromWhatIsOnTheTable) {
  const Json way = ask("krypto/next", {{"numbers", {2, "3/2", 5}}, {"objective", 15}});
  EXPECT_EQ(way["solvable"], true);
  EXPECT_EQ(way["numbers"], Json({2, "3/2", 5}));
  ASSERT_THAT(way["steps"], SizeIs(2));
  EXPECT_EQ(way["steps"][1]["result"], "15");
  const Json none = ask("krypto/next", {{"numbers", {2, "3/2"}}, {"objective", 100}});
  EXPECT_EQ(none["solvable"], false);
  EXPECT_THAT(none["steps"], IsEmpty());
  EXPECT_THAT(ask("krypto/next", {{"numbers", {7}}, {"objective", "7"}})["steps"], IsEmpty());
}

// Page after page, the lists of a cell hold as many games as the census counts there.
TEST(Api, ListsTheGamesThatTheCensusCounts) {
  const Json census = ask("krypto/census", {{"rules", "international"}});
  std::uint64_t games = 0;
  std::uint64_t unsolvable = 0;
  for (const Json& cell : census["by_cards"]) {
    games += cell["games"].get<std::uint64_t>();
    unsolvable += cell["unsolvable"].get<std::uint64_t>();
  }
  EXPECT_EQ(games, 2968875U);
  std::uint64_t by_objective = 0;
  for (const Json& entry : census["by_objective"]) {
    by_objective += entry["unsolvable"].get<std::uint64_t>();
  }
  EXPECT_EQ(by_objective, unsolvable);
  for (const std::size_t at : {1U, 2U, 30U}) {
    const Json& cell = census["by_cards"][at];
    Json body = {{"rules", "international"},
                 {"smallest", cell["smallest"]},
                 {"largest", cell["largest"]},
                 {"limit", 100}};
    std::set<std::string> listed;
    while (true) {
      const Json page = ask("krypto/games", body);
      for (const Json& game : page["games"]) listed.insert(game.dump());
      EXPECT_EQ(page["more"], !page["next"].is_null());
      if (page["next"].is_null()) break;
      body["from"] = page["next"];
    }
    EXPECT_EQ(listed.size(), cell["unsolvable"].get<std::size_t>()) << cell;
  }
}

TEST(Api, ListsGamesInOrder) {
  const Json page = ask("krypto/games", {{"solvable", true}, {"objective", 3}, {"limit", 3}});
  EXPECT_EQ(page["games"][0], Json({{"cards", {1, 1, 1, 1, 1}}, {"objective", 3}}));
  EXPECT_EQ(page["games"][1], Json({{"cards", {1, 1, 1, 1, 2}}, {"objective", 3}}));
  EXPECT_EQ(page["more"], true);
  EXPECT_THAT(ask("krypto/games", {{"limit", 0}})["games"], IsEmpty());
}

TEST(Api, HintsAtWhatFollows) {
  Json body = {{"grid", kPuzzle}, {"given", {{"A", 2}, {"B", 4}}}};
  body["ruled_out"] = {{"D", {0}}, {"E", {0}}};
  const Json hint = ask("calcrostic/hint", body);
  EXPECT_EQ(hint["outcome"], "one_answer");
  EXPECT_THAT(hint["wrong"], IsEmpty());
  const Json& step = hint["step"];
  EXPECT_EQ(step["line"]["text"], "C ÷ B = A");
  EXPECT_EQ(step["line"]["kind"], "column");
  EXPECT_EQ(step["line"]["cells"], Json({1, 4, 7}));
  EXPECT_EQ(step["words"], "column 2, C ÷ B = A, one-digit numbers: C = 8");
  EXPECT_EQ(step["changes"][0]["after"], Json::array({8}));
  body["given"]["A"] = 3;
  body["ruled_out"]["F"] = {6};
  EXPECT_EQ(ask("calcrostic/hint", body)["wrong"], Json({"A", "F"}));
  EXPECT_EQ(ask("calcrostic/hint", body)["step"], nullptr);
}

TEST(Api, TakesTheHandEitherWay) {
  EXPECT_EQ(ask("krypto/solve", {{"hand", "2 4 3 6 5 : 6"}}),
            ask("krypto/solve", {{"cards", {2, 4, 3, 6, 5}}, {"objective", "6"}}));
  EXPECT_EQ(ask("krypto/deal", {{"seed", "18446744073709551615"}})["seed"], "18446744073709551615");
  EXPECT_EQ(ask("krypto/deal", {{"seed", 18446744073709551615U}})["seed"], "18446744073709551615");
}

// --- Refusals

TEST(Api, SaysWhatIsWrongAndHowToMendIt) {
  EXPECT_EQ(refusal_of("krypto/none", "{}"),
            "404 'krypto/none' is not a path here: see openapi.json for those there are");
  EXPECT_THAT(refusal_of("krypto/solve", ""),
              StartsWith("400 body: line 1, column 1: this is not JSON"));
  EXPECT_THAT(refusal_of("krypto/solve", "{\"hand\": \n x}"),
              StartsWith("400 body: line 2, column 2: "));
  EXPECT_THAT(refusal_of("krypto/solve", "[]"),
              StartsWith("400 body: this is not a JSON object: "));
  EXPECT_EQ(refusal_of("krypto/solve", "{}"), "400 hand: this is missing: give a string");
  EXPECT_EQ(refusal_of("krypto/solve", R"({"hand": 6})"),
            "400 hand: this is not a string: write it in quotation marks");
  EXPECT_EQ(refusal_of("krypto/solve", R"({"hand": "1 2 3"})"),
            "400 hand: column 5: a colon before the objective is missing: write a hand like "
            "'2 4 3 6 5 : 6'");
  EXPECT_EQ(refusal_of("krypto/solve", R"({"hand": "1 2 : 3", "hand": "1 2 : 3"})"),
            "400 body: line 1, column 29: 'hand' is there twice: leave one out");
  EXPECT_EQ(refusal_of("krypto/solve", R"({"hand": "1 2 : 3", "rules": "chess"})"),
            "400 rules: 'chess' is unknown: choose house|integer|international|positive");
  EXPECT_EQ(refusal_of("krypto/solve", R"({"hand": "1 2 : 3", "count": 1})"),
            "400 count: this is neither true nor false");
  EXPECT_EQ(refusal_of("krypto/solve", R"({"hand": "1 2 : 3", "limit": 2000})"),
            "422 limit: 2000 is more than is worked on here: take a whole number from 0 to 1000");
  EXPECT_EQ(
      refusal_of("krypto/solve", R"({"hand": "1 2 : 3", "limit": "3"})"),
      "400 limit: this is a string, not a number: take a whole number from 0 to 1000, without "
      "quotation marks");
  for (const std::string limit : {"-1", "1.0", "1e3", "null", "[]", "true"}) {
    EXPECT_EQ(refusal_of("krypto/solve", R"({"hand": "1 2 : 3", "limit": )" + limit + "}"),
              "400 limit: this number cannot be taken: take a whole number from 0 to 1000")
        << limit;
  }
  EXPECT_THAT(refusal_of("krypto/solve", R"({"hand": "1 2 : 3", "limit": 1e999})"),
              StartsWith("400 body: line 1, column "));
  EXPECT_EQ(refusal_of("krypto/deal", R"({"seed": -1})"),
            "400 seed: this number cannot be taken: take a whole number from 0 to "
            "18446744073709551615");
  EXPECT_EQ(refusal_of("krypto/deal", R"({"seed": "18446744073709551616"})"),
            "400 seed: '18446744073709551616' is out of range: take a whole number from 0 to "
            "18446744073709551615");
  EXPECT_EQ(refusal_of("krypto/deal", "{}"),
            "400 seed: this is missing: give a whole number; the same seed deals the same hands");
  EXPECT_EQ(refusal_of("krypto/grade", R"({"cards": [1, "2/3"], "objective": 1})"),
            "400 cards: item 2 is not a whole number: write it like 2, without quotation marks");
  EXPECT_EQ(refusal_of("krypto/grade", R"({"cards": [1]})"),
            "400 objective: this is missing: give the number to reach");
  EXPECT_EQ(refusal_of("krypto/next", R"({"numbers": [1, "x"], "objective": 1})"),
            "400 numbers: item 2 is not a number: write it like 2, or \"3/2\"");
  EXPECT_EQ(refusal_of("krypto/next", R"({"numbers": [1, "1/0"], "objective": 1})"),
            "400 numbers: item 2 is not a number: write it like 2, or \"3/2\"");
  EXPECT_EQ(refusal_of("krypto/next", R"({"numbers": [1], "objective": "1/2"})"),
            "400 objective: this is not an integer: write it like 24, or as a string");
  EXPECT_EQ(refusal_of("krypto/check", R"({"hand": "1 2 : 3", "formula": "1 +"})").substr(0, 12),
            "400 formula:");
  EXPECT_THAT(refusal_of("krypto/games", R"({"from": {"cards": [2, 1, 3, 4, 5], "objective": 1}})"),
              StartsWith("400 from: this is not a game: "));
  EXPECT_THAT(refusal_of("calcrostic/solve", R"({"grid": "A + B"})"),
              StartsWith("400 grid: line 1, column 1: "));
  EXPECT_THAT(refusal_of("calcrostic/verify", Json{{"grid", kPuzzle}}.dump()),
              StartsWith("400 grid: this grid has letters: "));
  EXPECT_EQ(refusal_of("calcrostic/solve", Json{{"grid", kPuzzle}, {"given", {{"Z", 1}}}}.dump()),
            "400 given: Z = 1: the puzzle does not have this letter (letters: ABCDEF)");
  EXPECT_EQ(refusal_of("calcrostic/hint", Json{{"grid", kPuzzle}, {"given", {{"Z", 1}}}}.dump()),
            "400 given: the grid has no letter 'Z': take those that it has");
  EXPECT_EQ(
      refusal_of("calcrostic/hint", Json{{"grid", kPuzzle}, {"ruled_out", {{"A", 1}}}}.dump()),
      "400 ruled_out: this cannot be taken: write letters and the digits that they are not, "
      "like {\"A\": [2, 3]}");
  EXPECT_EQ(
      refusal_of("alphametic/verify", R"({"puzzle": "A + B = C", "given": {"A": 1, "a": 2}})"),
      "400 given: 'A' stands here twice: give one digit for it");
  EXPECT_EQ(refusal_of("alphametic/hint", R"({"puzzle": "A_ = B", "ruled_out": {".2": [1]}})"),
            "400 ruled_out: the puzzle has no letter '.2': take those that it has");
  EXPECT_EQ(refusal_of("alphametic/solve", R"({"puzzle": "A_ = B", "given": {".01": 1}})"),
            "400 given: no letter .01 in this puzzle (letters: A, B, .1)");
  EXPECT_EQ(refusal_of("calcrostic/generate", R"({"seed": 1, "difficulty": 6})"),
            "400 difficulty: 6 is out of range: take a whole number from 1 to 5");
}

TEST(Api, RefusesWhatIsTooMuch) {
  const auto status = [](std::string_view path, const std::string& body) {
    return refusal_of(path, body).substr(0, 3);
  };
  EXPECT_EQ(status("version", "{" + std::string(kLargestBody, ' ') + "}"), "422");
  EXPECT_EQ(status("krypto/solve", R"({"hand": "1 2 3 4 5 6 7 : 8"})"), "200");
  EXPECT_EQ(status("krypto/solve", R"({"hand": "1 2 3 4 5 6 101 : 8"})"), "422");
  EXPECT_EQ(status("krypto/solve", R"({"hand": "1 2 3 4 5 101 : 8"})"), "422");
  EXPECT_EQ(status("krypto/nearest", R"({"hand": "97 89 83 79 73 71 : 50000000"})"), "422");
  EXPECT_EQ(status("krypto/solve", R"({"hand": "1 2 3 4 5 100 : 8"})"), "200");
  EXPECT_EQ(status("krypto/check", R"({"hand": "1 2 3 4 5 6 7 : 8", "formula": "1"})"), "200");
  EXPECT_EQ(status("krypto/next", R"({"numbers": [1, 2, 3, 4, 5, "1/2"], "objective": 8})"), "422");
  const std::string long_number = "\"" + std::string(60, '9') + "\"";
  EXPECT_EQ(status("krypto/next", R"({"numbers": [)" + long_number + "], \"objective\": 8}"),
            "200");
  EXPECT_EQ(status("krypto/next",
                   R"({"numbers": [)" + long_number + "," + long_number + "], \"objective\": 8}"),
            "422");
  // Twenty-five letters in base 36, none of which can be calculated.
  std::string grid;
  for (char letter = 'A'; letter < 'Z'; ++letter) {
    const int column = (letter - 'A') % 5;
    grid += std::string(1, letter) + (column == 4 ? "\n" : column == 3 ? " = " : " + ");
    if (column == 4) grid += letter == 'T' ? "= = = = =\n" : letter == 'Y' ? "" : "+ + + + +\n";
  }
  const Json hard = {{"grid", grid}, {"base", 36}};
  for (const char* path : {"calcrostic/solve", "calcrostic/hint", "calcrostic/explain"}) {
    EXPECT_EQ(refusal_of(path, hard.dump()),
              "422 grid: this puzzle takes more work than is done here: ask the program")
        << path;
  }
  EXPECT_EQ(
      status("calcrostic/generate", R"({"seed": 1, "count": 20, "min": 100, "difficulty": 5})"),
      "422");
}

TEST(Api, TakesAnyBytes) {
  const std::string deep(kLargestBody, '[');
  EXPECT_THAT(refusal_of("krypto/solve", deep), HasSubstr("nested too deeply"));
  EXPECT_EQ(
      refusal_of("krypto/solve", R"({"hand": ")" + std::string(60'000, '7') + "\"}").substr(0, 3),
      "400");
  EXPECT_EQ(refusal_of("krypto/solve", "{\"hand\": \"\xFF\xFE\"}").substr(0, 3), "400");
  EXPECT_EQ(refusal_of("krypto/\xFF", "{}").substr(0, 3), "404");
  std::string many = "{";
  for (int i = 0; i < 6000; ++i) many += "\"" + std::to_string(i) + "\":1,";
  EXPECT_EQ(refusal_of("krypto/solve", many + "\"hand\":1}").substr(0, 3), "400");
}

RC_GTEST_PROP(Api, AnswersOrRefusesWhateverIsAsked, ()) {
  const std::string path(*rc::gen::elementOf(paths()));
  const auto value = rc::gen::oneOf(
      rc::gen::map(rc::gen::arbitrary<int>(), [](int i) { return Json(i); }),
      rc::gen::map(rc::gen::inRange(-3, 40), [](int i) { return Json(i); }),
      rc::gen::map(rc::gen::string<std::string>(),
                   [](const std::string& text) { return Json(text); }),
      rc::gen::element(Json(true), Json(), Json("2 4 3 6 5 : 6"), Json(kPuzzle), Json("house"),
                       Json({1, 2, "3/4"}), Json({{"A", 2}}), Json({{"A", {1, 2}}}), Json("linear"),
                       Json::array({"CA8DB-R18R1-4HS"})));
  const auto name = rc::gen::elementOf(std::vector<std::string>{
      "hand",       "cards",     "objective", "rules",   "form",  "use",   "notation",
      "limit",      "count",     "seed",      "numbers", "grid",  "given", "ruled_out",
      "base",       "formula",   "more",      "from",    "min",   "rows",  "krypto",
      "calcrostic", "newspaper", "easiest",   "avoid",   "codes", "title"});
  const auto body = *rc::gen::container<std::map<std::string, Json>>(name, value);
  const std::string text = Json(body).dump(-1, ' ', false, Json::error_handler_t::replace);
  Engine engine;
  const Response response = engine.answer(path, text);
  const Json document = Json::parse(response.body);
  RC_ASSERT(response.status == Status::ok ||
            (document.size() == 2 && document.contains("error") && document.contains("code")));
  RC_ASSERT(engine.answer(path, text).body == response.body);
}

TEST(Api, AnswersAlikeWhateverWasAskedBefore) {
  Engine engine;
  std::vector<Described> all = described();
  for (int round = 0; round < 2; ++round) {
    for (const Described& one : all) {
      const std::string body = one.example.dump();
      EXPECT_EQ(engine.answer(one.path, body).body, Engine().answer(one.path, body).body) << body;
    }
    std::ranges::reverse(all);
  }
}

}  // namespace
}  // namespace reckon::api
