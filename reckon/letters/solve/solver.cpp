// SPDX-License-Identifier: MIT
#include "reckon/letters/solve/solver.hpp"

#include <algorithm>
#include <set>

#include "reckon/letters/solve/engines.hpp"

namespace reckon::letters {

namespace {

// Digits of the same cells, in order.
struct Before {
  bool operator()(const Digits& a, const Digits& b) const {
    for (std::size_t i = 0; i < a.size(); ++i) {
      if (a[i] != b[i]) return a[i] < b[i];
    }
    return false;
  }
};

}  // namespace

bool each_answer(const Puzzle& puzzle, const Visit& visit, Budget* budget) {
  Budget endless;
  Budget& within = budget == nullptr ? endless : *budget;
  if (puzzle.division) return solve_division(puzzle, visit, within);
  const auto lines = packed_lines(puzzle);
  if (lines && !lines->has_products) {
    if (const auto whole = solve_sums(*lines, visit, within)) return *whole;
  }
  if (const auto forms = linear_forms(puzzle)) return solve_linear(puzzle, *forms, visit, within);
  return lines ? solve_lines(*lines, visit, within) : solve_general(puzzle, visit, within);
}

std::optional<std::vector<Digits>> answers(const Puzzle& puzzle, std::uint64_t limit,
                                           Budget* budget) {
  if (limit == 0) return std::vector<Digits>{};
  constexpr std::uint64_t kStepsOfAnswer = 100;
  std::set<Digits, Before> first;  // of all so far
  const bool whole = each_answer(
      puzzle,
      [&](const Digits& digits) {
        if (budget != nullptr && !budget->spend(kStepsOfAnswer)) return false;
        if (first.size() == limit && !Before()(digits, *first.rbegin())) return true;
        first.insert(digits);
        if (first.size() > limit) first.erase(std::prev(first.end()));
        return true;
      },
      budget);
  if (!whole) return std::nullopt;
  return std::vector<Digits>(first.begin(), first.end());
}

std::optional<std::vector<Digits>> first_answers(const Puzzle& puzzle, std::size_t most,
                                                 Budget* budget) {
  std::vector<Digits> found;
  const bool whole = most == 0 || each_answer(
                                      puzzle,
                                      [&](const Digits& digits) {
                                        found.push_back(digits);
                                        return found.size() < most;
                                      },
                                      budget);
  if (!whole && found.size() < most) return std::nullopt;
  return found;
}

std::optional<std::uint64_t> count_answers(const Puzzle& puzzle, std::uint64_t most,
                                           Budget* budget) {
  std::uint64_t count = 0;
  if (most == 0) return 0;
  const bool whole = each_answer(puzzle, [&](const Digits&) { return ++count < most; }, budget);
  if (!whole && count < most) return std::nullopt;
  return count;
}

bool is_unique(const Puzzle& puzzle, Budget* budget) {
  return count_answers(puzzle, 2, budget) == 1;
}

}  // namespace reckon::letters
