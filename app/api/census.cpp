// SPDX-License-Identifier: MIT
// The paths about all games of five cards from 1 to 25.
#include <algorithm>
#include <array>

#include "app/answers/games.hpp"
#include "app/api/parameters.hpp"
#include "app/api/request.hpp"

namespace reckon::api::on_census {

namespace {

using answers::GamesAsked;
using answers::Json;
using answers::PlacedJson;

constexpr krypto::Games kGames;

// Cards and objectives.
constexpr Range kCardRange = {.least = 1, .most = static_cast<std::uint64_t>(kGames.largest_card)};

constexpr std::array kGamesTakes = {
    kRules,
    Parameter{.name = "solvable",
              .type = Type::flag,
              .help = "Games with a solution instead of those without"},
    Parameter{.name = "objective",
              .type = Type::number,
              .help = "Only this objective",
              .range = kCardRange},
    Parameter{.name = "smallest",
              .type = Type::number,
              .help = "Only hands with this smallest card",
              .range = kCardRange},
    Parameter{.name = "largest",
              .type = Type::number,
              .help = "Only hands with this largest card",
              .range = kCardRange},
    Parameter{.name = "from",
              .type = Type::game,
              .help = "The first game examined: the value of next in the answer before"},
    Parameter{.name = "limit",
              .type = Type::number,
              .help = "The number of games returned",
              .range = {.bound = 200},
              .usual = 50}};

// A card or an objective.
std::optional<std::int64_t> number_in(Request& request, std::string_view name) {
  const auto number = request.number_if_given(name);
  if (!number) return std::nullopt;
  return static_cast<std::int64_t>(*number);
}

// `{"cards": [1, 1, 2, 3, 25], "objective": 1}`.
answers::Game game_in(Request& request) {
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
  GamesAsked asked{.rules = request.choice("rules", kAllRules),
                   .solvable = request.flag("solvable"),
                   .objective = number_in(request, "objective"),
                   .smallest = number_in(request, "smallest"),
                   .largest = number_in(request, "largest"),
                   .from = game_in(request)};
  asked.limit = static_cast<std::size_t>(request.number("limit"));
  if (!request.complete()) return {};
  return answers::json_of_games(krypto::Census::take({}, asked.rules, false, &request.budget()),
                                asked, request.budget());
}

Json census(Request& request) {
  const Rules rules = request.choice("rules", kAllRules);
  if (!request.complete()) return {};
  return answers::json_of_census(krypto::Census::take({}, rules, false, &request.budget()), rules,
                                 request.budget());
}

constexpr std::array kCensusTakes = {kRules};

constexpr std::array kQuestions = {
    Question{.path = "krypto/games",
             .summary = "List games of five cards from 1 to 25",
             .example = R"({"rules": "international", "objective": 17, "limit": 3})",
             .schema = "krypto-games",
             .parameters = kGamesTakes,
             .answer = games},
    Question{.path = "krypto/census",
             .summary = "Count the games of five cards from 1 to 25 that have no solution",
             .details = "By objective, and by smallest and largest card. Takes 0.1 s.",
             .example = R"({"rules": "positive"})",
             .schema = "krypto-census-cells",
             .parameters = kCensusTakes,
             .answer = census},
};

}  // namespace

std::span<const Question> questions() { return kQuestions; }

}  // namespace reckon::api::on_census
