// SPDX-License-Identifier: MIT
// reckon krypto solve, reckon krypto nearest, reckon 24 and reckon countdown
#include <fmt/core.h>

#include <memory>

#include "app/answers/hands.hpp"
#include "app/cli/files/picture.hpp"
#include "app/cli/frame/batch.hpp"
#include "app/cli/frame/commands.hpp"
#include "app/cli/frame/fault.hpp"
#include "app/cli/frame/file_faults.hpp"
#include "app/cli/frame/options.hpp"
#include "app/cli/frame/output.hpp"
#include "reckon/sheet/draw.hpp"

namespace reckon::cli {
namespace {

struct SolveHandOptions {
  std::vector<std::string> hand;
  std::string file;
  GameOptions game;
  bool keep_going = false;
  answers::Asked asked;
  bool unsolvable = false;
  bool svg = false;
  bool json = false;

  // Asks by the rules of the game.
  void take_usual() {
    asked.question.rules = game.rules_or_usual();
    asked.question.use = game.use_or_usual();
  }
};

std::string line_of(const Expression& expression, const SolveHandOptions& options) {
  return expression.value()->to_text() + " = " + options.asked.text_of(expression);
}

krypto::Nearest nearest_of(krypto::Solver& solver, const krypto::Hand& hand,
                           const SolveHandOptions& options) {
  Progress progress(Answers::at_the_end);
  return solver.nearest(
      hand, options.asked.question.rules, options.asked.question.use,
      [&](std::uint64_t done, std::uint64_t total) { progress.look(done, total); });
}

// Prints the note for a hand without a solution. For linear solutions, the nearest number is
// unknown.
void note_no_solution(krypto::Solver& solver, const krypto::Hand& hand,
                      const SolveHandOptions& options) {
  const krypto::Question& question = options.asked.question;
  const bool linear = question.form == krypto::Form::linear;
  std::string line =
      fmt::format("no {}solution under {} rules", linear ? "linear " : "", name_of(question.rules));
  if (!linear) {
    const krypto::Nearest near = nearest_of(solver, hand, options);
    if (near.below) line += "; nearest below: " + line_of(*near.below, options);
    if (near.above) line += "; nearest above: " + line_of(*near.above, options);
  }
  note(line);
}

Answer solve_one(SolveHandOptions& options) {
  const krypto::Hand hand = hand_of(options.hand, options.game.game);
  krypto::Solver solver;
  if (options.svg && !options.asked.one) options.asked.limit = options.asked.limit.value_or(1);
  const answers::Solved found = answers::solve(solver, hand, options.asked);
  if (options.json) {
    krypto::Nearest nearest;
    if (wants_nearest(found, options.asked)) nearest = nearest_of(solver, hand, options);
    print_json(json_of_solve(hand, found, options.asked, nearest));
  } else if (options.asked.count) {
    print_line(std::to_string(found.count ? *found.count : std::uint64_t{found.any()}));
  } else if (options.svg && found.any()) {
    std::vector<std::string> lines;
    found.each([&](const Expression& solution) {
      lines.push_back(kinds::typeset(options.asked.text_of(solution)));
    });
    print_svg(sheet::draw(hand, lines, sheet::kPlainSize), hand.to_text());
  } else if (found.any()) {
    found.each([&](const Expression& solution) { print_line(options.asked.text_of(solution)); });
  } else {
    note_no_solution(solver, hand, options);
  }
  return found.any() ? kDone : kNo;
}

Answer solve_file(const SolveHandOptions& options) {
  krypto::Solver solver;
  std::optional<JsonList> results;
  answers::Asked asked = options.asked;
  asked.one = !asked.count && !asked.limit;
  if (options.json) results.emplace(json_of_question(asked));
  const auto solve_hand = [&](const krypto::Hand& hand, std::string_view line) {
    if (options.unsolvable) {
      const krypto::Question& question = asked.question;
      if (solver.solvable(hand, question.rules, question.use, question.form)) return;
      if (results) {
        results->add(json_of(hand));
      } else {
        print_line(line);
      }
      return;
    }
    const answers::Solved found = answers::solve(solver, hand, asked);
    if (results) {
      results->add(json_of_answer(hand, found, asked));
    } else if (asked.count) {
      print_line(fmt::format("{}\t{}", hand.to_text(), *found.count));
    } else {
      found.each([&](const Expression& solution) {
        print_line(hand.to_text() + '\t' + asked.text_of(solution));
      });
      if (!found.any()) print_line(hand.to_text() + "\tno solution");
    }
  };
  const Answer answer = each_hand(options.file, options.game.game, options.keep_going, solve_hand);
  if (results) results->finish();
  return answer;
}

Answer nearest(const SolveHandOptions& options) {
  const krypto::Hand hand = hand_of(options.hand, options.game.game);
  krypto::Solver solver;
  const krypto::Question& question = options.asked.question;
  const auto exact = solver.first(hand, question.rules, question.use);
  const krypto::Nearest nearest = nearest_of(solver, hand, options);
  if (options.json) {
    print_json(json_of_nearest(hand, exact.has_value(), nearest, options.asked));
  } else {
    if (nearest.below) print_line(line_of(*nearest.below, options));
    if (nearest.above) print_line(line_of(*nearest.above, options));
    if (!nearest.below && !nearest.above) {
      note(
          fmt::format("these cards make no other integer under {} rules", name_of(question.rules)));
    }
    if (exact) note("the objective itself can be reached: " + line_of(*exact, options));
  }
  return nearest.below || nearest.above ? kDone : kNo;
}

using Options = std::shared_ptr<SolveHandOptions>;

// Options that cannot be given with some others.
struct SolveFlags {
  Option first;
  Option count;
  Option limit;
  Option svg;
};
// Adds the options of one hand, apart from the hand and its game.
SolveFlags add_solve_flags(const Command& command, const Options& options) {
  add_form(command, options->asked.question.form);
  add_notation(command, options->asked.notation);
  const Option first = command.add_flag("--first", options->asked.one,
                                        "Print any one solution, as fast as possible");
  const Option count =
      command.add_flag("--count", options->asked.count, "Print only the number of solutions");
  const Option limit = add_number(command, "--limit", options->asked.limit,
                                  "Print at most N solutions, the easiest first");
  limit.type_name("N").excludes(first).excludes(count);
  first.excludes(count);
  const Option svg = add_svg(command, options->svg).excludes(count);
  svg.excludes(add_json(command, options->json));
  return {.first = first, .count = count, .limit = limit, .svg = svg};
}

// Adds a short door: the hands of one game.
void add_solve_of(const Command& command, krypto::Game game, const std::string& help,
                  Answer& answer) {
  const auto options = std::make_shared<SolveHandOptions>();
  options->game.game = game;
  command.add_option("HAND", options->hand, help).type_name("").required();
  add_game_rules(command, options->game.rules);
  add_game_use(command, options->game.use);
  add_solve_flags(command, options);
  command.callback([options, &answer] {
    options->take_usual();
    answer = solve_one(*options);
  });
}

}  // namespace

void add_24(const Command& command, Answer& answer) {
  add_solve_of(command, krypto::Game::twenty_four,
               "Four cards of 1 to 13, or A J Q K (A V D R): 3 3 8 8", answer);
}

void add_countdown(const Command& command, Answer& answer) {
  add_solve_of(command, krypto::Game::countdown,
               "Six numbers and the objective: 25 50 75 100 3 6 952", answer);
}

void add_krypto_solve(const Command& command, Answer& answer) {
  const auto options = std::make_shared<SolveHandOptions>();
  const Option file = add_hand_or_file(command, options->hand, options->file,
                                       "Solve each hand of a file (- for standard input); prints "
                                       "one solution a hand, or up to --limit");
  add_game(command, options->game);
  add_keep_going(command, options->keep_going).needs(file);
  const SolveFlags flags = add_solve_flags(command, options);
  command
      .add_flag("--unsolvable", options->unsolvable,
                "Print only the hands of --file without a solution")
      .needs(file)
      .excludes(flags.first)
      .excludes(flags.count)
      .excludes(flags.limit);
  flags.svg.excludes(file);
  command.callback([options, &answer] {
    options->take_usual();
    answer = options->file.empty() ? solve_one(*options) : solve_file(*options);
  });
}

void add_krypto_nearest(const Command& command, Answer& answer) {
  const auto options = std::make_shared<SolveHandOptions>();
  add_hand(command, options->hand).required();
  add_game(command, options->game);
  add_notation(command, options->asked.notation);
  add_json(command, options->json);
  command.callback([options, &answer] {
    options->take_usual();
    answer = nearest(*options);
  });
}

}  // namespace reckon::cli
