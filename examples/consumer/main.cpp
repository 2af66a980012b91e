// SPDX-License-Identifier: MIT
// A program outside the house that uses the installed library: solves a hand, checks a formula, and
// solves an alphametic.
#include <algorithm>
#include <iostream>
#include <ranges>

#include "reckon/arith/notation.hpp"
#include "reckon/krypto/check.hpp"
#include "reckon/krypto/format.hpp"
#include "reckon/krypto/solver.hpp"
#include "reckon/letters/read/read.hpp"
#include "reckon/letters/solve/solver.hpp"

int main() {
  using namespace reckon;
  const auto unreadable = krypto::Hand::parse("8 19 14 2 21 17");
  if (unreadable || unreadable.error().code != ErrorCode::malformed) return 3;
  const auto hand = krypto::Hand::parse("8 19 14 2 21 : 17");
  if (!hand) {
    std::cerr << hand.error().message << '\n';
    return 2;
  }
  krypto::Solver solver;
  const krypto::Solutions solutions = solver.solve(*hand, {.rules = Rules::international});
  std::cout << solutions.count() << " solutions, the easiest of them\n";
  for (const Expression& solution : solutions | std::views::take(3)) {
    std::cout << "  " << solution << '\n';
  }
  const auto is_right = [&](const Expression& solution) {
    return krypto::check(*hand, solution, Rules::international).empty();
  };
  if (!std::ranges::all_of(solutions, is_right)) return 1;
  const auto formula = read("21 − 19 + 8 + 14 ÷ 2", Notation::infix);
  if (!formula || !is_right(*formula)) return 1;
  const auto words = letters::read_puzzle("SEND + MORE = MONEY");
  if (!words || !letters::is_unique(words->puzzle)) return 1;
  const auto answers = letters::answers(words->puzzle);
  std::cout << letters::filled(*words, answers->front()) << '\n';
  return letters::is_answer(words->puzzle, answers->front()) ? 0 : 1;
}
