// SPDX-License-Identifier: MIT
// reckon krypto grade and reckon krypto hint
#include <fmt/core.h>

#include <algorithm>
#include <memory>
#include <span>

#include "app/answers/hands.hpp"
#include "app/cli/frame/batch.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/file_faults.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/krypto/grade.hpp"

namespace reckon::cli {
namespace {

struct GradeHandOptions {
  std::vector<std::string> hand;
  std::string file;
  GameOptions game;
  bool keep_going = false;
  bool json = false;
  int more = 0;
};

void note_no_solution(Rules rules) {
  note(fmt::format("no solution under {} rules (see reckon krypto nearest)", name_of(rules)));
}

Answer grade_one(const GradeHandOptions& options) {
  const krypto::Hand hand = hand_of(options.hand, options.game.game);
  const Rules rules = options.game.rules_or_usual();
  krypto::Solver solver;
  const auto grade = krypto::grade(solver, hand, rules, options.game.use_or_usual());
  if (options.json) {
    print_json(answers::json_of_grade(hand, grade, rules));
  } else if (grade) {
    print_line(fmt::format("level {} of 5", grade->level));
    for (const std::string& reason : grade->reasons) print_line("- " + reason);
  } else {
    note_no_solution(rules);
  }
  return grade ? kDone : kNo;
}

Answer grade_file(const GradeHandOptions& options) {
  const Rules rules = options.game.rules_or_usual();
  krypto::Solver solver;
  std::optional<JsonList> results;
  if (options.json) results.emplace(Json{{"rules", name_of(rules)}});
  const auto grade_hand = [&](const krypto::Hand& hand, std::string_view) {
    const auto grade = krypto::grade(solver, hand, rules, options.game.use_or_usual());
    if (results) {
      results->add(answers::json_of_grade(hand, grade, rules));
    } else {
      print_line(fmt::format("{}\t{}", hand.to_text(),
                             grade ? std::to_string(grade->level) : "no solution"));
    }
  };
  const Answer answer = each_hand(options.file, options.game.game, options.keep_going, grade_hand);
  if (results) results->finish();
  return answer;
}

Answer hint(const GradeHandOptions& options) {
  const krypto::Hand hand = hand_of(options.hand, options.game.game);
  const Rules rules = options.game.rules_or_usual();
  krypto::Solver solver;
  const auto steps = krypto::steps_of_easiest(solver, hand, rules, options.game.use_or_usual());
  const std::size_t shown = static_cast<std::size_t>(options.more) + 1;
  if (options.json) {
    print_json(answers::json_of_hint(hand, rules, steps, shown));
  } else if (steps) {
    for (const std::string& step : std::span(*steps).first(std::min(shown, steps->size()))) {
      print_line(step);
    }
  } else {
    note_no_solution(rules);
  }
  return steps ? kDone : kNo;
}

}  // namespace

void add_krypto_grade(const Command& command, Answer& answer) {
  const auto options = std::make_shared<GradeHandOptions>();
  const Option file = add_hand_or_file(command, options->hand, options->file,
                                       "Grade each hand of a file (- for standard input)");
  add_game(command, options->game);
  add_keep_going(command, options->keep_going).needs(file);
  add_json(command, options->json);
  command.callback([options, &answer] {
    answer = options->file.empty() ? grade_one(*options) : grade_file(*options);
  });
}

void add_krypto_hint(const Command& command, Answer& answer) {
  const auto options = std::make_shared<GradeHandOptions>();
  add_hand(command, options->hand).required();
  add_game(command, options->game);
  command.add_flag("--more", options->more, "Reveal one step more; may be repeated").type_name("");
  add_json(command, options->json);
  command.callback([options, &answer] {
    if (options->more < 0) throw WrongValue("--more", "takes no negative number");
    answer = hint(*options);
  });
}

}  // namespace reckon::cli
