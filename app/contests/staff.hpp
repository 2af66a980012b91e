// SPDX-License-Identifier: MIT
// The requests of teachers and invigilators, and the parts that they share.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "app/contests/desk.hpp"
#include "app/contests/routes.hpp"
#include "reckon/store/day.hpp"
#include "reckon/text/result.hpp"

namespace reckon::contests {

/// Returns the person who asks, with the groups and contests in reach.
Result<Reply> staff_me(Desk& desk, const Ask& ask);

/// Returns a group as pages show it, with its windows.
Result<nlohmann::json> group_json(Desk& desk, const store::GroupRow& group, std::int64_t now);
/// Returns a contest of the season of a group: the one that is named, or the only one that counts.
/// Empty if there is none, or several and none is named.
Result<std::optional<store::ContestRow>> contest_for(Desk& desk, const store::GroupRow& group,
                                                     const std::string& named);

/// Whether a group is one of the person who asks.
bool is_in_reach(const Ask& ask, const store::GroupRow& group);
/// Returns a level of the contests of a season, without rehearsals; null if none has it. It stays
/// until the desk forgets what it knows.
Result<const contest::Level*> level_of(Desk& desk, const std::string& season,
                                       const std::string& level);
/// Returns whether the teacher of a group may have that many more entrants.
Result<bool> has_room(Desk& desk, const store::GroupRow& group, std::int64_t more);

/// Returns whether the papers of a contest may be seen by this person: by a teacher once the
/// windows of all own groups have opened.
Result<bool> papers_are_out(Desk& desk, const store::ContestRow& contest, const Ask& ask);
Reply papers_not_out();

/// Returns the rows of the wall list of a group, or the row of one entrant.
Result<nlohmann::json> wall_rows(Desk& desk, const store::GroupRow& group,
                                 const std::string& contest, std::int64_t now,
                                 const std::optional<std::int64_t>& only);

// The acts of the routes, which staff_routes.cpp lists.
Result<Reply> progress(Desk& desk, const Ask& ask);
Result<Reply> give_extra(Desk& desk, const Ask& ask);
Result<Reply> reopen(Desk& desk, const Ask& ask);
Result<Reply> let_here(Desk& desk, const Ask& ask);
Result<Reply> accept_late(Desk& desk, const Ask& ask);
Result<Reply> move_entrant(Desk& desk, const Ask& ask);
Result<Reply> remove_entrant(Desk& desk, const Ask& ask);
Result<Reply> restore_entrant(Desk& desk, const Ask& ask);
Result<Reply> remove_attempt(Desk& desk, const Ask& ask);
Result<Reply> put_name(Desk& desk, const Ask& ask);
Result<Reply> put_level(Desk& desk, const Ask& ask);
Result<Reply> merge_entrants(Desk& desk, const Ask& ask);
Result<Reply> make_group(Desk& desk, const Ask& ask);
Result<Reply> add_to_group(Desk& desk, const Ask& ask);
Result<Reply> list_entrants(Desk& desk, const Ask& ask);
Result<Reply> shift_window(Desk& desk, const Ask& ask);
Result<Reply> open_now(Desk& desk, const Ask& ask);
Result<Reply> make_day_code(Desk& desk, const Ask& ask);
Result<Reply> end_day_code(Desk& desk, const Ask& ask);
Result<Reply> put_names(Desk& desk, const Ask& ask);
Result<Reply> delete_names(Desk& desk, const Ask& ask);
Result<Reply> take_rescue(Desk& desk, const Ask& ask);
Result<Reply> list_sheets(Desk& desk, const Ask& ask);
Result<Reply> take_sheets(Desk& desk, const Ask& ask);
Result<Reply> cut_out_file(Desk& desk, const Ask& ask);
Result<Reply> drop_doubt(Desk& desk, const Ask& ask);
Result<Reply> put_answer(Desk& desk, const Ask& ask);
Result<Reply> slips_file(Desk& desk, const Ask& ask);
Result<Reply> papers_file(Desk& desk, const Ask& ask);
Result<Reply> group_results_csv(Desk& desk, const Ask& ask);
Result<Reply> group_results_ods(Desk& desk, const Ask& ask);
Result<Reply> certificates_file(Desk& desk, const Ask& ask);
Result<Reply> reports_file(Desk& desk, const Ask& ask);
Result<Reply> certificate_of_entrant(Desk& desk, const Ask& ask);
Result<Reply> report_of_entrant(Desk& desk, const Ask& ask);
Result<Reply> group_results(Desk& desk, const Ask& ask);
Result<Reply> make_rehearsal(Desk& desk, const Ask& ask);
Result<Reply> drop_rehearsal(Desk& desk, const Ask& ask);

}  // namespace reckon::contests
