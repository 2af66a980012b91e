// SPDX-License-Identifier: MIT
#include "reckon/krypto/census/census.hpp"

#include <algorithm>
#include <string>

#include "reckon/krypto/census/census_tables.hpp"
#include "reckon/krypto/census/cut.hpp"

namespace reckon::krypto {

namespace {

constexpr std::uint64_t kMostGames = std::uint64_t{1} << 32U;
constexpr std::uint64_t kWord = 64;  // games

// Cuts the games into pieces at word boundaries.
Cut cut_of(const Games& games) {
  constexpr std::uint64_t kOfFewerCards = std::uint64_t{1} << 15U;
  constexpr std::uint64_t kOfSevenCards = std::uint64_t{1} << 12U;
  const std::uint64_t all = HandOrder(games.cards, games.largest_card).hands() * games.objectives();
  if (fits_tables(games)) return {all, std::max<std::uint64_t>(all, 1)};
  return {all, games.cards == 7 ? kOfSevenCards : kOfFewerCards};
}

std::uint64_t words_of(const Cut& cut, std::uint64_t piece) {
  return words_for(cut.end(piece) - cut.first(piece));
}

// Copies the set bits of `solvable` to the games from `game` on.
void mark(std::span<std::uint64_t> bits, std::uint64_t game, std::uint64_t solvable) {
  const auto word = static_cast<std::size_t>(game / kWord);
  const unsigned shift = game % kWord;
  bits[word] |= solvable << shift;
  if (shift != 0 && (solvable >> (kWord - shift)) != 0)
    bits[word + 1] |= solvable >> (kWord - shift);
}

}  // namespace

Result<Games> Games::make(std::size_t cards, std::int64_t largest_card,
                          std::int64_t first_objective, std::int64_t last_objective) {
  constexpr std::size_t kMost = 7;
  if (cards < 1 || cards > kMost) {
    return failure(ErrorCode::out_of_range,
                   "a census takes 1 to 7 cards, not " + std::to_string(cards));
  }
  if (largest_card < 1 || largest_card > kLargestCountedCard) {
    return failure(ErrorCode::out_of_range,
                   "the largest card is from 1 to 1000, not " + std::to_string(largest_card));
  }
  if (first_objective > last_objective || first_objective < -kLargestCard ||
      last_objective > kLargestCard) {
    return failure(ErrorCode::out_of_range,
                   "objectives go from a smaller to a larger number, at most 1000000 in size");
  }
  const Games games{.cards = cards,
                    .largest_card = largest_card,
                    .first_objective = first_objective,
                    .last_objective = last_objective};
  if (HandOrder(cards, largest_card).hands() > kMostGames / games.objectives()) {
    return failure(ErrorCode::too_much,
                   "these are more than 4294967296 games: take fewer cards, numbers or objectives");
  }
  return games;
}

Census::Census(const Games& games)
    : games_(games),
      order_(games.cards, games.largest_card),
      bits_(static_cast<std::size_t>(words_for(order_.hands() * games.objectives()))) {}

Census Census::take(const Games& games, Rules rules, bool linear, Budget* budget) {
  Census census(games);
  for (std::uint64_t piece = 0; piece < pieces(games); ++piece) {
    census.put(piece, make_piece(games, rules, linear, piece, budget));
  }
  return census;
}

std::uint64_t Census::pieces(const Games& games) { return cut_of(games).pieces(); }

std::vector<std::uint64_t> Census::make_piece(const Games& games, Rules rules, bool linear,
                                              std::uint64_t piece, Budget* budget) {
  Budget endless;
  Budget& within = budget == nullptr ? endless : *budget;
  const Cut cut = cut_of(games);
  std::vector<std::uint64_t> bits(static_cast<std::size_t>(words_of(cut, piece)));
  if (fits_tables(games)) {
    each_mask(games, rules, linear, within,
              [&](std::uint64_t hand, std::span<const std::uint32_t> solvable) {
                for (const std::uint32_t objectives : solvable) {
                  mark(bits, hand++ * games.objectives(), objectives);
                }
              });
    return bits;
  }
  Solver solver;
  solver.work_within(&within);
  const Form form = linear ? Form::linear : Form::distinct;
  const HandOrder order(games.cards, games.largest_card);
  std::vector<std::int64_t> cards = order.at(cut.first(piece) / games.objectives());
  std::int64_t objective =
      games.first_objective + static_cast<std::int64_t>(cut.first(piece) % games.objectives());
  for (std::uint64_t game = cut.first(piece); game < cut.end(piece) && !within.over(); ++game) {
    const bool solvable = solver.solvable(*Hand::make(cards, objective), rules, Use::all, form);
    mark(bits, game - cut.first(piece), solvable ? 1 : 0);
    if (objective++ == games.last_objective) {
      objective = games.first_objective;
      order.next(cards);
    }
  }
  return bits;
}

bool Census::put(std::uint64_t piece, std::span<const std::uint64_t> bits) {
  const Cut cut = cut_of(games_);
  if (bits.size() != words_of(cut, piece)) return false;
  std::ranges::copy(bits, bits_.begin() + static_cast<std::ptrdiff_t>(cut.first(piece) / kWord));
  return true;
}

std::vector<std::uint64_t> Census::unsolvable_by_objective() const {
  std::vector<std::uint64_t> unsolvable(static_cast<std::size_t>(games_.objectives()));
  std::uint64_t game = 0;
  for (std::uint64_t hand = 0; hand < order_.hands(); ++hand) {
    for (std::uint64_t& count : unsolvable) {
      count += has_bit(bits_.data(), game) ? 0U : 1U;
      ++game;
    }
  }
  return unsolvable;
}

}  // namespace reckon::krypto
