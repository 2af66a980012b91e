// SPDX-License-Identifier: MIT
#include "reckon/match/card_game.hpp"

namespace reckon::match {

using krypto::Game;

Rules usual_rules(Game game) {
  return game == Game::krypto ? Rules::international : krypto::row_of(game).rules;
}

int usual_seconds(Game game) {
  const std::int64_t seconds = krypto::row_of(game).seconds;
  return seconds == 0 ? kUsualSeconds : static_cast<int>(seconds);
}

std::vector<std::int64_t> deck_of(const CardGame& game, krypto::Deck deck) {
  if (game.game == Game::krypto) return krypto::cards_of(deck);
  return krypto::deck_of_24(game);
}

Result<void> check_game(const CardGame& game) {
  const auto dealer = krypto::GameDealer::make(game, 0);
  if (!dealer) return std::unexpected(dealer.error());
  return {};
}

}  // namespace reckon::match
