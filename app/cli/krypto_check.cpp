// reckon krypto check
#include <fmt/core.h>

#include <memory>

#include "app/cli/commands.hpp"
#include "app/cli/fault.hpp"
#include "app/cli/options.hpp"
#include "app/cli/output.hpp"
#include "reckon/krypto/check.hpp"

namespace reckon::cli {
namespace {

struct Options {
  std::string hand;
  std::string formula;
  Rules rules = Rules::house;
  krypto::Use use = krypto::Use::all;
  std::optional<Notation> notation;
  bool json = false;
};

Answer check(const Options& options) {
  const krypto::Hand hand = hand_of({options.hand});
  const auto formula = read(plain(options.formula), options.notation.value_or(Notation::infix));
  if (!formula) throw bad_argument("formula", formula.error());
  const auto problems = krypto::check(hand, *formula, options.rules, options.use);
  if (options.json) {
    const auto value = formula->value();
    Json document = json_of(hand);
    document["rules"] = name_of(options.rules);
    document["formula"] = write(*formula, Notation::infix);
    document["value"] = value ? json_of(*value) : Json();
    document["correct"] = problems.empty();
    document["problems"] = Json::array();
    for (const auto& problem : problems) {
      document["problems"].push_back(
          {{"kind", name_of(problem.kind)}, {"message", problem.message}});
    }
    print_json(document);
  } else if (problems.empty()) {
    print_line("yes");
  } else {
    for (const auto& problem : problems) print_line("no: " + problem.message);
  }
  return problems.empty() ? kDone : kNo;
}

}  // namespace

void add_krypto_check(CLI::App& krypto, Answer& answer) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = *krypto.add_subcommand(
      "check", "Say whether a formula solves a hand, or what is wrong with it");
  command.add_option("HAND", options->hand, "Cards, colon, objective: \"2 4 3 6 5 : 6\"")
      ->required()
      ->type_name("");
  command.add_option("FORMULA", options->formula, "What the player says: \"(2 + 3) * 5\"")
      ->required()
      ->type_name("");
  add_rules(command, options->rules);
  add_use(command, options->use);
  add_notation(command, options->notation);
  add_json(command, options->json);
  command.callback([options, &answer] { answer = check(*options); });
}

}  // namespace reckon::cli
