// SPDX-License-Identifier: MIT
// reckon calcrostic families
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "app/cli/letters/calcrostic_test.hpp"

namespace reckon::cli {
namespace {

using testing::HasSubstr;

TEST(CalcrosticFamilies, ShowsTheFamilyOfTheSource) {
  const Outcome outcome = calcrostic({"families", "++/*+--+"});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(
      outcome.out,
      "any a\n"
      "  a     2     a+2\n"
      "  2     a-2   a\n"
      "  2*a   a     2\n"
      "  positive integers: infinitely many, the first of them\n"
      "    3 2 5 2 1 3 6 3 2\n"
      "all families together: positive integers: infinitely many, the first of them\n"
      "  3 2 5 2 1 3 6 3 2\n"
      "because: parameters: any a: b = 2, c = a+2, d = 2, f = a-2, g = a, h = 2*a, k = a, m = 2\n"
      "because: congruence: for a > 3 all numbers are positive integers: a = 4, 5, 6 and so on are "
      "solutions\n");
}

TEST(CalcrosticFamilies, SaysOfWhichAGridIs) {
  const Outcome outcome = calcrostic({"families", "24 8 192 24 4 96 48 2 96 | ***+/-*/"});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.out, HasSubstr("  where f^3-b^2 = 0\n"));
  EXPECT_THAT(outcome.out,
              HasSubstr("the grid is of the family of any a, b, f, with a = 24, b = 8, "
                        "f = 4\n"));
}

TEST(CalcrosticFamilies, AnswersJson) {
  const auto document = calcrostic({"families", "- * * - * + * /", "--json"}).json();
  EXPECT_EQ(document["setting"], "-**-*+*/");
  EXPECT_EQ(document["families"][0]["parameters"], (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(document["families"][0]["numbers"][3], "(a*b-a)/b");
}

TEST(CalcrosticFamilies, HasSettingsWithoutASolution) {
  const Outcome outcome = calcrostic({"families", "+++++-++"});
  EXPECT_EQ(outcome.status, 1);
  EXPECT_EQ(
      outcome.out,
      "all families together: no positive integers\n"
      "because: elimination: c = a+b; k = b+f; h = a+b+f; m = a+f; d = b+f; g = b+2*f; this leaves "
      "-3*f = 0, but no factor of it is 0\n");
  EXPECT_EQ(outcome.err, "no rational numbers other than 0 satisfy this operator assignment\n");
}

TEST(CalcrosticFamilies, SaysWhyInJson) {
  const auto document = calcrostic({"families", "+*-//-//", "--json"}).json();
  EXPECT_EQ(document["positive_integers"], "none");
  std::vector<std::string> arguments;
  for (const auto& step : document["because"]) arguments.push_back(step["argument"]);
  EXPECT_EQ(arguments, (std::vector<std::string>{"elimination", "elimination", "parameters",
                                                 "remainder", "size", "size"}));
}

TEST(CalcrosticFamilies, WritesCode) {
  const Outcome outcome = calcrostic({"families", "++/*+--+", "--format", "sympy"});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.out, HasSubstr("\"numbers\": [a, 2, a+2, 2, a-2, a, 2*a, a, 2],\n"));
  EXPECT_THAT(calcrostic({"families", "++/*+--+", "--format", "oscar"}).out,
              HasSubstr("using Oscar\n"));
  EXPECT_EQ(calcrostic({"families", "++-/////", "--format", "sage"}).status, 1);
  expect_refusal({"families", "++/*+--+", "--format", "maple"}, "",
                 "--format: 'maple' is unknown: choose sympy|sage|oscar");
  expect_refusal({"families", "++/*+--+", "--format", "sage", "--json"}, "", "excludes");
  expect_refusal({"families", "--all", "--format", "sage"}, "", "excludes");
}

TEST(CalcrosticFamilies, DecidesMany) {
  const Outcome one = calcrostic({"families", "--all", "--operators", "++/*+???", "--json"});
  EXPECT_EQ(one.status, 0);
  const auto document = one.json();
  EXPECT_EQ(document["classes"], document["decisions"].size());
  EXPECT_EQ(
      one.out,
      calcrostic({"families", "--all", "--operators", "++/*+???", "--json", "--threads", "1"}).out);
}

TEST(CalcrosticFamilies, RefusesWhatIsNoSetting) {
  expect_refusal({"families"}, "", "give an operator assignment");
  expect_refusal({"families", "+++"}, "", "8 operators");
  expect_refusal({"families", "++/*+--="}, "", "SETTING:8: ");
  expect_refusal({"families", "24 8 192 24 4 95 48 2 96 | ***+/-*/"}, "", "is not solved");
  expect_refusal({"families", "--operators", "++++++++"}, "", "--all");
  expect_refusal({"families", "--all", "--operators", "+"}, "", "--operators: '+'");
}

}  // namespace
}  // namespace reckon::cli
