// SPDX-License-Identifier: MIT
#include "reckon/algebra/number_puzzle.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "reckon/algebra/calcrostic_families.hpp"
#include "reckon/algebra/positive_integers.hpp"
#include "reckon/calcrostic/calcrostic.hpp"

namespace reckon::algebra {

namespace {

using CellNumbers = std::array<std::int64_t, 9>;

// Decides with the families of a version whose cell i is the cell cells[i] of the grid.
PositiveIntegers of_version(const Setting& version, const CellNumbers& cells,
                            const Givens& givens) {
  const auto old = [&](std::size_t cell) { return static_cast<std::size_t>(cells[cell]); };
  Givens turned;
  for (std::size_t i = 0; i < cells.size(); ++i) turned[i] = givens[old(i)];
  const Ring ring(names_of_numbers());
  PositiveIntegers found = positive_integers(families_of(ring, version, turned));
  for (auto& example : found.examples) {
    std::vector<std::int64_t> numbers(example.size());
    for (std::size_t i = 0; i < cells.size(); ++i) numbers[old(i)] = example[i];
    example = std::move(numbers);
  }
  return found;
}

}  // namespace

PositiveIntegers solve(const Setting& setting, const Givens& givens) {
  CellNumbers cells{};
  std::iota(cells.begin(), cells.end(), 0);
  PositiveIntegers best;
  for (const auto& version : calcrostic::versions({.numbers = cells, .operators = setting})) {
    PositiveIntegers found = of_version(version.operators, version.numbers, givens);
    if (is_decided(found.answer)) return found;
    if (best.answer == PositiveIntegers::Answer::unknown) best = std::move(found);
  }
  return best;
}

PositiveIntegers solve(const letters::Layout& layout, const letters::GivenNumbers& given) {
  Givens givens;
  std::ranges::copy(given, givens.begin());
  return solve(*operators_of(layout), givens);
}

}  // namespace reckon::algebra
