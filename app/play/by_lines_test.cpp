// SPDX-License-Identifier: MIT
// reckon krypto play without a terminal.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <csignal>
#include <string>

#include "app/testing/run_program_test.hpp"

namespace reckon::play {
namespace {

using cli::Outcome;
using cli::Words;
using testing::HasSubstr;
using testing::StartsWith;

// The first hands of seed 1 are 4 7 5 6 1 : 8, 7 1 5 4 12 : 16 and 7 5 8 6 7 : 14.
Outcome play(const Words& more, std::string_view input) {
  Words words = {"play", "--seed", "1", "--name", "Shelley"};
  words.insert(words.end(), more.begin(), more.end());
  return cli::krypto(words, input);
}

TEST(PlayByLines, PlaysAGameAlone) {
  const Outcome outcome = play({"--hands", "3"},
                               "5 - 7 + 4 * 1 + 6 # never negative?\n"
                               "5 + 6 - 7 + 4 * 1\n"
                               "pass\n");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.err, "");
  EXPECT_EQ(outcome.out,
            "Hand 1 of 3: 4 7 5 6 1 : 8\n"
            "Shelley: Krypto!\n"
            "Shelley: 5 - 7 + 4 * 1 + 6 is wrong: 5 - 7 = -2 is forbidden: under international "
            "rules every result is an integer, 0 or more: -1 point\n"
            "The easiest solution: 4 * 1 + 5 - 7 + 6 (level 1 of 5)\n"
            "Hand 2 of 3: 7 1 5 4 12 : 16\n"
            "Shelley: Krypto!\n"
            "Shelley: 5 + 6 - 7 + 4 * 1 is wrong: 6 is not a card of this hand; the card 12 is "
            "missing; the value is 8, not 16: -1 point\n"
            "The easiest solution: (7 - (5 + 1)) * 4 + 12 (level 1 of 5)\n"
            "Hand 3 of 3: 7 5 8 6 7 : 14\n"
            "Shelley: pass\n"
            "The easiest solution: 8 + 6 + (7 - 7) * 5 (level 1 of 5)\n"
            "-2 points in 3 hands\n"
            "|---------+------+------+------+--------------------|\n"
            "| Players | Hand | Hand | Hand | Highest Score Wins |\n"
            "|         |  1   |  2   |  3   |                    |\n"
            "|---------+------+------+------+--------------------|\n"
            "| Shelley |  -1  |  -1  |      | -2                 |\n"
            "|---------+------+------+------+--------------------|\n");
}

TEST(PlayByLines, LetsTimePassOnlyWhenTold) {
  const Outcome outcome = play({"--hands", "2", "--against", "3"},
                               "wait 30\n"
                               "KRYPTO\n"
                               "wait 29\n"
                               "4*1 + 5 - 7 + 6\n"
                               "wait 60\n");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.out,
              StartsWith("Hand 1 of 2: 4 7 5 6 1 : 8\n"
                         "Shelley: Krypto!\n"
                         "Shelley: 4*1 + 5 - 7 + 6 is right: 1 point\n"
                         "The easiest solution: 4 * 1 + 5 - 7 + 6 (level 1 of 5)\n"
                         "Hand 2 of 2: 7 1 5 4 12 : 16\n"
                         "Computer: Krypto!\n"
                         "Computer: (7 - (5 + 1)) * 4 + 12 is right: 1 point\n"
                         "The easiest solution: (7 - (5 + 1)) * 4 + 12 (level 1 of 5)\n"
                         // One all: more hands break the tie.
                         "Hand 3, to break the tie: 7 5 8 6 7 : 14\n"));
}

TEST(PlayByLines, MendsWhatCannotBeRead) {
  const Outcome outcome = play({"--hands", "1"},
                               "\n# nothing\n"
                               "solve\n"
                               "4 * (1 + 5\n"
                               "krypto\n"
                               "krypto\n"
                               "pass\n"
                               "4 +\n"
                               "wait a while\n"
                               "wait 31\n");
  EXPECT_THAT(outcome.out, HasSubstr("Hand 1 of 1: 4 7 5 6 1 : 8\n"
                                     "column 1: 's' has no meaning in a formula"));
  EXPECT_THAT(outcome.out, HasSubstr("'(' is never closed\nShelley: Krypto!\n"));
  EXPECT_THAT(outcome.out, HasSubstr("wait: give 0 to 3600 whole seconds\n"
                                     "Shelley: the time to explain is over: -1 point\n"));
}

TEST(PlayByLines, EndsWithThePadSoFar) {
  for (const char* const input : {"", "pass", "pass\nquit\n", "pass\nQuit"}) {
    const Outcome outcome = play({"--against", "1", "--hands", "2"}, input);
    EXPECT_EQ(outcome.status, 0);
    EXPECT_THAT(outcome.out, HasSubstr("Not played to the end, after ")) << input;
    EXPECT_THAT(outcome.out, HasSubstr("| Computer | ")) << input;
  }
}

TEST(PlayByLines, NotesTheSeedThatItTakes) {
  const Outcome outcome = cli::krypto({"play"}, "quit\n");
  ASSERT_THAT(outcome.err, testing::MatchesRegex("seed [0-9]+\n"));
  const std::string seed = outcome.err.substr(5, outcome.err.size() - 6);
  EXPECT_EQ(cli::krypto({"play", "--seed", seed}, "quit\n").out, outcome.out);
}

class PlayLog : public cli::FolderTest {};

TEST_F(PlayLog, IsScoredAsTheGameWas) {
  const std::string log = file("game.jsonl");
  const Outcome game = play({"--hands", "3", "--against", "2", "--log", log},
                            "1\nwait 100\n4 +\npass\nkrypto\nwait 30\nwait 180\nwait 180\n");
  EXPECT_EQ(game.status, 0);
  const Outcome score = cli::krypto({"score", log});
  EXPECT_EQ(score.status, 0) << score.err;
  EXPECT_THAT(game.out, HasSubstr(score.out));
  EXPECT_EQ(files().size(), 1U);
}

TEST_F(PlayLog, IsKeptWhenTheGameIsKilled) {
  for (const int signal : {SIGINT, SIGTERM}) {
    const std::string log = file("game.jsonl");
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    ASSERT_EQ(pipe2(in.data(), O_CLOEXEC), 0);
    ASSERT_EQ(pipe2(out.data(), O_CLOEXEC), 0);
    const cli::Stream err = cli::scratch();
    const pid_t child = cli::start_program({"krypto", "play", "--seed", "1", "--log", log}, in[0],
                                           out[1], fileno(err.get()));
    close(in[0]);
    close(out[1]);
    ASSERT_EQ(write(in[1], "krypto\n", 7), 7);
    std::string said;
    for (char c = 0; said.find("Krypto!\n") == std::string::npos && read(out[0], &c, 1) == 1;) {
      said += c;
    }
    EXPECT_THAT(said, HasSubstr("You: Krypto!\n"));
    kill(child, signal);
    EXPECT_EQ(cli::status_at_end_of(child), 128 + signal);
    close(in[1]);
    close(out[0]);
    EXPECT_THAT(cli::content_of(log), HasSubstr("\"called\""));
    EXPECT_EQ(cli::krypto({"score", log}).status, 0);
    std::filesystem::remove(log);
  }
}

TEST(PlayByLines, RefusesWhatIsNoOption) {
  const std::vector<std::pair<Words, std::string>> rows = {
      {{"--hands", "0"}, "--hands: take 1 to 50, not 0"},
      {{"--hands", "51"}, "--hands: take 1 to 50, not 51"},
      {{"--hands", "ten"}, "--hands: 'ten'"},
      {{"--minutes", "61"}, "--minutes: a hand takes 1 to 3600 seconds"},
      {{"--minutes", "60", "--seconds", "1"}, "--minutes: a hand takes 1 to 3600 seconds"},
      {{"--minutes", "18446744073709551615"}, "--minutes: a hand takes"},
      {{"--seconds", "0"}, "--seconds: a hand takes 1 to 3600 seconds"},
      {{"--against", "0"}, "--against: take 1 to 5, not 0"},
      {{"--against", "6"}, "--against: take 1 to 5, not 6"},
      {{"--rules", "mine"}, "--rules: 'mine' is unknown: choose house|integer|"},
      {{"--deck", "54"}, "--deck: '54' is unknown: choose 56|52"},
      {{"--name", " "}, "--name: the name is empty"},
      {{"--name", "a\x1B[2J"}, "--name: the name has U+001B, which is not seen"},
      {{"--name", "\xFF"}, "--name: the name is not UTF-8"},
      {{"--name", "Computer", "--against", "1"}, "--name: Computer is taken"},
      {{"--log", "/nonexistent/game"}, "/nonexistent/game: No such file or directory"},
      {{"--log", ""}, "give the name of a file"},
      {{"now"}, "now"}};
  for (const auto& [options, mention] : rows) {
    Words words = {"play"};
    words.insert(words.end(), options.begin(), options.end());
    const Outcome outcome = cli::krypto(words, "pass\n");
    EXPECT_EQ(outcome.status, 2) << mention;
    EXPECT_EQ(outcome.out, "") << mention;
    EXPECT_THAT(outcome.err, HasSubstr(mention));
    EXPECT_EQ(outcome.err.find('\n'), outcome.err.size() - 1) << outcome.err;
  }
}

TEST(PlayByLines, RefusesALineWithoutEnd) {
  const Outcome outcome = play({}, "pass\n" + std::string(1'000'000, '('));
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("standard input:2: the line is longer than 65536 bytes"));
  EXPECT_THAT(outcome.out, HasSubstr("| Shelley | "));
}

TEST(PlayByLines, PlaysCountdownForTheNearest) {
  const Outcome outcome =
      cli::krypto({"play", "--game", "countdown", "--seed", "3", "--hands", "2", "--name", "Ada"},
                  "krypto\n"
                  "100 + 50 * 4 - 25\n"
                  "wait 29\n"
                  "(50 - 4) * (8 - 2)\n"
                  "25 * 25 * 2\n"
                  "wait 30\n");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.err, "");
  EXPECT_THAT(outcome.out,
              StartsWith("Hand 1 of 2: 50 25 100 4 2 8 : 276\n"
                         "in this game no player calls: hand in a formula\n"
                         "Ada: 100 + 50 * 4 - 25 is 1 away\n"
                         "Ada: (50 - 4) * (8 - 2) is the objective\n"
                         "Ada: (50 - 4) * (8 - 2), the objective: 10 points\n"
                         "The best answer: (50 - 4) * (8 - 2) makes 276\n"
                         "Hand 2 of 2: 100 25 6 2 8 7 : 920\n"
                         "Ada: 25 * 25 * 2 does not count: the card 25 is used twice"));
  EXPECT_THAT(outcome.out, HasSubstr("\nNobody came near\nAda: no answer\n"));
  EXPECT_THAT(outcome.out, HasSubstr("\n10 points in 2 hands\n"));
}

TEST(PlayByLines, PlaysCountdownAgainstTheComputerInSecret) {
  const Outcome outcome = cli::krypto({"play", "--game", "countdown", "--seed", "3", "--hands", "2",
                                       "--name", "Ada", "--against", "4"},
                                      "wait 15\n100 + 50 * 4 - 25\npass\nquit\n");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.out, StartsWith("Hand 1 of 2: 50 25 100 4 2 8 : 276\n"
                                      "Computer: a formula\n"
                                      "Ada: 100 + 50 * 4 - 25 is 1 away\n"
                                      "Ada: done\n"
                                      "Ada: 100 + 50 * 4 - 25, 1 away: 0 points\n"
                                      "Computer: (50 - 4) * (8 - 2), the objective: 10 points\n"));
}

TEST(PlayByLines, Plays24AndOnesOwnGame) {
  const Outcome of24 =
      cli::krypto({"play", "--game", "24", "--seed", "3", "--hands", "1", "--name", "Ada"},
                  "(9 - 7 + 6) * 3\n");
  EXPECT_THAT(of24.out, StartsWith("Hand 1 of 1: 9 6 7 3 : 24\n"
                                   "Ada: Krypto!\n"
                                   "Ada: (9 - 7 + 6) * 3 is right: 1 point\n"));
  const Outcome own = cli::krypto(
      {"play", "--game", "own", "--cards", "3", "--objective", "7", "--seed", "3", "--hands", "1"},
      "pass\n");
  EXPECT_EQ(own.status, 0);
  EXPECT_THAT(own.out, HasSubstr(" : 7\n"));
}

TEST(PlayByLines, RefusesChoicesThatTheGameDoesNotHave) {
  for (const Words& words : {Words{"--game", "24", "--large", "2"},
                             {"--game", "24", "--deck", "52"},
                             {"--large", "2"},
                             {"--game", "own", "--cards", "8"},
                             {"--game", "24", "--up-to", "11"},
                             {"--game", "poker"}}) {
    const Outcome outcome = play(words, "");
    EXPECT_NE(outcome.status, 0);
    EXPECT_EQ(outcome.out, "");
  }
}

}  // namespace
}  // namespace reckon::play
