// SPDX-License-Identifier: MIT
#include "app/answers/hands.hpp"

#include <algorithm>
#include <utility>

namespace reckon::answers {

namespace {

Json json_of_sides(const krypto::Nearest& nearest, const Asked& asked) {
  const auto side = [&](const std::optional<Expression>& expression) -> Json {
    if (!expression) return nullptr;
    return {{"value", json_of(*expression->value())}, {"expression", asked.text_of(*expression)}};
  };
  return {{"below", side(nearest.below)}, {"above", side(nearest.above)}};
}

Json json_of_features(const krypto::Features& features) {
  Json list = Json::array();
  const krypto::FeatureNumbers numbers = krypto::numbers_of(features);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const krypto::Weight& row = krypto::kFeatureWeights[i];
    list.push_back(
        {{"name", row.name}, {"number", numbers[i]}, {"points", row.weight * numbers[i]}});
  }
  return list;
}

}  // namespace

Json json_of_deal(const krypto::DealWishes& wishes, std::uint64_t seed,
                  const std::optional<Rules>& rules) {
  Json question;
  if (wishes.game == krypto::Game::krypto) {
    question["deck"] = json_of(wishes.deck);
  } else {
    question["game"] = name_of(wishes.game);
  }
  question["seed"] = json_of(seed);
  if (rules) question["rules"] = name_of(*rules);
  return question;
}

Notation Asked::written_as() const {
  if (notation) return *notation;
  if (question.form == krypto::Form::linear) return Notation::linear;
  return question.form == krypto::Form::written ? Notation::brackets : Notation::infix;
}

std::string Asked::text_of(const Expression& expression) const {
  return to_text(expression, written_as());
}

Solved solve(krypto::Solver& solver, const krypto::Hand& hand, const Asked& asked) {
  Solved solved{.budget = &solver.budget()};
  // The search for any solution does not find chains.
  if (asked.one && asked.question.form != krypto::Form::linear) {
    solved.first = solver.first(hand, asked.question.rules, asked.question.use);
    return solved;
  }
  solved.all = solver.solve(hand, asked.question);
  solved.count = solved.all->count();
  solved.shown = std::min(*solved.count, asked.one ? 1 : asked.limit.value_or(*solved.count));
  return solved;
}

Json json_of_question(const Asked& asked) {
  return {{"rules", name_of(asked.question.rules)},
          {"form", name_of(asked.question.form)},
          {"use", name_of(asked.question.use)},
          {"notation", name_of(asked.written_as())}};
}

Json json_of_answer(const krypto::Hand& hand, const Solved& solved, const Asked& asked) {
  Json answer = json_of(hand);
  answer["solvable"] = solved.any();
  if (solved.count) answer["count"] = *solved.count;
  if (asked.count) return answer;
  Json solutions = Json::array();
  solved.each([&](const Expression& solution) { solutions.push_back(asked.text_of(solution)); });
  answer["solutions"] = std::move(solutions);
  return answer;
}

bool wants_nearest(const Solved& solved, const Asked& asked) {
  return !solved.any() && asked.question.form != krypto::Form::linear;
}

Json json_of_solve(const krypto::Hand& hand, const Solved& solved, const Asked& asked,
                   const krypto::Nearest& nearest) {
  Json document = json_of_question(asked);
  document.update(json_of_answer(hand, solved, asked));
  if (wants_nearest(solved, asked)) document["nearest"] = json_of_sides(nearest, asked);
  return document;
}

Json json_of_nearest(const krypto::Hand& hand, bool reachable, const krypto::Nearest& nearest,
                     const Asked& asked) {
  Json document = json_of_question(asked);
  document.erase("form");
  document.update(json_of(hand));
  document["reachable"] = reachable;
  document.update(json_of_sides(nearest, asked));
  return document;
}

Json json_of_grade(const krypto::Hand& hand, const std::optional<krypto::Grade>& grade,
                   Rules rules) {
  Json answer = json_of(hand);
  answer["rules"] = name_of(rules);
  answer["solvable"] = grade.has_value();
  if (!grade) return answer;
  answer["level"] = grade->level;
  answer["score"] = grade->score;
  answer["distinct"] = grade->distinct;
  answer["written"] = grade->written;
  answer["needs"] = {{"division", grade->needs.division},
                     {"fraction", grade->needs.fraction},
                     {"negative", grade->needs.negative},
                     {"largest", json_of(grade->needs.largest)}};
  if (grade->use == krypto::Use::all) answer["features"] = json_of_features(grade->features);
  answer["easiest"] = to_text(grade->easiest, Notation::infix);
  answer["effort"] = grade->effort;
  answer["reasons"] = grade->reasons;
  return answer;
}

Json json_of_hint(const krypto::Hand& hand, Rules rules,
                  const std::optional<std::vector<std::string>>& steps, std::size_t shown) {
  Json document = json_of(hand);
  document["rules"] = name_of(rules);
  document["solvable"] = steps.has_value();
  document["steps"] = Json::array();
  const std::size_t total = steps ? steps->size() : 0;
  for (std::size_t i = 0; i < std::min(shown, total); ++i) document["steps"].push_back((*steps)[i]);
  document["steps_in_all"] = total;
  return document;
}

Json json_of_check(const krypto::Hand& hand, std::string_view formula,
                   const krypto::Verdict& verdict, Rules rules) {
  Json document = json_of(hand);
  document["rules"] = name_of(rules);
  document["formula"] = formula;
  document["value"] = verdict.value ? json_of(*verdict.value) : Json();
  document["correct"] = verdict.problems.empty();
  document["problems"] = Json::array();
  for (const auto& problem : verdict.problems) {
    document["problems"].push_back({{"kind", name_of(problem.kind)}, {"message", problem.message}});
  }
  return document;
}

}  // namespace reckon::answers
