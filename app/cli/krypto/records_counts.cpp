// SPDX-License-Identifier: MIT
// Records that follow from the number of distinct solutions of each game.
#include <fmt/core.h>

#include <algorithm>
#include <functional>
#include <span>

#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/threads.hpp"
#include "app/cli/krypto/census_counts.hpp"
#include "app/cli/krypto/records.hpp"
#include "app/cli/long/piece_bytes.hpp"
#include "reckon/arith/notation.hpp"
#include "reckon/krypto/graph.hpp"

namespace reckon::cli {
namespace {

// The number of solutions of a hand for each objective.
using HandCounts = std::vector<std::uint32_t>;

// Calls `visit(number, cards, solutions for each objective)` for every hand of the question.
template <typename Visit>
void each_count(const RecordOptions& options, const Results& results, const Visit& visit) {
  const krypto::Games games = games_of(options);
  const std::int64_t smallest_card = range_of(options).first_card();
  HandCounts solutions(static_cast<std::size_t>(games.objectives()));
  std::uint64_t piece = 0;
  std::string bytes = results.read(0, piece);
  NumbersIn numbers(bytes);
  each_hand_from(games, 1, [&](std::uint64_t hand, const Cards& cards) {
    while (numbers.at_end()) {
      if (++piece == results.pieces(0)) throw NumbersIn::no_result();
      bytes = results.read(0, piece);
      numbers = NumbersIn(bytes);
    }
    for (std::uint32_t& count : solutions) count = numbers.take<std::uint32_t>();
    if (cards.front() >= smallest_card) visit(hand, cards, solutions);
  });
  if (!numbers.at_end() || piece + 1 != results.pieces(0)) throw NumbersIn::no_result();
}

std::optional<Results> counts_for(const RecordOptions& options, const LongRun& run) {
  const CountsRequest request{.games = games_of(options), .rules = options.rules};
  return run.run({counts_work(request, run.threads())});
}

struct CountedGame {
  Cards cards;
  std::int64_t objective = 0;

  std::string to_text() const { return fmt::format("{} : {}", text_of(cards), objective); }
  Json json() const { return {{"cards", cards}, {"objective", objective}}; }
  krypto::Hand hand() const { return *krypto::Hand::make(cards, objective); }
};

// The answer to `solutions`.
struct Richest {
  Holders<Cards> hands;
  Holders<CountedGame> games;
};

Richest richest_in(const RecordOptions& options, const Results& results) {
  const std::int64_t first_objective = games_of(options).first_objective;
  const std::uint64_t limit = options.limit.value_or(kRecordsShown);
  Richest richest{.hands = Holders<Cards>(limit), .games = Holders<CountedGame>(limit)};
  each_count(options, results, [&](std::uint64_t, const Cards& cards, const HandCounts& solutions) {
    std::uint64_t all = 0;
    for (std::size_t i = 0; i < solutions.size(); ++i) {
      all += solutions[i];
      richest.games.add(solutions[i], [&] {
        return CountedGame{.cards = cards,
                           .objective = first_objective + static_cast<std::int64_t>(i)};
      });
    }
    richest.hands.add(all, [&] { return cards; });
  });
  return richest;
}

// Small, since hundreds of millions may exist.
struct Single {
  std::uint64_t hand = 0;  // its number
  std::int64_t objective = 0;
  std::uint64_t needed = 0;  // the largest number that no notation of the solution avoids
};

CountedGame game_of(const Single& single, const krypto::HandOrder& order) {
  return {.cards = order.at(single.hand), .objective = single.objective};
}

// The answer to `single`.
struct Singles {
  std::vector<Single> games;
  std::uint64_t hands = 0;  // with one solution over all objectives
};

Singles singles_in(const RecordOptions& options, const Results& results) {
  const std::int64_t first_objective = games_of(options).first_objective;
  Singles singles;
  each_count(options, results, [&](std::uint64_t hand, const Cards&, const HandCounts& solutions) {
    std::uint64_t all = 0;
    for (std::size_t i = 0; i < solutions.size(); ++i) {
      all += solutions[i];
      if (solutions[i] != 1) continue;
      singles.games.push_back(
          {.hand = hand, .objective = first_objective + static_cast<std::int64_t>(i)});
    }
    if (all == 1) ++singles.hands;
  });
  return singles;
}

void find_needed(std::vector<Single>& games, const krypto::HandOrder& order, Rules rules,
                 unsigned threads) {
  constexpr std::size_t kGamesInPart = 512;
  Progress progress(Answers::at_the_end);
  const std::size_t parts = (games.size() + kGamesInPart - 1) / kGamesInPart;
  on_threads(threads, &progress)(parts, [&](std::uint64_t part) {
    krypto::Solver solver;
    const std::size_t first = static_cast<std::size_t>(part) * kGamesInPart;
    for (std::size_t i = first; i < std::min(first + kGamesInPart, games.size()); ++i) {
      const krypto::Hand hand = game_of(games[i], order).hand();
      games[i].needed = krypto::needs_of(solver.graph(hand, {.rules = rules})).largest;
    }
  });
}

std::string solution_of(const CountedGame& game, Rules rules) {
  krypto::Solver solver;
  return to_text(solver.solve(game.hand(), {.rules = rules})[0], Notation::infix);
}

void print_singles(const RecordOptions& options, const krypto::HandOrder& order,
                   const Singles& singles) {
  const std::size_t shown = static_cast<std::size_t>(
      std::min<std::uint64_t>(singles.games.size(), options.limit.value_or(kRecordsShown)));
  const auto largest = std::span(singles.games).first(shown);
  if (options.json) {
    Json document = document_of(options);
    document["games"] = singles.games.size();
    document["hands_with_one"] = singles.hands;
    document["largest"] = Json::array();
    for (const Single& single : largest) {
      const CountedGame game = game_of(single, order);
      Json row = game.json();
      row["needs"] = single.needed;
      row["solution"] = solution_of(game, options.rules);
      document["largest"].push_back(std::move(row));
    }
    print_json(document);
    return;
  }
  print_line(fmt::format("{} games with exactly one distinct solution under {} rules",
                         singles.games.size(), name_of(options.rules)));
  print_line(fmt::format("{} with one solution for all objectives together",
                         hands_in_words(singles.hands)));
  if (!largest.empty()) print_line("Those whose solution needs the largest numbers:");
  for (const Single& single : largest) {
    const CountedGame game = game_of(single, order);
    print_line(
        fmt::format("{}\t{}\t{}", single.needed, game.to_text(), solution_of(game, options.rules)));
  }
}

}  // namespace

void answer_solutions(const RecordOptions& options, const LongRun& run) {
  const auto results = counts_for(options, run);
  if (!results) return;
  const auto& [hands, games] = richest_in(options, *results);
  if (options.json) {
    Json document = document_of(options);
    document["richest_hands"] = json_of(hands, "solutions");
    document["richest_games"] = {
        {"solutions", games.record()}, {"count", games.count()}, {"games", Json::array()}};
    for (const CountedGame& game : games.first()) {
      document["richest_games"]["games"].push_back(game.json());
    }
    print_json(document);
    return;
  }
  print_line(fmt::format("{} distinct solutions of one game under {} rules: {}", games.record(),
                         name_of(options.rules),
                         games.count() == 1 ? "1 game" : fmt::format("{} games", games.count())));
  for (const CountedGame& game : games.first()) print_line(game.to_text());
  const krypto::Games asked = games_of(options);
  print_line(fmt::format("{} for all objectives from {} to {} together: {}", hands.record(),
                         asked.first_objective, asked.last_objective,
                         hands_in_words(hands.count())));
  print_hands(hands);
}

void answer_single(const RecordOptions& options, const LongRun& run) {
  if (games_of(options).cards > krypto::Games{}.cards) {
    throw Fault(kBadInput, "--question single: takes hands of up to 5 cards: give fewer --cards");
  }
  const auto results = counts_for(options, run);
  if (!results) return;
  Singles singles = singles_in(options, *results);
  const krypto::Games games = games_of(options);
  const krypto::HandOrder order(games.cards, games.largest_card);
  find_needed(singles.games, order, options.rules, run.threads());
  std::ranges::stable_sort(singles.games, std::ranges::greater(), &Single::needed);
  print_singles(options, order, singles);
}

}  // namespace reckon::cli
