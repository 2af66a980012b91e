// SPDX-License-Identifier: MIT
#include "reckon/calcrostic/generator.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "reckon/letters/grid/random_grid.hpp"
#include "reckon/letters/solve/line_solver.hpp"

namespace reckon::calcrostic {

using letters::encode;
using letters::Grade;
using letters::has_all_operators;
using letters::is_unique;
using letters::kEasiestLevel;
using letters::kHardestLevel;
using letters::kLeastSide;
using letters::kMostSide;
using letters::Layout;
using letters::layout_of;
using letters::Line;
using letters::LinePuzzle;
using letters::Outcome;
using letters::random_grid;
using letters::reason;
using letters::Reasoned;

namespace {

// Budget steps: to begin a calcrostic, to complete one, and for a puzzle in addition to solving it.
constexpr std::uint64_t kStepsOfBeginning = 600;
constexpr std::uint64_t kStepsOfCompletion = 100;
constexpr std::uint64_t kStepsOfVersions = 1200;
constexpr std::uint64_t kStepsOfPuzzle = 3000;

// The default limit of a search.
constexpr std::uint64_t kUsualSteps = 4'000'000'000;

// x op y; empty if it is below the least number or not an integer.
std::optional<std::int64_t> result_of(std::int64_t x, Operator op, std::int64_t y,
                                      std::int64_t least) {
  std::int64_t z = 0;
  switch (op) {
    case Operator::add: z = x + y; break;
    case Operator::subtract: z = x - y; break;
    case Operator::multiply: z = x * y; break;
    case Operator::divide:
      if (y == 0 || x % y != 0) return std::nullopt;
      z = x / y;
      break;
  }
  if (z < least) return std::nullopt;
  return z;
}

// Whether x op y = z, without division, since most attempts fail.
bool makes(std::int64_t x, Operator op, std::int64_t y, std::int64_t z) {
  switch (op) {
    case Operator::add: return x + y == z;
    case Operator::subtract: return x - y == z;
    case Operator::multiply: return x * y == z;
    case Operator::divide: return y != 0 && z * y == x;
  }
  return false;
}

// The y with x op y = z; empty if there is none, or if any y fits, as in 0 * y = 0.
std::optional<std::int64_t> second_of(std::int64_t x, Operator op, std::int64_t z,
                                      std::int64_t least) {
  switch (op) {
    case Operator::add: return result_of(z, Operator::subtract, x, least);
    case Operator::subtract: return result_of(x, Operator::subtract, z, least);
    case Operator::multiply: return result_of(z, Operator::divide, x, least);
    case Operator::divide:
      if (x == 0) return std::nullopt;
      return result_of(x, Operator::divide, z, least);
  }
  return std::nullopt;
}

// A random number whose binary length is random too, because calcrostics consist of small numbers.
std::int64_t draw(SplitMix64& random, std::int64_t least) {
  constexpr unsigned kMostBinaryDigits = 9;
  const std::uint64_t bound = std::uint64_t{2} << random.below(kMostBinaryDigits);
  return least + static_cast<std::int64_t>(random.below(bound));
}

// Whether a search refutes the puzzle: no answer, or a second one. For most puzzles it does so
// quickly. If it takes long, reasoning by guesses decides later; unless the highest level is
// allowed, it gives up at the first guess.
bool is_refuted(const LinePuzzle& puzzle, const Judging& judging) {
  const bool hardest = judging.highest_level == kHardestLevel;
  if (hardest && judging.budget == nullptr) return !is_unique(puzzle);
  constexpr std::uint64_t kStepsOfLook = 100'000;
  // A grid that takes longer costs more than making others instead.
  constexpr std::uint64_t kStepsOfLongLook = 40'000'000;
  const std::uint64_t steps = hardest ? kStepsOfLongLook : kStepsOfLook;
  Budget look = judging.budget != nullptr ? judging.budget->part(steps) : Budget(steps);
  const bool unique = is_unique(puzzle, &look);
  if (judging.budget != nullptr) judging.budget->spend(look.spent());
  return look.over() ? hardest : !unique;
}

}  // namespace

std::optional<Generated> puzzle_of(const Layout& layout, std::vector<std::int64_t> numbers,
                                   const Judging& judging) {
  auto puzzle = encode(layout, numbers);
  if (!puzzle) return std::nullopt;
  if (is_refuted(*puzzle, judging)) return std::nullopt;
  Reasoned reasoned =
      reason(*puzzle, {.budget = judging.budget, .highest_level = judging.highest_level});
  if (reasoned.outcome != Outcome::one_answer) return std::nullopt;
  Grade grade = letters::grade(reasoned);
  return Generated{.puzzle = std::move(*puzzle),
                   .numbers = std::move(numbers),
                   .answer = std::move(*reasoned.answer),
                   .grade = std::move(grade)};
}

std::vector<Calcrostic> complete(std::int64_t a, std::int64_t b, std::int64_t f,
                                 std::int64_t least) {
  std::vector<Calcrostic> found;
  Calcrostic grid;
  auto& [first, second, c, d, centre, g, h, k, m] = grid.numbers;
  first = a;
  second = b;
  centre = f;
  // Visits every operator with its result.
  const auto each = [&](std::int64_t x, std::int64_t y, std::size_t line, std::int64_t& z,
                        const auto& visit) {
    for (const Operator op : kOperators) {
      const auto result = result_of(x, op, y, least);
      if (!result) continue;
      grid.operators[line] = op;
      z = *result;
      visit();
    }
  };
  // Visits every operator that gives the existing result.
  const auto each_making = [&](std::int64_t x, std::int64_t y, std::size_t line, std::int64_t z,
                               const auto& visit) {
    for (const Operator op : kOperators) {
      if (!makes(x, op, y, z)) continue;
      grid.operators[line] = op;
      visit();
    }
  };
  const auto with_d = [&] {
    each(b, f, 4, k, [&] {
      each_making(h, k, 2, m, [&] {
        each(d, f, 1, g, [&] { each_making(c, g, 5, m, [&] { found.push_back(grid); }); });
      });
    });
  };
  const auto with_corners = [&] {
    for (const Operator op : kOperators) {
      const auto left = second_of(a, op, h, least);
      if (!left) continue;
      grid.operators[3] = op;
      d = *left;
      with_d();
    }
  };
  std::array<std::int64_t, kOperators.size()> ends{};  // possible ends of the middle column
  std::size_t count = 0;
  each(b, f, 4, k, [&] { ends[count++] = k; });
  const auto last_row_holds = [&] {
    return std::ranges::any_of(std::span(ends).first(count), [&](std::int64_t end) {
      return std::ranges::any_of(kOperators, [&](Operator op) { return makes(h, op, end, m); });
    });
  };
  // For most corners no last row exists.
  const auto with_last_row = [&] {
    if (last_row_holds()) with_corners();
  };
  each(a, b, 0, c, [&] { each(c, f, 7, h, [&] { each(a, f, 6, m, with_last_row); }); });
  return found;
}

Result<Generator> Generator::make(std::uint64_t seed, const GeneratorOptions& wishes) {
  const auto is_side = [](std::uint8_t side) { return side >= kLeastSide && side <= kMostSide; };
  if (!is_side(wishes.rows) || !is_side(wishes.columns)) {
    return failure(ErrorCode::out_of_range, "rows and columns are 3 to 5, not " +
                                                std::to_string(wishes.rows) + " and " +
                                                std::to_string(wishes.columns));
  }
  if (wishes.diagonals && (wishes.rows != kLeastSide || wishes.columns != kLeastSide)) {
    return failure(ErrorCode::unsuitable, "only a grid of 3 rows and 3 columns has diagonals");
  }
  if (wishes.level && (*wishes.level < kEasiestLevel || *wishes.level > kHardestLevel)) {
    return failure(ErrorCode::out_of_range,
                   "levels are 1 to 5, not " + std::to_string(*wishes.level));
  }
  if (wishes.least < 0 || wishes.least > kMostLeastNumber) {
    return failure(ErrorCode::out_of_range,
                   "the least number is 0 to 100, not " + std::to_string(wishes.least));
  }
  return Generator(seed, wishes);
}

Result<Generated> Generator::next() {
  Budget budget(kUsualSteps);
  return next(budget);
}

Result<Generated> Generator::next(Budget& budget) {
  while (!budget.over()) {
    auto generated = wishes_.diagonals ? try_calcrostic(budget) : try_newspaper_grid(budget);
    if (generated && !budget.over()) return std::move(*generated);
  }
  return failure(ErrorCode::not_found,
                 "a long search has found no new puzzle of this kind: ask for fewer, or another "
                 "difficulty");
}

std::optional<Generated> Generator::try_calcrostic(Budget& budget) {
  budget.spend(kStepsOfBeginning);
  const std::int64_t a = draw(random_, wishes_.least);
  const std::int64_t b = draw(random_, wishes_.least);
  const std::int64_t f = draw(random_, wishes_.least);
  const std::vector<Calcrostic> found = complete(a, b, f, wishes_.least);
  if (found.empty()) return std::nullopt;
  budget.spend(kStepsOfVersions + kStepsOfCompletion * found.size());
  const Calcrostic& one = found[static_cast<std::size_t>(random_.below(found.size()))];
  const Calcrostic standard = standard_form(one);
  if (standard.sum() > kLargestSum) return std::nullopt;
  std::vector<std::int64_t> key(standard.numbers.begin(), standard.numbers.end());
  for (const Operator op : standard.operators) key.push_back(static_cast<std::int64_t>(op));
  if (made_.contains(key)) return std::nullopt;
  const auto all = versions(standard);
  const Calcrostic& shown = all[static_cast<std::size_t>(random_.below(all.size()))];
  auto generated =
      finish(layout_of(shown.operators), {shown.numbers.begin(), shown.numbers.end()}, budget);
  if (generated) made_.insert(std::move(key));
  return generated;
}

std::optional<Generated> Generator::try_newspaper_grid(Budget& budget) {
  auto grid = random_grid(random_, {.rows = wishes_.rows, .columns = wishes_.columns},
                          wishes_.least, budget);
  if (!grid) return std::nullopt;
  std::vector<std::int64_t> key = grid->numbers;
  for (const Line& line : grid->layout.lines) {
    for (const Operator op : line.operators) key.push_back(static_cast<std::int64_t>(op));
  }
  if (made_.contains(key)) return std::nullopt;
  auto generated = finish(grid->layout, std::move(grid->numbers), budget);
  if (generated) made_.insert(std::move(key));
  return generated;
}

std::optional<Generated> Generator::finish(const Layout& layout, std::vector<std::int64_t> numbers,
                                           Budget& budget) {
  if (wishes_.all_operators && !has_all_operators(layout)) return std::nullopt;
  budget.spend(kStepsOfPuzzle);
  auto generated =
      puzzle_of(layout, std::move(numbers),
                {.highest_level = wishes_.level.value_or(kHardestLevel), .budget = &budget});
  if (!generated || (wishes_.level && generated->grade.level != *wishes_.level))
    return std::nullopt;
  return generated;
}

}  // namespace reckon::calcrostic
