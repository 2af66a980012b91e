// SPDX-License-Identifier: MIT
// Puzzles of all kinds for the tests of sheets.
#pragma once

#include <gtest/gtest.h>

#include <vector>

#include "reckon/arith/random.hpp"
#include "reckon/calcrostic/generator.hpp"
#include "reckon/kinds/kind.hpp"
#include "reckon/krypto/game.hpp"

namespace reckon::kinds {

inline GridPuzzle random_grid(std::uint64_t seed, const calcrostic::GeneratorOptions& wishes) {
  auto made = calcrostic::Generator::make(seed, wishes)->next();
  return {.layout = made->puzzle.layout, .numbers = made->numbers};
}

inline Puzzle random_alphametic(std::uint64_t seed) {
  Budget budget;
  const auto source = row_of(Kind::alphametic).draw({}, seed);
  return (*source)(budget).value()->puzzle;
}

/// A puzzle of any kind, of hands and newspaper grids any size.
inline Puzzle random_puzzle(std::uint64_t seed) {
  SplitMix64 random(seed);
  const auto side = [&] { return static_cast<std::uint8_t>(3 + random.below(3)); };
  switch (random.below(6)) {
    case 0: {
      std::vector<std::int64_t> cards(1 + random.below(krypto::kMostCards));
      for (auto& card : cards) {
        card = static_cast<std::int64_t>(random.below(1 + random.below(krypto::kLargestCard)));
      }
      const auto objective = static_cast<std::int64_t>(random.next() >> (1 + random.below(63)));
      return HandPuzzle{.hand = *krypto::Hand::make(cards, objective),
                        .rules = kAllRules[random.below(4)]};
    }
    case 1:
      return HandPuzzle{.hand = krypto::Dealer(krypto::Deck::cards56, random.next()).deal(),
                        .rules = kAllRules[random.below(4)]};
    case 2: return random_grid(random.next(), {});
    case 3: return random_alphametic(random.next());
    case 4:
      return random_grid(random.next(), {.diagonals = false, .rows = side(), .columns = side()});
    default: {
      GridPuzzle grid = random_grid(random.next(), {});
      for (const std::int64_t number : grid.numbers) {
        grid.given.push_back(random.below(4) == 0 ? std::optional(number) : std::nullopt);
      }
      return grid;
    }
  }
}

/// A hand of a game other than Krypto, by any rules.
inline HandPuzzle random_game(std::uint64_t seed) {
  SplitMix64 random(seed);
  const krypto::Game game = krypto::kAllGames[1 + random.below(krypto::kAllGames.size() - 1)];
  return {.hand = krypto::GameDealer::make({.game = game}, random.next())->deal(),
          .rules = kAllRules[random.below(kAllRules.size())],
          .game = game,
          .use = krypto::kAllUses[random.below(krypto::kAllUses.size())]};
}

/// Puzzles for a sheet. Hands are dealt, since those of seven large cards take long.
inline std::vector<Entry> random_entries(std::uint64_t seed, std::size_t count) {
  krypto::Solver solver;
  std::vector<Entry> entries;
  for (SplitMix64 random(seed); entries.size() < count;) {
    Puzzle puzzle = random_puzzle(random.next());
    if (const auto* const hand = std::get_if<HandPuzzle>(&puzzle)) {
      if (hand->hand.cards().size() > 5) continue;
    }
    auto entry = entry_of(solver, std::move(puzzle));
    EXPECT_TRUE(entry) << entry.error().message;
    entries.push_back(*std::move(entry));
  }
  return entries;
}

}  // namespace reckon::kinds
