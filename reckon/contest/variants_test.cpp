// SPDX-License-Identifier: MIT
// Variants of questions: that all have one answer, and how little neighbours share.
#include "reckon/contest/variants.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "reckon/arith/effort_test.hpp"
#include "reckon/calcrostic/calcrostic.hpp"
#include "reckon/calcrostic/list.hpp"
#include "reckon/calcrostic/walk.hpp"
#include "reckon/kinds/answer.hpp"
#include "reckon/letters/solve/line_solver.hpp"

namespace reckon::contest {
namespace {

kinds::Puzzle grid_of(const calcrostic::Calcrostic& grid) {
  return kinds::GridPuzzle{.layout = letters::layout_of(grid.operators),
                           .numbers = {grid.numbers.begin(), grid.numbers.end()}};
}

Result<kinds::AnswerJudge> judge_of_hand(const std::string& text, Rules rules) {
  return kinds::judge_of_hand(text, rules, krypto::Use::all);
}

// kinds::kinds() judges no answers; letters need no polynomials.
std::vector<kinds::KindRow> rows() {
  std::vector<kinds::KindRow> rows(kinds::kinds().begin(), kinds::kinds().end());
  for (kinds::KindRow& row : rows) {
    const auto is_mine = [&](krypto::Game game) { return kinds::kind_of(game) == row.kind; };
    row.answers = std::ranges::any_of(krypto::kAllGames, is_mine) ? judge_of_hand
                  : row.kind == kinds::Kind::numbers              ? kinds::judge_of_numbers
                  : row.kind == kinds::Kind::alphametic           ? kinds::judge_of_alphametic
                                                                  : kinds::judge_of_letters;
  }
  return rows;
}

std::vector<std::vector<Variant>> classes(std::size_t count) {
  calcrostic::Walk walk(5);
  krypto::Solver solver;
  const auto kinds = rows();
  std::vector<std::vector<Variant>> all;
  while (all.size() < count) {
    auto variants = variants_of(kinds, solver, grid_of(*walk.next()));
    if (variants) all.push_back(*std::move(variants));
  }
  return all;
}

// The theorem of docs/contest.md: with numbers of 2 or more, all eight versions of a class have the
// same number of answers. All 3,473 classes with s up to 400 are 27,784 versions.
TEST(Variants, HaveAsManyAnswersAsTheirClass) {
  const auto range = calcrostic::ListRange::make(4, effort(400, 60), 2);
  ASSERT_TRUE(range);
  std::size_t versions = 0;
  calcrostic::each_class(*range, [&](const calcrostic::Calcrostic& standard) {
    std::set<std::size_t> counts;
    for (const calcrostic::Calcrostic& version : calcrostic::versions(standard)) {
      counts.insert(letters::answers(calcrostic::puzzle_of(version), 1000).size());
      ++versions;
    }
    EXPECT_EQ(counts.size(), 1U);
    return true;
  });
  if (effort(1, 0) == 1) {
    EXPECT_EQ(versions, 27'784U);
  }
}

TEST(Variants, LieInTwoNeighbouringLevelsAndAreAccepted) {
  std::size_t variants = 0;
  const auto all = classes(static_cast<std::size_t>(effort(200, 20)));
  for (const auto& of_class : all) {
    ASSERT_FALSE(of_class.empty());
    std::set<int> levels;
    for (const Variant& variant : of_class) {
      levels.insert(*variant.level);
      const auto judge = kinds::judge_of_letters(variant.text, Rules::house);
      ASSERT_TRUE(judge);
      EXPECT_EQ(judge->verdict(variant.solution), kinds::Verdict::right);
      EXPECT_EQ(variant.letters.size(), letters_in(variant.text));
    }
    EXPECT_LE(*levels.rbegin() - *levels.begin(), 1);
    variants += of_class.size();
  }
  // On average 7.8 of 8.
  EXPECT_GT(static_cast<double>(variants) / static_cast<double>(all.size()), 7.5);
}

// The shared part of seats that are so many apart.
struct Shared {
  double pairs = 0;
  double other_version = 0;
  double letters = 0;
  double cells = 0;
};

double part_equal(const auto& left, const auto& right) {
  std::size_t equal = 0;
  for (std::size_t i = 0; i < left.size(); ++i) equal += left[i] == right[i] ? 1U : 0U;
  return static_cast<double>(equal) / static_cast<double>(left.size());
}

std::vector<std::uint8_t> digits_on_paper(const Variant& variant, const std::string& names) {
  std::vector<std::uint8_t> digits(names.size());
  for (std::size_t i = 0; i < names.size(); ++i) {
    digits[static_cast<std::size_t>(names[i] - 'A')] = variant.letters[i];
  }
  return digits;
}

// The figures that a contest promises, for a group of 30 seats in rows of 6 to 8.
TEST(SeatVariants, ShareLittleWithTheirNeighbours) {
  constexpr std::size_t kSeats = 30;
  constexpr std::array<std::size_t, 5> kApart = {1, 2, 6, 7, 8};
  std::array<Shared, kApart.size()> figures{};
  SplitMix64 random(9);
  for (const auto& variants : classes(static_cast<std::size_t>(effort(400, 40)))) {
    SeatVariants seats(variants);
    std::vector<std::size_t> chosen;
    std::vector<std::vector<std::uint8_t>> digits;
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
      chosen.push_back(seats.next(random));
      const Variant& variant = variants[chosen.back()];
      digits.push_back(digits_on_paper(variant, renamed_letters(variant.letters.size(), random)));
      for (std::size_t i = 0; i < kApart.size(); ++i) {
        if (seat < kApart[i]) continue;
        const std::size_t other = seat - kApart[i];
        Shared& figure = figures[i];
        figure.pairs += 1;
        figure.other_version += chosen[seat] == chosen[other] ? 0 : 1;
        figure.letters += part_equal(digits[seat], digits[other]);
        figure.cells += part_equal(variant.cells, variants[chosen[other]].cells);
      }
    }
  }
  for (std::size_t i = 0; i < kApart.size(); ++i) {
    const Shared& figure = figures[i];
    const double other = 100 * figure.other_version / figure.pairs;
    const double letters = 100 * figure.letters / figure.pairs;
    const double cells = 100 * figure.cells / figure.pairs;
    RecordProperty(
        "apart_" + std::to_string(kApart[i]),
        std::to_string(other) + " " + std::to_string(letters) + " " + std::to_string(cells));
    std::printf("%zu apart: %.2f %% another version, %.1f %% of letters, %.1f %% of cells\n",
                kApart[i], other, letters, cells);
    if (kApart[i] <= 2) {
      EXPECT_EQ(figure.other_version, figure.pairs) << kApart[i];
      EXPECT_LE(letters, 20) << kApart[i];
      EXPECT_LE(cells, 25) << kApart[i];
    } else {
      EXPECT_GE(other, 99) << kApart[i];
    }
  }
}

TEST(SeatVariants, TakeTheOnlyVariant) {
  SplitMix64 random(1);
  const std::vector<Variant> one = {{.text = "1 2 : 3"}};
  SeatVariants seats(one);
  for (int i = 0; i < 20; ++i) EXPECT_EQ(seats.next(random), 0U);
}

TEST(Names, AreExchangedAndTurnedBack) {
  SplitMix64 random(3);
  EXPECT_EQ(with_names("AB × C = DEA", "CADBE"), "CA × D = BEC");
  EXPECT_EQ(with_names("SEND + MORE = MONEY", ""), "SEND + MORE = MONEY");
  for (int i = 0; i < 100; ++i) {
    const std::string names = renamed_letters(6, random);
    const std::string text = with_names("A=1, B=2, D=4, F=6", names);
    EXPECT_EQ(turned_back(text, names), "A=1, B=2, D=4, F=6") << names;
  }
  EXPECT_EQ(turned_back("", "BA"), "");
  EXPECT_EQ(letters_in("AB × C = DEA"), 5U);
}

}  // namespace
}  // namespace reckon::contest
