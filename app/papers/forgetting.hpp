// SPDX-License-Identifier: MIT
// Forgets entrants: backups, names and codes first, then papers and answers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/papers/cut_outs.hpp"
#include "app/papers/whole_contest.hpp"
#include "reckon/store/contest.hpp"
#include "reckon/store/persons.hpp"
#include "reckon/text/result.hpp"

namespace reckon::papers {

/// The outcome of forgetting.
struct Forgot {
  store::Forgetting rows{};
  std::int64_t names = 0;
  std::size_t backups = 0;                ///< that were deleted
  std::vector<std::string> files_left{};  ///< backups that could not be deleted
};

/// Forgets a season, a group or an entrant, so that no byte of them stays in both files. If it ends
/// in between, it can be repeated. Fails with `not_found` if there is no such entrant. Cost:
/// rewrites both files.
Result<Forgot> forget(store::ContestStore& store, store::PersonStore& persons,
                      const store::Forgotten& what, const CutOuts& cut_outs);

/// The end of a term of a season, in seconds since 1970: the latest of its contests, each with the
/// days of its plan (Plan::days for names, Plan::trail) after it became official. Nothing while one
/// of them is not official.
Result<std::optional<std::int64_t>> end_of_term(store::ContestStore& store,
                                                const std::string& season, const Readers& readers,
                                                std::int64_t contest::Plan::* days);

/// Deletes the names, codes and sessions of the entrants of a season, and the backups of the file
/// of persons. Papers, answers and marks stay. Returns how many names there were, and notes the
/// act, unless there were neither names nor codes. Cost: rewrites the file of persons.
Result<std::int64_t> forget_names(store::ContestStore& store, store::PersonStore& persons,
                                  const std::string& season, const store::ActRow& act);

/// Data of a season that was deleted at its term.
struct ForgottenAtTerm {
  std::string season;
  std::optional<std::int64_t> names{};  ///< nothing if the season had neither names nor codes
  std::int64_t trail = 0;               ///< lines of the trail
};
/// Does forget_names() for all seasons whose term for names has ended by `now`, in seconds since
/// 1970. Deletes the trail of those whose term for it has ended; acts that came later have the same
/// days. Returns the seasons that had some of these.
Result<std::vector<ForgottenAtTerm>> forget_ended(store::ContestStore& store,
                                                  store::PersonStore& persons,
                                                  const Readers& readers, std::int64_t now);

}  // namespace reckon::papers
