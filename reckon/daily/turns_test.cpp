// SPDX-License-Identifier: MIT
// No puzzle of a day repeats within ten years: each puzzle belongs to one turn, and a day uses its
// own turn. RECKON_ALL_DAYS=1 checks ten years day by day.
#include "reckon/daily/turns.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/calcrostic/generator.hpp"
#include "reckon/calcrostic/list.hpp"
#include "reckon/krypto/census/hand_order.hpp"
#include "reckon/letters/layout.hpp"

namespace reckon::daily {
namespace {

using calcrostic::Calcrostic;
using std::chrono::sys_days;

bool all_days() { return std::getenv("RECKON_ALL_DAYS") != nullptr; }

Date day(const char* text) { return *date_of(text); }

Date after(Date date, std::uint64_t days) {
  return sys_days(date) + std::chrono::days(static_cast<int>(days));
}

// Exchanges the row and column operators, and transposes the numbers.
letters::Layout mirrored(const letters::Layout& layout) {
  letters::Layout mirror = layout;
  for (std::size_t line = 0; line < 4; ++line) {
    mirror.lines[line].operators = layout.lines[line + 4].operators;
    mirror.lines[line + 4].operators = layout.lines[line].operators;
  }
  return mirror;
}

// The canonical form of the puzzle of a day.
Calcrostic standard_form_of(const calcrostic::Generated& made) {
  Calcrostic shown;
  std::ranges::copy(made.numbers, shown.numbers.begin());
  for (std::size_t line = 0; line < shown.operators.size(); ++line) {
    shown.operators.at(line) = made.puzzle.layout.lines[line].operators[0];
  }
  return standard_form(shown);
}

// The same list for a grid and its mirror image.
std::vector<std::int64_t> class_of_newspaper_grid(const calcrostic::Generated& made) {
  const auto key = [&made](const letters::Layout& layout, bool turned) {
    std::vector<std::int64_t> all;
    for (std::size_t row = 0; row < 4; ++row) {
      for (std::size_t column = 0; column < 4; ++column) {
        all.push_back(made.numbers[turned ? column * 4 + row : row * 4 + column]);
      }
    }
    for (const letters::Line& line : layout.lines) {
      for (const Operator op : line.operators) all.push_back(static_cast<std::int64_t>(op));
    }
    return all;
  };
  const letters::Layout& layout = made.puzzle.layout;
  return std::min(key(layout, false), key(mirrored(layout), true));
}

std::vector<std::int64_t> class_of_hand(const krypto::Hand& hand) {
  std::vector<std::int64_t> cards = hand.cards();
  std::ranges::sort(cards);
  cards.push_back(*hand.objective().to_int64());
  return cards;
}

std::vector<std::int64_t> class_of_calcrostic(const calcrostic::Generated& made) {
  const Calcrostic standard = standard_form_of(made);
  std::vector<std::int64_t> all(standard.numbers.begin(), standard.numbers.end());
  for (const Operator op : standard.operators) all.push_back(static_cast<std::int64_t>(op));
  return all;
}

TEST(Turns, CountTheDaysOfALevel) {
  EXPECT_EQ(days_of_turns_before(day("2027-01-01")), 0U);
  EXPECT_EQ(days_of_turns_before(day("2037-01-01")), kDaysInTenYears);
  std::map<int, std::uint64_t> before;
  for (Date date = day("2026-12-28"); date < day("2040-01-01"); date = after(date, 1)) {
    const std::uint64_t counted = before[level_of(date)]++;
    if (date >= kFirstDayOfTurns) {
      ASSERT_EQ(days_of_level_before(date), counted) << to_text(date);
    }
  }
}

TEST(Turns, HaveHandsOfTheirOwn) {
  SplitMix64 random(1);
  for (std::uint64_t turn = 0; turn < kTurnsOfHands; ++turn) {
    const krypto::Hand hand = hand_of_turn(turn, random);
    ASSERT_EQ(turn_of(hand), turn) << hand.to_text();
    std::vector<std::int64_t> cards = hand.cards();
    std::ranges::reverse(cards);
    ASSERT_EQ(turn_of(*krypto::Hand::make(cards, hand.objective())), turn);
    ASSERT_EQ(std::set(cards.begin(), cards.end()).size(), 5U) << hand.to_text();
  }
}

TEST(Turns, HaveHandsOf24OfTheLevel) {
  krypto::Solver solver;
  std::string levels;
  const krypto::HandOrder order(4, 13);
  for (std::uint64_t index = 0; index < order.hands(); ++index) {
    const auto hand = krypto::Hand::make(order.at(index), 24);
    const auto grade = krypto::grade(solver, *hand, Rules::house);
    levels += grade ? static_cast<char>('0' + grade->level) : '-';
  }
  EXPECT_EQ(levels_of_24(), levels);
  // No hand returns before all of its level have had a day.
  std::map<int, std::set<std::string>> shown;
  for (Date date = kFirstDay; date < day("2027-12-31"); date = after(date, 1)) {
    EXPECT_TRUE(shown[level_of(date)].insert(hand_of_24_of_turn(date).to_text()).second)
        << to_text(date);
  }
}

TEST(Turns, HaveGamesOfCountdownOfTheirOwn) {
  krypto::Solver solver;
  for (Date date = kFirstDayOfGames; date < day("2026-12-20"); date = after(date, 1)) {
    const auto dealt = countdown_of(date, solver);
    ASSERT_TRUE(dealt);
    EXPECT_EQ(dealt->level, level_of(date));
    EXPECT_EQ(turn_of_countdown(dealt->hand), turn_of_countdown(date));
    std::vector<std::int64_t> cards = dealt->hand.cards();
    std::ranges::reverse(cards);
    EXPECT_EQ(turn_of_countdown(*krypto::Hand::make(cards, dealt->hand.objective())),
              turn_of_countdown(date));
  }
}

TEST(Turns, HaveNewspaperGridsOfTheirOwn) {
  SplitMix64 random(2);
  for (std::uint64_t turn = 0; turn < kTurnsOfNewspaperGrids; ++turn) {
    const letters::Layout layout = layout_of_turn(turn, random);
    ASSERT_EQ(turn_of(layout), turn);
    ASSERT_EQ(turn_of(mirrored(layout)), turn);
  }
}

TEST(Turns, HaveCalcrosticsOfTheirOwn) {
  const std::string_view levels = levels_of_classes();
  std::vector<Calcrostic> all;
  calcrostic::each_class({.last_sum = kLargestSumOfTurns}, [&](const Calcrostic& standard) {
    all.push_back(standard);
    return true;
  });
  ASSERT_EQ(levels.size(), all.size());
  // A week has seven days, and ten years overlap 523 weeks.
  for (int level = 1; level <= 5; ++level) {
    const std::uint64_t a_week = level == 2 || level == 3 ? 2 : 1;
    const auto digit = static_cast<char>('0' + level);
    const auto classes = static_cast<std::uint64_t>(std::ranges::count(levels, digit));
    EXPECT_GE(classes, 523 * a_week) << level;
    std::set<std::size_t> had;
    const std::uint64_t tried = effort(classes, std::uint64_t{40});
    for (std::uint64_t turn = 0; turn < tried; ++turn) {
      const auto found = std::ranges::find(all, class_of_turn(level, turn));
      ASSERT_NE(found, all.end());
      const auto place = static_cast<std::size_t>(found - all.begin());
      ASSERT_EQ(levels[place], digit);
      ASSERT_TRUE(had.insert(place).second) << level << ' ' << turn;
    }
    EXPECT_EQ(class_of_turn(level, 0), class_of_turn(level, classes));
  }
}

// Computes the levels again, and checks that no class was shown before turns began.
TEST(Turns, KnowTheLevelsOfClasses) {
  std::set<std::vector<std::int64_t>> shown;
  for (Date date = kFirstDay; date < kFirstDayOfTurns; date = after(date, effort(1U, 8U))) {
    Budget budget;
    shown.insert(class_of_calcrostic(*grid_of(date, Kind::calcrostic, budget)));
  }
  const std::string_view levels = levels_of_classes();
  std::size_t place = 0;
  std::size_t wrong = 0;
  calcrostic::each_class({.last_sum = kLargestSumOfTurns}, [&](const Calcrostic& standard) {
    const char level = levels[place++];
    if (place % effort(1U, 50U) != 0) return true;
    const auto made = calcrostic::puzzle_of(letters::layout_of(standard.operators),
                                            {standard.numbers.begin(), standard.numbers.end()});
    const bool was_shown = made && shown.contains(class_of_calcrostic(*made));
    if (level == '-') {
      wrong += kSanitized || !made || was_shown ? 0U : 1U;
    } else {
      wrong += made && !was_shown && made->grade.level == level - '0' ? 0U : 1U;
    }
    return true;
  });
  EXPECT_EQ(wrong, 0U);
}

// Checks some days of ten years against their turns.
TEST(Turns, AreThoseOfDays) {
  constexpr std::uint64_t kStep = effort(61U, 601U);
  krypto::Solver solver;
  Budget budget;
  for (std::uint64_t i = 0; i < kDaysInTenYears; i += kStep) {
    const Date date = after(kFirstDayOfTurns, i);
    SCOPED_TRACE(to_text(date));
    const auto dealt = hand_of(date, solver);
    ASSERT_TRUE(dealt);
    EXPECT_EQ(dealt->level, level_of(date));
    EXPECT_EQ(krypto::level_by_steps(dealt->grade), level_of(date));
    EXPECT_EQ(turn_of(dealt->hand), i);
    const auto made = grid_of(date, Kind::calcrostic, budget);
    ASSERT_TRUE(made);
    EXPECT_EQ(made->grade.level, level_of(date));
    EXPECT_EQ(standard_form_of(*made), class_of_turn(level_of(date), days_of_level_before(date)));
    const auto newspaper = grid_of(date, Kind::newspaper, budget);
    ASSERT_TRUE(newspaper);
    EXPECT_EQ(newspaper->grade.level, level_of(date));
    EXPECT_EQ(turn_of(newspaper->puzzle.layout), i * 2557 % kTurnsOfNewspaperGrids);
  }
}

// This includes the first year: its random puzzles do not repeat in the ten years that follow.
// Checks some weeks, or all years with RECKON_ALL_DAYS=1.
TEST(Turns, BringNothingBackWithinTenYears) {
  const Date first = all_days() ? kFirstDay : day("2026-12-21");
  const Date last_day = all_days() ? day("2037-12-31") : day(effort("2027-01-24", "2027-01-02"));
  std::array<std::map<std::vector<std::int64_t>, Date>, kAllKinds.size()> last;
  krypto::Solver solver;
  Budget budget;
  for (Date date = first; date <= last_day; date = after(date, 1)) {
    const std::array classes = {
        class_of_hand(hand_of(date, solver)->hand),
        class_of_calcrostic(*grid_of(date, Kind::calcrostic, budget)),
        class_of_newspaper_grid(*grid_of(date, Kind::newspaper, budget)),
    };
    for (std::size_t kind = 0; kind < classes.size(); ++kind) {
      const auto [known, is_new] = last.at(kind).emplace(classes.at(kind), date);
      if (is_new) continue;
      const auto apart = sys_days(date) - sys_days(known->second);
      if (date >= kFirstDayOfTurns) {
        EXPECT_GT(apart.count(), std::int64_t{kDaysInTenYears})
            << name_of(kAllKinds.at(kind)) << ' ' << to_text(known->second) << ' ' << to_text(date);
      }
      known->second = date;
    }
  }
}

}  // namespace
}  // namespace reckon::daily
