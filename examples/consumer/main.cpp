// SPDX-License-Identifier: MIT
// A program outside the house that uses the installed library: solves a hand and checks a formula.
#include <algorithm>
#include <iostream>
#include <ranges>

#include "reckon/arith/notation.hpp"
#include "reckon/krypto/check.hpp"
#include "reckon/krypto/format.hpp"
#include "reckon/krypto/solver.hpp"

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
  return formula && is_right(*formula) ? 0 : 1;
}
