// SPDX-License-Identifier: MIT
#include "reckon/krypto/check.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "reckon/arith/notation.hpp"

namespace reckon::krypto {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> complaints(const std::string& hand, const std::string& formula,
                                    Rules rules = Rules::house, Use use = Use::all) {
  std::vector<std::string> messages;
  const auto verdict =
      judge(Hand::parse(hand).value(), formula, Notation::infix, rules, use).value();
  for (const Mistake& problem : verdict.problems) {
    messages.push_back(std::string(name_of(problem.kind)) + ": " + problem.message);
  }
  return messages;
}

TEST(Check, AcceptsTheSolutionsOfTheRulebook) {
  EXPECT_THAT(complaints("2 1 2 2 3 : 24", "(2 * 1) * 2 * 2 * 3", Rules::positive), IsEmpty());
  EXPECT_THAT(complaints("1 3 7 1 8 : 1", "((3 - 1) + 7) / 1 - 8", Rules::positive), IsEmpty());
  EXPECT_THAT(complaints("24 22 23 20 21 : 1", "(24 + 22) / 23 + 20 - 21", Rules::positive),
              IsEmpty());
}

TEST(Check, NamesTheCardThatIsMissing) {
  EXPECT_THAT(complaints("2 4 3 : 6", "2 + 4"), ElementsAre("missing_card: the card 3 is missing"));
  EXPECT_THAT(complaints("2 2 2 : 4", "2 + 2"),
              ElementsAre("missing_card: the card 2 is used twice, but must be used 3 times"));
}

TEST(Check, NamesTheCardThatIsUsedTooOften) {
  EXPECT_THAT(complaints("2 4 : 8", "2 + 2 + 4"),
              ElementsAre("extra_card: the card 2 is used twice, but the hand holds it once"));
  EXPECT_THAT(complaints("2 4 : 15", "2 + 4 + 9"),
              ElementsAre("extra_card: 9 is not a card of this hand"));
}

TEST(Check, NamesTheValueReachedInstead) {
  EXPECT_THAT(complaints("2 4 3 : 6", "2 + 4 + 3"),
              ElementsAre("wrong_value: the value is 9, not 6"));
  EXPECT_THAT(complaints("2 4 3 : 6", "3 / 2 / 4"),
              ElementsAre("wrong_value: the value is 3/8, not 6"));
}

TEST(Check, NamesTheResultThatTheRulesForbid) {
  EXPECT_THAT(complaints("3 2 4 : 6", "3 / 2 * 4", Rules::integer),
              ElementsAre("forbidden_result: 3 / 2 = 3/2 is forbidden: under integer rules every "
                          "result is an integer"));
  EXPECT_THAT(complaints("2 5 9 : 6", "2 - 5 + 9", Rules::international),
              ElementsAre("forbidden_result: 2 - 5 = -3 is forbidden: under international rules "
                          "every result is an integer, 0 or more"));
  EXPECT_THAT(complaints("5 5 9 : 9", "5 - 5 + 9", Rules::positive),
              ElementsAre("forbidden_result: 5 - 5 = 0 is forbidden: under positive rules every "
                          "result is an integer, 1 or more"));
  EXPECT_THAT(complaints("0 7 : 7", "0 + 7", Rules::positive), IsEmpty());
}

// A rule set limits the results of operations; a card is not a result.
TEST(Check, LetsACardBeWhatItIs) {
  for (const Rules rules : kAllRules) {
    EXPECT_THAT(complaints("0 : 0", "0", rules), IsEmpty());
    EXPECT_THAT(complaints("-6 : -6", "-6", rules), IsEmpty());
    EXPECT_THAT(complaints("-6 4 : -6", "-6", rules, Use::any), IsEmpty());
    EXPECT_THAT(complaints("-6 : 6", "-6", rules),
                ElementsAre("wrong_value: the value is -6, not 6"));
  }
}

TEST(Check, SeesDivisionByZero) {
  EXPECT_THAT(complaints("2 2 5 : 5", "5 / (2 - 2)"),
              ElementsAre("division_by_zero: 5 / 0 divides by zero"));
}

TEST(Check, TakesAFormulaWithItsResult) {
  EXPECT_THAT(complaints("6 4 1 8 : 24", "(6-4+1)×8 = 24"), IsEmpty());
  EXPECT_THAT(complaints("6 4 1 8 : 24", "24 = (6-4+1)×8"), IsEmpty());
  EXPECT_THAT(complaints("6 4 1 8 : 24", "(6-4+1)×8 = 25"),
              ElementsAre("wrong_value: the formula says that it is 25, but it is 24"));
  EXPECT_THAT(complaints("3 8 : 25", "3×8 = 24"),
              ElementsAre("wrong_value: the value is 24, not 25"));
  EXPECT_THAT(
      complaints("3 8 : 24", "3×8 = 24/0"),
      ElementsAre("wrong_value: the formula says that it is something divided by 0, but it is 24"));
}

TEST(Check, TakesAMinusBeforeAFormula) {
  EXPECT_THAT(complaints("5 3 : -2", "-(5-3)"), IsEmpty());
  EXPECT_THAT(complaints("5 3 : -8", "-5 - 3"), IsEmpty());
  EXPECT_THAT(complaints("-5 3 : -8", "-5 - 3"), IsEmpty());
  EXPECT_THAT(complaints("5 3 : -8", "-(5 + 3)", Rules::integer), IsEmpty());
  EXPECT_THAT(
      complaints("5 3 : -8", "-(5 + 3)", Rules::positive),
      ElementsAre("forbidden_result: -8 = -8 is forbidden: under positive rules every result "
                  "is an integer, 1 or more"));
  EXPECT_THAT(complaints("5 8 : 3", "-5 + 8", Rules::positive),
              ElementsAre("forbidden_result: -5 is forbidden: under positive rules every result is "
                          "an integer, 1 or more"));
  EXPECT_THAT(complaints("5 3 0 : -2", "-(5-3)"),
              ElementsAre("missing_card: the card 0 is missing"));
}

TEST(Check, LetsCardsBeLeftOver) {
  EXPECT_THAT(complaints("2 4 3 : 6", "2 + 4", Rules::house, Use::any), IsEmpty());
  EXPECT_THAT(complaints("2 4 3 : 8", "4 + 4", Rules::house, Use::any),
              ElementsAre("extra_card: the card 4 is used twice, but the hand holds it once"));
}

}  // namespace
}  // namespace reckon::krypto
