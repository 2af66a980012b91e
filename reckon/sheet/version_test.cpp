// SPDX-License-Identifier: MIT
#include "reckon/sheet/version.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "reckon/kinds/code.hpp"
#include "reckon/kinds/entries_test.hpp"
#include "reckon/letters/layout.hpp"
#include "reckon/sheet/versions_test.hpp"

namespace reckon::sheet {
namespace {

using kinds::Entry;
using kinds::HandPuzzle;
using kinds::Kind;

Entry entry_of_code(const std::string& code) {
  krypto::Solver solver;
  return *entry_of(solver, *kinds::puzzle_of(code));
}

// The common part of all versions of a sheet, place by place: kind and level, and in any order the
// classes.
std::vector<std::pair<Kind, std::optional<int>>> course_of(const std::vector<Entry>& entries) {
  std::vector<std::pair<Kind, std::optional<int>>> course;
  for (const Entry& entry : entries) {
    course.emplace_back(kind_of(entry.puzzle), entry.solved.level);
  }
  return course;
}

TEST(Version, HasTheSameClassesAtTheSameLevels) {
  constexpr std::uint64_t kSeed = 20261125;
  krypto::Solver solver;
  for (std::uint64_t round = 0; round < 6; ++round) {
    SCOPED_TRACE("seed " + std::to_string(kSeed + round));
    const std::vector<Entry> sheet = kinds::random_entries(kSeed + round, 12);
    for (std::uint64_t version = 2; version <= kMostVersions; ++version) {
      const std::vector<Entry> other = version_of(solver, sheet, version);
      EXPECT_EQ(course_of(other), course_of(sheet));
      EXPECT_EQ(classes_of(other), classes_of(sheet));
      EXPECT_EQ(codes_of(other), codes_of(version_of(solver, sheet, version)));
      // Each entry is the one of its code, solved and graded again.
      for (const Entry& entry : other) {
        const Entry again = entry_of_code(entry.code);
        EXPECT_EQ(again.puzzle, entry.puzzle);
        EXPECT_EQ(again.solved.level, entry.solved.level);
      }
    }
  }
}

TEST(Version, ChangesNearlyAllHandsGridsAndSums) {
  krypto::Solver solver;
  std::map<Kind, int> all;
  std::map<Kind, int> changed;
  for (const Entry& entry : kinds::random_entries(7, 80)) {
    const Kind kind = kind_of(entry.puzzle);
    // Equal cards, and single ones, have one order.
    const auto* const hand = std::get_if<HandPuzzle>(&entry.puzzle);
    if (hand != nullptr && std::ranges::count(hand->hand.cards(), hand->hand.cards()[0]) ==
                               std::ssize(hand->hand.cards())) {
      continue;
    }
    ++all[kind];
    const std::vector<Entry> other = version_of(solver, {&entry, 1}, 2);
    if (other.front().code != entry.code) ++changed[kind];
  }
  EXPECT_GT(all[Kind::krypto], 5);
  EXPECT_EQ(changed[Kind::krypto], all[Kind::krypto]);
  EXPECT_GT(all[Kind::calcrostic], 5);
  EXPECT_EQ(changed[Kind::calcrostic], all[Kind::calcrostic]);
  EXPECT_GT(all[Kind::newspaper], 5);
  EXPECT_GE(changed[Kind::newspaper] * 3, all[Kind::newspaper] * 2);
  EXPECT_EQ(changed[Kind::numbers], 0);
}

TEST(Version, HasTheCardsOfAHandInAnotherOrder) {
  krypto::Solver solver;
  const Entry hand = entry_of_code("K5762-9E8G0");  // 7 6 2 9 14 : 8
  const std::vector<Entry> other = version_of(solver, {&hand, 1}, 2);
  const auto cards = [](const Entry& entry) {
    return std::get<HandPuzzle>(entry.puzzle).hand.cards();
  };
  EXPECT_NE(cards(other.front()), cards(hand));
  EXPECT_THAT(cards(other.front()), testing::UnorderedElementsAre(7, 6, 2, 9, 14));
}

TEST(Version, HasTheAddendsOfASumInAnotherOrder) {
  krypto::Solver solver;
  const Entry sum = entry_of_code("AJ1CQ-6RR0N-E6KM4-NANNA-QTMYP-G3QC");
  ASSERT_EQ(to_text(sum.puzzle), "GRASS + PIANO = PEPPER");
  const std::vector<Entry> other = version_of(solver, {&sum, 1}, 2);
  EXPECT_EQ(to_text(other.front().puzzle), "PIANO + GRASS = PEPPER");
}

// Version B of a sheet as it was given out when version 1 of the grading of alphametics was the
// latest: its first three puzzles had one level.
TEST(Version, IsAsItWasGivenOutByTheFirstGrading) {
  krypto::Solver solver;
  std::vector<Entry> sheet;
  for (const std::string code : {"A0QJ3-KT2AV", "A0WY2-QV1E7", "AH1JE-HG0RJ-EHA4B-QEAK9-PVYXJ-21E",
                                 "AFSA6-0SQ6E-K4RJE-HAKQG-WQ24J"}) {
    sheet.push_back(entry_of_code(code));
  }
  const std::vector<std::string> given_out = {"A0WY2-QV1E7", "AH1RJ-EHA0J-EHG4B-QEAK9-PGYVN-3DJ",
                                              "A0QJ3-KT2AV", "AFSQ6-EK0SA-64RJE-HAVSR-HW2CQ"};
  EXPECT_EQ(codes_of(version_of(solver, sheet, 2, Grading::former)), given_out);
  const std::vector<Entry> latest = version_of(solver, sheet, 2);
  EXPECT_NE(codes_of(latest), given_out);
  EXPECT_EQ(course_of(latest), course_of(sheet));
}

// The same of hands, when version 2 of their grading was the latest.
TEST(Version, OfHandsIsAsItWasGivenOut) {
  krypto::Solver solver;
  std::vector<Entry> sheet;
  for (const std::string code :
       {"K5964-3115G", "K5818-H167B-F", "K5B2A-F3A54", "K594D-1R17N-W", "K576K-1C86V-J",
        "K5828-AE3NE", "K5D7S-195AD-M", "K59Q1-77M12-SS", "K5768-AQ1BX-P", "K5F62-96S11-3",
        "K5N1K-1F7H1-4S7", "K5J1C-P1B6G-1VG"}) {
    sheet.push_back(entry_of_code(code));
  }
  const std::vector<std::string> given_out = {
      "K5186-H187W-Q", "K5FA2-B3AVT",    "K5196-4318Q",     "K5876-K1C6S-E",
      "K5D49-R117S-3", "K57D5-9S1AT-X",  "K58AE-823XG",     "K567Q-1A8BX-M",
      "K526F-69S13-W", "K577M-19Q12-XH", "K5B6J-1CP1G-1Y4", "K57FK-1N1H1-4R6"};
  EXPECT_EQ(codes_of(version_of(solver, sheet, 2, Grading::former)), given_out);
  EXPECT_NE(codes_of(version_of(solver, sheet, 2)), given_out);
  // When version 3 was the latest.
  const std::vector<std::string> given_out_later = {
      "K5186-H187W-Q", "K5FA2-B3AVT",    "K5196-4318Q",     "K5876-K1C6S-E",
      "K5D49-R117S-3", "K5Q19-M1772-4A", "K58AE-823XG",     "K57S1-95DAV-K",
      "K526F-69S13-W", "K58AQ-176BQ-2",  "K5B6J-1CP1G-1Y4", "K57FK-1N1H1-4R6"};
  EXPECT_EQ(codes_of(version_of(solver, sheet, 2, Grading::given_out)), given_out_later);
}

TEST(Version, MovesNeighboursOfOneLevelAlone) {
  krypto::Solver solver;
  std::vector<Entry> hands;
  for (std::uint64_t seed = 0; hands.size() < 4; ++seed) {
    auto entry =
        entry_of(solver, HandPuzzle{.hand = krypto::Dealer(krypto::Deck::cards56, seed).deal()});
    if (entry && entry->solved.level == 2) hands.push_back(*std::move(entry));
  }
  const std::vector<Entry> other = version_of(solver, hands, 3);
  for (std::size_t i = 0; i < hands.size(); ++i) {
    EXPECT_NE(class_of(other[i].puzzle), class_of(hands[i].puzzle)) << i;
  }
  const std::vector<Entry> none;
  EXPECT_TRUE(version_of(solver, none, 2).empty());
}

}  // namespace
}  // namespace reckon::sheet
