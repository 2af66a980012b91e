// SPDX-License-Identifier: MIT
// Makes three hands, puts them into a bank and gives two of them out.
#include <cstdio>
#include <iostream>
#include <vector>

#include "reckon/store/bank.hpp"
#include "reckon/store/maker.hpp"

int main() {
  using namespace reckon::store;
  auto maker = maker_of(Kind::krypto, {}, 1, {});
  if (!maker) return 2;
  std::vector<BankPuzzle> puzzles;
  for (int i = 0; i < 3; ++i) {
    auto puzzle = (*maker)();
    if (!puzzle) return 2;
    puzzles.push_back(*puzzle);
  }
  std::remove("use_bank.db");
  auto bank = Bank::open("use_bank.db", Bank::Mode::fill);
  if (!bank) {
    std::cerr << bank.error().message << '\n';
    return 2;
  }
  if (bank->add(puzzles, "2026-05-31") != 3U) return 1;
  const std::vector<Request> two = {{.filter = {.kind = Kind::krypto}, .count = 2}};
  const auto given = bank->take(two, {.on = "2026-06-01", .to = "a club"});
  if (!given || given->size() != 2) return 1;
  for (const Stored& puzzle : *given) std::cout << puzzle.puzzle.text << '\n';
  Filter left;
  left.unused = true;
  const auto others = bank->find(left, 10);
  return others && others->size() == 1 ? 0 : 1;
}
