// reckon krypto solve and reckon krypto nearest
#include <fmt/core.h>

#include <algorithm>
#include <memory>

#include "app/cli/batch.hpp"
#include "app/cli/commands.hpp"
#include "app/cli/fault.hpp"
#include "app/cli/options.hpp"
#include "app/cli/output.hpp"

namespace reckon::cli {
namespace {

struct Options {
  std::vector<std::string> hand;
  std::string file;
  krypto::Question question;
  std::optional<Notation> notation;
  bool first = false;
  bool count = false;
  bool unsolvable = false;
  std::optional<std::uint64_t> limit;
  bool json = false;

  // Linear solutions are unbracketed from right to left, written ones fully bracketed.
  Notation written_as() const {
    if (notation) return *notation;
    if (question.form == krypto::Form::linear) return Notation::linear;
    return question.form == krypto::Form::written ? Notation::brackets : Notation::infix;
  }
  std::string text_of(const Expression& expression) const {
    return write(expression, written_as(), question.rules);
  }
};

// The solutions asked for, and how many there are if that had to be found out.
struct Found {
  std::optional<std::uint64_t> count = std::nullopt;
  std::optional<krypto::Solutions> all = std::nullopt;
  std::optional<Expression> first = std::nullopt;
  bool one = false;  // is all that was asked for

  bool any() const { return count ? *count > 0 : first.has_value(); }

  template <typename Visit>
  void each(const Options& options, const Visit& visit) const {
    if (first) visit(*first);
    if (!all) return;
    const std::uint64_t most = one ? 1 : options.limit.value_or(all->count());
    const std::uint64_t shown = std::min(all->count(), most);
    for (std::uint64_t i = 0; i < shown; ++i) visit((*all)[i]);
  }
};

Found find(krypto::Solver& solver, const krypto::Hand& hand, const Options& options, bool one) {
  Found found{.one = one};
  // A chain is not what the search for any solution meets.
  if (one && options.question.form != krypto::Form::linear) {
    found.first = solver.first(hand, options.question.rules, options.question.use);
    return found;
  }
  found.all = solver.solve(hand, options.question);
  found.count = found.all->count();
  return found;
}

Json json_of_nearest(const krypto::Nearest& nearest, const Options& options) {
  const auto side = [&](const std::optional<Expression>& expression) -> Json {
    if (!expression) return nullptr;
    return {{"value", json_of(*expression->value())}, {"expression", options.text_of(*expression)}};
  };
  return {{"below", side(nearest.below)}, {"above", side(nearest.above)}};
}

std::string line_of(const Expression& expression, const Options& options) {
  return expression.value()->to_string() + " = " + options.text_of(expression);
}

Json json_of_answer(const krypto::Hand& hand, const Found& found, const Options& options) {
  Json answer = json_of(hand);
  answer["solvable"] = found.any();
  if (found.count) answer["count"] = *found.count;
  if (options.count) return answer;
  Json solutions = Json::array();
  found.each(options,
             [&](const Expression& solution) { solutions.push_back(options.text_of(solution)); });
  answer["solutions"] = std::move(solutions);
  return answer;
}

Json json_of_question(const Options& options) {
  return {{"rules", name_of(options.question.rules)},
          {"form", name_of(options.question.form)},
          {"use", name_of(options.question.use)},
          {"notation", name_of(options.written_as())}};
}

krypto::Nearest nearest_of(krypto::Solver& solver, const krypto::Hand& hand,
                           const Options& options) {
  Progress progress(Answers::at_the_end);
  return solver.nearest(
      hand, options.question.rules, options.question.use,
      [&](std::uint64_t done, std::uint64_t total) { progress.look(done, total); });
}

// What is said of a hand that has no solution. How near a linear solution could come is not known.
void note_no_solution(krypto::Solver& solver, const krypto::Hand& hand, const Options& options) {
  const bool linear = options.question.form == krypto::Form::linear;
  std::string line = fmt::format("no {}solution under {} rules", linear ? "linear " : "",
                                 name_of(options.question.rules));
  if (!linear) {
    const krypto::Nearest near = nearest_of(solver, hand, options);
    if (near.below) line += "; nearest below: " + line_of(*near.below, options);
    if (near.above) line += "; nearest above: " + line_of(*near.above, options);
  }
  note(line);
}

Answer solve_one(const Options& options) {
  const krypto::Hand hand = hand_of(options.hand);
  krypto::Solver solver;
  const Found found = find(solver, hand, options, options.first);
  if (options.json) {
    Json document = json_of_question(options);
    document.update(json_of_answer(hand, found, options));
    if (!found.any() && options.question.form != krypto::Form::linear) {
      document["nearest"] = json_of_nearest(nearest_of(solver, hand, options), options);
    }
    print_json(document);
  } else if (options.count) {
    print_line(std::to_string(found.count ? *found.count : std::uint64_t{found.any()}));
  } else if (found.any()) {
    found.each(options, [&](const Expression& solution) { print_line(options.text_of(solution)); });
  } else {
    note_no_solution(solver, hand, options);
  }
  return found.any() ? kDone : kNo;
}

Answer solve_file(const Options& options) {
  krypto::Solver solver;
  std::optional<JsonList> results;
  if (options.json) results.emplace(json_of_question(options));
  const bool one = !options.count && !options.limit;
  each_hand(options.file, [&](const krypto::Hand& hand, std::string_view line) {
    if (options.unsolvable) {
      const krypto::Question& question = options.question;
      if (solver.solvable(hand, question.rules, question.use, question.form)) return;
      if (results) {
        results->add(json_of(hand));
      } else {
        print_line(line);
      }
      return;
    }
    const Found found = find(solver, hand, options, one);
    if (results) {
      results->add(json_of_answer(hand, found, options));
    } else if (options.count) {
      print_line(fmt::format("{}\t{}", hand.to_string(), *found.count));
    } else {
      found.each(options, [&](const Expression& solution) {
        print_line(hand.to_string() + '\t' + options.text_of(solution));
      });
      if (!found.any()) print_line(hand.to_string() + "\tno solution");
    }
  });
  if (results) results->finish();
  return kDone;
}

Answer nearest(const Options& options) {
  const krypto::Hand hand = hand_of(options.hand);
  krypto::Solver solver;
  const krypto::Nearest nearest = nearest_of(solver, hand, options);
  if (options.json) {
    Json document = json_of_question(options);
    document.erase("form");
    document.update(json_of(hand));
    document.update(json_of_nearest(nearest, options));
    print_json(document);
  } else {
    if (nearest.below) print_line(line_of(*nearest.below, options));
    if (nearest.above) print_line(line_of(*nearest.above, options));
  }
  return nearest.below || nearest.above ? kDone : kNo;
}

}  // namespace

void add_krypto_solve(const Command& krypto, Answer& answer) {
  const auto options = std::make_shared<Options>();
  const Command command =
      krypto.add_command("solve", "Find the solutions of a hand, or of every hand in a file");
  const Option file = add_hand_or_file(
      command, options->hand, options->file,
      "Answer each hand of a file (- for standard input) with one solution, or with as many as "
      "--limit says");
  add_rules(command, options->question.rules);
  add_form(command, options->question.form);
  add_use(command, options->question.use);
  add_notation(command, options->notation);
  const Option first =
      command.add_flag("--first", options->first, "Any one solution, as fast as can be");
  const Option count = command.add_flag("--count", options->count, "Only the number of solutions");
  const Option limit =
      add_number(command, "--limit", options->limit, "At most N solutions, the easiest first");
  limit.type_name("N").excludes(first).excludes(count);
  command
      .add_flag("--unsolvable", options->unsolvable, "Of a file, only the lines without a solution")
      .needs(file)
      .excludes(first)
      .excludes(count)
      .excludes(limit);
  first.excludes(count);
  add_json(command, options->json);
  command.callback([options, file, &answer] {
    answer = !file.given() ? solve_one(*options) : solve_file(*options);
  });
}

void add_krypto_nearest(const Command& krypto, Answer& answer) {
  const auto options = std::make_shared<Options>();
  const Command command = krypto.add_command(
      "nearest", "Give the nearest reachable whole numbers below and above the objective");
  add_hand(command, options->hand).required();
  add_rules(command, options->question.rules);
  add_use(command, options->question.use);
  add_notation(command, options->notation);
  add_json(command, options->json);
  command.callback([options, &answer] { answer = nearest(*options); });
}

}  // namespace reckon::cli
