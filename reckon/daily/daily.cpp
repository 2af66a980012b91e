// SPDX-License-Identifier: MIT
#include "reckon/daily/daily.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>
#include <utility>

#include "reckon/daily/turns.hpp"
#include "reckon/krypto/game.hpp"
#include "reckon/letters/grid/random_grid.hpp"
#include "reckon/text/words.hpp"

namespace reckon::daily {

namespace {

using calcrostic::Generated;
using std::chrono::sys_days;

constexpr int kMostHands = 512;

// 2026-11-25 as 20261125: the random seed of its puzzles.
std::uint64_t seed_of(Date date) {
  const std::uint64_t year = static_cast<unsigned>(static_cast<int>(date.year()));
  const std::uint64_t month = static_cast<unsigned>(date.month());
  return (year * 100 + month) * 100 + static_cast<unsigned>(date.day());
}

// The number with these digits; empty if one of them is not a digit.
std::optional<unsigned> number_of(std::string_view digits) {
  unsigned number = 0;
  for (const char c : digits) {
    if (!is_digit(c)) return std::nullopt;
    number = number * 10 + static_cast<unsigned>(c - '0');
  }
  return number;
}

// Reads year, month and day without checking that the date exists.
std::optional<Date> read_date(std::string_view text) {
  constexpr std::string_view kForm = "2026-11-25";
  if (text.size() != kForm.size() || text[4] != '-' || text[7] != '-') return std::nullopt;
  const auto year = number_of(text.substr(0, 4));
  const auto month = number_of(text.substr(5, 2));
  const auto day = number_of(text.substr(8));
  if (!year || !month || !day) return std::nullopt;
  return Date(std::chrono::year(static_cast<int>(*year)), std::chrono::month(*month),
              std::chrono::day(*day));
}

bool has_different_cards(const krypto::Hand& hand) {
  const auto& cards = hand.cards();
  return std::set(cards.begin(), cards.end()).size() == cards.size();
}

// Budget steps of a puzzle, apart from solving it.
constexpr std::uint64_t kStepsOfPuzzle = 3000;

// The puzzle with these numbers, if it has one answer and the level of the day.
std::optional<Generated> puzzle_for(Date date, const letters::Layout& layout,
                                    std::vector<std::int64_t> numbers, Budget& budget) {
  budget.spend(kStepsOfPuzzle);
  auto made = calcrostic::puzzle_of(layout, std::move(numbers),
                                    {.highest_level = level_of(date), .budget = &budget});
  if (made && made->grade.level != level_of(date)) made.reset();
  return made;
}

// A version of the class whose turn it is, at the level of the day. The canonical form has that
// level.
std::optional<Generated> calcrostic_of_turn(Date date, Budget& budget) {
  constexpr std::uint64_t kStepsOfList = 1'000'000;
  budget.spend(kStepsOfList);
  const auto all = calcrostic::versions(class_of_turn(level_of(date), days_of_level_before(date)));
  std::vector<calcrostic::Calcrostic> shown(all.begin(), all.end());
  SplitMix64 random(seed_of(date));
  shuffle(shown, random);
  for (const calcrostic::Calcrostic& version : shown) {
    auto made = puzzle_for(date, letters::layout_of(version.operators),
                           {version.numbers.begin(), version.numbers.end()}, budget);
    if (made) return made;
  }
  return std::nullopt;
}

std::optional<Generated> newspaper_grid_of_turn(Date date, Budget& budget) {
  constexpr std::int64_t kLeast = 2;
  // Consecutive days get turns that differ in all digits.
  constexpr std::uint64_t kStep = 2557;
  const std::uint64_t turn = days_of_turns_before(date) * kStep % kTurnsOfNewspaperGrids;
  SplitMix64 random(seed_of(date));
  while (!budget.over()) {
    auto grid = letters::random_numbers(random, layout_of_turn(turn, random), kLeast, budget);
    if (!grid) continue;
    auto made = puzzle_for(date, grid->layout, std::move(grid->numbers), budget);
    if (made) return made;
  }
  return std::nullopt;
}

// How the grid of a day is made.
struct GridRow {
  GridKind kind = GridKind::calcrostic;
  std::optional<Generated> (*of_turn)(Date date, Budget& budget) = nullptr;
  calcrostic::GeneratorOptions by_chance{};  // before turns, of the level of the day
};
constexpr std::array kGridRows = {
    GridRow{.kind = GridKind::calcrostic, .of_turn = calcrostic_of_turn},
    GridRow{.kind = GridKind::newspaper,
            .of_turn = newspaper_grid_of_turn,
            .by_chance = {.diagonals = false, .rows = 4, .columns = 4}}};
static_assert(std::ranges::equal(kGridRows, GridKind::all(), {}, &GridRow::kind));

}  // namespace

Result<Date> date_of(std::string_view text) {
  const auto date = read_date(text);
  if (date && date->ok() && *date >= kFirstDay) return *date;
  return failure("is not a day from " + to_text(kFirstDay) + " to " + to_text(kLastDay) +
                 ": write it like 2026-11-25");
}

std::string to_text(Date date) {
  std::string digits = std::to_string(seed_of(date));
  return digits.insert(6, "-").insert(4, "-");
}

Date day_before(Date date) { return sys_days(date) - std::chrono::days(1); }

unsigned weekday_of(Date date) { return std::chrono::weekday(sys_days(date)).c_encoding(); }

int level_of(Date date) {
  constexpr std::array kLevels = {3, 1, 2, 2, 3, 4, 5};
  return kLevels.at(weekday_of(date));
}

Result<HandOfDay> hand_of(Date date, krypto::Solver& solver) {
  const int level = level_of(date);
  const bool takes_turns = date >= kFirstDayOfTurns;
  krypto::Dealer dealer(krypto::Deck::cards56, seed_of(date));
  SplitMix64 random(seed_of(date));
  const auto deal = [&] {
    if (!takes_turns) return dealer.deal();
    return hand_of_turn(days_of_turns_before(date) % kTurnsOfHands, random);
  };
  std::optional<HandOfDay> nearest;
  const auto distance = [level](const HandOfDay& dealt) { return std::abs(dealt.level - level); };
  for (int solvable = 0; solvable < kMostHands && !solver.budget().over();) {
    krypto::Hand hand = deal();
    if (!solver.solvable(hand, kRules)) continue;
    ++solvable;
    if (!has_different_cards(hand)) continue;
    auto grade = krypto::grade(solver, hand, kRules);
    if (!grade) continue;
    const int graded = takes_turns ? krypto::level_by_steps(*grade) : krypto::level_by_text(*grade);
    HandOfDay dealt{.hand = std::move(hand), .grade = *std::move(grade), .level = graded};
    if (nearest && distance(dealt) >= distance(*nearest)) continue;
    nearest = std::move(dealt);
    if (distance(*nearest) == 0) break;
  }
  if (solver.budget().over() || !nearest) {
    return failure(ErrorCode::too_much, "the hand of " + to_text(date) + " takes too much work");
  }
  return *std::move(nearest);
}

namespace {

std::unexpected<Error> too_much_work(Date date) {
  return failure(ErrorCode::too_much, "the hand of " + to_text(date) + " takes too much work");
}

// The hand with its grade, by the rules of the game.
std::optional<HandOfDay> graded(krypto::Game game, krypto::Hand hand, krypto::Solver& solver) {
  const krypto::GameRow& row = row_of(game);
  auto grade = krypto::grade(solver, hand, row.rules, row.use);
  if (!grade || solver.budget().over()) return std::nullopt;
  const int level = grade->level;
  return HandOfDay{.hand = std::move(hand), .grade = *std::move(grade), .level = level};
}

}  // namespace

Result<HandOfDay> hand_of_24(Date date, krypto::Solver& solver) {
  const krypto::Hand sorted = hand_of_24_of_turn(date);
  SplitMix64 random(seed_of(date));
  std::vector<std::int64_t> cards = sorted.cards();
  shuffle(cards, random);
  auto dealt = graded(krypto::Game::twenty_four,
                      *krypto::Hand::make(std::move(cards), sorted.objective()), solver);
  if (!dealt) return too_much_work(date);
  dealt->level = level_of(date);
  return *std::move(dealt);
}

Result<HandOfDay> countdown_of(Date date, krypto::Solver& solver) {
  constexpr std::uint64_t kStepsOfDeal = 300;
  auto dealer = *krypto::GameDealer::make({.game = krypto::Game::countdown}, seed_of(date));
  const std::uint64_t turn = turn_of_countdown(date);
  while (solver.budget().spend(kStepsOfDeal)) {
    krypto::Hand hand = dealer.deal();
    if (turn_of_countdown(hand) != turn) continue;
    auto dealt = graded(krypto::Game::countdown, std::move(hand), solver);
    if (dealt && dealt->level == level_of(date)) return *std::move(dealt);
  }
  return too_much_work(date);
}

Result<Generated> grid_of(Date date, GridKind kind, Budget& budget) {
  const GridRow& row = kGridRows.at(kind.place());
  if (date >= kFirstDayOfTurns) {
    auto made = row.of_turn(date, budget);
    if (made && !budget.over()) return *std::move(made);
    return failure(ErrorCode::too_much, "the grid of " + to_text(date) + " takes too much work");
  }
  calcrostic::GeneratorOptions wishes = row.by_chance;
  wishes.level = level_of(date);
  auto generator = calcrostic::Generator::make(seed_of(date), wishes);
  if (!generator) return std::unexpected(generator.error());
  return generator->next(budget);
}

}  // namespace reckon::daily
