// reckon scan
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/run_program_test.hpp"
#include "app/images/degraded_test.hpp"
#include "app/images/grey.hpp"
#include "app/json/schema_faults_test.hpp"
#include "reckon/arith/effort_test.hpp"

namespace reckon::cli {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

class Scan : public FolderTest {
 protected:
  // The pages of a sheet as they are printed at 150 dots an inch, and what stands on them.
  struct Sheet {
    Json puzzles;
    std::vector<std::string> pages;
  };
  Sheet sheet(Words words, const std::string& dots = "150") const {
    words.insert(words.begin(), "sheet");
    words.insert(words.end(), {"--answers", "none", "--json", "-o", file("s.pdf")});
    const Outcome made = run(words);
    EXPECT_EQ(made.status, 0) << made.err;
    for (const std::string& name : files()) {
      if (name.starts_with("page")) std::filesystem::remove(file(name));
    }
    const Outcome drawn =
        run({"-r", dots, "-gray", "-png", file("s.pdf"), file("page")}, {}, "pdftoppm");
    EXPECT_EQ(drawn.status, 0) << drawn.err;
    Sheet sheet{.puzzles = made.json()["puzzles"], .pages = {}};
    for (const std::string& name : files()) {
      if (name.starts_with("page")) sheet.pages.push_back(file(name));
    }
    return sheet;
  }

  static vision::Grey picture_in(const std::string& name) {
    auto reader = images::PngReader::open({std::fopen(name.c_str(), "rb"), &std::fclose});
    return images::grey_of(*reader).value();
  }
  static void write(const vision::Grey& picture, const std::string& name) {
    auto writer = images::PngWriter::make({.rows = picture.rows(), .columns = picture.columns()});
    for (std::size_t r = 0; r < picture.rows(); ++r) {
      EXPECT_TRUE(writer->write(picture.row(r)));
    }
    std::ofstream(name, std::ios::binary) << writer->take_bytes();
  }
};

// Without blanks at the ends of lines, and dots where nothing stands.
std::string tokens_of(const std::string& text) {
  std::istringstream stream(text);
  std::string words;
  for (std::string word; stream >> word;) {
    if (word != ".") words += word + ' ';
  }
  return words;
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
  EXPECT_EQ(json::faults(json::schema_text("scan"), outcome.json()), "");
  EXPECT_EQ(found[0]["kind"], "hand");
  EXPECT_EQ(found[0]["solution"], "(14 - 5 - 9) * 25 + 3");
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

std::uint64_t count_of_scans() {
  const char* const told = std::getenv("RECKON_SCANS");
  constexpr std::uint64_t kSome = effort(6, 1);
  return told == nullptr ? kSome : std::stoull(told);
}

// Most puzzles of harmed pages are read without a mistake, and what is certain is always right. As
// many sheets as RECKON_SCANS says.
TEST_F(Scan, ReadsHarmedPages) {
  const std::vector<Words> kinds = {{"--calcrostic", "4"},
                                    {"--krypto", "6", "--rules", "international"},
                                    {"--newspaper", "2", "--rows", "4", "--columns", "5"},
                                    {"--newspaper", "3", "--lang", "fr"},
                                    {"--numbers", "2", "--calcrostic", "2", "--paper", "letter"},
                                    {"--krypto", "4", "--calcrostic", "1", "--large"}};
  std::size_t puzzles = 0;
  std::size_t right = 0;
  std::size_t certain = 0;
  const std::uint64_t count = count_of_scans();
  for (std::uint64_t seed = 1; seed <= count; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    SplitMix64 random(seed);
    Words words = kinds[seed % kinds.size()];
    words.insert(words.end(), {"--seed", std::to_string(seed)});
    const Sheet page = sheet(words);
    // Pages are read in order, and puzzles on them too.
    std::vector<Json> found;
    for (const std::string& name : page.pages) {
      const images::Harm harm = images::random_harm(random);
      write(images::degraded(picture_in(name), harm, random), file("harmed.png"));
      const Outcome outcome = run({"scan", file("harmed.png"), "--json"});
      ASSERT_LE(outcome.status, 1) << outcome.err;
      const Json answer = outcome.json();
      for (const Json& item : answer["puzzles"]) found.push_back(item);
    }
    puzzles += page.puzzles.size();
    std::vector<std::string> truth;
    for (const Json& puzzle : page.puzzles) truth.push_back(tokens_of(puzzle["puzzle"]));
    for (const Json& item : found) {
      const auto same = std::ranges::find(truth, tokens_of(item["text"]));
      const bool is_right = same != truth.end();
      if (is_right) {
        ++right;
        truth.erase(truth.begin(), same + 1);
      }
      if (item["certain"] == true) {
        ++certain;
        EXPECT_TRUE(is_right) << item;
      }
    }
  }
  std::cout << right << " of " << puzzles << " puzzles right, " << certain << " certain\n";
  EXPECT_GE(100 * right, 95 * puzzles);
  EXPECT_GE(100 * certain, 90 * puzzles);
}

TEST_F(Scan, SaysWhatItCouldNotRead) {
  // Too small to be read.
  const Sheet page = sheet({"--calcrostic", "2", "--seed", "3"}, "50");
  const Outcome outcome = run({"scan", page.pages[0]});
  EXPECT_EQ(outcome.status, 1) << outcome.out;
  EXPECT_THAT(outcome.out, HasSubstr("not certain"));
  EXPECT_THAT(outcome.out, HasSubstr(": may be "));
  for (const std::string& line : outcome.lines()) {
    EXPECT_TRUE(line.empty() || line.starts_with('#')) << outcome.out;
  }
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
  // Too small for anything, and as wide as can be.
  constexpr int kLong = effort(20'000, 2'000);
  for (const auto& [rows, columns] : {std::pair(1, 1), {1, kLong}, {kLong, 31}}) {
    write(vision::Grey(static_cast<std::size_t>(rows), static_cast<std::size_t>(columns), 9),
          file("odd.png"));
    EXPECT_EQ(run({"scan", file("odd.png")}).status, 1) << rows << " x " << columns;
  }
}

}  // namespace
}  // namespace reckon::cli
