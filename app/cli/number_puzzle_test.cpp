// reckon calcrostic solve where numbers are asked for
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "app/cli/calcrostic_test.hpp"

namespace reckon::cli {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

// Nothing is given, and only 8 10 18 12 2 14 20 5 4 satisfies it.
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

}  // namespace
}  // namespace reckon::cli
