// Makes new puzzles for the bank.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <set>

#include "reckon/store/puzzle.hpp"
#include "reckon/text/result.hpp"

namespace reckon::store {

/// Difficulties from `least` to `most`.
struct Levels {
  int least = letters::kEasiestLevel;
  int most = letters::kHardestLevel;

  bool has(int level) const { return least <= level && level <= most; }
};

/// What puzzles are to be like.
struct Wishes {
  Kind kind = Kind::calcrostic;
  std::optional<Levels> levels{};  ///< any if empty; puzzles that ask for numbers have none
  bool all_operators = false;      ///< not of hands, which show none
  Rules rules = Rules::house;      ///< of hands
  std::uint8_t rows = 3;           ///< of newspaper grids
  std::uint8_t columns = 3;
};

/// Gives another puzzle each time, of no class twice. Fails when there are no more, or a long
/// search has found none.
using Maker = std::move_only_function<reckon::Result<Puzzle>()>;

/// Makes puzzles by chance, none of the classes that are `known`; the same ones for the same seed
/// on every machine. Refuses wishes that contradict the kind.
///
/// Hands are dealt from the deck of 56. Calcrostics come in the order of calcrostic::Walk, each in
/// the first of its versions, taken by chance, that is as it is wished. Others are made by
/// calcrostic::Generator and algebra::NumberGenerator. Costs on average 0.2 ms for a hand, 0.5 ms
/// for a grid of letters, and 25 ms for one that asks for numbers.
reckon::Result<Maker> maker_of(const Wishes& wishes, std::uint64_t seed, std::set<Place> known);

}  // namespace reckon::store
