#include "reckon/store/judge.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "reckon/algebra/number_puzzle.hpp"
#include "reckon/calcrostic/calcrostic_line.hpp"
#include "reckon/krypto/grade.hpp"
#include "reckon/letters/grid_text.hpp"
#include "reckon/letters/solve/puzzle_solver.hpp"

namespace reckon::store {

namespace {

using calcrostic::Calcrostic;
using letters::Grid;
using PuzzleResult = reckon::Result<Puzzle>;

PuzzleResult judge_hand(const std::string& text, Rules rules) {
  const auto hand = krypto::Hand::parse(text);
  if (!hand) return std::unexpected(hand.error());
  if (!is_game(*hand)) {
    return reckon::failure("a hand in the bank has five cards and an objective from 1 to 25");
  }
  krypto::Solver solver;
  const auto grade = krypto::grade(solver, *hand, rules);
  if (!grade) {
    return reckon::failure("the hand has no solution under " + std::string(name_of(rules)) +
                           " rules");
  }
  return hand_puzzle(*hand, rules, grade->level, text);
}

// Of a calcrostic that has a class: one of positive integers.
reckon::Result<Calcrostic> calcrostic_in(const letters::Layout& layout,
                                         std::span<const std::int64_t> numbers) {
  const auto found = calcrostic::calcrostic_of(layout, numbers);
  if (!found || std::ranges::min(numbers) < 1) {
    return reckon::failure("a calcrostic in the bank has numbers from 1 on");
  }
  return *found;
}

PuzzleResult judge_letters(Kind kind, const Grid& grid, const std::string& text) {
  // Some seconds; puzzles for people are far below.
  constexpr std::uint64_t kMostSteps = 5'000'000'000;
  const letters::Puzzle& puzzle = grid.puzzle;
  if (puzzle.letters == 0) return reckon::failure("the puzzle has no letters");
  Budget budget(kMostSteps);
  const auto answers = answers_within(budget, puzzle, 2);
  if (!answers) return reckon::failure("the puzzle takes too long to be solved");
  if (answers->size() != 1) {
    return reckon::failure(answers->empty() ? "the puzzle has no answer"
                                            : "the puzzle has several answers");
  }
  letters::SolvedGrid answer{.layout = puzzle.layout,
                             .numbers = numbers_of(puzzle, answers->front())};
  if (kind == Kind::calcrostic) {
    if (const auto found = calcrostic_in(answer.layout, answer.numbers); !found) {
      return std::unexpected(found.error());
    }
  }
  const auto reasoned = reason(puzzle, {.budget = &budget});
  if (reasoned.outcome != letters::Outcome::one_answer) {
    return reckon::failure("the puzzle takes too long to be graded");
  }
  return letter_puzzle(answer, puzzle.letters, level_of(reasoned), text);
}

PuzzleResult judge_numbers(const Grid& grid, const std::string& text) {
  const letters::Layout& layout = grid.puzzle.layout;
  algebra::Givens givens;
  std::ranges::copy(grid.given, givens.begin());
  const auto setting = *operators_of(layout);
  const auto found = algebra::solve(setting, givens);
  if (!found.unique()) {
    return reckon::failure(
        "the puzzle is not known to have exactly one answer in positive integers");
  }
  Calcrostic answer{.operators = setting};
  std::ranges::copy(found.examples.front(), answer.numbers.begin());
  return number_puzzle(answer, layout, text);
}

std::unexpected<Error> contradiction(const std::string& fact, const std::string& is,
                                     const std::string& said) {
  return reckon::failure("its " + fact + ": '" + is + "', not '" + said + "'");
}

}  // namespace

PuzzleResult judge(Kind kind, const std::string& text, std::optional<Rules> rules) {
  if (rules.has_value() != (kind == Kind::krypto)) {
    return reckon::failure(rules ? "only hands have rules" : "a hand has rules");
  }
  if (kind == Kind::krypto) return judge_hand(text, *rules);
  const auto grid = letters::read_grid(text);
  if (!grid) return reckon::failure(grid.error().message);
  if (grid->asks_for_numbers() != (kind == Kind::numbers)) {
    return reckon::failure(kind == Kind::numbers ? "the puzzle asks for no numbers"
                                                 : "the puzzle asks for numbers");
  }
  if (grid->puzzle.layout.diagonals != (kind != Kind::newspaper)) {
    return reckon::failure(kind == Kind::newspaper ? "a newspaper grid has no diagonals"
                                                   : "the puzzle has no diagonals");
  }
  return kind == Kind::numbers ? judge_numbers(*grid, text) : judge_letters(kind, *grid, text);
}

PuzzleResult confirm(const Puzzle& told) {
  PuzzleResult found = judge(told.kind, told.text, told.rules);
  if (!found) return found;
  if (told.grading > found->grading) {
    return reckon::failure("it was graded by a newer reckon: update this one");
  }
  const bool graded_before = told.grading < found->grading;
  const auto level = [](const Puzzle& puzzle) {
    return puzzle.difficulty ? std::to_string(*puzzle.difficulty) : "none";
  };
  const std::array<std::array<std::string, 3>, 5> facts = {{
      {"class", found->class_name, told.class_name},
      {"difficulty", level(graded_before ? told : *found), level(told)},
      {"letters", std::to_string(found->letters), std::to_string(told.letters)},
      {"digits", std::to_string(found->digits), std::to_string(told.digits)},
      {"operators", found->operators, told.operators},
  }};
  for (const auto& [name, is, said] : facts) {
    if (is != said) return contradiction(name, is, said);
  }
  if (!told.place.empty() && told.place != found->place) {
    return reckon::failure("its place among the classes is another");
  }
  return found;
}

}  // namespace reckon::store
