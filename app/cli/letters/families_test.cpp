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
  EXPECT_EQ(outcome.out,
            "any a\n"
            "  a     2     a+2\n"
            "  2     a-2   a\n"
            "  2*a   a     2\n"
            "  positive integers: infinitely many, the first of them\n"
            "    3 2 5 2 1 3 6 3 2\n");
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
  EXPECT_EQ(outcome.out, "");
  EXPECT_EQ(outcome.err, "no rational numbers other than 0 satisfy this operator assignment\n");
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
  expect_refusal({"families"}, "", "give a setting");
  expect_refusal({"families", "+++"}, "", "8 operators");
  expect_refusal({"families", "++/*+--="}, "", "SETTING:8: ");
  expect_refusal({"families", "24 8 192 24 4 95 48 2 96 | ***+/-*/"}, "", "is not solved");
  expect_refusal({"families", "--operators", "++++++++"}, "", "--all");
  expect_refusal({"families", "--all", "--operators", "+"}, "", "--operators: '+'");
}

}  // namespace
}  // namespace reckon::cli
