// SPDX-License-Identifier: MIT
#include "reckon/krypto/grade.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "reckon/arith/notation.hpp"
#include "reckon/krypto/easiest_way.hpp"
#include "reckon/krypto/graph.hpp"

namespace reckon::krypto {

namespace {

// The highest score of levels 1 to 4.
constexpr std::array<std::int64_t, 4> kHighestScores = {-1, 3, 7, 11};

std::string plural(std::uint64_t count, const std::string& noun) {
  return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

std::vector<std::string> reasons_for(const Grade& grade) {
  std::vector<std::string> reasons;
  reasons.push_back("it has " + plural(grade.distinct, "distinct solution") + ", " +
                    plural(grade.written, "written one"));
  if (grade.needs.division) reasons.emplace_back("every solution needs a division");
  if (grade.needs.fraction) reasons.emplace_back("every solution goes through a fraction");
  if (grade.needs.negative) reasons.emplace_back("every solution goes through a negative number");
  if (grade.needs.largest > kLargeNumber) {
    reasons.push_back("every solution goes through a number of " +
                      std::to_string(grade.needs.largest) + " or more");
  }
  reasons.push_back("the easiest solution, " + to_text(grade.easiest, Notation::infix) +
                    ", takes an effort of " + std::to_string(grade.effort));
  return reasons;
}

// Each doubling of the solutions makes a hand easier.
std::int64_t score_of(std::uint32_t effort, std::uint64_t distinct) {
  return std::int64_t{effort} - 2 * static_cast<std::int64_t>(std::bit_width(distinct));
}

int level_of(std::int64_t score) {
  return 1 + static_cast<int>(std::ranges::count_if(
                 kHighestScores, [&](std::int64_t highest) { return score > highest; }));
}

}  // namespace

int level_by_text(const Grade& grade) {
  return level_of(score_of(grade.text_effort, grade.distinct));
}

std::optional<Grade> grade(Solver& solver, const Hand& hand, Rules rules) {
  Graph graph = solver.graph(hand, {.rules = rules});
  if (graph.roots.empty()) return std::nullopt;
  const DistinctSolutions solutions(graph, &solver.budget());
  if (solver.budget().over()) return std::nullopt;
  Grade grade;
  grade.distinct = solutions.count();
  grade.needs = needs_of(graph);
  Way way = easiest_way(graph, solutions);
  grade.easiest = std::move(way.expression);
  grade.effort = way.effort;
  grade.text = solutions[0];
  grade.text_effort = solutions.effort(0);
  grade.written = WrittenSolutions(std::move(graph)).count();
  grade.score = score_of(grade.effort, grade.distinct);
  grade.level = level_of(grade.score);
  grade.reasons = reasons_for(grade);
  return grade;
}

std::optional<std::vector<std::string>> steps_of_easiest(Solver& solver, const Hand& hand,
                                                         Rules rules) {
  const Graph graph = solver.graph(hand, {.rules = rules});
  if (graph.roots.empty()) return std::nullopt;
  const DistinctSolutions solutions(graph, &solver.budget());
  if (solver.budget().over()) return std::nullopt;
  return steps_of(easiest_way(graph, solutions).expression);
}

}  // namespace reckon::krypto
