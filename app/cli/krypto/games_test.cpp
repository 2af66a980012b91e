// SPDX-License-Identifier: MIT
// Games other than Krypto: the commands about hands, their short forms, sheets and days.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "app/testing/run_program_test.hpp"

namespace reckon::cli {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(Games, HaveShortForms) {
  EXPECT_EQ(run({"24", "3", "3", "8", "8"}).out, "8 / (3 - 8 / 3)\n");
  EXPECT_EQ(run({"24", "3 3 8 8"}).out, "8 / (3 - 8 / 3)\n");
  EXPECT_THAT(run({"countdown", "25", "50", "75", "100", "3", "6", "952"}).lines(),
              ElementsAre("75 * 6 / 50 * (100 + 3) + 25", "(75 * 3 * (100 + 6) - 50) / 25"));
  EXPECT_EQ(run({"24", "A", "J", "Q", "K", "--json"}).json(),
            krypto({"solve", "--game", "24", "1 11 12 13 : 24", "--json"}).json());
  EXPECT_EQ(run({"24", "3", "3", "8", "8", "--count"}).out, "1\n");
  EXPECT_EQ(run({"24", "3", "3", "8", "8", "--rules", "integer"}).status, 1);
  const Outcome near = run({"countdown", "1 1 2 2 3 3 999"});
  EXPECT_EQ(near.status, 1);
  EXPECT_THAT(near.err, HasSubstr("nearest below: 81 = "));
  for (const Words& words :
       {Words{"24", "3", "3", "8"}, Words{"24"}, Words{"24", "3", "3", "8", "14"},
        Words{"countdown", "25", "50", "75", "100", "3", "6"},
        Words{"countdown", "25", "50", "75", "100", "3", "6", "1000"}}) {
    const Outcome outcome = run(words);
    EXPECT_EQ(outcome.status, 2) << outcome.err;
    EXPECT_EQ(outcome.out, "");
  }
}

TEST(Games, AreAskedByTheirRules) {
  const Words kFamous = {"--game", "countdown", "25 50 75 100 3 6 : 952"};
  const auto with = [&](const std::string& command) {
    Words words = {command};
    words.insert(words.end(), kFamous.begin(), kFamous.end());
    return words;
  };
  EXPECT_EQ(krypto(with("grade")).lines().front(), "level 5 of 5");
  EXPECT_EQ(krypto(with("hint")).out, "75 * 6 = 450\n");
  EXPECT_EQ(krypto({"check", "--game", "countdown", "25 50 75 100 3 6 175", "75 + 100"}).out,
            "yes\n");
  EXPECT_EQ(krypto({"check", "25 50 75 100 3 6 : 175", "75 + 100"}).status, 1);
  EXPECT_EQ(krypto({"solve", "--game", "24", "--file", "-"}, "3 3 8 8\n1 1 1 1 : 24\n").out,
            "3 3 8 8 : 24\t8 / (3 - 8 / 3)\n1 1 1 1 : 24\tno solution\n");
}

TEST(Games, AreDealtBySeed) {
  const Words deal = {"deal", "--game", "countdown", "--large", "4", "--seed", "1"};
  EXPECT_EQ(krypto(deal).out, "50 75 25 100 1 8 : 124\n");
  const auto document = krypto({"deal", "--game", "24", "--seed", "1", "--json"}).json();
  EXPECT_EQ(document["game"], "24");
  EXPECT_EQ(document["hands"][0]["objective"], 24);
  // Those of Krypto are as ever.
  EXPECT_EQ(krypto({"deal", "--game", "krypto", "--seed", "7"}).out,
            krypto({"deal", "--seed", "7"}).out);
  for (const Words& wrong :
       {Words{"deal", "--large", "1"}, Words{"deal", "--game", "24", "--up-to", "12"},
        Words{"deal", "--game", "own", "--cards", "8"}, Words{"deal", "--game", "25"}}) {
    EXPECT_EQ(krypto(wrong).status, 2);
  }
}

TEST(Games, ComeOnSheets) {
  const auto kinds = [](const Words& words) {
    Words all = {"sheet", "--seed", "1", "--json", "--answers", "none"};
    all.insert(all.end(), words.begin(), words.end());
    std::string names;
    const auto document = run(all).json();
    for (const auto& puzzle : document["puzzles"]) {
      names += puzzle["kind"].get<std::string>() + ' ';
      EXPECT_EQ(run({"sheet", "--code", puzzle["code"].get<std::string>(), "--json"})
                    .json()["puzzles"][0]["puzzle"],
                puzzle["puzzle"]);
    }
    return names;
  };
  EXPECT_EQ(kinds({"--game", "24", "--count", "3"}), "24 24 24 ");
  EXPECT_EQ(kinds({"--game", "krypto:1,24:2,countdown", "--own", "1"}),
            "krypto 24 24 countdown own ");
  EXPECT_EQ(kinds({"--game", "24,countdown", "--count", "3"}), "24 24 countdown ");
  EXPECT_EQ(kinds({"--24", "1", "--game", "own", "--cards", "3", "--objective", "50"}), "24 own ");
  EXPECT_THAT(run({"sheet", "--24", "12", "--seed", "1", "--faces"}).out, HasSubstr(" K "));
  for (const Words& wrong :
       {Words{"sheet", "--count", "3"}, Words{"sheet", "--game", "24:x"},
        Words{"sheet", "--game", "24:1", "--count", "3"}, Words{"sheet", "--game", "24,,own"},
        Words{"sheet", "--game", "25"}, Words{"sheet", "--game", "24:99999999999999999999"},
        Words{"sheet", "--countdown", "1", "--large-tiles", "5"}}) {
    EXPECT_EQ(run(wrong).status, 2);
  }
}

TEST(Games, ComeWithTheDay) {
  const auto puzzles = [](const Words& words) {
    Words all = {"today", "--json", "--date"};
    all.insert(all.end(), words.begin(), words.end());
    return run(all).json()["puzzles"];
  };
  EXPECT_EQ(puzzles({"2026-11-28"}).size(), 3U);
  const auto day = puzzles({"2026-11-30", "--solutions"});
  ASSERT_EQ(day.size(), 5U);
  EXPECT_EQ(day[3]["kind"], "24");
  EXPECT_EQ(day[4]["kind"], "countdown");
  for (const auto& puzzle : day) EXPECT_EQ(puzzle["level"], 1) << puzzle;
  EXPECT_EQ(puzzles({"2026-01-01", "--kind", "countdown"}).size(), 1U);
}

}  // namespace
}  // namespace reckon::cli
