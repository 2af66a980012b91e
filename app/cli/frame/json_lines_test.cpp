// SPDX-License-Identifier: MIT
// Commands read what others print: as JSON, and from standard input.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "app/testing/run_program_test.hpp"

namespace reckon::cli {
namespace {

using testing::HasSubstr;

TEST(JsonLines, HandsAreReadAsTheyArePrinted) {
  for (const std::string game : {"krypto", "24", "countdown", "own"}) {
    const Words deal = {"deal", "--game", game, "--count", "3", "--seed", "5"};
    Words in_json = deal;
    in_json.emplace_back("--json");
    const Words solve = {"solve", "--game", game, "--file", "-"};
    const Outcome of_json = krypto(solve, krypto(in_json).out);
    EXPECT_EQ(of_json.out, krypto(solve, krypto(deal).out).out);
    EXPECT_EQ(of_json.err, "");
    // All in one line.
    std::string line = krypto(in_json).out;
    std::ranges::replace(line, '\n', ' ');
    EXPECT_EQ(krypto(solve, line).out, of_json.out);
  }
}

TEST(JsonLines, SumsAreReadAsTheyArePrinted) {
  Words generate = {"alphametic", "generate", "--kind", "multiplication", "--seed", "5"};
  const Words solve = {"alphametic", "solve", "-"};
  const Outcome of_text = run(solve, run(generate).out);
  generate.emplace_back("--json");
  const Outcome of_json = run(solve, run(generate).out);
  EXPECT_EQ(of_json.status, 0) << of_json.err;
  EXPECT_EQ(of_json.out, of_text.out);
  // A list is a puzzle.
  EXPECT_EQ(run({"alphametic", "solve", "-"}, R"(["SEND","MORE","MONEY"])").status, 0);
}

TEST(JsonLines, FaultsHaveTheirPlace) {
  const auto fault = [](const std::string& text) {
    const Outcome outcome = krypto({"solve", "--file", "-"}, text);
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.out, "");
    return outcome.err;
  };
  EXPECT_THAT(fault("{\"hands\": [\n {\"cards\": [1, 2], \"objective\": \"x\"}]}"),
              HasSubstr("standard input:2:2: "));
  EXPECT_THAT(fault(R"({"cards": [1, 99999999999], "objective": 3})"), HasSubstr("too large"));
  EXPECT_THAT(fault(R"({"cards": [1, [2]], "objective": 3})"), HasSubstr("'?'"));
  EXPECT_THAT(fault(R"({"hands": []})"), HasSubstr("no puzzle in it"));
  EXPECT_THAT(fault(R"({"hands": )"), HasSubstr("not JSON"));
  EXPECT_EQ(run({"alphametic", "solve", "{A + B} * 12 = CD"}).status, 0);
}

TEST(JsonLines, AHyphenIsStandardInput) {
  const std::string hand = "3 3 8 8 : 24\n";
  EXPECT_EQ(krypto({"solve", "-"}, hand).out, krypto({"solve", "--file", "-"}, hand).out);
  EXPECT_EQ(krypto({"grade", "-"}, hand).out, krypto({"grade", "--file", "-"}, hand).out);
  EXPECT_EQ(krypto({"hint", "-"}, hand).out, krypto({"hint", "3 3 8 8 : 24"}).out);
  EXPECT_EQ(krypto({"nearest", "-"}, hand).out, krypto({"nearest", "3 3 8 8 : 24"}).out);
  EXPECT_EQ(krypto({"check", "3 3 8 8 : 24", "-"}, "8 / (3 - 8 / 3)\n").out, "yes\n");
  EXPECT_EQ(krypto({"check", "-", "8 / (3 - 8 / 3)"}, hand).out, "yes\n");
  EXPECT_THAT(krypto({"hint", "-"}, hand + hand).err, HasSubstr("more than one line"));
  EXPECT_EQ(krypto({"hint", "-"}, "").status, 2);
}

}  // namespace
}  // namespace reckon::cli
