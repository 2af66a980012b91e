// SPDX-License-Identifier: MIT
// The answers of the commands of reckon krypto.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "app/testing/run_program_test.hpp"
#include "reckon/arith/notation.hpp"
#include "reckon/krypto/hand.hpp"

namespace reckon::cli {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using testing::StartsWith;

constexpr const char* kEasy = "2 4 3 6 5 : 6";
constexpr const char* kLinear = "8 19 14 2 21 : 17";
constexpr const char* kHopeless = "1 1 1 1 1 : 25";

Words solve(Words words) {
  words.insert(words.begin(), "solve");
  return words;
}

std::string count_of(Words words) {
  words.emplace_back("--count");
  return krypto(solve(std::move(words))).out;
}

// --- deal ----------------------------------------------------------------------------------------

TEST(Deal, GivesTheSameHandsForTheSameSeed) {
  EXPECT_EQ(krypto({"deal", "--seed", "1", "--count", "3"}).out,
            "4 7 5 6 1 : 8\n7 1 5 4 12 : 16\n7 5 8 6 7 : 14\n");
  EXPECT_EQ(krypto({"deal", "--deck", "52", "--seed", "1", "--count", "3"}).out,
            "19 13 17 11 5 : 5\n6 3 8 5 14 : 10\n9 5 7 11 13 : 24\n");
  EXPECT_EQ(krypto({"deal", "--seed", "1"}).out, "4 7 5 6 1 : 8\n");
  EXPECT_EQ(krypto({"deal", "--seed", "010", "--count", "5"}).out,
            krypto({"deal", "--seed", "10", "--count", "5"}).out);
  EXPECT_EQ(krypto({"deal", "--seed", "18446744073709551615"}).status, 0);
  EXPECT_THAT(krypto({"deal", "--count", "0"}).out, IsEmpty());
}

TEST(Deal, DealsWhatTheDeckHolds) {
  for (const std::string deck : {"56", "52"}) {
    const Outcome outcome = krypto({"deal", "--deck", deck, "--seed", "3", "--count", "2000"});
    EXPECT_EQ(outcome.status, 0);
    ASSERT_THAT(outcome.lines(), SizeIs(2000));
    std::set<std::string> seen;
    for (const std::string& line : outcome.lines()) {
      const auto hand = krypto::Hand::parse(line);
      ASSERT_TRUE(hand) << line;
      ASSERT_THAT(hand->cards(), SizeIs(5));
      std::vector<std::int64_t> six = hand->cards();
      six.push_back(hand->objective().to_int64().value_or(0));
      for (const std::int64_t card : six) {
        ASSERT_GE(card, 1) << line;
        ASSERT_LE(card, 25) << line;
        const std::int64_t copies = card <= 6    ? 3
                                    : card <= 10 ? (deck == "56" ? 4 : 3)
                                    : card <= 17 ? 2
                                                 : 1;
        ASSERT_LE(std::ranges::count(six, card), copies) << line;
      }
      seen.insert(line);
    }
    EXPECT_GT(seen.size(), 1990U);
  }
}

TEST(Deal, WithoutASeedTellsTheOneItTook) {
  const auto first = krypto({"deal", "--json", "--count", "4"}).json();
  const std::string seed =
      first["seed"].is_string() ? first["seed"].get<std::string>() : first["seed"].dump();
  EXPECT_EQ(krypto({"deal", "--json", "--count", "4", "--seed", seed}).json(), first);
}

TEST(Deal, NotesASeedThatNobodyGave) {
  const Outcome dealt = krypto({"deal"});
  ASSERT_THAT(dealt.err, StartsWith("seed "));
  const std::string seed = dealt.err.substr(5, dealt.err.size() - 6);
  EXPECT_EQ(krypto({"deal", "--seed", seed}).out, dealt.out);
}

TEST(Deal, SolvableHandsAreSolvable) {
  for (const std::string rules : {"house", "positive"}) {
    const Outcome dealt =
        krypto({"deal", "--solvable", "--rules", rules, "--seed", "3", "--count", "1000"});
    ASSERT_THAT(dealt.lines(), SizeIs(1000));
    const Outcome rest =
        krypto({"solve", "--file", "-", "--unsolvable", "--rules", rules}, dealt.out);
    EXPECT_EQ(rest.status, 0);
    EXPECT_EQ(rest.out, "") << rules;
  }
  // Checks that some hands were skipped.
  const Outcome all = krypto({"deal", "--seed", "3", "--count", "1000"});
  EXPECT_THAT(krypto({"solve", "--file", "-", "--unsolvable"}, all.out).lines(), SizeIs(2));
}

// --- solve ---------------------------------------------------------------------------------------

TEST(Solve, CountsTheWorkedValues) {
  EXPECT_EQ(count_of({kLinear, "--form", "linear"}), "24\n");
  EXPECT_EQ(count_of({kLinear, "--form", "linear", "--rules", "international"}), "8\n");
  EXPECT_EQ(count_of({kEasy, "--form", "written"}), "5662\n");
  EXPECT_EQ(count_of({kEasy, "--form", "written", "--rules", "integer"}), "4612\n");
  EXPECT_EQ(count_of({"1 2 : 3"}), "1\n");
  EXPECT_EQ(count_of({"1 2 : 3", "--form", "written"}), "2\n");
  // Equal cards give one text, not two.
  EXPECT_EQ(count_of({"2 2 : 4", "--form", "written"}), "2\n");
  EXPECT_EQ(count_of({"2 2 : 4"}), "2\n");
  EXPECT_EQ(count_of({kHopeless}), "0\n");
}

TEST(Solve, ListsAsManyAsItCounts) {
  for (const std::string form : {"distinct", "written", "essential", "linear"}) {
    for (const std::string rules : {"house", "integer", "international", "positive"}) {
      const Words words = solve({kEasy, "--form", form, "--rules", rules});
      const auto lines = krypto(words).lines();
      EXPECT_EQ(count_of({kEasy, "--form", form, "--rules", rules}),
                std::to_string(lines.size()) + "\n");
      EXPECT_EQ(std::set<std::string>(lines.begin(), lines.end()).size(), lines.size());
      const Notation notation = form == "linear" ? Notation::apl : Notation::infix;
      for (const std::string& line : lines) {
        const auto expression = read(line, notation);
        ASSERT_TRUE(expression) << line;
        ASSERT_EQ(expression->value(), Rational(6)) << line;
        ASSERT_TRUE(expression->obeys(rules_named(rules).value_or(Rules::positive)))
            << rules << ": " << line;
      }
    }
  }
}

TEST(Solve, TakesAHandAsOneArgumentOrAsWords) {
  const Outcome one = krypto({"solve", kEasy});
  EXPECT_EQ(one.status, 0);
  EXPECT_EQ(one.err, "");
  EXPECT_EQ(krypto({"solve", "2", "4", "3", "6", "5", ":", "6"}).out, one.out);
  EXPECT_EQ(krypto({"solve", "2", "4", "3", "6", "5:6"}).out, one.out);
  EXPECT_EQ(krypto({"solve", "2 4 3", "6 5", ": 6"}).out, one.out);
  EXPECT_EQ(krypto({"solve", "--rules", "house", " 2\t4 3 6 5:6 "}).out, one.out);
}

TEST(Solve, TakesNegativeNumbers) {
  for (const Words& words :
       {Words{"-3 5 : 2"}, Words{"-3", "5", ":", "2"}, Words{"5", "-3", ":", "2"}}) {
    const Outcome outcome = krypto(solve(words));
    EXPECT_EQ(outcome.status, 0);
    EXPECT_THAT(outcome.lines(), SizeIs(1));
  }
  EXPECT_EQ(krypto({"solve", "1", "3", ":", "-2"}).out, "1 - 3\n");
  EXPECT_EQ(krypto({"solve", "1", "3", ":", "-2", "--rules", "international"}).status, 1);
  EXPECT_EQ(krypto({"solve", "0 0 : 0", "--count"}).out, "3\n");
}

TEST(Solve, IsExactForLargeNumbers) {
  EXPECT_EQ(krypto({"solve", "1000000 1000000 1000000 1000000 : 1000000000000000000000000"}).out,
            "1000000 * 1000000 * 1000000 * 1000000\n");
  // Here 64-bit arithmetic would wrap around to a solution.
  for (const std::string objective : {"-9223372036854775808", "9223372036854775807",
                                      "9223372036854775808", "18446744073709551619"}) {
    const Outcome outcome = krypto({"solve", "1 2 : " + objective, "--json"});
    EXPECT_EQ(outcome.status, 1) << objective;
    EXPECT_EQ(outcome.json()["objective"], objective);
    EXPECT_EQ(outcome.err, "");
  }
}

TEST(Solve, GivesTheFirstAlone) {
  for (const std::string form : {"distinct", "written", "essential", "linear"}) {
    for (const Words& words : {Words{kLinear, "--first"}, Words{kLinear, "--limit", "1"}}) {
      Words with_form = solve(words);
      with_form.insert(with_form.end(), {"--form", form});
      EXPECT_THAT(krypto(with_form).lines(), SizeIs(1)) << form;
    }
  }
  EXPECT_EQ(krypto({"solve", kHopeless, "--first"}).status, 1);
}

TEST(Solve, LimitsItsAnswer) {
  const auto all = krypto({"solve", kEasy}).lines();
  const auto some = krypto({"solve", kEasy, "--limit", "7"}).lines();
  ASSERT_GT(all.size(), 7U);
  EXPECT_EQ(some, std::vector<std::string>(all.begin(), all.begin() + 7));
  EXPECT_EQ(krypto({"solve", kEasy, "--limit", "18446744073709551615"}).lines(), all);
  const Outcome none = krypto({"solve", kEasy, "--limit", "0"});
  EXPECT_EQ(none.out, "");
  EXPECT_EQ(none.status, 0);
}

TEST(Solve, SaysNo) {
  const Outcome outcome = krypto({"solve", kHopeless});
  EXPECT_EQ(outcome.status, 1);
  EXPECT_EQ(outcome.out, "");
  EXPECT_THAT(outcome.err, StartsWith("no solution under house rules; nearest below: "));
  EXPECT_EQ(krypto({"solve", kHopeless, "--count"}).status, 1);
  EXPECT_EQ(krypto({"solve", kHopeless, "--json"}).status, 1);
  // For linear solutions the nearest number is unknown, so the output does not mention it.
  const Outcome linear = krypto({"solve", "4 4 10 10 : 24", "--form", "linear"});
  EXPECT_EQ(linear.status, 1);
  EXPECT_EQ(linear.err, "no linear solution under house rules\n");
}

TEST(Solve, AnswersJson) {
  const auto document = krypto({"solve", kLinear, "--form", "linear", "--json"}).json();
  EXPECT_EQ(document["cards"], (std::vector<int>{8, 19, 14, 2, 21}));
  EXPECT_EQ(document["objective"], 17);
  EXPECT_EQ(document["rules"], "house");
  EXPECT_EQ(document["form"], "linear");
  EXPECT_EQ(document["count"], 24);
  EXPECT_THAT(document["solutions"], SizeIs(24));
  const auto limited = krypto({"solve", kEasy, "--json", "--limit", "2"}).json();
  EXPECT_THAT(limited["solutions"], SizeIs(2));
  EXPECT_GT(limited["count"].get<int>(), 2);
}

TEST(Solve, EveryNotationIsReadBackByCheck) {
  for (const Notation notation : kAllNotations) {
    const std::string name(name_of(notation));
    const auto lines = krypto({"solve", kEasy, "--notation", name, "--limit", "4"}).lines();
    ASSERT_THAT(lines, SizeIs(4));
    for (const std::string& line : lines) {
      const Outcome outcome = krypto({"check", kEasy, line, "--notation", name});
      EXPECT_EQ(outcome.out, "yes\n") << name << ": " << line;
      EXPECT_EQ(outcome.status, 0);
    }
  }
  EXPECT_THAT(krypto({"solve", "-3 5 : 2", "--notation", "apl"}).lines(), ElementsAre("5 + ¯3"));
}

TEST(Solve, MayLeaveCardsOver) {
  const Outcome outcome = krypto({"solve", "7 9 11 : 7", "--use", "any"});
  EXPECT_EQ(outcome.lines().front(), "7");
  EXPECT_EQ(krypto({"check", "7 9 11 : 7", "7", "--use", "any"}).status, 0);
  EXPECT_EQ(krypto({"check", "7 9 11 : 7", "7"}).status, 1);
}

// --- solve --file --------------------------------------------------------------------------------

// A byte order mark, both line ends, comments, blanks, both notations of a hand, no last newline.
constexpr const char* kBatch =
    "\xEF\xBB\xBF# hands\r\n"
    "2 4 3 6 5 : 6\r\n"
    "\r\n"
    "  1 1 1 1 1 25   # hopeless\n"
    "\t\n"
    "1 2:3 # colon without blanks\n"
    "8 19 14 2 21 17";

TEST(SolveFile, AnswersEachHandOnItsLine) {
  const NamedFile file(kBatch);
  const Outcome outcome = krypto({"solve", "--file", file.name()});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.err, "");
  const auto lines = outcome.lines();
  ASSERT_THAT(lines, SizeIs(4));
  EXPECT_EQ(lines[1], "1 1 1 1 1 : 25\tno solution");
  EXPECT_EQ(lines[2], "1 2 : 3\t1 + 2");
  for (const std::size_t i : {0U, 3U}) {
    const std::string hand = lines[i].substr(0, lines[i].find('\t'));
    EXPECT_EQ(krypto({"check", hand, lines[i].substr(hand.size() + 1)}).out, "yes\n") << lines[i];
  }
  EXPECT_EQ(krypto({"solve", "--file", "-"}, kBatch).out, outcome.out);
}

TEST(SolveFile, CountsAndLimits) {
  EXPECT_EQ(krypto({"solve", "--file", "-", "--count", "--form", "written"}, kBatch).out,
            "2 4 3 6 5 : 6\t5662\n"
            "1 1 1 1 1 : 25\t0\n"
            "1 2 : 3\t2\n"
            "8 19 14 2 21 : 17\t" +
                count_of({kLinear, "--form", "written"}));
  const auto lines = krypto({"solve", "--file", "-", "--limit", "3"}, kBatch).lines();
  EXPECT_THAT(lines, SizeIs(3 + 1 + 1 + 3));
  // One solution for each hand, in this form too.
  EXPECT_THAT(krypto({"solve", "--file", "-", "--form", "linear"}, kBatch).lines(), SizeIs(4));
}

TEST(SolveFile, GivesTheUnsolvable) {
  const Outcome outcome = krypto({"solve", "--file", "-", "--unsolvable"}, kBatch);
  EXPECT_EQ(outcome.status, 0);
  const auto lines = outcome.lines();
  ASSERT_THAT(lines, SizeIs(1));
  EXPECT_EQ(krypto::Hand::parse_line(lines[0])->to_text(), kHopeless);
  // Its output is valid input.
  EXPECT_EQ(krypto({"solve", "--file", "-", "--unsolvable"}, outcome.out).out, outcome.out);
}

TEST(SolveFile, AnswersJson) {
  const auto document = krypto({"solve", "--file", "-", "--json", "--limit", "2"}, kBatch).json();
  ASSERT_THAT(document["results"], SizeIs(4));
  EXPECT_EQ(document["results"][1]["solvable"], false);
  EXPECT_EQ(document["results"][1]["count"], 0);
  EXPECT_EQ(document["results"][3]["cards"], (std::vector<int>{8, 19, 14, 2, 21}));
  EXPECT_THAT(document["results"][3]["solutions"], SizeIs(2));
  // An empty list is a document too.
  const auto none = krypto({"solve", "--file", "-", "--json", "--unsolvable"}, "1 2 : 3\n").json();
  EXPECT_THAT(none["results"], IsEmpty());
}

// --- nearest, check, hint, grade -----------------------------------------------------------------

TEST(NearestCommand, SaysWhereThereIsNone) {
  const Outcome none = krypto({"nearest", "5 : 5"});
  EXPECT_EQ(none.status, 1);
  EXPECT_EQ(none.out, "");
  EXPECT_THAT(none.err, StartsWith("these cards make no other integer under house rules\n"));
}

TEST(NearestCommand, SaysWhenTheObjectiveItselfIsReached) {
  const Outcome outcome = krypto({"nearest", "2 3 : 5"});
  EXPECT_EQ(outcome.out, "1 = 3 - 2\n6 = 3 * 2\n");
  EXPECT_THAT(outcome.err, StartsWith("the objective itself can be reached: 5 = "));
  EXPECT_EQ(krypto({"nearest", "2 3 : 4"}).err, "");
  EXPECT_EQ(krypto({"nearest", "2 3 : 5", "--json"}).json()["reachable"], true);
  EXPECT_EQ(krypto({"nearest", "2 3 : 4", "--json"}).json()["reachable"], false);
}

TEST(NearestCommand, GivesBothSides) {
  const Outcome outcome = krypto({"nearest", "2 3 : 4"});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.out, "1 = 3 - 2\n5 = 3 + 2\n");
  EXPECT_EQ(krypto({"nearest", "1 1 : 50"}).out, "2 = 1 + 1\n");
  const auto document = krypto({"nearest", "1 1 : 50", "--json"}).json();
  EXPECT_EQ(document["below"]["value"], 2);
  EXPECT_EQ(document["above"], nullptr);
  EXPECT_EQ(krypto({"nearest", "-1 -1 : 5", "--rules", "positive"}).out, "1 = -1 * -1\n");
  // A card is not a result, whatever the rules.
  EXPECT_EQ(krypto({"nearest", "-3 : 5", "--rules", "positive"}).out, "-3 = -3\n");
  // Under these rules the cards make nothing at all.
  EXPECT_EQ(krypto({"nearest", "0 0 : 5", "--rules", "positive"}).status, 1);
}

TEST(CheckCommand, JudgesFormulas) {
  const Outcome yes = krypto({"check", kEasy, "6 - (3 + 2 - 5) × 4"});
  EXPECT_EQ(yes.status, 0);
  EXPECT_EQ(yes.out, "yes\n");
  const Outcome no = krypto({"check", kEasy, "(2+3)*5 − 6/2", "--rules", "positive"});
  EXPECT_EQ(no.status, 1);
  EXPECT_THAT(no.lines(), ElementsAre("no: the card 2 is used twice, but the hand holds it once",
                                      "no: the card 4 is missing", "no: the value is 22, not 6"));
  EXPECT_THAT(krypto({"check", "1 1 2 : 2", "2 / (1 - 1)"}).out, HasSubstr("divides by zero"));
  EXPECT_THAT(krypto({"check", "1 2 2 : 1", "1/2*2", "--rules", "integer"}).out,
              HasSubstr("1 / 2 = 1/2 is forbidden"));
  EXPECT_EQ(krypto({"check", "-1 3 : 2", "-1 + 3"}).out, "yes\n");
  EXPECT_EQ(krypto({"check", "-1", "-1 3 : 2"}).status, 2);
}

TEST(CheckCommand, TakesTheHandInWords) {
  EXPECT_EQ(krypto({"check", "2", "3", ":", "5", "2+3"}).out, "yes\n");
  EXPECT_EQ(krypto({"check", "−3 +2 : –1", "-3 + 2"}).out, "yes\n");
  EXPECT_EQ(krypto({"check", "2 3 : 5"}).status, 2);
}

TEST(CheckCommand, SaysNoToAWrongSum) {
  const Outcome outcome = krypto({"check", "2 3 : 6", "2 * 3 = 7", "--notation", "steps"});
  EXPECT_EQ(outcome.status, 1);
  EXPECT_EQ(outcome.out, "no: 2 * 3 is 6, not 7\n");
  const auto document =
      krypto({"check", "2 3 : 6", "2 * 3 = 7", "--notation", "steps", "--json"}).json();
  EXPECT_EQ(document["correct"], false);
  EXPECT_EQ(document["problems"][0]["kind"], "wrong_step");
  EXPECT_EQ(krypto({"check", "2 3 : 6", "2 * 3 =", "--notation", "steps"}).status, 2);
}

// In APL and J a minus applies to all on its right: 2 × -8 + 4 is -24 there.
TEST(CheckCommand, TakesNoMinusForASignInAplAndJ) {
  EXPECT_EQ(krypto({"check", "-8 4 2 : -8", "2 × -8 + 4", "--notation", "j"}).status, 2);
  EXPECT_EQ(krypto({"check", "-8 4 2 : -8", "2 × ¯8 + 4", "--notation", "apl"}).out, "yes\n");
}

TEST(CheckCommand, ShowsTheFormulaAsItWasTyped) {
  const Words words = {"check", "-5 2 9 : 6", "-5 + (2 + 9)", "--rules", "international", "--json"};
  EXPECT_EQ(krypto(words).json()["formula"], "-5 + (2 + 9)");
}

TEST(CheckCommand, AnswersJson) {
  const auto document = krypto({"check", "1 1 2 : 2", "2 / (1 - 1)", "--json"}).json();
  EXPECT_EQ(document["correct"], false);
  EXPECT_EQ(document["value"], nullptr);
  EXPECT_EQ(document["problems"][0]["kind"], "division_by_zero");
  EXPECT_EQ(krypto({"check", "1 2 : 3", "1 / 2", "--json"}).json()["value"], "1/2");
}

TEST(HintCommand, LeadsToTheSolution) {
  const auto all = krypto({"hint", kEasy, "--more", "--more", "--more"}).lines();
  ASSERT_THAT(all, SizeIs(4));
  EXPECT_THAT(all.back(), testing::EndsWith("= 6"));
  EXPECT_THAT(krypto({"hint", kEasy}).lines(), ElementsAre(all[0]));
  EXPECT_THAT(krypto({"hint", kEasy, "--more"}).lines(), ElementsAre(all[0], all[1]));
  // More than all gives all.
  EXPECT_EQ(krypto({"hint", kEasy, "--more=9"}).lines(), all);
  std::string sheet;
  for (const std::string& step : all) sheet += (sheet.empty() ? "" : ", ") + step;
  EXPECT_EQ(krypto({"check", kEasy, sheet, "--notation", "steps"}).out, "yes\n");
  const Outcome none = krypto({"hint", kHopeless});
  EXPECT_EQ(none.status, 1);
  EXPECT_EQ(none.out, "");
  EXPECT_THAT(none.err, HasSubstr("no solution"));
}

TEST(GradeCommand, GradesAndSaysWhy) {
  const Outcome outcome = krypto({"grade", kEasy});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.out, StartsWith("level 1 of 5\n- it has "));
  const auto document = krypto({"grade", kEasy, "--json"}).json();
  EXPECT_EQ(document["level"], 1);
  EXPECT_EQ(document["written"], 5662);
  EXPECT_EQ(std::to_string(document["distinct"].get<int>()) + "\n", count_of({kEasy}));
  const Outcome none = krypto({"grade", kHopeless});
  EXPECT_EQ(none.status, 1);
  EXPECT_EQ(none.out, "");
  EXPECT_THAT(none.err, HasSubstr("no solution"));
}

TEST(GradeCommand, GradesFiles) {
  const Outcome outcome = krypto({"grade", "--file", "-"}, kBatch);
  EXPECT_EQ(outcome.status, 0);
  const auto lines = outcome.lines();
  ASSERT_THAT(lines, SizeIs(4));
  EXPECT_EQ(lines[0], "2 4 3 6 5 : 6\t1");
  EXPECT_EQ(lines[1], "1 1 1 1 1 : 25\tno solution");
}

// --- odds

TEST(OddsCommand, AreExact) {
  const auto document = krypto({"odds", "--rules", "international", "--json"}).json();
  EXPECT_EQ(document["deals"], 194810616);
  EXPECT_EQ(document["unsolvable"], 409758);
  EXPECT_EQ(document["probability"], "68293/32468436");
  EXPECT_EQ(document["decimal"], "0.002103365866");
  EXPECT_EQ(document["expected_solutions"], "5124155503/194810616");
  EXPECT_EQ(document["expected_solutions_decimal"], "26.303266260397");
  const auto round = krypto({"odds", "--rounds", "0", "--json"}).json();
  EXPECT_FALSE(round.contains("expected_solutions"));
  for (const std::string rounds : {"0,ten", ",0", "0,", "1 2", "0,,1", ""}) {
    EXPECT_EQ(krypto({"odds", "--rounds", rounds}).status, 2) << rounds;
  }
  EXPECT_EQ(krypto({"odds", "--deck", "54"}).status, 2);
}

}  // namespace
}  // namespace reckon::cli
