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
  std::vector<std::string> words;  // those of the hand, and the formula
  Rules rules = Rules::house;
  krypto::Use use = krypto::Use::all;
  std::optional<Notation> notation;
  bool json = false;
};

// What is wrong with the formula, and its value if it has one.
struct Verdict {
  std::vector<krypto::Problem> problems;
  std::optional<Rational> value;
};

Verdict judge(const krypto::Hand& hand, std::string_view text, const Options& options) {
  const auto formula = read(text, options.notation.value_or(Notation::infix));
  if (formula) {
    return {.problems = krypto::check(hand, *formula, options.rules, options.use),
            .value = formula->value()};
  }
  const Error& error = formula.error();
  if (!error.refuted) throw bad_argument("formula", error);
  return {.problems = {{.kind = krypto::Problem::Kind::wrong_step, .message = error.message}},
          .value = std::nullopt};
}

Answer check(const Options& options) {
  const std::string_view text = options.words.back();
  const krypto::Hand hand = hand_of({options.words.begin(), options.words.end() - 1});
  const Verdict verdict = judge(hand, text, options);
  const bool correct = verdict.problems.empty();
  if (options.json) {
    Json document = json_of(hand);
    document["rules"] = name_of(options.rules);
    document["formula"] = text;
    document["value"] = verdict.value ? json_of(*verdict.value) : Json();
    document["correct"] = correct;
    document["problems"] = Json::array();
    for (const auto& problem : verdict.problems) {
      document["problems"].push_back(
          {{"kind", name_of(problem.kind)}, {"message", problem.message}});
    }
    print_json(document);
  } else if (correct) {
    print_line("yes");
  } else {
    for (const auto& problem : verdict.problems) print_line("no: " + problem.message);
  }
  return correct ? kDone : kNo;
}

}  // namespace

void add_krypto_check(const Command& krypto, Answer& answer) {
  const auto options = std::make_shared<Options>();
  const Command command =
      krypto.add_command("check", "Say whether a formula solves a hand, or what is wrong with it");
  constexpr int kMostWords = 100;
  command
      .add_option("HAND FORMULA", options->words,
                  "The hand, and what the player says: \"2 3 5 : 25\" \"(2 + 3) * 5\"")
      .required()
      .expected(2, kMostWords)
      .type_name("");
  add_rules(command, options->rules);
  add_use(command, options->use);
  add_notation(command, options->notation);
  add_json(command, options->json);
  command.callback([options, &answer] { answer = check(*options); });
}

}  // namespace reckon::cli
