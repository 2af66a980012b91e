// SPDX-License-Identifier: MIT
#include "app/cli/algebra/numbers.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "reckon/algebra/asked_numbers.hpp"
#include "reckon/algebra/number_puzzle.hpp"
#include "reckon/letters/grid/grid_line.hpp"

namespace reckon::cli {
namespace {

using algebra::PositiveIntegers;
using Integers = PositiveIntegers::Answer;

std::string count_in_words(const PositiveIntegers& found) {
  switch (found.answer) {
    case Integers::infinitely_many: return "infinitely many answers";
    case Integers::some: return "1 answer, more are not decided";
    case Integers::unknown: return "not decided";
    default: break;
  }
  const std::size_t count = found.examples.size();
  return count == 1 ? "1 answer" : fmt::format("{} answers", count);
}

std::string remark_on(const PositiveIntegers& found, const letters::Grid& grid) {
  const std::string families =
      fmt::format("all numbers of its operators: reckon calcrostic families '{}'",
                  algebra::to_text(*operators_of(grid.puzzle.layout)));
  switch (found.answer) {
    case Integers::none: return "no answer in positive integers";
    case Integers::finitely_many: return {};
    case Integers::infinitely_many: return "there are infinitely many answers; " + families;
    case Integers::some: return "whether there are more answers is not decided; " + families;
    case Integers::unknown:
      return "not decided: no answer was found among small numbers; " + families;
  }
  return {};
}

NumberFacts facts_of(const PositiveIntegers& found, const letters::Grid& grid) {
  return {.all_known = found.answer == Integers::none || found.answer == Integers::finitely_many,
          .any = found.answer != Integers::none && found.answer != Integers::unknown,
          .answer = to_text(found.answer),
          .in_words = count_in_words(found),
          .remark = remark_on(found, grid)};
}

}  // namespace

std::string key_of(Integers answer) {
  std::string key = to_text(answer);
  std::ranges::replace(key, ' ', '_');
  return key;
}

NumberAnswers number_answers(const letters::Grid& grid, std::uint64_t limit) {
  const PositiveIntegers found = algebra::solve(grid.puzzle.layout, grid.given);
  NumberAnswers all{.shown = {}, .facts = facts_of(found, grid)};
  all.shown.positive_integers = key_of(found.answer);
  all.shown.complete = all.facts.all_known;
  for (const auto& numbers : found.examples) {
    if (all.shown.answers.size() == limit) {
      all.shown.complete = false;
      break;
    }
    all.shown.answers.push_back({.numbers = numbers, .letters = {}});
  }
  all.shown.count = all.shown.answers.size();
  return all;
}

Result<NumberPuzzles> number_puzzles(std::uint64_t seed,
                                     const algebra::NumberGeneratorOptions& wishes) {
  auto generator = algebra::NumberGenerator::make(seed, wishes);
  if (!generator) return std::unexpected(generator.error());
  return [from = *std::move(generator)]() mutable { return from.next(); };
}

kinds::Kinds kinds_with_numbers() { return algebra::all_kinds(); }

}  // namespace reckon::cli
