// SPDX-License-Identifier: MIT
#include "reckon/arith/rules.hpp"

#include <gtest/gtest.h>

#include <string>
#include <tuple>
#include <vector>

namespace reckon {
namespace {

TEST(Rules, AllowWhatTheContractSays) {
  const Rational huge = Rational::parse(std::string(50, '9')).value_or(0);
  // A value, and whether it is allowed under integer, international and positive rules.
  const std::vector<std::tuple<Rational, bool, bool, bool>> rows = {
      {0, true, true, false},
      {1, true, true, true},
      {-1, true, false, false},
      {Rational::fraction(1, 2), false, false, false},
      {Rational::fraction(-1, 2), false, false, false},
      {huge, true, true, true},
      {-huge, true, false, false},
      {huge / 2, false, false, false},
  };
  for (const auto& [value, integer, international, positive] : rows) {
    EXPECT_TRUE(allows(Rules::house, value)) << value.to_text();
    EXPECT_EQ(allows(Rules::integer, value), integer) << value.to_text();
    EXPECT_EQ(allows(Rules::international, value), international) << value.to_text();
    EXPECT_EQ(allows(Rules::positive, value), positive) << value.to_text();
  }
}

TEST(Rules, AreFoundByTheirNames) {
  EXPECT_EQ(rules_named("house"), Rules::house);
  EXPECT_EQ(rules_named("integer"), Rules::integer);
  EXPECT_EQ(rules_named("international"), Rules::international);
  EXPECT_EQ(rules_named("positive"), Rules::positive);
  for (const Rules rules : kAllRules) EXPECT_EQ(rules_named(name_of(rules)), rules);
  for (const char* name : {"", "House", "house ", "hous", "housee", "all"}) {
    EXPECT_EQ(rules_named(name), std::nullopt) << name;
  }
}

TEST(Rules, SayWhatTheyDemand) {
  EXPECT_EQ(demand_of(Rules::house), "a number");
  EXPECT_EQ(demand_of(Rules::integer), "an integer");
  EXPECT_EQ(demand_of(Rules::international), "an integer, 0 or more");
  EXPECT_EQ(demand_of(Rules::positive), "an integer, 1 or more");
}

}  // namespace
}  // namespace reckon
