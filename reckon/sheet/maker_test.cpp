#include "reckon/sheet/maker.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "reckon/sheet/code.hpp"

namespace reckon::sheet {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::vector<std::string> codes(const Wishes& wishes, std::uint64_t seed) {
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
  const Wishes wishes{.counts = {3, 3, 2, 0}};
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
  Maker maker({.counts = {4, 4, 0, 0}, .easiest = 2, .hardest = 5}, 3);
  krypto::Solver solver;
  for (const int level : {2, 3, 4, 5, 2, 3, 4, 5}) {
    EXPECT_EQ(entry_of(solver, *maker.next())->level, level);
  }
}

TEST(Maker, MakesNoClassTwiceNorOneThatIsAvoided) {
  const Wishes wishes{.counts = {0, 10, 0, 0}, .hardest = 1};
  std::vector<Puzzle> avoided;
  std::set<std::vector<std::int64_t>> classes;
  // The same seed again, so that without what is avoided the same puzzles would come.
  for (int round = 1; round <= 3; ++round) {
    Maker maker(wishes, 11);
    for (const Puzzle& puzzle : avoided) maker.avoid(puzzle);
    for (int i = 0; i < 10; ++i) {
      avoided.push_back(*maker.next());
      EXPECT_TRUE(classes.insert(class_key(avoided.back())).second);
    }
  }
}

TEST(Maker, StopsWhenTheBudgetIsOver) {
  for (const auto& [counts, kind] :
       {std::pair(decltype(Wishes::counts){1, 0, 0, 0}, "krypto"),
        std::pair(decltype(Wishes::counts){0, 1, 0, 0}, "calcrostic")}) {
    Maker maker({.counts = counts, .easiest = 5}, 1);
    Budget little(1000);
    const auto refused = maker.next(little);
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().message,
                StartsWith(std::string(kind) + ": after 0 of 1, at level 5: "));
    EXPECT_TRUE(maker.next());
  }
}

TEST(Maker, TakesAskedNumbersFromElsewhere) {
  const Wishes wishes{.counts = {0, 0, 0, 1}};
  EXPECT_THAT(Maker(wishes, 1).next().error().message, HasSubstr("are not made here"));
  Maker maker(wishes, 1);
  std::vector<std::uint64_t> seeds;
  const Puzzle puzzle = *puzzle_of("CA8DB-R18R1-4HS");
  maker.take_from(Kind::numbers, [&](std::uint64_t seed) -> Source {
    seeds.push_back(seed);
    return [&](Budget&) -> Result<Puzzle> { return puzzle; };
  });
  EXPECT_EQ(*maker.next(), puzzle);
  EXPECT_EQ(seeds.size(), 1U);
}

}  // namespace
}  // namespace reckon::sheet
