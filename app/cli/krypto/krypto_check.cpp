// SPDX-License-Identifier: MIT
// reckon krypto check
#include <memory>

#include "app/answers/hands.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/json_lines.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"

namespace reckon::cli {
namespace {

struct CheckOptions {
  std::vector<std::string> words;  // those of the hand, then the formula
  GameOptions game;
  answers::Asked asked;
  bool json = false;
};

Answer check(const CheckOptions& options) {
  const std::string text = one_line(options.words.back());
  const krypto::Hand hand =
      hand_of({options.words.begin(), options.words.end() - 1}, options.game.game);
  const auto& asked = options.asked;
  const Rules rules = options.game.rules_or_usual();
  const auto verdict = krypto::judge(hand, text, asked.notation.value_or(Notation::infix), rules,
                                     options.game.use_or_usual());
  if (!verdict) throw bad_input("formula", verdict.error());
  const bool correct = verdict->problems.empty();
  if (options.json) {
    print_json(answers::json_of_check(hand, text, *verdict, rules));
  } else if (correct) {
    print_line("yes");
  } else {
    for (const auto& problem : verdict->problems) print_line("no: " + problem.message);
  }
  return correct ? kDone : kNo;
}

}  // namespace

void add_krypto_check(const Command& command, Answer& answer) {
  const auto options = std::make_shared<CheckOptions>();
  constexpr int kMostWords = 100;
  command
      .add_option("HAND_FORMULA", options->words,
                  "The hand and the player's formula: \"2 3 5 : 25\" \"(2 + 3) * 5\"; "
                  "- reads one of them from standard input")
      .shown_as("HAND FORMULA")
      .required()
      .expected(2, kMostWords)
      .type_name("");
  add_game(command, options->game);
  add_notation(command, options->asked.notation);
  add_json(command, options->json);
  command.callback([options, &answer] { answer = check(*options); });
}

}  // namespace reckon::cli
