// SPDX-License-Identifier: MIT
// The documents of scanned pictures.
#include "app/answers/scans.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "app/testing/schema_faults_test.hpp"

namespace reckon::answers {

namespace {

using scan::Doubt;
using scan::DoubtfulPart;
using scan::DoubtReason;
using scan::TakenBy;

Json document_with(std::vector<Doubt> doubts) {
  scan::Scanned scanned;
  scanned.puzzles.push_back({.form = scan::Form::grid,
                             .text = "AB",
                             .doubts = std::move(doubts),
                             .place = {.top = 1, .left = 2, .bottom = 3, .right = 4}});
  return json_of_scanned(scanned);
}

TEST(ScanDocument, DescribesADoubtInWordsAndForPrograms) {
  const Json document = document_with({{.part = DoubtfulPart::cell,
                                        .reason = DoubtReason::choices,
                                        .number = 2,
                                        .other = 3,
                                        .character = 1,
                                        .seen = "EB",
                                        .taken = "E",
                                        .by = TakenBy::answer},
                                       {.reason = DoubtReason::card_count, .number = 4}});
  const Json& found = document["puzzles"][0];
  EXPECT_EQ(
      found["doubts"],
      Json({"row 2, column 3, character 1: may be E or B; taken for E, which leaves one answer",
            "has 4 cards, not 5"}));
  EXPECT_EQ(found["details"], Json::parse(R"([
    {"part": "cell", "reason": "choices", "row": 2, "column": 3, "character": 1, "seen": "EB",
     "taken": "E", "by": "answer"},
    {"part": "puzzle", "reason": "card_count", "count": 4}])"));
}

TEST(ScanDocument, KeepsToItsSchemaWithEveryDoubt) {
  std::vector<Doubt> doubts;
  for (std::size_t part = 0; part < scan::kDoubtfulParts.size(); ++part) {
    for (std::size_t reason = 0; reason < scan::kDoubtReasons.size(); ++reason) {
      for (std::size_t by = 0; by < scan::kTakenBy.size(); ++by) {
        doubts.push_back({.part = static_cast<DoubtfulPart>(part),
                          .reason = static_cast<DoubtReason>(reason),
                          .number = 1,
                          .other = 2,
                          .character = 3,
                          .seen = "AB",
                          .taken = "C",
                          .by = static_cast<TakenBy>(by),
                          .said = "no grid as read"});
      }
    }
  }
  const Json document = document_with(std::move(doubts));
  EXPECT_EQ(faults(schema_text("scan-picture"), document), "");
  for (const Json& sentence : document["puzzles"][0]["doubts"]) {
    EXPECT_THAT(sentence.get<std::string>(), testing::Not(testing::HasSubstr(": :")));
  }
  EXPECT_FALSE(document_with({})["puzzles"][0].contains("details"));
}

}  // namespace

}  // namespace reckon::answers
