// SPDX-License-Identifier: MIT
// reckon krypto score
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "app/testing/run_program_test.hpp"

namespace reckon::cli {
namespace {

using testing::HasSubstr;

const std::string kExample = RECKON_SOURCE_DIR "/examples/match.jsonl";

TEST(ScoreCommand, GivesTheScorePad) {
  const auto document = run({"krypto", "score", kExample, "--json"}).json();
  EXPECT_EQ(document["winner"], "Shelley");
  EXPECT_EQ(document["over"], true);
  EXPECT_EQ(document["players"][4]["name"], "Maria");
  EXPECT_EQ(document["players"][4]["boxes"].dump(),
            "[null,null,null,null,null,null,null,1,2,null]");
  EXPECT_EQ(document["players"][4]["total"], 3);
}

TEST(ScoreCommand, DrawsAllBoxesOfAMatchThatGoesOn) {
  const Outcome outcome = run({"krypto", "score", "-"},
                              "{\"event\": \"opened\", \"hands\": 3}\n"
                              "{\"event\": \"joined\", \"player\": \"Kim\"}\n");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.lines().at(4), "| Kim     |      |      |      | 0                  |");
  EXPECT_THAT(outcome.err, HasSubstr("not over"));
}

TEST(ScoreCommand, SaysWhatTheRefereeRefuses) {
  const Outcome outcome = run({"krypto", "score", "-"},
                              "{\"event\": \"opened\"}\n\n"
                              "{\"event\": \"joined\", \"player\": \"Kim\"}\n"
                              "{\"event\": \"called\", \"player\": \"Kim\"}\n");
  EXPECT_EQ(outcome.status, 2);
  EXPECT_EQ(outcome.out, "");
  EXPECT_EQ(outcome.err, "reckon: standard input:4:1: no hand lies open\n");
  EXPECT_EQ(run({"krypto", "score"}).status, 2);
  EXPECT_EQ(run({"krypto", "score", "/nowhere"}).status, 2);
}

}  // namespace
}  // namespace reckon::cli
