// reckon calcrostic families and marathon
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "app/cli/calcrostic_test.hpp"

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
  EXPECT_EQ(outcome.err, "no rational numbers other than 0 satisfy this setting\n");
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

class CalcrosticMarathon : public FolderTest {};

TEST_F(CalcrosticMarathon, WritesSystemsAndTheirAnswers) {
  const std::string folder = file("systems");
  const Outcome outcome = calcrostic(
      {"marathon", "--out", folder, "--format", "msolve", "--operators", "++/*+--?", "--json"});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.json()["systems"], 4);
  const auto index = nlohmann::json::parse(content_of(folder + "/index.json"));
  EXPECT_EQ(index["systems"].size(), 4U);
  EXPECT_EQ(index["systems"][0]["setting"], "++/*+--+");
  EXPECT_EQ(index["systems"][0]["positive_integers"], "infinitely_many");
  EXPECT_EQ(content_of(folder + "/00001.ms"),
            "a,b,c,d,f,g,h,k,m,u\n0\na+b-c,\nd+f-g,\n-k*m+h,\na*d-h,\nb+f-k,\nc-g-m,\n"
            "a-f-m,\nc+f-h,\na*b*c*d*f*g*h*k*m*u-1\n");
}

TEST_F(CalcrosticMarathon, HasAFormatForEachProgram) {
  for (const std::string format :
       {"singular", "magma", "maple", "reduce", "macaulay2", "msolve", "json"}) {
    const std::string folder = file(format);
    EXPECT_EQ(
        calcrostic({"marathon", "--out", folder, "--format", format, "--operators", "++/*+--+"})
            .status,
        0);
    const auto index = nlohmann::json::parse(content_of(folder + "/index.json"));
    EXPECT_EQ(index["format"], format);
    const std::string system =
        content_of(folder + '/' + index["systems"][0]["file"].get<std::string>());
    EXPECT_THAT(system, HasSubstr("-k*m+h"));
    EXPECT_EQ(system.find("*u-1") == std::string::npos, format == "json");
  }
}

TEST_F(CalcrosticMarathon, RefusesWhatItCannotWrite) {
  expect_refusal({"marathon", "--out", file("x"), "--format", "gap"}, "", "choose singular");
  expect_refusal({"marathon"}, "", "--out");
  const Outcome outcome =
      calcrostic({"marathon", "--out", "/proc/none", "--operators", "++/*+--+"});
  EXPECT_EQ(outcome.status, 3);
  EXPECT_EQ(outcome.out, "");
}

}  // namespace
}  // namespace reckon::cli
