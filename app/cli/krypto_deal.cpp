// reckon krypto deal
#include <fmt/core.h>

#include <memory>
#include <random>

#include "app/cli/commands.hpp"
#include "app/cli/options.hpp"
#include "app/cli/output.hpp"
#include "reckon/krypto/deck.hpp"

namespace reckon::cli {
namespace {

struct Options {
  krypto::Deck deck = krypto::Deck::cards56;
  std::optional<std::uint64_t> seed;
  std::optional<std::uint64_t> count;
  bool solvable = false;
  Rules rules = Rules::house;
  bool json = false;
};

void deal(const Options& options) {
  const auto fresh_seed = [] {
    std::random_device device;
    return std::uint64_t{device()};
  };
  const std::uint64_t seed = options.seed ? *options.seed : fresh_seed();
  krypto::Dealer dealer(options.deck, seed);
  krypto::Solver solver;
  Json hands = Json::array();
  const std::uint64_t count = options.count.value_or(1);
  Progress progress(count);
  for (std::uint64_t dealt = 0; dealt < count;) {
    progress.step(dealt);
    const krypto::Hand hand = dealer.deal();
    if (options.solvable && !solver.solvable(hand, options.rules)) continue;
    ++dealt;
    if (options.json) {
      hands.push_back(json_of(hand));
    } else {
      print_line(hand.to_string());
    }
  }
  if (!options.json) return;
  Json document = {{"deck", std::stoi(std::string(name_of(options.deck)))},
                   {"seed", json_of(*Rational::parse(std::to_string(seed)))}};
  if (options.solvable) document["rules"] = name_of(options.rules);
  document["hands"] = std::move(hands);
  print_json(document);
}

}  // namespace

void add_krypto_deal(CLI::App& krypto, Answer&) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = *krypto.add_subcommand("deal", "Deal hands: five cards and an objective");
  add_deck(command, options->deck);
  add_number(command, "--seed", options->seed, "The same seed deals the same hands")
      ->type_name("N");
  add_number(command, "--count", options->count, "How many hands")->type_name("K");
  command.add_flag("--solvable", options->solvable,
                   "Only hands that have a solution under --rules");
  add_rules(command, options->rules);
  add_json(command, options->json);
  command.callback([options] { deal(*options); });
}

}  // namespace reckon::cli
