// SPDX-License-Identifier: MIT
// All settings are decided, each with a proof.
#include "reckon/algebra/setting_decision.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include "reckon/algebra/plain_loops_test.hpp"
#include "reckon/algebra/sample_settings_test.hpp"
#include "reckon/algebra/setting_system.hpp"
#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"

namespace reckon::algebra {
namespace {

using testing::HasSubstr;
using Answer = PositiveIntegers::Answer;
using Kind = Argument::Kind;

const Ring kRing(names_of_numbers());

SettingDecision decision_on(const std::string& setting) {
  return decide(kRing, read_setting(setting).value());
}

std::vector<std::string> statements(const SettingDecision& decision, Kind kind) {
  std::vector<std::string> found;
  for (const Argument& step : decision.positive_integers.because) {
    if (step.kind == kind) found.push_back(step.statement);
  }
  return found;
}

// Tests the settings that the families of any version leave open.
TEST(SettingDecision, HasNothingUndecided) {
  const std::map<std::string, Answer> expected = {{"++-+/-//", Answer::none},
                                                  {"++--/-//", Answer::none},
                                                  {"++-*////", Answer::none},
                                                  {"++-/////", Answer::none},
                                                  {"++*-+//-", Answer::none},
                                                  {"++*-*//-", Answer::none},
                                                  {"++/***/-", Answer::none},
                                                  {"++//*--/", Answer::none},
                                                  {"+*-+//*-", Answer::none},
                                                  {"+*-*/*//", Answer::none},
                                                  {"+*-//-//", Answer::none},
                                                  {"+**//*+-", Answer::none},
                                                  {"+*/-/*+-", Answer::none},
                                                  {"+*//*---", Answer::none},
                                                  {"+*//*--/", Answer::none},
                                                  {"******+*", Answer::none},
                                                  {"*/**/*+*", Answer::none},
                                                  {"++-*/-//", Answer::finitely_many},
                                                  {"++-//-//", Answer::finitely_many},
                                                  {"+*-+*/**", Answer::finitely_many},
                                                  {"+*-*/-//", Answer::finitely_many},
                                                  {"++++++*+", Answer::infinitely_many},
                                                  {"++--////", Answer::infinitely_many},
                                                  {"+*-+////", Answer::infinitely_many},
                                                  {"********", Answer::infinitely_many},
                                                  {"*/**/*/*", Answer::infinitely_many}};
  std::size_t number = 0;
  for (const auto& [setting, answer] : expected) {
    if (number++ % effort(1U, 5U) != 0) continue;
    SCOPED_TRACE(setting);
    const SettingDecision decision = decision_on(setting);
    EXPECT_EQ(to_text(decision.positive_integers.answer), to_text(answer));
    EXPECT_FALSE(decision.positive_integers.because.empty());
    const std::vector<Numbers> found = all_up_to(decision.setting, 60);
    EXPECT_TRUE(answer != Answer::none || found.empty());
    if (answer == Answer::infinitely_many) {
      EXPECT_GT(found.size(), 1U);
    }
    if (answer == Answer::finitely_many) {
      EXPECT_THAT(decision.positive_integers.examples, testing::IsSupersetOf(found));
    }
  }
}

TEST(SettingDecision, SaysWhyInNamedSteps) {
  EXPECT_THAT(statements(decision_on("++-/////"), Kind::elimination),
              testing::ElementsAre(HasSubstr("(2*a-b)^2 = 5*b^2, and 5 is not a square")));
  const SettingDecision whole = decision_on("+*-//-//");
  EXPECT_THAT(statements(whole, Kind::remainder),
              testing::Contains("d = f^2*h/(f^2+h) is whole, so that h^2/(f^2+h) is"));
  EXPECT_THAT(statements(whole, Kind::size),
              testing::Contains(HasSubstr("h^2/(f^2+h) is less than 1")));
  EXPECT_THAT(statements(decision_on("++-**+**"), Kind::section),
              testing::ElementsAre("a-f = 0 has infinitely many already"));
  EXPECT_THAT(statements(decision_on("++++++++"), Kind::sign),
              testing::ElementsAre("b = -f/2 is negative or 0 for all a, f from 1 on"));
}

// Curves that split over a quadratic field have rational points only where both squares are 0,
// where there is no solution.
TEST(SettingDecision, HasNoFamilyOfIrrationalRatios) {
  for (const char* const setting : {"++-/////", "+*/**-+*"}) {
    EXPECT_EQ(decision_on(setting).families, 0U) << setting;
  }
}

// Conics without a real or a 2-adic point have no rational point either.
TEST(SettingDecision, HasNoFamilyOfConicsWithoutPoints) {
  EXPECT_EQ(decision_on("++*/-+-*").families, 0U);
  const SettingDecision two_adic = decision_on("++/-+/*-");
  EXPECT_EQ(two_adic.families, 0U);
  EXPECT_THAT(statements(two_adic, Kind::elimination),
              testing::Contains(HasSubstr("2*b^2-2*b*f+2*f^2-1 = 0, which has no 2-adic points")));
}

TEST(SettingDecision, HasTheSameAnswersAsPlainLoops) {
  constexpr std::int64_t kLast = effort(2000, 400);
  constexpr std::uint64_t kSeed = 2000;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  SplitMix64 random(kSeed);
  const std::vector<Setting> all = standard_settings();
  for (int i = 0; i < effort(4, 1); ++i) {
    const Setting& setting = all[static_cast<std::size_t>(random.below(all.size()))];
    SCOPED_TRACE(to_text(setting));
    const PositiveIntegers decided = decide(kRing, setting).positive_integers;
    ASSERT_TRUE(is_decided(decided.answer));
    const std::vector<Numbers> found = all_up_to(setting, kLast);
    if (decided.answer == Answer::none) {
      EXPECT_TRUE(found.empty());
    }
    if (decided.answer == Answer::finitely_many) {
      EXPECT_THAT(decided.examples, testing::IsSupersetOf(found));
    }
    if (decided.answer == Answer::infinitely_many) {
      EXPECT_GT(found.size(), 1U);
    }
  }
}

// All 8,192 with RECKON_ALL_SETTINGS=1, and then these are the figures of the documents.
TEST(SettingDecision, DecidesEverySettingOfASample) {
  constexpr std::uint64_t kSeed = 27;
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  SplitMix64 random(kSeed);
  std::map<Answer, int> answers;
  int without_families = 0;
  for (const Setting& setting : sample_of_settings(random, effort(64, 400))) {
    SCOPED_TRACE(to_text(setting));
    const SettingDecision decision = decide(kRing, setting);
    ++answers[decision.positive_integers.answer];
    if (decision.families == 0) {
      ++without_families;
      EXPECT_EQ(decision.positive_integers.answer, Answer::none);
    }
    EXPECT_TRUE(is_decided(decision.positive_integers.answer));
    for (const Argument& step : decision.positive_integers.because) {
      EXPECT_FALSE(step.statement.empty());
    }
    EXPECT_FALSE(decision.positive_integers.because.empty());
  }
  if (std::getenv("RECKON_ALL_SETTINGS") == nullptr) return;
  EXPECT_EQ(without_families, 1318);
  EXPECT_EQ(answers[Answer::none], 7827);
  EXPECT_EQ(answers[Answer::finitely_many], 223);
  EXPECT_EQ(answers[Answer::infinitely_many], 142);
}

TEST(SettingDecision, WritesEquationsAsPeopleDo) {
  const Polynomial a = Polynomial::unknown(kRing, 0);
  const Polynomial b = Polynomial::unknown(kRing, 1);
  EXPECT_EQ(equation_text(a - Polynomial(kRing, 3)), "a = 3");
  EXPECT_EQ(equation_text(a - b), "a-b = 0");
}

}  // namespace
}  // namespace reckon::algebra
