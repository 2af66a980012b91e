// SPDX-License-Identifier: MIT
// The settings of a race of a class.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "reckon/arith/rules.hpp"
#include "reckon/kinds/kind_list.hpp"
#include "reckon/krypto/deck.hpp"
#include "reckon/match/card_game.hpp"

namespace reckon::match {

/// The puzzles of a race: hands of cards, or puzzles of letters.
using RacePuzzle = kinds::OneOfKinds<kinds::Kind::krypto, kinds::Kind::calcrostic,
                                     kinds::Kind::newspaper, kinds::Kind::alphametic>;
inline constexpr auto kAllRacePuzzles = RacePuzzle::all();
/// The properties of a race on each kind.
struct RaceRow {
  RacePuzzle puzzle = RacePuzzle::krypto;
  bool has_cards = true;               ///< hands, for which a deck and rules are chosen
  std::string_view box_name = "Hand";  ///< on score pads
};
inline constexpr std::array kRaceRows = {
    RaceRow{.puzzle = RacePuzzle::krypto},
    RaceRow{.puzzle = RacePuzzle::calcrostic, .has_cards = false, .box_name = "Puzzle"},
    RaceRow{.puzzle = RacePuzzle::newspaper, .has_cards = false, .box_name = "Puzzle"},
    RaceRow{.puzzle = RacePuzzle::alphametic, .has_cards = false, .box_name = "Puzzle"}};
static_assert(std::ranges::equal(kRaceRows, kAllRacePuzzles, {}, &RaceRow::puzzle));
constexpr const RaceRow& row_of(RacePuzzle puzzle) { return kRaceRows[puzzle.place()]; }
std::optional<RacePuzzle> race_puzzle_named(std::string_view name);

struct RaceSettings {
  RacePuzzle puzzle = RacePuzzle::krypto;
  // Only for hands of cards:
  CardGame game{};
  Rules rules = Rules::international;
  krypto::Deck deck = krypto::Deck::cards56;
  // Of all:
  int hands = 10;          ///< 1 to kMostRaceHands
  int hand_seconds = 180;  ///< 1 to kMostRaceSeconds

  friend bool operator==(const RaceSettings&, const RaceSettings&) = default;
};

}  // namespace reckon::match
