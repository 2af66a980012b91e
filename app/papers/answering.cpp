// SPDX-License-Identifier: MIT
#include "app/papers/answering.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "reckon/algebra/asked_numbers.hpp"
#include "reckon/arith/rules.hpp"
#include "reckon/contest/variants.hpp"
#include "reckon/kinds/kind.hpp"

namespace reckon::papers {

namespace {

const kinds::ChoiceAnswer* choice_of(const WholeContest& contest,
                                     const store::QuestionRow& question) {
  const auto* const stated = contest.stated_of(question);
  return stated == nullptr ? nullptr : std::get_if<kinds::ChoiceAnswer>(&stated->answer);
}

// Whether the question is in the contest, and its letters are as many as the paper renames.
bool is_of(const WholeContest& contest, const contest::PaperQuestion& item) {
  const auto* const question = contest.find(item.question);
  if (question == nullptr || item.variant >= question->variants.size()) return false;
  if (item.names.empty()) return true;
  std::size_t letters = question->variants[item.variant].letters.size();
  if (contest.stated_of(*question) != nullptr) {
    const auto* const choice = choice_of(contest, *question);
    letters = choice == nullptr ? 0 : choice->options.size();
  }
  std::string names = item.names;
  std::ranges::sort(names);
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] != kinds::option_name(i)) return false;
  }
  return names.size() == letters;
}

}  // namespace

Result<contest::Paper> paper_of(const WholeContest& contest, const std::string& text) {
  auto paper = contest::read_paper(text);
  const auto is_good = [&](const contest::PaperQuestion& item) { return is_of(contest, item); };
  if (!paper || !std::ranges::all_of(*paper, is_good)) {
    return failure(ErrorCode::system,
                   "a paper in the store cannot be read: see reckon contest check");
  }
  return paper;
}

Result<kinds::AnswerJudge> judge_on_paper(const WholeContest& contest,
                                          const contest::PaperQuestion& item) {
  const auto* const question = contest.find(item.question);
  if (question != nullptr) {
    if (const auto* stated = contest.stated_of(*question)) return judge_of(*stated);
    const auto kind = kinds::kind_named(question->kind);
    if (kind && item.variant < question->variants.size()) {
      return row_of(algebra::all_kinds(), *kind)
          .answers(contest::with_names(question->variants[item.variant].text, item.names),
                   rules_named(question->rules).value_or(Rules::house));
    }
  }
  return failure(ErrorCode::system, "the paper cannot be read: see reckon contest check");
}

std::vector<contest::AnswerField> fields_of(const WholeContest& contest,
                                            const contest::Paper& paper) {
  std::vector<contest::AnswerField> fields;
  for (const contest::PaperQuestion& item : paper) {
    const store::QuestionRow& question = *contest.find(item.question);
    contest::AnswerField& field = fields.emplace_back();
    if (const auto* const choice = choice_of(contest, question)) {
      field.kind = contest::FieldKind::choice;
      for (std::size_t i = 0; i < choice->options.size(); ++i) {
        field.labels += kinds::option_name(i);
      }
    }
    if (contest.stated_of(question) != nullptr) continue;
    const std::string& solution = question.variants.at(item.variant).solution;
    // Letters and their digits, but not formulas and numbers.
    if (!solution.contains('=')) continue;
    field.kind = contest::FieldKind::digits;
    for (std::size_t i = 1; i < solution.size(); ++i) {
      if (solution[i] == '=') field.labels += solution[i - 1];
    }
  }
  return fields;
}

}  // namespace reckon::papers
