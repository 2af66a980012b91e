// SPDX-License-Identifier: MIT
#include "reckon/sheet/unlike.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/random.hpp"
#include "reckon/kinds/code.hpp"
#include "reckon/kinds/entries_test.hpp"
#include "reckon/kinds/place.hpp"
#include "reckon/sheet/assignment.hpp"
#include "reckon/sheet/maker.hpp"
#include "reckon/sheet/version.hpp"
#include "reckon/sheet/versions_test.hpp"

namespace reckon::sheet {
namespace {

using kinds::Entry;
using kinds::GridPuzzle;
using kinds::HandPuzzle;
using kinds::Kind;

std::vector<Entry> sheet_of(const SheetOrder& order, std::uint64_t seed) {
  krypto::Solver solver;
  Maker maker(order, seed);
  std::vector<Entry> entries;
  while (entries.size() < order.total()) {
    entries.push_back(*entry_of(solver, *maker.next()));
  }
  return entries;
}

SheetOrder order_with(std::initializer_list<std::pair<Kind, std::uint64_t>> counts) {
  SheetOrder order;
  for (const auto& [kind, count] : counts) order.counts[static_cast<std::size_t>(kind)] = count;
  return order;
}

// The part of a neighbour's sheet that helps at the same number; empty if nothing does.
std::string seen_at(const Entry& one, const Entry& other) {
  const auto* const hand = std::get_if<HandPuzzle>(&one.puzzle);
  const auto* const other_hand = std::get_if<HandPuzzle>(&other.puzzle);
  if (hand != nullptr && other_hand != nullptr &&
      hand->hand.objective() == other_hand->hand.objective()) {
    return "the objective " + hand->hand.objective().to_text();
  }
  if (kinds::answer_text(one) == kinds::answer_text(other)) return kinds::answer_text(one);
  const auto* const grid = std::get_if<GridPuzzle>(&one.puzzle);
  const auto* const other_grid = std::get_if<GridPuzzle>(&other.puzzle);
  if (grid == nullptr || other_grid == nullptr) return "";
  if (letters_of(one.solved) == letters_of(other.solved)) return letters_of(one.solved);
  auto turned = grid->numbers;
  const std::size_t columns = grid->layout.columns;
  const std::size_t rows = grid->layout.rows;
  for (std::size_t i = 0; i < turned.size(); ++i) {
    turned[i % columns * rows + i / columns] = grid->numbers[i];
  }
  return turned == other_grid->numbers ? "transposed" : "";
}

void expect_unlike(const std::vector<std::vector<Entry>>& versions) {
  for (std::size_t one = 0; one < versions.size(); ++one) {
    EXPECT_EQ(classes_of(versions[one]), classes_of(versions[0]));
    for (std::size_t other = 0; other < one; ++other) {
      EXPECT_THAT(shared_places(versions[one], versions[other]), testing::IsEmpty());
      for (std::size_t i = 0; i < versions[one].size(); ++i) {
        EXPECT_EQ(seen_at(versions[one][i], versions[other][i]), "")
            << "versions " << other + 1 << " and " << one + 1 << ", number " << i + 1;
      }
    }
  }
}

// More with RECKON_SHEETS=1000.
std::uint64_t rounds() {
  // NOLINTNEXTLINE(concurrency-mt-unsafe): nothing sets it meanwhile.
  const char* const wanted = std::getenv("RECKON_SHEETS");
  return wanted != nullptr ? std::strtoull(wanted, nullptr, 10) : effort(20U, 3U);
}

// How many versions there can be: where three of seven hands have one objective, there are numbers
// for them in two versions, but not in three.
std::uint64_t versions_with_room(const std::vector<Entry>& sheet) {
  std::map<std::string, std::size_t> counts;
  std::size_t hands = 0;
  std::size_t most = 1;
  for (const Entry& entry : sheet) {
    const auto* const hand = std::get_if<HandPuzzle>(&entry.puzzle);
    if (hand == nullptr) continue;
    ++hands;
    most = std::max(most, ++counts[hand->hand.objective().to_text()]);
  }
  return std::min<std::uint64_t>(kMostVersions, hands / most);
}

// Sheets as they are ordered: some of each of some kinds, easy to hard.
TEST(UnlikeVersions, HaveNothingInCommonAtTheSameNumber) {
  constexpr std::uint64_t kSeed = 20261129;
  krypto::Solver solver;
  std::uint64_t possible = 0;
  for (std::uint64_t round = 0; round < rounds(); ++round) {
    SCOPED_TRACE("seed " + std::to_string(kSeed + round));
    SplitMix64 random(kSeed + round);
    SheetOrder order = order_with({{Kind::krypto, 6 + random.below(7)},
                                   {Kind::calcrostic, random.below(2) * (4 + random.below(3))},
                                   {Kind::newspaper, 4 * random.below(2)},
                                   {Kind::alphametic, 4 * random.below(2)}});
    order.levels.most = 2 + static_cast<int>(random.below(4));
    const auto sheet = sheet_of(order, random.next());
    const std::uint64_t count = versions_with_room(sheet);
    possible += count;
    const auto versions = unlike_versions(solver, sheet, count);
    ASSERT_EQ(versions.size(), count);
    EXPECT_EQ(codes_of(versions[0]), codes_of(sheet));
    expect_unlike(versions);
    // Levels of a kind: the same in all.
    for (const auto& version : versions) {
      std::map<std::pair<Kind, int>, int> counts;
      for (const Entry& entry : version) {
        ++counts[{kind_of(entry.puzzle), entry.solved.level.value_or(0)}];
      }
      for (const Entry& entry : sheet) {
        --counts[{kind_of(entry.puzzle), entry.solved.level.value_or(0)}];
      }
      for (const auto& [key, count] : counts) {
        EXPECT_TRUE(count == 0 || key.first == Kind::calcrostic) << name_of(key.first);
      }
    }
  }
  // Nearly always there is room for three.
  EXPECT_GE(possible, 3 * rounds());
}

TEST(UnlikeVersions, AreTheSameHoweverManyAreWanted) {
  krypto::Solver solver;
  const auto sheet = sheet_of(order_with({{Kind::krypto, 5}, {Kind::calcrostic, 3}}), 5);
  const auto all = unlike_versions(solver, sheet, 4);
  for (std::uint64_t count = 1; count < 4; ++count) {
    const auto some = unlike_versions(solver, sheet, count);
    ASSERT_EQ(some.size(), count);
    EXPECT_EQ(codes_of(some.back()), codes_of(all[count - 1]));
  }
}

// One hand among calcrostics cannot stay where it is; one calcrostic is turned.
TEST(UnlikeVersions, ChangeTheOrderOfPartsWhereOneIsTooSmall) {
  krypto::Solver solver;
  expect_unlike(unlike_versions(
      solver, sheet_of(order_with({{Kind::krypto, 1}, {Kind::calcrostic, 4}}), 1), 2));
  expect_unlike(unlike_versions(
      solver, sheet_of(order_with({{Kind::krypto, 1}, {Kind::newspaper, 1}}), 2), 2));
  expect_unlike(unlike_versions(solver, sheet_of(order_with({{Kind::calcrostic, 1}}), 3), 4));
}

TEST(UnlikeVersions, SayWhereASheetIsTooSmall) {
  krypto::Solver solver;
  for (const Kind kind : {Kind::krypto, Kind::newspaper, Kind::alphametic}) {
    const auto sheet = sheet_of(order_with({{kind, 1}}), 11);
    const auto versions = unlike_versions(solver, sheet, 2);
    EXPECT_THAT(shared_places(versions[0], versions[1]), testing::ElementsAre(0U));
  }
  EXPECT_TRUE(unlike_versions(solver, {}, 3).back().empty());
  // All hands of the 24 game have one objective, but no two of them one answer.
  expect_unlike({});
  const auto games = unlike_versions(solver, sheet_of(order_with({{Kind::twenty_four, 5}}), 4), 4);
  EXPECT_THAT(shared_places(games[0], games[3]), testing::IsEmpty());
}

// Any puzzles in any order, some of them twice.
TEST(UnlikeVersions, OfAnySheetHaveItsClasses) {
  constexpr std::uint64_t kSeed = 7;
  krypto::Solver solver;
  for (std::uint64_t round = 0; round < 4; ++round) {
    SCOPED_TRACE("seed " + std::to_string(kSeed + round));
    auto sheet = kinds::random_entries(kSeed + round, 10);
    sheet.push_back(sheet.front());
    const auto versions = unlike_versions(solver, sheet, kMostVersions);
    for (const auto& version : versions) {
      EXPECT_EQ(classes_of(version), classes_of(sheet));
      for (const Entry& entry : version) {
        EXPECT_EQ(entry_of(solver, *kinds::puzzle_of(entry.code))->puzzle, entry.puzzle);
      }
    }
  }
}

TEST(CheapestAssignment, IsAsGoodAsTheBestOfAll) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    SplitMix64 random(seed);
    const std::size_t count = 1 + random.below(6);
    std::vector<std::vector<std::int64_t>> costs(count, std::vector<std::int64_t>(count));
    for (auto& row : costs) {
      for (auto& cost : row) cost = static_cast<std::int64_t>(random.below(20));
    }
    const auto sum = [&](const std::vector<std::size_t>& things) {
      std::int64_t all = 0;
      for (std::size_t i = 0; i < count; ++i) all += costs[i][things[i]];
      return all;
    };
    std::vector<std::size_t> things(count);
    std::iota(things.begin(), things.end(), 0);
    std::int64_t least = sum(things);
    while (std::ranges::next_permutation(things).found) least = std::min(least, sum(things));
    const auto found = cheapest_assignment(costs);
    EXPECT_EQ(sum(found), least) << "seed " << seed;
    EXPECT_EQ(std::set(found.begin(), found.end()).size(), count);
  }
  EXPECT_TRUE(cheapest_assignment({}).empty());
}

}  // namespace
}  // namespace reckon::sheet
