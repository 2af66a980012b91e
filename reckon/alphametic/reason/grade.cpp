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
  found.level = std::max(by_effort, row_of(reasoned.hardest).least_level);
  found.reasons.push_back("the effort of all steps is " + std::to_string(found.effort));
  for (const TechniqueRow& row : kTechniques) {
    const std::size_t count = counts[static_cast<std::size_t>(row.technique)];
    if (count == 0 || row.effort == 0) continue;
    found.reasons.push_back(std::string(row.name) + ": " +
                            (count == 1 ? "once" : std::to_string(count) + " times"));
  }
  return found;
}

Hint hint(const Puzzle& puzzle, const std::vector<std::optional<unsigned>>& believed,
          Budget* budget) {
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
  Puzzle from_here = puzzle;
  for (std::size_t i = 0; i < believed.size(); ++i) {
    if (!believed[i]) continue;
    if (*believed[i] != all->front()[i]) found.wrong.push_back(i);
    from_here.possible[i] &= only(*believed[i]);
  }
  if (!found.wrong.empty()) return found;
  const Reasoned reasoned = reason(from_here, budget);
  const bool all_found =
      std::ranges::all_of(believed, [](const auto& one) { return one.has_value(); });
  if (all_found) return found;
  // That numbers do not begin with 0, and that found digits are no others', goes without saying.
  for (const Step& step : reasoned.steps) {
    if (step.technique == Technique::answer) break;
    found.steps.push_back(step);
    if (step.technique > Technique::found_digit) break;
  }
  return found;
}

}  // namespace reckon::alphametic
