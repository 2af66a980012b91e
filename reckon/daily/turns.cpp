// SPDX-License-Identifier: MIT
#include "reckon/daily/turns.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <span>
#include <utility>

#include "reckon/calcrostic/members.hpp"
#include "reckon/krypto/census/deck_copies.hpp"
#include "reckon/krypto/census/hand_order.hpp"
#include "reckon/letters/grid/random_grid.hpp"

namespace reckon::daily {

namespace {

using letters::Layout;

constexpr std::size_t kCards = 5;
constexpr auto kLargestCard = static_cast<std::int64_t>(krypto::kDeckNumbers);
constexpr std::uint64_t kObjectives = krypto::kDeckNumbers;
constexpr std::uint64_t kDaysInWeek = 7;

krypto::HandOrder order_of_hands() { return {kCards, kLargestCard}; }

std::uint64_t days_between(std::chrono::sys_days first, Date last) {
  return static_cast<std::uint64_t>((std::chrono::sys_days(last) - first).count());
}

// Hands of the first year that their turn would repeat within ten years: cards ascending, then the
// objective. A test checks all of these years.
constexpr std::array<std::array<std::int64_t, kCards + 1>, 6> kShownBefore = {{
    {3, 4, 7, 9, 13, 16},
    {3, 7, 10, 11, 15, 11},
    {3, 4, 5, 12, 14, 2},
    {2, 4, 10, 22, 23, 5},
    {2, 3, 4, 9, 10, 6},
    {4, 8, 9, 10, 13, 12},
}};

bool was_shown_before(const std::vector<std::int64_t>& cards, std::int64_t objective) {
  return std::ranges::any_of(kShownBefore, [&](const auto& hand) {
    return hand.back() == objective && std::ranges::equal(std::span(hand).first(kCards), cards);
  });
}

// The number of ways to draw these cards and then the objective, each from the whole deck. At most
// 4^6.
std::uint64_t ways_to_draw(const krypto::Copies& copies, const std::vector<std::int64_t>& cards,
                           std::int64_t objective) {
  std::uint64_t ways = copies[static_cast<std::size_t>(objective)];
  for (const std::int64_t card : cards) ways *= copies[static_cast<std::size_t>(card)];
  return ways;
}

// Sums of two of these modulo 3 are uniform if the operators are drawn as usual.
std::uint64_t digit_of(Operator op) {
  switch (op) {
    case Operator::add: return 0;
    case Operator::subtract: return 1;
    case Operator::multiply:
    case Operator::divide: return 2;
  }
  return 0;
}

}  // namespace

std::uint64_t days_of_turns_before(Date date) { return days_between(kFirstDayOfTurns, date); }

namespace {

// The number of earlier days with the same level, from a Monday on.
std::uint64_t days_of_level_between(std::chrono::sys_days monday, Date date) {
  const std::uint64_t days = days_between(monday, date);
  const int level = level_of(date);
  const auto in_week = [&](std::uint64_t end) {
    std::uint64_t found = 0;
    for (std::uint64_t day = 0; day < end; ++day) {
      found += level_of(monday + std::chrono::days(day)) == level ? 1U : 0U;
    }
    return found;
  };
  return days / kDaysInWeek * in_week(kDaysInWeek) + in_week(days % kDaysInWeek);
}

// The place in a list of `count` that has its turn: consecutive turns are some two thirds of the
// list apart, since what is next to each other in it is similar.
std::uint64_t place_of_turn(std::uint64_t turn, std::uint64_t count) {
  std::uint64_t step = count * 2 / 3;
  while (std::gcd(step, count) != 1) ++step;
  return turn % count * step % count;
}

// The place of the digit of a level that is `wanted` others behind the first.
std::size_t place_of_level(std::string_view levels, int level, std::uint64_t wanted) {
  std::size_t place = 0;
  while (levels[place] != static_cast<char>('0' + level) || wanted-- != 0) ++place;
  return place;
}

std::uint64_t count_of_level(std::string_view levels, int level) {
  return static_cast<std::uint64_t>(std::ranges::count(levels, static_cast<char>('0' + level)));
}

}  // namespace

std::uint64_t days_of_level_before(Date date) {
  const std::chrono::sys_days first_friday = kFirstDayOfTurns;
  return days_of_level_between(first_friday - std::chrono::days(4), date);
}

// --- Hands ---------------------------------------------------------------------------------------

std::uint64_t turn_of(const krypto::Hand& hand) {
  std::vector<std::int64_t> cards = hand.cards();
  std::ranges::sort(cards);
  const auto objective = static_cast<std::uint64_t>(*hand.objective().to_int64());
  return (order_of_hands().index_of(cards) * kObjectives + objective - 1) % kTurnsOfHands;
}

krypto::Hand hand_of_turn(std::uint64_t turn, SplitMix64& random) {
  const krypto::HandOrder order = order_of_hands();
  const krypto::Copies copies = krypto::copies_in(krypto::Deck::cards56);
  const std::uint64_t games = order.hands() * kObjectives;
  const std::uint64_t games_of_turn = (games - turn - 1) / kTurnsOfHands + 1;
  constexpr std::uint64_t kMostWays = 4096;
  while (true) {
    const std::uint64_t game = turn + kTurnsOfHands * random.below(games_of_turn);
    std::vector<std::int64_t> cards = order.at(game / kObjectives);
    if (std::ranges::adjacent_find(cards) != cards.end()) continue;
    const auto objective = static_cast<std::int64_t>(game % kObjectives) + 1;
    if (random.below(kMostWays) >= ways_to_draw(copies, cards, objective)) continue;
    if (was_shown_before(cards, objective)) continue;
    shuffle(cards, random);
    // Five cards of a deck are a hand.
    return *krypto::Hand::make(std::move(cards), objective);
  }
}

// --- The 24 game and Countdown
// --------------------------------------------------------------------

krypto::Hand hand_of_24_of_turn(Date date) {
  constexpr std::size_t kCardsOf24 = 4;
  constexpr std::int64_t kLargestOf24 = 13;
  constexpr std::int64_t kObjective = 24;
  const std::chrono::sys_days first_thursday = kFirstDay;
  const std::uint64_t turn = days_of_level_between(first_thursday - std::chrono::days(3), date);
  const std::string_view levels = levels_of_24();
  const int level = level_of(date);
  const std::size_t place =
      place_of_level(levels, level, place_of_turn(turn, count_of_level(levels, level)));
  return *krypto::Hand::make(krypto::HandOrder(kCardsOf24, kLargestOf24).at(place), kObjective);
}

std::uint64_t turn_of_countdown(const krypto::Hand& hand) {
  // The remainder of the hand as a number with digits in this base, which is below the prime.
  constexpr std::uint64_t kBase = 1009;
  std::vector<std::int64_t> cards = hand.cards();
  std::ranges::sort(cards);
  auto turn = static_cast<std::uint64_t>(*hand.objective().to_int64());
  for (const std::int64_t card : cards) {
    turn = (turn * kBase + static_cast<std::uint64_t>(card)) % kTurnsOfCountdown;
  }
  return turn;
}

std::uint64_t turn_of_countdown(Date date) {
  return days_between(kFirstDay, date) % kTurnsOfCountdown;
}

// --- Newspaper grids -----------------------------------------------------------------------------

namespace {

constexpr std::size_t kSide = 4;
constexpr std::size_t kOperatorsOfLine = kSide - 2;

// The digit made from an operator of a row and its mirror image.
std::uint64_t digit_of(const Layout& layout, std::size_t row, std::size_t place) {
  return (digit_of(layout.lines[row].operators[place]) +
          digit_of(layout.lines[kSide + row].operators[place])) %
         3;
}

}  // namespace

std::uint64_t turn_of(const Layout& layout) {
  std::uint64_t turn = 0;
  for (std::size_t row = 0; row < kSide; ++row) {
    for (std::size_t place = 0; place < kOperatorsOfLine; ++place) {
      turn = turn * 3 + digit_of(layout, row, place);
    }
  }
  return turn;
}

Layout layout_of_turn(std::uint64_t turn, SplitMix64& random) {
  const auto draw = [&random] {
    return letters::random_newspaper_layout(random, {.rows = kSide, .columns = kSide});
  };
  Layout layout = draw();
  for (std::size_t row = kSide; row-- > 0;) {
    for (std::size_t place = kOperatorsOfLine; place-- > 0; turn /= 3) {
      while (digit_of(layout, row, place) != turn % 3) {
        const Layout other = draw();
        for (const std::size_t line : {row, kSide + row}) {
          layout.lines[line].operators[place] = other.lines[line].operators[place];
        }
      }
    }
  }
  return layout;
}

// --- Calcrostics ---------------------------------------------------------------------------------

namespace {

constexpr std::int64_t kLeastSum = 4;
constexpr std::int64_t kLeastNumber = 2;

}  // namespace

calcrostic::Calcrostic class_of_turn(int level, std::uint64_t turn) {
  const std::string_view levels = levels_of_classes();
  const std::size_t place =
      place_of_level(levels, level, place_of_turn(turn, count_of_level(levels, level)));
  return calcrostic::members(kLeastSum, kLargestSumOfTurns, kLeastNumber)[place].calcrostic();
}

}  // namespace reckon::daily
