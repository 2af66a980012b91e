// SPDX-License-Identifier: MIT
#include "app/answers/games.hpp"

#include <string>
#include <utility>

#include "reckon/arith/notation.hpp"

namespace reckon::answers {

namespace {

// The cost of a hand, and of each of its games, in steps.
constexpr std::uint64_t kStepsOfHand = 40;
constexpr std::uint64_t kStepsOfGame = 6;
constexpr std::uint64_t kStepsOfItem = 3000;

struct Cell {
  std::uint64_t games = 0;
  std::uint64_t unsolvable = 0;

  void add(bool solvable) {
    ++games;
    unsolvable += solvable ? 0 : 1;
  }
  void put_into(Json& document) const {
    document["games"] = games;
    document["unsolvable"] = unsolvable;
  }
};

// Returns the number, or null if it is not set.
Json or_null(const std::optional<std::int64_t>& number) { return number ? Json(*number) : Json(); }

}  // namespace

Json json_of_games(const krypto::Census& census, const GamesAsked& asked, Budget& budget) {
  Json document = {{"rules", name_of(asked.rules)},
                   {"solvable", asked.solvable},
                   {"objective", or_null(asked.objective)},
                   {"smallest", or_null(asked.smallest)},
                   {"largest", or_null(asked.largest)},
                   {"games", Json::array()},
                   {"more", false},
                   {"next", nullptr}};
  const auto& [first, last] = std::pair(asked.objective.value_or(census.games().first_objective),
                                        asked.objective.value_or(census.games().last_objective));
  std::vector<std::int64_t> cards = census.order().at(asked.from.hand);
  for (std::uint64_t hand = asked.from.hand; hand < census.order().hands(); ++hand) {
    if (!budget.spend(kStepsOfHand)) break;
    const bool listed = asked.smallest.value_or(cards.front()) == cards.front() &&
                        asked.largest.value_or(cards.back()) == cards.back();
    for (std::int64_t objective = first; listed && objective <= last; ++objective) {
      budget.spend(kStepsOfGame);
      if (hand == asked.from.hand && objective < asked.from.objective) continue;
      if (census.solvable(hand, objective) != asked.solvable) continue;
      budget.spend(kStepsOfItem);
      Json game = {{"cards", cards}, {"objective", objective}};
      if (document["games"].size() == asked.limit) {
        document["more"] = true;
        document["next"] = std::move(game);
        return document;
      }
      document["games"].push_back(std::move(game));
    }
    census.order().next(cards);
  }
  return document;
}

Json json_of_census(const krypto::Census& census, Rules rules, Budget& budget) {
  const krypto::Games& games = census.games();
  const auto side = static_cast<std::size_t>(games.largest_card);
  std::vector<Cell> by_objective(static_cast<std::size_t>(games.objectives()));
  std::vector<Cell> by_cards(side * side);
  std::vector<std::int64_t> cards = census.order().at(0);
  for (std::uint64_t hand = 0; hand < census.order().hands(); ++hand) {
    if (!budget.spend(kStepsOfHand + kStepsOfGame * by_objective.size())) break;
    Cell& cell = by_cards[static_cast<std::size_t>(cards.front() - 1) * side +
                          static_cast<std::size_t>(cards.back() - 1)];
    for (std::size_t i = 0; i < by_objective.size(); ++i) {
      const bool solvable =
          census.solvable(hand, games.first_objective + static_cast<std::int64_t>(i));
      by_objective[i].add(solvable);
      cell.add(solvable);
    }
    census.order().next(cards);
  }
  Json document = {
      {"rules", name_of(rules)}, {"by_objective", Json::array()}, {"by_cards", Json::array()}};
  for (std::size_t i = 0; i < by_objective.size(); ++i) {
    Json entry = {{"objective", games.first_objective + static_cast<std::int64_t>(i)}};
    by_objective[i].put_into(entry);
    document["by_objective"].push_back(std::move(entry));
  }
  for (std::size_t i = 0; i < by_cards.size(); ++i) {
    if (by_cards[i].games == 0) continue;
    budget.spend(kStepsOfItem);
    Json entry = {{"smallest", i / side + 1}, {"largest", i % side + 1}};
    by_cards[i].put_into(entry);
    document["by_cards"].push_back(std::move(entry));
  }
  return document;
}

Json json_of_way(std::span<const Rational> numbers, const Rational& objective, Rules rules,
                 const std::optional<std::vector<krypto::Calculation>>& way) {
  Json document = {{"numbers", Json::array()},
                   {"objective", json_of(objective)},
                   {"rules", name_of(rules)},
                   {"solvable", way.has_value()},
                   {"steps", Json::array()}};
  for (const Rational& number : numbers) document["numbers"].push_back(json_of(number));
  if (!way) return document;
  for (const auto& [left, op, right, result] : *way) {
    document["steps"].push_back({{"left", left.to_text()},
                                 {"operator", std::string(1, symbol_of(op))},
                                 {"right", right.to_text()},
                                 {"result", result.to_text()},
                                 {"text", step_text(left, op, right, result)}});
  }
  return document;
}

}  // namespace reckon::answers
