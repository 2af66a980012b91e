// SPDX-License-Identifier: MIT
#include "reckon/algebra/number_generator.hpp"

#include <algorithm>
#include <map>
#include <span>
#include <string>
#include <utility>

#include "reckon/algebra/number_puzzle.hpp"
#include "reckon/calcrostic/list.hpp"

namespace reckon::algebra {

namespace {

using calcrostic::Calcrostic;
using Cells = std::vector<std::size_t>;

Givens givens_at(const Calcrostic& answer, const Cells& cells) {
  Givens givens;
  for (const std::size_t cell : cells) givens[cell] = answer.numbers[cell];
  return givens;
}

// Whether a line of the grid contains both cells.
bool in_one_line(std::size_t one, std::size_t other) {
  const letters::Layout layout = letters::layout_of({});
  return std::ranges::any_of(layout.lines, [&](const letters::Line& line) {
    const auto cells = std::span(line.cells).first(line.size);
    const auto has = [&](std::size_t cell) {
      return std::ranges::find(cells, cell) != cells.end();
    };
    return has(one) && has(other);
  });
}

// The sets of cells that may be given, the smallest first.
std::vector<Cells> choices(SplitMix64& random) {
  constexpr std::size_t kCells = 9;
  std::vector<Cells> single;
  std::vector<Cells> apart;
  std::vector<Cells> in_line;
  for (std::size_t i = 0; i < kCells; ++i) {
    single.push_back({i});
    for (std::size_t k = 0; k < i; ++k) (in_one_line(i, k) ? in_line : apart).push_back({k, i});
  }
  std::vector<Cells> all = {{}};
  for (auto* const part : {&single, &apart, &in_line}) {
    shuffle(*part, random);
    std::ranges::move(*part, std::back_inserter(all));
  }
  return all;
}

}  // namespace

std::optional<Givens> fewest_givens(const Calcrostic& answer, SplitMix64& random) {
  for (const Cells& cells : choices(random)) {
    const Givens givens = givens_at(answer, cells);
    if (solve(answer.operators, givens).unique()) return givens;
  }
  return std::nullopt;
}

Result<NumberGenerator> NumberGenerator::make(std::uint64_t seed,
                                              const NumberGeneratorOptions& wishes) {
  constexpr std::int64_t kMostLeast = 100;
  if (wishes.least < 1 || wishes.least > kMostLeast) {
    return failure(ErrorCode::out_of_range,
                   "the least number is 1 to 100, not " + std::to_string(wishes.least));
  }
  return NumberGenerator(seed, wishes);
}

NumberGenerator::NumberGenerator(std::uint64_t seed, const NumberGeneratorOptions& wishes)
    : random_(seed), wishes_(wishes) {
  std::map<Setting, std::vector<Calcrostic>> by_setting;
  calcrostic::each_class({.last_sum = kLargestNumberSum, .least = wishes.least},
                         [&](const Calcrostic& standard) {
                           if (!wishes.all_operators || uses_all_operators(standard)) {
                             by_setting[standard_setting(standard.operators)].push_back(standard);
                           }
                           return true;
                         });
  for (auto& [setting, classes] : by_setting) settings_.push_back(std::move(classes));
}

Calcrostic NumberGenerator::draw() {
  const auto setting =
      settings_.begin() + static_cast<std::ptrdiff_t>(random_.below(settings_.size()));
  const auto one = setting->begin() +
                   static_cast<std::ptrdiff_t>(random_.below(1 + random_.below(setting->size())));
  const auto versions = calcrostic::versions(*one);
  setting->erase(one);
  if (setting->empty()) settings_.erase(setting);
  std::vector<Calcrostic> wished(versions.begin(), versions.end());
  if (wishes_.all_operators) {
    std::erase_if(wished, [](const Calcrostic& version) {
      return !has_all_operators(letters::layout_of(version.operators));
    });
  }
  return wished[static_cast<std::size_t>(random_.below(wished.size()))];
}

Result<NumberPuzzle> NumberGenerator::next() {
  while (!settings_.empty()) {
    const Calcrostic answer = draw();
    if (const auto givens = fewest_givens(answer, random_)) {
      return NumberPuzzle{.answer = answer, .givens = *givens};
    }
  }
  return failure(ErrorCode::not_found, "there are no more puzzles of this kind: ask for fewer");
}

}  // namespace reckon::algebra
