// SPDX-License-Identifier: MIT
// reckon sheet --mark: sheets of puzzles from the bank.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "app/testing/run_program_test.hpp"

namespace reckon::cli {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class SheetOfBank : public FolderTest {
 protected:
  Outcome bank(Words words) const { return with_bank("bank", std::move(words)); }
  Outcome sheet(Words words) const { return with_bank("sheet", std::move(words)); }
  void fill(const std::string& kind, const std::string& count,
            const std::string& levels = "1-4") const {
    ASSERT_EQ(
        bank({"fill", "--kind", kind, "--count", count, "--difficulty", levels, "--seed", "1"})
            .status,
        0);
  }
  std::size_t unused() const {
    return bank({"find", "--unused", "--json"}).json()["puzzles"].size();
  }

 private:
  Outcome with_bank(const std::string& command, Words words) const {
    words.insert(words.begin(), command);
    words.insert(words.end(), {"--bank", file("bank.sqlite")});
    return run(words);
  }
};

TEST_F(SheetOfBank, HasPuzzlesThatNobodyWasGiven) {
  fill("krypto", "40");
  fill("calcrostic", "60");
  fill("newspaper", "2", "1");
  ASSERT_EQ(bank({"fill", "--kind", "numbers", "--count", "2"}).status, 0);
  const std::size_t all = unused();
  std::set<std::string> codes;
  for (const std::string name : {"grade 5", "grade 6"}) {
    const Outcome outcome =
        sheet({"--krypto", "2", "--calcrostic", "4", "--newspaper", "1", "--numbers", "1",
               "--difficulty", "1-4", "--mark", name, "--json"});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    const auto document = outcome.json();
    EXPECT_TRUE(document["seed"].is_null());
    ASSERT_THAT(document["puzzles"], SizeIs(8));
    // As many of each kind as requested, with rising difficulty.
    const std::vector<std::pair<std::string, int>> expected = {
        {"krypto", 1},     {"krypto", 3},     {"calcrostic", 1}, {"calcrostic", 2},
        {"calcrostic", 3}, {"calcrostic", 4}, {"newspaper", 1},  {"numbers", 0}};
    for (std::size_t i = 0; i < expected.size(); ++i) {
      const auto& puzzle = document["puzzles"][i];
      EXPECT_EQ(puzzle["kind"], expected[i].first);
      EXPECT_EQ(puzzle["level"].is_null() ? 0 : puzzle["level"].get<int>(), expected[i].second);
      EXPECT_TRUE(codes.insert(puzzle["code"]).second) << puzzle["code"];
    }
    // Those that the bank reports as given out.
    const auto given = bank({"stats", "--json"}).json()["given_out"];
    EXPECT_EQ(given.back()["given_to"], name);
    EXPECT_EQ(given.back()["puzzles"], 8);
  }
  EXPECT_EQ(unused(), all - 16);
}

TEST_F(SheetOfBank, GivesOutNothingIfThereIsNoSheet) {
  fill("calcrostic", "10", "1");
  const Outcome many = sheet({"--calcrostic", "11", "--mark", "x"});
  EXPECT_EQ(many.status, 1);
  EXPECT_THAT(many.out, IsEmpty());
  EXPECT_THAT(many.err, HasSubstr("the bank has only "));
  const Outcome nowhere = sheet({"--calcrostic", "1", "--difficulty", "1", "--mark", "x", "-o",
                                 "/nowhere/to/be/found/a.pdf"});
  EXPECT_EQ(nowhere.status, 2);
  EXPECT_EQ(unused(), 10U);
}

TEST_F(SheetOfBank, NeedsSomebodyToBeGivenTo) {
  const Outcome outcome = sheet({"--calcrostic", "1"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("--bank requires --mark"));
  EXPECT_EQ(sheet({"--calcrostic", "1", "--mark", "x", "--seed", "1"}).status, 2);
  EXPECT_EQ(sheet({"--calcrostic", "1", "--mark", "x\ny"}).status, 2);
}

}  // namespace
}  // namespace reckon::cli
