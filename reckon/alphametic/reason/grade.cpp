// SPDX-License-Identifier: MIT
#include "reckon/alphametic/reason/grade.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "reckon/alphametic/solve/solver.hpp"

namespace reckon::alphametic {

namespace {

// The most effort of each level but the last.
constexpr std::array<std::uint64_t, 4> kMostEffort = {75, 170, 300, 670};

}  // namespace

std::uint64_t effort_of(const Step& step) {
  const TechniqueRow& row = row_of(step.technique);
  return row.effort + (row.by_cases ? static_cast<std::uint64_t>(std::bit_width(step.cases)) : 0U);
}

Grade grade(const Reasoned& reasoned) {
  Grade found{.hardest = reasoned.hardest, .reasons = {}};
  std::array<std::size_t, kTechniques.size()> counts{};
  for (const Step& step : reasoned.steps) {
    found.effort += effort_of(step);
    ++counts[static_cast<std::size_t>(step.technique)];
  }
  // The first level whose limit is not passed.
  const auto passed =
      std::ranges::count_if(kMostEffort, [&](std::uint64_t most) { return most < found.effort; });
  const int by_effort = kEasiestLevel + static_cast<int>(passed);
  found.first_level = std::max(by_effort, row_of(reasoned.hardest).least_level);
  found.level = by_effort;
  found.reasons.push_back("the effort of all steps is " + std::to_string(found.effort));
  for (const TechniqueRow& row : kTechniques) {
    const std::size_t count = counts[static_cast<std::size_t>(row.technique)];
    if (count == 0) continue;
    found.level = std::max(found.level, row.least_level);
    if (row.effort == 0) continue;
    found.reasons.push_back(std::string(row.name) + ": " +
                            (count == 1 ? "once" : std::to_string(count) + " times"));
  }
  return found;
}

namespace {

// By cell, the digits that it is not by these notes.
std::vector<DigitSet> ruled_out_by(const PlayerNotes& believed, std::size_t cells) {
  std::vector<DigitSet> ruled_out(cells);
  for (std::size_t i = 0; i < cells; ++i) {
    if (i < believed.digits.size() && believed.digits[i]) ruled_out[i] = ~only(*believed.digits[i]);
    if (i < believed.ruled_out.size()) ruled_out[i] |= believed.ruled_out[i];
  }
  return ruled_out;
}

// The steps up to the first that is worth telling.
std::vector<Step> first_hint(const std::vector<Step>& steps, const Digits& answer) {
  // That numbers do not begin with 0, and that found digits are no others', goes without saying.
  const auto at = std::ranges::find_if(
      steps, [](const Step& step) { return step.technique > Technique::found_digit; });
  if (at == steps.end()) return steps;
  if (at->technique == Technique::answer) return {steps.begin(), at};
  std::vector<Step> told(steps.begin(), at + 1);
  if (at->technique != Technique::guess) return told;
  const Change& supposed = at->changes.front();
  if (supposed.after == only(answer[supposed.cell])) return told;
  const auto end = std::find_if(at, steps.end(), [&](const Step& step) {
    return step.depth == at->depth && step.technique == Technique::refuted;
  });
  if (end != steps.end()) told.push_back(*end);
  return told;
}

}  // namespace

Hint hint(const Puzzle& puzzle, const PlayerNotes& believed, Budget* budget) {
  Hint found;
  const auto all = first_answers(puzzle, 2, budget);
  if (!all) {
    found.outcome = Outcome::given_up;
    return found;
  }
  found.outcome = all->empty()       ? Outcome::no_answer
                  : all->size() == 1 ? Outcome::one_answer
                                     : Outcome::several_answers;
  if (found.outcome != Outcome::one_answer) return found;
  const Digits& answer = all->front();
  const std::vector<DigitSet> ruled_out = ruled_out_by(believed, puzzle.cells.size());
  for (std::size_t i = 0; i < answer.size(); ++i) {
    if ((ruled_out[i] & only(answer[i])) != 0) found.wrong.push_back(i);
  }
  const auto is_known = [](const auto& digit) { return digit.has_value(); };
  const bool all_known = believed.digits.size() == puzzle.cells.size() &&
                         std::ranges::all_of(believed.digits, is_known);
  if (!found.wrong.empty() || all_known) return found;
  const Reasoned reasoned = reason(puzzle, budget, ruled_out);
  found.steps = first_hint(reasoned.steps, answer);
  if (found.steps.empty()) found.outcome = reasoned.outcome;
  return found;
}

}  // namespace reckon::alphametic
