// SPDX-License-Identifier: MIT
// Marks the papers of a contest. Marks are a function of settings, variants and answers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "app/papers/whole_contest.hpp"
#include "reckon/contest/marking.hpp"
#include "reckon/store/writing.hpp"
#include "reckon/text/result.hpp"

namespace reckon::papers {

/// Returns the marks of all papers that were handed in, by attempt, with their ranks. `writing` is
/// asked for the times that break ties, where the plan wants it. Cost: judges each answer once.
Result<std::vector<store::MarkRow>> marks_of(store::ContestStore& store,
                                             store::WritingStore& writing,
                                             const WholeContest& contest);

/// The outcome of marking.
struct Marked {
  std::size_t papers = 0;     ///< if 0, nothing was written
  std::int64_t revision = 0;  ///< that of before, if the marks are the same
};
/// Marks a contest, and writes a revision unless the marks are those of the latest. The act is
/// noted with the revision. Attempts whose time is over are handed in before, at `now` in
/// milliseconds since 1970.
Result<Marked> mark(store::ContestStore& store, store::WritingStore& writing,
                    const WholeContest& contest, const store::ActRow& act, std::int64_t now);

/// The effect of voiding a question on a level.
struct VoidedLevel {
  std::string level;
  std::int64_t most_before = 0;  ///< the points that can be had
  std::int64_t most_after = 0;
  std::map<std::int64_t, std::size_t> papers{};  ///< by the change of their points, 0 included
};
/// Returns how marks would change if a question were voided, or not any more, for each level that
/// has it. Writes nothing. Refuses an unknown question.
Result<std::vector<VoidedLevel>> voiding(store::ContestStore& store, const WholeContest& contest,
                                         const std::string& question, contest::Voided voided);

}  // namespace reckon::papers
