// SPDX-License-Identifier: MIT
// The program as a whole: help, bad usage, bad input, faults of the system, Ctrl-C.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <string>
#include <utility>
#include <vector>

#include "app/testing/run_program_test.hpp"
#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/version.hpp"

namespace reckon::cli {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;
using testing::StartsWith;

// Bad inputs and their required messages.
using Table = std::vector<std::pair<std::string, std::string>>;

constexpr const char* kHand = "2 4 3 6 5 : 6";

TEST(Program, Helps) {
  const Outcome help = run({"--help"});
  EXPECT_EQ(help.status, 0);
  EXPECT_THAT(help.out, HasSubstr("krypto"));
  EXPECT_EQ(help.err, "");
  const Outcome area = krypto({"--help"});
  EXPECT_EQ(area.status, 0);
  for (const std::string command : {"deal", "solve", "nearest", "check", "hint", "grade"}) {
    EXPECT_THAT(area.out, HasSubstr(command));
    const Outcome of_command = krypto({command, "--help"});
    EXPECT_EQ(of_command.status, 0) << command;
    EXPECT_THAT(of_command.out, HasSubstr("reckon krypto " + command));
    EXPECT_THAT(of_command.out, HasSubstr("--json")) << command;
    EXPECT_EQ(of_command.err, "") << command;
  }
  EXPECT_THAT(run({"--version"}).out,
              MatchesRegex("reckon " + std::string(kVersion) + " \\(commit [0-9a-f]+\\+?\\)\n"));
}

// Tests are built with all features.
TEST(Program, SaysWhatIsBuiltIn) {
  const auto document = run({"--version", "--json"}).json();
  EXPECT_EQ(document["version"], std::string(kVersion));
  EXPECT_GE(document["features"].size(), 8U);
  for (const auto& [name, built_in] : document["features"].items()) EXPECT_TRUE(built_in) << name;
  EXPECT_EQ(run({"--json", "--version"}).json(), document);
  expect_program_refuses({"--json"}, "", "--json");
}

// The source of manual pages and completions.
TEST(Program, DescribesItsCommands) {
  const auto tree = run({"--commands"}).json();
  EXPECT_EQ(tree["name"], "reckon");
  std::size_t commands = 0;
  for (const auto& area : tree["commands"]) {
    EXPECT_NE(area["help"], "") << area["name"];
    for (const auto& command : area["commands"]) {
      ++commands;
      EXPECT_NE(command["help"], "") << command["name"];
      EXPECT_GE(command["options"].size(), 2U) << command["name"];
    }
  }
  EXPECT_GT(commands, 30U);
}

TEST(Program, RefusesUnknownCommands) {
  expect_program_refuses({"foo"}, "", "'foo'");
  expect_program_refuses({"krypto"}, "", "solve");
  expect_program_refuses({"krypto", "foo"}, "", "'foo'");
  expect_program_refuses({"--foo"}, "", "--foo");
  expect_program_refuses({"krypto", "solve"}, "", "HAND");
  expect_program_refuses({"krypto", "grade"}, "", "HAND");
  expect_program_refuses({"krypto", "nearest"}, "", "HAND");
  expect_program_refuses({"krypto", "hint"}, "", "HAND");
  expect_program_refuses({"krypto", "check"}, "", "HAND");
  expect_program_refuses({"krypto", "check", kHand}, "", "FORMULA");
}

TEST(Program, RefusesBadOptions) {
  for (const std::string command : {"solve", "nearest", "hint", "grade"}) {
    expect_program_refuses({"krypto", command, kHand, "--rules", "foo"}, "", "'foo'");
    expect_program_refuses({"krypto", command, kHand, "--bogus"}, "", "--bogus");
    expect_program_refuses({"krypto", command, kHand, "--rules"}, "", "--rules");
    expect_program_refuses({"krypto", command, kHand, "--rules", "home"}, "", "house|integer");
  }
  expect_program_refuses({"krypto", "solve", kHand, "--form", "short"}, "", "'short'");
  expect_program_refuses({"krypto", "solve", kHand, "--notation", "polish"}, "", "'polish'");
  expect_program_refuses({"krypto", "solve", kHand, "--use", "some"}, "", "'some'");
  expect_program_refuses({"krypto", "check", kHand, "1", "--notation", "polish"}, "", "'polish'");
  expect_program_refuses({"krypto", "deal", "--deck", "57"}, "", "'57'");
  expect_program_refuses({"krypto", "deal", "5"}, "", "5");
}

TEST(Program, RefusesContradictions) {
  expect_program_refuses({"krypto", "solve", kHand, "--first", "--count"}, "", "--first");
  expect_program_refuses({"krypto", "solve", kHand, "--first", "--limit", "3"}, "", "--first");
  expect_program_refuses({"krypto", "solve", kHand, "--unsolvable", "--count"}, "", "--unsolvable");
  expect_program_refuses({"krypto", "solve", kHand, "--file", "-"}, "", "--file");
  expect_program_refuses({"krypto", "grade", kHand, "--file", "-"}, "", "--file");
}

TEST(Program, RefusesNumbersThatAreNone) {
  for (const std::string number :
       {"-1", "abc", "1e3", "1.5", "", "99999999999999999999", "0x10", "3 4", "+-3"}) {
    expect_program_refuses({"krypto", "solve", kHand, "--limit", number}, "", "--limit");
    expect_program_refuses({"krypto", "deal", "--count", number}, "", "--count");
    expect_program_refuses({"krypto", "deal", "--seed", number}, "", "--seed");
  }
  expect_program_refuses({"krypto", "solve", kHand, "--limit=-1"}, "", "--limit");
  expect_program_refuses({"krypto", "hint", kHand, "--more=-1"}, "", "--more");
}

TEST(Program, SaysWhatIsWrongWithOptions) {
  const auto expect = [](const Words& words, const std::string& complaint) {
    expect_program_refuses(words, "", complaint);
  };
  expect({"krypto", "solve", "--count=false", kHand}, "--count: takes no value");
  expect({"krypto", "solve", "--json=0", kHand}, "--json: takes no value");
  expect({"krypto", "solve", "--rules", "house", "--rules", "house", kHand},
         "--rules: give it once");
  expect({"krypto", "solve", kHand, "--limit"}, "--limit: give a value, N");
  // The missing option was mistyped.
  expect({"krypto", "check", "--rulez", "house"},
         "unknown option '--rulez'; did you mean '--rules'?");
  expect({"calcrostic", "export-systems", "--ouput", "x"}, "did you mean '--output'?");
  expect({"krypto", "check", kHand}, "HAND FORMULA: give both, not 1");
}

TEST(Program, RefusesBadHands) {
  const Table rows = {
      {"1 2 3", "hand:5: a colon"},
      {"", "hand:1: the hand is empty"},
      {"   ", "hand:1: the hand is empty"},
      {":", "hand:1: the objective is missing"},
      {": 5", "1 to 7 cards, not 0"},
      {"1 2 :", "hand:5: the objective is missing"},
      {"1 2 a : 3", "hand:5: 'a'"},
      {"1 2 : b", "hand:7: 'b'"},
      {"1 2 : 3 4", "hand:9:"},
      {"1 2 : 3 : 4", "hand:9:"},
      {"1 2.5 : 3", "hand:3: '2.5'"},
      {"1 1/2 : 3", "hand:3: '1/2'"},
      {"1 2 : 1/2", "hand:7: '1/2'"},
      {"1 2 3 4 5 6 7 8 : 9", "1 to 7 cards, not 8"},
      {"1 1000000000 : 9", "hand:3: the card '1000000000' is too large"},
      {"1 99999999999999999999999 : 9", "is too large"},
      {"1 -1000001 : 9", "hand:3: the card '-1000001' is too large"},
      {"-3 y : 4", "hand:4: 'y'"},
      {"1 2 : " + std::string(1001, '9'), "at most 1000 characters"},
      {"1 \x1b[31m2 : 3", "hand:3: '?[31m2'"},
      {"1 \xff : 3", "hand:3: '?'"},
      {"\x80\x80 : 3", "hand:1: '?"},
      {std::string(100'000, 'z'), "zzz...'"},
  };
  for (const auto& [hand, mention] : rows) {
    expect_program_refuses({"krypto", "check", hand, "1 + 2"}, "", mention);
    if (kSanitized) continue;  // all commands read hands with the same function
    for (const std::string command : {"solve", "nearest", "hint", "grade"}) {
      expect_program_refuses({"krypto", command, hand}, "", mention);
    }
  }
}

TEST(Program, RefusesBadFormulas) {
  const Table rows = {
      {"", "formula:1: the formula is empty"},
      {"1 + y", "formula:5: 'y'"},
      {"(1 + 2", "formula:1: '(' is never closed"},
      {"1 + 2)", "formula:6: ')' closes nothing"},
      {"1 2", "formula:3: an operator is missing"},
      {"-1 + y", "formula:6: 'y'"},
      {"-1 + é", "formula:6: 'é'"},
      {std::string(100'000, '('), "formula:4097: the formula is longer than 4096"},
      {std::string(100'000, '7'), "18 digits"},
      {"1 + \xff", "UTF-8"},
      {"1 + \n + \x07", "control character"},
  };
  for (const auto& [formula, mention] : rows) {
    expect_program_refuses({"krypto", "check", "1 2 : 3", formula}, "", mention);
  }
  expect_program_refuses({"krypto", "check", "1 2 : 3", "1 2", "--notation", "rpn"}, "",
                         "values are left over");
}

TEST(Program, RefusesBadFiles) {
  std::string noise;
  SplitMix64 random(7);
  for (int i = 0; i < 4096; ++i) noise += static_cast<char>(random.next() & 0xFFU);
  std::erase_if(noise, [](char c) { return c == '\n' || c == '\r'; });  // a fault a line
  const NamedFile empty("");
  const NamedFile blank("\n# nothing\n\t\n");
  const NamedFile binary(noise);
  const NamedFile zeros(std::string(100'000, '\0'));
  const NamedFile wrong("# hands\n2 4 3 6 5 : 6\r\n\n  1 2 3 x 5 : 6\n");
  const NamedFile five("1 2 3 4 5\n");
  const NamedFile late("1 1 : 2\n1 1 : 2 # good\n1 1 : 2 bad # not\n");
  const Table rows = {
      {empty.name(), empty.name() + ": there is no hand"},
      {blank.name(), blank.name() + ": there is no hand"},
      {binary.name(), binary.name() + ":"},
      {zeros.name(), zeros.name() + ":1:1:"},
      {wrong.name(), wrong.name() + ":4:9: 'x'"},
      {five.name(), five.name() + ":1:9: a colon"},
      {late.name(), late.name() + ":3:9:"},
      {"/nonexistent/file", "/nonexistent/file: No such file"},
      {testing::TempDir(), testing::TempDir() + ": Is a directory"},
      {"/dev/null", "/dev/null: there is no hand"},
  };
  for (const auto& [name, mention] : rows) {
    expect_program_refuses({"krypto", "solve", "--file", name}, "", mention);
    expect_program_refuses({"krypto", "solve", "--json", "--file", name}, "", mention);
    expect_program_refuses({"krypto", "grade", "--json", "--file", name}, "", mention);
  }
  expect_program_refuses({"krypto", "solve", "--file", "-"}, "", "there is no hand");
  expect_program_refuses({"krypto", "solve", "--file", "-"}, "1 1 : 2\n1 1 ; 2\n", ":2:5:");
  expect_program_refuses({"krypto", "solve", "--file", ""}, "", "--file");
}

TEST(Program, SaysWhenTheDiskIsFull) {
  const Stream full(std::fopen("/dev/full", "w"), &std::fclose);
  ASSERT_TRUE(full);
  const std::vector<Words> commands = {{"krypto", "solve", kHand},
                                       {"krypto", "solve", kHand, "--json"},
                                       {"krypto", "deal", "--seed", "1", "--count", "9"},
                                       {"krypto", "nearest", "1 1 1 1 1 : 25"},
                                       {"krypto", "check", "1 : 1", "1"},
                                       {"krypto", "hint", kHand},
                                       {"krypto", "grade", kHand},
                                       {"krypto", "solve", "--file", "-", "--json"},
                                       {"krypto", "deal", "--seed", "1", "--count", "9999"}};
  for (const Words& words : commands) {
    const Stream in = scratch("1 1 : 2\n");
    const Stream err = scratch();
    const pid_t child =
        start_program(words, fileno(in.get()), fileno(full.get()), fileno(err.get()));
    EXPECT_EQ(status_at_end_of(child), 3) << words[1];
    const std::string line = content_of(err.get());
    EXPECT_THAT(line, StartsWith("reckon: standard output: ")) << words[1];
    EXPECT_EQ(line.find('\n'), line.size() - 1) << line;
  }
}

TEST(Program, StopsAtCtrlC) {
  std::string batch;
  for (int i = 0; i < 20'000; ++i) batch += "2 4 3 6 5 : 6\n";
  std::array<int, 2> pipe_ends{};
  ASSERT_EQ(pipe2(pipe_ends.data(), O_CLOEXEC), 0);
  const Stream in = scratch(batch);
  const Stream err = scratch();
  const pid_t child = start_program({"krypto", "solve", "--file", "-"}, fileno(in.get()),
                                    pipe_ends[1], fileno(err.get()));
  close(pipe_ends[1]);
  // The first answer has arrived, and the others do not all fit into the pipe. So the batch is
  // still running, and cannot end before more is read.
  std::array<char, 4096> buffer{};
  ASSERT_GT(::read(pipe_ends[0], buffer.data(), buffer.size()), 0);
  ASSERT_EQ(kill(child, SIGINT), 0);
  std::size_t rest = 0;
  while (const ssize_t count = ::read(pipe_ends[0], buffer.data(), buffer.size())) {
    if (count < 0) break;
    rest += static_cast<std::size_t>(count);
  }
  close(pipe_ends[0]);
  EXPECT_EQ(status_at_end_of(child), 130);
  EXPECT_EQ(content_of(err.get()), "reckon: interrupted\n");
  EXPECT_LT(rest, 20'000 * std::string_view("2 4 3 6 5 : 6\t1").size());
}

}  // namespace
}  // namespace reckon::cli
