// SPDX-License-Identifier: MIT
// How the questions of a paper are answered.
#pragma once

#include <string>
#include <vector>

#include "app/papers/whole_contest.hpp"
#include "reckon/contest/answer_page.hpp"
#include "reckon/contest/paper.hpp"
#include "reckon/kinds/answer.hpp"
#include "reckon/text/result.hpp"

namespace reckon::papers {

/// Reads a paper of the store. Refuses one whose questions, variants or letters are not those of
/// the contest, as a fault of the system.
Result<contest::Paper> paper_of(const WholeContest& contest, const std::string& text);

/// Returns the judge of a question as it stands on a paper, with its letters.
Result<kinds::AnswerJudge> judge_on_paper(const WholeContest& contest,
                                          const contest::PaperQuestion& item);

/// How each question of a paper is answered, for its page of answers. The paper must be one of
/// paper_of().
std::vector<contest::AnswerField> fields_of(const WholeContest& contest,
                                            const contest::Paper& paper);

}  // namespace reckon::papers
