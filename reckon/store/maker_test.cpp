// SPDX-License-Identifier: MIT
#include "reckon/store/maker.hpp"
#include "reckon/algebra/asked_numbers.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "reckon/store/judge.hpp"

namespace reckon::store {
namespace {

using kinds::PuzzleOptions;
using testing::Each;
using testing::Field;
using testing::HasSubstr;

std::vector<BankPuzzle> made(Kind kind, const PuzzleOptions& wishes, std::size_t count,
                             std::uint64_t seed = 1, const std::set<Place>& known = {}) {
  Maker next = maker_of(kind, wishes, seed, known).value();
  std::vector<BankPuzzle> puzzles;
  while (puzzles.size() < count) puzzles.push_back(next().value());
  return puzzles;
}

// A generated puzzle has the properties that judge() finds from its text alone.
TEST(Maker, KnowsWhatItMakes) {
  const std::vector<std::pair<Kind, PuzzleOptions>> all = {
      {Kind::krypto, {}},
      {Kind::krypto, {.rules = Rules::positive}},
      {Kind::twenty_four, {}},
      {Kind::countdown, {}},
      {Kind::own, {.rules = Rules::positive}},
      {Kind::calcrostic, {}},
      {Kind::newspaper, {}},
      {Kind::newspaper, {.rows = 3, .columns = 5}},
      {Kind::newspaper, {.rows = 4, .columns = 4}},
      {Kind::numbers, {}},
      {Kind::alphametic, {}},
      {Kind::alphametic, {.language = Language::french}}};
  for (const auto& [kind, wishes] : all) {
    const std::size_t count = kind == Kind::numbers ? 2 : 20;
    std::set<Place> places;
    for (const BankPuzzle& puzzle : made(kind, wishes, count)) {
      SCOPED_TRACE(puzzle.text);
      EXPECT_EQ(puzzle.kind, kind);
      const auto judged = judge(puzzle.kind, puzzle.text, puzzle.rules);
      ASSERT_TRUE(judged) << judged.error().message;
      EXPECT_EQ(*judged, puzzle);
      places.insert(puzzle.place);
    }
    EXPECT_EQ(places.size(), count);
  }
}

TEST(Maker, FollowsItsSeedAndPassesOverWhatIsKnown) {
  for (const Kind kind : kAllKinds) {
    if (row_of(algebra::all_kinds(), kind).draw == nullptr) continue;
    const std::size_t count = kind == Kind::numbers ? 2 : 40;
    const std::vector<BankPuzzle> all = made(kind, {}, count);
    std::set<Place> known;
    std::vector<BankPuzzle> others;
    for (std::size_t i = 0; i < count; ++i) {
      if (i % 2 == 0) {
        known.insert(all[i].place);
      } else {
        others.push_back(all[i]);
      }
    }
    EXPECT_EQ(made(kind, {}, count / 2, 1, known), others);
    EXPECT_NE(made(kind, {}, 1, 2).front(), all.front());
  }
}

TEST(Maker, MakesWhatIsWished) {
  const Levels levels{.least = 2, .most = 3};
  for (const Kind kind : {Kind::krypto, Kind::calcrostic, Kind::newspaper, Kind::alphametic}) {
    std::set<int> met;
    for (const BankPuzzle& puzzle : made(kind, {.levels = levels}, 40)) {
      met.insert(puzzle.difficulty.value());
    }
    EXPECT_EQ(met, (std::set<int>{2, 3})) << name_of(kind);
  }
  for (const Kind kind : {Kind::calcrostic, Kind::newspaper, Kind::numbers}) {
    const std::size_t count = kind == Kind::numbers ? 1 : 20;
    EXPECT_THAT(made(kind, {.all_operators = true}, count),
                Each(Field(&BankPuzzle::operators, kAllOperators)));
  }
}

TEST(Maker, RefusesContradictions) {
  const auto refusal = [](Kind kind, const PuzzleOptions& wishes) {
    const auto maker = maker_of(kind, wishes, 1, {});
    return maker ? "" : maker.error().message;
  };
  EXPECT_THAT(refusal(Kind::numbers, {.levels = Levels{}}), HasSubstr("no difficulty"));
  EXPECT_THAT(refusal(Kind::stated, {}), HasSubstr("write them, and import their files"));
  EXPECT_THAT(refusal(Kind::krypto, {.all_operators = true}), HasSubstr("no operators"));
  EXPECT_THAT(refusal(Kind::alphametic, {.all_operators = true}), HasSubstr("all operators"));
  EXPECT_THAT(refusal(Kind::newspaper, {.rows = 6}), HasSubstr("3 to 5"));
}

}  // namespace
}  // namespace reckon::store
