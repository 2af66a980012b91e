// A program outside the house that uses the installed library: solves a hand and checks a formula.
#include <iostream>

#include "reckon/arith/notation.hpp"
#include "reckon/krypto/check.hpp"
#include "reckon/krypto/solver.hpp"

int main() {
  using namespace reckon;
  const auto hand = krypto::Hand::parse("8 19 14 2 21 : 17");
  if (!hand) {
    std::cerr << hand.error().message << '\n';
    return 2;
  }
  krypto::Solver solver;
  const krypto::Solutions solutions = solver.solve(*hand, {.rules = Rules::international});
  std::cout << solutions.count() << " solutions, the easiest "
            << write(solutions[0], Notation::infix) << '\n';
  const auto formula = read("21 − 19 + 8 + 14 ÷ 2", Notation::infix);
  return formula && krypto::check(*hand, *formula, Rules::international).empty() ? 0 : 1;
}
