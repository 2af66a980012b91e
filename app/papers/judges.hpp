// SPDX-License-Identifier: MIT
// Judges of the questions of a contest.
#pragma once

#include <map>
#include <string>

#include "app/papers/whole_contest.hpp"
#include "reckon/contest/marking.hpp"
#include "reckon/text/result.hpp"

namespace reckon::papers {

/// Returns the judges of all questions, by id. Refuses a kind that this version does not know, and
/// a text that cannot be read.
Result<std::map<std::string, contest::QuestionJudge>> judges_of(const WholeContest& contest);

}  // namespace reckon::papers
