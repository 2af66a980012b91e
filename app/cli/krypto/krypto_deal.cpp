// SPDX-License-Identifier: MIT
// reckon krypto deal
#include <fmt/core.h>

#include <memory>

#include "app/answers/hands.hpp"
#include "app/cli/files/bank_options.hpp"
#include "app/cli/files/picture.hpp"
#include "app/cli/frame/batch.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/krypto/game.hpp"
#include "reckon/krypto/grade.hpp"
#include "reckon/sheet/draw.hpp"

namespace reckon::cli {
namespace {

struct DealOptions {
  GameOptions game;
  DealtCards dealt;
  std::optional<std::uint64_t> seed;
  std::optional<std::uint64_t> count;
  std::optional<kinds::Levels> levels;
  bool solvable = false;
  bool svg = false;
  bool json = false;
};

// Whether a hand is wanted.
bool fits(krypto::Solver& solver, const krypto::Hand& hand, const DealOptions& options) {
  const Rules rules = options.game.rules_or_usual();
  const krypto::Use use = options.game.use_or_usual();
  if (options.levels) {
    const auto grade = krypto::grade(solver, hand, rules, use);
    return grade && options.levels->has(grade->level);
  }
  return !options.solvable || solver.solvable(hand, rules, use);
}

void deal(const DealOptions& options) {
  krypto::DealWishes wishes = options.dealt.wishes();
  wishes.game = options.game.game;
  const std::uint64_t seed = options.seed ? *options.seed : fresh_seed();
  const std::uint64_t count = options.count.value_or(1);
  auto dealer = krypto::GameDealer::make(wishes, seed);
  if (!dealer) throw Fault(kBadInput, "deal: " + dealer.error().message);
  krypto::Solver solver;
  std::optional<JsonList> hands;
  if (options.json) {
    std::optional<Rules> rules;
    if (options.solvable || options.levels) rules = options.game.rules_or_usual();
    hands.emplace(answers::json_of_deal(wishes, seed, rules), "hands");
  } else if (!options.seed) {
    note(fmt::format("seed {}", seed));
  }
  {
    Progress progress(Answers::as_it_goes);
    for (std::uint64_t dealt = 0; dealt < count;) {
      progress.step(dealt, count);
      const krypto::Hand hand = dealer->deal();
      if (!fits(solver, hand, options)) continue;
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
  add_game(command, options->game);
  add_dealt_cards(command, options->dealt);
  add_number(command, "--seed", options->seed, "Random seed (makes the deal reproducible)")
      .type_name("N");
  const Option count =
      add_number(command, "--count", options->count, "Number of hands (default: 1)");
  count.type_name("K");
  command.add_flag("--solvable", options->solvable,
                   "Deal only hands with a solution under --rules");
  add_levels(command, options->levels, "Deal only hands of these levels, 1 (easy) to 5: 3, or 1-4");
  add_svg(command, options->svg).excludes(count).excludes(add_json(command, options->json));
  command.callback([options] { deal(*options); });
}

}  // namespace reckon::cli
