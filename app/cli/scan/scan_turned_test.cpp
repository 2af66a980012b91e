// SPDX-License-Identifier: MIT
// reckon scan of pages that are turned by any angle, mirrored, or negatives.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

#include "app/cli/scan/degraded_test.hpp"
#include "app/cli/scan/scan_test.hpp"
#include "reckon/arith/effort_test.hpp"
#include "reckon/vision/paper.hpp"

namespace reckon::cli {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
using testing::IsEmpty;
using vision::Grey;

const std::vector<Words> kTurnedSheets = {
    {"--krypto", "4", "--calcrostic", "2", "--alphametic", "1"},
    {"--newspaper", "2", "--numbers", "2", "--krypto", "2"},
    {"--calcrostic", "3", "--paper", "letter"},
    {"--alphametic", "3", "--krypto", "3"}};

class TurnedScan : public ScanTest {
 protected:
  Sheet sheet_of(std::uint64_t seed) const {
    Words words = kTurnedSheets[seed % kTurnedSheets.size()];
    words.insert(words.end(), {"--seed", std::to_string(seed)});
    return sheet(words);
  }
  Json scanned(const Grey& picture) const {
    write(picture, file("turned.png"));
    const Outcome outcome = run({"scan", file("turned.png"), "--json"});
    EXPECT_LE(outcome.status, 1) << outcome.err;
    return outcome.json();
  }
  // The texts of the certain puzzles, in alphabetical order; turned pages have another order.
  static std::vector<std::string> certain_in(const Json& answer) {
    std::vector<std::string> texts;
    for (const Json& puzzle : answer["puzzles"]) {
      if (puzzle["certain"] == true) texts.push_back(tokens_of(puzzle["text"]));
    }
    std::ranges::sort(texts);
    return texts;
  }
};

Grey turned(const Grey& page, double degrees) {
  SplitMix64 none(0);
  return degraded(page, {.degrees = degrees}, none);
}

// RECKON_TURNED pages: the certain puzzles are those of the upright page, but for one in a hundred.
TEST_F(TurnedScan, ReadsAPageTurnedByAnyAngle) {
  const std::uint64_t count = count_of("RECKON_TURNED", effort(5, 1));
  std::size_t upright = 0;
  std::size_t read = 0;
  std::uint64_t pages = 0;
  for (std::uint64_t seed = 1; pages < count; ++seed) {
    SplitMix64 random(seed);
    const Sheet page = sheet_of(seed);
    std::vector<std::string> printed;
    for (const Json& puzzle : page.puzzles) printed.push_back(tokens_of(puzzle["puzzle"]));
    std::ranges::sort(printed);
    for (const std::string& name : page.pages) {
      const double degrees = pages < 3 ? 90 * static_cast<double>(pages + 1)
                                       : static_cast<double>(random.below(3600)) / 10;
      SCOPED_TRACE("seed " + std::to_string(seed) + ", degrees " + std::to_string(degrees));
      ++pages;
      const Grey picture = picture_in(name);
      const auto truth = certain_in(scanned(picture));
      const auto found = certain_in(scanned(turned(picture, degrees)));
      upright += truth.size();
      read += found.size();
      EXPECT_TRUE(std::ranges::includes(printed, found));
      if (found.size() != truth.size()) {
        std::cout << "seed " << seed << ", " << degrees << " degrees: " << found.size() << " of "
                  << truth.size() << "\n";
      }
    }
  }
  std::cout << read << " of " << upright << " puzzles certain\n";
  EXPECT_LE(100 * upright, 100 * read + upright);
}

TEST_F(TurnedScan, NamesMirroredPagesAndNegatives) {
  const Grey page = picture_in(sheet_of(4).pages[0]);
  const std::size_t puzzles = scanned(page)["puzzles"].size();
  for (const double degrees : effort(std::vector{203.0, 0.0}, std::vector{203.0})) {
    const Grey mirror = vision::mirrored(turned(page, degrees));
    const Grey negative = vision::negative_of(turned(page, degrees));
    for (const auto& [picture, name] : {std::pair(mirror, "mirrored"), {negative, "negative"}}) {
      SCOPED_TRACE(name + std::to_string(degrees));
      const Json answer = scanned(picture);
      EXPECT_EQ(answer.at("reversal"), name);
      EXPECT_THAT(answer["puzzles"], IsEmpty());
      EXPECT_EQ(answer["unread"].size(), puzzles);
      const Outcome outcome = run({"scan", file("turned.png")});
      EXPECT_EQ(outcome.status, 1);
      EXPECT_THAT(outcome.out, HasSubstr(name));
    }
  }
  if (kSanitized) return;
  const Json both = scanned(vision::negative_of(vision::mirrored(page)));
  EXPECT_EQ(both.at("reversal"), "mirrored negative");
}

}  // namespace
}  // namespace reckon::cli
