// SPDX-License-Identifier: MIT
// reckon scan
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/scan/degraded_test.hpp"
#include "app/cli/scan/scan_test.hpp"
#include "app/testing/schema_faults_test.hpp"
#include "reckon/arith/effort_test.hpp"
#include "reckon/vision/parts.hpp"

namespace reckon::cli {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

std::uint64_t count_of_scans() { return count_of("RECKON_SCANS", effort(6, 1)); }

// The number of puzzles, how many of them were read correctly, and how many were certain.
struct Tally {
  std::size_t puzzles = 0;
  std::size_t right = 0;
  std::size_t certain = 0;
};

const std::vector<Words> kGridsAndHands = {
    {"--calcrostic", "4"},
    {"--krypto", "6", "--rules", "international"},
    {"--newspaper", "2", "--rows", "4", "--columns", "5"},
    {"--newspaper", "3", "--lang", "fr"},
    {"--numbers", "2", "--calcrostic", "2", "--paper", "letter"},
    {"--krypto", "4", "--calcrostic", "1", "--large"},
    {"--24", "2", "--countdown", "4", "--own", "2", "--cards", "3"}};
const std::vector<Words> kAlphametics = {
    {"--alphametic", "6"},
    {"--alphametic", "4", "--lang", "fr", "--paper", "letter"},
    {"--alphametic", "2", "--calcrostic", "2", "--krypto", "2"},
    {"--alphametic", "2", "--large"}};

class Scan : public ScanTest {
 protected:
  // Reads RECKON_SCANS sheets. Certain results are always right.
  Tally tally_of(const std::vector<Words>& kinds,
                 const std::function<Harm(SplitMix64&)>& random_harm) const {
    Tally tally;
    const std::uint64_t count = count_of_scans();
    for (std::uint64_t seed = 1; seed <= count; ++seed) {
      SCOPED_TRACE("seed " + std::to_string(seed));
      SplitMix64 random(seed);
      Words words = kinds[seed % kinds.size()];
      words.insert(words.end(), {"--seed", std::to_string(seed)});
      const Sheet page = sheet(words);
      tally.puzzles += page.puzzles.size();
      std::vector<std::string> truth;
      for (const Json& puzzle : page.puzzles) truth.push_back(tokens_of(puzzle["puzzle"]));
      // Pages are read in order, and so are the puzzles on them.
      for (const std::string& name : page.pages) {
        write(degraded(picture_in(name), random_harm(random), random), file("harmed.png"));
        const Outcome outcome = run({"scan", file("harmed.png"), "--json"});
        EXPECT_LE(outcome.status, 1) << outcome.err;
        const Json answer = outcome.json();
        for (const Json& item : answer["puzzles"]) {
          const auto same = std::ranges::find(truth, tokens_of(item["text"]));
          const bool is_right = same != truth.end();
          if (is_right) {
            ++tally.right;
            truth.erase(truth.begin(), same + 1);
          }
          if (item["certain"] == false) continue;
          ++tally.certain;
          EXPECT_TRUE(is_right) << item;
        }
      }
    }
    std::cout << tally.right << " of " << tally.puzzles << " puzzles right, " << tally.certain
              << " certain\n";
    return tally;
  }
};

TEST_F(Scan, ReadsHandsOfAllGames) {
  for (const std::string cards : {"3", "6", "7"}) {
    const Sheet page =
        sheet({"--24", "2", "--countdown", "3", "--own", "2", "--cards", cards, "--seed", cards});
    ASSERT_EQ(page.pages.size(), 1);
    const Json found = run({"scan", page.pages[0], "--json"}).json()["puzzles"];
    ASSERT_EQ(found.size(), page.puzzles.size()) << found;
    for (std::size_t i = 0; i < found.size(); ++i) {
      EXPECT_EQ(found[i]["certain"], true) << found[i];
      // Without its code, a hand is read for certain by two readers.
      EXPECT_EQ(found[i].value("code", page.puzzles[i]["code"]), page.puzzles[i]["code"]);
      EXPECT_EQ(tokens_of(found[i]["text"]), tokens_of(page.puzzles[i]["puzzle"]));
    }
  }
}

// Without a code, a card that has lost a figure looks like one with fewer.
TEST_F(Scan, IsNotCertainOfACardWithACoveredFigure) {
  const Sheet page = sheet({"--krypto", "2", "--seed", "5"});
  ASSERT_EQ(page.pages.size(), 1);
  const vision::Grey picture = picture_in(page.pages[0]);
  const auto covered = [](vision::Grey& grey, const vision::Rectangle& box) {
    for (std::size_t row = box.top; row < box.bottom; ++row) {
      for (std::size_t column = box.left; column < box.right; ++column) grey(row, column) = 255;
    }
  };
  const Json puzzles = run({"scan", page.pages[0], "--json"}).json()["puzzles"];
  ASSERT_EQ(puzzles.size(), 2);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const auto side = [&](const char* name) {
      return puzzles[i]["place"][name].get<std::size_t>();
    };
    for (std::size_t left = side("left"); left < side("right"); left += effort(9U, 27U)) {
      vision::Grey harmed = picture;
      const std::size_t below = side("bottom");
      covered(harmed, {.top = below + 2,
                       .left = side("left") - 110,
                       .bottom = below + 85,
                       .right = side("right") + 200});
      covered(harmed,
              {.top = side("top") + 8, .left = left, .bottom = below - 7, .right = left + 22});
      write(harmed, file("harmed.png"));
      for (const Json& found : run({"scan", file("harmed.png"), "--json"}).json()["puzzles"]) {
        if (found["certain"] == false) continue;
        EXPECT_TRUE(std::ranges::any_of(page.puzzles, [&](const Json& truth) {
          return tokens_of(found["text"]) == tokens_of(truth["puzzle"]);
        })) << found;
      }
    }
  }
}

// Letters with their digits stand below solved grids, each with an equals sign.
TEST_F(Scan, ReadsEachGridOfAPageOfAnswersOnce) {
  const Sheet page = sheet({"--calcrostic", "3", "--newspaper", "2", "--seed", "3"}, "150", "only");
  ASSERT_EQ(page.pages.size(), 1);
  const Json found = run({"scan", page.pages[0], "--json"}).json()["puzzles"];
  EXPECT_FALSE(found.empty());
  for (std::size_t i = 0; i < found.size(); ++i) {
    const auto has_this_text = [&](const Json& other) { return other["text"] == found[i]["text"]; };
    EXPECT_EQ(std::ranges::count_if(found, has_this_text), 1) << found[i];
  }
}

TEST_F(Scan, ReadsASheetAndSolvesIt) {
  const Sheet page =
      sheet({"--krypto", "1", "--calcrostic", "1", "--newspaper", "1", "--seed", "1"});
  ASSERT_EQ(page.pages.size(), 1);
  const Outcome outcome = run({"scan", page.pages[0], "--solve", "--json"});
  EXPECT_EQ(outcome.status, 0) << outcome.err << outcome.out;
  const Json found = outcome.json()["puzzles"];
  ASSERT_EQ(found.size(), page.puzzles.size()) << outcome.out;
  for (std::size_t i = 0; i < found.size(); ++i) {
    SCOPED_TRACE(found[i].dump());
    EXPECT_EQ(found[i]["certain"], true);
    EXPECT_EQ(found[i]["code"], page.puzzles[i]["code"]);
    EXPECT_EQ(tokens_of(found[i]["text"]), tokens_of(page.puzzles[i]["puzzle"]));
    EXPECT_THAT(found[i]["doubts"], IsEmpty());
  }
  EXPECT_EQ(answers::faults(answers::schema_text("scan"), outcome.json()), "");
  EXPECT_EQ(found[0]["kind"], "hand");
  EXPECT_EQ(found[0]["solution"], "8 - 3 + (7 - 7) * 6");
  EXPECT_EQ(found[1]["solution"]["letters"]["A"], 1);
  EXPECT_EQ(tokens_of(found[1]["solution"]["grid"]), tokens_of(page.puzzles[1]["solution"]));
  EXPECT_EQ(tokens_of(found[2]["solution"]["grid"]), tokens_of(page.puzzles[2]["solution"]));
}

TEST_F(Scan, WhatIsPrintedIsAFileOfPuzzles) {
  const Sheet page = sheet({"--calcrostic", "2", "--seed", "3"});
  const Outcome outcome = run({"scan", page.pages[0], "--solve"});
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_THAT(outcome.out, StartsWith("# 1. certain [C"));
  const Outcome solved = run({"calcrostic", "solve", "-", "--json"}, outcome.out);
  EXPECT_EQ(solved.status, 0) << solved.err << outcome.out;
  EXPECT_EQ(solved.json()["puzzles"].size(), 2);
}

// Most puzzles of distorted pages are read correctly, and certain results are always right.
TEST_F(Scan, ReadsHarmedPages) {
  const Tally tally = tally_of(kGridsAndHands, random_harm);
  EXPECT_GE(100 * tally.right, 95 * tally.puzzles);
  EXPECT_GE(100 * tally.certain, 90 * tally.puzzles);
}

TEST_F(Scan, ReadsPagesSeenFromTheSide) {
  const Tally tally = tally_of(kGridsAndHands, random_harm_from_the_side);
  EXPECT_GE(100 * tally.right, 95 * tally.puzzles);
  EXPECT_GE(100 * tally.certain, 90 * tally.puzzles);
}

TEST_F(Scan, ReadsHarmedAlphametics) {
  const Tally tally = tally_of(kAlphametics, random_harm);
  EXPECT_GE(100 * tally.right, 95 * tally.puzzles);
  EXPECT_GE(100 * tally.certain, 90 * tally.puzzles);
}

TEST_F(Scan, ReadsAlphameticsSeenFromTheSide) {
  const Tally tally = tally_of(kAlphametics, random_harm_from_the_side);
  EXPECT_GE(100 * tally.right, 95 * tally.puzzles);
  EXPECT_GE(100 * tally.certain, 85 * tally.puzzles);
}

// Without its code, a multiplication is certain if both readers agree; with one letter covered, it
// is not.
TEST_F(Scan, ReadsAlphameticsWithoutTheirCodes) {
  const Sheet page = sheet({"--alphametic", "4", "--seed", "5"});
  const vision::Grey clean = picture_in(page.pages[0]);
  write(clean, file("clean.png"));
  const Json truth = run({"scan", file("clean.png"), "--solve", "--json"}).json()["puzzles"];
  ASSERT_EQ(truth.size(), 4);
  const auto painted = [&](const std::function<vision::Rectangle(const Json&)>& place) {
    vision::Grey picture = clean;
    for (const Json& puzzle : truth) {
      const vision::Rectangle box = place(puzzle["place"]);
      for (std::size_t r = box.top; r < box.bottom; ++r) {
        for (std::size_t c = box.left; c < box.right; ++c) picture.row(r)[c] = 255;
      }
    }
    write(picture, file("painted.png"));
    return run({"scan", file("painted.png"), "--json"}).json();
  };
  const auto code_of = [](const Json& place) {
    const auto bottom = place["bottom"].get<std::size_t>();
    const auto left = place["left"].get<std::size_t>();
    return vision::Rectangle{
        .top = bottom + 4, .left = left, .bottom = bottom + 60, .right = left + 500};
  };
  const Json uncoded = painted(code_of);
  ASSERT_EQ(uncoded["puzzles"].size(), 4) << uncoded;
  for (std::size_t i = 0; i < 4; ++i) {
    const Json& found = uncoded["puzzles"][i];
    EXPECT_EQ(found["kind"], "alphametic");
    // Words may differ; default letters appear in order.
    const bool is_drawn = found["text"].get<std::string>().contains("--");
    EXPECT_EQ(found["certain"], is_drawn) << found;
    EXPECT_FALSE(found.contains("code"));
    EXPECT_EQ(tokens_of(found["text"]), tokens_of(truth[i]["text"]));
    EXPECT_EQ(tokens_of(truth[i]["solution"]["text"]), tokens_of(page.puzzles[i]["solution"]));
  }
  // A part of the upper right, where the first number ends.
  const Json uncertain = painted([](const Json& place) {
    const auto top = place["top"].get<std::size_t>();
    const auto right = place["right"].get<std::size_t>();
    return vision::Rectangle{.top = top - 4,
                             .left = place["left"].get<std::size_t>(),
                             .bottom = top + 14,
                             .right = right};
  });
  for (const Json& found : uncertain["puzzles"]) EXPECT_EQ(found["certain"], false) << found;
}

// Paints grey or white over the print.
void blot(vision::Grey& picture, std::size_t row, std::size_t column, std::size_t radius,
          std::uint8_t grey) {
  const auto square = [](std::size_t a, std::size_t b) { return (a - b) * (a - b); };
  for (std::size_t r = row - radius; r <= row + radius; ++r) {
    for (std::size_t c = column - radius; c <= column + radius; ++c) {
      if (square(r, row) + square(c, column) <= radius * radius) picture.row(r)[c] = grey;
    }
  }
}

// Blots hide characters, or make them look like others: the code identifies the puzzle.
class BlottedScan : public ScanTest {
 protected:
  // Reads RECKON_BLOTS sheets with three puzzles each, with blots on each puzzle.
  void expect_no_mistakes(Words words) const {
    words.insert(words.end(), {"--seed", ""});
    const std::uint64_t count = count_of("RECKON_BLOTS", effort(20, 3));
    std::size_t certain = 0;
    for (std::uint64_t seed = 1; seed <= count; ++seed) {
      SCOPED_TRACE(seed);
      words.back() = std::to_string(seed);
      const Sheet page = sheet(words);
      const vision::Grey clean = picture_in(page.pages[0]);
      write(clean, file("clean.png"));
      const Json truth = run({"scan", file("clean.png"), "--json"}).json()["puzzles"];
      ASSERT_EQ(truth.size(), 3);
      SplitMix64 random(seed);
      vision::Grey blotted = clean;
      for (const Json& puzzle : truth) {
        const auto between = [&](const char* first, const char* last) {
          const auto from = puzzle["place"][first].get<std::size_t>();
          return from + random.below(puzzle["place"][last].get<std::size_t>() - from);
        };
        for (int i = 0; i < 3; ++i) {
          const auto radius = 3 + random.below(7);
          const auto grey = static_cast<std::uint8_t>(random.below(256));
          blot(blotted, between("top", "bottom"), between("left", "right"), radius, grey);
        }
      }
      write(blotted, file("blotted.png"));
      const Json answer = run({"scan", file("blotted.png"), "--json"}).json();
      for (const Json& found : answer["puzzles"]) {
        if (found["certain"] == false) continue;
        ++certain;
        EXPECT_TRUE(std::ranges::any_of(truth, [&](const Json& one) {
          return tokens_of(one["text"]) == tokens_of(found["text"]);
        })) << found;
      }
    }
    std::cout << certain << " of " << 3 * count << " puzzles certain\n";
  }
};

TEST_F(BlottedScan, DoesNotMislead) { expect_no_mistakes({"--krypto", "2", "--calcrostic", "1"}); }

TEST_F(BlottedScan, DoesNotMisleadAboutAlphametics) { expect_no_mistakes({"--alphametic", "3"}); }

TEST_F(Scan, SaysWhatItCouldNotRead) {
  // Too small to read.
  const Sheet page = sheet({"--calcrostic", "2", "--seed", "3"}, "40");
  const Outcome outcome = run({"scan", page.pages[0]});
  EXPECT_EQ(outcome.status, 1) << outcome.out;
  EXPECT_THAT(outcome.out, HasSubstr("not certain"));
  EXPECT_THAT(outcome.out, HasSubstr(": may be "));
  for (const std::string& line : outcome.lines()) {
    EXPECT_TRUE(line.empty() || line.starts_with('#')) << outcome.out;
  }
}

TEST_F(Scan, NeedsTheSecondReaderOnlyForWhatIsNotClear) {
  setenv("TESSDATA_PREFIX", "/no/such/folder", 1);
  const Outcome clear = run({"scan", sheet({"--krypto", "2", "--seed", "3"}).pages[0]});
  const Outcome unclear = run({"scan", sheet({"--calcrostic", "2", "--seed", "3"}, "40").pages[0]});
  unsetenv("TESSDATA_PREFIX");
  EXPECT_EQ(clear.status, 0) << clear.err;
  EXPECT_EQ(clear.lines()[0], "# 1. certain [K5828-929MV]");
  EXPECT_EQ(unclear.status, 3);
  EXPECT_THAT(unclear.err, HasSubstr("install tesseract-ocr-eng"));
  EXPECT_THAT(unclear.out, IsEmpty());
}

TEST_F(Scan, RefusesWhatIsNoPicture) {
  for (const std::string name : {"/dev/null", RECKON_SOURCE_DIR "/README.md", "/no/such.png"}) {
    const Outcome outcome = run({"scan", name});
    EXPECT_EQ(outcome.status, 2) << name;
    EXPECT_THAT(outcome.err, HasSubstr(name));
    EXPECT_THAT(outcome.out, IsEmpty());
  }
  write(vision::Grey(40, 30, 255), file("empty.png"));
  const Outcome empty = run({"scan", file("empty.png")});
  EXPECT_EQ(empty.status, 1);
  EXPECT_THAT(empty.err, HasSubstr("no puzzle was found"));
  EXPECT_THAT(run({"scan", file("empty.png"), "--json"}).json()["puzzles"], IsEmpty());
  // Too small for anything, and as wide as possible.
  constexpr int kLong = effort(20'000, 2'000);
  for (const auto& [rows, columns] : {std::pair(1, 1), {1, kLong}, {kLong, 31}}) {
    write(vision::Grey(static_cast<std::size_t>(rows), static_cast<std::size_t>(columns), 9),
          file("odd.png"));
    EXPECT_EQ(run({"scan", file("odd.png")}).status, 1) << rows << " x " << columns;
  }
}

}  // namespace
}  // namespace reckon::cli
