// SPDX-License-Identifier: MIT
// reckon krypto deal
#include <fmt/core.h>

#include <memory>

#include "app/answers/hands.hpp"
#include "app/cli/files/picture.hpp"
#include "app/cli/frame/batch.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/krypto/deck.hpp"
#include "reckon/sheet/draw.hpp"

namespace reckon::cli {
namespace {

struct DealOptions {
  krypto::Deck deck = krypto::Deck::cards56;
  std::optional<std::uint64_t> seed;
  std::optional<std::uint64_t> count;
  bool solvable = false;
  Rules rules = Rules::house;
  bool svg = false;
  bool json = false;
};

void deal(const DealOptions& options) {
  const std::uint64_t seed = options.seed ? *options.seed : fresh_seed();
  const std::uint64_t count = options.count.value_or(1);
  krypto::Dealer dealer(options.deck, seed);
  krypto::Solver solver;
  std::optional<JsonList> hands;
  if (options.json) {
    std::optional<Rules> rules;
    if (options.solvable) rules = options.rules;
    hands.emplace(answers::json_of_deal(options.deck, seed, rules), "hands");
  } else if (!options.seed) {
    note(fmt::format("seed {}", seed));
  }
  {
    Progress progress(Answers::as_it_goes);
    for (std::uint64_t dealt = 0; dealt < count;) {
      progress.step(dealt, count);
      const krypto::Hand hand = dealer.deal();
      if (options.solvable && !solver.solvable(hand, options.rules)) continue;
      ++dealt;
      if (options.svg) {
        print_svg(sheet::draw(hand, sheet::kPlainSize), hand.to_text());
      } else if (hands) {
        hands->add(json_of(hand));
      } else {
        print_line(hand.to_text());
      }
    }
  }
  if (hands) hands->finish();
}

}  // namespace

void add_krypto_deal(const Command& command, Answer&) {
  const auto options = std::make_shared<DealOptions>();
  add_deck(command, options->deck);
  add_number(command, "--seed", options->seed, "Random seed (makes the deal reproducible)")
      .type_name("N");
  const Option count =
      add_number(command, "--count", options->count, "Number of hands (default: 1)");
  count.type_name("K");
  command.add_flag("--solvable", options->solvable,
                   "Deal only hands with a solution under --rules");
  add_rules(command, options->rules);
  add_svg(command, options->svg).excludes(count).excludes(add_json(command, options->json));
  command.callback([options] { deal(*options); });
}

}  // namespace reckon::cli
