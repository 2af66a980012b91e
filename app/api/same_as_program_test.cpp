// SPDX-License-Identifier: MIT
// The API answers what the program prints.
#include <gtest/gtest.h>

#include "app/api/ask_test.hpp"
#include "app/testing/run_program_test.hpp"

namespace reckon::api {
namespace {

struct Same {
  std::string path;
  Json body;
  cli::Words words;
  std::string input{};
};

const std::string kGridText = "AB × C = DEA\n+ × ÷ ÷ −\nAB × B = EF\n= = = = =\nBC × A = EF";
const std::string kOpen = "A + B = C\n+ + +\nB + D = E\n= = =\nC + E = F";
const std::string kSolved = "24 8 192 24 4 96 48 2 96 | ***+/-*/";
const std::string kWrong = "24 8 192 24 4 95 48 2 96 | ***+/-*/";

std::vector<Same> questions() {
  std::vector<Same> all = {
      {"krypto/deal", {{"seed", 7}, {"count", 3}}, {"deal", "--seed", "7", "--count", "3"}},
      {"krypto/deal",
       {{"seed", "18446744073709551615"},
        {"deck", "52"},
        {"solvable", true},
        {"rules", "positive"}},
       {"deal", "--seed", "18446744073709551615", "--deck", "52", "--solvable", "--rules",
        "positive"}},
      {"krypto/check",
       {{"hand", "1 2 : 3"}, {"formula", "1 2 +"}, {"notation", "rpn"}},
       {"check", "1 2 : 3", "1 2 +", "--notation", "rpn"}},
      {"krypto/check",
       {{"hand", "7 9 11 : 7"}, {"formula", "7"}, {"use", "any"}, {"rules", "positive"}},
       {"check", "7 9 11 : 7", "7", "--use", "any", "--rules", "positive"}},
      {"krypto/check",
       {{"hand", "2 3 : 6"}, {"formula", "2 * 3 = 7"}, {"notation", "steps"}},
       {"check", "2 3 : 6", "2 * 3 = 7", "--notation", "steps"}},
      {"calcrostic/solve", {{"grid", kGridText}}, {"solve", "-", "--limit", "10"}, kGridText},
      {"calcrostic/solve", {{"grid", kOpen}, {"limit", 3}}, {"solve", "-", "--limit", "3"}, kOpen},
      {"calcrostic/solve",
       {{"grid", kOpen}, {"base", 12}, {"leading_zeros", true}, {"given", {{"A", 11}}}},
       {"solve", "-", "--limit", "10", "--base", "12", "--leading-zeros", "--given", "A=11"},
       kOpen},
      {"calcrostic/encode", {{"grid", kSolved}}, {"encode", "-"}, kSolved},
      {"calcrostic/verify", {{"grid", kSolved}}, {"verify", "-"}, kSolved},
      {"calcrostic/verify", {{"grid", kWrong}}, {"verify", "-"}, kWrong},
      {"calcrostic/versions", {{"grid", kSolved}}, {"versions", "-"}, kSolved},
      {"calcrostic/standard", {{"grid", kSolved}}, {"standard", "-"}, kSolved},
      {"calcrostic/grade", {{"grid", kGridText}}, {"grade", "-"}, kGridText},
      {"calcrostic/grade", {{"grid", kOpen}}, {"grade", "-"}, kOpen},
      {"calcrostic/generate",
       {{"seed", 5}, {"count", 3}, {"difficulty", 2}},
       {"generate", "--seed", "5", "--count", "3", "--difficulty", "2"}},
      {"calcrostic/generate",
       {{"seed", 5}, {"rows", 4}, {"all_operators", true}, {"min", 1}},
       {"generate", "--seed", "5", "--rows", "4", "--all-operators", "--min", "1"}},
  };
  const std::string send = "SEND + MORE = MONEY";
  const std::string open = "AN + NA = CC";
  const cli::Words conditions = {"--base", "12", "--leading-zeros", "--may-share", "n"};
  for (const std::string& puzzle : {send, open}) {
    const Json asked = {
        {"puzzle", puzzle}, {"base", 12}, {"leading_zeros", true}, {"may_share", "n"}};
    for (const std::string command : {"grade", "explain", "hint"}) {
      all.push_back({"alphametic/" + command, {{"puzzle", puzzle}}, {command, puzzle}});
      all.push_back({"alphametic/" + command, asked, {command, puzzle}});
      all.back().words.insert(all.back().words.end(), conditions.begin(), conditions.end());
    }
    all.push_back({"alphametic/solve", {{"puzzle", puzzle}}, {"solve", puzzle, "--limit", "10"}});
    all.push_back({"alphametic/solve", asked, {"solve", puzzle, "--limit", "10"}});
    all.back().words.insert(all.back().words.end(), conditions.begin(), conditions.end());
  }
  all.push_back({"alphametic/verify",
                 {{"puzzle", open}, {"given", {{"a", 1}, {"N", 2}, {"C", 4}}}},
                 {"verify", open, "--given", "A=1,N=2,C=4"}});
  all.push_back({"alphametic/hint",
                 {{"puzzle", send}, {"given", {{"S", 9}, {"E", 4}}}},
                 {"hint", send, "--given", "S=9,E=4"}});
  all.push_back(
      {"alphametic/generate",
       {{"seed", 3}, {"words", "one two three four five six seven eight nine ten eleven"}},
       {"generate", "--seed", "3", "--words", "-"},
       "one two three four five six seven eight nine ten eleven"});
  all.push_back({"today", {{"date", "2026-11-25"}}, {"--date", "2026-11-25"}});
  all.push_back({"today",
                 {{"date", "2027-02-28"}, {"kind", "newspaper"}, {"solutions", true}},
                 {"--date", "2027-02-28", "--kind", "newspaper", "--solutions"}});
  for (const std::string kind : {"sum", "doubly-true", "multiplication"}) {
    all.push_back({"alphametic/generate",
                   {{"seed", 3}, {"kind", kind}, {"count", 2}, {"lang", "fr"}},
                   {"generate", "--seed", "3", "--kind", kind, "--count", "2", "--lang", "fr"}});
  }
  for (const std::string hand : {"2 4 3 6 5 : 6", "1 1 1 1 1 : 25", "-3 5 : 2", "0 : 5",
                                 "1 2 : 99999999999999999999", "0 3 5 7 11 : 0"}) {
    for (const std::string rules : {"house", "positive"}) {
      const Json asked = {{"hand", hand}, {"rules", rules}};
      all.push_back({"krypto/grade", asked, {"grade", hand, "--rules", rules}});
      all.push_back({"krypto/hint", asked, {"hint", hand, "--rules", rules}});
      all.push_back({"krypto/nearest", asked, {"nearest", hand, "--rules", rules}});
      for (const std::string form : {"distinct", "written", "essential", "linear"}) {
        Json with_form = asked;
        with_form["form"] = form;
        const cli::Words words = {"solve", hand, "--rules", rules, "--form", form};
        all.push_back({"krypto/solve", with_form, words});
        all.back().words.insert(all.back().words.end(), {"--limit", "100"});
        with_form["count"] = true;
        all.push_back({"krypto/solve", with_form, words});
        all.back().words.emplace_back("--count");
      }
    }
  }
  return all;
}

TEST(Api, AnswersWhatTheProgramPrints) {
  Engine engine;
  for (Same& same : questions()) {
    same.words.insert(same.words.begin(), same.path.substr(0, same.path.find('/')));
    same.words.emplace_back("--json");
    const cli::Outcome outcome = cli::run(same.words, same.input);
    ASSERT_LE(outcome.status, 1) << same.path << outcome.err;
    const auto printed = nlohmann::ordered_json::parse(outcome.out);
    const Response response = engine.answer(same.path, same.body.dump());
    EXPECT_EQ(response.status, Status::ok) << same.path << ' ' << same.body;
    EXPECT_EQ(response.body, printed.dump()) << same.path << ' ' << same.body;
  }
}

}  // namespace
}  // namespace reckon::api
