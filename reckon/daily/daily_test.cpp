// SPDX-License-Identifier: MIT
#include "reckon/daily/daily.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "reckon/arith/effort_test.hpp"
#include "reckon/arith/notation.hpp"
#include "reckon/krypto/check.hpp"
#include "reckon/letters/grid/grid_text.hpp"
#include "reckon/letters/solve/line_solver.hpp"

namespace reckon::daily {
namespace {

using std::chrono::sys_days;

// Each day from one month to the next, including a leap day.
std::vector<Date> some_days() {
  const Date first = *date_of(effort("2028-02-02", "2028-02-27"));
  std::vector<Date> days;
  for (auto date = *date_of(effort("2028-03-10", "2028-03-05")); date >= first;
       date = day_before(date)) {
    days.push_back(date);
  }
  return days;
}

TEST(Date, IsOneOfTheCalendar) {
  for (const char* text : {"2026-01-01", "2028-02-29", "2026-11-25", "9999-12-31"}) {
    const auto date = date_of(text);
    ASSERT_TRUE(date) << text;
    EXPECT_EQ(to_text(*date), text);
  }
  for (const char* text :
       {"2025-12-31", "2026-02-29", "2100-02-29", "2026-13-01", "2026-00-10", "2026-11-31",
        "2026-1-01", "26-11-25", "2026-11-25x", "2026/11/25", "+026-11-25", "2026-1１-2", ""}) {
    EXPECT_FALSE(date_of(text)) << text;
  }
}

TEST(Date, ComesAfterAnotherOne) {
  const auto before = [](const char* text) { return to_text(day_before(*date_of(text))); };
  EXPECT_EQ(before("2026-11-25"), "2026-11-24");
  EXPECT_EQ(before("2028-03-01"), "2028-02-29");
  EXPECT_EQ(before("2027-01-01"), "2026-12-31");
  EXPECT_EQ(before("2026-01-01"), "2025-12-31");
}

// C. Zeller (1882) counts from Saturday as 0, and puts January and February into the year before.
unsigned zeller(int year, unsigned month, unsigned day) {
  if (month < 3) {
    month += 12;
    --year;
  }
  const auto y = static_cast<unsigned>(year);
  return (day + 13 * (month + 1) / 5 + y + y / 4 - y / 100 + y / 400 + 6) % 7;
}

TEST(Date, HasItsWeekday) {
  for (Date date = *date_of("2033-12-31"); date >= kFirstDay; date = day_before(date)) {
    ASSERT_EQ(weekday_of(date),
              zeller(static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                     static_cast<unsigned>(date.day())))
        << to_text(date);
  }
}

TEST(Day, IsHarderFromMondayToSaturday) {
  std::vector<int> levels;
  for (const char* text : {"2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27",
                           "2026-11-28", "2026-11-29"}) {
    levels.push_back(level_of(*date_of(text)));
  }
  EXPECT_EQ(levels, (std::vector{1, 2, 2, 3, 4, 5, 3}));
}

TEST(Day, HasAHandAsHardAsItWants) {
  krypto::Solver solver;
  for (const Date date : some_days()) {
    const auto dealt = hand_of(date, solver);
    ASSERT_TRUE(dealt) << to_text(date);
    const auto& cards = dealt->hand.cards();
    EXPECT_EQ(std::set(cards.begin(), cards.end()).size(), 5U) << to_text(date);
    EXPECT_EQ(dealt->level, level_of(date)) << to_text(date);
    EXPECT_TRUE(krypto::check(dealt->hand, dealt->grade.text, kRules).empty()) << to_text(date);
  }
}

// The hands that version 3 of the grading chose.
TEST(Day, KeepsItsHandForEver) {
  krypto::Solver solver;
  for (const auto& [day, hand] : {std::pair{"2027-01-01", "21 4 12 16 15 : 23"},
                                  {"2027-01-02", "7 17 9 24 16 : 4"},
                                  {"2027-03-08", "1 3 10 14 8 : 9"},
                                  {"2028-02-29", "8 5 12 2 7 : 24"},
                                  {"2030-07-14", "22 3 21 13 5 : 14"},
                                  {"2036-12-31", "4 10 5 13 14 : 2"},
                                  {"2042-05-20", "12 22 3 15 4 : 4"},
                                  {"9999-12-31", "16 21 5 2 7 : 25"}}) {
    const auto dealt = hand_of(*date_of(day), solver);
    ASSERT_TRUE(dealt) << day;
    EXPECT_EQ(dealt->hand.to_text(), hand) << day;
  }
}

TEST(Day, HasGridsAsHardAsItWants) {
  for (const Date date : some_days()) {
    for (const GridKind kind : GridKind::all()) {
      Budget budget;
      const auto made = grid_of(date, kind, budget);
      ASSERT_TRUE(made) << to_text(date);
      EXPECT_EQ(made->grade.level, level_of(date)) << to_text(date);
      EXPECT_EQ(made->puzzle.layout.diagonals, kind == Kind::calcrostic);
      EXPECT_EQ(made->puzzle.layout.rows, kind == Kind::calcrostic ? 3 : 4);
      const auto answers = letters::answers(made->puzzle, 2);
      ASSERT_EQ(answers.size(), 1U) << to_text(date);
      EXPECT_EQ(answers.front(), made->answer) << to_text(date);
    }
  }
}

// Published puzzles stay as they were: diaries and links name a day, not its puzzles.
TEST(Day, StaysAsItWas) {
  krypto::Solver solver;
  const auto hand = [&solver](const char* day) {
    return hand_of(*date_of(day), solver)->hand.to_text();
  };
  EXPECT_EQ(hand("2026-01-01"), "8 6 9 16 19 : 7");
  EXPECT_EQ(hand("2026-11-25"), "10 3 7 6 1 : 16");
  Budget budget;
  const auto grid = [&budget](const char* day, GridKind kind) {
    return to_text(grid_of(*date_of(day), kind, budget)->puzzle);
  };
  EXPECT_EQ(grid("2026-11-25", Kind::calcrostic),
            "A  + B = C\n+  × + + +\nD  + E = FB\n=  = = = =\nFG + D = GH\n");
  EXPECT_EQ(grid("2026-01-03", Kind::newspaper),
            "A   − B × C  = C\n×   . × . +  . +\nDA  − E − DF = B\n+   . − . +  . ×\n"
            "B   + A − G  = H\n=   . = . =  . =\nDHG − G × DI = DH\n");
}

// 64-bit FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo, 1991).
class Checksum {
 public:
  void add(const std::string& text) {
    for (const char c : text + '\n') {
      sum_ = (sum_ ^ static_cast<unsigned char>(c)) * 1099511628211U;
    }
  }
  std::uint64_t sum() const { return sum_; }

 private:
  std::uint64_t sum_ = 14695981039346656037U;
};

std::vector<Date> days_of_month(unsigned month) {
  std::vector<Date> days;
  for (Date date(std::chrono::year(2026), std::chrono::month(month), std::chrono::day(1));
       date.month() == std::chrono::month(month); date = sys_days(date) + std::chrono::days(1)) {
    days.push_back(date);
  }
  return days;
}

// The puzzles of each month of the first year, before turns began. RECKON_ALL_DAYS=1 checks all
// newspaper grids too.
TEST(Day, OfTheFirstYearStaysAsItWas) {
  constexpr std::array<std::uint64_t, 12> kHandsAndCalcrostics = {
      13384485103653351206U, 18215638955301122972U, 2327178604575702804U,  2447790309565365535U,
      17609116786246764330U, 17460533660644649900U, 16003136297664432466U, 10833617243417747138U,
      10585392647462265631U, 12451763464239263956U, 8105248023246305894U,  16392598649215578478U};
  constexpr std::array<std::uint64_t, 12> kNewspaperGrids = {
      7240304216127563425U,  10630171534903772727U, 7984069926169159029U,  15322222523784964536U,
      12957798643992197835U, 7160961353493295392U,  16636883087839794019U, 334188171498608907U,
      10336769352992416503U, 1704907562069674429U,  6725920061681866987U,  5756160821632881603U};
  const bool all = std::getenv("RECKON_ALL_DAYS") != nullptr;
  krypto::Solver solver;
  Budget budget;
  for (unsigned month = 1; month <= 12; month += effort(1U, 5U)) {
    Checksum sum;
    for (const Date date : days_of_month(month)) {
      const auto dealt = hand_of(date, solver);
      ASSERT_TRUE(dealt);
      sum.add(dealt->hand.to_text());
      sum.add(to_text(dealt->grade.text, Notation::infix));
      sum.add(std::to_string(dealt->level));
      sum.add(to_text(grid_of(date, Kind::calcrostic, budget)->puzzle));
    }
    EXPECT_EQ(sum.sum(), kHandsAndCalcrostics.at(month - 1)) << month;
    if (!all && month != 11) continue;
    Checksum newspapers;
    for (const Date date : days_of_month(month)) {
      newspapers.add(to_text(grid_of(date, Kind::newspaper, budget)->puzzle));
    }
    EXPECT_EQ(newspapers.sum(), kNewspaperGrids.at(month - 1)) << month;
  }
}

TEST(Day, EndsWithItsBudget) {
  krypto::Solver solver;
  Budget little(1000);
  {
    const krypto::WorkWithin within(solver, little);
    const auto dealt = hand_of(kFirstDay, solver);
    ASSERT_FALSE(dealt);
    EXPECT_EQ(dealt.error().code, ErrorCode::too_much);
  }
  Budget none(1000);
  EXPECT_FALSE(grid_of(kFirstDay, Kind::newspaper, none));
}

}  // namespace
}  // namespace reckon::daily
