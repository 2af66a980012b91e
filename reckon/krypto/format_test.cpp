// SPDX-License-Identifier: MIT
#define FMT_HEADER_ONLY  // no library of fmt is linked to these tests
#include "reckon/krypto/format.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <iomanip>
#include <sstream>
#include <string>

#include "reckon/text/usual_text_fmt.hpp"

namespace reckon {
namespace {

Expression formula() { return *read("(8 + 19) * 2", Notation::infix); }
krypto::Hand hand() { return *krypto::Hand::parse("3 3 8 8 : 24"); }

template <typename Value>
std::string streamed(const Value& value, int width = 0) {
  std::ostringstream stream;
  stream << std::setw(width) << value << '|';
  return stream.str();
}

TEST(Format, StreamsTakeValues) {
  EXPECT_EQ(streamed(formula()), "(8 + 19) * 2|");
  EXPECT_EQ(streamed(Rational::fraction(-3, 2)), "-3/2|");
  EXPECT_EQ(streamed(hand()), "3 3 8 8 : 24|");
}

TEST(Format, StreamsPad) {
  EXPECT_EQ(streamed(formula(), 14), "  (8 + 19) * 2|");
  EXPECT_EQ(streamed(Rational(17), 4), "  17|");
  EXPECT_EQ(streamed(hand(), 14), "  3 3 8 8 : 24|");
}

TEST(Format, FmtTakesValuesWithWidthAndAlignment) {
  EXPECT_EQ(fmt::format("{}|{}|{}", formula(), Rational::fraction(1, 3), hand()),
            "(8 + 19) * 2|1/3|3 3 8 8 : 24");
  EXPECT_EQ(fmt::format("{:>14}|{:<4}|{:_^14}", formula(), Rational(17), hand()),
            "  (8 + 19) * 2|17  |_3 3 8 8 : 24_");
  EXPECT_EQ(fmt::format("{:{}.{}}|", formula(), 6, 3), "(8    |");
}

TEST(Format, FmtRefusesOtherKinds) {
  EXPECT_THROW(static_cast<void>(fmt::format(fmt::runtime("{:d}"), formula())), fmt::format_error);
}

TEST(Format, OtherValuesKeepTheirFormats) {
  EXPECT_EQ(fmt::format("{:>4}|{}", 17, "text"), "  17|text");
  static_assert(HasUsualText<Expression> && HasUsualText<Rational> && HasUsualText<krypto::Hand>);
  static_assert(!HasUsualText<int> && !HasUsualText<std::string> && !HasUsualText<Operator>);
}

#ifdef __cpp_lib_format
TEST(Format, StdTakesValuesWithWidthAndAlignment) {
  EXPECT_EQ(std::format("{:>14}|{:<4}|{:_^14}", formula(), Rational(17), hand()),
            "  (8 + 19) * 2|17  |_3 3 8 8 : 24_");
}
#endif

}  // namespace
}  // namespace reckon
