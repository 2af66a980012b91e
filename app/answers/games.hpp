// SPDX-License-Identifier: MIT
// Documents about all games of five cards from 1 to 25, and about intermediate numbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "app/answers/values.hpp"
#include "reckon/krypto/census/census.hpp"
#include "reckon/krypto/way_on.hpp"

namespace reckon::answers {

/// A game: a hand, its cards ascending, by its number in the census's order, and an objective.
struct Game {
  std::uint64_t hand = 0;
  std::int64_t objective = 1;
};

/// Selects the games to list: those with these cards and this objective, if given.
struct GamesAsked {
  Rules rules = Rules::house;
  bool solvable = false;
  std::optional<std::int64_t> objective{};
  std::optional<std::int64_t> smallest{};  ///< card
  std::optional<std::int64_t> largest{};
  Game from{};  ///< the first game to check
  std::size_t limit = 0;
};

/// Returns the games of a census, in order; `next` is the first of the next call, null after the
/// last.
Json json_of_games(const krypto::Census& census, const GamesAsked& asked, Budget& budget);

/// Returns how many games have no solution, by objective, and by smallest and largest card.
Json json_of_census(const krypto::Census& census, Rules rules, Budget& budget);

/// Returns the steps from the numbers to the objective.
Json json_of_way(std::span<const Rational> numbers, const Rational& objective, Rules rules,
                 const std::optional<std::vector<krypto::Calculation>>& way);

}  // namespace reckon::answers
