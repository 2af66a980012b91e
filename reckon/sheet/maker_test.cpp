// SPDX-License-Identifier: MIT
#include "reckon/sheet/maker.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>

#include "reckon/kinds/code.hpp"

namespace reckon::sheet {
namespace {

using kinds::HandPuzzle;
using kinds::Puzzle;
using testing::HasSubstr;
using testing::StartsWith;

std::vector<std::string> codes(const SheetOrder& wishes, std::uint64_t seed) {
  Maker maker(wishes, seed);
  std::vector<std::string> made;
  while (made.size() < wishes.total()) {
    const auto puzzle = maker.next();
    if (!puzzle) ADD_FAILURE() << puzzle.error().message;
    if (!puzzle) return made;
    made.push_back(*code_of(*puzzle));
  }
  return made;
}

TEST(Maker, MakesTheSameForTheSameSeed) {
  const SheetOrder wishes{.counts = {3, 3, 2, 0}};
  EXPECT_EQ(codes(wishes, 7), codes(wishes, 7));
  EXPECT_NE(codes(wishes, 7), codes(wishes, 8));
}

TEST(Maker, GivesEachKindAChanceOfItsOwn) {
  const auto some = codes({.counts = {2, 3, 0, 0}}, 5);
  const auto more = codes({.counts = {6, 3, 1, 0}}, 5);
  EXPECT_EQ(std::vector(some.begin() + 2, some.end()),
            std::vector(more.begin() + 6, more.begin() + 9));
}

TEST(Maker, GetsHarder) {
  Maker maker({.counts = {4, 4, 0, 0}, .levels = {.least = 2, .most = 5}}, 3);
  krypto::Solver solver;
  for (const int level : {2, 3, 4, 5, 2, 3, 4, 5}) {
    EXPECT_EQ(entry_of(solver, *maker.next())->solved.level, level);
  }
}

TEST(Maker, MakesNoClassTwiceNorOneThatIsAvoided) {
  const SheetOrder wishes{.counts = {0, 10, 0, 0}, .levels = {.most = 1}};
  std::vector<Puzzle> avoided;
  std::set<std::string> classes;
  // The same seed again, so that without what is avoided the same puzzles would come.
  for (int round = 1; round <= 3; ++round) {
    Maker maker(wishes, 11);
    for (const Puzzle& puzzle : avoided) maker.avoid(puzzle);
    for (int i = 0; i < 10; ++i) {
      avoided.push_back(*maker.next());
      EXPECT_TRUE(classes.insert(class_of(avoided.back())).second);
    }
  }
}

TEST(Maker, StopsWhenTheBudgetIsOver) {
  for (const auto& [counts, kind] :
       {std::pair(decltype(SheetOrder::counts){1, 0, 0, 0}, "krypto"),
        std::pair(decltype(SheetOrder::counts){0, 1, 0, 0}, "calcrostic")}) {
    Maker maker({.counts = counts, .levels = {.least = 5}}, 1);
    Budget little(1000);
    const auto refused = maker.next(little);
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().message,
                StartsWith(std::string(kind) + ": after 0 of 1, at level 5: "));
    EXPECT_TRUE(maker.next());
  }
}

TEST(Maker, AsksTheKindsThatItIsGiven) {
  const SheetOrder wishes{.counts = {0, 0, 0, 1}};
  EXPECT_THAT(Maker(wishes, 1).next().error().message, HasSubstr("are not made here"));
  // The puzzle shows the seed.
  std::array<kinds::KindRow, kinds::kAllKinds.size()> rows;
  std::ranges::copy(kinds::kinds(), rows.begin());
  rows[static_cast<std::size_t>(kinds::Kind::numbers)].draw =
      [](const kinds::PuzzleOptions&, std::uint64_t seed) -> Result<kinds::Source> {
    return [seed](Budget&) -> Result<std::optional<kinds::Graded>> {
      const auto card = static_cast<std::int64_t>(1 + seed % 1000);
      return kinds::Graded{.puzzle = HandPuzzle{.hand = *krypto::Hand::make({card}, card)}};
    };
  };
  const Puzzle puzzle = *Maker(wishes, 1, rows).next();
  EXPECT_EQ(*Maker(wishes, 1, rows).next(), puzzle);
  EXPECT_NE(*Maker(wishes, 2, rows).next(), puzzle);
}

}  // namespace
}  // namespace reckon::sheet
