// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <string>

#include "app/testing/run_program_test.hpp"
#include "reckon/letters/grid/first_puzzle_test.hpp"

namespace reckon::cli {
namespace {

constexpr const char* kSolved = "24 8 192 24 4 96 48 2 96 | ***+/-*/\n";

// Returns the texts of a picture, each followed by a blank.
std::string texts_of(const Outcome& outcome) {
  EXPECT_EQ(outcome.out.find("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns="), 0U);
  EXPECT_TRUE(outcome.out.ends_with("</svg>\n"));
  std::string texts;
  for (const std::string& line : outcome.lines()) {
    if (!line.starts_with("<text")) continue;
    const std::size_t begin = line.find('>') + 1;
    texts += line.substr(begin, line.find('<', begin) - begin) + ' ';
  }
  return texts;
}

TEST(Pictures, ShowHandsAndSolutions) {
  EXPECT_EQ(texts_of(krypto({"deal", "--deck", "52", "--seed", "1", "--svg"})),
            "19 13 17 11 5 : 5 ");
  EXPECT_EQ(texts_of(krypto({"solve", "8 19 14 2 21 : 17", "--rules", "international", "--svg",
                             "--limit", "2"})),
            "8 19 14 2 21 : 17 19 − (14 + 8 − 21) × 2 19 − 2 ÷ (14 + 8 − 21) ");
  EXPECT_EQ(texts_of(krypto({"solve", "3 3 8 8 : 24", "--svg"})), "3 3 8 8 : 24 8 ÷ (3 − 8 ÷ 3) ");
  const Outcome none = krypto({"solve", "1 1 1 1 1 : 25", "--svg"});
  EXPECT_EQ(none.status, 1);
  EXPECT_EQ(none.out, "");
}

TEST(Pictures, ShowGrids) {
  EXPECT_EQ(texts_of(calcrostic({"encode", "-", "--svg"}, kSolved)),
            "AB × C = DEA + × ÷ ÷ − AB × B = EF = = = = = BC × A = EF A B C D E F ");
  EXPECT_EQ(texts_of(calcrostic({"solve", "-", "--svg"}, letters::kFirstPuzzle)),
            "24 × 8 = 192 + × ÷ ÷ − 24 × 4 = 96 = = = = = 48 × 2 = 96 ");
  const std::string asked = texts_of(
      calcrostic({"generate", "--kind", "numbers", "--seed", "7", "--all-operators", "--svg"}));
  EXPECT_EQ(asked, "? ÷ ? = ? − + + × + ? × ? = ? = = = = = ? + ? = ? ");
  const std::string letters = texts_of(calcrostic({"generate", "--seed", "1", "--svg"}));
  EXPECT_EQ(letters.find("ABC − BDA = BDA × × × × × E × C = F "), 0U) << letters;
}

// An equals sign on the other side stays there.
TEST(Pictures, ShowGridsAsTheyWereWritten) {
  EXPECT_EQ(texts_of(calcrostic({"solve", "-", "--svg"},
                                "55 = 24 / 1320\n+ . + . -\n1096 = 8 * 137\n= . = . =\n"
                                "1151 = 32 - 1183\n")),
            "55 = 24 ÷ 1320 + + − 1096 = 8 × 137 = = = 1151 = 32 − 1183 ");
}

TEST(Pictures, AreOfOneThing) {
  const Outcome two = calcrostic({"encode", "-", "--svg"},
                                 "4 2 6 2 2 4 8 4 2 | ++/*+--+\n4 2 6 2 2 4 8 4 2 | ++/*+-/+\n");
  EXPECT_EQ(two.status, 2);
  EXPECT_EQ(two.out, "");
  EXPECT_EQ(two.err, "reckon: --svg: a picture shows one grid, and there are 2\n");
  EXPECT_EQ(krypto({"deal", "--svg", "--count", "2"}).status, 2);
  EXPECT_EQ(krypto({"deal", "--svg", "--json"}).status, 2);
  EXPECT_EQ(krypto({"solve", "1 2 : 3", "--svg", "--count"}).status, 2);
  EXPECT_EQ(calcrostic({"generate", "--svg", "--count", "2"}).status, 2);
}

}  // namespace
}  // namespace reckon::cli
