// SPDX-License-Identifier: MIT
// Files with faults: messages name all of them, or the command answers all else.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "app/testing/run_program_test.hpp"

namespace reckon::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr const char* kLine = "24 8 192 24 4 96 48 2 96 | ***+/-*/";

// A command that reads a file, a file with faults in its lines 2 and 4, and what its answers have.
struct FileCommand {
  Words words;
  std::string text;
  std::string answer;
};

std::vector<FileCommand> file_commands() {
  const std::string hands = "2 4 3 6 5 : 6\n2 T : 3\n8 19 14 2 21 : 17\n1 2 3\n";
  const std::string puzzles = "SEND + MORE = MONEY\nA + = B\nTWO * TWO = THREE\n1.5 * AB = C\n";
  const std::string line = kLine;
  const std::string grids = line + "\n1 2 3 | ***+/-*/\n" + line + "\n24 | x\n";
  return {
      {{"krypto", "solve", "--file", "-"}, hands, "8 19 14 2 21 : 17\t"},
      {{"krypto", "solve", "--file", "-", "--count"}, hands, "8 19 14 2 21 : 17\t"},
      {{"krypto", "solve", "--file", "-", "--json"}, hands, "\"objective\":17"},
      {{"krypto", "grade", "--file", "-"}, hands, "8 19 14 2 21 : 17\t"},
      {{"alphametic", "solve", "-"}, puzzles, "138 * 138 = 19044"},
      {{"alphametic", "solve", "-", "--json"}, puzzles, "138 * 138 = 19044"},
      {{"alphametic", "grade", "-"}, puzzles, "line 3: level"},
      {{"alphametic", "explain", "-"}, puzzles, "138 * 138 = 19044"},
      {{"alphametic", "verify", "-"}, "1 + 2 = 3\nA + = B\n1 + 2 = 4\n1.5 * AB = C\n", "line 3: "},
      {{"calcrostic", "encode", "-"}, grids, "AB"},
      {{"calcrostic", "verify", "-"}, grids, "line 3: correct"},
      {{"calcrostic", "standard", "-"}, grids, "|"},
      {{"calcrostic", "versions", "-"}, grids, kLine},
      {{"calcrostic", "rank", "-"}, grids, "|"},
      {{"calcrostic", "solve", "-"}, grids, "# line 3"},
      {{"calcrostic", "grade", "-"}, grids, "line 3: "},
      {{"calcrostic", "explain", "-"}, grids, "# line 3"},
  };
}

TEST(KeepGoing, TellsAllFaultsWithoutIt) {
  for (const FileCommand& command : file_commands()) {
    SCOPED_TRACE(testing::PrintToString(command.words));
    const Outcome outcome = run(command.words, command.text);
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.out, "");
    EXPECT_THAT(outcome.err, HasSubstr("reckon: standard input:2:"));
    EXPECT_THAT(outcome.err, HasSubstr("reckon: standard input:4:"));
    EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 2);
  }
}

TEST(KeepGoing, AnswersAllElse) {
  for (FileCommand command : file_commands()) {
    SCOPED_TRACE(testing::PrintToString(command.words));
    command.words.emplace_back("--keep-going");
    const Outcome outcome = run(command.words, command.text);
    EXPECT_EQ(outcome.status, 4);
    EXPECT_THAT(outcome.out, HasSubstr(command.answer));
    EXPECT_THAT(outcome.err, HasSubstr("reckon: standard input:2:"));
    EXPECT_THAT(outcome.err, HasSubstr("reckon: standard input:4:"));
  }
}

TEST(KeepGoing, TellsTheFirstTwentyFaults) {
  std::string text;
  for (int i = 0; i < 20; ++i) text += "x\n";
  const Outcome twenty = run({"krypto", "solve", "--file", "-"}, text);
  EXPECT_EQ(twenty.status, 2);
  EXPECT_EQ(std::ranges::count(twenty.err, '\n'), 20);
  EXPECT_THAT(twenty.err, Not(HasSubstr("more faults")));
  const Outcome more = run({"krypto", "solve", "--file", "-"}, text + "x\n");
  EXPECT_EQ(std::ranges::count(more.err, '\n'), 21);
  EXPECT_THAT(more.err, HasSubstr("reckon: standard input: there are more faults"));
  const Outcome all = run({"krypto", "solve", "--file", "-", "--keep-going"}, text + "x\n");
  EXPECT_EQ(all.status, 4);
  EXPECT_EQ(std::ranges::count(all.err, '\n'), 21);
  EXPECT_EQ(all.out, "");
}

TEST(KeepGoing, ChangesNothingWhereAllIsRight) {
  const Words words = {"krypto", "solve", "--file", "-", "--keep-going"};
  EXPECT_EQ(run(words, "1 1 1 1 : 24\n").status, 0);
  EXPECT_EQ(run(words, "").status, 2);
  EXPECT_EQ(run({"alphametic", "solve", "-", "--keep-going"}, "A = 1A").status, 1);
  EXPECT_EQ(run({"alphametic", "solve", "A + = B", "--keep-going"}).status, 2);
  EXPECT_EQ(run({"krypto", "solve", "1 2 : 3", "--keep-going"}).status, 2);
}

TEST(KeepGoing, LeavesAGridOrADrawingOut) {
  const std::string grid = "AB × C = DEA\n+  × ÷ ÷ −\nAB × B = EF\n=  = = = =\nBC × A = EF\n";
  const Outcome grids =
      run({"calcrostic", "solve", "-", "--keep-going"}, "AB × C = D\nA\n\n" + grid + "\nx y\n");
  EXPECT_EQ(grids.status, 4);
  EXPECT_THAT(grids.out, HasSubstr("# line 4"));
  EXPECT_EQ(std::ranges::count(grids.err, '\n'), 2) << grids.err;
  const Outcome json = run({"calcrostic", "verify", "-", "--keep-going"},
                           std::string("[\"") + kLine + "\", \"1 2\", \"\"]");
  EXPECT_EQ(json.status, 4);
  EXPECT_THAT(json.out, HasSubstr("correct"));
  EXPECT_EQ(std::ranges::count(json.err, '\n'), 2) << json.err;
  const Outcome drawings =
      run({"alphametic", "solve", "-", "--keep-going"},
          "  AB\n+ C?x\n----\n  12 12\n ((\n\n  SEND\n+ MORE\n------\n MONEY\n");
  EXPECT_EQ(drawings.status, 4);
  EXPECT_THAT(drawings.out, HasSubstr("10652"));
  EXPECT_EQ(std::ranges::count(drawings.err, '\n'), 1) << drawings.err;
}

}  // namespace
}  // namespace reckon::cli
