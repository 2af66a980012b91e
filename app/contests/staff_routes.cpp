// SPDX-License-Identifier: MIT
#include "app/contests/staff_routes.hpp"

#include "app/contests/staff.hpp"

namespace reckon::contests {

namespace {

Result<Reply> leave(Desk& desk, const Ask& ask) {
  if (auto ended = desk.stores().persons->end_session(ask.session->token); !ended) {
    return std::unexpected(ended.error());
  }
  return Reply{};
}

constexpr std::array kStaffRoutes = {
    Route{.method = "GET",
          .path = "staff/me",
          .role = Role::invigilator,
          .act = &staff_me,
          .summary = "The person, with groups and contests",
          .answer = "staff-me"},
    Route{.method = "POST",
          .path = "staff/leave",
          .role = Role::invigilator,
          .needs = Needs::own,
          .act = &leave,
          .summary = "End this session",
          .body = "empty",
          .answer = "empty"},
};

}  // namespace

std::span<const Route> staff_routes() { return kStaffRoutes; }

}  // namespace reckon::contests
