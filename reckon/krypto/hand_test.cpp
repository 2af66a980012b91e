// SPDX-License-Identifier: MIT
#include "reckon/krypto/hand.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

namespace reckon::krypto {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(Hand, IsReadAsItIsWritten) {
  const Hand hand = Hand::parse("2 4 3 6 5 : 6").value();
  EXPECT_THAT(hand.cards(), ElementsAre(2, 4, 3, 6, 5));
  EXPECT_EQ(hand.objective(), Rational(6));
  EXPECT_EQ(hand.to_text(), "2 4 3 6 5 : 6");
  EXPECT_EQ(Hand::parse("  2\t4:6\r").value(), Hand::make({2, 4}, 6).value());
  EXPECT_EQ(Hand::parse("-1000000 1000000 0 : -7").value(),
            Hand::make({-1000000, 1000000, 0}, -7).value());
}

TEST(Hand, TakesSignsAsPeopleTypeThem) {
  EXPECT_EQ(Hand::parse("−3 –2 +5 : +6").value(), Hand::make({-3, -2, 5}, 6).value());
  EXPECT_FALSE(Hand::parse("+ 2 : 6"));
  EXPECT_FALSE(Hand::parse("+-2 : 6"));
  EXPECT_FALSE(Hand::parse("−−2 : 6"));
}

TEST(Hand, TakesCommasEqualsSignsAndLettersOfCards) {
  const Hand hand = Hand::make({50, 8, 3, 7, 2, 10}, 556).value();
  for (const std::string text :
       {"50, 8, 3, 7, 2, 10 = 556", "50,8,3,7,2,10=556", "50 8 3 7 2 10 == 556",
        "50 8 3 7 2 10 ∶ 556", "５０，８，３，７，２，１０＝５５６",
        "\uFEFF50\u00A08 3\u200B 7, 2, 10 : 556"}) {
    EXPECT_EQ(Hand::parse(text), hand) << text;
    EXPECT_EQ(Hand::parse_line(text), hand) << text;
  }
  EXPECT_EQ(Hand::parse_line("2, 4, 3, 6, 5, 6").value(), Hand::make({2, 4, 3, 6, 5}, 6).value());
  EXPECT_EQ(Hand::parse("A J Q K 10 : K").value(), Hand::make({1, 11, 12, 13, 10}, 13).value());
  EXPECT_EQ(Hand::parse("A V D R 10 : R").value(), Hand::make({1, 11, 12, 13, 10}, 13).value());
  EXPECT_EQ(Hand::parse("- 2 : 6").error().column, 1U);
  EXPECT_EQ(Hand::parse("\u200B2 T : 6").error().column, 4U);
  EXPECT_FALSE(Hand::parse("2 AK : 6"));
  EXPECT_FALSE(Hand::parse("2 a : 6"));
}

TEST(Hand, OfAFileMayBeSixPlainIntegers) {
  EXPECT_EQ(Hand::parse_line("2 4 3 6 5 6").value(), Hand::make({2, 4, 3, 6, 5}, 6).value());
  EXPECT_EQ(Hand::parse_line("2 4 : 6").value(), Hand::make({2, 4}, 6).value());
  EXPECT_FALSE(Hand::parse_line("2 4 3 6 5"));
  EXPECT_FALSE(Hand::parse_line("2 4 3 6 5 6 7"));
  EXPECT_FALSE(Hand::parse("2 4 3 6 5 6"));
}

struct Bad {
  const char* text;
  std::size_t column;
  const char* says;
};

TEST(Hand, SaysWhatIsWrongWithIt) {
  const std::vector<Bad> table = {
      {"", 1, "empty"},
      {"   ", 1, "empty"},
      {"2 4 3 6 5 6", 11, "colon"},
      {"2 4 : ", 5, "objective is missing"},
      {"2 4 : 6 7", 9, "one integer follows"},
      {"2 : 4 : 6", 7, "one integer follows"},
      {": 6", 3, "1 to 7 cards"},
      {"1 2 3 4 5 6 7 8 : 9", 15, "1 to 7 cards, not 8"},
      {"2 x 4 : 6", 3, "'x' is not a card"},
      {"2 4.5 : 6", 3, "'4.5' is not a card"},
      {"2 3/4 : 6", 3, "'3/4' is not a card"},
      {"2 1000001 : 6", 3, "too large"},
      {"1000000000 : 6", 1, "too large"},
      {"99999999999999999999999999 : 6", 1, "too large"},
      {"2 4 : six", 7, "'six' is not an objective"},
      {"2 4 : 3/2", 7, "integer"},
      {"é 4 : 6", 1, "is not a card"},
      {"4 é x : 6", 3, "is not a card"},
  };
  for (const Bad& bad : table) {
    const auto hand = Hand::parse(bad.text);
    ASSERT_FALSE(hand) << bad.text;
    EXPECT_THAT(hand.error().message, HasSubstr(bad.says)) << bad.text;
    EXPECT_EQ(hand.error().column, bad.column) << bad.text;
  }
  const auto endless = Hand::parse("2 : " + std::string(100000, '9'));
  ASSERT_FALSE(endless);
  EXPECT_LT(endless.error().message.size(), 200U);
}

TEST(Hand, MadeOfNumbersIsChecked) {
  EXPECT_FALSE(Hand::make({}, 6));
  EXPECT_FALSE(Hand::make({1, 2, 3, 4, 5, 6, 7, 8}, 6));
  EXPECT_FALSE(Hand::make({-1000001}, 6));
  EXPECT_FALSE(Hand::make({1, 2}, Rational::fraction(1, 2)));
  EXPECT_FALSE(Hand::make({1, 2}, Rational::parse(std::string(1001, '9')).value()));
  const Hand longest = Hand::make({1, 2}, Rational::parse(std::string(1000, '9')).value()).value();
  EXPECT_EQ(Hand::parse(longest.to_text()).value(), longest);
}

RC_GTEST_PROP(Hand, ReadsBackWhatItWrites, ()) {
  const auto cards =
      *rc::gen::suchThat(rc::gen::container<std::vector<std::int64_t>>(
                             rc::gen::inRange<std::int64_t>(-kLargestCard, kLargestCard + 1)),
                         [](const auto& c) { return !c.empty() && c.size() <= kMostCards; });
  const Hand hand = Hand::make(cards, *rc::gen::arbitrary<std::int64_t>()).value();
  RC_ASSERT((Hand::parse(hand.to_text()).value() == hand));
  RC_ASSERT((Hand::parse_line(hand.to_text()).value() == hand));
}

TEST(Hand, SaysWhatSortOfFaultItIs) {
  const auto fault = [](std::string_view text) { return Hand::parse(text).error().code; };
  EXPECT_EQ(fault(""), ErrorCode::malformed);
  EXPECT_EQ(fault("1 2 x : 6"), ErrorCode::malformed);
  EXPECT_EQ(fault("1 2 3 4"), ErrorCode::malformed);
  EXPECT_EQ(fault("1 2 3 : 6/5"), ErrorCode::malformed);
  EXPECT_EQ(fault("1 2 1000001 : 6"), ErrorCode::out_of_range);
  EXPECT_EQ(fault("1 2 99999999999999999999 : 6"), ErrorCode::out_of_range);
  EXPECT_EQ(fault("1 2 3 4 5 6 7 8 : 6"), ErrorCode::out_of_range);
  EXPECT_EQ(fault("1 2 : " + std::string(1001, '9')), ErrorCode::out_of_range);
}

}  // namespace
}  // namespace reckon::krypto
