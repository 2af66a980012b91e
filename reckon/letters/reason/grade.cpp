// SPDX-License-Identifier: MIT
#include "reckon/letters/reason/grade.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace reckon::letters {

namespace {

// The highest effort of levels 1 to 4.
constexpr std::array<std::uint64_t, 4> kHighestEfforts = {80, 110, 145, 190};

std::uint64_t total_effort(const Reasoned& reasoned) {
  std::uint64_t effort = 0;
  for (const Step& step : reasoned.steps) effort += effort_of(step);
  return effort;
}

}  // namespace

std::uint64_t effort_of(const Step& step) {
  const TechniqueRow& row = row_of(step.technique);
  const auto for_cases = static_cast<std::uint64_t>(std::bit_width(step.cases));
  return row.effort + (row.by_cases ? for_cases : 0);
}

Grade grade(const Reasoned& reasoned) {
  Grade grade{.effort = total_effort(reasoned), .hardest = reasoned.hardest, .reasons = {}};
  grade.level = level_of(grade.effort, grade.hardest);
  const auto count = std::ranges::count(reasoned.steps, grade.hardest, &Step::technique);
  grade.reasons = {"it takes " + std::to_string(reasoned.steps.size()) +
                   (reasoned.steps.size() == 1 ? " step" : " steps") + " and an effort of " +
                   std::to_string(grade.effort)};
  // A grid without letters needs no technique.
  if (count > 0) {
    grade.reasons.push_back("the hardest technique is " + std::string(row_of(grade.hardest).name) +
                            ", needed " + (count == 1 ? "once" : std::to_string(count) + " times"));
  }
  return grade;
}

int level_of(const Reasoned& reasoned) {
  return level_of(total_effort(reasoned), reasoned.hardest);
}

int level_of(std::uint64_t effort, Technique hardest) {
  const auto by_effort =
      kEasiestLevel + std::ranges::count_if(
                          kHighestEfforts, [&](std::uint64_t highest) { return effort > highest; });
  return std::max(static_cast<int>(by_effort), row_of(hardest).least_level);
}

}  // namespace reckon::letters
