// SPDX-License-Identifier: MIT
// The requests of organisers: contests with their life cycle, counts and figures, and acts on them.
#pragma once

#include "app/contests/desk.hpp"
#include "app/contests/routes.hpp"
#include "app/papers/whole_contest.hpp"
#include "reckon/text/result.hpp"

namespace reckon::contests {

// The acts of the routes, by file.

// organiser_contests.cpp
Result<Reply> list_contests(Desk& desk, const Ask& ask);
Result<Reply> show_contest(Desk& desk, const Ask& ask);
Result<Reply> check_contest(Desk& desk, const Ask& ask);
Result<Reply> set_window(Desk& desk, const Ask& ask);
Result<Reply> show_questions(Desk& desk, const Ask& ask);
Result<Reply> show_statistics(Desk& desk, const Ask& ask);
Result<Reply> results_csv(Desk& desk, const Ask& ask);
Result<Reply> results_ods(Desk& desk, const Ask& ask);
Result<Reply> all_certificates(Desk& desk, const Ask& ask);
Result<Reply> cup_csv(Desk& desk, const Ask& ask);
Result<Reply> cup_ods(Desk& desk, const Ask& ask);
Result<Reply> export_contest(Desk& desk, const Ask& ask);
Result<Reply> show_record(Desk& desk, const Ask& ask);

// organiser_acts.cpp
Result<Reply> void_question(Desk& desk, const Ask& ask);
Result<Reply> mark_contest(Desk& desk, const Ask& ask);
Result<Reply> publish_contest(Desk& desk, const Ask& ask);
Result<Reply> unpublish_contest(Desk& desk, const Ask& ask);
Result<Reply> exclude_entrant(Desk& desk, const Ask& ask);
Result<Reply> forget_entrants(Desk& desk, const Ask& ask);

// organiser_people.cpp
Result<Reply> list_teachers(Desk& desk, const Ask& ask);
Result<Reply> invite_teacher(Desk& desk, const Ask& ask);
Result<Reply> change_teacher(Desk& desk, const Ask& ask);
Result<Reply> renew_teacher_code(Desk& desk, const Ask& ask);
Result<Reply> list_notices(Desk& desk, const Ask& ask);
Result<Reply> add_notice(Desk& desk, const Ask& ask);
Result<Reply> drop_notice(Desk& desk, const Ask& ask);

// past_acts.cpp
Result<Reply> list_acts(Desk& desk, const Ask& ask);

// What they share.

/// Returns the contest of a request with its plan and questions, as it is now.
Result<papers::WholeContest> whole_contest(Desk& desk, const Ask& ask);
/// Returns a contest as pages show it, with the counts of its attempts.
Result<nlohmann::json> contest_with_counts(Desk& desk, const store::ContestRow& row);
/// Returns the same of the contest of a request, read again after an act.
Result<Reply> contest_reply(Desk& desk, const Ask& ask, nlohmann::json more = {});
/// Returns a positive number of the query, at most `most`; the usual one if there is none.
std::int64_t number_of(const Ask& ask, std::string_view key, std::int64_t usual, std::int64_t most);
/// Whether an attempt is running, and whether a group may still begin one.
struct Writing {
  bool runs = false;
  bool is_open = false;
};
Result<Writing> writing_now(Desk& desk, const store::ContestRow& row, std::int64_t now);

}  // namespace reckon::contests
