// SPDX-License-Identifier: MIT
// reckon krypto odds
#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <charconv>
#include <memory>

#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "app/cli/frame/threads.hpp"
#include "reckon/krypto/census/odds.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::cli {
namespace {

constexpr unsigned kPlaces = 12;

struct OddsOptions {
  krypto::Deck deck = krypto::Deck::cards56;
  Rules rules = Rules::house;
  std::optional<std::string> rounds;
  std::optional<std::uint64_t> threads;
  bool json = false;
};

// Reads objectives such as `0,100`.
std::vector<std::int64_t> objectives_of(std::string_view text) {
  std::vector<std::int64_t> objectives;
  const char* end = text.data() + text.size();
  for (const char* at = text.data(); at != end || objectives.empty();) {
    const auto [stop, problem] = std::from_chars(at, end, objectives.emplace_back());
    const bool last = stop == end;
    if (problem != std::errc() || (!last && (*stop != ',' || stop + 1 == end))) {
      throw Fault(kBadInput, fmt::format("--rounds: {} is not a list of objectives: write 0,100",
                                         quote(text)));
    }
    at = last ? end : stop + 1;
  }
  return objectives;
}

krypto::Odds odds_of(const OddsOptions& options, const std::vector<std::int64_t>& objectives) {
  if (objectives.empty()) {
    return krypto::odds_of_deal(krypto::Census::take({}, options.rules), options.deck);
  }
  std::vector<krypto::Census> rounds;
  for (const std::int64_t objective : objectives) {
    const krypto::Games standard;
    const auto games =
        krypto::Games::make(standard.cards, standard.largest_card, objective, objective);
    if (!games) throw bad_input("--rounds", games.error());
    rounds.push_back(krypto::Census::take(*games, options.rules));
  }
  return krypto::odds_of_rounds(rounds, options.deck);
}

// Returns the average number of distinct solutions of a deal.
Rational expected_solutions(const OddsOptions& options, std::uint64_t deals) {
  constexpr std::uint64_t kHandsInPart = 1024;
  const unsigned threads = threads_of(options.threads);
  const krypto::Games games;
  const krypto::SolutionCounts counts(games, options.rules, krypto::Form::distinct,
                                      on_threads(threads));
  const std::uint64_t hands = krypto::HandOrder(games.cards, games.largest_card).hands();
  std::atomic<std::uint64_t> solutions = 0;
  Progress progress(Answers::at_the_end);
  on_threads(threads, &progress)(
      (hands + kHandsInPart - 1) / kHandsInPart, [&](std::uint64_t part) {
        const std::uint64_t first = part * kHandsInPart;
        solutions += krypto::solutions_of_deals(counts, options.deck, first,
                                                std::min(first + kHandsInPart, hands));
      });
  return Rational::fraction(static_cast<std::int64_t>(solutions.load()),
                            static_cast<std::int64_t>(deals));
}

void print_odds(const OddsOptions& options, const krypto::Odds& odds,
                const std::optional<Rational>& solutions) {
  const Rational probability = odds.probability();
  print_line(fmt::format("{} of {} deals have no solution under {} rules: {} = {}", odds.unsolvable,
                         odds.deals, name_of(options.rules), probability.to_text(),
                         krypto::decimal(probability, kPlaces)));
  print_line(fmt::format("{} of {} games that the deck can deal", odds.distinct_unsolvable,
                         odds.distinct_games));
  if (!solutions) return;
  print_line(fmt::format("{} = {} distinct solutions of a deal on average", solutions->to_text(),
                         krypto::decimal(*solutions, kPlaces)));
}

Json document_of(const OddsOptions& options, const std::vector<std::int64_t>& objectives,
                 const krypto::Odds& odds, const std::optional<Rational>& solutions) {
  const Rational probability = odds.probability();
  Json document = {{"deck", json_of(options.deck)}, {"rules", name_of(options.rules)}};
  if (!objectives.empty()) document["rounds"] = objectives;
  document["deals"] = odds.deals;
  document["unsolvable"] = odds.unsolvable;
  document["probability"] = probability.to_text();
  document["decimal"] = krypto::decimal(probability, kPlaces);
  document["distinct_games"] = odds.distinct_games;
  document["distinct_unsolvable"] = odds.distinct_unsolvable;
  if (solutions) {
    document["expected_solutions"] = solutions->to_text();
    document["expected_solutions_decimal"] = krypto::decimal(*solutions, kPlaces);
  }
  return document;
}

void show_odds(const OddsOptions& options) {
  std::vector<std::int64_t> objectives;
  if (options.rounds) objectives = objectives_of(*options.rounds);
  const krypto::Odds odds = odds_of(options, objectives);
  std::optional<Rational> solutions;
  if (objectives.empty()) solutions = expected_solutions(options, odds.deals);
  if (options.json) {
    print_json(document_of(options, objectives, odds, solutions));
  } else {
    print_odds(options, odds, solutions);
  }
}

}  // namespace

void add_krypto_odds(const Command& command, Answer&) {
  const auto options = std::make_shared<OddsOptions>();
  add_deck(command, options->deck);
  add_rules(command, options->rules);
  command
      .add_option(
          "--rounds", options->rounds,
          "Deal only five cards, for rounds with these objectives, such as 0,100 for two players: "
          "prints the probability alone")
      .type_name("N,N");
  add_threads(command, options->threads);
  add_json(command, options->json);
  command.callback([options] { show_odds(*options); });
}

}  // namespace reckon::cli
