// SPDX-License-Identifier: MIT
// Checks that a contest of the store can be held and marked.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/papers/whole_contest.hpp"
#include "reckon/text/result.hpp"

namespace reckon::papers {

/// The faults of a contest, a line each, and how much was looked at.
struct Checked {
  std::vector<std::string> faults{};
  std::size_t questions = 0;
  std::size_t papers = 0;
};

/// Returns the faults of the questions and levels alone. Fails if a question cannot be read.
Result<std::vector<std::string>> faults_of_questions(const WholeContest& contest);

/// Solves each question again, and reads each paper. A question must have exactly one answer, which
/// is the stored one. Levels must be as the plan has them, no class may come twice in the season,
/// and papers must be whole. Cost: some milliseconds for each question.
Result<Checked> check(store::ContestStore& store, const WholeContest& contest);

}  // namespace reckon::papers
