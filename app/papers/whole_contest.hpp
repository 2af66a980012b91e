// SPDX-License-Identifier: MIT
// A contest of the store with its plan and its stated questions.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "reckon/contest/plan.hpp"
#include "reckon/kinds/stated.hpp"
#include "reckon/store/contest.hpp"
#include "reckon/text/result.hpp"

namespace reckon::papers {

/// Reads what the store keeps as JSON.
struct Readers {
  std::function<Result<contest::Plan>(const store::ContestRow&)> plan;
  std::function<Result<kinds::StatedPuzzle>(const std::string& body)> stated;
};

/// A contest with its plan.
struct WholeContest {
  store::ContestData data;
  contest::Plan plan;
  std::map<std::string, kinds::StatedPuzzle> stated{};  ///< the stated questions, by id

  /// Returns a question; null if the contest lacks it.
  const store::QuestionRow* find(const std::string& id) const;
  /// Returns a stated question; null if it is of another kind.
  const kinds::StatedPuzzle* stated_of(const store::QuestionRow& question) const;
  /// Returns the questions on the papers of a level, in order.
  std::vector<const store::OnPaper*> on_paper(const std::string& level) const;
};

/// Reads a contest of the store. Refuses an unknown one, and one that cannot be read.
Result<WholeContest> whole_contest(store::ContestStore& store, const std::string& id,
                                   const Readers& readers);
/// Completes a contest that was read. Refuses one whose plan or questions cannot be read.
Result<WholeContest> whole_contest(store::ContestData data, const Readers& readers);

}  // namespace reckon::papers
