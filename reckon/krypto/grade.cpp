// SPDX-License-Identifier: MIT
#include "reckon/krypto/grade.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "reckon/arith/notation.hpp"
#include "reckon/krypto/easiest_way.hpp"
#include "reckon/krypto/graph.hpp"

namespace reckon::krypto {

namespace {

std::string plural(std::uint64_t count, const std::string& noun) {
  return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

// Whether the objective itself is comfortable; if not, no solution is, whatever its steps.
bool is_comfortable(const Rational& objective) {
  return objective.is_integer() && objective.sign() >= 0 && objective <= Rational{kComfortable};
}

// The sentence that says a feature of a hand.
std::string sentence_of(Feature feature, const Features& features, const Rational& objective) {
  const std::string comfortable = "from 0 to " + std::to_string(kComfortable);
  switch (feature) {
    case Feature::real_steps:
      return "the shortest way has " +
             plural(static_cast<std::uint64_t>(features.real_steps), "step") +
             " without a 0, a 1 or a -1";
    case Feature::comfortable:
      return plural(features.comfortable, "written solution") +
             (features.comfortable == 1 ? " is" : " are") + " comfortable, with whole numbers " +
             comfortable + " on the way";
    case Feature::products:
      return features.products == 0
                 ? "no comfortable solution ends in a product"
                 : plural(features.products, "comfortable solution") +
                       (features.products == 1 ? " ends in a product" : " end in a product");
    case Feature::uncomfortable:
      return is_comfortable(objective)
                 ? "no solution is comfortable, with whole numbers " + comfortable + " on the way"
                 : "no solution is comfortable, since the objective is not " + comfortable;
    case Feature::fraction: return "every solution goes through a fraction";
    case Feature::division: return "every solution needs a division";
    case Feature::equal_cards:
      return features.equal_cards == 0
                 ? "all cards are different"
                 : "its cards have only " +
                       plural(static_cast<std::uint64_t>(features.cards - features.equal_cards),
                              "different number");
    case Feature::missing_cards:
      return "it has only " + plural(static_cast<std::uint64_t>(features.cards), "card");
  }
  return "";
}

// The features in which a hand differs from a usual one, from the one that weighs most.
std::vector<Feature> features_that_weigh(const Features& features) {
  // Alone, no other feature says anything.
  if (features.cards == 1) return {};
  // About a tenth of a level.
  constexpr std::int64_t kLeast = 10;
  const FeatureNumbers numbers = numbers_of(features);
  const auto weight = [&](Feature feature) {
    const auto place = static_cast<std::size_t>(feature);
    return std::abs(kFeatureWeights[place].weight *
                    (numbers[place] - kFeatureWeights[place].usual));
  };
  std::vector<Feature> weighing;
  for (const Weight& row : kFeatureWeights) {
    if (weight(row.feature) >= kLeast) weighing.push_back(row.feature);
  }
  // If there are none, another feature says so.
  if (features.comfortable == 0) {
    std::erase(weighing, Feature::comfortable);
    std::erase(weighing, Feature::products);
  }
  std::ranges::sort(weighing, {},
                    [&](Feature feature) { return std::pair(-weight(feature), feature); });
  return weighing;
}

std::vector<std::string> reasons_for(const Grade& grade, const Rational& objective) {
  std::vector<std::string> reasons;
  reasons.push_back("it has " + plural(grade.distinct, "distinct solution") + ", " +
                    plural(grade.written, "written one"));
  if (grade.use == Use::all) {
    for (const Feature feature : features_that_weigh(grade.features)) {
      if (feature == Feature::fraction && !objective.is_integer()) continue;
      reasons.push_back(sentence_of(feature, grade.features, objective));
    }
  } else {
    reasons.push_back("the easiest solution has " + plural(grade.easiest.operations(), "step"));
  }
  // The last step always makes the objective, which alone says nothing new.
  if (grade.needs.negative && objective.sign() >= 0) {
    reasons.emplace_back("every solution goes through a negative number");
  }
  const std::string largest = std::to_string(grade.needs.largest);
  if (grade.needs.largest > kLargeNumber && largest != objective.abs().numerator()) {
    reasons.push_back("every solution goes through a number of " + largest + " or more");
  }
  reasons.push_back("the easiest solution, " + to_text(grade.easiest, Notation::infix) +
                    ", takes an effort of " + std::to_string(grade.effort));
  return reasons;
}

int level_of_effort(std::uint32_t effort) {
  return 1 + static_cast<int>(std::ranges::count_if(
                 kHighestEfforts, [&](std::uint32_t highest) { return effort > highest; }));
}

}  // namespace

std::optional<Grade> grade(Solver& solver, const Hand& hand, Rules rules, Use use) {
  Graph graph = solver.graph(hand, {.rules = rules, .use = use});
  if (graph.roots.empty()) return std::nullopt;
  const DistinctSolutions solutions(graph, &solver.budget());
  if (solver.budget().over()) return std::nullopt;
  Grade grade;
  grade.use = use;
  grade.distinct = solutions.count();
  grade.needs = needs_of(graph);
  if (use == Use::all) grade.features = features_of(graph, grade.needs);
  Way way = easiest_way(graph, solutions);
  grade.easiest = std::move(way.expression);
  grade.effort = way.effort;
  grade.text = solutions[0];
  grade.text_effort = solutions.effort(0);
  grade.written = WrittenSolutions(std::move(graph)).count();
  grade.score = use == Use::all ? score_of(grade.features) : std::int64_t{grade.effort};
  grade.level = use == Use::all ? level_of(grade.score) : level_of_effort(grade.effort);
  grade.reasons = reasons_for(grade, hand.objective());
  return grade;
}

std::optional<std::vector<std::string>> steps_of_easiest(Solver& solver, const Hand& hand,
                                                         Rules rules, Use use) {
  const Graph graph = solver.graph(hand, {.rules = rules, .use = use});
  if (graph.roots.empty()) return std::nullopt;
  const DistinctSolutions solutions(graph, &solver.budget());
  if (solver.budget().over()) return std::nullopt;
  return steps_of(easiest_way(graph, solutions).expression);
}

}  // namespace reckon::krypto
