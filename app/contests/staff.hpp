// SPDX-License-Identifier: MIT
// What teachers, invigilators and organisers ask.
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

}  // namespace reckon::contests
