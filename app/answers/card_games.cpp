// SPDX-License-Identifier: MIT
#include "app/answers/card_games.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace reckon::answers {

namespace {

constexpr std::array<std::string_view, 4> kChoices = {"up_to", "large", "cards", "objective"};

}  // namespace

std::vector<std::string_view> with_card_game(std::span<const std::string_view> keys,
                                             std::string_view name) {
  std::vector<std::string_view> all(keys.begin(), keys.end());
  all.push_back(name);
  all.insert(all.end(), kChoices.begin(), kChoices.end());
  return all;
}

CardGameSettings read_card_game(ObjectReader& object, std::string_view name) {
  constexpr std::int64_t kMost = std::numeric_limits<std::int32_t>::max();
  CardGameSettings settings;
  match::CardGame& game = settings.game;
  if (const auto named = object.named_if_any(name, krypto::game_named)) game.game = *named;
  const auto count = [&](std::string_view key) -> std::optional<std::size_t> {
    const auto number = object.number_if_any(key, 0, kMost);
    return number ? std::optional(static_cast<std::size_t>(*number)) : std::nullopt;
  };
  game.up_to = object.number_if_any("up_to", 1, kMost);
  game.large = count("large");
  game.cards = count("cards");
  game.objective = object.number_if_any("objective", -kMost, kMost);
  if (const auto good = match::check_game(game); !good) object.fail(name, good.error().message);
  settings.rules =
      object.named_if_any("rules", rules_named).value_or(match::usual_rules(game.game));
  const auto deck = object.named_if_any("deck", krypto::deck_named);
  if (deck && game.game != krypto::Game::krypto) object.fail("deck", "only Krypto has decks");
  settings.deck = deck.value_or(settings.deck);
  return settings;
}

void write_card_game(Json& object, std::string_view name, const match::CardGame& game) {
  if (game == match::CardGame()) return;
  object[std::string(name)] = name_of(game.game);
  if (game.up_to) object["up_to"] = *game.up_to;
  if (game.large) object["large"] = *game.large;
  if (game.cards) object["cards"] = *game.cards;
  if (game.objective) object["objective"] = *game.objective;
}

}  // namespace reckon::answers
