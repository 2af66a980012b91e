// SPDX-License-Identifier: MIT
// reckon krypto play at a terminal.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "app/play/pseudo_terminal_test.hpp"

namespace reckon::play {
namespace {

using testing::HasSubstr;
using testing::Not;

// The first hand of seed 1: 4 7 5 6 1 : 8.
const cli::Words kGame = {"--seed", "1", "--hands", "1"};

cli::Words game(const cli::Words& more) {
  cli::Words words = {"--seed", "1"};
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

void begin(PseudoTerminal& terminal) {
  terminal.await("Space: the first hand");
  terminal.press(" ");
  terminal.await("Space: Krypto!");
}

void expect_clean(const PseudoTerminal& terminal) {
  EXPECT_TRUE(terminal.is_given_back());
  EXPECT_EQ(terminal.screen().unknown(), "");
}

TEST(PlayAtTerminal, PlaysAHandToTheScorePad) {
  PseudoTerminal terminal(kGame);
  begin(terminal);
  EXPECT_TRUE(terminal.screen().shows("│  4 │ │  7 │ │  5 │ │  6 │ │  1 │  =  ║  8 ║"));
  EXPECT_FALSE(terminal.screen().cursor_shown());
  terminal.press(" ");
  terminal.await("Type your formula");
  terminal.press("(7 - 5) * 4 ");
  terminal.await("╎  4 ╎ ╎  7 ╎ ╎  5 ╎ │  6 │");
  EXPECT_TRUE(terminal.screen().cursor_shown());
  EXPECT_FALSE(terminal.screen().shows("wrong"));
  terminal.press("* (6 - 1\r");
  terminal.await("'(' is never closed");
  terminal.press(")\r");
  terminal.await("-1 point");
  EXPECT_TRUE(terminal.screen().shows("the value is 40, not 8"));
  EXPECT_TRUE(terminal.screen().shows("The easiest solution: "));
  terminal.await("Space: the score pad");
  terminal.press(" ");
  EXPECT_EQ(terminal.status(), 0);
  expect_clean(terminal);
  EXPECT_EQ(terminal.screen().lost(), 0U);
  EXPECT_TRUE(terminal.screen().shows("-1 point in 1 hand"));
  EXPECT_TRUE(terminal.screen().shows("| You     |  -1  | -1                 |"));
}

TEST(PlayAtTerminal, UndoesWhatWasTypedStepByStep) {
  PseudoTerminal terminal(kGame);
  begin(terminal);
  terminal.press("\r12+3q");
  // q asks, and a negative answer is not an edit.
  terminal.await("Leave the game?");
  terminal.press("n");
  terminal.await([&] { return !terminal.screen().shows("Leave the game?"); }, "the question to go");
  EXPECT_TRUE(terminal.screen().shows("> 12+3\n"));
  terminal.press("\x1A\x1A");
  terminal.await("> 12\n");
  terminal.press("\x15");
  terminal.await(">\n");
  terminal.press("\x1A");
  terminal.await("> 12\n");
  terminal.press(
      "\x1A\x19\x1A"
      "5");
  terminal.await("> 15\n");
  terminal.press("\x1B[D\x1B[D(\x1BOC\x7F");
  terminal.await("> (5\n");
  EXPECT_EQ(terminal.screen().column(), 5U);
  // Input that cannot occur in a formula is ignored: letters, escape, unknown keys, Alt with a key.
  terminal.press("abc\x1B[A\x1B[15~é×");
  terminal.await("> (×5\n");
}

TEST(PlayAtTerminal, FollowsTheSizeOfTheWindow) {
  PseudoTerminal terminal(game({"--against", "1"}));
  begin(terminal);
  for (const Size& size : {Size{40, 20}, Size{20, 8}, Size{132, 50}, Size{3, 2}, Size{80, 24}}) {
    terminal.resize(size);
    terminal.await(
        [&] { return terminal.screen().lost() == 0 && terminal.screen().text()[0] != '\n'; },
        "another drawing");
  }
  terminal.await("│  4 │ │  7 │");
  terminal.resize({40, 20});
  terminal.await("│ 4│ │ 7│ │ 5│ │ 6│ │ 1│ = ║ 8║");
  terminal.press("q");
  terminal.await("Leave the game?");
  terminal.press("y");
  EXPECT_EQ(terminal.status(), 0);
  expect_clean(terminal);
  // The printed pad would be too wide.
  EXPECT_TRUE(terminal.screen().shows("        1  2  3  4  5  6  7  8  9 10 sum\n"));
}

TEST(PlayAtTerminal, GivesTheTerminalBackHoweverItEnds) {
  struct End {
    const char* name;
    std::function<void(PseudoTerminal&)> act;
    int status;
  };
  for (const End& end : {End{"Ctrl-C", [](auto& terminal) { terminal.press("\x03"); }, 130},
                         End{"SIGINT", [](auto& terminal) { terminal.send(SIGINT); }, 130},
                         End{"SIGTERM", [](auto& terminal) { terminal.send(SIGTERM); }, 143}}) {
    PseudoTerminal terminal(game({"--name", "Miguel", "--hands", "2"}));
    begin(terminal);
    terminal.press("p");
    terminal.await("Space: the next hand");
    terminal.press("  (1 +");
    terminal.await("> (1 +");
    end.act(terminal);
    EXPECT_EQ(terminal.status(), end.status) << end.name;
    expect_clean(terminal);
    EXPECT_TRUE(terminal.screen().shows("| Miguel  |")) << end.name << terminal.screen().text();
  }
}

TEST(PlayAtTerminal, EndsWhenTheTerminalGoesAway) {
  PseudoTerminal terminal(kGame);
  begin(terminal);
  terminal.close_master();
  EXPECT_EQ(terminal.status(), 128 + SIGHUP);
}

TEST(PlayAtTerminal, GivesTheTerminalBackWhileItIsStopped) {
  PseudoTerminal terminal(kGame);
  begin(terminal);
  terminal.press(" (7");
  terminal.await("> (7");
  terminal.send(SIGTSTP);
  terminal.await_stop();
  expect_clean(terminal);
  EXPECT_FALSE(terminal.screen().shows("> (7"));
  terminal.send(SIGCONT);
  terminal.await("> (7");
  terminal.press(" -");
  terminal.await("> (7 -");
}

TEST(PlayAtTerminal, ShowsKeysWhileTheClockRuns) {
  PseudoTerminal terminal(game({"--seconds", "3"}));
  begin(terminal);
  terminal.press("?");
  terminal.await("Ctrl-Z, Ctrl-Y");
  terminal.await("0:01");
  terminal.await("Nobody called");
  EXPECT_TRUE(terminal.screen().shows("The easiest solution: "));
}

TEST(PlayAtTerminal, UsesColoursAndUnicodeOnlyWhereTheyAre) {
  struct Case {
    PseudoTerminal::Environment environment;
    bool colours;
    bool utf8;
  };
  for (const Case& expected :
       {Case{{}, true, true}, Case{{{"NO_COLOR", "1"}}, false, true},
        Case{{{"NO_COLOR", ""}}, true, true}, Case{{{"TERM", "vt100"}}, false, true},
        Case{{{"LC_ALL", "C"}}, true, false}}) {
    PseudoTerminal terminal(kGame, {}, expected.environment);
    begin(terminal);
    const std::string& bytes = terminal.screen().bytes();
    EXPECT_EQ(bytes.find("\x1B[0;1;33m") != bytes.npos, expected.colours);
    const bool ascii = std::ranges::all_of(
        bytes, [](char byte) { return static_cast<unsigned char>(byte) < 0x80; });
    EXPECT_EQ(!ascii, expected.utf8);
  }
}

TEST(PlayAtTerminal, GoesByLinesWhereNothingCanBeDrawn) {
  for (const char* const kind : {"dumb", "no-such-terminal", ""}) {
    PseudoTerminal terminal(kGame, {}, {{"TERM", kind}});
    terminal.await("Hand 1 of 1: 4 7 5 6 1 : 8");
    EXPECT_THAT(terminal.screen().bytes(), Not(HasSubstr("\x1B")));
    terminal.press("\x03");
    EXPECT_EQ(terminal.status(), 130);
    EXPECT_TRUE(terminal.screen().shows("0 points in 0 hands"));
  }
}

}  // namespace
}  // namespace reckon::play
