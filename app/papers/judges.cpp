// SPDX-License-Identifier: MIT
#include "app/papers/judges.hpp"

#include <utility>
#include <vector>

#include "reckon/algebra/asked_numbers.hpp"
#include "reckon/arith/rules.hpp"
#include "reckon/kinds/kind.hpp"
#include "reckon/text/quote.hpp"

namespace reckon::papers {

Result<std::map<std::string, contest::QuestionJudge>> judges_of(const WholeContest& contest) {
  std::map<std::string, contest::QuestionJudge> judges;
  for (const store::QuestionRow& question : contest.data.questions) {
    std::vector<kinds::AnswerJudge> variants;
    if (const auto* const stated = contest.stated_of(question)) {
      variants.push_back(judge_of(*stated));
    } else {
      const auto kind = kinds::kind_named(question.kind);
      if (!kind) {
        return failure("a question of the kind " + quote(question.kind) +
                       " is in the store, which this version does not know: use the reckon that "
                       "drew it");
      }
      const Rules rules = rules_named(question.rules).value_or(Rules::house);
      for (const contest::Variant& variant : question.variants) {
        auto judge = row_of(algebra::all_kinds(), *kind).answers(variant.text, rules);
        if (!judge) return std::unexpected(judge.error());
        variants.push_back(*std::move(judge));
      }
    }
    judges.emplace(question.id, contest::QuestionJudge(std::move(variants)));
  }
  return judges;
}

}  // namespace reckon::papers
