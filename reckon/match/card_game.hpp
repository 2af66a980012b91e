// SPDX-License-Identifier: MIT
// The game of cards of a match: Krypto, 24, Countdown or one's own. Everything that differs comes
// from its row in the table of games (reckon/krypto/game.hpp).
#pragma once

#include <cstdint>
#include <vector>

#include "reckon/arith/rules.hpp"
#include "reckon/krypto/game.hpp"
#include "reckon/text/result.hpp"

namespace reckon::match {

/// The game of a match and the choices in it. The deck of Krypto is a setting of its own.
using CardGame = krypto::DealWishes;

/// The time for a hand in seconds, where the game has none of its own.
inline constexpr int kUsualSeconds = 180;

/// Whether the nearest number counts, so that no player calls.
inline bool nearest_counts(const CardGame& game) { return krypto::row_of(game.game).nearest; }
/// Which cards a formula uses.
inline krypto::Use use_in(const CardGame& game) { return krypto::row_of(game.game).use; }
/// The rules of a game, unless others are agreed. Krypto has those of its tournaments.
Rules usual_rules(krypto::Game game);
/// The seconds for a hand, unless others are agreed.
int usual_seconds(krypto::Game game);

/// The deck of a game that has one, ascending: that of Krypto, or four cards of each number for 24.
std::vector<std::int64_t> deck_of(const CardGame& game, krypto::Deck deck);

/// Refuses choices out of range, and those that the game does not have.
Result<void> check_game(const CardGame& game);

}  // namespace reckon::match
