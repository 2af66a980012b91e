// SPDX-License-Identifier: MIT
// The game of a match in JSON: its name and its choices, among other settings.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "app/answers/object_reader.hpp"
#include "app/answers/values.hpp"
#include "reckon/krypto/deck.hpp"
#include "reckon/match/card_game.hpp"

namespace reckon::answers {

/// The key of the game in records and stored rooms, where `game` is the kind of match.
inline constexpr std::string_view kCardGame = "card_game";

/// Returns these keys, and those of a game whose name has the key `name`.
std::vector<std::string_view> with_card_game(std::span<const std::string_view> keys,
                                             std::string_view name);

/// A game and the settings that depend on it.
struct CardGameSettings {
  match::CardGame game{};
  Rules rules = Rules::international;
  krypto::Deck deck = krypto::Deck::cards56;
};

/// Reads a game, its rules and its deck; missing ones are as usual in the game. Refuses choices
/// that the game does not have, and a deck unless it is Krypto.
CardGameSettings read_card_game(ObjectReader& object, std::string_view name);

/// Writes the game and its choices; nothing for Krypto, as in records from before other games.
void write_card_game(Json& object, std::string_view name, const match::CardGame& game);

}  // namespace reckon::answers
