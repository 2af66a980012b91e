// SPDX-License-Identifier: MIT
// Records that follow from the census: whether each game has a solution.
#include <fmt/core.h>

#include <algorithm>
#include <span>

#include "app/cli/krypto/census_work.hpp"
#include "app/cli/krypto/records.hpp"
#include "reckon/krypto/census/deck_changes.hpp"
#include "reckon/krypto/census/odds.hpp"

namespace reckon::cli {
namespace {

// Empty if another process answers.
std::optional<krypto::Census> census_of(const krypto::Games& games, Rules rules,
                                        const LongRun& run) {
  const auto results = run.run({census_work(games, rules, false)});
  if (!results) return std::nullopt;
  return census_in(games, *results, 0);
}

// The games of an objective without a solution.
struct Unsolvable {
  std::int64_t objective = 0;
  std::uint64_t hands = 0;
  std::optional<Cards> first;
};

std::vector<Unsolvable> unsolvable_in(const krypto::Census& census, std::int64_t smallest_card) {
  const krypto::Games& games = census.games();
  std::vector<Unsolvable> rows;
  for (auto t = games.first_objective; t <= games.last_objective; ++t) {
    rows.push_back({.objective = t, .hands = 0, .first = std::nullopt});
  }
  each_hand_from(games, smallest_card, [&](std::uint64_t hand, const Cards& cards) {
    for (Unsolvable& row : rows) {
      if (census.solvable(hand, row.objective)) continue;
      ++row.hands;
      if (!row.first) row.first = cards;
    }
  });
  return rows;
}

Json change_document(const krypto::DeckChange& change, std::uint64_t deals) {
  Json json = {{"unsolvable", change.unsolvable},
               {"probability", Rational::fraction(static_cast<std::int64_t>(change.unsolvable),
                                                  static_cast<std::int64_t>(deals))
                                   .to_text()},
               {"distinct_unsolvable", change.distinct_unsolvable}};
  if (change.removed > 0) {
    json["removed"] = change.removed;
    json["added"] = change.added;
  }
  return json;
}

// The answer to `deck`.
struct Changes {
  std::uint64_t deals = 0;
  krypto::DeckChange unchanged;
  std::vector<krypto::DeckChange> fewest_deals;
  krypto::DeckChange fewest_games;
};

Changes changes_of(const krypto::Census& census, krypto::Deck deck, std::uint64_t limit) {
  std::vector<krypto::DeckChange> all = krypto::deck_changes(census, deck);
  const auto first = all.begin() + 1;
  const auto shown = static_cast<std::ptrdiff_t>(std::min<std::uint64_t>(all.size() - 1, limit));
  return {.deals = krypto::odds_of_deal(census, deck).deals,
          .unchanged = all.front(),
          .fewest_deals = {first, first + shown},
          .fewest_games = *std::ranges::min_element(first, all.end(), {},
                                                    &krypto::DeckChange::distinct_unsolvable)};
}

Json document_of(const RecordOptions& options, const Changes& changes) {
  Json document = document_of(options);
  document["deck"] = json_of(options.deck);
  document["deals"] = changes.deals;
  document["unchanged"] = change_document(changes.unchanged, changes.deals);
  document["changes"] = Json::array();
  for (const auto& change : changes.fewest_deals) {
    document["changes"].push_back(change_document(change, changes.deals));
  }
  document["fewest_games"] = change_document(changes.fewest_games, changes.deals);
  return document;
}

void print_change(const std::string& what, const krypto::DeckChange& change) {
  print_line(fmt::format("{}\t{}\t{}", what, change.unsolvable, change.distinct_unsolvable));
}

void print_changes(const Changes& changes, Rules rules) {
  const auto in_words = [](const krypto::DeckChange& change) {
    return fmt::format("{} for {}", change.added, change.removed);
  };
  print_line(fmt::format("deals without a solution of {}, and games, under {} rules", changes.deals,
                         name_of(rules)));
  print_change("as it is", changes.unchanged);
  for (const auto& change : changes.fewest_deals) print_change(in_words(change), change);
  print_change("fewest games: " + in_words(changes.fewest_games), changes.fewest_games);
}

}  // namespace

void answer_objectives(const RecordOptions& options, const LongRun& run) {
  const krypto::Games games = games_of(options);
  const auto found = census_of(games, options.rules, run);
  if (!found) return;
  const krypto::Census& census = *found;
  Holders<Cards> holders(options.limit.value_or(kRecordsShown));
  each_hand_from(games, range_of(options).first_card(),
                 [&](std::uint64_t hand, const Cards& cards) {
                   std::uint64_t reached = 0;
                   for (auto t = games.first_objective; t <= games.last_objective; ++t) {
                     reached += census.solvable(hand, t) ? 1U : 0U;
                   }
                   holders.add(reached, [&] { return cards; });
                 });
  if (options.json) {
    Json document = document_of(options);
    document["most_objectives"] = json_of(holders, "objectives");
    print_json(document);
    return;
  }
  print_line(fmt::format("{} of {} objectives from {} to {} under {} rules, reached by {}",
                         holders.record(), games.objectives(), games.first_objective,
                         games.last_objective, name_of(options.rules),
                         hands_in_words(holders.count())));
  print_hands(holders);
}

void answer_unsolvable(const RecordOptions& options, const LongRun& run) {
  const auto census = census_of(games_of(options), options.rules, run);
  if (!census) return;
  const auto rows = unsolvable_in(*census, range_of(options).first_card());
  if (!options.json) {
    for (const Unsolvable& row : rows) {
      print_line(fmt::format("{}\t{}\t{}", row.objective, row.hands,
                             row.first ? text_of(*row.first) : "none"));
    }
    return;
  }
  Json document = document_of(options);
  document["objectives"] = Json::array();
  for (const Unsolvable& row : rows) {
    Json json = {{"objective", row.objective}, {"unsolvable", row.hands}, {"first", nullptr}};
    if (row.first) json["first"] = *row.first;
    document["objectives"].push_back(std::move(json));
  }
  print_json(document);
}

void answer_deck(const RecordOptions& options, const LongRun& run) {
  const auto census = census_of({}, options.rules, run);
  if (!census) return;
  const Changes changes = changes_of(*census, options.deck, options.limit.value_or(kRecordsShown));
  if (options.json) {
    print_json(document_of(options, changes));
  } else {
    print_changes(changes, options.rules);
  }
}

}  // namespace reckon::cli
