// SPDX-License-Identifier: MIT
#include "reckon/krypto/census/odds.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "reckon/krypto/census/deck_copies.hpp"

namespace reckon::krypto {

namespace {

// Removes the cards of a hand from the deck. Returns the number of ways to do so.
std::uint64_t take_out(const std::vector<std::int64_t>& hand, Copies& left) {
  std::uint64_t ways = 1;
  std::uint64_t repeated = 0;
  for (std::size_t i = 0; i < hand.size(); ++i) {
    repeated = i > 0 && hand[i] == hand[i - 1] ? repeated + 1 : 1;
    std::uint64_t& copies = left[static_cast<std::size_t>(hand[i])];
    if (copies == 0) return 0;
    ways = ways * copies / repeated;  // a binomial coefficient, factor by factor
    --copies;
  }
  return ways;
}

// Calls `visit(index, ways, rest of the deck)` for every hand that the deck can deal.
template <typename Visit>
void each_dealt_hand(const Census& census, Deck deck, const Visit& visit) {
  const Copies all = copies_in(deck);
  std::vector<std::int64_t> hand(census.games().cards, 1);
  std::uint64_t index = 0;
  do {
    Copies left = all;
    if (const std::uint64_t ways = take_out(hand, left); ways > 0) visit(index, ways, left);
    ++index;
  } while (census.order().next(hand));
}

}  // namespace

Rational Odds::probability() const {
  return Rational::fraction(static_cast<std::int64_t>(unsolvable),
                            static_cast<std::int64_t>(deals));
}

Odds odds_of_deal(const Census& census, Deck deck) {
  Odds odds;
  each_dealt_hand(census, deck, [&](std::uint64_t hand, std::uint64_t ways, const Copies& left) {
    for (std::size_t objective = 1; objective <= kDeckNumbers; ++objective) {
      if (left[objective] == 0) continue;
      const bool solvable = census.solvable(hand, static_cast<std::int64_t>(objective));
      odds.deals += ways * left[objective];
      ++odds.distinct_games;
      if (solvable) continue;
      odds.unsolvable += ways * left[objective];
      ++odds.distinct_unsolvable;
    }
  });
  return odds;
}

Odds odds_of_rounds(std::span<const Census> rounds, Deck deck) {
  Odds odds;
  each_dealt_hand(rounds.front(), deck, [&](std::uint64_t hand, std::uint64_t ways, const Copies&) {
    odds.deals += ways;
    ++odds.distinct_games;
    const auto is_solvable = [&](const Census& round) {
      return round.solvable(hand, round.games().first_objective);
    };
    if (std::ranges::all_of(rounds, is_solvable)) return;
    odds.unsolvable += ways;
    ++odds.distinct_unsolvable;
  });
  return odds;
}

std::uint64_t solutions_of_deals(const SolutionCounts& counts, Deck deck, std::uint64_t first,
                                 std::uint64_t last) {
  const Copies all = copies_in(deck);
  const HandOrder order(Games{}.cards, Games{}.largest_card);
  std::vector<std::int64_t> hand = order.at(first);
  std::uint64_t solutions = 0;
  counts.each_hand(first, last, [&](std::span<const std::uint32_t> of_hand) {
    Copies left = all;
    if (const std::uint64_t ways = take_out(hand, left); ways > 0) {
      for (std::size_t i = 0; i < of_hand.size(); ++i) solutions += ways * left[i + 1] * of_hand[i];
    }
    order.next(hand);
  });
  return solutions;
}

std::string decimal(const Rational& probability, unsigned places) {
  Rational scale = 1;
  for (unsigned i = 0; i < places; ++i) scale = scale * 10;
  std::string digits = (probability * scale + Rational::fraction(1, 2)).floor().to_text();
  if (digits.size() <= places) digits.insert(0, places + 1 - digits.size(), '0');
  digits.insert(digits.size() - places, ".");
  return digits;
}

}  // namespace reckon::krypto
