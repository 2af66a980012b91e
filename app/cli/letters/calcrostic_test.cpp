// SPDX-License-Identifier: MIT
// The answers of the commands of reckon calcrostic.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/letters/calcrostic_test.hpp"
#include "reckon/arith/effort_test.hpp"

namespace reckon::cli {
namespace {

using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::MatchesRegex;
using testing::SizeIs;
using testing::StartsWith;

TEST(CalcrosticSolve, GivesTheGridAndItsLetters) {
  const NamedFile file(kPuzzle);
  const Outcome outcome = calcrostic({"solve", file.name()});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.err, "");
  EXPECT_EQ(outcome.out, std::string(kSolvedText) + "# A = 2, B = 4, C = 8, D = 1, E = 9, F = 6\n");
  EXPECT_EQ(calcrostic({"solve", "-"}, kNewspaper).out,
            std::string(kSolvedNewspaper) +
                "# A = 5, K = 2, F = 4, E = 1, D = 3, H = 0, C = 9, G = 6, J = 8, B = 7\n");
  // Its output is a file of grids too.
  EXPECT_EQ(calcrostic({"verify", "-"}, outcome.out).out, "correct\n");
}

TEST(CalcrosticSolve, AnswersJson) {
  const auto one = calcrostic({"solve", "-", "--json"}, kPuzzle).json();
  EXPECT_EQ(one["count"], 1);
  EXPECT_EQ(one["complete"], true);
  EXPECT_EQ(one["solutions"][0]["letters"]["E"], 9);
  EXPECT_EQ(one["solutions"][0]["grid"].get<std::string>() + "\n", kSolved);
  const auto newspaper = calcrostic({"solve", "-", "--json"}, kNewspaper).json();
  EXPECT_EQ(newspaper["solutions"][0]["grid"], kSolvedNewspaper);
  const auto both =
      calcrostic({"solve", "-", "--json"}, std::string(kPuzzle) + "\n" + kNewspaper).json();
  EXPECT_THAT(both["puzzles"], SizeIs(2));
  EXPECT_EQ(both["puzzles"][0]["solutions"], one["solutions"]);
  EXPECT_EQ(both["puzzles"][1]["line"], 7);
}

TEST(CalcrosticSolve, CountsAndLimits) {
  // A = 1 and A = 2.
  EXPECT_EQ(calcrostic({"solve", "-", "--count"}, kManyAnswers).out, "2\n");
  const Outcome limited = calcrostic({"solve", "-", "--limit", "1"}, kManyAnswers);
  EXPECT_EQ(limited.status, 0);
  EXPECT_THAT(limited.lines(), SizeIs(6));
  EXPECT_THAT(limited.err, HasSubstr("more answers"));
  const auto document = calcrostic({"solve", "-", "--limit", "1", "--json"}, kManyAnswers).json();
  EXPECT_EQ(document["count"], 1);
  EXPECT_EQ(document["complete"], false);
  EXPECT_EQ(calcrostic({"solve", "-", "--limit", "2"}, kManyAnswers).err, "");
  EXPECT_EQ(calcrostic({"solve", "-", "--limit", "0"}, kManyAnswers).status, 0);
  EXPECT_EQ(calcrostic({"solve", "-", "--count"}, std::string(kManyAnswers) + "\n" + kPuzzle).out,
            "1\t2\n7\t1\n");
}

TEST(CalcrosticSolve, SaysNo) {
  for (const Words& options : {Words{}, Words{"--count"}, Words{"--json"}, Words{"--limit", "1"}}) {
    Words words = {"solve", "-"};
    words.insert(words.end(), options.begin(), options.end());
    EXPECT_EQ(calcrostic(words, kNoAnswer).status, 1);
    EXPECT_EQ(calcrostic(words, std::string(kPuzzle) + "\n" + kNoAnswer).status, 1);
  }
  EXPECT_THAT(calcrostic({"solve", "-"}, kNoAnswer).err, StartsWith("no answer in base 10"));
  EXPECT_EQ(calcrostic({"solve", "-"}, kSolved).out, kSolvedText);
  EXPECT_EQ(calcrostic({"solve", "-"}, kWrong).status, 1);
}

TEST(CalcrosticSolve, KnowsOtherBasesAndLeadingZeros) {
  // 1 + 1 = 10 in base 2; the answer has decimal numbers.
  const char* binary = "A + A = AB\n+ + +\nA + A = AB\n= = =\nAB + AB = ABB\n";
  EXPECT_EQ(calcrostic({"solve", "-", "--base", "2"}, binary).lines().front(), "1 + 1 = 2");
  EXPECT_EQ(calcrostic({"solve", "-"}, binary).status, 1);
  const char* zero = "AB + AB = AC\n+ + +\nAB + AB = AC\n= = =\nAC + AC = AD\n";
  EXPECT_EQ(calcrostic({"solve", "-"}, zero).status, 1);
  EXPECT_EQ(calcrostic({"solve", "-", "--leading-zeros"}, zero).lines().front(), "1 + 1 = 2");
}

TEST(CalcrosticEncode, MakesPuzzles) {
  const Outcome outcome = calcrostic({"encode", "-"}, kSolved);
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.out, kPuzzle);
  EXPECT_EQ(calcrostic({"encode", "-"}, kSolvedText).out, kPuzzle);
  EXPECT_THAT(calcrostic({"encode", "-"}, kSolvedNewspaper).lines().front(), "AA   = BC ÷ DEBF");
  EXPECT_EQ(calcrostic({"encode", "-"}, std::string(kSolved) + kSolved).out,
            std::string(kPuzzle) + "\n" + kPuzzle);
  EXPECT_THAT(calcrostic({"encode", "-", "--ascii"}, kSolved).lines(),
              testing::Contains("+  * / / -"));
  EXPECT_THAT(calcrostic({"encode", "-", "--latex"}, kSolved).out, StartsWith("\\begin{array}"));
  const auto document = calcrostic({"encode", "-", "--json"}, kSolved).json();
  EXPECT_EQ(document["puzzles"][0]["puzzle"], kPuzzle);
  EXPECT_EQ(document["puzzles"][0]["letters"],
            calcrostic({"solve", "-", "--json"}, kPuzzle).json()["solutions"][0]["letters"]);
}

TEST(CalcrosticVerify, NamesTheLines) {
  EXPECT_EQ(calcrostic({"verify", "-"}, kSolved).out, "correct\n");
  const Outcome wrong = calcrostic({"verify", "-"}, kWrong);
  EXPECT_EQ(wrong.status, 1);
  EXPECT_THAT(wrong.lines(),
              ElementsAre("row 2: 24 × 4 is 96, not 95", "column 3: 192 − 95 is 97, not 96"));
  const Outcome both = calcrostic({"verify", "-"}, std::string(kSolved) + "\n" + kWrong);
  EXPECT_EQ(both.status, 1);
  EXPECT_THAT(both.lines(), ElementsAre("line 1: correct", "line 3: row 2: 24 × 4 is 96, not 95",
                                        "line 3: column 3: 192 − 95 is 97, not 96"));
  const auto document = calcrostic({"verify", "-", "--json"}, kWrong).json();
  EXPECT_EQ(document["grids"][0]["correct"], false);
  EXPECT_EQ(document["grids"][0]["mistakes"][0]["line"], "row 2");
}

TEST(CalcrosticVersions, AreEight) {
  const auto lines = calcrostic({"versions", "-"}, kSolved).lines();
  ASSERT_THAT(lines, SizeIs(8));
  EXPECT_EQ(lines[0] + "\n", kSolved);
  EXPECT_EQ(lines[2], "96 2 48 96 4 24 192 8 24 | ///+*-/*");
  const Outcome puzzles = calcrostic({"versions", "-", "--text"}, kSolved);
  EXPECT_THAT(puzzles.out, StartsWith(std::string(kPuzzle) + "\n"));
  EXPECT_EQ(calcrostic({"solve", "-", "--count"}, puzzles.out).lines().size(), 8U);
  std::string all;
  for (const std::string& line : lines) all += line + "\n";
  EXPECT_EQ(calcrostic({"verify", "-"}, all).status, 0);
  // All have the same standard form.
  for (const std::string& line : calcrostic({"standard", "-"}, all).lines()) {
    EXPECT_EQ(line + "\n", kSolved);
  }
  const auto document = calcrostic({"versions", "-", "--json"}, kSolved).json();
  EXPECT_EQ(document["grids"][0]["versions"], lines);
  EXPECT_EQ(calcrostic({"standard", "-", "--json"}, all).json()["grids"][7]["line"], 8);
}

TEST(Calcrostic, Helps) {
  const Outcome area = calcrostic({"--help"});
  EXPECT_EQ(area.status, 0);
  for (const std::string command : {"solve", "encode", "verify", "versions", "standard"}) {
    EXPECT_THAT(area.out, HasSubstr(command));
    const Outcome help = calcrostic({command, "--help"});
    EXPECT_EQ(help.status, 0) << command;
    EXPECT_THAT(help.out, HasSubstr("reckon calcrostic " + command));
    EXPECT_THAT(help.out, HasSubstr("--json")) << command;
  }
}

TEST(Calcrostic, RefusesBadFiles) {
  for (const std::string command : {"solve", "encode", "verify", "versions", "standard"}) {
    const NamedFile file(
        "# A puzzle\nAB × C = DEA\n+  × ÷ é −\nAB × B = EF\n= = = = =\nA × B = C\n");
    expect_refusal({command, file.name()}, "", file.name() + ":3:8: 'é'");
    expect_refusal({command, "-"}, std::string(kSolved) + "1 2 | +++\n",
                   "standard input:2:5: a grid line has 9 numbers");
    expect_refusal({command, "-"}, "# nothing\n", "there is no grid in it");
    expect_refusal({command, "-"}, "ABCDE × FGHIJ = K\n+ + +\nA + A = A\n= = =\nA + A = A\n",
                   ":1:17: 'K'");
    expect_refusal({command, "/nonexistent/grids"}, "", "/nonexistent/grids: ");
    expect_refusal({command}, "", "FILE");
    expect_refusal({command, "-", "--bogus"}, kSolved, "--bogus");
  }
  expect_refusal({}, "", "choose solve");
  for (const std::string command : {"encode", "verify", "versions", "standard"}) {
    expect_refusal({command, "-"}, std::string(kSolved) + kPuzzle, ":2:1: this grid has letters");
  }
  for (const std::string command : {"encode", "versions", "standard"}) {
    expect_refusal({command, "-"}, kWrong, ":1:1: this grid is not solved: row 2");
  }
  for (const std::string command : {"versions", "standard"}) {
    expect_refusal({command, "-"}, kSolvedNewspaper, ":1:1: this grid has no versions");
  }
  expect_refusal({"solve", "-", "--base", "37"}, kPuzzle, "--base");
  expect_refusal({"solve", "-", "--base", "1"}, kPuzzle, "--base");
  expect_refusal({"solve", "-", "--base", "ten"}, kPuzzle, "'ten'");
  expect_refusal({"solve", "-", "--limit", "1", "--count"}, kPuzzle, "--limit");
  expect_refusal({"encode", "-", "--latex", "--ascii"}, kSolved, "--latex");
}

TEST(CalcrosticGenerate, MakesPuzzlesThatSolveReads) {
  const Outcome made = calcrostic({"generate", "--seed", "1", "--count", "5"});
  EXPECT_EQ(made.status, 0);
  EXPECT_EQ(made.err, "");
  const Outcome again = calcrostic({"generate", "--seed", "1", "--count", "5"});
  EXPECT_EQ(made.out, again.out);
  const auto solved = calcrostic({"solve", "-", "--json"}, made.out).json()["puzzles"];
  EXPECT_THAT(solved, SizeIs(5));
  for (const auto& puzzle : solved) EXPECT_EQ(puzzle["count"], 1);
}

TEST(CalcrosticGenerate, FulfilsWishes) {
  const auto made =
      calcrostic({"generate", "--seed", "1", "--count", "3", "--rows", "4", "--columns", "3",
                  "--difficulty", "2", "--all-operators", "--min", "1", "--ascii", "--json"})
          .json();
  EXPECT_EQ(made["seed"], 1);
  EXPECT_THAT(made["puzzles"], SizeIs(3));
  for (const auto& puzzle : made["puzzles"]) {
    EXPECT_EQ(puzzle["level"], 2);
    const std::string text = puzzle["puzzle"];
    EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 7);
    for (const char op : {'+', '-', '*', '/'}) EXPECT_THAT(text, HasSubstr(std::string(1, op)));
    const Outcome verified = calcrostic({"verify", "-"}, puzzle["solution"].get<std::string>());
    EXPECT_EQ(verified.status, 0) << verified.out;
  }
}

TEST(CalcrosticGenerate, NamesTheSeedItDrew) {
  const Outcome made = calcrostic({"generate"});
  ASSERT_THAT(made.err, StartsWith("seed "));
  const std::string seed = made.err.substr(5, made.err.size() - 6);
  EXPECT_EQ(calcrostic({"generate", "--seed", seed}).out, made.out);
}

TEST(CalcrosticGenerate, SaysWhenThereAreNoMore) {
  const Outcome made = calcrostic({"generate", "--seed", "1", "--count", "100000", "--min",
                                   effort("70", "100"), "--all-operators"});
  EXPECT_EQ(made.status, 1);
  EXPECT_THAT(made.out, StartsWith("# level "));
  EXPECT_THAT(made.err, HasSubstr("a long search has found no new puzzle"));
}

TEST(CalcrosticGenerate, RefusesWhatThereIsNot) {
  expect_refusal({"generate", "--difficulty", "6"}, "",
                 "--difficulty: '6' is not a level from 1 to 5, nor a range like 1-4");
  expect_refusal({"generate", "--rows", "6"}, "", "--rows: take 3 to 5, not 6");
  expect_refusal({"generate", "--rows", "999"}, "", "--rows: take 3 to 5, not 999");
  expect_refusal({"generate", "--min", "101"}, "", "--min: take 0 to 100, not 101");
}

// --- list, census, rank, grade

TEST(CalcrosticList, IsInOrderAndFiltered) {
  const auto list = [](Words words) {
    words.insert(words.begin(), {"list", "--sum-max", "60"});
    const Outcome outcome = calcrostic(words);
    EXPECT_EQ(outcome.status, 0);
    return outcome.lines();
  };
  const auto all = list({});
  EXPECT_EQ(all.size(), 326U);
  EXPECT_THAT(all, Contains("24 8 192 24 4 96 48 2 96 | ***+/-*/"));
  const auto unique = list({"--unique"});
  EXPECT_LT(unique.size(), all.size());
  EXPECT_GT(unique.size(), 300U);
  EXPECT_THAT(list({"--operators", "***+/-*/"}), Each(EndsWith(" | ***+/-*/")));
  EXPECT_EQ(list({"--operators", "????????"}), all);
  for (const std::string& line : list({"--max-digits", "2"})) {
    std::istringstream numbers(line);
    for (int number = 0; numbers >> number;) EXPECT_LT(number, 100) << line;
  }
  // Each letter number once: together they give all.
  std::size_t sum = 0;
  for (int letters = 1; letters <= 10; ++letters) {
    sum += list({"--letters", std::to_string(letters)}).size();
  }
  EXPECT_EQ(sum, all.size());
  // Each is its own standard form, and all its lines hold.
  std::string text;
  for (const std::string& line : all) text += line + "\n";
  EXPECT_EQ(calcrostic({"standard", "-"}, text).lines(), all);
  EXPECT_EQ(calcrostic({"verify", "-"}, text).status, 0);
  // Its rank equals its place.
  const auto ranks = calcrostic({"rank", "-"}, text).lines();
  ASSERT_EQ(ranks.size(), all.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    EXPECT_EQ(ranks[i], std::to_string(i + 1) + "\t" + all[i]);
  }
}

TEST(CalcrosticList, RefusesWhatThereIsNot) {
  for (const Words& words : std::vector<Words>{{"list", "--sum-max", "10000001"},
                                               {"list", "--min", "0"},
                                               {"list", "--sum-max", "10001", "--min", "1"},
                                               {"list", "--operators", "+++"},
                                               {"list", "--operators", "=+++++++"},
                                               {"census", "--sum-max", "-1"}}) {
    const Outcome outcome = calcrostic(words);
    EXPECT_EQ(outcome.status, 2) << words[2];
    EXPECT_THAT(outcome.out, IsEmpty());
    EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 1) << outcome.err;
  }
}

TEST(CalcrosticCensus, CountsTheListOfTheSource) {
  const auto document = calcrostic({"census", "--json"}).json();
  EXPECT_EQ(document["sum_max"], 1000);
  EXPECT_EQ(document["classes"], 10278);
  EXPECT_EQ(document["unique"], 10159);
  EXPECT_EQ(document["all_operators"], 4097);
  EXPECT_EQ(document["operator_settings"], 66);
}

TEST(CalcrosticRank, SaysNoOutsideTheList) {
  const Outcome outcome = calcrostic({"rank", "-", "--min", "5"}, kSolved);
  EXPECT_EQ(outcome.status, 1);
  EXPECT_THAT(outcome.out, StartsWith("none\t"));
}

TEST(CalcrosticGrade, SaysHowHardAndWhy) {
  const Outcome outcome = calcrostic({"grade", "-"}, kPuzzle);
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.lines().at(0), MatchesRegex("level [1-5] of 5"));
  EXPECT_GT(outcome.lines().size(), 1U);
  // A generated puzzle has the requested level.
  for (const std::string level : {"1", "3", "5"}) {
    const Outcome made = calcrostic({"generate", "--difficulty", level, "--seed", "4"});
    EXPECT_THAT(calcrostic({"grade", "-"}, made.out).out, StartsWith("level " + level + " of 5"));
  }
  // So have all of a range, of each size.
  for (const std::string rows : {"", "3"}) {
    Words words = {"generate", "--difficulty", "2-3", "--seed", "4", "--count", "6", "--json"};
    if (!rows.empty()) words.insert(words.end(), {"--rows", rows});
    std::set<int> levels;
    const auto document = calcrostic(words).json();
    for (const auto& puzzle : document["puzzles"]) {
      levels.insert(puzzle["level"].get<int>());
    }
    EXPECT_THAT(levels, testing::ElementsAre(2, 3));
  }
  const Outcome open = calcrostic({"grade", "-"}, kManyAnswers);
  EXPECT_EQ(open.status, 1);
  EXPECT_EQ(open.out, "several answers\n");
}

TEST(CalcrosticSolve, ExplainsStepByStep) {
  const auto lines = calcrostic({"solve", "-", "--explain"}, kPuzzle).lines();
  ASSERT_GT(lines.size(), 10U);
  EXPECT_THAT(lines[0], StartsWith("# "));
  const auto plain = calcrostic({"solve", "-"}, kPuzzle).lines();
  EXPECT_TRUE(std::ranges::equal(
      plain, std::vector<std::string>(lines.end() - std::ssize(plain), lines.end())));
}

TEST(CalcrosticExplain, GivesTheStepsAndTheAnswer) {
  const Outcome explained = calcrostic({"explain", "-"}, kPuzzle);
  EXPECT_EQ(explained.status, 0);
  EXPECT_THAT(explained.out, StartsWith("no number begins with 0: "));
  EXPECT_THAT(explained.out,
              EndsWith(std::string("all letters are found, and every line holds\n") + kSolvedText));
  EXPECT_THAT(calcrostic({"explain", "-", "--given", "A=2"}, kPuzzle).out,
              StartsWith("A = 2 is given\n"));
  const Outcome open = calcrostic({"explain", "-"}, kManyAnswers);
  EXPECT_EQ(open.status, 1);
  EXPECT_THAT(open.out, EndsWith("several answers\nunderstood as A + A = C; A + A = C; C + C = D; "
                                 "A + A = C; A + A = C; C + C = D\n"));
  const auto puzzles =
      calcrostic({"explain", "-", "--json"}, std::string(kPuzzle) + "\n" + kNoAnswer).json();
  EXPECT_EQ(puzzles["puzzles"][0]["letters"]["A"], 2);
  EXPECT_EQ(puzzles["puzzles"][1]["outcome"], "no_answer");
}

// A player who follows hint after hint comes to the end.
TEST(CalcrosticHint, LeadsToTheAnswer) {
  const auto letters =
      calcrostic({"explain", "-", "--json"}, kPuzzle).json()["puzzles"][0]["letters"];
  std::string given;
  for (const auto& [letter, digit] : letters.items()) {
    const Outcome hint = given.empty() ? calcrostic({"hint", "-"}, kPuzzle)
                                       : calcrostic({"hint", "-", "--given", given}, kPuzzle);
    EXPECT_EQ(hint.status, 0) << given;
    EXPECT_NE(hint.out, "all letters are found\n") << given;
    given += (given.empty() ? "" : ",") + letter + "=" + digit.dump();
  }
  EXPECT_EQ(calcrostic({"hint", "-", "--given", given}, kPuzzle).out, "all letters are found\n");
  const Outcome wrong = calcrostic({"hint", "-", "--given", "A=3"}, kPuzzle);
  EXPECT_EQ(wrong.status, 1);
  EXPECT_EQ(wrong.out, "A is a different digit\n");
  EXPECT_THAT(calcrostic({"hint", "-"}, kManyAnswers).out,
              StartsWith("several answers\nunderstood as A + A = C; "));
  expect_refusal({"hint", "-"}, std::string(kPuzzle) + "\n" + kPuzzle,
                 "standard input:1:1: a hint is for one grid: give no others");
  expect_refusal({"hint", "-", "--given", "Z=3"}, kPuzzle, "--given");
}

}  // namespace
}  // namespace reckon::cli
