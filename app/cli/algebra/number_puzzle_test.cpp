// SPDX-License-Identifier: MIT
// reckon calcrostic generate --kind numbers, and solve for numbers
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "app/cli/letters/calcrostic_test.hpp"

namespace reckon::cli {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

// No number is given, and only 8 10 18 12 2 14 20 5 4 satisfies it.
constexpr const char* kNothingGiven =
    "? + ? = ?\n"
    "+ / / + -\n"
    "? + ? = ?\n"
    "= = = = =\n"
    "? / ? = ?\n";
// a, 2, a + 2; 2, a - 2, a; 2a, a, 2, with h given or not.
std::string family_with(const std::string& h) {
  return "? + ? = ?\n* - + + -\n? + ? = ?\n= = = = =\n" + h + " / ? = ?\n";
}

TEST(CalcrosticSolve, FindsNumbers) {
  const Outcome outcome = calcrostic({"solve", "-"}, kNothingGiven);
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.out,
            "8  + 10 = 18\n"
            "+  ÷ ÷  + −\n"
            "12 + 2  = 14\n"
            "=  = =  = =\n"
            "20 ÷ 5  = 4\n");
  EXPECT_EQ(outcome.err, "");
  EXPECT_EQ(calcrostic({"solve", "-", "--count"}, kNothingGiven).out, "1\n");
  EXPECT_EQ(calcrostic({"verify", "-"}, outcome.out).status, 0);
}

TEST(CalcrosticSolve, SaysHowManyNumbersThereAre) {
  const Outcome none = calcrostic({"solve", "-"}, family_with("7"));
  EXPECT_EQ(none.status, 1);
  EXPECT_EQ(none.out, "");
  EXPECT_EQ(none.err, "no answer in positive integers\n");
  EXPECT_EQ(calcrostic({"solve", "-", "--count"}, family_with("7")).out, "0\n");
  const Outcome many = calcrostic({"solve", "-"}, family_with("?"));
  EXPECT_EQ(many.status, 0);
  EXPECT_THAT(many.out, StartsWith("3 + 2 = 5\n"));
  EXPECT_EQ(many.err,
            "there are infinitely many answers; all numbers of its operators: reckon calcrostic "
            "families '++/*+--+'\n");
  EXPECT_EQ(calcrostic({"solve", "-", "--count"}, family_with("?")).out, "infinitely many\n");
  const std::string both = family_with("?") + "\n" + family_with("998") + "\n" + kNothingGiven;
  const Outcome all = calcrostic({"solve", "-"}, both);
  EXPECT_EQ(all.status, 0);
  EXPECT_THAT(all.out, StartsWith("# line 1: infinitely many answers\n"));
  EXPECT_THAT(all.out, HasSubstr("# line 7: 1 answer\n499 + 2   = 501\n"));
  EXPECT_EQ(calcrostic({"solve", "-", "--count"}, both).out, "1\tinfinitely many\n7\t1\n13\t1\n");
}

TEST(CalcrosticSolve, SaysWhenItIsNotDecided) {
  // Positive integers, but g has 24 digits.
  const std::string large =
      "10000000000000000 - 100000000 = ?\n- * * / +\n? * ? = ?\n= = = = =\n? * ? = ?\n";
  const Outcome outcome = calcrostic({"solve", "-"}, large);
  EXPECT_EQ(outcome.status, 1);
  EXPECT_EQ(outcome.out, "");
  EXPECT_THAT(outcome.err, StartsWith("not decided: "));
  EXPECT_THAT(outcome.err, HasSubstr("families '-**-*+*/'"));
  EXPECT_EQ(calcrostic({"solve", "-", "--count"}, large).out, "unknown\n");
  EXPECT_EQ(calcrostic({"solve", "-", "--json"}, large).json()["positive_integers"], "unknown");
}

TEST(CalcrosticSolve, AnswersNumbersAsJson) {
  const auto one = calcrostic({"solve", "-", "--json"}, kNothingGiven).json();
  EXPECT_EQ(one["positive_integers"], "finitely_many");
  EXPECT_EQ(one["count"], 1);
  EXPECT_EQ(one["complete"], true);
  EXPECT_EQ(one["solutions"][0]["grid"], "8 10 18 12 2 14 20 5 4 | ++/+/-/+");
  EXPECT_THAT(one["solutions"][0]["letters"], IsEmpty());
  const auto many = calcrostic({"solve", "-", "--json"}, family_with("?")).json();
  EXPECT_EQ(many["positive_integers"], "infinitely_many");
  EXPECT_EQ(many["complete"], false);
  const auto limited = calcrostic({"solve", "-", "--json", "--limit", "0"}, kNothingGiven);
  EXPECT_EQ(limited.status, 0);
  EXPECT_EQ(limited.json()["complete"], false);
}

TEST(CalcrosticSolve, RefusesNumbersItCannotAskFor) {
  expect_refusal({"solve", "-"}, "? + 2 = 3\n+ + +\n1 + 2 = 3\n= = =\n2 + 4 = 6\n",
                 "standard input:1:1: numbers are asked for only in grids of 3 x 3");
  expect_refusal({"solve", "-", "--explain"}, kNothingGiven, "leave --explain out");
  expect_refusal({"solve", "-", "--base", "8"}, kNothingGiven, "decimal only");
  expect_refusal({"solve", "-", "--given", "A=2"}, kNothingGiven, "A = 2");
  expect_refusal({"solve", "-"}, family_with("AB"), ":5:1: 'AB' has letters");
  for (const std::string command : {"grade", "encode", "verify", "versions", "standard", "rank"}) {
    expect_refusal({command, "-"}, kNothingGiven, ":1:1: this grid asks for numbers: solve it");
  }
}

TEST(CalcrosticGenerate, AsksForNumbers) {
  const Outcome made = calcrostic({"generate", "--kind", "numbers", "--seed", "1", "--count", "6"});
  EXPECT_EQ(made.status, 0);
  EXPECT_EQ(made.err, "");
  EXPECT_THAT(made.out, HasSubstr("# no number is given\n?"));
  EXPECT_THAT(made.out, HasSubstr("# 1 number is given\n"));
  EXPECT_EQ(made.out,
            calcrostic({"generate", "--kind", "numbers", "--seed", "1", "--count", "6"}).out);
  for (const std::string& line : calcrostic({"solve", "-", "--count"}, made.out).lines()) {
    EXPECT_EQ(line.substr(line.find('\t')), "\t1");
  }
}

TEST(CalcrosticGenerate, GivesNumbersAsJson) {
  const Outcome made = calcrostic(
      {"generate", "--kind", "numbers", "--seed", "2", "--count", "4", "--ascii", "--json"});
  const auto document = made.json();
  EXPECT_EQ(document["kind"], "numbers");
  EXPECT_EQ(document["seed"], 2);
  const auto answers = calcrostic({"solve", "-", "--json"}, made.out).json()["puzzles"];
  ASSERT_EQ(answers.size(), 4U);
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const auto& puzzle = document["puzzles"][i];
    EXPECT_EQ(answers[i]["count"], 1);
    EXPECT_EQ(answers[i]["complete"], true);
    EXPECT_EQ(answers[i]["solutions"][0]["grid"], puzzle["solution"]);
    const auto text = puzzle["puzzle"].get<std::string>();
    EXPECT_EQ(std::ranges::count(text, '?'), 9 - puzzle["numbers_given"].get<int>());
    EXPECT_EQ(text.find("−"), std::string::npos);
  }
  EXPECT_EQ(calcrostic({"generate", "--json"}).json()["kind"], "letters");
}

TEST(CalcrosticGenerate, RefusesWhatNumbersHaveNot) {
  expect_refusal({"generate", "--kind", "digits"}, "", "--kind: 'digits'");
  expect_refusal({"generate", "--kind", "numbers", "--difficulty", "2"}, "", "--difficulty: ");
  expect_refusal({"generate", "--kind", "numbers", "--rows", "4"}, "", "--rows: ");
  expect_refusal({"generate", "--kind", "numbers", "--columns", "4"}, "", "ask for --kind letters");
  expect_refusal({"generate", "--kind", "numbers", "--min", "0"}, "", "1 to 100, not 0");
  const Outcome none = calcrostic({"generate", "--kind", "numbers", "--min", "90", "--seed", "1"});
  EXPECT_EQ(none.status, 1);
  EXPECT_THAT(none.err, HasSubstr("after 0 of 1: there are no more"));
}

}  // namespace
}  // namespace reckon::cli
