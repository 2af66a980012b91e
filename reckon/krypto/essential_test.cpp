// SPDX-License-Identifier: MIT
#include "reckon/krypto/essential.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <string>

#include "reckon/arith/notation.hpp"
#include "reckon/krypto/solver.hpp"

namespace reckon::krypto {
namespace {

std::string core(const std::string& formula) {
  return essential_core(read(formula, Notation::infix).value());
}

// The examples of docs/essential.md, rule by rule.
TEST(Essential, FollowsItsRules) {
  const auto same = [](const std::string& a, const std::string& b) {
    EXPECT_EQ(core(a), core(b)) << a << " and " << b;
  };
  same("8 - (3 - 2)", "8 + 2 - 3");
  same("6 / (2 / 4)", "6 * 4 / 2");
  same("(2 - 5) * (3 - 11)", "(5 - 2) * (11 - 3)");
  same("4 * 6 + 0 * 7", "4 * 6");
  same("12 * 2 + 2 - 2", "2 * 12");
  same("(8 + 5 - 3 - 2) * 3", "8 * 3");
  same("(5 - 5) * (3 + 4)", "0");
  same("4 * 6 * 7 / 7", "4 * 6");
  same("(5 - 7 / 7) * 6", "(5 - 1) * 6");
  same("4 * 6 / (3 - 2)", "4 * 6 * 1");
  same("24 * (2 * 3) / 6", "24");
  same("(8 + 2 - 2) * 3", "3 * 8");
}

TEST(Essential, IsWrittenShortly) {
  EXPECT_EQ(core("8 - 3"), "8-3");
  EXPECT_EQ(core("2 * (8 - 3) / 7"), "2*(8-3)/7");
  EXPECT_EQ(core("1 / (3 - 8 / 5)"), "1/(3-(8/5))");
}

TEST(Essential, KeepsIdeasApart) {
  EXPECT_NE(core("2 + 2"), core("2 * 2"));
  EXPECT_NE(core("(5 - 1 / 5) * 5"), core("5 * 5 - 1"));
  EXPECT_NE(core("7 * 7 - 5 * 5"), core("(7 + 5) * (7 - 5)"));
}

TEST(Essential, Counts3017InTheGameOf24) {
  Solver solver;
  std::uint64_t total = 0;
  int unsolvable = 0;
  int hands = 0;
  for (std::int64_t a = 1; a <= 13; ++a) {
    for (std::int64_t b = a; b <= 13; ++b) {
      for (std::int64_t c = b; c <= 13; ++c) {
        for (std::int64_t d = c; d <= 13; ++d) {
          const Hand hand = Hand::make({a, b, c, d}, 24).value();
          const std::uint64_t ideas = solver.solve(hand, {.form = Form::essential}).count();
          EXPECT_EQ(ideas > 0, solver.solvable(hand, Rules::house));
          total += ideas;
          unsolvable += ideas == 0 ? 1 : 0;
          ++hands;
        }
      }
    }
  }
  EXPECT_EQ(hands, 1820);
  EXPECT_EQ(total, 3017U);
  EXPECT_EQ(unsolvable, 458);
}

// Random changes of order, brackets and signs do not change the core.
RC_GTEST_PROP(Essential, SeesThroughOrderAndSigns, ()) {
  const auto number = [] { return std::to_string(*rc::gen::inRange(1, 14)); };
  const std::string a = number();
  const std::string b = number();
  const std::string c = number();
  const std::string d = number();
  RC_ASSERT(core(a + "+" + b + "*" + c) == core(c + "*" + b + "+" + a));
  RC_ASSERT(core("(" + a + "-" + b + ")*(" + c + "-" + d + ")") ==
            core("(" + d + "-" + c + ")*(" + b + "-" + a + ")"));
  RC_ASSERT(core(a + "-(" + b + "-" + c + ")*" + d) ==
            core(a + "+" + d + "*(" + c + "-" + b + ")"));
  RC_ASSERT(core(a + "/(" + b + "/" + c + ")") == core(c + "/" + b + "*" + a));
}

// The classes do not depend on the representative of a form: all written solutions have exactly the
// counted cores.
TEST(Essential, CountsTheCoresOfAllWrittenSolutions) {
  Solver solver;
  for (const char* text :
       {"5 5 7 7 : 24", "1 1 5 5 : 24", "3 3 8 8 : 24", "1 2 3 4 : 24", "2 2 2 12 : 24",
        "2 4 3 6 5 : 6", "8 19 14 2 21 : 17", "1 1 1 1 1 : 5", "0 0 4 6 : 24"}) {
    const Hand hand = Hand::parse(text).value();
    const Solutions written = solver.solve(hand, {.form = Form::written});
    std::set<std::string> cores;
    for (std::uint64_t i = 0; i < written.count(); ++i) cores.insert(essential_core(written[i]));
    EXPECT_EQ(solver.solve(hand, {.form = Form::essential}).count(), cores.size()) << text;
  }
}

}  // namespace
}  // namespace reckon::krypto
