#include "reckon/krypto/census.hpp"

#include <algorithm>
#include <string>

#include "reckon/krypto/census_tables.hpp"

namespace reckon::krypto {

namespace {

constexpr std::uint64_t kMostGames = std::uint64_t{1} << 32U;

}  // namespace

Result<Games> Games::make(std::size_t cards, std::int64_t largest_card,
                          std::int64_t first_objective, std::int64_t last_objective) {
  constexpr std::size_t kMost = 6;
  constexpr std::int64_t kLargest = 1000;  // fewer than 2^51 hands, so that nothing overflows
  if (cards < 1 || cards > kMost) {
    return failure("a census takes 1 to 6 cards, not " + std::to_string(cards));
  }
  if (largest_card < 1 || largest_card > kLargest) {
    return failure("the largest card is from 1 to 1000, not " + std::to_string(largest_card));
  }
  if (first_objective > last_objective || first_objective < -kLargestCard ||
      last_objective > kLargestCard) {
    return failure("objectives go from a smaller to a larger number, at most 1000000 in size");
  }
  const Games games{.cards = cards,
                    .largest_card = largest_card,
                    .first_objective = first_objective,
                    .last_objective = last_objective};
  if (HandOrder(cards, largest_card).hands() > kMostGames / games.objectives()) {
    return failure("these are more than 4294967296 games: take fewer cards, numbers or objectives");
  }
  return games;
}

void in_order(std::uint64_t pieces, const std::function<void(std::uint64_t piece)>& work) {
  for (std::uint64_t piece = 0; piece < pieces; ++piece) work(piece);
}

Census::Census(const Games& games)
    : games_(games),
      order_(games.cards, games.largest_card),
      bits_(static_cast<std::size_t>((order_.hands() * games.objectives() + 63) / 64)) {}

Census Census::take(const Games& games, Rules rules, bool linear, const EachPiece& each_piece) {
  Census census(games);
  const std::uint64_t objectives = games.objectives();
  if (fits_tables(games)) {
    each_mask(games, rules, linear, [&](std::uint64_t hand, std::uint32_t solvable) {
      census.mark(hand * objectives, solvable);
    });
    return census;
  }
  // A piece is some words of bits, so that no two pieces write to the same.
  constexpr std::uint64_t kPiece = std::uint64_t{1} << 15U;
  const Form form = linear ? Form::linear : Form::distinct;
  each_piece((census.count() + kPiece - 1) / kPiece, [&](std::uint64_t piece) {
    census.solve(piece * kPiece, std::min((piece + 1) * kPiece, census.count()), rules, form);
  });
  return census;
}

void Census::solve(std::uint64_t first, std::uint64_t last, Rules rules, Form form) {
  Solver solver;
  std::vector<std::int64_t> cards = order_.at(first / games_.objectives());
  std::int64_t objective =
      games_.first_objective + static_cast<std::int64_t>(first % games_.objectives());
  for (std::uint64_t game = first; game < last; ++game) {
    const bool solvable = solver.solvable(*Hand::make(cards, objective), rules, Use::all, form);
    mark(game, solvable ? 1 : 0);
    if (objective++ == games_.last_objective) {
      objective = games_.first_objective;
      order_.next(cards);
    }
  }
}

void Census::mark(std::uint64_t game, std::uint64_t solvable) {
  const auto word = static_cast<std::size_t>(game / 64);
  const unsigned shift = game % 64;
  bits_[word] |= solvable << shift;
  if (shift != 0 && (solvable >> (64 - shift)) != 0) bits_[word + 1] |= solvable >> (64 - shift);
}

std::vector<std::uint64_t> Census::unsolvable_by_objective() const {
  std::vector<std::uint64_t> unsolvable(static_cast<std::size_t>(games_.objectives()));
  std::uint64_t game = 0;
  for (std::uint64_t hand = 0; hand < order_.hands(); ++hand) {
    for (std::uint64_t& count : unsolvable) {
      count += ~(bits_[static_cast<std::size_t>(game / 64)] >> (game % 64)) & 1U;
      ++game;
    }
  }
  return unsolvable;
}

}  // namespace reckon::krypto
