// SPDX-License-Identifier: MIT
// Solves an operator setting of calcrostics: by families of rational numbers, and by positive
// integers where some numbers are given.
#include <iostream>
#include <ranges>

#include "reckon/algebra/families.hpp"
#include "reckon/algebra/number_generator.hpp"
#include "reckon/algebra/number_puzzle.hpp"
#include "reckon/text/generated.hpp"

int main() {
  using namespace reckon::algebra;
  const auto setting = read_setting("++/*+--+");
  if (!setting) {
    std::cerr << setting.error().message << '\n';
    return 2;
  }
  const auto families = solve_families(*setting);
  std::cout << families.size() << " families of " << to_text(*setting) << '\n';
  for (const SolutionFamily& family : families) {
    for (const auto& number : family.numbers) std::cout << "  " << number;
    std::cout << '\n';
    if (family.numbers.size() != 9) return 1;
  }
  // A puzzle that is made has one answer, whatever else is tried.
  auto generator = NumberGenerator::make(1, {});
  if (!generator) return 2;
  for (const NumberPuzzle& puzzle : reckon::Generated(*generator) | std::views::take(3)) {
    if (!solve(puzzle.answer.operators, puzzle.givens).unique()) return 1;
  }
  return 0;
}
