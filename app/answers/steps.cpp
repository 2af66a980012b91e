// SPDX-License-Identifier: MIT
#include "app/answers/steps.hpp"

#include <array>
#include <bit>
#include <optional>

namespace reckon::answers {

namespace {

struct OutcomeRow {
  letters::Outcome outcome;
  std::string_view key;
  std::string_view objection;
};
constexpr std::array kOutcomes = {
    OutcomeRow{letters::Outcome::no_answer, "no_answer", "no answer"},
    OutcomeRow{letters::Outcome::one_answer, "one_answer", ""},
    OutcomeRow{letters::Outcome::several_answers, "several_answers", "several answers"},
    OutcomeRow{letters::Outcome::given_up, "given_up", "too many guesses"},
};
static_assert(is_in_order(kOutcomes, &OutcomeRow::outcome));
static_assert(kOutcomes.size() == static_cast<std::size_t>(letters::Outcome::given_up) + 1);

const OutcomeRow& row_of(letters::Outcome outcome) {
  return kOutcomes[static_cast<std::size_t>(outcome)];
}

Json digits_of(letters::DigitSet set) {
  Json list = Json::array();
  for (; set != 0; set &= set - 1) list.push_back(std::countr_zero(set));
  return list;
}

template <typename Letters>
Json names_of(const Letters& letters, const StepWriter& writer) {
  Json names = Json::array();
  for (const auto letter : letters) names.push_back(writer.letter(letter));
  return names;
}

Json json_of_changes(const letters::Step& step, const StepWriter& writer) {
  Json changes = Json::array();
  for (const auto& [letter, before, after] : step.changes) {
    changes.push_back({{"letter", writer.letter(letter)},
                       {"before", digits_of(before)},
                       {"after", digits_of(after)}});
  }
  return changes;
}

Json json_of_step(const letters::Step& step, const StepWriter& writer) {
  Json equations = Json::array();
  for (const std::optional<std::size_t>& line : {step.line, step.other}) {
    if (line) equations.push_back(writer.equation(*line));
  }
  Json document = {{"technique", letters::row_of(step.technique).key},
                   {"depth", step.depth},
                   {"equations", std::move(equations)},
                   {"column", step.column ? Json(*step.column + 1) : Json()},
                   {"because_of", names_of(step.because, writer)},
                   {"cases", step.cases},
                   {"changes", json_of_changes(step, writer)},
                   {"contradiction", step.contradiction},
                   {"text", writer.text(step)}};
  writer.add_former(document, step);
  return document;
}

void add_outcome(Json& document, letters::Outcome outcome, const StepWriter& writer) {
  document["outcome"] = key_of(outcome);
  const bool is_doubtful =
      outcome == letters::Outcome::no_answer || outcome == letters::Outcome::several_answers;
  if (is_doubtful) document["understood"] = writer.understood();
}

}  // namespace

std::string_view key_of(letters::Outcome outcome) { return row_of(outcome).key; }

std::string_view objection(letters::Outcome outcome) { return row_of(outcome).objection; }

std::vector<std::string> steps_in_words(std::span<const letters::Step> steps,
                                        const StepWriter& writer) {
  std::vector<std::string> lines;
  for (const letters::Step& step : steps) {
    lines.push_back(std::string(2 * step.depth, ' ') + writer.text(step));
  }
  return lines;
}

Json json_of_steps(std::span<const letters::Step> steps, const StepWriter& writer) {
  Json list = Json::array();
  for (const letters::Step& step : steps) list.push_back(json_of_step(step, writer));
  return list;
}

void add_hint(Json& document, const letters::Hint& hint, const StepWriter& writer) {
  add_outcome(document, hint.outcome, writer);
  document["wrong"] = names_of(hint.wrong, writer);
  document["steps"] = json_of_steps(hint.all_steps(), writer);
}

void add_explanation(Json& document, const letters::Reasoned& reasoned, const StepWriter& writer) {
  add_outcome(document, reasoned.outcome, writer);
  document["steps"] = json_of_steps(reasoned.steps, writer);
}

void add_grade(Json& document, const letters::Reasoned& reasoned) {
  document["outcome"] = key_of(reasoned.outcome);
  if (const std::string_view problem = objection(reasoned.outcome); !problem.empty()) {
    document["problem"] = problem;
    return;
  }
  const letters::Grade grade = letters::grade(reasoned);
  add_level(document, grade);
  document["reasons"] = grade.reasons;
}

void add_level(Json& document, const letters::Grade& grade) {
  document["level"] = grade.level;
  document["effort"] = json_of(grade.effort);
  document["technique"] = letters::row_of(grade.hardest).key;
}

}  // namespace reckon::answers
