// The paths about all games of five cards from 1 to 25.
#include <algorithm>
#include <array>

#include "app/api/paths.hpp"
#include "app/json/games.hpp"

namespace reckon::api {

namespace {

using json::GamesAsked;
using json::Json;
using json::PlacedJson;

constexpr std::size_t kMostGames = 200;
constexpr std::size_t kUsualGames = 50;

// A card or an objective.
std::optional<std::int64_t> number_in(Request& request, std::string_view name) {
  constexpr krypto::Games kGames;
  const auto number =
      request.number(name, {.least = 1, .most = static_cast<std::uint64_t>(kGames.largest_card)});
  if (!number) return std::nullopt;
  return static_cast<std::int64_t>(*number);
}

// `{"cards": [1, 1, 2, 3, 25], "objective": 1}`.
json::Game game_in(Request& request) {
  constexpr krypto::Games kGames;
  const PlacedJson* from = request.value("from");
  if (from == nullptr) return {};
  const auto is_number = [&](const PlacedJson& value) {
    return value.kind == PlacedJson::Kind::number && value.number >= 1 &&
           value.number <= static_cast<std::uint64_t>(kGames.largest_card);
  };
  const PlacedJson* cards = from->find("cards");
  const PlacedJson* objective = from->find("objective");
  std::vector<std::int64_t> hand;
  if (cards != nullptr && std::ranges::all_of(cards->items, is_number)) {
    for (const PlacedJson& card : cards->items) {
      hand.push_back(static_cast<std::int64_t>(card.number));
    }
  }
  if (objective == nullptr || !is_number(*objective) || from->items.size() != 2 ||
      hand.size() != kGames.cards || !std::ranges::is_sorted(hand)) {
    request.refuse(
        "from",
        "this is not a game: write five ascending cards and an objective, all from 1 to 25, "
        "like {\"cards\": [1, 1, 2, 3, 25], \"objective\": 1}");
    return {};
  }
  return {.hand = krypto::HandOrder(kGames.cards, kGames.largest_card).index_of(hand),
          .objective = static_cast<std::int64_t>(objective->number)};
}

Json games(Request& request) {
  GamesAsked asked{.rules = request.choice("rules", kAllRules).value_or(Rules::house),
                   .solvable = request.flag("solvable"),
                   .objective = number_in(request, "objective"),
                   .smallest = number_in(request, "smallest"),
                   .largest = number_in(request, "largest"),
                   .from = game_in(request)};
  asked.limit = static_cast<std::size_t>(
      request.number("limit", {.bound = kMostGames}).value_or(kUsualGames));
  if (!request.complete()) return {};
  return json::json_of_games(krypto::Census::take({}, asked.rules, false, &request.budget()), asked,
                             request.budget());
}

Json census(Request& request) {
  const Rules rules = request.choice("rules", kAllRules).value_or(Rules::house);
  if (!request.complete()) return {};
  return json::json_of_census(krypto::Census::take({}, rules, false, &request.budget()), rules,
                              request.budget());
}

constexpr std::array kPaths = {
    Path{.name = "krypto/games", .answer = games},
    Path{.name = "krypto/census", .answer = census},
};

}  // namespace

std::span<const Path> census_paths() { return kPaths; }

}  // namespace reckon::api
